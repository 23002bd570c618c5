"""Words that mean the same: of other editions, of other languages, of players in a hurry.

They are the same in whatever language is spoken, for a table may own an edition in another one.
"""


def _groups(lines: str) -> tuple[frozenset[str], ...]:
    """Each line is a group; a word may stand in several."""
    return tuple(frozenset(line.split()) for line in lines.splitlines() if line.split())


KINDS = _groups("""
    pavilion pavilions pabellon pabellones pawilon pawilony pavillon pavillons
    seraglio seraglios serail serails serrallo serrallos seraj seraje manor manors harem
    arcades arcade arcaden arkaden arkady arcada arcadas galeria gallery mezzanine mezzanines
    chambers chamber gemacher komnata komnaty sala salas estancia estancias
    garden gardens garten ogrod ogrody jardin jardines
    towers tower turm turme torre torres wieza wieze wiez
""")
"""The kinds of buildings: which of them it was is seldom what somebody asks."""

GROUPS = KINDS + _groups("""
    dummy dirk boabdil marek pablo neutral imaginary fictitious ghost bot npc phantom automa dirka
    dummy dirkowi dirkiem dirks boabdila boabdilowi marka markowi markiem pabla pablowi pablos
    wall walls muralla murallas muro muros mur mury mauer mauern stadtmauer aussenmauer fence
    moat moats river rivers rio rios fosa fosy graben fluss foso water
    vizier visier pasha pacha baja wesir wezyr bassa pascha viziers
    exchange bureau joker wild wechselstube kantor changer cambio wymiana
    hut huts square squares barracon barracones bauhutte bauhutten skwer skwery camp barracks
    bonus adicional adicionales bonuskarte bonuskarten bonusowe extra
    fountain lions patio lowenbrunnen fontanna fuente leones start starting
    tile tiles plaquita loseta zeton plattchen piece pieza building buildings
    palace alhambra city town palast castle fortress citadel
    money cash coins coin dinero geld pieniadze card cards
    currency currencies waluta wahrung moneda divisa
    blue denar dinar dinars denars denario
    green dirham dirhams
    orange ducat ducats dukat ducado
    yellow florin florins gulden couronne
    price prices cost costs coste precio preis cena
    exact exactly precise odliczona passend exacto justo
    change wechselgeld vuelta reszta
    pay paid paying payment zahlen pagar zaplacic
    buy bought buying purchase purchased kaufen comprar kupic
    take took taken taking grab nehmen tomar coger pobrac
    build built building umbauen construir budowac
    place places placed placing put lay laid
    rebuild redesign remodel renovate umbau reconstruir redisenar przebudowa przebudowac
    remove removed removing demolish destroy unbuild dismantle quitar retirar usunac entfernen
    swap swaps swapped swapping switch replace substitute tauschen cambiar zamienic
    move moved moving shift relocate
    rotate rotated turn turned rotation drehen girar obrocic
    flip flipped flipping reverse umdrehen voltear
    reserve reserva rezerwa reservefeld storage stash
    market bauhof gielda mercado patio display
    bag bolsa worek beutel sack tower dispenser
    hole holes gap gaps hueco hoyo loch lucke dziura pit void courtyard hollow
    diagonal diagonally catty kitty crosswise
    walk walked stroll foot pedestrian pieszo fuss pie peaton piechote fussgangerregel path
    reach reached reachable accessible access connected connection
    corner corners esquina ecke rog angle
    edge edges side sides border
    roof roofs upside orientation
    score scores scored scoring scorings wertung recuento puntuacion punktacja punktowanie
    points point vp puntos punkte punkty
    tie ties tied tying draw equal aequo empate remis gleichstand unentschieden tablas even
    win wins won winner winning victory sieg victoria wygrywa
    lose loses lost losing
    majority majorities most mayoria mehrheit wiekszosc
    reserve rezerwy
    first erster primero pierwszy
    amount number quantity many
    begin begins start starts starting beginning commence
    end ends ending over finish finished finishes ende final koniec fin
    last final leftover leftovers remaining rest left restliche restantes
    youngest jungster joven najmlodszy
    give gives gave given giving gift gifts donate donated present regalar verschenken
    trade trades trading barter deal negotiate
    show shows shown reveal revealed display
    secret hidden hide conceal
    pass passing skip skips skipping
    turn turns go move
    game match partie partida
    player players people persons opponents opponent rival rivals
    wrong wrongly mistake mistakes error errors incorrect incorrectly miscounted
    forgot forget forgotten missed
    correct correction fix redo recount recalculate recalculated rescore
    several multiple many
    colour colours color colors
    allowed permitted legal may
    half halves fraction fractions
    arena bath library hostel hospital park school district kinds kind
    kids children beginners family simple easy
    odd uneven impar ungerade nieparzysta
    even par gerade parzysta
    worth value values
    dear dearer expensive pricey costly
    wake waking woken awake activate reactivate wecken
    asleep sleep sleeping inactive
    more extra another additional again
    100 hundred
    1 one single once
    2 two twice both second
    3 three third
    4 four fourth
    5 five
    6 six
    7 seven
    run runs ran running
    shuffle shuffled reshuffle mix mischen barajar
    discard discards discarded
    ring circle loop encircled
    refill refilled fill filled replenish restock
    money deck
""")

MEANING: dict[str, frozenset[str]] = {}
"""What each of these words can mean: all words of its groups."""
for _group in GROUPS:
    for _word in _group:
        MEANING[_word] = MEANING.get(_word, frozenset()) | _group

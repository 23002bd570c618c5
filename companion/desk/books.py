"""The five rule books, and the sections of them that rulings rest on."""

from dataclasses import dataclass
from enum import StrEnum

from companion.words import N_, _


class Book(StrEnum):
    """A rule book, named as its edition is; the expansion's is named after its box."""

    DIRK = "dirk"
    BOABDIL = "boabdil"
    MAREK = "marek"
    PABLO = "pablo"
    VIZIER = "vizier"

    @property
    def called(self) -> str:
        """What a player calls it."""
        return _(_TITLES[self])


_TITLES = {
    Book.DIRK: N_("Alhambra, with Dirk"),
    Book.BOABDIL: N_("Alhambra, with Boabdil"),
    Book.MAREK: N_("Alhambra, with Marek"),
    Book.PABLO: N_("Granada, with Pablo"),
    Book.VIZIER: N_("The Vizier’s Favour"),
}


@dataclass(frozen=True, slots=True)
class Source:
    """A section of a rule book, titled as printed there."""

    book: Book
    section: str


DIRK_BOX = Source(Book.DIRK, "Material de juego")
DIRK_SETUP = Source(Book.DIRK, "Preparación del juego")
DIRK_TURN = Source(Book.DIRK, "Modo de jugar")
DIRK_TAKING = Source(Book.DIRK, "Tomar dinero")
DIRK_BUYING = Source(Book.DIRK, "Comprar una plaquita de edificaciones")
DIRK_PLACING = Source(Book.DIRK, "Colocar una plaquita de edificaciones")
DIRK_BUILDING = Source(Book.DIRK, "Reglas de construcción de la Alhambra")
DIRK_REBUILDING = Source(Book.DIRK, "Reconstruir la Alhambra")
DIRK_END_OF_TURN = Source(Book.DIRK, "Al final de su jugada")
DIRK_SCORING = Source(Book.DIRK, "Recuentos de puntos")
DIRK_MAJORITIES = Source(Book.DIRK, "Puntos por la mayoría de edificaciones")
DIRK_WALLS = Source(Book.DIRK, "Puntos por las murallas exteriores")
DIRK_END = Source(Book.DIRK, "Final del juego")
DIRK_TWO = Source(Book.DIRK, "Regla especial para cuando juegan sólo dos personas")

BOABDIL_BOX = Source(Book.BOABDIL, "Componentes")
BOABDIL_SETUP = Source(Book.BOABDIL, "Preparación de la partida")
BOABDIL_TURN = Source(Book.BOABDIL, "Cómo se juega")
BOABDIL_TAKING = Source(Book.BOABDIL, "Tomar dinero")
BOABDIL_BUYING = Source(Book.BOABDIL, "Comprar una loseta de edificio")
BOABDIL_PLACING = Source(Book.BOABDIL, "Colocar losetas de edificio")
BOABDIL_BUILDING = Source(Book.BOABDIL, "Reglas para construir la alhambra")
BOABDIL_REBUILDING = Source(Book.BOABDIL, "Rediseñar la alhambra")
BOABDIL_END_OF_TURN = Source(Book.BOABDIL, "Final del turno")
BOABDIL_SCORING = Source(Book.BOABDIL, "Puntuación")
BOABDIL_FIRST_SCORING = Source(Book.BOABDIL, "Primera puntuación")
BOABDIL_SECOND_SCORING = Source(Book.BOABDIL, "Segunda puntuación")
BOABDIL_MAJORITIES = Source(Book.BOABDIL, "Puntos por mayoría de edificios")
BOABDIL_WALLS = Source(Book.BOABDIL, "Puntos por el muro exterior de la alhambra")
BOABDIL_END = Source(Book.BOABDIL, "Final de la partida")
BOABDIL_TWO = Source(Book.BOABDIL, "Reglas especiales para partidas a dos jugadores")

MAREK_BOX = Source(Book.MAREK, "Zawartość pudełka")
MAREK_SETUP = Source(Book.MAREK, "Przygotowanie rozgrywki")
MAREK_TURN = Source(Book.MAREK, "Omówienie rozgrywki")
MAREK_TAKING = Source(Book.MAREK, "Pobieranie kart pieniędzy")
MAREK_BUYING = Source(Book.MAREK, "Zakup żetonów")
MAREK_PLACING = Source(Book.MAREK, "Rozmieszczanie żetonów")
MAREK_BUILDING = Source(Book.MAREK, "Zasady budowy Alhambry")
MAREK_REBUILDING = Source(Book.MAREK, "Przebudowa Alhambry")
MAREK_END_OF_TURN = Source(Book.MAREK, "Zakończenie tury")
MAREK_SCORING = Source(Book.MAREK, "Punktacja")
MAREK_WALLS = Source(Book.MAREK, "Punkty przyznawane za mury okalające Alhambrę")
MAREK_END = Source(Book.MAREK, "Koniec gry")
MAREK_TWO = Source(Book.MAREK, "Specjalne zasady rozgrywki dla dwóch graczy")

PABLO_TITLE = Source(Book.PABLO, "Un juego … para 2-6 jugadores")
PABLO_BOX = Source(Book.PABLO, "Material de juego")
PABLO_SETUP = Source(Book.PABLO, "Preparación del juego")
PABLO_TURN = Source(Book.PABLO, "Desarrollo del juego")
PABLO_TAKING = Source(Book.PABLO, "Coger dinero")
PABLO_BUYING = Source(Book.PABLO, "Comprar piezas de construcción")
PABLO_REBUILDING = Source(Book.PABLO, "Modificar la ciudad")
PABLO_END_OF_TURN = Source(Book.PABLO, "Final del turno")
PABLO_PLACING = Source(Book.PABLO, "Colocar la pieza de construcción")
PABLO_BUILDING = Source(Book.PABLO, "Reglas de construcción de Granada")
PABLO_SCORING = Source(Book.PABLO, "Recuentos")
PABLO_RIVERS = Source(Book.PABLO, "Puntos victoria para los ríos")
PABLO_MAJORITIES = Source(Book.PABLO, "Puntos victoria por mayorías en construcciones")
PABLO_SCORING_A = Source(Book.PABLO, "Recuento A")
PABLO_SCORING_B = Source(Book.PABLO, "Recuento B")
PABLO_SCORING_C = Source(Book.PABLO, "Recuento C")
PABLO_SIMPLE = Source(Book.PABLO, "Recuento sencillo")
PABLO_END = Source(Book.PABLO, "Final del juego")
PABLO_TWO = Source(Book.PABLO, "Reglas especiales del juego para dos")

VIZIERS = Source(Book.VIZIER, "Las simpatías del bajá")
EXCHANGE = Source(Book.VIZIER, "La casa de cambio")
EXCHANGE_NOTES = Source(Book.VIZIER, "La casa de cambio – Observaciones")
BONUS = Source(Book.VIZIER, "Las cartas de puntos adicionales")
HUTS = Source(Book.VIZIER, "Los barracones")

BOXES = (DIRK_BOX, BOABDIL_BOX, MAREK_BOX, PABLO_BOX)
SETUPS = (DIRK_SETUP, BOABDIL_SETUP, MAREK_SETUP, PABLO_SETUP)
TURNS = (DIRK_TURN, BOABDIL_TURN, MAREK_TURN, PABLO_TURN)
ENDS_OF_TURN = (DIRK_END_OF_TURN, BOABDIL_END_OF_TURN, MAREK_END_OF_TURN, PABLO_END_OF_TURN)
PLACINGS = (DIRK_PLACING, BOABDIL_PLACING, MAREK_PLACING, PABLO_PLACING)
BUILDINGS = (DIRK_BUILDING, BOABDIL_BUILDING, MAREK_BUILDING, PABLO_BUILDING)
REBUILDINGS = (DIRK_REBUILDING, BOABDIL_REBUILDING, MAREK_REBUILDING, PABLO_REBUILDING)
SCORINGS = (DIRK_SCORING, BOABDIL_SCORING, MAREK_SCORING, PABLO_SCORING)
ENDS = (DIRK_END, BOABDIL_END, MAREK_END, PABLO_END)
GAMES_OF_TWO = (DIRK_TWO, BOABDIL_TWO, MAREK_TWO, PABLO_TWO)
"""What all books say in a section of their own."""

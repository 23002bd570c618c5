"""The headings printed in the five rule books, as far as rulings rest on them."""

HEADINGS = {
    "dirk": """
        Material de juego
        Preparación del juego
        Modo de jugar
        Tomar dinero
        Comprar una plaquita de edificaciones
        Colocar una plaquita de edificaciones
        Reglas de construcción de la Alhambra
        Reconstruir la Alhambra
        Al final de su jugada
        Recuentos de puntos
        Puntos por la mayoría de edificaciones
        Puntos por las murallas exteriores
        Final del juego
        Regla especial para cuando juegan sólo dos personas
    """,
    "boabdil": """
        Componentes
        Preparación de la partida
        Cómo se juega
        Tomar dinero
        Comprar una loseta de edificio
        Rediseñar la alhambra
        Colocar losetas de edificio
        Reglas para construir la alhambra
        Final del turno
        Puntuación
        Puntos por el muro exterior de la alhambra
        Puntos por mayoría de edificios
        Primera puntuación
        Segunda puntuación
        Final de la partida
        Reglas especiales para partidas a dos jugadores
    """,
    "marek": """
        Zawartość pudełka
        Przygotowanie rozgrywki
        Omówienie rozgrywki
        Pobieranie kart pieniędzy
        Zakup żetonów
        Rozmieszczanie żetonów
        Zasady budowy Alhambry
        Przebudowa Alhambry
        Zakończenie tury
        Punktacja
        Punkty przyznawane za mury okalające Alhambrę
        Koniec gry
        Specjalne zasady rozgrywki dla dwóch graczy
    """,
    "pablo": """
        Un juego … para 2-6 jugadores
        Material de juego
        Preparación del juego
        Desarrollo del juego
        Coger dinero
        Comprar piezas de construcción
        Modificar la ciudad
        Final del turno
        Colocar la pieza de construcción
        Reglas de construcción de Granada
        Recuentos
        Puntos victoria para los ríos
        Puntos victoria por mayorías en construcciones
        Recuento A
        Recuento B
        Recuento C
        Recuento sencillo
        Final del juego
        Reglas especiales del juego para dos
    """,
    "vizier": """
        Las simpatías del bajá
        La casa de cambio
        La casa de cambio – Observaciones
        Las cartas de puntos adicionales
        Los barracones
    """,
}


def printed(edition):
    """The headings of one book."""
    return {line.strip() for line in HEADINGS[edition].splitlines() if line.strip()}

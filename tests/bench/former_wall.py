"""How the wall was reckoned before: by corners in pairs, each run in a list of its edges."""

from companion.board.edges import outer_edges
from companion.board.grid import Cell, Side
from companion.board.wall import Wall


def longest_wall(city):
    """Find the longest wall of a palace within the rules."""
    edges = outer_edges(city)
    following = {edge[0]: edge for edge in edges}
    arriving = {edge[1] for edge in edges}
    best = _longest_run(following, arriving)
    return Wall(tuple((Cell(*cell), Side(side)) for _, _, cell, side in best))


def _longest_run(following, arriving):
    best = []
    left = dict(following)
    for corner in [*sorted(following.keys() - arriving), *sorted(following.keys() & arriving)]:
        run, at = [], corner
        while edge := left.pop(at, None):
            run.append(edge)
            at = edge[1]
        if len(run) > len(best):
            best = run
    return best

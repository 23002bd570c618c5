"""Every small change to a file that a test ought to notice: conditions, numbers, dropped steps."""

import ast
from collections.abc import Iterator
from typing import NamedTuple

OPPOSITES = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
}

BELIEVED = {"strict", "frozen", "slots", "default_factory"}
"""Keywords whose values no behaviour depends on."""


class Mutant(NamedTuple):
    """One changed place: its line, what stood there and what stands there now."""

    line: int
    was: str
    now: str
    source: str


def mutants(source: str) -> Iterator[Mutant]:
    """All mutants of a file, from its beginning to its end."""
    tree = ast.parse(source)
    for call in ast.walk(tree):
        # What may not happen anyway is not worth a test.
        if isinstance(call, ast.Call):
            call.keywords = [each for each in call.keywords if each.arg not in BELIEVED]
    found = [
        (node, now) for node in ast.walk(tree) if hasattr(node, "lineno") for now in _changes(node)
    ]
    for node, now in sorted(found, key=lambda each: (each[0].lineno, each[0].col_offset)):
        start, end = (_offset(source, *place) for place in _ends(node))
        yield Mutant(node.lineno, source[start:end], now, source[:start] + now + source[end:])


def _changes(node: ast.AST) -> Iterator[str]:
    """What may stand in a node's stead."""
    match node:
        case ast.Compare(left=left, ops=[operator, *others], comparators=compared):
            changed = [OPPOSITES[type(operator)](), *others]
            yield _text(ast.Compare(left, changed, compared))
        case ast.BoolOp(op=operator, values=values):
            yield _text(ast.BoolOp(OPPOSITES[type(operator)](), values))
        case ast.BinOp(left=left, op=ast.Add() | ast.Sub() as operator, right=right):
            yield _text(ast.BinOp(left, OPPOSITES[type(operator)](), right))
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield _text(operand)
        case ast.IfExp(test=test, body=body, orelse=orelse):
            yield _text(ast.IfExp(test, orelse, body))
        case ast.Constant(value=value) if isinstance(value, int | float):
            yield str(not value) if isinstance(value, bool) else str(value + 1)
        case _ if _is_step(node):
            yield "pass"


def _is_step(node: ast.AST) -> bool:
    """Whether something is done here that could be forgotten: a call, or a change of an object."""
    match node:
        case ast.Expr(value=ast.Call()) | ast.AugAssign():
            return True
        case ast.Assign(targets=[ast.Attribute() | ast.Tuple(elts=[ast.Attribute(), *_])]):
            return True
    return False


def _text(node: ast.expr) -> str:
    return f"({ast.unparse(node)})"


def _ends(node: ast.AST) -> tuple[tuple[int, int], tuple[int, int]]:
    return (node.lineno, node.col_offset), (node.end_lineno, node.end_col_offset)


def _offset(source: str, line: int, column: int) -> int:
    """Where a place is; columns are counted in bytes."""
    lines = source.splitlines(keepends=True)
    within = lines[line - 1].encode()[:column].decode()
    return sum(map(len, lines[: line - 1])) + len(within)

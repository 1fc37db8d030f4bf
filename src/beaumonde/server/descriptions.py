"""What messages and their fields mean: their docstrings, for those who write a client from the OpenAPI document."""

import ast
import inspect
import sys
from collections.abc import Iterable
from functools import cache
from itertools import pairwise
from typing import Any

import msgspec
from msgspec import Struct


def structs_in(kinds: Iterable[Any]) -> set[type[Struct]]:
    """These types and all that their fields are made of, as far as they are structs."""
    found: set[type[Struct]] = set()
    waiting: list[object] = list(msgspec.inspect.multi_type_info(kinds))
    while waiting:
        node = waiting.pop()
        if isinstance(node, tuple):
            waiting += node
        elif isinstance(node, msgspec.inspect.StructType) and node.cls in found:
            continue
        elif isinstance(node, msgspec.inspect.Type | msgspec.inspect.Field):
            if isinstance(node, msgspec.inspect.StructType):
                found.add(node.cls)
            waiting += msgspec.structs.astuple(node)
    return found


def describe(schema: dict[str, Any], kind: type[Struct]) -> None:
    """Write the docstrings of the struct and its fields into its schema, where it says nothing yet."""
    if kind.__doc__:
        schema.setdefault("description", inspect.cleandoc(kind.__doc__))
    names = dict(zip(kind.__struct_fields__, kind.__struct_encode_fields__, strict=True))
    for parent in kind.__mro__:
        for field, text in _field_docstrings(parent.__module__).get(parent.__name__, {}).items():
            if names.get(field) in schema["properties"]:
                schema["properties"][names[field]].setdefault("description", text)


@cache
def _field_docstrings(module: str) -> dict[str, dict[str, str]]:
    """The strings that follow on fields, by class and field: Python itself does not keep them."""
    try:
        tree = ast.parse(inspect.getsource(sys.modules[module]))
    except (OSError, TypeError):  # there is no source
        return {}
    return {node.name: _docstrings_in(node.body) for node in tree.body if isinstance(node, ast.ClassDef)}


def _docstrings_in(body: list[ast.stmt]) -> dict[str, str]:
    found = {}
    for field, after in pairwise(body):
        match field, after:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                found[name] = inspect.cleandoc(text)
    return found

"""Hold all assertions of a packetdrill script, not the first alone: packetdrill calls this as its ``--code_command``.

The file that packetdrill wrote sets TCP_INFO's fields, the line of the script in ``_line``, and has the script's code.
Each assertion that does not hold is printed with its line and the values of its names; the exit code is then 1.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from typing import Any


def failures(source: str) -> list[str]:
    """Returns the assertions of a program that do not hold."""
    failed: list[str] = []
    known: dict[str, Any] = {}
    for statement in ast.parse(source).body:
        if not isinstance(statement, ast.Assert):
            exec(compile(ast.Module([statement], []), "script", "exec"), known)
            continue
        if not eval(compile(ast.Expression(statement.test), "script", "eval"), known):
            names = sorted({n.id for n in ast.walk(statement.test) if isinstance(n, ast.Name) and n.id.islower()})
            values = ", ".join(f"{name} is {known[name]}" for name in names)
            failed.append(f"line {known['_line']}: {ast.unparse(statement.test)}: {values}")
    return failed


if __name__ == "__main__":
    FAILED = failures(Path(sys.argv[1]).read_text(encoding="utf-8"))
    print("\n".join(FAILED), file=sys.stderr)
    sys.exit(1 if FAILED else 0)

"""The common part of PTF tests and conformance runs, on the path: frames and the model in doubles (tests/),
tables (p4src/)."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path += [str(ROOT / "tests/helpers"), str(ROOT / "p4src")]

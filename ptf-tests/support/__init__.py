"""What the PTF tests and the conformance runs share. Frames and the model in doubles are those of tests/."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[2] / "tests"))

"""Certificates for tests of TLS."""

from __future__ import annotations

import subprocess
from pathlib import Path

import needs


def make(folder: Path, name: str = "localhost", common_name: str = "localhost") -> tuple[Path, Path]:
    """Makes a certificate by these names, good for a day, and its key, as PEM; without openssl the test is skipped."""
    needs.require("openssl")
    certificate, key = folder / f"{name}.pem", folder / f"{name}.key"
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", f"/CN={common_name}"]
    command += ["-addext", f"subjectAltName=DNS:{name}", "-out", str(certificate), "-keyout", str(key)]
    subprocess.run(command, check=True, capture_output=True)
    return certificate, key

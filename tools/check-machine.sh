#!/bin/sh
# Names what this machine lacks for `make run` and `make test`, with the command that installs it on Debian or Ubuntu.
# usage: check-machine.sh [PYTHON]   (PYTHON is empty when no Python 3.11 or newer was found)
python=${1:-}
missing=0
lacks() {
    echo "xcpr needs $1: $2" >&2
    missing=1
}
at_least() { # at_least HAVE WANT: compares dotted versions
    [ "$(printf '%s\n%s\n' "$2" "$1" | sort -V | head -n 1)" = "$2" ]
}

if [ -z "$python" ]; then
    lacks "Python 3.11 or newer" "sudo apt-get install python3 python3-venv  (Ubuntu 22.04: python3.11 python3.11-venv)"
else
    "$python" -c 'import ensurepip, venv' 2>/dev/null ||
        lacks "Python's venv module" "sudo apt-get install $(basename "$python")-venv"
fi
rustup="curl --proto '=https' --tlsv1.2 -sSf https://sh.rustup.rs | sh"
if ! command -v cargo >/dev/null 2>&1; then
    lacks "a Rust toolchain (cargo, 1.95 or newer)" "sudo apt-get install curl && $rustup"
else
    version=$(cargo --version | cut -d' ' -f2)
    at_least "$version" 1.95 || lacks "Rust 1.95 or newer, this is $version" "rustup update stable  (or $rustup)"
fi
command -v cc >/dev/null 2>&1 || lacks "a C compiler and linker (cc)" "sudo apt-get install build-essential"
exit $missing

#!/bin/sh
# Names what this machine lacks for `make run` and `make test`, with the command that installs it on Debian or Ubuntu.
#
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
    version=$(cargo --version 2>/dev/null | cut -d' ' -f2)
    if [ -z "$version" ]; then
        lacks "a Rust toolchain that cargo can start" "rustup default stable"
    else
        at_least "$version" 1.95 || lacks "Rust 1.95 or newer, this is $version" "rustup update stable  (or $rustup)"
    fi
fi
command -v cc >/dev/null 2>&1 || lacks "a C compiler and linker (cc)" "sudo apt-get install build-essential"
# Cargo keeps what it downloads in a folder of the user's.
cargo_home=${CARGO_HOME:-$HOME/.cargo}
mkdir -p "$cargo_home/registry" 2>/dev/null
[ -w "$cargo_home/registry" ] ||
    lacks "a folder for cargo's downloads that can be written, $cargo_home can't" "export CARGO_HOME=\"$PWD/.make/cargo\""
# A first build takes 2.7 GB with that of the tests. A disk that is full in the midst of it says so somewhere in a log.
if [ ! -d target ]; then
    free_mb=$(($(df -Pk . | awk 'NR == 2 { print $4 }') / 1024))
    [ "$free_mb" -ge 3000 ] || lacks "3 GB of free disk, here are $free_mb MB" "df -h ."
fi
exit $missing

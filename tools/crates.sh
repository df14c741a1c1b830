#!/bin/sh
# Shows how far a build of a Rust package is: reads what cargo says, and counts the crates that it compiles.
# usage: cargo build -p PACKAGE 2>&1 | tools/crates.sh PACKAGE
# On a terminal one line follows the build; elsewhere every tenth crate has a line.
most=$(cargo tree --locked --package "$1" --edges normal,build --prefix none 2>/dev/null | sed 's/ (\*)//' | sort -u | wc -l)
[ -t 1 ] && terminal=1 || terminal=0
awk -v most="$most" -v terminal="$terminal" '
$1 == "Compiling" {
    count++
    if (terminal) printf "\r\033[K  crate %d of %d: %s", count, most, $2
    else if (count % 10 == 1) printf "  crate %d of %d: %s\n", count, most, $2
    fflush()
}
END { if (terminal && count) printf "\r\033[K" }'

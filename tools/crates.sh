#!/bin/sh
# Shows how far a build of a Rust package is: reads cargo's lines, and counts the crates compiled.
#
# usage: cargo build -p PACKAGE 2>&1 | tools/crates.sh PACKAGE
#
# On a terminal one line follows the build; elsewhere every tenth crate has a line.
most=$(cargo tree --locked --package "$1" --edges normal,build --prefix none 2>/dev/null | sed 's/ (\*)//' | sort -u | wc -l)
[ -t 1 ] && terminal=1 || terminal=0
count=0
# No awk: Debian's reads a pipe in blocks, and would tell everything at the end.
while read -r what name _; do
    [ "$what" = Compiling ] || continue
    count=$((count + 1))
    if [ $terminal = 1 ]; then
        printf '\r\033[K  crate %d of %d: %s' "$count" "$most" "$name"
    elif [ $((count % 10)) = 1 ]; then
        printf '  crate %d of %d: %s\n' "$count" "$most" "$name"
    fi
done
if [ $terminal = 1 ] && [ $count -gt 0 ]; then printf '\r\033[K'; fi

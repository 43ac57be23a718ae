#!/bin/sh
# Reads back from programs what cmake/Hardening.cmake asks of compiler and linker. Arguments: the source folder, the programs.
set -u
source=$1
shift
# shellcheck source=tests/scripts/checks.sh
. "$source/tests/scripts/checks.sh"

# has PROGRAM WHAT PATTERN COMMAND...: what the command prints about the program has a line that matches.
has() {
    program=$1 what=$2 pattern=$3
    shift 3
    "$@" "$program" 2>/dev/null | grep -qE "$pattern" && found=yes || found=no
    check "${program##*/}: $what" "$found" yes
}

for program; do
    has "$program" "can be loaded anywhere" 'Type: +DYN' readelf -hW
    has "$program" "tables of the linker cannot be written" 'GNU_RELRO' readelf -lW
    has "$program" "libraries are bound at the start" 'FLAGS_1.*NOW' readelf -dW
    has "$program" "the stack is not executable" 'GNU_STACK.* RW +0x' readelf -lW
    has "$program" "the stack is guarded" '__stack_chk_fail' readelf --dyn-syms -W
    # The command line calls nothing that has a checked form.
    [ "${program##*/}" != twoturns ] || has "$program" "copies are checked" '__[a-z]+_chk(@|$)' readelf --dyn-syms -W
    case $(uname -m) in
    x86_64) has "$program" "calls by address land where functions begin" 'endbr64' objdump -d --disassemble=main ;;
    esac
done
finish

# What the tests beside it share; read with `.` by a test whose arguments are the source and the build folder.
# shellcheck shell=sh
failures=0

# check WHAT FOUND WANTED
check() {
    [ "$2" = "$3" ] && return
    printf '%s:\n  found  %s\n  wanted %s\n' "$1" "$2" "$3" >&2
    failures=$((failures + 1))
}

# check_has WHAT TEXT PART
check_has() {
    case $2 in
    *"$3"*) ;;
    *) check "$1" "$2" "... $3 ..." ;;
    esac
}

# check_file PATH
check_file() { [ -s "$1" ] || check "$1" "missing or empty" "a file"; }

finish() { [ "$failures" -eq 0 ]; }

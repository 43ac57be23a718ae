# Installs what a desktop knows of the game, and takes it away again; POSIX sh, read with `.` by a script that has set
# `program`, the full path of the game, `menu`, the folder of menu entries, icons and file types, and `manifest`, the file
# in which all that was made is written down: taking it away removes those and nothing else.
# shellcheck shell=sh
: "${program:?}" "${menu:?}" "${manifest:?}"

# Caches that are there must learn of a change; where there is none, none is needed.
refresh() {
    if [ -e "$menu/applications/mimeinfo.cache" ] && command -v update-desktop-database >/dev/null; then
        update-desktop-database -q "$menu/applications" || true
    fi
    if [ -e "$menu/icons/hicolor/icon-theme.cache" ] && command -v gtk-update-icon-cache >/dev/null; then
        gtk-update-icon-cache -q -t -f "$menu/icons/hicolor" || true
    fi
    if [ -e "$menu/mime/packages" ] && command -v update-mime-database >/dev/null; then
        update-mime-database "$menu/mime" || true
    fi
    if [ -d "$menu/icons/hicolor" ]; then touch "$menu/icons/hicolor"; fi
}

# Where no other program has file types for this user, what update-mime-database made of ours goes with them.
forget_types() (
    cd "$menu/mime" 2>/dev/null || exit 0
    set -- packages/*.xml
    if [ ! -e "$1" ]; then
        rm -f XMLnamespaces aliases generic-icons globs globs2 icons magic mime.cache subclasses treemagic types version
        rm -f application/x-twoturns-*.xml
        rmdir application 2>/dev/null || true
    fi
)

# Removes what the manifest lists: files, then folders if nothing else has come into them.
remove_installed() {
    list=$(mktemp)
    LC_ALL=C sort -r "$manifest" >"$list" # what is inside a folder comes before the folder
    while IFS= read -r path; do
        case $path in
        */) ;;
        *) rm -f -- "$path" ;;
        esac
    done <"$list"
    rm -f -- "$manifest"
    forget_types
    while IFS= read -r path; do
        case $path in
        */) rmdir -- "$path" 2>/dev/null || true ;;
        esac
    done <"$list"
    rm -f -- "$list"
}

# make_folder PATH: with all that leads to it, each new one written down with a slash at its end.
make_folder() (
    [ -d "$1" ] && exit
    make_folder "$(dirname -- "$1")"
    mkdir -- "$1"
    printf '%s/\n' "$1" >>"$list"
)

# The program's path as a desktop entry writes it.
exec_line() {
    printf '%s' "$program" | sed -e 's/[\\"`$]/\\&/g' -e 's/\\/\\\\/g' -e 's/%/%%/g' -e 's/.*/"&"/'
}

# place FILE TARGET: copies a file to where it belongs; a menu entry gets the full path of the program.
place() {
    make_folder "$(dirname -- "$2")"
    case $1 in
    */share/applications/*)
        while IFS= read -r line; do
            case $line in
            Exec=twoturns*) printf 'Exec=%s%s\n' "$(exec_line)" "${line#Exec=twoturns}" ;;
            *) printf '%s\n' "$line" ;;
            esac
        done <"$1" >"$2"
        ;;
    *) cp -p -- "$1" "$2" ;;
    esac
    printf '%s\n' "$2" >>"$list"
}

# place_all FOLDER TARGET-OF: copies the files of a folder, each to where the command TARGET-OF FILE says, or nowhere if it
# says nothing. What an earlier time placed goes first.
place_all() {
    if [ -f "$manifest" ]; then remove_installed; fi
    work=$(mktemp -d)
    list=$work/list
    : >"$list"
    find "$1" -type f >"$work/files"
    while IFS= read -r file; do
        target=$("$2" "$file")
        [ -z "$target" ] || place "$file" "$target"
    done <"$work/files"
    make_folder "$(dirname -- "$manifest")"
    cp -- "$list" "$manifest"
    rm -rf -- "$work"
    refresh
}

# Installs the game's desktop files, and removes them again. POSIX sh, sourced by a script that has set `program`, the
# full path of the game, `menu`, the folder of menu entries, icons and file types, and `manifest`, a file that lists
# everything created: removal deletes those and nothing else.
# shellcheck shell=sh
: "${program:?}" "${menu:?}" "${manifest:?}"

# Existing caches must be updated after a change; missing ones are not needed.
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

# If no other program has file types for this user, the files that update-mime-database made of ours are removed with
# them.
forget_types() (
    cd "$menu/mime" 2>/dev/null || exit 0
    set -- packages/*.xml
    if [ ! -e "$1" ]; then
        rm -f XMLnamespaces aliases generic-icons globs globs2 icons magic mime.cache subclasses treemagic types version
        rm -f application/x-twoturns-*.xml
        rmdir application 2>/dev/null || true
    fi
)

# Removes the files in the manifest, then its folders if nothing else is in them.
remove_installed() {
    list=$(mktemp)
    LC_ALL=C sort -r "$manifest" >"$list" # the content of a folder comes before the folder
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

# make_folder PATH: creates a folder and its parents, and lists each new one with a trailing slash.
make_folder() (
    [ -d "$1" ] && exit
    make_folder "$(dirname -- "$1")"
    mkdir -- "$1"
    printf '%s/\n' "$1" >>"$list"
)

# Escapes the program's path for a desktop entry.
exec_line() {
    printf '%s' "$program" | sed -e 's/[\\"`$]/\\&/g' -e 's/\\/\\\\/g' -e 's/%/%%/g' -e 's/.*/"&"/'
}

# place FILE TARGET: copies a file to its destination; a menu entry gets the full path of the program.
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

# place_all FOLDER TARGET-OF: copies the files of a folder, each to the path that the command TARGET-OF FILE prints, or
# nowhere if it prints nothing. Removes the files of a previous installation first.
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

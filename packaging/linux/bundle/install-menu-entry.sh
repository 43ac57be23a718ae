#!/bin/sh
# Adds Two Turns to this user's desktop menu, with its icon and file types; the game stays in this folder.
# remove-menu-entry.sh, or --remove, removes the entry again.
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
program=$here/bin/twoturns
menu=${XDG_DATA_HOME:-${HOME:?is not set}/.local/share}
menu=${menu%/}
manifest=$menu/twoturns/menu_entry.txt
# shellcheck source=packaging/linux/menu_files.sh
. "$here/share/menu_files.sh"

case ${1:-} in
'')
    # shellcheck disable=SC2317 # called by place_all
    target_of() {
        case ${1#"$here/share/"} in
        applications/* | icons/* | metainfo/* | mime/*) printf '%s' "$menu/${1#"$here/share/"}" ;;
        esac
    }
    place_all "$here/share" target_of
    printf 'Two Turns is in the menu. Run this again if you move its folder; remove-menu-entry.sh takes it away.\n'
    ;;
--remove)
    if [ ! -f "$manifest" ]; then
        printf 'Two Turns is not in the menu of this user.\n' >&2
        exit 1
    fi
    remove_installed
    refresh
    printf 'Two Turns is no longer in the menu; what you have made was left.\n'
    ;;
*)
    printf 'Usage: sh install-menu-entry.sh [--remove]\n' >&2
    exit 2
    ;;
esac

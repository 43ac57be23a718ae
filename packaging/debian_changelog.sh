#!/bin/sh
# debian_changelog.sh CHANGELOG.md [VERSION]: converts this file to a Debian changelog, with VERSION for the newest one.
set -eu
export LC_ALL=C.UTF-8
maintainer="The Two Turns authors <two-turns@users.noreply.github.com>"
newest=${2:-}
version=
item=

# item_end: prints an item in lines of at most 80 characters.
item_end() {
    [ -z "$item" ] || printf '%s\n' "$item" | fold -s -w 74 | sed -e '1s/^/  * /' -e '2,$s/^/    /' -e 's/ *$//'
    item=
}

version_end() {
    item_end
    [ -z "$version" ] || printf '\n -- %s  %s\n' "$maintainer" "$(date -u -R -d "$date")"
}

while IFS= read -r line; do
    case $line in
    '## '*)
        version_end
        [ -z "$version" ] || echo
        version=${line#\#\# }
        date=${version#*, }
        version=${version%%,*}
        [ -z "$newest" ] || version=$newest
        newest=
        printf 'twoturns (%s) stable; urgency=medium\n\n' "$version"
        ;;
    '- '*)
        item_end
        item=${line#- }
        ;;
    '  '*) item="$item ${line#  }" ;;
    esac
done <"$1"
version_end

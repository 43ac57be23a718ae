#!/bin/sh
# The bundle puts itself into the menu, from wherever it is, and takes all of it out again.
set -u
source=$1
build=$2
# shellcheck source=tests/scripts/checks.sh
. "$source/tests/scripts/checks.sh"
[ -x "$build/bin/twoturns" ] || exit 0

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
HOME="$work/a home"
export HOME
unset XDG_DATA_HOME
mkdir -p "$HOME/.local/share/applications"
echo "other" >"$HOME/.local/share/applications/other.desktop"
everything() { (cd "$HOME" && find . | LC_ALL=C sort); }
before=$(everything)

bundle="$work/two turns 连连看"
cmake --install "$build" --prefix "$bundle" >/dev/null
cp "$source/packaging/linux/menu_files.sh" "$bundle/share/"
cp "$source"/packaging/linux/bundle/* "$bundle/"

sh "$bundle/install-menu-entry.sh" >"$work/log" 2>&1
check "install-menu-entry.sh ends with" $? 0
entry=$HOME/.local/share/applications/twoturns.desktop
check "Exec" "$(grep '^Exec=' "$entry")" "Exec=\"$bundle/bin/twoturns\" %f
Exec=\"$bundle/bin/twoturns\" --new-game
Exec=\"$bundle/bin/twoturns\" --daily"
check_file "$HOME/.local/share/icons/hicolor/scalable/apps/twoturns.svg"
check_file "$HOME/.local/share/mime/packages/twoturns.xml"
if command -v desktop-file-validate >/dev/null; then
    check "desktop-file-validate" "$(desktop-file-validate "$entry")" ""
fi

# Moved, and installed once more; what a player saved stays.
mv "$bundle" "$work/moved"
bundle=$work/moved
echo "saved" >"$HOME/.local/share/twoturns/games.db"
sh "$bundle/install-menu-entry.sh" >"$work/log" 2>&1
check "Exec of a moved bundle" "$(grep -c "^Exec=\"$bundle/bin/twoturns\"" "$entry")" 3
sh "$bundle/remove-menu-entry.sh" >"$work/log" 2>&1
check "remove-menu-entry.sh ends with" $? 0
check "what a player saved" "$(cat "$HOME/.local/share/twoturns/games.db")" saved
rm -r "$HOME/.local/share/twoturns"
check "after the removal" "$(everything)" "$before"
text=$(sh "$bundle/remove-menu-entry.sh" 2>&1)
check "a second removal ends with" $? 1
check_has "a second removal" "$text" "not in the menu"
finish

#!/bin/sh
# Installing what is built and taking it away again leaves every folder as it was.
set -u
source=$1
build=$2
# shellcheck source=tests/scripts/checks.sh
. "$source/tests/scripts/checks.sh"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
HOME="$work/a home"
export HOME
unset XDG_DATA_HOME
mkdir -p "$HOME/.local/share/applications"
echo "other" >"$HOME/.local/share/applications/other.desktop"

everything() { (cd "$HOME" && find . | LC_ALL=C sort); }
install() { sh "$source/scripts/install.sh" --no-build --build-dir "$build" "$@"; }
game=false
[ -x "$build/bin/twoturns" ] && game=true

before=$(everything)

install >"$work/log" 2>&1
check "install ends with" $? 0
local=$HOME/.local
check "installed version" "$("$local/bin/twoturns-cli" --version)" "$("$build/bin/twoturns-cli" --version)"
check_file "$local/share/man/man6/twoturns-cli.6"
check_file "$local/share/twoturns/install_manifest.txt"
if $game; then
    entry=$local/share/applications/twoturns.desktop
    check "Exec" "$(grep '^Exec=' "$entry")" "Exec=\"$local/bin/twoturns\" %f
Exec=\"$local/bin/twoturns\" --new-game
Exec=\"$local/bin/twoturns\" --daily"
    check "entries of a menu" "$(grep -c '^\[Desktop Entry\]' "$entry")" 1
    if command -v desktop-file-validate >/dev/null; then
        check "desktop-file-validate" "$(desktop-file-validate "$entry")" ""
    fi
    check_file "$local/share/icons/hicolor/scalable/apps/twoturns.svg"
fi

# What a player makes afterwards stays, whether in our folder or not; all that was installed goes.
echo "saved" >"$local/share/twoturns/games.db"
install >"$work/log" 2>&1
check "install again ends with" $? 0
check "what a player saved" "$(cat "$local/share/twoturns/games.db")" saved
install --uninstall >"$work/log" 2>&1
check "uninstall ends with" $? 0
check "what a player saved" "$(cat "$local/share/twoturns/games.db")" saved
rm -r "$local/share/twoturns"
check "after the uninstall" "$(everything)" "$before"

text=$(install --uninstall 2>&1)
check "a second uninstall ends with" $? 1
check_has "a second uninstall" "$text" "nothing of Two Turns is installed under $local"

# The menu is read from XDG_DATA_HOME where that is set.
XDG_DATA_HOME="$HOME/data"
export XDG_DATA_HOME
install >"$work/log" 2>&1
check "install with XDG_DATA_HOME ends with" $? 0
if $game; then
    check_file "$XDG_DATA_HOME/applications/twoturns.desktop"
    check_file "$XDG_DATA_HOME/icons/hicolor/scalable/apps/twoturns.svg"
fi
install --uninstall >"$work/log" 2>&1
check "after the uninstall with XDG_DATA_HOME" "$(everything)" "$before"

# A prefix holds all of it, with whatever a folder's name may hold.
odd="$HOME/odd \$name 100%"
install --prefix "$odd" >"$work/log" 2>&1
check "install with a prefix ends with" $? 0
check "installed version" "$("$odd/bin/twoturns-cli" --version)" "$("$build/bin/twoturns-cli" --version)"
if $game; then
    check "Exec" "$(grep -m 1 '^Exec=' "$odd/share/applications/twoturns.desktop")" \
        "Exec=\"$HOME/odd \\\\\$name 100%%/bin/twoturns\" %f"
fi
install --prefix "$odd" --uninstall >"$work/log" 2>&1
check "after the uninstall with a prefix" "$(everything)" "$before"

[ "$failures" -eq 0 ] || cat "$work/log" >&2
finish

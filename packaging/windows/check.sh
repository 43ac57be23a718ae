#!/bin/sh
# check.sh ZIP SETUP CLI: tests the Windows downloads under wine: unpacked and installed for a user with a Chinese name,
# started from the Start menu and through a file type, played with pointer and keys, on a screen with twice the usual
# DPI, given files, killed and resumed, uninstalled. CLI is this system's twoturns-cli, which the tests ask for moves.
# Runs itself on a private display.
set -eu

source=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd -P)
# shellcheck source=scripts/lib.sh
. "$source/scripts/lib.sh"
zip=$1
setup=$2
cli=$3

if [ -z "${TWOTURNS_CHECK_WORK:-}" ]; then
    work=$(mktemp -d)
    export TWOTURNS_CHECK_WORK="$work"
    status=0
    xvfb-run -a -s "-screen 0 3400x2000x24 -noreset" sh "$0" "$@" || status=$?
    WINEPREFIX=$work/wine /usr/lib/wine/wineserver64 -k 2>/dev/null || true
    rm -rf -- "$work"
    exit $status
fi
work=$TWOTURNS_CHECK_WORK
export WINEPREFIX="$work/wine" WINEDEBUG=-all WINEDLLOVERRIDES='mscoree=d;mshtml=d' SDL_AUDIODRIVER=dummy
unset SDL_VIDEODRIVER SDL_RENDER_DRIVER WAYLAND_DISPLAY
user=李雷
home="$WINEPREFIX/drive_c/users/$user"

settle() { /usr/lib/wine/wineserver64 -w; }

# Waits for a window, checks that it shows something, and closes it by a key.
seen() {
    tries=0
    until window=$(xdotool search --onlyvisible --name "^Two Turns$" 2>/dev/null | tail -n 1) && [ -n "$window" ]; do
        tries=$((tries + 1))
        [ $tries -lt 400 ] || die "$1: no window came"
        sleep 0.05
    done
    sleep 2
    import -window "$window" "$work/seen.png"
    [ "$(identify -format '%k' "$work/seen.png")" -gt 500 ] || die "$1: nothing is seen in the window"
    xdotool windowfocus "$window"
    sleep 0.5
    xdotool key ctrl+q
    settle
}

# play TEST PROGRAM ARGUMENT...: runs one of the game's window tests on this display.
play() {
    test=$source/$1
    cat >"$work/game" <<PROGRAM
#!/bin/sh
exec wine "$2" "\$@"
PROGRAM
    chmod +x "$work/game"
    shift 2
    TWOTURNS_UNDER_X=yes sh "$test" "$work/game" "$source" "$@" || die "$test failed"
    settle
}

say "A Chinese Windows with nothing in it, of the user $user"
mkdir "$work/locales"
localedef -i zh_CN -f UTF-8 "$work/locales/zh_CN.UTF-8" # wine takes its code page from it
export LOCPATH="$work/locales" LC_ALL=zh_CN.UTF-8
USER=$user LOGNAME=$user
export USER LOGNAME
quietly wine wineboot -i
settle
[ -d "$home" ] || die "there is no home folder for $user"
rm -f -- "$home/Documents" # a link to a folder of this system
mkdir -p "$home/Documents"

say "Unpacked, in a folder with blanks and Chinese"
mkdir "$work/解 压"
unzip -q "$zip" -d "$work/解 压"
portable=$(find "$work/解 压" -name TwoTurns.exe)
version=$(wine "${portable%/*}/twoturns-cli.exe" --version | tr -d '\r')
[ "$version" = "$("$cli" --version)" ] || die "the version is $version"
say "Played with pointer and keys"
play tests/program/real_pointer.sh "$portable"
say "Killed and resumed, and two windows at once"
play tests/program/resume.sh "$portable" "$cli"
say "Boards, games and decks opened"
play tests/program/open_file.sh "$portable"
say "A folder of pictures and a saved game dropped onto it"
x86_64-w64-mingw32-gcc-posix -municode "$source/packaging/windows/drop.c" -o "$work/drop.exe"
play packaging/windows/dropped.sh "$portable" "$work/drop.exe"
say "Saved and opened in the dialogs of the system"
play packaging/windows/dialogs.sh "$portable" "$home/Documents"

say "In the language of the system"
# spoken NAME OPTION...: takes a picture of the game's first text.
spoken() {
    picture=$1
    shift
    wine "$portable" --seed a --deck shapes --screenshot "$work/$picture.png" "$@" || die "no picture is drawn"
    settle
}
spoken chinese
spoken asked-for-chinese --lang zh_CN
LC_ALL=C.UTF-8 spoken english
LC_ALL=C.UTF-8 spoken asked-for-english --lang en
for language in chinese english; do
    cmp -s "$work/$language.png" "$work/asked-for-$language.png" || die "on a system in $language it does not speak it"
done
if cmp -s "$work/chinese.png" "$work/english.png"; then die "it speaks one language alone"; fi

say "On a screen where everything has twice the size"
dots='HKCU\Control Panel\Desktop'
quietly wine reg add "$dots" /v LogPixels /t REG_DWORD /d 192 /f
settle
play packaging/windows/large_screen.sh "$portable"
play tests/program/real_pointer.sh "$portable"
quietly wine reg delete "$dots" /v LogPixels /f
settle

say "Installed"
wine "$setup" /S || die "the installer ended with $?"
settle
installed="$home/AppData/Local/Programs/Two Turns"
shortcut=$(find "$home/AppData/Roaming/Microsoft/Windows/Start Menu" -name "Two Turns.lnk")
if [ ! -e "$installed/TwoTurns.exe" ] || [ -z "$shortcut" ]; then die "it is not there"; fi
say "Started from the Start menu"
wine start /unix "$shortcut" &
seen "the Start menu"
[ -s "$home/AppData/Roaming/twoturns/twoturns.db" ] || die "no game was saved"

say "Started by a board, while it is installed over itself"
printf 'A B A B\r\n' >"$home/棋 盘.twoturns"
# Wine ignores this user's own file types when it opens a file, so their command is run by hand.
types='HKCU\Software\Classes'
kind=$(wine reg query "$types\\.twoturns" /ve | iconv -f GBK -t UTF-8 | tr -d '\r' | sed -n 's/.*REG_SZ *//p')
command=$(wine reg query "$types\\$kind\\shell\\open\\command" /ve | iconv -f GBK -t UTF-8 | tr -d '\r' | sed -n 's/.*REG_SZ *//p')
program=${command#\"}
program=${program%%\"*}
[ "$command" = "\"$program\" \"%1\"" ] || die "a board is opened by: $command"
wine "$program" "C:\\users\\$user\\棋 盘.twoturns" &
tries=0
until [ -n "$(xdotool search --onlyvisible --name "^Two Turns$" 2>/dev/null)" ]; do
    tries=$((tries + 1))
    [ $tries -lt 400 ] || die "a board does not open"
    sleep 0.05
done
before=$(cksum <"$installed/TwoTurns.exe")
status=0
wine "$setup" /S || status=$?
[ $status -eq 2 ] || die "the installer ended with $status over a running game"
[ "$before" = "$(cksum <"$installed/TwoTurns.exe")" ] || die "the installer changed a running game"
seen "a board"
wine "$setup" /S || die "the installer ended with $? over an older game"
settle

uninstall='HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\TwoTurns'
version=$("$cli" --version | sed 's/.* //')
quietly wine reg add "$uninstall" /v DisplayVersion /d 999.0.0 /f
status=0
wine "$setup" /S || status=$?
[ $status -eq 3 ] || die "the installer ended with $status over a newer game"
quietly wine reg add "$uninstall" /v DisplayVersion /d "$version" /f
settle

say "Data of a newer version"
database="$home/AppData/Roaming/twoturns/twoturns.db"
cp -- "$database" "$work/older.db"
printf '\000\000\003\350' | dd of="$database" bs=1 seek=60 conv=notrunc 2>/dev/null # version 1000
before=$(cksum <"$database")
wine "$installed/TwoTurns.exe" &
seen "the game"
[ "$before" = "$(cksum <"$database")" ] || die "data of a newer version were changed"
cp -- "$work/older.db" "$database"

say "Taken away"
saved=$(find "$home/AppData/Roaming/twoturns" -type f | sort)
wine "$installed/uninstall.exe" /S
settle
tries=0
while [ -e "$installed" ] && [ $tries -lt 100 ]; do # the uninstaller continues as a copy of itself
    tries=$((tries + 1))
    sleep 0.1
done
[ ! -e "$installed" ] || die "the folder stays: $(ls "$installed")"
[ -z "$(find "$home/AppData/Roaming/Microsoft/Windows/Start Menu" -name "Two Turns.lnk")" ] || die "the Start menu keeps it"
if wine reg query 'HKCU\Software\Classes\.twoturns' >/dev/null 2>&1; then die "the file type stays"; fi
[ "$saved" = "$(find "$home/AppData/Roaming/twoturns" -type f | sort)" ] || die "what the player has is gone"
say "Windows: all is well"

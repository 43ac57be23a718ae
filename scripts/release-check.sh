#!/bin/sh
# Checks the downloads as a player uses them: builds each twice in clean places, installs it on an empty system, starts
# it by its desktop entry, plays it and uninstalls it. Needs root, on Debian.
set -eu

source=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd -P)
# shellcheck source=scripts/lib.sh
. "$source/scripts/lib.sh"

usage() {
    cat <<EOF
Usage: sh scripts/release-check.sh [--output DIR] [deb] [tar] [windows] [web]
       sh scripts/release-check.sh [--output DIR] --system bookworm | trixie | noble

Makes the packages of the last commit, or those that are named, and checks them. Needs root, the network of Debian's
packages, 6 GB and an hour at the most.
  --system NAME  only the deb, of this release of Debian or Ubuntu: built and installed in systems of its own
  --output DIR   where the packages are put (default: dist)
  --help         print this help
EOF
}

out=$source/dist
targets=
system= # the release in whose systems the deb is made and installed; empty: that of this system
while [ $# -gt 0 ]; do
    case $1 in
    --help | -h) usage && exit ;;
    --output)
        [ -n "${2:-}" ] || die "$1 needs a folder"
        out=$2
        shift 2
        ;;
    --system)
        case ${2:-} in
        bookworm | trixie | noble) system=$2 ;;
        *) die "--system needs bookworm, trixie or noble" ;;
        esac
        shift 2
        ;;
    deb | tar | windows | web)
        targets="$targets $1"
        shift
        ;;
    *) die "unknown argument: $1 (see --help)" ;;
    esac
done
if [ -n "$system" ]; then
    [ -z "$targets" ] || [ "$targets" = " deb" ] || die "--system is for the deb alone"
    targets=deb
fi
: "${targets:=deb tar windows web}"
checks() { case " $targets " in *" $1 "*) ;; *) return 1 ;; esac }
[ "$(id -u)" -eq 0 ] || die "only root can make a system of its own to install in"
# shellcheck disable=SC2046 # one word a package
missing=$(missing_packages git clang lintian debootstrap desktop-file-utils appstream xvfb xauth xdotool imagemagick \
    $(! checks tar || echo weston) $(! checks windows || echo wine wine64 locales unzip openbox x11-utils) $(! checks web || echo chromium nodejs) |
    tr '\n' ' ')
[ -z "$missing" ] || install_debian "$missing"

work=$(mktemp -d)
root=$work/root
home=/root # in the chroot
# shellcheck disable=SC2317 # called by the trap
clean_up() {
    umount "$root/tmp" "$root/proc" "$work/builder/proc" 2>/dev/null || true
    rm -rf --one-file-system -- "$work"
}
trap clean_up EXIT

# Prints the address of this system's package mirror.
mirror() {
    cat /etc/apt/sources.list /etc/apt/sources.list.d/*.sources /etc/apt/sources.list.d/*.list 2>/dev/null |
        sed -n -e 's/^URIs: *\([^ ]*\/debian\)\/*$/\1/p' -e 's/^deb \(\[[^]]*\] \)*\([^ ]*\/debian\)\/* .*/\2/p' | head -n 1
}

# bootstrap NAME FOLDER: makes a system of this release with nothing but the base.
bootstrap() {
    set -- "$1" "$2" "$(mirror)" ""
    if [ "$1" = noble ]; then
        keys=${TWOTURNS_UBUNTU_KEYRING:-/usr/share/keyrings/ubuntu-archive-keyring.gpg}
        [ -f "$keys" ] || die "the keys of Ubuntu are missing: $keys is in the package ubuntu-keyring of Debian 13 and Ubuntu; TWOTURNS_UBUNTU_KEYRING can name it elsewhere"
        set -- "$1" "$2" "${TWOTURNS_UBUNTU_MIRROR:-http://archive.ubuntu.com/ubuntu}" /usr/share/debootstrap/scripts/gutsy
        set -- "$@" --keyring="$keys" --components=main,universe
    fi
    name=$1 folder=$2 address=$3 script=$4
    shift 4
    # shellcheck disable=SC2086 # no word at all without a script
    quietly debootstrap --variant=minbase "$@" "$name" "$folder" "$address" $script
    echo force-unsafe-io >"$folder/etc/dpkg/dpkg.cfg.d/of-a-day" # nobody minds if a loss of power takes it
    for file in /etc/apt/apt.conf.d/*proxy* /etc/apt/apt.conf; do
        [ ! -f "$file" ] || cp "$file" "$folder/etc/apt/apt.conf.d/"
    done
}

# Makes the deb in a system of its own, as build_twice does in this one.
build_elsewhere() {
    builder=$work/builder
    say "A system to build in: $system"
    bootstrap "$system" "$builder"
    mount -t proc proc "$builder/proc"
    quietly git clone -q "$source" "$builder/srv/game"
    say "Building deb in it"
    time=$(git -C "$source" log -1 --format=%ct)
    quietly chroot "$builder" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
        SOURCE_DATE_EPOCH="$time" sh /srv/game/scripts/package.sh --output /srv/out deb
    mkdir -p "$out"
    package=$(find "$builder/srv/out" -name '*.deb')
    [ "$(wc -c <"$package")" -le "$(most_bytes "$package")" ] || die "$package: more than $(most_bytes "$package") bytes"
    cp -- "$package" "$out/"
    package=$out/${package##*/}
    umount "$builder/proc"
    rm -rf --one-file-system -- "$builder"
}

in_root() { chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin:/usr/games HOME="$home" LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"; }

# Lists all files of the chroot, without the package manager's own records.
files_of_root() { (cd "$root" && find . -xdev \( -path ./proc -o -path ./tmp -o -path ./var -o -path ".$home" \) -prune -o -print | sort); }

player_files() { find "$root$home/.local/share/twoturns" | sort; }

# Prints the size limit of each package in bytes: with fonts for fourteen languages 9, 10, 14 and 15 MB.
most_bytes() {
    case $1 in
    *.deb) echo 9000000 ;;
    *.tar.xz) echo 10000000 ;;
    *.zip | *.exe) echo 14000000 ;;
    *.html) echo 15000000 ;;
    esac
}

build_twice() {
    for place in one "two/another folder"; do
        mkdir -p "$work/$place"
        quietly git clone -q "$source" "$work/$place/game"
        for target in $targets; do
            say "Building $target in $place"
            quietly sh "$work/$place/game/scripts/package.sh" --output "$work/$place/out" "$target"
        done
    done
    mkdir -p "$out"
    for file in "$work"/one/out/*; do
        name=${file##*/}
        diff -r "$file" "$work/two/another folder/out/$name" || die "two builds differ"
        if [ -d "$file" ]; then # the page for a server, beside the one in a file, where check.js finds it
            rm -rf "${out:?}/$name"
            cp -R -- "$file" "$out/$name"
            continue
        fi
        [ "$(wc -c <"$file")" -le "$(most_bytes "$name")" ] || die "$name: more than $(most_bytes "$name") bytes"
        cp -- "$file" "$out/$name"
        case $name in
        *.deb) package=$out/$name ;;
        *.tar.xz) bundle=$out/$name ;;
        *.zip) zip=$out/$name ;;
        *.exe) setup=$out/$name ;;
        *.html) page=$out/$name ;;
        esac
    done
    rm -rf "$work/two"
}

# started NAME MILLISECONDS: records a start time for the table at the end.
started() { echo "$2" >"$work/start.$1"; }

# same WHAT NAME: checks that the result equals the first one.
same() {
    [ -e "$work/$1" ] || cp "$work/$1.$2" "$work/$1"
    cmp "$work/$1" "$work/$1.$2" || die "$2: not the $1 of the others"
}

# plays NAME PROGRAM CLI: plays one game, which must be the same on every system.
plays() {
    say "The game that all play"
    sh "$source/packaging/scripted_game.sh" "$2" "$source" "$3" >"$work/game.$1"
    same game "$1"
}

# deals NAME COMMAND...: deals boards, which must be the same on every system.
deals() {
    system=$1
    shift
    say "1,000 boards as $system deals them"
    sh "$source/packaging/boards.sh" "$@" >"$work/boards.$system"
    [ "$(wc -l <"$work/boards.$system")" -eq 1000 ] || die "$system does not deal 1,000 boards"
    same boards "$system"
}

check_package() {
    say "lintian"
    lintian --allow-root --fail-on error,warning "$package"
    mkdir "$work/content"
    dpkg-deb -x "$package" "$work/content"
    desktop-file-validate "$work"/content/usr/share/applications/*.desktop
    quietly appstreamcli validate --no-net "$work"/content/usr/share/metainfo/*.xml
}

make_root() {
    say "A system with nothing but the base"
    bootstrap "${system:-bookworm}" "$root"
    mount --bind /tmp "$root/tmp"
    mount -t proc proc "$root/proc"
    # The parts of a desktop that start a menu entry and find the program for a file.
    quietly in_root apt-get update
    quietly in_root apt-get install -y --no-install-recommends libglib2.0-bin shared-mime-info desktop-file-utils \
        hicolor-icon-theme
}

# runs_as NAME COMMAND: writes a script of this name that runs the command with the script's arguments.
runs_as() {
    printf '#!/bin/sh\nexec %s "$@"\n' "$2" >"$work/$1"
    chmod +x "$work/$1"
}

# Runs the programs in the chroot, on a display outside it.
play() {
    say "Played with pointer and keys"
    # shellcheck disable=SC2016 # the display is that of whoever runs it
    display='DISPLAY="$DISPLAY" XAUTHORITY="$XAUTHORITY"'
    runs_as twoturns "chroot '$root' env $display HOME=$home SDL_AUDIODRIVER=dummy LC_ALL=C.UTF-8 /usr/games/twoturns"
    runs_as twoturns-cli "chroot '$root' /usr/games/twoturns-cli"
    sh "$source/tests/program/real_pointer.sh" "$work/twoturns" "$source"
    plays deb "$work/twoturns" "$work/twoturns-cli"
}

# started_by NAME COMMAND...: checks that the desktop command opens a window of the game, and what it shows.
started_by() {
    name=$1
    shift
    say "Started by $name"
    cat >"$work/start.sh" <<'EOF'
root=$1 home=$2 picture=$3
shift 3
chroot "$root" env DISPLAY="$DISPLAY" XAUTHORITY="$XAUTHORITY" HOME="$home" SDL_AUDIODRIVER=dummy LC_ALL=C.UTF-8 \
    XDG_CURRENT_DESKTOP=X-Generic PATH=/usr/bin:/bin:/usr/games "$@" >/dev/null 2>&1 &
tries=0
until window=$(xdotool search --onlyvisible --class twoturns 2>/dev/null | tail -n 1) && [ -n "$window" ]; do
    tries=$((tries + 1))
    [ $tries -lt 200 ] || exit 1
    sleep 0.05
done
sleep 2
import -window "$window" "$picture"
xdotool windowfocus "$window"
sleep 0.5
xdotool key ctrl+q
tries=0
while [ -n "$(xdotool search --onlyvisible --class twoturns 2>/dev/null)" ]; do
    tries=$((tries + 1))
    [ $tries -lt 200 ] || exit 1
    sleep 0.05
done
EOF
    xvfb-run -a -s "-screen 0 1400x900x24 -noreset" sh "$work/start.sh" "$root" "$home" "$work/$name.png" "$@" ||
        die "no window came, or it did not close"
    # A picture of the game has many colours, an empty window has one.
    [ "$(identify -format '%k' "$work/$name.png")" -gt 500 ] || die "nothing is seen in the window"
}

install_and_play() {
    files_of_root >"$work/before"
    say "Installed by apt"
    cp "$package" "$root/var/game.deb"
    quietly in_root apt-get install -y --no-install-recommends /var/game.deb
    entry=/usr/share/applications/twoturns.desktop
    started_by menu gio launch $entry
    mkdir -p "$root$home/games"
    printf '1 2 1 2\n' >"$root$home/games/small.twoturns"
    kind=$(in_root gio info -a standard::content-type "$home/games/small.twoturns" | sed -n 's/^ *standard::content-type: //p')
    [ "$kind" = application/x-twoturns-game ] || die "a board is taken for $kind"
    started_by file gio open "$home/games/small.twoturns"
    play
    player_files >"$work/kept"
    [ -s "$work/kept" ] || die "the game has kept nothing"
}

take_away() {
    say "Taken away"
    quietly in_root apt-get purge -y twoturns
    quietly in_root apt-get autoremove --purge -y
    files_of_root >"$work/after"
    diff "$work/before" "$work/after" || die "taking it away leaves something in the system"
    player_files | diff "$work/kept" - || die "what the player has is gone"
}

check_deb() {
    check_package
    install_and_play
    # Run outside the chroot, like the bundle: this is the plain build, with this system's libraries.
    [ -n "$system" ] || started deb "$(sh "$source/packaging/start_time.sh" "$work/content/usr/games/twoturns")"
    deals deb "$work/twoturns-cli"
    take_away
}

check_tar() {
    say "The bundle for any Linux"
    sh "$source/packaging/linux/check.sh" "$bundle" "$root"
    mkdir "$work/bundle"
    tar -C "$work/bundle" --strip-components=1 -xf "$bundle"
    plays tar "$work/bundle/bin/twoturns" "$work/bundle/bin/twoturns-cli"
    started tar "$(sh "$source/packaging/start_time.sh" "$work/bundle/bin/twoturns")"
    deals tar "$work/bundle/bin/twoturns-cli"
}

check_windows() {
    say "Windows, under wine"
    sh "$source/packaging/windows/check.sh" "$zip" "$setup" "$work/one/game/build/assets/bin/twoturns-cli"
    unzip -q "$zip" -d "$work/windows"
    exe=$(find "$work/windows" -name TwoTurns.exe)
    [ "$(wc -c <"$exe")" -le "$(most_bytes "$exe")" ] || die "TwoTurns.exe: more than $(most_bytes "$exe") bytes"
    export WINEPREFIX="$work/wine" WINEDEBUG=-all WINEDLLOVERRIDES='mscoree=d;mshtml=d'
    quietly wine wineboot -i
    /usr/lib/wine/wineserver64 -w
    /usr/lib/wine/wineserver64 -p # keeps running, because a thousand programs follow
    for program in TwoTurns twoturns-cli; do runs_as $program "wine '$(find "$work/windows" -name $program.exe)'"; done
    plays windows "$work/TwoTurns" "$work/twoturns-cli"
    started windows "$(sh "$source/packaging/start_time.sh" "$work/TwoTurns")"
    deals windows "$work/twoturns-cli"
    /usr/lib/wine/wineserver64 -k
}

check_web() {
    say "The page, in Chromium"
    page_cli=$work/one/game/build/web/bin/twoturns-cli.js
    mkdir "$work/page"
    node "$source/packaging/web/check.js" "$page" "$page_cli" "$work/page" >"$work/web" || die "the page: $(cat "$work/web")"
    cat "$work/web"
    mv "$work/page/game" "$work/game.web"
    same game web
    started web "$(sed -n 's/^first board, milliseconds: //p' "$work/web" | head -n 1)"
    deals web node "$page_cli"
}

# Checks the boards of a compiler that builds none of the packages.
check_clang() {
    say "The command line, built by clang"
    quietly cmake -S "$work/one/game" -B "$work/clang" -G Ninja -DCMAKE_CXX_COMPILER=clang++ -DTWOTURNS_GAME=OFF \
        -DTWOTURNS_TESTS=OFF -DTWOTURNS_BENCH=OFF
    quietly cmake --build "$work/clang"
    deals clang "$work/clang/bin/twoturns-cli"
}

table() {
    printf '\n%-9s %-36s %10s %22s %14s\n' package file bytes "first picture after ms" "game played"
    for target in $targets; do
        case $target in
        deb) files=$package ;;
        tar) files=$bundle ;;
        windows) files="$zip $exe $setup" ;;
        web) files=$page ;;
        esac
        for file in $files; do
            printf '%-9s %-36s %10s %22s %14s\n' "$target" "${file##*/}" "$(wc -c <"$file")" "$(cat "$work/start.$target")" \
                "$(sha256sum <"$work/game.$target" | cut -c 1-12)"
        done
    done
    say "All of them, and a build by clang, deal the same 1,000 boards: $(sha256sum <"$work/boards" | cut -c 1-12)"
}

if [ -n "$system" ]; then
    build_elsewhere
    make_root
    check_deb
    say "All is well: $(dpkg-deb -f "$package" Package Version Depends | tr '\n' ' ')$(wc -c <"$package") bytes, in $out"
    exit
fi
build_twice
if checks deb || checks tar; then make_root; fi
for target in $targets; do "check_$target"; done
check_clang
table
say "All is well, in $out"

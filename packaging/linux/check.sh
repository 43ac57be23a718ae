#!/bin/sh
# check.sh TAR ROOT: tests the bundle for any Linux in ROOT, a minimal Debian mounted by scripts/release-check.sh: runs
# it from a read-only folder with spaces and Chinese in its name, without a display (expecting a clear message), on X11
# alone, through its menu entry, on Wayland alone, and on a Wayland without a seat. Runs as root. Installs in ROOT what every desktop has.
set -eu

source=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd -P)
# shellcheck source=scripts/lib.sh
. "$source/scripts/lib.sh"
tar=$1
root=$2
work=$(mktemp -d)
name=$(basename "$tar" .tar.xz)
folder="/opt/Two Turns 连连看"
bundle=$folder/$name
home=/root # inside ROOT
# shellcheck disable=SC2317 # called by the trap
clean_up() {
    umount "$root$folder" 2>/dev/null || true
    rm -rf -- "$work"
}
trap clean_up EXIT
in_root() {
    chroot "$root" env -i PATH=/usr/bin:/bin HOME="$home" LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive SDL_AUDIODRIVER=dummy "$@"
}

say "The bundle, in a folder with blanks and Chinese that cannot be written to"
mkdir -p "$root$folder"
tar -C "$root$folder" -xf "$tar"
mount --bind "$root$folder" "$root$folder"
mount -o remount,ro,bind "$root$folder"
if touch "$root$bundle/anything" 2>/dev/null; then die "the folder can be written to"; fi

say "Without a display"
status=0
in_root "$bundle/Two Turns" 2>"$work/err" </dev/null || status=$?
if [ $status -ne 2 ] || ! grep -q "twoturns: no display" "$work/err"; then die "it ended with $status: $(cat "$work/err")"; fi

say "By X11 alone, played with pointer and keys"
quietly in_root apt-get install -y --no-install-recommends libx11-6 libxext6 libxcursor1 libxi6 libxrandr2 libxss1 libxfixes3
cat >"$work/twoturns" <<PROGRAM
#!/bin/sh
exec chroot "$root" env DISPLAY="\$DISPLAY" XAUTHORITY="\$XAUTHORITY" HOME="$home" SDL_AUDIODRIVER=dummy LC_ALL=C.UTF-8 "$bundle/Two Turns" "\$@"
PROGRAM
chmod +x "$work/twoturns"
sh "$source/tests/program/real_pointer.sh" "$work/twoturns" "$source"

say "Started through its menu entry, which then goes"
quietly in_root sh "$bundle/install-menu-entry.sh"
cat >"$work/start.sh" <<'SCRIPT'
root=$1 home=$2
chroot "$root" env DISPLAY="$DISPLAY" XAUTHORITY="$XAUTHORITY" HOME="$home" SDL_AUDIODRIVER=dummy LC_ALL=C.UTF-8 \
    XDG_CURRENT_DESKTOP=X-Generic PATH=/usr/bin:/bin gio launch "$home/.local/share/applications/twoturns.desktop" >/dev/null 2>&1 &
tries=0
until window=$(xdotool search --onlyvisible --class twoturns 2>/dev/null | tail -n 1) && [ -n "$window" ]; do
    tries=$((tries + 1))
    [ $tries -lt 200 ] || exit 1
    sleep 0.05
done
sleep 1
xdotool windowfocus "$window"
sleep 0.5
xdotool key ctrl+q
sleep 1
SCRIPT
xvfb-run -a -s "-screen 0 1400x900x24 -noreset" sh "$work/start.sh" "$root" "$home" || die "no window came"
quietly in_root sh "$bundle/remove-menu-entry.sh"
[ ! -e "$root$home/.local/share/applications/twoturns.desktop" ] || die "the menu entry stays"
[ -s "$root$home/.local/share/twoturns/twoturns.db" ] || die "no game was saved"

# Mesa itself depends on libX11, but no X server runs.
say "By Wayland alone"
quietly in_root apt-get install -y --no-install-recommends libwayland-client0 libwayland-cursor0 libwayland-egl1 libxkbcommon0 xkb-data \
    libegl1 libegl-mesa0 libgl1 libgl1-mesa-dri
mkdir -m 700 "$work/runtime"
cat >"$work/wayland.sh" <<'SCRIPT'
set -eu
work=$1
root=$2
home=$3
program=$4
shift 4
export XDG_RUNTIME_DIR="$work/runtime"
rm -f "$work/state"
weston "$@" --socket=twoturns --idle-time=0 --width=1400 --height=900 >"$work/weston" 2>&1 &
weston=$!
trap 'kill $weston' EXIT
tries=0
until [ -S "$work/runtime/twoturns" ]; do
    tries=$((tries + 1))
    [ $tries -lt 200 ] || exit 1
    sleep 0.05
done
chroot "$root" env -i PATH=/usr/bin:/bin HOME="$home" LC_ALL=C.UTF-8 SDL_AUDIODRIVER=dummy XDG_RUNTIME_DIR="$work/runtime" \
    WAYLAND_DISPLAY=twoturns timeout 60 "$program" --state-file "$work/state" --data-dir "$work/data" --window 1280x720 2>"$work/err" &
game=$!
tries=0
until grep -qx "; status playing" "$work/state" 2>/dev/null; do
    tries=$((tries + 1))
    [ $tries -lt 400 ] || exit 1
    sleep 0.05
done
kill "$game"
wait "$game"
SCRIPT
# Weston in an X11 window has a pointer and keys. Scale 2, as on a high-resolution laptop.
xvfb-run -a -s "-screen 0 2900x1900x24 -noreset" sh "$work/wayland.sh" "$work" "$root" "$home" "$bundle/Two Turns" \
    --backend=x11-backend.so --scale=2 || die "no board: $(cat "$work/weston" "$work/err")"
grep -qx "; canvas 2560 1440" "$work/state" || die "the picture is not as fine as the screen: $(cat "$work/state")"

# As on a computer that is only seen from afar.
say "By Wayland without a pointer and keys"
sh "$work/wayland.sh" "$work" "$root" "$home" "$bundle/Two Turns" --backend=headless-backend.so ||
    die "no board: $(cat "$work/weston" "$work/err")"
say "The bundle: all is well"

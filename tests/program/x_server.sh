# shellcheck shell=sh
# Runs the script that sources this under a real X server, with a folder that is removed at the end. The script may name
# further required tools in `tools`, and a process to end with it in `pid`.
for tool in xvfb-run xdotool ${tools:-}; do
    command -v "$tool" >/dev/null || {
        echo "$tool is missing: skipped"
        exit 77
    }
done
if [ "${TWOTURNS_UNDER_X:-}" != yes ]; then
    TWOTURNS_UNDER_X=yes
    export TWOTURNS_UNDER_X
    # Without -noreset the server resets after its last client disconnects, and refuses clients meanwhile.
    exec xvfb-run -a -s "-screen 0 1400x900x24 -noreset" sh "$0" "$@"
fi

folder=$(mktemp -d) || exit 1
pid=
# shellcheck disable=SC2317 # called by the trap
clean_up() {
    [ -z "$pid" ] || kill "$pid" 2>/dev/null
    rm -rf "$folder"
}
trap clean_up EXIT

unset SDL_VIDEODRIVER SDL_RENDER_DRIVER WAYLAND_DISPLAY
# Under LeakSanitizer: SDL queries the desktop's settings over D-Bus, and that library keeps some
# memory until the end.
echo 'leak:libdbus-1' >"$folder/leaks"
LSAN_OPTIONS=suppressions=$folder/leaks:print_suppressions=0
export LSAN_OPTIONS

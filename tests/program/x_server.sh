# shellcheck shell=sh
# A real X server, and a folder that is removed in the end: to be sourced by a script, which runs under that server from
# then on. It may name further tools it needs in `tools`, and a process to be ended with it in `pid`.
for tool in xvfb-run xdotool ${tools:-}; do
    command -v "$tool" >/dev/null || {
        echo "$tool is missing: skipped"
        exit 77
    }
done
if [ "${TWOTURNS_UNDER_X:-}" != yes ]; then
    TWOTURNS_UNDER_X=yes
    export TWOTURNS_UNDER_X
    # Without -noreset the server starts anew when its last client leaves, and turns away who comes meanwhile.
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
# Under LeakSanitizer: SDL asks D-Bus for the desktop's settings, and that library keeps a little to the end.
echo 'leak:libdbus-1' >"$folder/leaks"
LSAN_OPTIONS=suppressions=$folder/leaks:print_suppressions=0
export LSAN_OPTIONS

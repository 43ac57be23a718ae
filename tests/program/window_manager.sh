# shellcheck shell=sh
# shellcheck disable=SC2034,SC2154 # of window.sh
# Starts a window manager, which adds frames to windows and focuses new ones. Source it after window.sh, from a script
# that names openbox and xprop in `tools` before.
manager=
# shellcheck disable=SC2317 # called by the trap
end_manager() {
    [ -z "$manager" ] || kill "$manager" 2>/dev/null
    clean_up
}
trap end_manager EXIT
# Ready when it runs a command: a window shown while it starts may never be mapped, and SDL waits for that for ever.
HOME=$folder openbox --startup "touch '$folder/managed'" >"$folder/manager" 2>&1 &
manager=$!
pid=$manager
wait_for "the window manager" [ -e "$folder/managed" ]
pid=

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
HOME=$folder openbox >"$folder/manager" 2>&1 &
manager=$!
pid=$manager
managed() { xprop -root _NET_SUPPORTING_WM_CHECK 2>/dev/null | grep -q 'window id'; }
wait_for "the window manager" managed
pid=

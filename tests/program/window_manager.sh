# shellcheck shell=sh
# shellcheck disable=SC2034,SC2154 # of window.sh
# A window manager, which puts frames around windows and gives the keyboard to a new one: to be sourced after window.sh, by a
# script that names openbox and xprop in `tools` before.
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

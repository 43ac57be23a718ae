# shellcheck shell=sh
# Waiting for a game that runs, by the state it writes with every picture it shows: to be sourced by a script that has
# the game's process in `pid`, its state file in `state`, and fail(), which says why and ends.
# shellcheck disable=SC2154 # those two are the script's

# wait_for WHAT COMMAND...: until the command succeeds; half a minute at the most.
wait_for() {
    what=$1
    shift
    tries=0
    until "$@"; do
        tries=$((tries + 1))
        [ $tries -lt 600 ] || fail "waited in vain for: $what"
        kill -0 "$pid" 2>/dev/null || fail "the game ended while waiting for: $what"
        sleep 0.05
    done
}

# says LINE: the state has this line.
says() { grep -qx "; $1" "$state" 2>/dev/null; }
await() { wait_for "$1" says "$1"; }

# value WORD: what stands behind it in the state.
value() { sed -n "s/^; $1 //p" "$state"; }

# shellcheck shell=sh
# Waiting for a game that runs, by the state it writes with every picture it shows: to be sourced by a script that has
# the game's process in `pid`, its state file in `state`, and fail(), which says why and ends.
# shellcheck disable=SC2154 # those two are the script's

# How often something is looked for, 20 times a second: what does not come in two minutes never comes, however busy the machine.
most_tries=2400

# wait_for WHAT COMMAND...: until the command succeeds.
wait_for() {
    what=$1
    shift
    tries=0
    until "$@"; do
        tries=$((tries + 1))
        [ $tries -lt $most_tries ] || fail "waited in vain for: $what"
        kill -0 "$pid" 2>/dev/null || fail "the game ended while waiting for: $what"
        sleep 0.05
    done
}

# says LINE: the state has this line.
says() { grep -qx "; $1" "$state" 2>/dev/null; }
await() { wait_for "$1" says "$1"; }

# value WORD: what stands behind it in the state.
value() { sed -n "s/^; $1 //p" "$state"; }

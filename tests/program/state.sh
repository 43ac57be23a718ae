# shellcheck shell=sh
# Waits for a running game by the state file that it writes with every picture. Source it from a script that sets `pid`
# to the game's process and `state` to its state file, and defines fail(), which prints a reason and exits.
# shellcheck disable=SC2154 # set by that script

# The maximum number of checks, 20 per second: what has not happened in two minutes never will,
# however busy the machine.
most_tries=2400

# wait_for WHAT COMMAND...: waits until the command succeeds.
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

# says LINE: checks whether the state has this line.
says() { grep -qx "; $1" "$state" 2>/dev/null; }
await() { wait_for "$1" says "$1"; }

# value WORD: prints the rest of the state's line that begins with this word.
value() { sed -n "s/^; $1 //p" "$state"; }

#!/bin/sh
# start_time.sh PROGRAM: prints the milliseconds from the start to the first picture, the median of five, on a private
# display. The program accepts the game's options.
set -eu
if [ "${TWOTURNS_UNDER_X:-}" != yes ]; then
    TWOTURNS_UNDER_X=yes exec xvfb-run -a -s "-screen 0 1400x900x24 -noreset" sh "$0" "$@"
fi
work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT
for _ in 1 2 3 4 5 6; do # the first one warms the caches
    rm -f "$work/state"
    begin=$(date +%s%N)
    SDL_AUDIODRIVER=dummy "$1" --data-dir "$work/data" --state-file "$work/state" --window 1280x720 2>/dev/null &
    until [ -s "$work/state" ]; do
        kill -0 $! 2>/dev/null || exit 1
        sleep 0.002
    done
    echo $((($(date +%s%N) - begin) / 1000000)) >>"$work/times"
    kill $! 2>/dev/null || true
    wait $! 2>/dev/null || true
done
sed 1d "$work/times" | sort -n | sed -n 3p

// The time from starting the process to its first frame on the screen, and its memory at that moment. Needs a display,
// for example xvfb-run.
#include "section.hpp"
#include "table.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "running_game.hpp"
#include "saved_games.hpp"
#include "support/scratch.hpp"

namespace twoturns::bench {
namespace {

struct Run {
    double ms = 0;
    double mib = 0;
};

void run(std::ostream& out) {
    if (!has_display(out)) return;
    Table table({"start to first frame, 18x8", "least ms", "median ms", "most ms", "PSS MiB"});
    for (const bool years : {false, true}) {
        const test::ScratchFolder data;
        if (years) {
            fill_with_games(data.path());
            leave_a_game(data.path());
        }
        { const RunningGame warm{data.path()}; } // loads the files into the disk cache
        std::vector<Run> runs(11);
        for (Run& one : runs) {
            const RunningGame game{data.path()};
            one = {game.start_ms(), game.memory()};
        }
        std::sort(runs.begin(), runs.end(), [](const Run& a, const Run& b) { return a.ms < b.ms; });
        table.add({years ? "a game half played, 10,000 before it" : "a game just started, none before it",
                   figure(runs.front().ms), figure(runs[runs.size() / 2].ms), figure(runs.back().ms),
                   figure(runs[runs.size() / 2].mib)});
    }
    out << table;
}

} // namespace

const Section start_section{"start", "process start to the first frame, and memory", &run, nullptr};

} // namespace twoturns::bench

// The rules, and every key, from the table of commands.
#include <string>
#include <utility>
#include <vector>

#include "app/bar.hpp"
#include "app/screens/screens.hpp"
#include "game/arcade.hpp"
#include "platform/translation.hpp"
#include "twoturns/difficulty.hpp"

namespace twoturns::app {
namespace {

using platform::tr;
using platform::trf;

ui::Element key_line(const std::string& keys, const std::string& what) {
    ui::Element bold = ui::title(keys, 13).wide(150).shrinking(0);
    std::get<ui::Label>(bold.what).lines = 2;
    return ui::row({std::move(bold), ui::paragraph(what, 13, ui::Tone::muted, 2).growing()}, 10, ui::Place::start)
        .pad({0, 4, 16, 4});
}

/// How the clock presses, and what counts in Arcade, with the numbers of the rules.
std::vector<std::string> pace_rules() {
    using namespace game;
    const auto number = [](int n) { return std::to_string(n); };
    return {
        tr(N_("Calm: nothing presses. Timed: the clock is shown, and your best time for such boards. Arcade: a bar "
              "runs down, and when it has run out the round ends, never the board.")),
        trf(N_("In Arcade the bar holds {0} s for each pair, {1} to {2} s in all, and stands still when the clock "
               "does. A pair fills up {3} s on a very easy board, up to {4} s on a very hard one. There are {5} hints "
               "and {6} reshuffles."),
            seconds_text(bar_for_pair), seconds_text(shortest_bar), seconds_text(longest_bar),
            seconds_text(refill_of(easiest)), seconds_text(refill_of(hardest)), number(arcade_hints),
            number(arcade_reshuffles)),
        trf(N_("A pair is worth {0} points by a straight line, {1} with one turn, {2} with two. Within {3} s of the "
               "pair before it counts twice, the next one three times, up to {4} times."),
            number(pair_points[0]), number(pair_points[1]), number(pair_points[2]), seconds_text(combo_time),
            number(most_combo)),
        trf(N_("A clear board is worth {0} points for each of its pairs, and {1} without a hint and a reshuffle."),
            number(clear_points), number(unaided_points)),
        tr(N_(
            "Two players: each pair scores for whoever takes it, at the same time or in turns. The match is no game of "
            "the history and is not kept when the program ends."))};
}

class Help final : public Screen {
public:
    [[nodiscard]] std::string name() const override { return "help"; }

    [[nodiscard]] View view(const Context& context) const override {
        std::vector<ui::Element> parts;
        for (const char* rule :
             {N_("Two equal tiles go when a line joins them that turns at most twice."),
              N_("The line runs through empty places, also around the outside."),
              N_("Clear the board. Help is free; just one star of a place on the journey asks for none.")})
            parts.push_back(ui::paragraph(tr(rule), 15));
        parts.push_back(ui::space(2));
        for (std::string& rule : pace_rules()) parts.push_back(ui::paragraph(std::move(rule), 13, ui::Tone::muted));
        parts.push_back(
            ui::paragraph(tr(N_("A race: an earlier game, or one that a friend has saved to a file, runs along on the "
                                "same board. The bar below the title has a mark for each of its pairs; above them is "
                                "how far you are.")),
                          13, ui::Tone::muted));
        parts.push_back(ui::space(6));
        std::vector<ui::Element> keys;
        keys.push_back(key_line(tr(N_("Click")), tr(N_("pick a tile, then its twin"))));
        keys.push_back(key_line(tr(N_("Right click")), tr(N_("light up all equal tiles"))));
        keys.push_back(key_line(tr(N_("Arrows, WASD")), tr(N_("move the cursor"))));
        keys.push_back(key_line(tr(N_("Wheel")), tr(N_("a closer look at the board"))));
        keys.push_back(key_line(tr(N_("Middle button")), tr(N_("move the board"))));
        for (const Command command : listed_commands()) keys.push_back(key_line(keys_of(command), help_of(command)));
        const int columns = context.width() >= 1180 ? 3 : context.width() >= 940 ? 2 : 1;
        parts.push_back(ui::grid(columns, std::move(keys), 0));
        return {.kind = View::Kind::page,
                .title = tr(N_("Rules and keys")),
                .subtitle = tr(N_("The keys of the board work here, too.")),
                .content = ui::column(std::move(parts), 6).pad(36, 24).scrolling(ui::id_of(Part::all)),
                .focus = {}};
    }
    [[nodiscard]] bool passes_to_board() const override { return true; }

private:
    enum class Part : std::uint8_t {
        all,
    };
};

} // namespace

screens::Made screens::help() { return std::make_shared<Help>(); }

} // namespace twoturns::app

#include "app/labels.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "platform/translation.hpp"
#include "twoturns/own_layout.hpp"
#include "ui/letter_case.hpp"

namespace twoturns::app {

using platform::NC_;
using platform::tr;
using platform::trc;

namespace {

struct LayoutLabel {
    std::string_view name;
    const char* words;
};
constexpr std::array layout_labels{
    LayoutLabel{"full", NC_("layout", "full")},           LayoutLabel{"frame", NC_("layout", "frame")},
    LayoutLabel{"cross", NC_("layout", "cross")},         LayoutLabel{"diamond", NC_("layout", "diamond")},
    LayoutLabel{"steps", NC_("layout", "steps")},         LayoutLabel{"stones", NC_("layout", "with stones")},
    LayoutLabel{"butterfly", NC_("layout", "butterfly")}, LayoutLabel{"cat", NC_("layout", "cat")},
    LayoutLabel{"crown", NC_("layout", "crown")},         LayoutLabel{"fish", NC_("layout", "fish")},
    LayoutLabel{"heart", NC_("layout", "heart")},         LayoutLabel{"hourglass", NC_("layout", "hourglass")},
    LayoutLabel{"islands", NC_("layout", "islands")},     LayoutLabel{"ladder", NC_("layout", "ladder")},
    LayoutLabel{"lantern", NC_("layout", "lantern")},     LayoutLabel{"letters", NC_("layout", "letters")},
    LayoutLabel{"maze", NC_("layout", "maze")},           LayoutLabel{"pillars", NC_("layout", "pillars")},
    LayoutLabel{"pyramid", NC_("layout", "pyramid")},     LayoutLabel{"ring", NC_("layout", "ring")},
    LayoutLabel{"spiral", NC_("layout", "spiral")},       LayoutLabel{"stripes", NC_("layout", "stripes")},
    LayoutLabel{"tower", NC_("layout", "tower")},         LayoutLabel{"tree", NC_("layout", "tree")},
};

} // namespace

std::string label_of(Gravity gravity) { return trc("gravity", traits_of(gravity).label); }

std::string sign_of(Gravity gravity) { return "gravity-" + std::string{name_of(gravity)}; }

std::string label_of(Rule rule) {
    switch (rule) {
    // TRANSLATORS: rules for lines, in lists of facts about a board and as choices; little room.
    case Rule::any: return trc("rule", "two turns at most");
    case Rule::straight: return trc("rule", "straight lines only");
    case Rule::one_turn: return trc("rule", "one turn at most");
    }
    return {};
}

const char* condition_of(Rule rule) {
    switch (rule) {
    case Rule::any: break;
    case Rule::straight: return N_("Here only a straight line can join them.");
    case Rule::one_turn: return N_("Here a line with at most one turn must join them.");
    }
    return N_("A line with at most two turns must join them.");
}

std::string label_of(game::Pace pace) {
    switch (pace) {
    // TRANSLATORS: paces of a game: each stands alone or in a list, never inside a sentence.
    case game::Pace::calm: return trc("pace", "Calm");
    case game::Pace::timed: return trc("pace", "Timed");
    case game::Pace::arcade: return trc("pace", "Arcade");
    }
    return {};
}

std::string meaning_of(game::Pace pace) {
    switch (pace) {
    // TRANSLATORS: what the pace Calm is like.
    case game::Pace::calm: return tr(N_("nothing presses"));
    case game::Pace::timed: return tr(N_("the clock runs, best times are kept"));
    case game::Pace::arcade: return tr(N_("a bar runs down, pairs fill it up"));
    }
    return {};
}

std::string label_of(const BoardLayout& layout) {
    if (is_own_layout_name(layout.name())) return trc("layout", "own layout");
    const auto* const found = std::find_if(layout_labels.begin(), layout_labels.end(),
                                           [&](const LayoutLabel& one) { return one.name == layout.name(); });
    return found == layout_labels.end() ? layout.name() : trc("layout", found->words);
}

std::string board_label(const DealParams& params) {
    return params.layout == BoardLayout{} ? label_of(params.size) : ui::capitalised(label_of(params.layout));
}

std::string board_label(const game::Game& game) {
    return game.origin.custom_board ? label_of(game.session.board().size()) : board_label(game.origin.id.params);
}

std::string difficulty_label(int difficulty) {
    switch (difficulty) {
    // TRANSLATORS: difficulties of a board: each stands alone or in a list, never inside a sentence.
    case 1: return trc("difficulty", "very easy");
    case 2: return trc("difficulty", "easy");
    case 3: return trc("difficulty", "medium");
    case 4: return trc("difficulty", "hard");
    default: return trc("difficulty", "very hard");
    }
}

void add_to_list(std::string& list, std::string words) {
    list = list.empty() ? std::move(words) : platform::trcf("list", "{0}, {1}", list, words);
}

std::string label_of(Size size) {
    const char* const columns_by_rows = platform::right_to_left() ? "\u2066{0} × {1}\u2069" : "{0} × {1}"; // an isolate
    return fill_in(columns_by_rows, {std::to_string(size.cols), std::to_string(size.rows)});
}

std::string language_name(const std::string& code) {
    for (const platform::Language& language : platform::languages())
        if (language.code == code) return std::string{language.name};
    // TRANSLATORS: the language of the system.
    return trc("language", "Automatic");
}

} // namespace twoturns::app

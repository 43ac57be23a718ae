#include "app/history/game_row.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "app/bar.hpp"
#include "app/first_start/guide.hpp"
#include "app/gallery/gallery_wall.hpp"
#include "app/labels.hpp"
#include "app/problems/kept_problems.hpp"
#include "platform/translation.hpp"
#include "twoturns/deal.hpp"
#include "ui/sizes.hpp"

namespace twoturns::app {
namespace {

using game::GameState;
using game::GameSummary;
using platform::trc;
using platform::trcf;
using platform::trn;
using ui::Align;
using ui::Element;

/// Describes the board without its size, and without its layout where that is the title. Leaves out properties with
/// their usual value.
std::string shape_label(const GameSummary& game, bool layout_apart) {
    const DealParams& params = game.id.params;
    std::string label;
    const auto add = [&](bool is_usual, std::string words) {
        if (is_usual) return;
        label = label.empty() ? std::move(words) : trcf("list", "{0}, {1}", label, words);
    };
    add(params.rule == Rule::any, label_of(params.rule));
    add(params.gravity == Gravity::none, label_of(params.gravity));
    add(params.layout == BoardLayout{} || layout_apart, label_of(params.layout));
    return label;
}

std::string origin_label(const GameSummary& game, bool of_problem) {
    if (is_guided(game)) return {};
    if (of_problem) return trc("board", "from a problem");
    return game.custom_board ? trc("board", "from a file") : difficulty_label(game.id.params.difficulty);
}

std::string state_label(GameState state) {
    switch (state) {
    case GameState::cleared: return trc("game", "cleared");
    case GameState::in_progress: return trc("game", "in progress");
    case GameState::unfinished: break;
    }
    return trc("game", "unfinished");
}

/// Describes the progress of a game; empty for a finished one.
std::string progress_label(const GameSummary& game) {
    if (game.state == GameState::cleared) return {};
    const int pairs = game.custom_board ? 0 : most_kinds(game.id.params.size, game.id.params.layout);
    if (pairs < game.pairs_left) return trn("{0} pair left", "{0} pairs left", game.pairs_left);
    // TRANSLATORS: {1} pairs are left, of {0}; little room.
    return trn("{1} of {0} pair left", "{1} of {0} pairs left", pairs, {std::to_string(game.pairs_left)});
}

Element muted(std::string text) { return ui::label(std::move(text), 13, ui::Tone::muted).shrinking(0); }

Element count(const char* icon, std::string value, std::string help) {
    Element picture;
    picture.what = ui::Icon{icon, 14, ui::Tone::muted};
    std::vector<Element> parts;
    parts.push_back(std::move(picture).explained(std::move(help)));
    parts.push_back(muted(std::move(value)));
    return ui::row(std::move(parts), 4);
}

/// Makes the help used and the play time.
std::vector<Element> counts(const GameSummary& game) {
    std::vector<Element> all;
    const auto add = [&](const char* icon, int value, std::string help) {
        if (value != 0) all.push_back(count(icon, std::to_string(value), std::move(help)));
    };
    add("hint", game.hints, trn("{0} hint", "{0} hints", game.hints));
    add("undo", game.undos, trn("{0} undo", "{0} undos", game.undos));
    add("reshuffle", game.reshuffles, trn("{0} reshuffle", "{0} reshuffles", game.reshuffles));
    all.push_back(count("clock", clock_text(game.elapsed), {}));
    return all;
}

constexpr float usual_row_height = 54;
constexpr float most_progress = 150; // width, beside the name of the board

/// Stacks two lines.
Element pair_of_lines(Element upper, Element lower) {
    return ui::column({ui::filler(), std::move(upper), std::move(lower), ui::filler()}, 2);
}

} // namespace

float game_row_height(GameRowForm form, const ui::Style& style) {
    constexpr float edges = 8; // above and below, in window pixels
    std::vector<Element> below;
    for (int i = 0; i < (form == GameRowForm::narrow ? 2 : 1); ++i) below.push_back(ui::label({}, 13));
    const Element lines = pair_of_lines(ui::title({}, 15), ui::column(std::move(below), 0));
    return std::max(usual_row_height, (ui::height_of(lines, 0, style).natural + edges) / style.unit);
}

Element game_row(const GameSummary& game, const DateText& date_text, ui::Id picture, GameRowForm form,
                 const Settings& settings) {
    const bool brief = form != GameRowForm::wide;
    const bool cleared = game.state == GameState::cleared;
    const auto quiet = [](std::string text) { return ui::label(std::move(text), 13, ui::Tone::muted); };
    std::string shape = shape_label(game, given_name(game).empty() && !game.custom_board);
    const std::string name = weave_name(game, settings);
    const std::string size = label_of(game.id.params.size);
    const bool by_size = name == size;
    std::string origin = origin_label(game, problem_of_weave(settings, game.key).has_value());
    if (!by_size) {
        origin = origin.empty() ? size : trcf("list", "{0}, {1}", size, origin);
        if (brief) shape = shape.empty() ? size : trcf("list", "{0}, {1}", size, shape);
    }
    Element title = ui::title(name, 15);
    Element state =
        ui::aligned(ui::label(state_label(game.state), 13, cleared ? ui::Tone::normal : ui::Tone::muted), Align::right);
    Element progress = ui::aligned(quiet(progress_label(game)), Align::right);
    std::vector<Element> parts;
    parts.push_back(ui::widget(picture, ui::Slot{}).wide(brief ? 52 : 64).high(usual_row_height - 10));
    if (brief) {
        std::vector<Element> below;
        if (form == GameRowForm::low)
            title = ui::row({std::move(title).shrinking(by_size ? 0 : 1), quiet(std::move(shape)).growing()}, 10);
        else if (!shape.empty())
            below.push_back(quiet(std::move(shape)));
        below.push_back(quiet(date_text(game.started)));
        parts.push_back(pair_of_lines(std::move(title), ui::column(std::move(below), 0)).growing().shrinking());
        progress.most_width = most_progress;
        parts.push_back(pair_of_lines(std::move(state), std::move(progress)));
        return ui::row(std::move(parts), 12).pad(8, 0);
    }
    parts.push_back(pair_of_lines(std::move(title), quiet(std::move(origin))).wide(150));
    Element shaped = ui::paragraph(std::move(shape), 13, ui::Tone::normal, 2);
    parts.push_back(ui::column({ui::filler(), std::move(shaped), ui::filler()}, 0).growing().shrinking());
    std::vector<Element> help = counts(game);
    help.push_back(ui::filler());
    parts.push_back(pair_of_lines(ui::label(date_text(game.started), 14), ui::row(std::move(help), 12)).wide(230));
    parts.push_back(pair_of_lines(std::move(state), std::move(progress)).wide(160));
    return ui::row(std::move(parts), 16).pad(12, 0);
}

} // namespace twoturns::app

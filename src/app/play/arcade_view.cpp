#include "app/play/arcade_view.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/bar.hpp"
#include "app/labels.hpp"
#include "platform/translation.hpp"
#include "twoturns/gravity.hpp"
#include "ui/sizes.hpp"

namespace twoturns::app {
namespace {

using platform::tr;
using platform::trf;
using ui::Element;
using ButtonStyle = ui::Button::Style;

constexpr float page_margin = 56;
constexpr float narrow_margin = 20;
constexpr float bar_size = 20;

/// Makes a line of text that is as large as its room allows.
Element fitted_title(const std::string& words, float size, float room, ui::Tone tone, const Context& context) {
    const float needed = context.style.lettering(size, true).width(words) / context.style.unit;
    Element title = ui::title(words, std::floor(size * std::min(1.0F, room / std::max(1.0F, needed))));
    std::get<ui::Label>(title.what).tone = tone;
    return std::move(title).high(std::ceil(size * 1.12F));
}

Element icon_button(Command command) {
    Element element = command_button(command, ButtonStyle::quiet, true);
    auto& button = std::get<ui::Button>(element.what);
    if (element.help.empty()) element.help = button.words;
    button.words.clear();
    button.key.clear();
    return std::move(element).high(44).shrinking(0);
}

Element head(const BoardState& s, const RoundView& round, const ArcadeSlots& slots, const ArcadeForm& form) {
    const Context& context = s.context;
    std::vector<Element> parts;
    parts.push_back(ui::widget(slots.bar, ui::Slot{}).high(bar_size).growing());
    parts.push_back(ui::space(6));
    const bool urgent = s.play.pacing().low() > 1 && !s.won; // then the bar is red, too
    const float size = (form.large ? 18.0F : 16.0F) * (urgent ? 1.6F : 1.0F);
    Element time = ui::title(round.time_left(), size).at_least(form.large ? 78.0F : 50.0F);
    if (urgent) std::get<ui::Label>(time.what).tone = ui::Tone::gold;
    parts.push_back(std::move(time));
    std::vector<Element> buttons;
    buttons.push_back(icon_button(Command::pause));
    buttons.push_back(icon_button(Command::menu));
    if (!context.saves) return bar(context, ui::row(std::move(parts), 8), std::move(buttons)).high(form.top);
    for (Element& one : buttons) parts.push_back(std::move(one));
    const float margin = form.large ? page_margin : narrow_margin;
    return ui::row(std::move(parts), 10).pad({margin, 0, margin, 0}).high(form.top);
}

Element small_figure(const std::string& words, const std::string& value, float size) {
    return ui::column({ui::label(words, size * 0.68F), ui::title(value, size).shrinking(0)}, 0);
}

Element spread_button(Command command, bool enabled, std::string words = {}) {
    Element element = command_button(command, ButtonStyle::quiet, enabled, std::move(words));
    std::get<ui::Button>(element.what).spread = true;
    return std::move(element).high(44);
}

/// Makes the column to the left of the board, as much of it as its height allows.
Element figures_column(const BoardState& s, const RoundView& round, const ArcadeSlots& slots, const ArcadeForm& form) {
    const Context& context = s.context;
    const float margin = form.large ? 40.0F : 16.0F;
    const float width = form.side - margin - (form.large ? 4.0F : 6.0F);
    const float size = form.large ? 22.0F : 18.0F;
    const auto& pacing = s.play.pacing();
    const auto board = run_board_of(s.play.game());
    const bool plays = !s.session.paused() && !s.won;

    std::vector<Element> parts;
    parts.push_back(ui::title(tr(N_("Score")), 13));
    parts.push_back(
        fitted_title(points_text(round.points()), form.large ? 52.0F : 45.0F, width, ui::Tone::normal, context));
    const std::string gain = pacing.gain() > 0 ? "+ " + points_text(pacing.gain()) : std::string{};
    parts.push_back(fitted_title(gain, form.large ? 24.0F : 20.0F, width, ui::Tone::gold, context));
    parts.push_back(ui::widget(slots.rule, ui::Slot{}).high(21));
    std::vector<Element> figures;
    if (board) {
        Element number = small_figure(platform::trc("run", "Board"), std::to_string(board->number), size);
        auto sign = gravity_sign(s, form.large ? 36.0F : 28.0F);
        figures.push_back(sign ? ui::row({std::move(number), *std::move(sign)}, 12) : std::move(number));
    }
    figures.push_back(small_figure(tr(N_("Pairs left")), std::to_string(s.session.pairs_left()), size));
    const auto best = board ? pacing.best_run : pacing.bests.score;
    figures.push_back(
        // TRANSLATORS: above the best score so far; little room.
        small_figure(platform::trc("score", "Best"), best ? points_text(*best) : "–", size)); // the buttons never move

    std::vector<Element> buttons;
    const bool hints = round.round.hints_left() > 0 || s.session.hint_goes_on();
    buttons.push_back(spread_button(Command::hint, plays && !s.stuck && hints,
                                    // TRANSLATORS: a button; {0} is how many are left.
                                    trf(N_("Hint ({0})"), std::to_string(round.round.hints_left()))));
    buttons.push_back(spread_button(Command::undo, !s.session.paused() && s.session.can_undo()));

    const auto column = [&](std::size_t shown) {
        std::vector<Element> all{parts};
        for (std::size_t i = 0; i < shown; ++i) all.push_back(ui::column({figures[i]}, 0).pad({0, 0, 0, 10}));
        all.push_back(ui::space(form.large ? 8.0F : 2.0F));
        all.push_back(ui::column(buttons, 10));
        return ui::column(std::move(all), 0).pad({margin, 0, 0, 0}).wide(form.side);
    };
    const ui::Style& style = context.style;
    const float room = static_cast<float>(context.canvas.height) - style.units(form.top + form.bottom);
    std::size_t shown = figures.size();
    while (shown > 0 && ui::height_of(column(shown), style.units(form.side), style).natural > room) --shown;
    return column(shown);
}

Element combo_column(const RoundView& round, const ArcadeSlots& slots, const ArcadeForm& form) {
    const auto centred = [](Element text) { return ui::aligned(std::move(text), ui::Align::centre); };
    std::vector<Element> parts;
    const float ring = form.large ? 176.0F : 132.0F;
    parts.push_back(ui::widget(slots.ring, ui::Slot{}).high(ring));
    parts.push_back(centred(ui::title(tr(N_("Combo")), form.large ? 17.0F : 15.0F)));
    parts.push_back(centred(ui::paragraph(round.combo_words(), form.large ? 14.0F : 13.0F, ui::Tone::muted, 2)));
    parts.push_back(ui::space(form.large ? 34.0F : 18.0F));
    parts.push_back(ui::widget(slots.ladder, ui::Slot{}).high(form.large ? 60.0F : 44.0F));
    parts.push_back(ui::space(6));
    parts.push_back(
        centred(ui::paragraph(tr(N_("a note higher each time")), form.large ? 14.0F : 13.0F, ui::Tone::muted, 3)));
    return ui::column(std::move(parts), 2).pad({4, 0, form.large ? 16.0F : 6.0F, 0}).wide(form.side);
}

/// Makes the line below the board: news of the board with the obvious next action; without news the next board of the
/// run, or outside a run the name and conditions of the board.
Element foot(const BoardState& s, const ArcadeForm& form) {
    std::vector<Element> parts;
    parts.push_back(ui::filler());
    if (auto news = bar_news(s)) {
        parts.push_back(*std::move(news));
        if (auto next = proposed_button(s)) parts.push_back((*std::move(next)).shrinking(0));
    } else {
        if (auto sign = gravity_sign(s, 26)) parts.push_back(*std::move(sign));
        const auto board = run_board_of(s.play.game());
        parts.push_back(ui::title(board_in_words(s), 16).shrinking());
        if (const auto next = board ? game::next_in_run(*board) : std::nullopt)
            // TRANSLATORS: {0} is the name of a place, or of a board.
            parts.push_back(
                ui::label(trf(N_("Next: {0}"), words_of(*next, s.context)), 15, ui::Tone::muted).shrinking());
    }
    parts.push_back(ui::filler());
    return ui::row(std::move(parts), 16).pad(narrow_margin, 2).high(form.bottom);
}

} // namespace

ArcadeForm arcade_form(const Context& context) {
    constexpr float least_beside = 880;
    constexpr float least_large = 1180;
    ArcadeForm form;
    form.beside = context.width() >= least_beside && context.height() >= 460 && !is_compact(context);
    form.large = context.width() >= least_large && context.height() >= 640;
    if (!form.beside) return form;
    form.side = form.large ? 224.0F : 150.0F;
    form.top = context.saves ? form.large ? 72.0F : 60.0F : bar_height(context);
    form.bottom = form.large ? 60.0F : 52.0F;
    return form;
}

std::string rule_of(const game::RunBoard& board, const Context& context) {
    if (game::stage_of(board.number) == game::RunStage::wide) return tr(N_("a wide board"));
    return tr(traits_of(seen_gravity(game::id_of(board).params, context)).meaning);
}

std::string words_of(const game::RunBoard& board, const Context& context) {
    // TRANSLATORS: {0} is the number of a board in an Arcade run.
    const std::string name = trf(N_("board {0}"), std::to_string(board.number));
    const GameId id = game::id_of(board);
    if (game::stage_of(board.number) == game::RunStage::wide)
        // TRANSLATORS: {0} is a size such as 24 × 10.
        return platform::trcf("list", "{0}, {1}", name, trf(N_("wide: {0}"), label_of(id.params.size)));
    return platform::trcf("list", "{0}, {1}", name, rule_of(board, context));
}

Element arcade_page(const BoardState& s, const RoundView& round, const ArcadeSlots& slots, Element table,
                    std::vector<Element> race) {
    const ArcadeForm form = arcade_form(s.context);
    std::vector<Element> middle;
    const auto upright = [](Element column) {
        std::vector<Element> parts;
        parts.push_back(ui::filler());
        parts.push_back(std::move(column));
        parts.push_back(ui::filler());
        return ui::column(std::move(parts), 0);
    };
    middle.push_back(upright(figures_column(s, round, slots, form)));
    middle.push_back(std::move(table).growing());
    middle.push_back(upright(combo_column(round, slots, form)));
    std::vector<Element> all;
    all.push_back(head(s, round, slots, form));
    for (Element& one : race) all.push_back(std::move(one));
    all.push_back(ui::row(std::move(middle), 0, ui::CrossAlign::stretch).growing());
    all.push_back(foot(s, form));
    return ui::column(std::move(all), 0);
}

} // namespace twoturns::app

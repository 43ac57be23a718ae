#include "app/play/play_signs.hpp"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "app/bar.hpp"
#include "app/labels.hpp"
#include "platform/translation.hpp"
#include "ui/sizes.hpp"

namespace twoturns::app {

using platform::tr;
using platform::trf;
using ui::Element;
using ButtonStyle = ui::Button::Style;

Element pause_sign() {
    Element resume = command_button(Command::pause, ButtonStyle::primary, true, platform::trc("button", "Resume"));
    std::get<ui::Button>(resume.what).icon = "play";
    return ui::panel(ui::Panel::Style::dialog, ui::row({std::move(resume)}).pad(18));
}

namespace {

constexpr float edge = 6; ///< from a sign to the edge of the table

Element on_panel(Element words) { return ui::panel(ui::Panel::Style::note, std::move(words).pad(22, 10)); }

/// Puts a sign at the foot of the table.
Element at_foot(Element words) {
    return ui::column({ui::filler(), on_panel(std::move(words)), ui::space(edge)}, 0, ui::CrossAlign::centre);
}

/// Returns how large a sign is, in pixels: no wider than the window, where its words take more lines.
ui::Point size_of_sign(const Element& words, const Context& context) {
    const Element sign = on_panel(words);
    const float width = std::min(ui::width_of(sign, context.style).natural, static_cast<float>(context.canvas.width));
    return {width, ui::height_of(sign, width, context.style).natural};
}

/// Returns whether a sign at the foot of the table would cover a tile.
bool covers_tiles(const Element& words, const BoardState& s) {
    const ui::Point size = size_of_sign(words, s.context);
    const auto across = static_cast<float>(s.context.canvas.width);
    const float down = board_area(s.context).bottom();
    const ui::Rect there{(across - size.x) / 2, down - s.context.style.units(edge) - size.y, size.x, size.y};
    const scene::BoardGeometry place = s.play.geometry(s.context);
    const auto cells = s.session.board().tile_cells();
    return std::any_of(cells.begin(), cells.end(), [&](Cell cell) {
        const ui::Rect tile = place.cell_rect(cell);
        return tile.x < there.right() && there.x < tile.right() && tile.y < there.bottom() && there.y < tile.bottom();
    });
}

/// Puts a sign where it covers no tile: at the foot of the table, else beside the tiles. Where there is no room for it,
/// the brief words stand at the foot; nullopt if even these would cover a tile.
std::optional<Element> beside_tiles(Element words, Element brief, const BoardState& s) {
    if (!covers_tiles(words, s)) return at_foot(std::move(words));
    const Size size = s.session.board().size();
    const ui::Rect last = s.play.geometry(s.context).cell_rect({size.rows, size.cols});
    const float beside = static_cast<float>(s.context.canvas.width) - last.right() - s.context.style.units(2 * edge);
    if (size_of_sign(words, s.context).x <= beside) {
        Element in_middle =
            ui::column({ui::filler(), on_panel(std::move(words)), ui::filler()}, 0, ui::CrossAlign::centre);
        return ui::row({ui::filler(), std::move(in_middle), ui::space(edge)}, 0, ui::CrossAlign::stretch);
    }
    if (covers_tiles(brief, s)) return std::nullopt;
    return at_foot(std::move(brief));
}

} // namespace

bool shows_rule_sign(const BoardState& s) {
    const bool fresh = !s.session.picked() && s.session.timeline().positions() == 1;
    return fresh && s.session.board().rule() != Rule::any && !s.session.paused() && !s.play.awaited() &&
           !s.play.played().undealt() && !is_compact(s.context);
}

std::optional<Element> rule_sign(const BoardState& s) {
    const Rule rule = s.session.board().rule();
    const char* const title = rule == Rule::straight ? N_("Straight lines only") : N_("One turn at most");
    Element brief = ui::aligned(ui::title(tr(title), 20), ui::Align::centre);
    std::vector<Element> lines;
    lines.push_back(brief);
    lines.push_back(ui::aligned(ui::paragraph(tr(condition_of(rule)), 15, ui::Tone::normal, 3), ui::Align::centre));
    return beside_tiles(ui::column(std::move(lines), 3), std::move(brief), s);
}

bool shows_stuck_sign(const BoardState& s) {
    return s.stuck && !s.session.paused() && !s.play.awaited() && !is_compact(s.context);
}

Element stuck_sign(const BoardState& s) {
    const auto [headline, advice] = words_of_loss(s);
    std::vector<Element> lines;
    lines.push_back(ui::aligned(ui::title(headline, 20), ui::Align::centre));
    lines.push_back(ui::aligned(ui::paragraph(advice, 15, ui::Tone::normal, 3), ui::Align::centre));
    std::vector<Element> parts;
    parts.push_back(ui::column(std::move(lines), 3).shrinking());
    auto proposed = is_phone(s.context) ? std::nullopt : proposed_button(s); // there it is under the thumb
    if (proposed) parts.push_back(*std::move(proposed));
    return at_foot(ui::row(std::move(parts), 22));
}

Element dealing_sign(const BoardState& s) {
    Element progress;
    progress.what = ui::Progress{s.play.awaited()->progress};
    std::vector<Element> lines;
    // TRANSLATORS: {0} is a size such as 40 × 30.
    lines.push_back(ui::label(trf(N_("Dealing a board: {0}"), label_of(s.session.board().size())), 18));
    lines.push_back(std::move(progress));
    if (s.play.game().origin.id.params != DealParams{})
        lines.push_back(command_button(Command::back, ButtonStyle::quiet, true, tr(N_("The usual board instead"))));
    return ui::panel(ui::Panel::Style::dialog, ui::column(std::move(lines), 16).pad(24).at_least(360));
}

Element centred_on_table(Element element) {
    return ui::column({ui::filler(), std::move(element), ui::filler()}, 0, ui::CrossAlign::centre);
}

} // namespace twoturns::app

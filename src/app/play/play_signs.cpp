#include "app/play/play_signs.hpp"

#include <optional>
#include <utility>
#include <vector>

#include "app/bar.hpp"
#include "app/board/table_sign.hpp"
#include "app/labels.hpp"
#include "platform/translation.hpp"

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
    return sign_beside_tiles(ui::column(std::move(lines), 3), std::move(brief), s.session.board(),
                             s.play.geometry(s.context), s.context);
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
    return sign_at_foot(ui::row(std::move(parts), 22));
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

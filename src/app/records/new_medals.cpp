#include "app/records/new_medals.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/command.hpp"
#include "app/records/records_text.hpp"
#include "platform/translation.hpp"

namespace twoturns::app {
namespace {

using platform::trcf;
using platform::trn;
using ui::Element;

constexpr float seal_side = 46;
constexpr float medal_gap = 10;

Element seal(std::size_t medal, ui::Id slot) {
    slot.index = static_cast<std::uint32_t>(medal);
    return ui::widget(slot, ui::Slot{}).wide(seal_side).high(seal_side).shrinking(0);
}

Element told_medal(std::size_t medal, float width, ui::Id slot) {
    Element name = ui::title(medal_name(medal), 15);
    std::get<ui::Label>(name.what).tone = ui::Tone::gold;
    std::vector<Element> words;
    words.push_back(std::move(name));
    words.push_back(ui::paragraph(medal_wish(medal), 14, ui::Tone::muted, 3));
    return ui::row({seal(medal, slot), ui::column(std::move(words), 0).growing().shrinking()}, medal_gap).wide(width);
}

} // namespace

Element new_medals(const std::vector<std::size_t>& medals, MedalForm form, float width, ui::Id slot) {
    const auto columns_of = [&](float least) {
        return std::max<std::size_t>(1, static_cast<std::size_t>((width + medal_gap) / (least + medal_gap)));
    };
    constexpr float named_width = 104;
    std::size_t columns = columns_of(form == MedalForm::named ? named_width : seal_side);
    if (form == MedalForm::told) columns = medals.size() > 1 && width >= 330 ? 2 : 1;
    const float each = std::floor((width - medal_gap * static_cast<float>(columns - 1)) / static_cast<float>(columns));
    const auto medal = [&](std::size_t one) {
        if (form == MedalForm::told) return told_medal(one, each, slot);
        if (form == MedalForm::seals)
            return seal(one, slot).explained(trcf("medal", "{0}: {1}", medal_name(one), medal_wish(one)));
        return ui::column({seal(one, slot).explained(medal_wish(one)),
                           ui::aligned(ui::paragraph(medal_name(one), 14, ui::Tone::gold, 2), ui::Align::centre)},
                          2, ui::CrossAlign::centre)
            .wide(std::min(each, 1.3F * named_width));
    };
    const auto count = static_cast<int>(medals.size());
    std::vector<Element> lines;
    // All medals are on the page of records, also those whose words have no room here.
    lines.push_back(
        command_button(Command::records, ui::Button::Style::link, true, trn("{0} new medal", "{0} new medals", count))
            .explained({}));
    for (std::size_t first = 0; first < medals.size(); first += columns) {
        std::vector<Element> line;
        for (std::size_t i = first; i < std::min(medals.size(), first + columns); ++i) line.push_back(medal(medals[i]));
        lines.push_back(ui::row(std::move(line), medal_gap, ui::CrossAlign::start));
    }
    return ui::column(std::move(lines), 8, ui::CrossAlign::centre);
}

} // namespace twoturns::app

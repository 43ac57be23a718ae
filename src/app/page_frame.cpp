#include "app/page_frame.hpp"

#include <utility>
#include <vector>

#include "app/bar.hpp"
#include "app/command.hpp"
#include "platform/translation.hpp"

namespace twoturns::app {
namespace {

constexpr ui::Id page_scroller{0x10000}; // no screen numbers its parts so far

ui::Element back_button(const std::string& below) {
    return command_button(Command::back, ui::Button::Style::quiet, true, below)
        .explained(platform::trf(N_("One step back: {0}"), below));
}

/// Puts the note in place of the subtitle, in a narrow window also of the title.
ui::Element title_and_note(const std::string& title, const Context& context) {
    constexpr float least_for_both = 640; // window width that has room for both on one line
    auto note = note_line(context);
    if (context.width() < least_for_both) return *std::move(note);
    return ui::row({ui::headline(title, page_title_size(context)).shrinking(0), (*std::move(note)).growing()}, 24)
        .shrinking();
}

} // namespace

ui::Element scrolled_if_needed(ui::Element content, const ui::Style& style) {
    if (!style.for_fingers()) return content;
    std::vector<ui::Element> all;
    all.push_back(std::move(content).growing().shrinking());
    return ui::column(std::move(all), 0).squeezing(page_scroller);
}

ui::Element page_of(View view, const Context& context, const std::string& below) {
    // Notes from the start belong to the board and have no end; notes about this page have one.
    const bool tells = context.note && context.note->until;
    ui::Element head = tells ? title_and_note(view.title, context) : page_head(view.title, view.subtitle, context);
    std::vector<ui::Element> buttons;
    if (view.in_bar) {
        constexpr float least_for_words = 740; // window width
        ui::Element button = switch_button(*view.in_bar, context.settings);
        buttons.push_back(context.width() < least_for_words ? without_words(std::move(button)) : std::move(button));
    }
    buttons.push_back(back_button(below));
    return ui::column({bar(context, std::move(head), std::move(buttons)),
                       scrolled_if_needed(std::move(view.content), context.style).growing().shrinking()},
                      0);
}

ui::Element dialog_of(View view, const std::string& below, const ui::Style& style) {
    std::vector<ui::Element> head;
    head.push_back(ui::headline(view.title).growing().shrinking());
    ui::Id close = id_of_command(Command::back);
    close.index = 1; // a view may have a button of its own for this command
    head.push_back(ui::widget(close, ui::Button{.icon = "close"}).explained(below));
    return ui::panel(
        ui::Panel::Style::dialog,
        ui::column({ui::row(std::move(head)), scrolled_if_needed(std::move(view.content), style).growing().shrinking()},
                   12)
            .pad({24, 14, 20, 18}));
}

} // namespace twoturns::app

#include "app/keys/pad_buttons.hpp"

#include <algorithm>

#include "platform/translation.hpp"

namespace twoturns::app {
namespace {

using ui::Key;
using ui::KeyPress;

struct PadEntry {
    const char* name;
    const char* label;
    KeyPress press;
    std::optional<Command> command;
};
constexpr std::array pad_entries{
    PadEntry{"x", "X", {Key::h}, Command::hint},
    PadEntry{"y", "Y", {Key::u}, Command::undo},
    PadEntry{"left-shoulder", "LB", {Key::tab, false, true}, Command::previous_equal},
    PadEntry{"right-shoulder", "RB", {Key::tab}, Command::next_equal},
    PadEntry{"left-trigger", "LT", {Key::page_up}, std::nullopt},
    PadEntry{"right-trigger", "RT", {Key::page_down}, std::nullopt},
    // TRANSLATORS: pressing down the left or the right stick of a gamepad.
    PadEntry{"left-stick", NC_("gamepad", "Left stick, pressed"), {}, std::nullopt},
    PadEntry{"right-stick", NC_("gamepad", "Right stick, pressed"), {Key::y}, Command::redo},
    PadEntry{"back", "Back", {Key::p}, Command::pause},
    PadEntry{"start", "Start", {Key::escape}, Command::back},
};
static_assert(pad_entries.size() == pad_button_count);

const PadEntry& pad_entry(PadButton button) { return pad_entries.at(static_cast<std::size_t>(button)); }

struct PadsInUse {
    KeptList stored;
    PadCommands commands;
};
PadsInUse& pads_in_use() {
    static PadsInUse pads;
    return pads;
}

} // namespace

std::string label_of(PadButton button) {
    const bool is_stick = button == PadButton::left_stick || button == PadButton::right_stick;
    return is_stick ? platform::trc("gamepad", pad_entry(button).label) : pad_entry(button).label;
}
const char* name_of(PadButton button) { return pad_entry(button).name; }
KeyPress usual_press(PadButton button) { return pad_entry(button).press; }
std::optional<Command> usual_command(PadButton button) { return pad_entry(button).command; }

PadCommands::PadCommands(const KeptList& stored) {
    for (std::size_t i = 0; i < pad_button_count; ++i) {
        const auto row = stored.rows().find(pad_entries.at(i).name);
        if (row == stored.rows().end()) continue;
        for (std::size_t j = 0; j < command_count; ++j)
            if (row->second.value == name_of(static_cast<Command>(j))) chosen_.at(i) = static_cast<Command>(j);
    }
}

KeptList PadCommands::stored() const {
    KeptList rows;
    for (std::size_t i = 0; i < pad_button_count; ++i)
        if (const auto command = chosen_.at(i)) rows.put(pad_entries.at(i).name, name_of(*command), pad_button_count);
    return rows;
}

std::optional<Command> PadCommands::of(PadButton button) const {
    const auto own = chosen(button);
    return own ? own : usual_command(button);
}

void use_pad_buttons(const KeptList& stored) {
    PadsInUse& now = pads_in_use();
    if (now.stored == stored) return;
    now = {stored, PadCommands{stored}};
}

const PadCommands& pad_buttons_in_use() { return pads_in_use().commands; }

} // namespace twoturns::app

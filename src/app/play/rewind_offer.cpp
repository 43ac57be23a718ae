#include "app/play/rewind_offer.hpp"

#include "app/command.hpp"
#include "platform/translation.hpp"

namespace twoturns::app {

using platform::trn;

std::string rewind_text(int steps) {
    // TRANSLATORS: moves of the player.
    return trn("This board could still be cleared {0} move ago.", "This board could still be cleared {0} moves ago.",
               steps);
}

ui::Element rewind_button(int steps) {
    return command_button(Command::rewind, ui::Button::Style::primary, true,
                          // TRANSLATORS: a button.
                          trn("Back {0} move", "Back {0} moves", steps));
}

} // namespace twoturns::app

#include "app/way_back.hpp"

#include "app/command.hpp"
#include "platform/translation.hpp"

namespace twoturns::app {

using platform::trn;

std::string way_back_words(int steps) {
    return trn("This board could still be cleared {0} move ago.", "This board could still be cleared {0} moves ago.",
               steps);
}

ui::Element way_back_button(int steps) {
    return command_button(Command::rewind, ui::Button::Look::primary, true,
                          trn("Back {0} move", "Back {0} moves", steps));
}

} // namespace twoturns::app

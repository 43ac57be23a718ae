// The commands that can get keys, as the page Keys lists them.
#pragma once

#include <string>
#include <vector>

#include "app/command.hpp"

namespace twoturns::app {

struct KeyGroup {
    const char* name;
    std::vector<Command> commands;
};
/// Returns every command that has a key or can get one, each once, under headings.
[[nodiscard]] std::vector<KeyGroup> key_groups();
/// Returns what a command is called where no button shows it: the words of its button, or what its key does.
[[nodiscard]] std::string name_among_keys(Command command);

} // namespace twoturns::app

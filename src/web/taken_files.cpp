#include "web/taken_files.hpp"

#include <algorithm>
#include <filesystem>
#include <string>
#include <system_error>
#include <vector>

#include "app/decks/deck_list.hpp"
#include "platform/files.hpp"
#include "web/page.hpp"

namespace twoturns::web {

void forget_unused_files(const app::Settings& settings) {
    std::vector<std::string> decks = app::own_decks(settings);
    decks.push_back(settings.deck);
    const auto entries = platform::entries_of(taken_folder);
    if (!entries) return; // nothing was ever imported
    for (const platform::FolderEntry& entry : *entries) {
        const std::string folder = std::string(taken_folder) + "/" + entry.name;
        const auto is_in = [&](const std::string& deck) { return deck.starts_with(folder + "/"); };
        std::error_code failed; // retried at the next start
        if (std::none_of(decks.begin(), decks.end(), is_in)) std::filesystem::remove_all(folder, failed);
    }
}

} // namespace twoturns::web

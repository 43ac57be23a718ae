#include "app/deck_list.hpp"

#include <algorithm>
#include <array>
#include <filesystem>

#include "platform/files.hpp"
#include "platform/translation.hpp"
#include "twoturns/notation.hpp"

namespace twoturns::app {
namespace {

constexpr std::array decks{
    BuiltInDeck{"emoji", "Mixed", N_("a little of everything, as unlike as can be"), 42},
    BuiltInDeck{"animals", "Animals", N_("on land, in the sea and in the air"), 48},
    BuiltInDeck{"food", "Food", N_("fruit, dishes, sweets and drinks"), 48},
    BuiltInDeck{"nature", "Nature", N_("plants, small animals, sky and weather"), 48},
    BuiltInDeck{"travel", "Travel", N_("what one rides in, sees and takes along"), 48},
    BuiltInDeck{"things", "Things", N_("what lies about in a house"), 48},
    BuiltInDeck{"shapes", "Shapes", N_("each has an outline of its own, colour is never needed"), 42},
    BuiltInDeck{"mahjong", "Mahjong", N_("the faces of the old game, with small marks in the corner"), 42},
    BuiltInDeck{"mahjong-unmarked", "Mahjong unmarked", N_("the faces of the old game as they always were"), 42},
    BuiltInDeck{"letters", "Letters and blocks", N_("blocks of plain colour, each with a letter or digit"), 42},
};

} // namespace

std::span<const BuiltInDeck> built_in_decks() { return decks; }

std::size_t built_in_deck(const std::string& setting) {
    if (setting.empty()) return 0;
    const auto* found =
        std::find_if(decks.begin(), decks.end(), [&](const auto& deck) { return setting == deck.name; });
    return static_cast<std::size_t>(found - decks.begin());
}

std::string deck_label(const std::string& setting) {
    const std::size_t index = built_in_deck(setting);
    if (index < decks.size()) return platform::trc("deck", decks.at(index).label);
    return one_line(platform::name_of(platform::path_from(setting).filename()));
}

} // namespace twoturns::app

#include "app/deck_list.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <utility>

#include "platform/files.hpp"
#include "platform/translation.hpp"
#include "twoturns/notation.hpp"

namespace twoturns::app {
namespace {

constexpr std::array decks{
    BuiltInDeck{"emoji", "Mixed", N_("a little of everything, as unlike as can be"), 42},
    BuiltInDeck{"animals", "Animals", N_("on land, in the sea and in the air"), 48},
    BuiltInDeck{"food", "Food", N_("from the apple to the lollipop"), 48},
    BuiltInDeck{"nature", "Nature", N_("plants, small animals, sky and weather"), 48},
    BuiltInDeck{"travel", "Travel", N_("what one rides in, sees and takes along"), 48},
    BuiltInDeck{"things", "Things", N_("what lies about in a house"), 48},
    BuiltInDeck{"shapes", "Shapes", N_("each has an outline of its own, colour is never needed"), 42},
    BuiltInDeck{"numbers", "Chinese numbers", N_("from 1 to 100, in digits and in Chinese"), 100, true},
    BuiltInDeck{"words", "First words", N_("in English and in Chinese with pinyin"), 120, true},
    BuiltInDeck{"capitals", "Capitals", N_("countries and their capitals"), 111, true},
    BuiltInDeck{"multiplication", "Multiplication", N_("up to 12 × 12, and what comes out"), 59, true},
    BuiltInDeck{"elements", "Elements", N_("chemical elements, sign and name"), 118, true},
};

} // namespace

std::span<const BuiltInDeck> built_in_decks() { return decks; }

std::size_t built_in_deck(const std::string& setting) {
    if (setting.empty()) return 0;
    const auto* found =
        std::find_if(decks.begin(), decks.end(), [&](const auto& deck) { return setting == deck.name; });
    return static_cast<std::size_t>(found - decks.begin());
}

bool is_card_table(std::string_view file) {
    std::string end{file.substr(file.size() - std::min<std::size_t>(4, file.size()))};
    std::transform(end.begin(), end.end(), end.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return end == ".csv" || end == ".tsv";
}

ChangeSettings play_with(const std::string& deck, Settings settings) {
    settings.deck = deck;
    return {std::move(settings)};
}

std::string deck_label(const std::string& setting) {
    const std::size_t index = built_in_deck(setting);
    if (index < decks.size()) return platform::trc("deck", decks.at(index).label);
    return one_line(platform::name_of(platform::path_from(setting).filename()));
}

} // namespace twoturns::app

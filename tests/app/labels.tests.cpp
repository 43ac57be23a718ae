// Names of the choices for a game.
#include "app/labels.hpp"

#include <algorithm>
#include <set>
#include <string>

#include "app/decks/deck_list.hpp"
#include "platform/translation.hpp"
#include "support/catch.hpp"

using namespace twoturns;
using namespace twoturns::app;

TEST_CASE("every layout that comes with the game has a name of its own in every language", "[labels]") {
    for (const auto& language : platform::languages()) {
        (void)platform::set_language(language.code, TWOTURNS_LOCALE);
        std::set<std::string> labels;
        for (const BoardLayout& layout : all_layouts()) {
            const std::string label = label_of(layout);
            CAPTURE(std::string(language.code), layout.name(), label);
            CHECK(labels.insert(label).second);
            const bool letters = std::any_of(label.begin(), label.end(), [](char c) { return (c >= 'a' && c <= 'z'); });
            if (language.code == "zh_CN") CHECK_FALSE(letters); // every one is translated
        }
    }
    (void)platform::set_language("en", TWOTURNS_LOCALE);
}

TEST_CASE("every deck that comes with the game has a name of its own in every language", "[labels][decks]") {
    for (const auto& language : platform::languages()) {
        (void)platform::set_language(language.code, TWOTURNS_LOCALE);
        std::set<std::string> labels;
        for (const BuiltInDeck& deck : built_in_decks()) {
            const std::string label = deck_label({}, deck.name);
            CAPTURE(std::string(language.code), std::string(deck.name), label);
            CHECK(labels.insert(label).second);
            if (language.code == "en") CHECK(label == deck.label);
            if (language.code == "zh_CN") CHECK(label != deck.label);
        }
    }
    (void)platform::set_language("en", TWOTURNS_LOCALE);
}

TEST_CASE("a layout of somebody's own goes by its name", "[labels]") {
    CHECK(label_of(*parse_layout("my-layout", "o o\n")) == "my-layout");
}

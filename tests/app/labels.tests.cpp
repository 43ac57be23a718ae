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

TEST_CASE("a board is called by the name of its shape, as a heading, or by its size", "[labels]") {
    DealParams params{{13, 15}, 31, Gravity::none, *layout_from_name("butterfly"), 1};
    CHECK(board_label(params) == "Butterfly");
    params.layout = *layout_from_name("stones");
    CHECK(board_label(params) == "With stones");
    CHECK(board_label(DealParams{}) == "18 × 8");
    for (const auto& language : platform::languages()) { // no label begins with a small letter in any alphabet
        (void)platform::set_language(language.code, TWOTURNS_LOCALE);
        for (const BoardLayout& layout : all_layouts()) {
            if (layout == BoardLayout{}) continue;
            params.layout = layout;
            const std::string label = board_label(params);
            CAPTURE(std::string(language.code), label);
            CHECK_FALSE((label.front() >= 'a' && label.front() <= 'z'));
            for (const char* small : {"é", "è", "ł", "ś", "ó", "đ", "б", "к", "р", "с", "п", "ё"})
                CHECK_FALSE(label.starts_with(small));
        }
    }
    (void)platform::set_language("en", TWOTURNS_LOCALE);
}

#include "game/learning/chosen_cards.hpp"

#include <string>
#include <vector>

#include "support/catch.hpp"
#include "support/scale.hpp"
#include "twoturns/random.hpp"

using namespace twoturns;
using namespace twoturns::game;

TEST_CASE("chosen cards go into a line of text and out of it", "[chosen-cards]") {
    CHECK(to_text(ChosenCards{0x0123456789ABCDEF, {3, 17, 42}}) == "0123456789abcdef 3 17 42");
    CHECK(to_text(ChosenCards{1, {}}) == "0000000000000001");
    Random chance{5};
    for (int i = 0; i < scaled(200); ++i) {
        ChosenCards chosen{chance.next(), {}};
        for (std::size_t card = 0; card < chance.below(100); ++card) chosen.cards.push_back(card * 7919 % 50'000);
        chance.shuffle(chosen.cards);
        CHECK(parse_chosen_cards(to_text(chosen)) == chosen);
    }
}

TEST_CASE("what is no such line is none", "[chosen-cards]") {
    const std::string deck = "0123456789abcdef";
    for (const std::string& text : {std::string{}, deck.substr(1), deck + "0", deck + " ", deck + " 1  2", deck + " 1 ",
                                    deck + " -1", deck + " x", deck + " 1\n2", deck + " 2 1 2", "0x" + deck.substr(2),
                                    deck + " 99999999999999999999999", std::string(16, ' ')}) {
        CAPTURE(text);
        CHECK_FALSE(parse_chosen_cards(text));
    }
    std::string many = deck;
    for (int i = 0; i < 5000; ++i) many += " " + std::to_string(i);
    CHECK_FALSE(parse_chosen_cards(many)); // no board has so many kinds
}

TEST_CASE("another card, order or number of cards makes another deck", "[chosen-cards]") {
    const std::vector<std::string> deck{"cat\tmāo", "dog\tgǒu"};
    const auto number = number_of_deck(deck);
    CHECK(number == number_of_deck(std::vector{deck}));
    CHECK(number != number_of_deck(std::vector<std::string>{deck[1], deck[0]}));
    CHECK(number != number_of_deck(std::vector<std::string>{deck[0]}));
    CHECK(number != number_of_deck(std::vector<std::string>{deck[0], deck[1] + "\n"}));
    CHECK(number != number_of_deck(std::vector<std::string>{deck[0] + deck[1]}));
}

TEST_CASE("chosen cards are shown with the deck they are from, and no other", "[chosen-cards]") {
    const ChosenCards chosen{7, {2, 0}};
    CHECK(chosen_from(chosen, 7, 3).size() == 2);
    CHECK(chosen_from(chosen, 8, 3).empty());
    CHECK(chosen_from(chosen, 7, 2).empty()); // there is no third card
    CHECK(chosen_from(chosen, 7, 0).empty());
}

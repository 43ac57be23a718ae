#include "game/records/medals.hpp"

#include <algorithm>
#include <vector>

namespace twoturns::game {
namespace {

std::int64_t seconds_a_pair(const Tally& tally, int seconds) {
    return tally.quickest_pair && *tally.quickest_pair <= std::chrono::seconds{seconds} ? 1 : 0;
}

std::int64_t size_of(const auto& set) { return static_cast<std::int64_t>(set.size()); }
std::int64_t count_of(const auto& bits) { return static_cast<std::int64_t>(bits.count()); }

const std::array<Medal, medal_count>& medal_table() {
    using enum MedalFamily;
    static const std::array<Medal, medal_count> all{{
        {travels, NC_("medal", "First Steps"), NC_("medal", "Three places of the journey"), 3,
         [](const Tally& tally) { return count_of(tally.reached); }},
        {travels, NC_("medal", "One World"), NC_("medal", "All nine places of one world"), 9,
         [](const Tally& tally) {
             return std::int64_t{*std::max_element(tally.in_world.begin(), tally.in_world.end())};
         }},
        {travels, NC_("medal", "Eight Gates"), NC_("medal", "A place in every world"), 8,
         [](const Tally& tally) {
             return std::int64_t{
                 std::count_if(tally.in_world.begin(), tally.in_world.end(), [](int n) { return n > 0; })};
         }},
        {travels, NC_("medal", "Own Eyes"), NC_("medal", "24 places without help"), 24,
         [](const Tally& tally) { return count_of(tally.unaided); }},
        {travels, NC_("medal", "Eight Summits"), NC_("medal", "The last place of every world"), 8,
         [](const Tally& tally) {
             std::int64_t last = 0;
             for (std::size_t place = places_in_world - 1; place < places; place += places_in_world)
                 last += tally.reached[place] ? 1 : 0;
             return last;
         }},
        {travels, NC_("medal", "The Whole Road"), NC_("medal", "All 72 places"), places,
         [](const Tally& tally) { return count_of(tally.reached); }},

        {days, NC_("medal", "First Day"), NC_("medal", "A board of the day, on its day"), 1,
         [](const Tally& tally) { return size_of(tally.days); }},
        {days, NC_("medal", "Three Dawns"), NC_("medal", "Three days in a row"), 3,
         [](const Tally& tally) { return std::int64_t{tally.longest_row}; }},
        {days, NC_("medal", "Full Week"), NC_("medal", "Seven days in a row"), 7,
         [](const Tally& tally) { return std::int64_t{tally.longest_row}; }},
        {days, NC_("medal", "Every Weekday"), NC_("medal", "A board of every weekday"), 7,
         [](const Tally& tally) { return count_of(tally.weekdays); }},
        {days, NC_("medal", "Full Moon"), NC_("medal", "Thirty days in a row"), 30,
         [](const Tally& tally) { return std::int64_t{tally.longest_row}; }},
        {days, NC_("medal", "Hundred Days"), NC_("medal", "A hundred days in all"), 100,
         [](const Tally& tally) { return size_of(tally.days); }},

        {weaves, NC_("medal", "First Weave"), NC_("medal", "Clear a board"), 1,
         [](const Tally& tally) { return std::int64_t{tally.cleared}; }},
        {weaves, NC_("medal", "A Wall"), NC_("medal", "25 weaves in the gallery"), 25,
         [](const Tally& tally) { return std::int64_t{tally.cleared}; }},
        {weaves, NC_("medal", "Long Thread"), NC_("medal", "100 pairs on one board"), 100,
         [](const Tally& tally) { return std::int64_t{tally.most_pairs}; }},
        {weaves, NC_("medal", "Hundred Weaves"), NC_("medal", "100 weaves in the gallery"), 100,
         [](const Tally& tally) { return std::int64_t{tally.cleared}; }},
        {weaves, NC_("medal", "Picture Book"), NC_("medal", "20 different last pictures"), 20,
         [](const Tally& tally) { return size_of(tally.last_pictures); }},
        {weaves, NC_("medal", "Thousand and One"), NC_("medal", "1,001 weaves in the gallery"), 1001,
         [](const Tally& tally) { return std::int64_t{tally.cleared}; }},

        // TRANSLATORS: the name of a medal, as the nouns and phrases around it.
        {clean_play, NC_("medal", "On Your Own"), NC_("medal", "No hint, no reshuffle"), 1,
         [](const Tally& tally) { return std::int64_t{tally.without_help}; }},
        {clean_play, NC_("medal", "Sure Feet"), NC_("medal", "20 pairs without undo"), 1,
         [](const Tally& tally) { return std::int64_t{tally.without_undo_20}; }},
        {clean_play, NC_("medal", "Ten Clean"), NC_("medal", "Ten boards in a row without help"), 10,
         [](const Tally& tally) { return std::int64_t{tally.longest_without_help}; }},
        {clean_play, NC_("medal", "Hard Nut"), NC_("medal", "A hard board without help"), 1,
         [](const Tally& tally) { return std::int64_t{tally.hard_without_help}; }},
        {clean_play, NC_("medal", "Lion Heart"), NC_("medal", "A very hard board, no help, no undo"), 1,
         [](const Tally& tally) { return std::int64_t{tally.hardest_clean}; }},
        {clean_play, NC_("medal", "White Swan"), NC_("medal", "100 boards without help"), 100,
         [](const Tally& tally) { return std::int64_t{tally.without_help}; }},

        {speed, NC_("medal", "Trot"), NC_("medal", "20 pairs, four seconds each"), 1,
         [](const Tally& tally) { return seconds_a_pair(tally, 4); }},
        {speed, NC_("medal", "Canter"), NC_("medal", "20 pairs, three seconds each"), 1,
         [](const Tally& tally) { return seconds_a_pair(tally, 3); }},
        {speed, NC_("medal", "Tea Time"), NC_("medal", "72 pairs in five minutes"), 1,
         [](const Tally& tally) { return std::int64_t{tally.large_in_time ? 1 : 0}; }},
        {speed, NC_("medal", "Better and Better"), NC_("medal", "Ten new best times"), 10,
         [](const Tally& tally) { return std::int64_t{tally.better}; }},
        {speed, NC_("medal", "Light Hand"), NC_("medal", "50 boards at three seconds a pair"), 50,
         [](const Tally& tally) { return std::int64_t{tally.quick}; }},
        {speed, NC_("medal", "Like the Wind"), NC_("medal", "20 pairs, two seconds each"), 1,
         [](const Tally& tally) { return seconds_a_pair(tally, 2); }},

        {arcade, NC_("medal", "First Drum"), NC_("medal", "A board cleared in Arcade"), 1,
         [](const Tally& tally) { return std::int64_t{tally.rounds}; }},
        {arcade, NC_("medal", "Good Grip"), NC_("medal", "2,000 points"), 2000,
         [](const Tally& tally) { return tally.best_score; }},
        {arcade, NC_("medal", "No Net"), NC_("medal", "A board without help or undo"), 1,
         [](const Tally& tally) { return std::int64_t{tally.clean_rounds}; }},
        {arcade, NC_("medal", "Five Alive"), NC_("medal", "Five boards in a row"), 5,
         [](const Tally& tally) { return std::int64_t{tally.longest_of_rounds}; }},
        {arcade, NC_("medal", "High Score"), NC_("medal", "5,000 points"), 5000,
         [](const Tally& tally) { return tally.best_score; }},
        {arcade, NC_("medal", "Fair Ground"), NC_("medal", "50 boards cleared in Arcade"), 50,
         [](const Tally& tally) { return std::int64_t{tally.rounds}; }},

        {two_players, NC_("medal", "Side by Side"), NC_("medal", "A match of two"), 1,
         [](const Tally& tally) { return std::int64_t{tally.matches}; }},
        {two_players, NC_("medal", "Both Ways"), NC_("medal", "A match at once, one in turns"), 2,
         [](const Tally& tally) { return count_of(tally.ways); }},
        {two_players, NC_("medal", "Photo Finish"), NC_("medal", "A match within 50 points"), 1,
         [](const Tally& tally) { return std::int64_t{tally.close}; }},
        {two_players, NC_("medal", "Big Table"), NC_("medal", "A match over 70 pairs"), 70,
         [](const Tally& tally) { return std::int64_t{tally.most_match_pairs}; }},
        {two_players, NC_("medal", "Fair Shares"), NC_("medal", "Three matches won by each side"), 6,
         [](const Tally& tally) {
             return std::int64_t{std::min(3, tally.wins[Side::orange]) + std::min(3, tally.wins[Side::blue])};
         }},
        {two_players, NC_("medal", "Old Friends"), NC_("medal", "25 matches"), 25,
         [](const Tally& tally) { return std::int64_t{tally.matches}; }},

        {curiosity, NC_("medal", "Other Pictures"), NC_("medal", "Five decks of pictures"), 5,
         [](const Tally& tally) { return size_of(tally.decks); }},
        {curiosity, NC_("medal", "Many Shapes"), NC_("medal", "Twelve layouts"), 12,
         [](const Tally& tally) { return size_of(tally.layouts); }},
        {curiosity, NC_("medal", "Nine Winds"), NC_("medal", "A board of every gravity"), 9,
         [](const Tally& tally) { return count_of(tally.gravities); }},
        {curiosity, NC_("medal", "Fewer Turns"), NC_("medal", "A straight and a one-turn board"), 2,
         [](const Tally& tally) {
             const auto any = [&](Rule rule) { return tally.rules.at(static_cast<std::size_t>(rule)) > 0 ? 1 : 0; };
             return std::int64_t{any(Rule::straight) + any(Rule::one_turn)};
         }},
        {curiosity, NC_("medal", "Own Hand"), NC_("medal", "A layout that you drew"), 1,
         [](const Tally& tally) { return std::int64_t{tally.own_layouts}; }},
        {curiosity, NC_("medal", "From Afar"), NC_("medal", "A board from a file"), 1,
         [](const Tally& tally) { return std::int64_t{tally.from_files}; }},
    }};
    return all;
}

/// The medals that are still open, checked after each game.
class Award {
public:
    Award() {
        for (std::size_t i = 0; i < medal_count; ++i) open_.push_back(i);
    }

    void look(const Tally& tally, Date date, GameKey game) {
        std::erase_if(open_, [&](std::size_t i) {
            const Medal& medal = medal_table()[i];
            const std::int64_t count = medal.count(tally);
            const bool earned = count >= medal.goal;
            states_[i] = {std::min(count, medal.goal), earned, earned ? date : 0, earned ? game : 0};
            return earned;
        });
    }
    [[nodiscard]] const MedalStates& states() const { return states_; }

private:
    MedalStates states_{};
    std::vector<std::size_t> open_;
};

} // namespace

std::span<const Medal> medals() { return medal_table(); }

MedalStates medals_of(const Past& past) {
    Tally tally;
    Award award;
    for (auto game = past.games.rbegin(); game != past.games.rend(); ++game) {
        tally.add(*game, past.day_of);
        if (game->state == GameState::cleared || game->pace == Pace::arcade)
            award.look(tally, game->touched, game->key);
    }
    for (auto match = past.matches.rbegin(); match != past.matches.rend(); ++match) {
        tally.add(*match);
        award.look(tally, match->ended, 0);
    }
    return award.states();
}

} // namespace twoturns::game

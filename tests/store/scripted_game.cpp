// scripted_game FOLDER SEED STEPS
//
// Plays a random game on the store in FOLDER: resumes the game it finds there or starts one, and saves it after every
// step. Prints a line for each game started, each state saved, and each failure:
//
//     started KEY
//     saved KEY ENTRIES
//     failed SENTENCE
//
// Then it closes its output, and holds its window lock until its input ends.
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <string>

#include "store/player.hpp"
#include "store/store.hpp"

namespace {

using namespace twoturns;

constexpr game::Date today = 1'800'000'000;

test::Player fresh(Random& random) {
    const auto key = static_cast<game::GameKey>(random.next() >> 1U);
    std::cout << "started " << key << std::endl;
    return {key, test::small_id(std::to_string(random.below(20))), random.next()};
}

/// Programs that share a store wait for each other, but not forever: on a busy machine one may be told that another has
/// it locked. That is correct if it succeeds in the end.
bool may_try_again(const Message& failed) {
    static int tries = 50;
    return failed.id.starts_with("Another program locks") && --tries > 0;
}

game::Restored open(game::Store& store) {
    auto found = store.open();
    while (!found.notices.empty() && may_try_again(found.notices.front())) found = store.open();
    return found;
}

Result<void> save(game::Store& store, const game::SavedGame& game) {
    auto done = store.save(game);
    while (!done && may_try_again(done.error())) done = store.save(game);
    return done;
}

int play(const std::string& folder, std::uint64_t seed, int steps) {
    Random random(seed);
    const auto store = store::make_store(folder, [] { return today; });
    auto found = open(*store);
    for (const Message& notice : found.notices) std::cout << "failed " << to_english(notice) << std::endl;
    test::Player player = found.game ? test::Player::going_on(*found.game, random.next()) : fresh(random);
    for (int i = 0; i < steps; ++i) {
        if (player.session().status() == game::Status::won || player.session().log().size() > 60) {
            if (const auto done = save(*store, player.saved(today, game::GameState::cleared)); !done)
                std::cout << "failed " << to_english(done.error()) << std::endl;
            player = fresh(random);
        }
        if (random.below(4) == 0)
            player.wait(game::Time{1000}); // only the clock
        else
            player.step();
        const auto saved = player.saved(today + i);
        if (const auto done = save(*store, saved); !done)
            std::cout << "failed " << to_english(done.error()) << std::endl;
        else
            std::cout << "saved " << saved.summary.key << ' ' << saved.record.log.size() << std::endl;
    }
    std::fclose(stdout);
    while (std::cin.get() != std::istream::traits_type::eof()) {
    }
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 4) return 2;
    try {
        return play(argv[1], std::strtoull(argv[2], nullptr, 10), std::atoi(argv[3]));
    } catch (const std::exception& error) {
        std::cout << "broken " << error.what() << std::endl;
        return 1;
    }
}

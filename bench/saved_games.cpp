#include "saved_games.hpp"

#include <cstdint>
#include <optional>
#include <vector>

#include "store/database.hpp"
#include "store/games.hpp"
#include "store/player.hpp"
#include "store/schema.hpp"
#include "store/store.hpp"

namespace twoturns::bench {
namespace {

/// Plays a game to its end with some hints and undos.
void play(test::Player& player, const Deal& deal, Random& random) {
    for (const Move& move : deal.witness) player.take(move, random.below(12) == 0, random.below(12) == 0);
}

} // namespace

GameId saved_id(int game) { return {{{8, 18}, 36, Gravity::none, BoardLayout{}, 3}, "seed " + std::to_string(game)}; }

void fill_with_games(const std::filesystem::path& folder) {
    Random random{std::uint64_t{1}};
    std::vector<Deal> deals;
    for (int i = 0; i < 20; ++i) deals.push_back(test::Player::dealt(saved_id(i)));
    const store::Database database(folder / "twoturns.db");
    store::bring_up_to_date(database);
    store::Transaction transaction(database);
    for (int i = 0; i < saved_games; ++i) {
        const Deal& deal = deals[static_cast<std::size_t>(i) % deals.size()];
        test::Player player(static_cast<game::GameKey>(random.next() >> 1U), {saved_id(i), std::nullopt}, deal,
                            random.next());
        play(player, deal, random);
        store::write_game(database, player.saved(today + i, game::GameState::cleared), 0);
    }
    transaction.commit();
}

void leave_a_game(const std::filesystem::path& folder) {
    const Deal deal = test::Player::dealt(saved_id(1));
    test::Player player(1, {saved_id(1), std::nullopt}, deal, 1);
    for (std::size_t i = 0; i < deal.witness.size() / 2; ++i) player.take(deal.witness[i], false, false);
    const auto store = store::make_store(folder, [] { return today; });
    static_cast<void>(store->open());
    static_cast<void>(store->save(player.saved(today)));
}

} // namespace twoturns::bench

#include "app/game_start.hpp"

#include <utility>

#include "platform/translation.hpp"
#include "twoturns/deal.hpp"

namespace twoturns::app {
namespace {

constexpr std::size_t most_pasted = 4096;

} // namespace

std::string seed_from(Random& chance) { return std::to_string(10'000'000 + chance.below(90'000'000)); }

game::GameKey key_from(Random& chance) { return static_cast<game::GameKey>(chance.next() >> 1U) | 1; }

Result<game::Game> dealt(GameId id, Random& chance) {
    if (id.seed.empty()) id.seed = seed_from(chance);
    auto deal = twoturns::deal(id);
    if (!deal) return deal.error();
    return game::new_game({std::move(id), {}}, *std::move(deal), key_from(chance));
}

std::variant<GameId, Note> pasted_id(const std::string& text, const DealParams& otherwise, game::Time now) {
    const game::Time until = now + 2 * note_time;
    if (text.size() > most_pasted)
        return Note{{N_("The pasted text is too long"), {}}, {N_("A game ID or a seed is one short line."), {}}, until};
    auto id = game_id_from(text, otherwise);
    if (!id) return Note{{N_("That text is no game ID"), {}}, id.error(), until};
    return *std::move(id);
}

game::Game undealt(GameId id) {
    const Board cells{id.params.size};
    return game::new_game({std::move(id), {}}, {cells, {}}, 0);
}

game::Game custom_game(const Board& board, Gravity gravity, int difficulty, Random& chance) {
    const DealParams params{board.size(), board.kinds(), gravity, BoardLayout{}, difficulty};
    return game::new_game({{params, ""}, board}, {board, {}}, key_from(chance));
}

Note fewer_kinds(int kinds, game::Time now) {
    return {{N_("Fewer kinds, as there are no more pictures"), {}},
            {"{0}", {platform::trn("This board has {0} kind.", "This board has {0} kinds.", kinds)}},
            now + 2 * note_time};
}

} // namespace twoturns::app

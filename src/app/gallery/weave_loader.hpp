// Loads the weaves of games as they come into view: reads one game at a time from the store and replays up to four
// games at once in jobs. Keeps the weaves that were loaded last.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "app/effect.hpp"
#include "scene/weave.hpp"

namespace twoturns::app {

class WeaveLoader {
public:
    static constexpr std::size_t most_kept = 200;
    static constexpr std::size_t most_at_once = 4; ///< replays that wait for their answers

    /// A weave, or the reason why there is none.
    struct Loaded {
        std::shared_ptr<const scene::Weave> weave{}; ///< null if it cannot be made
        std::optional<Message> fault{};
    };

    /// Sets the games whose weaves are wanted, the most urgent first. Ignores all games after the first `most_kept`.
    void want(std::vector<game::GameKey> games);
    /// Returns the requests to make now.
    [[nodiscard]] Effects next();

    /// Handles the answer to a request and returns the next requests. Returns nullopt if the response answers none of
    /// this loader's requests.
    [[nodiscard]] std::optional<Effects> answer(const Response& response);

    /// Handles the game that the store has read.
    [[nodiscard]] Effects learn(game::SavedGame game);
    /// Handles the store's message that it cannot read the game. Returns false if this loader had requested no game.
    [[nodiscard]] bool refuse(const Message& why);
    void learn(const GameWoven& answer);

    /// Returns the weave of a game or the reason why there is none; null while the weave is not loaded.
    [[nodiscard]] const Loaded* find(game::GameKey game) const;
    [[nodiscard]] std::size_t kept() const { return kept_.size(); }

private:
    void keep(game::GameKey game, Loaded loaded);

    std::vector<game::GameKey> wanted_;
    std::optional<game::GameKey> reading_;
    std::set<game::GameKey> weaving_;
    std::map<game::GameKey, Loaded> kept_;
    std::vector<game::GameKey> order_; ///< of the kept games, the oldest first
};

} // namespace twoturns::app

// The games of the history, loaded on demand. Holds only the games near the visible rows. Requests one stretch of games
// at a time: first the visible rows, then more to find the end of the list.
#pragma once

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "game/store_news.hpp"

namespace twoturns::app {

class GamesList {
public:
    GamesList() = default;
    /// Holds all games and requests none.
    explicit GamesList(std::vector<game::GameSummary> all)
        : held_(std::move(all)), least_(held_.size()), most_(held_.size()) {}

    /// The number of games in one request, and the most games that are held.
    static constexpr std::size_t stretch = 64;

    /// Returns the number of games known so far; there may be more until knows_all().
    [[nodiscard]] std::size_t rows() const { return least_; }
    [[nodiscard]] bool knows_all() const { return most_ == least_; }
    /// Returns the game of a row, counted from 0; null while it is not held.
    [[nodiscard]] const game::GameSummary* row(std::size_t index) const;
    /// Returns whether a request is waiting for its answer.
    [[nodiscard]] bool waits() const { return asked_.has_value(); }
    /// Returns the reason if the store could not be read, otherwise nullopt.
    [[nodiscard]] const std::optional<Message>& fault() const { return fault_; }

    /// Sets the rows to hold; at most one stretch.
    void show(std::size_t first, std::size_t count);

    /// Returns the next request to the store; nullopt if none is needed or one is still open. Finds the end of n games
    /// in about 2 log2(n / stretch) requests.
    [[nodiscard]] std::optional<game::ReadGames> next_question();
    void learn(const game::GamesRead& read);
    /// Handles a failed request. No further requests are made.
    void refuse(Message why);
    /// Cancels the open request. The same request may be made again.
    void call_off() { asked_.reset(); }

private:
    [[nodiscard]] bool holds_view() const;

    std::size_t top_ = 0; ///< the first row in view
    std::size_t in_view_ = 1;

    std::size_t first_ = 0; ///< the row of the first game in `held_`
    std::vector<game::GameSummary> held_;

    // Bounds on the number of games; the upper one is unknown at first.
    std::size_t least_ = 0;
    std::optional<std::size_t> most_;

    struct Asked {
        std::size_t skip = 0;
        bool for_view = true; ///< false: the request is to find the end of the list
    };
    std::optional<Asked> asked_;
    std::optional<Message> fault_;
};

} // namespace twoturns::app

// The games of the history while they are looked through. However many there are, only those around the view are held;
// the store is asked for one stretch of them at a time, first for what is in view, then for where the end is.
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
    /// All of them are known: nothing is asked.
    explicit GamesList(std::vector<game::GameSummary> all)
        : held_(std::move(all)), least_(held_.size()), most_(held_.size()) {}

    /// As many games as one question asks for, and as are held.
    static constexpr std::size_t stretch = 64;

    /// How many games there are known to be; more where this is not all of them.
    [[nodiscard]] std::size_t rows() const { return least_; }
    [[nodiscard]] bool knows_all() const { return most_ == least_; }
    /// The game of a row, counted from 0; nothing while it is not held.
    [[nodiscard]] const game::GameSummary* row(std::size_t index) const;
    /// Whether a question is open.
    [[nodiscard]] bool waits() const { return asked_.has_value(); }
    /// Why the store could not be read.
    [[nodiscard]] const std::optional<Message>& fault() const { return fault_; }

    /// These rows are to be held; at most one stretch of them.
    void show(std::size_t first, std::size_t count);

    /// What the store is to be asked now, if anything; one question at a time. The end of n games is found with about
    /// 2 log n of them.
    [[nodiscard]] std::optional<game::ReadGames> next_question();
    void learn(const game::GamesRead& read);
    /// The question was not answered, so no other is asked.
    void refuse(Message why);
    /// The question was called off; it may be asked again.
    void call_off() { asked_.reset(); }

private:
    [[nodiscard]] bool holds_view() const;

    std::size_t top_ = 0; ///< the first row in view
    std::size_t in_view_ = 1;

    std::size_t first_ = 0; ///< the row of the first game held
    std::vector<game::GameSummary> held_;

    // How many games there are: at least, and at most once that is known.
    std::size_t least_ = 0;
    std::optional<std::size_t> most_;

    struct Asked {
        std::size_t skip = 0;
        bool for_view = true; ///< rather than to find the end
    };
    std::optional<Asked> asked_;
    std::optional<Message> fault_;
};

} // namespace twoturns::app

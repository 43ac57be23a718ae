// The games that were begun, while they are looked through: which row has the focus, which rows are
// in view. However many games there are, only those around the view are held; the store is asked for
// one stretch of them at a time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "game/store_news.hpp"
#include "scene/layout.hpp"

namespace twoturns::scene {

/// What can be done with a kept game.
enum class Wish : std::uint8_t {
    replay,
    take_up,    // go on with it
    play_again, // the same board from its beginning
};

class GamesPanel {
public:
    /// As many games as one question asks for, and as are held.
    static constexpr std::size_t stretch = 64;

    explicit GamesPanel(std::size_t in_view = 1) : in_view_(in_view) {}

    [[nodiscard]] std::size_t focus() const { return focus_; }
    /// The first row in view, and how many there are room for.
    [[nodiscard]] std::size_t top() const { return top_; }
    [[nodiscard]] std::size_t in_view() const { return in_view_; }
    /// How many games there are known to be; more where this is not all of them.
    [[nodiscard]] std::size_t rows() const { return least_; }
    [[nodiscard]] bool knows_all() const { return most_ == least_; }
    /// The game of a row, counted from 0; nothing while it is not held.
    [[nodiscard]] const game::GameSummary* row(std::size_t index) const;
    [[nodiscard]] const game::GameSummary* focused() const { return row(focus_); }
    /// Whether a question is open.
    [[nodiscard]] bool waits() const { return asked_.has_value(); }
    /// Why the store could not be read.
    [[nodiscard]] const std::optional<Message>& fault() const { return fault_; }

    void fit(std::size_t in_view);
    void move_focus(int rows);
    void focus_on(std::size_t index);
    void focus_first() { focus_on(0); }
    void focus_last();
    /// Moves the view, and the focus only as far as it must go along.
    void scroll(int rows);

    /// What the store is to be asked now, if anything; one question at a time.
    [[nodiscard]] std::optional<game::ReadGames> next_question();
    void learn(const game::GamesRead& read);
    /// The question was not answered.
    void refuse(Message why);

private:
    void show_focus();
    void keep_inside();

    std::size_t focus_ = 0;
    std::size_t top_ = 0;
    std::size_t in_view_;

    std::size_t first_ = 0; ///< the row of the first game held
    std::vector<game::GameSummary> held_;

    // How many games there are: at least, and at most once that is known.
    std::size_t least_ = 0;
    std::optional<std::size_t> most_;
    bool to_last_ = false; ///< the focus is to go to the last row, which is being looked for

    struct Asked {
        std::size_t skip = 0;
        bool for_view = true; ///< rather than to find the end
    };
    std::optional<Asked> asked_;
    std::optional<Message> fault_;
};

/// How many games the panel has room for.
[[nodiscard]] std::size_t games_in_view(const Layout& layout);

} // namespace twoturns::scene

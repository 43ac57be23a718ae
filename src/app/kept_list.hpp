// A list of the player's own that grows and shrinks row by row, as the store keeps it: decks, files, what was changed.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "game/store.hpp"

namespace twoturns::app {

/// Copies share their rows until one of them changes, so that they cost and are compared in no time.
class KeptList {
public:
    KeptList() : KeptList(game::Items{}) {}
    explicit KeptList(game::Items rows) : rows_(std::make_shared<const game::Items>(std::move(rows))) {}

    [[nodiscard]] const game::Items& rows() const { return *rows_; }
    [[nodiscard]] bool empty() const { return rows_->empty(); }
    [[nodiscard]] bool contains(const std::string& name) const { return rows_->contains(name); }
    /// Those put there last, the last one first; at most so many.
    [[nodiscard]] std::vector<std::string> names(std::size_t most) const;

    /// Puts a row there, or another value in its place, as the last one; of more than `most` the first ones go.
    void put(const std::string& name, std::string value, std::size_t most);
    void remove(const std::string& name);

    friend bool operator==(const KeptList& a, const KeptList& b) { return a.rows_ == b.rows_ || *a.rows_ == *b.rows_; }

private:
    std::shared_ptr<const game::Items> rows_;
};

} // namespace twoturns::app

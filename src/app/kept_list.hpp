// A list of the player's decks, files or deck changes. The store saves each changed row separately.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "game/store.hpp"

namespace twoturns::app {

/// Copies share their rows until one copy changes, so copying and comparing lists is cheap.
class KeptList {
public:
    KeptList() : KeptList(game::Items{}) {}
    explicit KeptList(game::Items rows) : rows_(std::make_shared<const game::Items>(std::move(rows))) {}

    [[nodiscard]] const game::Items& rows() const { return *rows_; }
    [[nodiscard]] bool empty() const { return rows_->empty(); }
    [[nodiscard]] bool contains(const std::string& name) const { return rows_->contains(name); }
    /// Returns at most `most` names, the last added first.
    [[nodiscard]] std::vector<std::string> names(std::size_t most) const;

    /// Adds a row at the end. If a row has this name already, replaces its value and moves it to the end. Then drops
    /// rows from the front until at most `most` remain.
    void put(const std::string& name, std::string value, std::size_t most);
    void remove(const std::string& name);

    friend bool operator==(const KeptList& a, const KeptList& b) { return a.rows_ == b.rows_ || *a.rows_ == *b.rows_; }

private:
    std::shared_ptr<const game::Items> rows_;
};

} // namespace twoturns::app

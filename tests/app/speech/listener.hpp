// A player who hears: what is said, and a blind player, who acts on nothing else.
#pragma once

#include <algorithm>
#include <map>
#include <optional>
#include <regex>
#include <string>
#include <utility>
#include <vector>

#include "app/player.hpp"

namespace twoturns::test {

inline app::Start speaking(app::Start start, app::SpeechLevel level = app::SpeechLevel::full) {
    start.settings.speech = static_cast<int>(level);
    if (start.face_names.empty())
        start.face_names = {"moon", "sun",  "star", "tree", "fish", "bird",  "cat",  "dog",
                            "boat", "key",  "bell", "cup",  "hat",  "glove", "ring", "leaf",
                            "rose", "pear", "plum", "drum", "flag", "kite",  "lamp", "nest"};
    return start;
}

/// Returns what was said since the last check; forgets all requests.
inline std::vector<app::Utterance> utterances(Player& player) {
    std::vector<app::Utterance> all;
    for (const app::HostTask& request : std::exchange(player.requests, {}))
        if (const auto* said = std::get_if<app::Utterance>(&request)) all.push_back(*said);
    return all;
}
/// Returns the same as one text, the parts separated by " | ".
inline std::string said(Player& player) {
    std::string all;
    for (const app::Utterance& one : utterances(player)) all += (all.empty() ? "" : " | ") + one.words;
    return all;
}
inline std::string said_after(Player& player, ui::Key key, bool shift = false) {
    (void)utterances(player);
    player.key(key, false, shift);
    return said(player);
}

/// Plays by keys and hearing alone. Never looks at the app.
class BlindPlayer {
public:
    explicit BlindPlayer(Player& player) : ears_(player) {}

    std::string press(ui::Key key, bool shift = false) {
        last_ = said_after(ears_, key, shift);
        log_.push_back(last_);
        if (const auto cells = cells_in(last_); last_.starts_with("row ") && !cells.empty()) at_ = cells.front();
        return last_;
    }
    [[nodiscard]] bool hears(const std::string& words) const { return last_.find(words) != std::string::npos; }
    [[nodiscard]] const std::vector<std::string>& log() const { return log_; }

    static std::vector<Cell> cells_in(const std::string& text) {
        static const std::regex place{"row ([0-9]+), column ([0-9]+)"};
        std::vector<Cell> cells;
        for (std::sregex_iterator found{text.begin(), text.end(), place}, end; found != end; ++found)
            cells.push_back({std::stoi((*found)[1]), std::stoi((*found)[2])});
        return cells;
    }
    static std::optional<int> number_before(const std::string& words, const std::string& text) {
        std::smatch found;
        if (!std::regex_search(text, found, std::regex{"([0-9]+) " + words})) return std::nullopt;
        return std::stoi(found[1]);
    }

    /// Moves the cursor to a cell, and finds the way by what is said after each key.
    bool go_to(Cell target) {
        using ui::Key;
        const std::vector<Key> keys{Key::up, Key::down, Key::left, Key::right};
        std::map<Cell, std::map<Key, Cell>> known; // the board does not change meanwhile
        if (!at_) press(Key::down);
        for (int steps = 0; steps < 4000 && at_; ++steps) {
            if (*at_ == target) return true;
            const Cell from = *at_;
            const Key key = next_key(known, from, target, keys);
            press(key);
            known[from][key] = *at_;
        }
        return false;
    }
    /// Takes the pair in two cells; returns false if that was refused.
    bool take(Cell one, Cell other) {
        if (!go_to(one)) return false;
        press(ui::Key::enter);
        if (!hears("picked") || !go_to(other)) return false;
        press(ui::Key::enter);
        return hears("taken");
    }

private:
    static int distance(Cell a, Cell b) { return std::abs(a.row - b.row) + std::abs(a.col - b.col); }

    /// Returns the first key of the shortest known way to a cell where a key was never tried, best near the target.
    static ui::Key next_key(std::map<Cell, std::map<ui::Key, Cell>>& known, Cell from, Cell target,
                            const std::vector<ui::Key>& keys) {
        struct Reached {
            Cell cell;
            ui::Key first;
        };
        std::vector<Reached> reached{{from, keys.front()}};
        for (std::size_t i = 0; i < reached.size(); ++i) {
            const Cell cell = reached[i].cell;
            auto& tried = known[cell];
            std::vector<ui::Key> untried;
            std::copy_if(keys.begin(), keys.end(), std::back_inserter(untried),
                         [&](ui::Key key) { return !tried.contains(key); });
            if (!untried.empty()) {
                const auto towards = [&](ui::Key key) {
                    const Cell next{cell.row + (key == ui::Key::down) - (key == ui::Key::up),
                                    cell.col + (key == ui::Key::right) - (key == ui::Key::left)};
                    return distance(next, target);
                };
                const ui::Key best = *std::min_element(untried.begin(), untried.end(),
                                                       [&](ui::Key a, ui::Key b) { return towards(a) < towards(b); });
                return i == 0 ? best : reached[i].first;
            }
            for (const auto& [key, to] : tried)
                if (std::none_of(reached.begin(), reached.end(), [&](const Reached& one) { return one.cell == to; }))
                    reached.push_back({to, i == 0 ? key : reached[i].first});
        }
        return keys.front();
    }

    Player& ears_;
    std::string last_;
    std::vector<std::string> log_;
    std::optional<Cell> at_; ///< the cursor, as far as was said
};

} // namespace twoturns::test

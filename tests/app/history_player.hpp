// Plays app::App by hand with an in-memory store, and puts games into it.
#pragma once

#include <memory>
#include <optional>
#include <sstream>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "app/player.hpp"
#include "scene/board_geometry.hpp"
#include "support/catch.hpp"
#include "support/memory_store.hpp"

namespace twoturns::test {

inline constexpr game::Date noon = 1'790'000'000;

/// A player whose window has a store.
struct PlayerWithStore {
    std::shared_ptr<StoreMemory> memory = std::make_shared<StoreMemory>();
    MemoryStore store{memory};
    Player player;
    std::vector<std::string> copied;

    explicit PlayerWithStore(app::Start start = start_at(four_pairs)) : player{std::move(start)} {
        player.has_store = true;
        save();
    }

    void save() { REQUIRE(store.save(player.app.saved(player.now, noon))); }
    /// Answers requests to the store until there are none.
    void serve() {
        while (!player.requests.empty()) {
            for (const app::HostTask& request : std::exchange(player.requests, {})) {
                if (const auto* copy = std::get_if<app::CopyText>(&request)) copied.push_back(copy->text);
                const auto* asked = std::get_if<app::AskedOutside>(&request);
                const auto* question = asked == nullptr ? nullptr : std::get_if<game::StoreRequest>(&asked->request);
                if (question != nullptr) player.reply(asked->ticket, answer_of(store, *question));
            }
        }
    }
    void key(ui::Key key, bool ctrl = false) {
        player.key(key, ctrl);
        serve();
    }
    void press(const std::string& button) {
        player.press_button(button);
        serve();
    }
    void show_games() {
        save();
        key(ui::Key::l);
        REQUIRE(player.screen() == "games");
    }
    /// Selects a game with the keyboard.
    void find(game::GameKey wanted) {
        const std::string end = " key " + std::to_string(wanted);
        key(ui::Key::home);
        for (std::size_t left = rows(); left > 1 && !told("games").ends_with(end); --left) key(ui::Key::down);
        REQUIRE(told("games").ends_with(end));
    }

    /// Returns a line of the state text by its first word, such as "games 1 of 3 cleared key 12" or "replay 0 of 8
    /// stopped".
    [[nodiscard]] std::string told(const std::string& word) const {
        std::istringstream lines{player.state()};
        for (std::string line; std::getline(lines, line);)
            if (line.starts_with("; " + word + ' ')) return line.substr(2);
        return {};
    }
    /// Returns how many games are listed.
    [[nodiscard]] std::size_t rows() const {
        const ui::Frame frame = player.app.frame(player.now);
        return list_in(frame).count;
    }
    [[nodiscard]] ui::RowsInView in_view() const {
        const ui::Frame frame = player.app.frame(player.now);
        REQUIRE(frame.lists.size() == 1);
        return frame.lists.front();
    }
    /// Returns where a row of the list can be clicked, nullopt if it is not visible.
    [[nodiscard]] std::optional<ui::Point> place_of_row(std::size_t row) const {
        const ui::Frame frame = player.app.frame(player.now);
        for (const ui::HitArea& hit : frame.hit_areas)
            if (hit.kind == ui::HitArea::Kind::row && hit.index == row) return hit.rect.centre();
        return std::nullopt;
    }
    /// Returns whether the game of a row is loaded, visible or not.
    [[nodiscard]] bool holds(std::size_t row) const {
        const ui::Frame frame = player.app.frame(player.now);
        const ui::Element shown = list_in(frame).row(row);
        const auto* label = std::get_if<ui::Label>(&shown.what);
        return label == nullptr || label->text != "…";
    }
    /// Returns the geometry of the board on the screen: the player's own board or a replayed board.
    [[nodiscard]] scene::BoardGeometry place() const {
        const ui::Frame frame = player.app.frame(player.now);
        const ui::SlotItem* slot = nullptr;
        for (const ui::Item& item : frame.items)
            if (const auto* one = std::get_if<ui::SlotItem>(&item)) slot = one;
        REQUIRE(slot != nullptr);
        return {slot->rect, player.shown().board().size()};
    }

private:
    static const ui::List& list_in(const ui::Frame& frame) {
        const ui::List* list = nullptr;
        for (const ui::HitArea& hit : frame.hit_areas)
            if (hit.kind == ui::HitArea::Kind::list) list = &std::get<ui::List>(hit.element->what);
        REQUIRE(list != nullptr);
        return *list;
    }
};

/// The pairs of the boards of played().
constexpr int all_pairs = 12;

/// Returns a dealt game with a hint, an undo and then `pairs` pairs of its witness.
inline game::SavedGame played(game::GameKey key, int pairs, game::Date started) {
    const GameId id{{{4, 6}, 6, Gravity::down}, "history " + std::to_string(key)};
    const auto deal = twoturns::deal(id);
    REQUIRE(deal);
    game::Game one = game::new_game({id, {}}, *deal, key);
    one.started = started;
    game::Time now{0};
    const auto make = [&](Move move) {
        now += game::Time{2000};
        one.session.act(game::Click{move.a}, now);
        one.session.act(game::Click{move.b}, now);
    };
    one.session.act(game::Hint{game::HintStyle::at_once, game::HintTrust::any}, now);
    make(deal->witness.front());
    one.session.act(game::Undo{}, now);
    for (int i = 0; i < pairs; ++i) make(deal->witness[static_cast<std::size_t>(i)]);
    game::SavedGame saved = game::saved(one, now, started);
    if (saved.summary.state == game::GameState::in_progress) saved.summary.state = game::GameState::unfinished;
    saved.start.reset();
    return saved;
}

} // namespace twoturns::test

// Plays a random game and returns its saved state after every step. The fields of a summary that are not in the record
// are derived from the key.
#pragma once

#include <cstdint>
#include <stdexcept>
#include <utility>

#include "game/session.hpp"
#include "game/store.hpp"
#include "twoturns/random.hpp"

namespace twoturns::test {

inline GameId small_id(const std::string& seed) { return {{{4, 6}, 6, Gravity::down, BoardLayout{}, 1}, seed}; }

class Player {
public:
    /// Starts a game; `chance` seeds its play.
    Player(game::GameKey key, const GameId& id, std::uint64_t chance)
        : Player(key, {id, std::nullopt}, dealt(id), chance) {}
    /// Starts a game on any board.
    Player(game::GameKey key, game::Origin origin, Deal start, std::uint64_t chance)
        : key_(key), origin_(std::move(origin)), start_(std::move(start)),
          session_(start_.board, origin_.id.params.gravity, start_.witness), random_(chance) {}

    /// Resumes a saved game. Throws if its record breaks the rules.
    static Player going_on(const game::SavedGame& game, std::uint64_t chance) {
        Deal start = game.start ? *game.start : dealt(game.record.origin.id);
        auto session = game::Session::resumed(start, game.record);
        if (!session) throw std::runtime_error(to_english(session.error()));
        Player player(game.summary.key, game.record.origin, std::move(start), chance);
        player.session_ = *std::move(session);
        player.now_ = game.record.elapsed;
        return player;
    }

    static Deal dealt(const GameId& id) {
        auto deal = twoturns::deal(id);
        if (!deal) throw std::runtime_error(to_english(deal.error()));
        return *std::move(deal);
    }

    /// Picks a tile, removes a pair, or sometimes does something else.
    void step() {
        using namespace game;
        now_ += Time{300 + static_cast<int>(random_.below(4000))};
        const auto what = random_.below(100);
        if (what < 8) {
            act(Hint{HintStyle::at_once, HintTrust::any});
        } else if (what < 16) {
            act(Undo{});
        } else if (what < 20) {
            act(Redo{});
        } else if (what == 20) {
            act(Restart{});
        } else if (what == 21 || session_.status() == Status::stuck) {
            // The lowest difficulty is the fastest to make.
            act(Reshuffle{reshuffle(session_.board(), session_.gravity(), 1, Random{random_.next()})});
        } else if (session_.status() == Status::won) {
            act(Undo{});
        } else if (what < 30) {
            const auto cells = session_.board().tile_cells();
            act(Click{cells[random_.index(cells.size())]});
        } else if (!session_.open_moves().empty()) {
            const Move move = session_.open_moves()[random_.index(session_.open_moves().size())];
            act(PutBack{});
            act(Click{move.a});
            act(Click{move.b});
        }
    }
    void steps(int count) {
        for (int i = 0; i < count; ++i) step();
    }
    /// Removes a pair, after a hint, or with one undo and redo.
    void take(const Move& move, bool hinted = false, bool twice = false) {
        now_ += game::Time{300 + static_cast<int>(random_.below(6000))};
        if (hinted) act(game::Hint{game::HintStyle::at_once, game::HintTrust::any});
        for (int i = 0; i < (twice ? 2 : 1); ++i) {
            if (i == 1) act(game::Undo{});
            now_ += game::Time{300 + static_cast<int>(random_.below(3000))};
            act(game::Click{move.a});
            act(game::Click{move.b});
        }
    }
    /// Removes pairs until the board is clear.
    void win() {
        for (const Move& move : start_.witness) take(move);
    }
    void wait(game::Time time) { now_ += time; }

    [[nodiscard]] const game::Session& session() const { return session_; }

    [[nodiscard]] game::SavedGame saved(game::Date date, game::GameState state = game::GameState::in_progress) const {
        game::SavedGame game;
        game.record = {origin_, session_.log(), session_.picked(), session_.elapsed(now_)};
        game.summary = {key_,
                        state,
                        started_,
                        date,
                        origin_.id,
                        origin_.custom_board.has_value(),
                        game.record.elapsed,
                        session_.pairs_left(),
                        game::moves_in(session_.log()),
                        session_.hints(),
                        session_.undos(),
                        session_.reshuffles(),
                        static_cast<int>(key_ % 5),
                        key_ % 3000,
                        {},
                        static_cast<game::Pace>(key_ % 3)};
        if (state != game::GameState::in_progress) game.summary.seal = static_cast<int>(key_ % 300);
        if (state == game::GameState::in_progress) game.start = start_;
        return game;
    }
    void started(game::Date date) { started_ = date; }

private:
    void act(const game::Action& action) { session_.act(action, now_); }

    game::GameKey key_;
    game::Origin origin_;
    Deal start_;
    game::Session session_;
    Random random_;
    game::Time now_{0};
    game::Date started_ = 1000;
};

} // namespace twoturns::test

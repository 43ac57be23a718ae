#include "app/gallery/woven_game.hpp"

#include <cmath>
#include <cstdlib>
#include <utility>

#include "app/journey/places.hpp"
#include "game/contests/ghost.hpp"
#include "game/session.hpp"

namespace twoturns::app {

Result<std::shared_ptr<const WovenGame>> woven(game::SavedGame game, Deal start) {
    const auto session = game::Session::resumed(start, game.record);
    if (!session) return session.error();
    const auto run = game::ghost_of(game.record, start.board);
    if (!run) return run.error();
    auto weave = std::make_shared<scene::Weave>(scene::weave_of(session->timeline()));
    dye(*weave, game.record.origin);
    if (weave->threads.empty()) return Message{N_("No pair was taken in this game.")};
    if (const auto& look = game.summary.look) {
        weave->last = static_cast<Face>(look->face);
        weave->deck = look->deck;
        weave->mark = look->mark;
    }
    auto made = std::make_shared<WovenGame>();
    made->game = std::move(game);
    made->game.start = std::move(start);
    made->weave = std::move(weave);
    made->times = run->times.all();
    return std::shared_ptr<const WovenGame>{std::move(made)};
}

int cells_of(const scene::Thread& thread) {
    int cells = 1;
    const auto cell = [](float at) { return static_cast<int>(std::floor(at)); }; // lanes lie inside their cells
    for (std::size_t i = 1; i < thread.points.size(); ++i) {
        const ui::Point& a = thread.points[i - 1];
        const ui::Point& b = thread.points[i];
        cells += std::abs(cell(a.x) - cell(b.x)) + std::abs(cell(a.y) - cell(b.y));
    }
    return cells;
}

bool GameWeaver::run() {
    constexpr std::uint64_t slice = 1000; // units of work, about a millisecond
    if (game_.start) return end(*std::exchange(game_.start, std::nullopt));
    const game::Origin& origin = game_.record.origin;
    if (origin.custom_board) return end(Deal{*origin.custom_board, {}});
    if (!dealer_) {
        if (auto good = checked(origin.id.params); !good) return end(good.error());
        dealer_.emplace(dealer_for(origin.id));
    }
    return dealer_->run(slice) && end(dealer_->take());
}

bool GameWeaver::end(Result<Deal> start) {
    if (start)
        answer_ = GameWoven{key_, woven(std::move(game_), *std::move(start))};
    else
        answer_ = GameWoven{key_, start.error()};
    return true;
}

} // namespace twoturns::app

// Replays how a problem goes on: after a pair that loses the board, to the tiles that stay, or by the pair that saves
// it.
#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "app/bar.hpp"
#include "app/board/replay_player.hpp"
#include "app/screens.hpp"
#include "platform/translation.hpp"
#include "twoturns/knot.hpp"
#include "twoturns/problem.hpp"

namespace twoturns::app {
namespace {

using platform::tr;
using platform::trn;
using ui::Element;
using ButtonStyle = ui::Button::Style;

constexpr game::Time why_pace{1000};

/// Replays these moves from the beginning of a problem.
ReplayPlayer replay_of(const game::Game& game, const std::vector<Move>& moves) {
    game::Record way{game.origin, {}, {}, {}};
    for (const Move move : moves) way.log.push_back({game::Time{0}, move});
    auto replay = game::Replay::of(std::move(way), {*game.origin.custom_board, {}}); // the core has made these moves
    return {*std::move(replay),
            {.pace = why_pace, .marks_next = true, .cards_seed = game.session.timeline().cards_seed()}};
}

std::vector<Move> with_rest(const LosingMove& losing) {
    std::vector<Move> moves{losing.move};
    moves.insert(moves.end(), losing.rest.begin(), losing.rest.end());
    return moves;
}

/// Returns the tiles that lock each other at the end; none if tiles slide.
std::vector<Cell> knot_after(const Problem& problem, const LosingMove& losing) {
    if (problem.gravity != Gravity::none) return {};
    Board board = problem.board;
    for (const Move move : with_rest(losing)) {
        board.clear(move.a);
        board.clear(move.b);
    }
    return knot_of(board);
}

class ProblemReplay : public Screen {
public:
    ProblemReplay(const game::Game& game, const std::vector<Move>& moves) : way_(replay_of(game, moves)) {}

    [[nodiscard]] View view(const Context& context) const override {
        std::vector<Element> buttons;
        buttons.push_back(way_.button(Command::replay_back));
        buttons.push_back(way_.play_button(context.width() >= 900));
        buttons.push_back(way_.button(Command::replay_forward));
        Element leave = command_button(Command::back, ButtonStyle::quiet, true, platform::trc("back to", "Problem"));
        std::get<ui::Button>(leave.what).icon = "close"; // an arrow would mean one step back
        buttons.push_back(context.width() >= 900 ? std::move(leave) : without_words(std::move(leave)));
        return {.kind = View::Kind::whole,
                .title = title(),
                .content = way_.view(context, way_.progress(), detail(), std::move(buttons)),
                .board = way_.board(context)};
    }
    Effects opened(const Context& context) override {
        way_.start(context);
        return {};
    }
    Effects on(const News& news, const Context& context) override {
        return std::holds_alternative<TimePassed>(news) ? way_.tick(context) : Effects{};
    }
    Effects on(const ui::Event& event, const Context& context) override { return way_.on(event, context); }
    Effects on(const ui::Input& input, const Context& context) override { return way_.on(input, context); }
    std::optional<Effects> run(Command command, const Context& context) override {
        if (command == Command::undo || command == Command::copy_id) return Effects{};
        return way_.run(command, context);
    }
    [[nodiscard]] std::optional<game::Time> next_change(const Context& context) const override {
        return way_.next_change(context);
    }
    void draw(ui::Id /*slot*/, const ui::Rect& rect, const Context& context,
              std::vector<scene::Item>& items) const override {
        way_.draw(rect, context, items);
    }
    [[nodiscard]] std::string name_of(ui::Id button) const override {
        const std::string name = ReplayPlayer::name_of(button);
        return name.empty() ? Screen::name_of(button) : name;
    }
    void describe(std::ostream& text) const override { way_.describe(text); }

protected:
    [[nodiscard]] const ReplayPlayer& way() const { return way_; }

private:
    [[nodiscard]] virtual std::string title() const = 0;
    [[nodiscard]] virtual std::string detail() const = 0;

    ReplayPlayer way_;
};

class WhyLost final : public ProblemReplay {
public:
    WhyLost(const game::Game& game, const Problem& problem, const LosingMove& losing)
        : ProblemReplay(game, with_rest(losing)), knot_(knot_after(problem, losing)), staying_(losing.staying),
          best_(losing.best) {}

    [[nodiscard]] ScreenTraits traits() const override { return {.name = "why-lost", .keys = KeyContext::replay}; }
    void draw(ui::Id slot, const ui::Rect& rect, const Context& context,
              std::vector<scene::Item>& items) const override {
        ProblemReplay::draw(slot, rect, context, items);
        if (!way().at_end()) return;
        const ShownBoard shown = way().board(context);
        for (const Cell cell : knot_.empty() ? shown.session.board().tile_cells() : knot_)
            frame(shown.place.cell_rect(cell), context, items);
    }

private:
    [[nodiscard]] std::string title() const override { return tr(N_("Why it loses")); }
    [[nodiscard]] std::string detail() const override {
        if (!way().at_end())
            return best_ ? tr(N_("No other way clears more tiles.")) : tr(N_("One of the ways it can end"));
        const auto locked = static_cast<int>(knot_.size());
        return locked > 0 && locked < staying_ ? trn("This tile is locked in, whatever else goes.",
                                                     "These {0} tiles lock each other, whatever else goes.", locked)
                                               : trn("This tile stays: it cannot go with any other.",
                                                     "These {0} tiles stay: no two of them can go.", staying_);
    }
    static void frame(const ui::Rect& tile, const Context& context, std::vector<scene::Item>& items) {
        const float width = std::max(2.0F, std::round(context.style.units(context.settings.thick_marks ? 6 : 3)));
        items.emplace_back(ui::BoxItem{
            .rect = tile, .radius = context.style.units(6), .border = ui::blocked_colour, .border_width = width});
    }

    std::vector<Cell> knot_; ///< empty: all tiles that stay are framed
    int staying_;
    bool best_;
};

class Answer final : public ProblemReplay {
public:
    using ProblemReplay::ProblemReplay;

    [[nodiscard]] ScreenTraits traits() const override { return {.name = "answer", .keys = KeyContext::replay}; }

private:
    [[nodiscard]] std::string title() const override { return tr(N_("The answer")); }
    [[nodiscard]] std::string detail() const override {
        return way().replay().at() == 0 ? tr(N_("This pair keeps the board alive."))
               : way().at_end()         ? tr(N_("So the board is cleared."))
                                        : tr(N_("So the rest goes."));
    }
};

} // namespace

screens::Made screens::why_lost(const game::Game& game, const Problem& problem, const LosingMove& losing) {
    return std::make_shared<WhyLost>(game, problem, losing);
}

screens::Made screens::answer(const game::Game& game, const Problem& problem) {
    return std::make_shared<Answer>(game, problem.line);
}

} // namespace twoturns::app

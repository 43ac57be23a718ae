// What App does with the game itself, and shows of what became of it.
#include <type_traits>
#include <utility>

#include "scene/app.hpp"
#include "scene/cursor.hpp"

namespace twoturns::scene {
namespace {

constexpr Time hint_patience{300}; // for a proof

} // namespace

void App::act(const game::Action& action, Time now) { show(game_.session.act(action, now), now); }

void App::ask_hint(Time now, game::HintTrust trust) {
    act(game::Hint{ui_.settings.hint_steps ? game::HintStyle::in_steps : game::HintStyle::at_once, trust}, now);
}

void App::click(Cell cell, Time now) {
    hint_due_.reset();
    clear_marks();
    ui_.note.reset();
    act(game::Click{cell}, now);
}

void App::light(Cell cell) {
    const Board& board = game_.session.board();
    if (!board.is_tile(cell)) {
        ui_.lit.reset();
        return;
    }
    const Kind kind = board.kind(cell);
    ui_.lit = ui_.lit == kind ? std::nullopt : std::optional{kind};
}

void App::clear_marks() {
    ui_.lit.reset();
    ui_.effects.hint.reset();
    ui_.effects.explained.reset();
}

void App::play(Sound sound) {
    if (ui_.settings.sound) requests_.emplace_back(Play{sound});
}

void App::show_match(const game::Matched& matched, bool won, Time now) {
    ui_.effects.vanishing.push_back({matched.link, matched.first, matched.second, now});
    for (const Slide& slide : matched.slides) ui_.effects.falling.push_back({slide.from, slide.to, now});
    play(won ? Sound::win : Sound::match);
}

void App::show(const game::Reply& outcome, Time now) {
    const auto refuse = [&](Cell cell) {
        ui_.effects.shaking = Shake{cell, now};
        play(Sound::refuse);
    };
    std::visit(
        [&](const auto& what) {
            using What = std::decay_t<decltype(what)>;
            if constexpr (std::is_same_v<What, game::Picked>) play(Sound::pick);
            if constexpr (std::is_same_v<What, game::NoMatch>) refuse(what.to);
            if constexpr (std::is_same_v<What, game::Blocked>) {
                refuse(what.to);
                ui_.effects.explained = Explained{what.line, now};
                say({N_("These two cannot go yet"), {}},
                    {what.line.third_turn ? N_("Their line would need a third turn.")
                                          : N_("There are tiles in the way of their line."),
                     {}},
                    now + note_time);
            }
            if constexpr (std::is_same_v<What, game::Matched>)
                show_match(what, game_.session.status() == game::Status::won, now);
            if constexpr (std::is_same_v<What, game::Hinted>) {
                clear_marks();
                ui_.note.reset();
                hint_due_.reset();
                ui_.effects.hint = HintShown{what.link, what.step, now};
                if (!what.safe)
                    say({N_("This one is not proven"), {}}, {N_("It may cost the win. Undo still works."), {}},
                        now + note_time);
            }
            if constexpr (std::is_same_v<What, game::HintAwaited>) hint_due_ = hint_due_.value_or(now + hint_patience);
            if constexpr (std::is_same_v<What, game::HintLost>) {
                hint_due_.reset();
                say({N_("No pair leads on from here"), {}},
                    {N_("The board can no longer be cleared. Go back with B."), {}}, now + note_time * 2);
            }
            if constexpr (std::is_same_v<What, game::Changed> || std::is_same_v<What, game::Reshuffled>) {
                ui_.effects = {};
                clear_marks();
                ui_.note.reset();
                if (std::is_same_v<What, game::Reshuffled>) play(Sound::reshuffle);
            }
            if constexpr (std::is_same_v<What, game::NoReshuffle>)
                say({N_("No reshuffle can help here"), {}},
                    {N_("On these cells no board can be cleared. Undo still works."), {}}, now + note_time * 2);
            if constexpr (std::is_same_v<What, game::PauseChanged>) clear_marks();
        },
        outcome);
}

// The cursor ------------------------------------------------------------------------------------

void App::move_cursor(int rows, int cols) {
    if (game_.session.paused()) return;
    ui_.cursor = ui_.cursor ? next_tile(game_.session.board(), *ui_.cursor, rows, cols)
                            : nearest_tile(game_.session.board(),
                                           game_.session.picked().value_or(middle(game_.session.board().size())));
}

void App::jump(int step) {
    if (game_.session.paused()) return;
    const Board& board = game_.session.board();
    const auto from = ui_.cursor && board.is_tile(*ui_.cursor) ? ui_.cursor : game_.session.picked();
    const auto model = game_.session.picked() ? game_.session.picked() : from;
    if (!model) return move_cursor(0, 0);
    ui_.cursor = next_equal(board, from.value_or(*model), board.kind(*model), step);
}

} // namespace twoturns::scene

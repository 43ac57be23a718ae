// What the board in play says aloud: where the cursor is, what came of an action, and what no action caused.
#include <utility>

#include "app/play/play.hpp"
#include "app/play/play_bar.hpp"
#include "app/speech/board_speech.hpp"
#include "app/speech/speech_words.hpp"
#include "platform/translation.hpp"
#include "scene/cursor.hpp"

namespace twoturns::app {

using platform::tr;
using platform::trc;
using platform::trcf;
using platform::trn;

Effects PlayScreen::spoken_cursor(std::optional<Cell> before, const Context& context) const {
    if (!speaks(context.settings) || !current_.board.cursor) return {};
    const Cell at = *current_.board.cursor;
    return {spoken_at(BoardSpeech{session(), game().origin, context}.cursor(at, before), at, session().board())};
}

Effects PlayScreen::spoken_reply(const game::Reply& reply, const game::Action& action, int gone_before,
                                 std::optional<Move> move_before, const Context& context) const {
    if (!speaks(context.settings)) return {};
    const BoardSpeech speech{session(), game().origin, context};
    const game::Timeline& timeline = session().timeline();
    if (std::holds_alternative<game::Changed>(reply)) {
        const int more = timeline.pairs_gone() - gone_before;
        if (std::holds_alternative<game::Undo>(action) && more == -1 && move_before)
            return {Speak{speech.undone(session().board(), *move_before)}};
        if (const auto move = timeline.can_undo() ? timeline.move_to(timeline.position()) : std::nullopt;
            std::holds_alternative<game::Redo>(action) && more == 1 && move)
            return {Speak{speech.redone(timeline.board_of(timeline.before(timeline.position())), *move)}};
        const std::string what = std::holds_alternative<game::Restart>(action) ? trc("speech", "From the beginning")
                                 : more < 0 ? trn("Back {0} move", "Back {0} moves", -more)
                                            : trc("sound", "Taken again");
        return {Speak{sentences({what, speech.pairs_left()})}};
    }
    if (std::holds_alternative<game::Nothing>(reply)) {
        if (std::holds_alternative<game::Undo>(action)) return {Speak{trc("speech", "There is nothing to take back")}};
        if (std::holds_alternative<game::Redo>(action)) return {Speak{trc("speech", "There is nothing to take again")}};
        if (std::holds_alternative<game::Rewind>(action))
            return {Speak{trc("speech", "No move is known that lost the board")}};
        return {};
    }
    std::string words = speech.reply(reply);
    const auto* const matched = std::get_if<game::Matched>(&reply);
    if (matched == nullptr) return {Speak{std::move(words)}};
    // What lies under the cursor now is another tile, if tiles slide.
    const auto cursor = current_.board.cursor;
    const bool slid = !matched->slides.empty() && cursor && session().board().is_tile(*cursor);
    if (slid) words = sentences({words, trcf("speech", "Here now: {0}", speech.name(*cursor))});
    return {spoken_at(std::move(words), matched->link.back(), session().board())};
}

Effects PlayScreen::say_row(const Context& context) {
    const Board& board = session().board();
    const Cell at = current_.board.cursor.value_or(scene::nearest_tile(board, scene::middle(board.size())));
    return {Speak{BoardSpeech{session(), game().origin, context}.row(at.row)}};
}

/// Says what no action of the player caused: a new board, that it is lost or stuck, that it is cleared.
Effects PlayScreen::spoken_changes(const Context& context) {
    if (!speaks(context.settings)) {
        told_ = {};
        return {};
    }
    if (awaited_ && awaited_->takes_long(context.now) && !std::exchange(told_.waits, true))
        return {Speak{awaited_->is_reshuffle() ? tr(N_("Reshuffling")) : tr(N_("Dealing"))}};
    if (awaited_ || current_.played.undealt()) return {};
    told_.waits = false;
    const BoardState state = state_of(context);
    const BoardSpeech speech{session(), game().origin, context};
    Effects effects;
    if (std::exchange(told_.board, game().key) != game().key) {
        told_ = {.board = game().key, .loss = {}, .waits = false, .won = state.won};
        effects.emplace_back(Speak{
            sentences({board_in_words(state), speech.pairs_left(), state.won ? std::string{} : speech.pairs_open()})});
    }
    if (std::exchange(told_.won, state.won) != state.won && state.won)
        // TRANSLATORS: {0} is a time such as "3 minutes, 12 seconds".
        effects.emplace_back(
            Speak{sentences({trcf("speech", "Cleared in {0}", spoken_time(session().elapsed(context.now))),
                             // TRANSLATORS: {0} is the name of a key.
                             trcf("speech", "{0} deals the next board", key_of(Command::pick))})});
    std::string loss;
    if (state.lost || state.stuck) {
        const LossWords words = words_of_loss(state);
        std::string keys;
        if (state.lost && session().steps_to_winnable())
            // TRANSLATORS: {0} is the name of a key.
            keys = trcf("speech", "{0} goes back there", key_of(Command::rewind));
        else if (state.stuck)
            keys = trcf("speech", "{0} reshuffles", key_of(Command::reshuffle));
        loss = sentences({words.headline, words.advice, keys});
    }
    const std::string before = std::exchange(told_.loss, loss);
    if (before != loss) effects.emplace_back(Speak{loss.empty() ? trc("speech", "This board can be won again") : loss});
    return effects;
}

} // namespace twoturns::app

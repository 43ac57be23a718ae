// The state and events of a match of two players.
#include "app/versus/two_players.hpp"

#include <algorithm>
#include <ostream>
#include <utility>

#include "app/bar.hpp"
#include "app/board/board_click.hpp"
#include "app/board/game_start.hpp"
#include "app/records/records_text.hpp"
#include "app/speech/board_speech.hpp"
#include "app/speech/speech_words.hpp"
#include "app/versus/match_view.hpp"
#include "scene/cursor.hpp"
#include "ui/overloaded.hpp"

namespace twoturns::app {

using game::Side;
using game::Time;
using sound::Cue;

namespace {

/// Returns a cursor's initial cell: the middle for blue, the cell to the left of it for orange.
Cell start_of(Side side, const Board& board) {
    Cell cell = scene::middle(board.size());
    if (side == Side::orange) cell.col = (cell.col + 1) / 2;
    return scene::nearest_tile(board, cell);
}

} // namespace

Effects TwoPlayers::opened(const Context& context) {
    if (goes_on() && match_->stuck()) return {ask_reshuffle(context)}; // the player left before the answer came
    if (match_) return {};
    const bool only_fingers = !context.style.key_caps && !context.pads[0] && !context.pads[1];
    if (only_fingers && !board_) way_ = game::Way::in_turns; // the other way takes two devices
    return ask_board(context);
}

// The board -----------------------------------------------------------------------------------------------

Effects TwoPlayers::ask_board(const Context& context) {
    board_.reset();
    return {Ask{DealBoard{{params_, seed_from(context.chance)}}}};
}

Effects TwoPlayers::take_board(const BoardDealt& dealt, const Context& context) {
    if (!dealt.deal) {
        fault_ = dealt.deal.error();
        match_.reset();
        return {};
    }
    board_ = DealtBoard{dealt.id, *dealt.deal};
    if (std::exchange(begin_when_dealt_, false)) begin(context);
    return {};
}

void TwoPlayers::begin(const Context& context) {
    match_.emplace(board_->deal.board, params_.gravity, way_, first_);
    origin_ = {board_->id, {}};
    view_ = {};
    view_.animations.dealt = scene::Dealt{context.now};
    if (way_ == game::Way::at_once) { // shows the players the positions of their cursors
        const Board& board = match_->session().board();
        view_.cursor = start_of(Side::blue, board);
        view_.cursor_is_blue = true;
        if (context.pads[1]) view_.orange_cursor = start_of(Side::orange, board);
    }
    over_since_.reset();
    weave_.reset();
}

// Input ---------------------------------------------------------------------------------------------------

Effects TwoPlayers::on(const ui::Event& event, const Context& context) {
    if (const auto* changed = std::get_if<ui::Changed>(&event)) {
        way_ = static_cast<game::Way>(changed->value);
        return {};
    }
    const auto* pressed = std::get_if<ui::Pressed>(&event);
    if (pressed == nullptr) return {};
    if (pressed->id == ui::id_of(Part::other_match)) {
        match_.reset();
        return ask_board(context);
    }
    if (pressed->id == ui::id_of(Part::start) && board_ && !hindrance(context)) begin(context);
    // Ignores a button soon after the end, because it may be the second of two quick clicks or keys for the match.
    if (!over_since_ || context.now < *over_since_ + scene::durations::vanish + time_to_read) return {};
    first_ = other(first_);
    if (pressed->id == ui::id_of(Part::rematch)) begin(context);
    if (pressed->id != ui::id_of(Part::next_board)) return {};
    begin_when_dealt_ = true;
    return ask_board(context);
}

Effects TwoPlayers::on(const ui::Input& input, const Context& context) {
    if (!goes_on()) return {};
    return std::visit(ui::overloaded{
                          [&](const ui::Press& press) {
                              const auto cell = geometry(context).cell_at(press.at);
                              if (press.button != ui::MouseButton::left || !cell) return Effects{};
                              return click(match_->turn().value_or(Side::orange), *cell, context);
                          },
                          [&](const ui::Hover& hover) {
                              view_.pointed = geometry(context).cell_at(hover.at);
                              return Effects{};
                          },
                          [&](const ui::Presence& presence) {
                              match_->attend(presence.present, context.now);
                              return Effects{};
                          },
                          [](const auto& /*not for this screen*/) { return Effects{}; },
                      },
                      input);
}

std::optional<Effects> TwoPlayers::run(Command command, const Context& context) {
    if (!goes_on()) return std::nullopt;
    switch (command) {
    case Command::cursor_up: return move_cursor(-1, 0, context);
    case Command::cursor_down: return move_cursor(1, 0, context);
    case Command::cursor_left: return move_cursor(0, -1, context);
    case Command::cursor_right: return move_cursor(0, 1, context);
    case Command::pick: return pick(context);
    case Command::pause: match_->pause(!match_->session().paused(), context.now); return Effects{};
    case Command::back:
    case Command::help:
    case Command::quit: match_->pause(true, context.now); return std::nullopt;
    case Command::fullscreen:
    case Command::mute: return std::nullopt;
    case Command::say_row:
        if (!cursor_of(side_of_keys(context))) return Effects{};
        return Effects{
            Speak{BoardSpeech{match_->session(), origin_, context}.row(cursor_of(side_of_keys(context))->row)}};
    case Command::say_pairs: return Effects{Speak{BoardSpeech{match_->session(), origin_, context}.open_pairs()}};
    case Command::say_state:
        return Effects{
            Speak{sentences({words(context), BoardSpeech{match_->session(), origin_, context}.state(context.now)})}};
    case Command::hint:
    case Command::show_me:
    case Command::undo:
    case Command::redo:
    case Command::rewind:
    case Command::reshuffle:
    case Command::restart: return Effects{say({N_("Hints and undo are off in a match")}, {}, context.now + note_time)};
    default:
        if (is_for_board(command)) return Effects{};
        // TRANSLATORS: {0} is a key.
        return Effects{say({N_("A match is being played")},
                           {N_("{0} leaves it; it waits until you come back."), {key_of(Command::back)}},
                           context.now + note_time)};
    }
}

Side TwoPlayers::side_of_keys(const Context& context) const {
    return context.pad == 1 && !match_->turn() ? Side::orange : Side::blue;
}

std::optional<Cell>& TwoPlayers::cursor_of(Side side) {
    return side == Side::orange ? view_.orange_cursor : view_.cursor;
}

Effects TwoPlayers::pick(const Context& context) {
    if (match_->session().paused()) {
        match_->pause(false, context.now);
        return {};
    }
    const Side side = side_of_keys(context);
    if (const auto cursor = cursor_of(side)) return click(match_->turn().value_or(side), *cursor, context);
    return move_cursor(0, 0, context);
}

Effects TwoPlayers::move_cursor(int rows, int cols, const Context& context) {
    if (match_->session().paused()) return {};
    const Board& board = match_->session().board();
    const Side side = side_of_keys(context);
    auto& cursor = cursor_of(side);
    const auto before = cursor;
    cursor = cursor ? scene::next_seen_tile(board, geometry(context), *cursor, rows, cols) : start_of(side, board);
    if (!speaks(context.settings)) return {};
    return {spoken_at(BoardSpeech{match_->session(), origin_, context}.cursor(*cursor, before), *cursor, board)};
}

// Outcome -------------------------------------------------------------------------------------------------

Effects TwoPlayers::click(Side by, Cell cell, const Context& context) {
    if (match_->stuck()) return {};
    view_.animations.dealt.reset(); // play starts before all tiles have appeared
    const auto before = match_->score().points[by];
    const game::Reply reply = match_->click(by, cell, context.now);
    show_hands();
    Effects effects = show(reply, by, static_cast<int>(match_->score().points[by] - before), context);
    if (!speaks(context.settings)) return effects;
    effects.emplace_back(Speak{BoardSpeech{match_->session(), origin_, context}.reply(reply)});
    if (std::holds_alternative<game::Matched>(reply))
        effects.emplace_back(Speak{match_->over() ? result_view(context).title : words(context)});
    return effects;
}

Effects TwoPlayers::show(const game::Reply& reply, Side by, int worth, const Context& context) {
    const BoardSounds heard = sounds(context);
    if (auto effects = show_click(reply, view_.animations, heard, context.now)) return *std::move(effects);
    const auto* matched = std::get_if<game::Matched>(&reply);
    if (matched == nullptr) return {}; // does not occur in a match
    view_.animations.show_match(*matched, context.now, worth, by);
    if (context.two_sided > 0) view_.animations.show_cards(*matched, context.now);
    Effects effects = heard.match(*matched, view_.animations);
    if (match_->stuck()) effects.emplace_back(ask_reshuffle(context));
    if (match_->over()) append(effects, end(context));
    return effects;
}

void TwoPlayers::show_hands() {
    const Size size = match_->session().board().size();
    view_.picks.clear();
    view_.taken.clear();
    for (const Side side : game::both_sides)
        if (const auto cell = match_->hand(side)) view_.picks.push_back({*cell, side});
    for (int row = 1; row <= size.rows; ++row)
        for (int col = 1; col <= size.cols; ++col)
            if (const auto owner = match_->owner({row, col})) view_.taken.push_back({{row, col}, *owner});
}

Effects TwoPlayers::end(const Context& context) {
    over_since_ = context.now;
    weave_ = std::make_shared<const scene::Weave>(weave_of(*match_));
    Settings settings = context.settings;
    keep_match(settings, game::result_of(*match_, context.date), context.chance);
    PlaySound won = sounds(context).of(Cue::win);
    won.after = scene::durations::vanish;
    return {ChangeSettings{std::move(settings)}, Say{}, won}; // closes the note, so that the winner is visible
}

Ask TwoPlayers::ask_reshuffle(const Context& context) const {
    return {ReshuffleBoard{match_->session().board(), params_.gravity, params_.difficulty, context.chance.next()}};
}

Effects TwoPlayers::reshuffle(const std::optional<Deal>& deal, const Context& context) {
    const Board before = match_->session().board();
    match_->reshuffle(deal, context.now);
    show_hands();
    if (match_->over()) return end(context);
    view_.animations.show_reshuffle(before, match_->session().board(), context.now);
    return {sounds(context).of(Cue::reshuffle),
            say({N_("No pair could go: the tiles were reshuffled")}, {}, context.now + 2 * note_time)};
}

Effects TwoPlayers::on(const Response& response, const Context& context) {
    if (const auto* dealt = std::get_if<BoardDealt>(&response)) return take_board(*dealt, context);
    const auto* reshuffled = std::get_if<BoardReshuffled>(&response);
    return reshuffled != nullptr && goes_on() ? reshuffle(reshuffled->deal, context) : Effects{};
}

// Time ----------------------------------------------------------------------------------------------------

bool TwoPlayers::shows_result(Time now) const { return over_since_ && now >= *over_since_ + scene::durations::vanish; }

Effects TwoPlayers::on(const News& news, const Context& context) {
    if (!std::holds_alternative<TimePassed>(news)) return {};
    view_.animations.expire(context.now);
    return {};
}

std::optional<Ceremony> TwoPlayers::ceremony(const Context& context) const {
    if (!over_since_ || !context.settings.motion) return std::nullopt;
    const std::size_t pairs = weave_->threads.size();
    return Ceremony{*over_since_ + scene::durations::vanish, length_of_lines(pairs), pairs};
}

std::optional<Time> TwoPlayers::next_change(const Context& context) const {
    if (!match_) return std::nullopt;
    if (shows_result(context.now)) {
        const auto moves = ceremony(context);
        const bool still = !moves || context.now >= moves->still(0);
        return still ? std::nullopt : std::optional{context.now + scene::durations::frame};
    }
    auto next = view_.animations.next_change(context.now, context.settings.motion);
    const auto at = [&](std::optional<Time> moment) {
        if (moment && (!next || *moment < *next)) next = moment;
    };
    if (over_since_) at(*over_since_ + scene::durations::vanish);
    at(combo_shown_until(*match_, context.now));
    return next;
}

void TwoPlayers::describe(std::ostream& text) const {
    if (!match_) return;
    const game::MatchScore score = match_->score();
    for (const Side side : game::both_sides)
        text << "; match " << (side == Side::orange ? "orange " : "blue ") << score.points[side] << " points "
             << score.pairs[side] << " pairs" << (match_->turn() == side ? " next" : "") << '\n';
}

} // namespace twoturns::app

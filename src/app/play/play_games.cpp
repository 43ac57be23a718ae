// Which game is on the board: what deals it, resumes it and takes its place.
#include <algorithm>
#include <string_view>
#include <utility>

#include "app/board/game_start.hpp"
#include "app/board/saved_games.hpp"
#include "app/labels.hpp"
#include "app/new_game/new_game_form.hpp"
#include "app/play/play.hpp"
#include "app/screens.hpp"
#include "game/history/daily.hpp"
#include "game/history/journey.hpp"

namespace twoturns::app {
namespace {

using game::Time;

constexpr float small_cell = 20; // pixels of the design

Effects say(Message headline, Message detail, std::optional<Time> until) {
    return {Say{{std::move(headline), std::move(detail), until}}};
}

} // namespace

DealParams PlayScreen::own_params() const {
    if (game::day_of(game_.origin.id) || game::place_of(game_.origin.id)) return own_;
    const auto params = checked(game_.origin.id.params); // those of a board from a file may be any
    return params ? for_new_game(*params) : DealParams{};
}

Effects PlayScreen::start(game::Game game, const Context& context, bool undoable) {
    Effects effects{CancelAsked{}, CloseAll{}}; // what was asked was for the game before
    own_ = own_params();
    const bool first = undealt();
    game::Game before = std::exchange(game_, std::move(game));
    add_answers(before);
    own_board_ = false;
    previous_ = undoable ? std::make_shared<game::Game>(std::move(before)) : nullptr;
    saved_entries_ = game_.session.log().size();
    cleared_entries_.reset();
    as_it_was_found_ = false;
    pace_.reset();
    round_.reset();
    race_.reset();
    judge_ = {};
    own_times_ = {};
    seeks_ = Seeks::nothing;
    bests_ = {};
    board_ = {};
    // The first board of all is there at once, and so is one that is continued.
    if (!first && game_.session.log().empty()) {
        board_.effects.dealt = scene::Dealt{context.now};
        effects.emplace_back(PlaySound{Sound::deal});
    }
    weave_.reset();
    update_weave({});
    hint_due_.reset();
    hold_.reset();
    dealing_.reset();
    analysed_.reset();
    attend(true, context.now);
    const bool told = context.note && !context.note->until; // that comes first
    if (auto note = introduction(context); note && !told) {
        note->until = context.now + 3 * note_time;
        effects.emplace_back(Say{*std::move(note)});
    }
    append(effects, ask_answers(context));
    return effects;
}

std::optional<Note> PlayScreen::introduction(const Context& context) const {
    if (undealt()) return std::nullopt;
    if (auto cards = about_cards(context)) return cards;
    const bool large = static_cast<float>(geometry(context).cell_side()) < context.style.units(small_cell);
    const Message closer{N_("The wheel brings it closer, the middle button moves it."), {}};
    const int wanted = game_.origin.id.params.difficulty;
    if (game_.session.log().empty() && level() != wanted)
        return Note{{N_("Dealt as {0} instead of {1}"), {difficulty_label(level()), difficulty_label(wanted)}},
                    large ? closer : Message{N_("Another size, gravity or layout may have it."), {}},
                    {}};
    if (large) return Note{{N_("This board is large"), {}}, closer, {}};
    return std::nullopt;
}

Effects PlayScreen::start_deal(GameId id, const Context& context, bool undoable) {
    const bool is_new = id.seed.empty(); // an ID with one names a board, whatever it is played with
    if (is_new && context.two_sided == 0 && !context.settings.kinds_kept.empty()) {
        NewGameForm form{id.params}; // they were set by a deck with two sides
        form.bring_back_kinds(context.settings.kinds_kept);
        id.params.kinds = form.params().kinds;
    }
    const auto& pictures = context.pictures.shown;
    const bool too_many = is_new && pictures && !pictures->two_sided &&
                          static_cast<std::size_t>(id.params.kinds) > pictures->names.size();
    if (too_many) id.params.kinds = static_cast<int>(pictures->names.size());
    if (is_new) id.seed = seed_from(context.chance);
    dealing_ = Dealing{context.now};
    file_.reset();
    seeks_ = Seeks::nothing;
    undoable_ = undoable;
    deals_own_ = is_new;
    reshuffling_ = false;
    analysed_.reset();
    Effects effects{CancelAsked{}};
    if (too_many) effects.emplace_back(Say{fewer_kinds(id.params.kinds, context.now)});
    effects.emplace_back(Ask{DealBoard{std::move(id)}}); // only the last board that is asked for comes
    return effects;
}

Effects PlayScreen::start_record(std::shared_ptr<const GameFile> file, const Context& context) {
    if (game::same_play(file->record, game::record_of(game_, context.now)))
        return say({N_("This game is on the board already"), {}}, {}, context.now + note_time);
    Effects effects = start_deal(file->record.origin.id, context);
    effects.back() = Ask{game::StoreQuestion{game::FindGame{file->record}}}; // before its board is dealt
    file_ = std::move(file);
    return effects;
}

/// The store has said whether it has the game of the record.
Effects PlayScreen::deal_for_record(const game::StoreNews& news, const Context& context) {
    if (!dealing_ || !file_) return {};
    record_of_.reset();
    if (const auto* found = std::get_if<game::GameFound>(&news); found != nullptr && found->game)
        record_of_ = found->game;
    const game::Origin& origin = file_->record.origin;
    if (!origin.custom_board) return {Ask{DealBoard{origin.id}}};
    dealing_.reset();
    return resume(std::exchange(file_, nullptr), Deal{*origin.custom_board, {}}, context);
}

Effects PlayScreen::resume(std::shared_ptr<const GameFile> file, const Deal& deal, const Context& context) {
    const auto known = std::exchange(record_of_, std::nullopt);
    const game::Record& record = file->record;
    const bool same = known && known->summary.state != game::GameState::in_progress; // else it is another window's
    auto game = game::resumed(record, deal, same ? known->summary.key : key_from(context.chance), ++games_ << 32U);
    if (!game) return say({N_("This game cannot be continued"), {}}, game.error(), {});
    game::Game next = *std::move(game);
    if (!known && !undealt() && next.session.timeline().pairs_gone() > 0)
        return {OpenScreen{screens::opened_game(std::move(file), deal)}};
    if (same) {
        next.started = known->summary.started;
        next.pace = known->summary.pace;
        if (known->summary.state == game::GameState::cleared) next.cleared = known->summary.touched;
        next.look = known->summary.look;
        next.origin.cards = known->record.origin.cards; // a file does not have them
    }
    return start(std::move(next), context);
}

Effects PlayScreen::start_over(game::GameKey at_question, const Context& context) {
    if (at_question != game_.key) return {};
    Effects effects = start_deal({DealParams{}, ""}, context);
    answers_ = {};
    game_.answers.clear();
    game_.key = 0; // what is on the screen until then was deleted
    return effects;
}

game::SavedGame PlayScreen::saved(Time now, game::Date today) {
    if (game_.started == 0) game_.started = today;
    const bool won = game_.session.status() == game::Status::won;
    if (won && game_.cleared == 0) game_.cleared = today;
    saved_on_ = won ? game_.cleared : today; // a board is cleared once, however often it is looked at and saved again
    return game::saved(game_, now, today);
}

Effects PlayScreen::learn(const game::OpenElsewhere& elsewhere, const Context& context) {
    game::SavedGame game = elsewhere.game;
    if (game.summary.key != game_.key) { // one that was played here before
        game.summary.key = key_from(context.chance);
        if (game.summary.state == game::GameState::in_progress) game.summary.state = game::GameState::unfinished;
        game.start.reset();
        return {SaveOther{std::move(game)}};
    }
    if (as_it_was_found_ && game_.session.log().size() == saved_entries_) {
        Effects effects = start_deal({own_params(), ""}, context);
        game_.key = 0; // it is the other window's
        effects.emplace_back(
            Say{{{N_("The last game is open in another window"), {}}, {N_("Here a new one begins."), {}}, {}}});
        return effects;
    }
    game_.key = key_from(context.chance);
    game_.answers.clear(); // those that were saved belong to the other window's
    return say({N_("This game is open in another window, too"), {}}, {N_("Here it goes on as a game of its own."), {}},
               {});
}

Effects PlayScreen::copy_id(const Context& context) const {
    return copied_id(game_.origin.id, game_.origin.custom_board.has_value(), context);
}

/// In place of a board that takes too long, or cannot be dealt, comes one that is there at once.
Effects PlayScreen::deal_usual(const Context& context) {
    if (dealing_ && game_.origin.id.params == DealParams{}) return {}; // that is what is being dealt
    game_ = app::undealt({DealParams{}, seed_from(context.chance)});
    return start_deal(game_.origin.id, context);
}

/// A game ID is played at once; a table can become a deck; any other text could be meant for something else. That is
/// asked first.
Effects PlayScreen::paste(const std::string& text, const Context& context) {
    const auto id_there = id_within(text);
    if (!id_there && screens::is_card_text(text)) return {OpenScreen{screens::import_table({}, text)}};
    auto pasted = pasted_id(text, own_params(), context.now);
    if (auto* refused = std::get_if<Note>(&pasted)) return {Say{std::move(*refused)}};
    GameId& id = std::get<GameId>(pasted);
    if (!id_there) return {OpenScreen{screens::play_seed(std::move(id))}};
    return start_deal(std::move(id), context, true);
}

} // namespace twoturns::app

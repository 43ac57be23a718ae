// Changes the game on the board: deals, resumes and replaces it.
#include <algorithm>
#include <cstdlib>
#include <string_view>
#include <utility>

#include "app/board/game_start.hpp"
#include "app/board/saved_games.hpp"
#include "app/labels.hpp"
#include "app/new_game/new_game_form.hpp"
#include "app/new_game/new_game_words.hpp"
#include "app/play/play.hpp"
#include "app/screens.hpp"
#include "game/history/daily.hpp"
#include "game/history/journey.hpp"
#include "game/sent_game.hpp"
#include "ui/overloaded.hpp"

namespace twoturns::app {
namespace {

constexpr float small_cell = 20;        // pixels of the design
constexpr float small_finger_cell = 32; // the same for fingers

} // namespace

DealParams PlayScreen::own_params() const {
    const GameId& id = game().origin.id;
    if (game::day_of(id) || game::place_of(id) || game::run_board_of(id)) return own_;
    const auto params = checked(id.params); // a board from a file may have any parameters
    return params ? for_new_game(*params) : DealParams{};
}

Effects PlayScreen::dispatch(const ForBoard& wanted, const Context& context) {
    return std::visit(ui::overloaded{
                          [&](const StartGame& what) { return start(*what.game, context); },
                          [&](const StartDeal& what) { return start_deal(what.id, context, what.undoable); },
                          [&](const StartRecord& what) { return start_record(what.file, context); },
                          [&](const StartRace& what) { return start_race(what.race, context); },
                          [&](const StartOver& what) { return start_over(what.in_progress, context); },
                          [&](const CountHelp&) {
                              count_help(context);
                              return Effects{};
                          },
                          [&](const LeaveRound&) { return leave_round(); },
                          [&](const game::OpenElsewhere& what) { return leave_to(what, context); },
                      },
                      wanted);
}

Effects PlayScreen::start(game::Game game, const Context& context, bool undoable) {
    Effects effects{CancelAsked{}}; // open requests were for the game before
    own_ = own_params();
    Current before = std::exchange(current_, Current{.played = {std::move(game), false}});
    go_on_with_run(before, context);
    cards_.leave(before.played.game);
    const bool first = before.played.undealt(); // screens that were opened while the first board was dealt stay open
    if (!first) effects.emplace_back(CloseAll{});
    // Nobody means to go back to a board on which nothing was done.
    if (undoable && !before.played.game.session.log().empty())
        current_.played.previous = std::make_shared<game::Game>(std::move(before.played.game));
    awaited_.reset();
    // The very first board, and a resumed one, appear without the dealing animation.
    if (!first && session().log().empty()) {
        current_.board.animations.dealt = scene::Dealt{context.now};
        effects.emplace_back(sounds(context).of(sound::Cue::deal));
    }
    update_cleared({});
    attend(true, context.now);
    // A note from the start takes precedence, until the player chooses another board.
    const bool told = context.note && !context.note->until;
    const bool chosen = undoable && !first;
    if (auto note = introduction(context); note && (!told || chosen)) {
        note->until = context.now + 3 * note_time;
        effects.emplace_back(Say{*std::move(note)});
    } else if (chosen && (told || (context.note && is_about_cards(*context.note)))) { // of the board before
        effects.emplace_back(Say{});
    }
    append(effects, ask_answers(context));
    return effects;
}

std::optional<Note> PlayScreen::introduction(const Context& context) const {
    if (current_.played.undealt()) return std::nullopt;
    if (auto cards = about_cards(context)) return cards;
    const float least = context.style.for_fingers() ? small_finger_cell : small_cell;
    const bool large = static_cast<float>(geometry(context).cell_side()) < context.style.units(least);
    const Message closer{context.style.for_fingers() ? N_("Two fingers bring it closer and move it.")
                                                     : N_("The wheel brings it closer, the middle button moves it.")};
    const int level = current_.played.level();
    const int wanted = game().origin.id.params.difficulty;
    if (session().log().empty() && std::abs(level - wanted) > 1) // the page for a new game tells any difference
        return Note{level_message(game().origin.id.params, level),
                    large ? closer : Message{N_("No other was found for this size, gravity and layout.")},
                    {}};
    if (large) return Note{{N_("This board is large")}, closer, {}};
    return std::nullopt;
}

Effects PlayScreen::start_deal(GameId id, const Context& context, bool undoable) {
    const bool is_new = id.seed.empty(); // an ID with a seed asks for exactly this board, regardless of the deck
    if (is_new && context.two_sided == 0 && !context.settings.kinds_kept.empty()) {
        NewGameForm form{id.params}; // the kinds were set by a two-sided deck
        form.bring_back_kinds(context.settings.kinds_kept);
        id.params.kinds = form.params().kinds;
    }
    const auto& pictures = context.deck_status.shown;
    const bool too_many = is_new && pictures && !pictures->two_sided &&
                          static_cast<std::size_t>(id.params.kinds) > pictures->names.size();
    if (too_many) id.params.kinds = static_cast<int>(pictures->names.size());
    if (is_new) id.seed = seed_from(context.chance);
    awaited_ = AwaitedBoard{context.now, AwaitedDeal{undoable, is_new}};
    current_.racing.seeks = Racing::Seeks::nothing;
    current_.played.analysed.reset();
    Effects effects{CancelAsked{}};
    if (too_many) effects.emplace_back(Say{fewer_kinds(id.params.kinds, context.now)});
    const SightWish wish = is_new ? sight_wish(context.settings) : SightWish::any;
    // Each request replaces the one before.
    if (wish != SightWish::any)
        effects.emplace_back(Ask{ChooseDeal{std::move(id), wish}});
    else
        effects.emplace_back(Ask{DealBoard{std::move(id)}});
    return effects;
}

Effects PlayScreen::start_record(std::shared_ptr<const GameFile> file, const Context& context) {
    if (game::same_play(file->record, game::record_of(game(), context.now)))
        return {say({N_("This game is on the board already")}, {}, context.now + note_time)};
    current_.racing.seeks = Racing::Seeks::nothing;
    current_.played.analysed.reset();
    const game::FindGame in_store{file->record}; // asked before the board is dealt
    awaited_ = AwaitedBoard{context.now, AwaitedRecord{std::move(file)}};
    return {CancelAsked{}, Ask{game::StoreRequest{in_store}}};
}

/// Handles the store's answer whether it has the game of the record.
Effects PlayScreen::deal_for_record(const game::StoreNews& news, const Context& context) {
    auto* const awaited = awaited_ ? std::get_if<AwaitedRecord>(&awaited_->what) : nullptr;
    if (awaited == nullptr) return {};
    if (const auto* found = std::get_if<game::GameFound>(&news)) awaited->known = found->game;
    const game::Origin& origin = awaited->file->record.origin;
    if (!origin.custom_board) return {Ask{DealBoard{origin.id}}};
    AwaitedRecord record = std::move(*awaited);
    awaited_.reset();
    const Deal deal{*record.file->record.origin.custom_board, {}};
    return resume(std::move(record), deal, context);
}

Effects PlayScreen::resume(AwaitedRecord awaited, const Deal& deal, const Context& context) {
    const auto& known = awaited.known;
    const game::Record& record = awaited.file->record;
    const bool same = known && known->summary.state != game::GameState::in_progress; // else open in another window
    auto game = game::resumed(record, deal, same ? known->summary.key : key_from(context.chance), next_serial());
    if (!game) return {say({N_("This game cannot be continued")}, game.error())};
    game::Game next = *std::move(game);
    if (!known && !current_.played.undealt() && next.session.timeline().pairs_gone() > 0)
        return {OpenScreen{screens::opened_game(std::move(awaited.file), deal)}};
    if (same) {
        next.started = known->summary.started;
        next.pace = known->summary.pace;
        if (known->summary.state == game::GameState::cleared) next.cleared = known->summary.touched;
        next.look = known->summary.look;
        next.origin.cards = known->record.origin.cards; // files do not store them
    }
    return start(std::move(next), context);
}

Effects PlayScreen::start_over(game::GameKey at_question, const Context& context) {
    if (at_question != game().key) return {};
    Effects effects = start_deal({DealParams{}, ""}, context);
    cards_.forget_all();
    current_.played.take_key(0); // the game on the screen was deleted
    return effects;
}

Effects PlayScreen::leave_to(const game::OpenElsewhere& elsewhere, const Context& context) {
    game::SavedGame other = elsewhere.game;
    if (other.summary.key != game().key) { // a game that was played here earlier
        other.summary.key = key_from(context.chance);
        if (other.summary.state == game::GameState::in_progress) other.summary.state = game::GameState::unfinished;
        other.start.reset();
        return {SaveOther{std::move(other)}};
    }
    if (current_.played.found && current_.played.untouched()) {
        Effects effects = start_deal({own_params(), ""}, context);
        current_.played.game.key = 0; // the game belongs to the other window
        effects.emplace_back(say({N_("The last game is open elsewhere")}, {N_("Here a new one begins.")}));
        return effects;
    }
    current_.played.take_key(key_from(context.chance));
    return {say({N_("This game is open in another window, too")}, {N_("Here it goes on as a game of its own.")})};
}

/// Deals the usual board, in place of one that takes too long or cannot be dealt.
Effects PlayScreen::deal_usual(const Context& context) {
    if (awaited_ && game().origin.id.params == DealParams{}) return {}; // it is already being dealt
    current_ = Current{.played = {undealt({DealParams{}, seed_from(context.chance)}), current_.played.own_board}};
    return start_deal(game().origin.id, context);
}

/// Plays a pasted game ID at once. Offers to make a deck of a table. Asks about any other text, which may not be meant
/// as a seed.
Effects PlayScreen::paste(const std::string& text, const Context& context) {
    if (looks_like_problem_id(text)) return screens::open_problem(text);
    if (const auto game = game::sent_game_within(text)) return screens::open_sent_game(*game);
    const auto id_there = id_within(text);
    if (!id_there && screens::is_card_text(text)) return {OpenScreen{screens::import_table({}, text)}};
    auto pasted = pasted_id(text, own_params(), context.now);
    if (auto* refused = std::get_if<Note>(&pasted)) return {Say{std::move(*refused)}};
    GameId& id = std::get<GameId>(pasted);
    if (!id_there) return {OpenScreen{screens::play_seed(std::move(id))}};
    return start_deal(std::move(id), context, true);
}

} // namespace twoturns::app

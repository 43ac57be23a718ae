// A problem over time.
#include "app/problems/problem_screen.hpp"

#include <algorithm>
#include <utility>

#include "app/board/board_click.hpp"
#include "app/board/game_start.hpp"
#include "app/play/win_ceremony.hpp"
#include "app/screens.hpp"
#include "app/speech/board_speech.hpp"
#include "app/speech/speech_words.hpp"
#include "platform/translation.hpp"
#include "scene/cursor.hpp"

namespace twoturns::app {

using game::Time;
using sound::Cue;

namespace {

constexpr Time longest_way{3'000}; ///< of all pairs after the key
constexpr Time usual_step{260};

bool same_move(Move a, Move b) { return a == b || a == Move{b.b, b.a}; }

} // namespace

Effects ProblemScreen::opened(const Context& context) {
    if (!made_) return {Ask{MakeProblem{id_}}};
    begin(id_, std::exchange(made_, nullptr), context);
    return make_ahead(context.settings);
}

void ProblemScreen::begin(ProblemId id, std::shared_ptr<const Problem> problem, const Context& context) {
    id_ = std::move(id);
    problem_ = std::move(problem);
    const Board& board = problem_->board;
    const DealParams params{board.size(), board.kinds(), problem_->gravity};
    game_ = game::new_game({{params, ""}, board}, {board, problem_->line}, key_from(context.chance));
    view_ = {};
    view_.animations.dealt = scene::Dealt{context.now};
    wrong_.reset();
    next_pair_.reset();
    cleared_.reset();
    shown_ = wants_next_ = false;
    const auto before = result_of(context.settings, id_);
    first_time_ = !before || before->end == game::ProblemEnd::missed;
}

Effects ProblemScreen::make_ahead(const Settings& settings) {
    ProblemId id = next_problem(settings);
    if (id == id_) { // this one will be solved
        Settings solved = settings;
        keep_problem(solved, id_, problem_->grade, true, 0, 0);
        id = next_problem(solved);
    }
    if (ahead_id_ == id) return {};
    ahead_id_ = id;
    ahead_.reset();
    return {Ask{MakeProblem{std::move(id)}}};
}

Effects ProblemScreen::on(const Response& response, const Context& context) {
    if (const auto* progress = std::get_if<Progress>(&response)) progress_ = progress->value;
    if (const auto* clipboard = std::get_if<ClipboardText>(&response)) return paste(clipboard->text);
    const auto* made = std::get_if<ProblemMade>(&response);
    if (made == nullptr) return {};
    if (!problem_ && made->id == id_) {
        if (!made->problem) {
            fault_ = made->problem.error();
            return {};
        }
        begin(id_, std::make_shared<const Problem>(*made->problem), context);
        Effects effects = make_ahead(context.settings);
        append(effects, say(question(context), context));
        if (const auto before = std::exchange(in_hand_, std::nullopt)) append(effects, take_again(*before, context));
        return effects;
    }
    if (!ahead_id_ || made->id != *ahead_id_ || !made->problem) return {};
    ahead_ = std::make_shared<const Problem>(*made->problem);
    return wants_next_ ? next(context) : Effects{};
}

/// Puts another problem in the place of this one.
Effects ProblemScreen::paste(const std::string& text) {
    auto id = parse_problem_id(text);
    if (!id) return screens::open_problem(text); // says why not
    id_ = *std::move(id);
    problem_.reset();
    in_hand_.reset();
    cleared_.reset();
    ahead_id_.reset();
    ahead_.reset();
    fault_ = {};
    progress_ = 0;
    return {Ask{MakeProblem{id_}}};
}

/// Goes on with the problem that was made ahead, as soon as it is there.
Effects ProblemScreen::next(const Context& context) {
    if (!ahead_) {
        wants_next_ = true;
        return {};
    }
    begin(*std::exchange(ahead_id_, std::nullopt), std::exchange(ahead_, nullptr), context);
    Effects effects = make_ahead(context.settings);
    effects.emplace_back(BoardSounds{game_.origin, game_.session, context}.of(Cue::deal));
    append(effects, say(question(context), context));
    return effects;
}

// Input ---------------------------------------------------------------------------------------------------

bool ProblemScreen::skip(const ui::Input& input, const Context& context) {
    if (!cleared_) return false;
    const bool ignored = ignores(*cleared_, input, context);
    const auto ceremony = ceremony_of(win(context), context);
    if (!ceremony || context.now >= ceremony->end()) return ignored;
    cleared_->threads_begin.reset();
    view_.animations = {};
    return true;
}

Effects ProblemScreen::on(const ui::Event& event, const Context& context) {
    const auto* pressed = std::get_if<ui::Pressed>(&event);
    if (pressed == nullptr || command_of(pressed->id)) return {};
    switch (ui::part_of<Part>(pressed->id)) {
    case Part::next: return next(context);
    default: return {};
    }
}

Effects ProblemScreen::on(const ui::Input& input, const Context& context) {
    if (!problem_) return {};
    if (cleared_) {
        (void)ignores(*cleared_, input, context);
        return {};
    }
    if (const auto* hover = std::get_if<ui::Hover>(&input)) view_.pointed = geometry(context).cell_at(hover->at);
    const auto* press = std::get_if<ui::Press>(&input);
    if (press == nullptr || press->button != ui::MouseButton::left) return {};
    view_.cursor.reset();
    const auto cell = geometry(context).cell_at(press->at);
    return cell ? click(*cell, context) : Effects{};
}

std::optional<Effects> ProblemScreen::run(Command command, const Context& context) {
    if (command == Command::copy_id) return copied_id(id_, context);
    if (command == Command::paste_id) return Effects{Ask{ReadClipboard{}}};
    if (command == Command::next_board && (cleared_ || shown_)) return next(context);
    if (!problem_ || cleared_) return is_for_board(command) ? std::optional{Effects{}} : std::nullopt;
    switch (command) {
    case Command::cursor_up: return move_cursor(-1, 0, context);
    case Command::cursor_down: return move_cursor(1, 0, context);
    case Command::cursor_left: return move_cursor(0, -1, context);
    case Command::cursor_right: return move_cursor(0, 1, context);
    case Command::pick:
        if (view_.cursor) return click(*view_.cursor, context);
        return move_cursor(0, 0, context);
    case Command::undo:
    case Command::rewind:
    case Command::restart: return take_back(context);
    case Command::show_me:
        if (wrong_) return Effects{OpenScreen{screens::why_lost(game_, *problem_, problem_->losing[*wrong_])}};
        return show_answer(context);
    case Command::say_state: return say(wrong_ ? outcome_words() : question(context), context);
    case Command::say_pairs: return say(BoardSpeech{game_.session, game_.origin, context}.open_pairs(), context);
    default: return is_for_board(command) ? std::optional{Effects{}} : std::nullopt;
    }
}

Effects ProblemScreen::move_cursor(int rows, int cols, const Context& context) {
    const auto before = view_.cursor;
    const Board& board = game_.session.board();
    view_.cursor = view_.cursor ? scene::next_seen_tile(board, geometry(context), *view_.cursor, rows, cols)
                                : scene::nearest_tile(board, scene::middle(board.size()));
    if (!speaks(context.settings)) return {};
    return {spoken_at(BoardSpeech{game_.session, game_.origin, context}.cursor(*view_.cursor, before), *view_.cursor,
                      board)};
}

Effects ProblemScreen::say(std::string words, const Context& context) const {
    if (!speaks(context.settings) || words.empty()) return {};
    return {Speak{std::move(words)}};
}

// The answer ----------------------------------------------------------------------------------------------

Effects ProblemScreen::click(Cell cell, const Context& context) {
    if (wrong_ || next_pair_) return {}; // the board is decided
    view_.animations.dealt.reset();
    view_.animations.explained.reset();
    const game::Reply reply = game_.session.act(game::Click{cell}, context.now);
    Effects effects = show(reply, context);
    if (speaks(context.settings) && !wrong_)
        effects.emplace_back(Speak{BoardSpeech{game_.session, game_.origin, context}.reply(reply)});
    return effects;
}

Effects ProblemScreen::show(const game::Reply& reply, const Context& context) {
    if (const auto* blocked = std::get_if<game::Blocked>(&reply))
        view_.animations.explained = scene::Explained{blocked->line, context.now};
    const BoardSounds heard{game_.origin, game_.session, context};
    if (auto effects = show_click(reply, view_.animations, heard, context.now)) return *std::move(effects);
    const auto* matched = std::get_if<game::Matched>(&reply);
    if (matched == nullptr) return {};
    view_.animations.show_match(*matched, context.now);
    Effects effects = heard.match(*matched, view_.animations);
    append(effects, judge(*matched, context));
    return effects;
}

/// Says whether the pair that was just taken is the key.
Effects ProblemScreen::judge(const game::Matched& pair, const Context& context) {
    if (game_.session.status() == game::Status::won) return end(pair.second.face, context);
    if (next_pair_) return {}; // on the way already
    const Move move{pair.link.front(), pair.link.back()};
    if (same_move(move, problem_->key())) {
        static_cast<void>(game_.session.act(game::ShowWay{}, context.now)); // the rest is not the player's
        next_pair_ = context.now + scene::durations::vanish;
        return keep(true, context);
    }
    const auto& losing = problem_->losing;
    const auto found =
        std::find_if(losing.begin(), losing.end(), [&](const LosingMove& one) { return same_move(one.move, move); });
    wrong_ = static_cast<std::size_t>(found - losing.begin());
    Effects effects = keep(false, context);
    append(effects, say(outcome_words(), context));
    return effects;
}

Effects ProblemScreen::keep(bool solved, const Context& context) {
    if (shown_) return {};
    Settings settings = context.settings;
    keep_problem(settings, id_, problem_->grade, solved, context.date, game_.key);
    Effects effects = make_ahead(settings);
    if (!(settings == context.settings)) effects.emplace_back(ChangeSettings{std::move(settings)});
    return effects;
}

Effects ProblemScreen::take_back(const Context& context) {
    if (!wrong_) return {};
    wrong_.reset();
    const Board before = game_.session.board();
    static_cast<void>(game_.session.act(game::Undo{}, context.now));
    view_.animations = {};
    view_.animations.show_change(before, game_.session.board(), {}, context.now);
    const BoardSounds heard{game_.origin, game_.session, context};
    return {heard.rewind(1)};
}

Effects ProblemScreen::take_again(const ProblemInHand& before, const Context& context) {
    if (!before.pair) return {};
    if (before.weave != 0) {
        game_.key = before.weave;
        first_time_ = true;
    }
    static_cast<void>(game_.session.act(game::Click{before.pair->a}, context.now));
    const game::Reply reply = game_.session.act(game::Click{before.pair->b}, context.now);
    view_.animations = {};
    const auto* const matched = std::get_if<game::Matched>(&reply);
    return matched == nullptr ? Effects{} : judge(*matched, context);
}

/// Replays the way to win; the problem counts as missed.
Effects ProblemScreen::show_answer(const Context& context) {
    if (next_pair_) return {};
    Effects effects = keep(false, context);
    shown_ = true;
    if (game_.session.picked()) static_cast<void>(game_.session.act(game::PutBack{}, context.now));
    effects.emplace_back(OpenScreen{screens::answer(game_, *problem_)});
    return effects;
}

Effects ProblemScreen::take_next(const Context& context) {
    const auto gone = static_cast<std::size_t>(game_.session.timeline().pairs_gone());
    const Move move = problem_->line[gone];
    const auto pairs = static_cast<int>(problem_->line.size());
    next_pair_ = context.now + std::min(usual_step, longest_way / pairs);
    static_cast<void>(game_.session.act(game::Click{move.a}, context.now));
    return show(game_.session.act(game::Click{move.b}, context.now), context);
}

Effects ProblemScreen::end(Face last, const Context& context) {
    next_pair_.reset();
    game_.started = game_.cleared = context.date;
    game_.look = seal_picture(last, game_, context);
    cleared_ = cleared_board(game_, context.now + scene::durations::vanish);
    Effects effects = say(platform::tr(shown_ ? N_("So the board is cleared.") : N_("Solved")), context);
    if (!shown_ && first_time_) effects.emplace_back(SaveOther{game::saved(game_, context.now, context.date)});
    return effects;
}

Win ProblemScreen::win(const Context& context) const {
    return {.game = game_,
            .weave = cleared_->weave,
            .day = game_.cleared,
            .threads_begin = cleared_->threads_begin,
            .name = title(context),
            .celebrated = !shown_};
}

// Time ----------------------------------------------------------------------------------------------------

Effects ProblemScreen::on(const News& news, const Context& context) {
    if (!std::holds_alternative<TimePassed>(news)) return {};
    view_.animations.expire(context.now);
    if (cleared_) return cleared_->sounds.due(win(context), context);
    return next_pair_ && context.now >= *next_pair_ ? take_next(context) : Effects{};
}

std::optional<Time> ProblemScreen::next_change(const Context& context) const {
    if (!problem_) return std::nullopt;
    auto next = view_.animations.next_change(context.now, context.settings.motion);
    const auto at = [&](std::optional<Time> moment) {
        if (moment && (!next || *moment < *next)) next = moment;
    };
    if (shows_weave()) at(next_change_of_sheet(win(context), context));
    at(next_pair_);
    return next;
}

std::string ProblemScreen::name_of(ui::Id button) const {
    if (command_of(button)) return Screen::name_of(button);
    switch (ui::part_of<Part>(button)) {
    case Part::next: return "next-problem";
    default: return {};
    }
}

std::string ProblemScreen::problem_in_hand() const {
    if (!fault_.id.empty() || cleared_) return {};
    if (in_hand_) return to_text(*in_hand_);
    ProblemInHand now{id_};
    if (wrong_) now.pair = problem_->losing[*wrong_].move;
    if (next_pair_ && !shown_) { // the rest of the way is the program's
        now.pair = problem_->key();
        if (first_time_) now.weave = game_.key;
    }
    return to_text(now);
}

void ProblemScreen::describe(std::ostream& text) const {
    const char* const state = !problem_  ? fault_.id.empty() ? "making" : "none"
                              : wrong_   ? "wrong"
                              : shown_   ? "shown"
                              : cleared_ ? "solved"
                                         : "open";
    text << "; problem " << to_text(id_) << "\n; answer " << state << '\n';
}

Effects screens::open_problem(const std::string& text) {
    auto id = parse_problem_id(text);
    if (!id) return {app::say({N_("This problem cannot be played")}, id.error())};
    return open_problem(*std::move(id));
}

Effects screens::open_problem(ProblemId id) {
    return {CloseToHome{}, OpenScreen{problems()}, OpenScreen{problem(std::move(id), nullptr)}};
}

Effects screens::go_on_with_problem(const std::string& in_hand) {
    auto problem = app::problem_in_hand(in_hand);
    if (!problem) return {};
    return {OpenScreen{problems()}, OpenScreen{std::make_shared<ProblemScreen>(*std::move(problem))}};
}

screens::Made screens::problem(ProblemId id, std::shared_ptr<const Problem> made, Command below) {
    return std::make_shared<ProblemScreen>(std::move(id), std::move(made), below);
}

} // namespace twoturns::app

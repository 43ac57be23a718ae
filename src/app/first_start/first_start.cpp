// The first start over time: the taught board, and the ways out of it.
#include "app/first_start/first_start.hpp"

#include <utility>

#include "app/board/board_click.hpp"
#include "app/board/game_start.hpp"
#include "app/labels.hpp"
#include "app/play/win_ceremony.hpp"
#include "app/screens.hpp"
#include "app/speech/board_speech.hpp"
#include "app/speech/page_speech.hpp"
#include "app/speech/speech_words.hpp"
#include "game/history/journey.hpp"
#include "platform/translation.hpp"
#include "scene/cursor.hpp"
#include "twoturns/difficulty.hpp"

namespace twoturns::app {

using game::Time;

Effects FirstStart::opened(const Context& context) {
    game_ = custom_game(guided_board(), Gravity::none, easiest, context.chance);
    view_.animations.dealt = scene::Dealt{context.now};
    acted_ = context.now;
    teach(context);
    keeps_ = !context.settings.guided;
    if (!keeps_) return {};
    Settings settings = context.settings;
    settings.guided = true; // also if the program ends before the board is cleared
    return {ChangeSettings{std::move(settings)}};
}

/// Shows the line to draw next.
void FirstStart::teach(const Context& context) {
    const auto link = guidance_of(game_.session.board()).link;
    auto& hint = view_.animations.hint;
    if (!link)
        hint.reset();
    else if (!hint || hint->link != *link)
        hint = scene::HintShown{*link, game::HintStep::pair, context.now};
}

// Input ---------------------------------------------------------------------------------------------------

bool FirstStart::skip(const ui::Input& input, const Context& context) {
    if (!cleared_) return false;
    const bool ignored = ignores(*cleared_, input, context);
    const auto ceremony = ceremony_of(win(), context);
    if (!ceremony || context.now >= ceremony->end()) return ignored;
    cleared_->threads_begin.reset();
    view_.animations = {};
    return true;
}

Effects FirstStart::on(const ui::Event& event, const Context& /*context*/) {
    const auto* pressed = std::get_if<ui::Pressed>(&event);
    if (pressed == nullptr || pressed->id != ui::id_of(Part::journey)) return {};
    // The board below was never touched, so undo need not lead to it.
    return {CloseScreen{}, ForBoard{StartDeal{game::journey().front().id}}};
}

Effects FirstStart::on(const ui::Input& input, const Context& context) {
    if (cleared_) {
        (void)ignores(*cleared_, input, context);
        return {};
    }
    if (const auto* hover = std::get_if<ui::Hover>(&input)) view_.pointed = geometry(context).cell_at(hover->at);
    const auto* press = std::get_if<ui::Press>(&input);
    if (press == nullptr || press->button != ui::MouseButton::left) return {};
    view_.cursor.reset();
    const auto cell = geometry(context).cell_at(press->at);
    Effects effects = cell ? click(*cell, context) : Effects{};
    if (cleared_)
        cleared_->pointer = RestingPointer{press->at, end_of_ceremony(game_, *cleared_->threads_begin) + time_to_read};
    return effects;
}

std::optional<Effects> FirstStart::run(Command command, const Context& context) {
    if (cleared_) {
        switch (command) {
        case Command::back: return Effects{CloseScreen{}, RunCommand{Command::home}};
        case Command::new_game:
        case Command::daily:
        case Command::help:
        case Command::home: return Effects{CloseScreen{}, RunCommand{command}};
        default: return std::nullopt;
        }
    }
    switch (command) {
    case Command::cursor_up: return move_cursor(-1, 0, context);
    case Command::cursor_down: return move_cursor(1, 0, context);
    case Command::cursor_left: return move_cursor(0, -1, context);
    case Command::cursor_right: return move_cursor(0, 1, context);
    case Command::pick:
        if (view_.cursor) return click(*view_.cursor, context);
        return move_cursor(0, 0, context);
    case Command::say_state:
        return Effects{Speak{sentences({texts_of_page(board_view(context).content), shown_pair(context)})}};
    case Command::hint:
        if (view_.animations.hint && speaks(context.settings)) view_.cursor = view_.animations.hint->link.front();
        return Effects{Speak{shown_pair(context)}};
    case Command::say_pairs: return Effects{Speak{shown_pair(context)}};
    case Command::back: // whoever skips the guide reads the rule
        return Effects{CloseScreen{},
                       say({N_("Match the tiles in pairs")}, {condition_of(context.game.origin.id.params.rule)})};
    default: return is_for_board(command) ? std::optional{Effects{}} : std::nullopt;
    }
}

Effects FirstStart::move_cursor(int rows, int cols, const Context& context) {
    const auto before = view_.cursor;
    const Board& board = game_.session.board();
    acted_ = context.now;
    view_.cursor = view_.cursor ? scene::next_seen_tile(board, geometry(context), *view_.cursor, rows, cols)
                                : scene::nearest_tile(board, scene::middle(board.size()));
    if (!speaks(context.settings)) return {};
    return {spoken_at(BoardSpeech{game_.session, game_.origin, context}.cursor(*view_.cursor, before), *view_.cursor,
                      board)};
}

Effects FirstStart::click(Cell cell, const Context& context) {
    acted_ = context.now;
    told_ = {};
    view_.animations.dealt.reset(); // play starts before all tiles have appeared
    view_.animations.explained.reset();
    const game::Reply reply = game_.session.act(game::Click{cell}, context.now);
    Effects effects = show(reply, context);
    teach(context);
    append(effects, spoken(reply, context));
    return effects;
}

Effects FirstStart::spoken(const game::Reply& reply, const Context& context) const {
    if (!speaks(context.settings)) return {};
    Effects effects{Speak{BoardSpeech{game_.session, game_.origin, context}.reply(reply)}};
    if (!std::holds_alternative<game::Matched>(reply))
        effects.emplace_back(Speak{platform::tr(told_)});
    else
        effects.emplace_back(
            Speak{sentences({texts_of_page(view(context).content), cleared_ ? std::string{} : shown_pair(context)})});
    return effects;
}

/// Returns the pair whose line is shown; after the guide, the pairs that can go.
std::string FirstStart::shown_pair(const Context& context) const {
    const BoardSpeech speech{game_.session, game_.origin, context};
    const auto& hint = view_.animations.hint;
    return hint ? speech.pair_of(game_.session.board(), {hint->link.front(), hint->link.back()}) : speech.open_pairs();
}

Effects FirstStart::show(const game::Reply& reply, const Context& context) {
    if (std::holds_alternative<game::NoMatch>(reply)) told_ = {N_("These two are not the same.")};
    if (const auto* blocked = std::get_if<game::Blocked>(&reply)) {
        view_.animations.explained = scene::Explained{blocked->line, context.now};
        told_ = {blocked->line.third_turn ? N_("Their line would need a third turn.")
                                          : N_("There are tiles in the way of their line.")};
    }
    const BoardSounds heard{game_.origin, game_.session, context};
    if (auto effects = show_click(reply, view_.animations, heard, context.now)) return *std::move(effects);
    const auto* matched = std::get_if<game::Matched>(&reply);
    if (matched == nullptr) return {};
    view_.animations.show_match(*matched, context.now);
    if (matched->link.turns() == 1) told_ = {N_("That line turned once.")};
    if (matched->link.turns() == 2) told_ = {N_("That line turned twice. A third turn is one too many.")};
    Effects effects = heard.match(*matched, view_.animations);
    if (game_.session.status() == game::Status::won) append(effects, end(matched->second.face, context));
    return effects;
}

Effects FirstStart::end(Face last, const Context& context) {
    game_.started = game_.cleared = context.date;
    game_.look = seal_picture(last, game_, context);
    cleared_ = cleared_board(game_, context.now + scene::durations::vanish);
    if (!keeps_) return {};
    Effects effects{SaveOther{game::saved(game_, context.now, context.date)}};
    if (context.settings.sound) { // from here on; the page of the weave has the switch
        Settings settings = context.settings;
        begin_music(settings);
        effects.emplace_back(ChangeSettings{std::move(settings)});
    }
    return effects;
}

Win FirstStart::win() const {
    return {.game = game_,
            .weave = cleared_->weave,
            .day = game_.cleared,
            .threads_begin = cleared_->threads_begin,
            .name = platform::tr(first_weave_name)};
}

// Time ----------------------------------------------------------------------------------------------------

Effects FirstStart::on(const News& news, const Context& context) {
    if (!std::holds_alternative<TimePassed>(news)) return {};
    view_.animations.expire(context.now);
    return cleared_ ? cleared_->sounds.due(win(), context) : Effects{};
}

std::optional<Time> FirstStart::next_change(const Context& context) const {
    auto next = view_.animations.next_change(context.now, context.settings.motion);
    const auto at = [&](std::optional<Time> moment) {
        if (moment && (!next || *moment < *next)) next = moment;
    };
    if (shows_weave()) at(next_change_of_sheet(win(), context));
    if (!cleared_ && context.now < hand_due()) at(hand_due());
    return next;
}

std::string FirstStart::name_of(ui::Id button) const {
    return button == ui::id_of(Part::journey) ? "start-journey" : Screen::name_of(button);
}

screens::Made screens::first_start() { return std::make_shared<FirstStart>(); }

} // namespace twoturns::app

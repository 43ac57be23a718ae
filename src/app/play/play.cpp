// The board over time: its first moment, answers, news.
#include "app/play/play.hpp"

#include <utility>

#include "app/board/game_start.hpp"
#include "app/board/round_view.hpp"
#include "app/new_game/new_game_words.hpp"
#include "app/play/goals.hpp"
#include "app/screens.hpp"
#include "ui/overloaded.hpp"

namespace twoturns::app {
namespace {

using game::Time;

constexpr Time hold_time{500};

} // namespace

PlayScreen::PlayScreen(game::Game game, const DealParams& own, bool own_board)
    : current_{.played = {std::move(game), own_board}}, own_(own) {
    current_.played.found = true;
    seen_ = !current_.played.undealt();
    update_cleared({});
}

Effects PlayScreen::opened(const Context& context) {
    Effects effects;
    if (current_.played.undealt()) {
        const bool own_board = current_.played.own_board;
        effects = start_deal(game().origin.id, context);
        std::get<AwaitedDeal>(awaited_->what).own_board = own_board;
    } else {
        effects = seek_race(context);
        if (auto note = introduction(context)) effects.emplace_back(Say{*std::move(note)});
    }
    append(effects, ask_answers(context));
    return effects;
}

// Answers -----------------------------------------------------------------------------------------------

Effects PlayScreen::on(const Response& response, const Context& context) {
    Effects effects = take(response, context);
    if (current_.played.undealt() && !awaited_) // the awaited board does not come
        append(effects, deal_usual(context));
    return effects;
}

Effects PlayScreen::take(const Response& response, const Context& context) {
    return std::visit(
        ui::overloaded{
            [&](const ClipboardText& clipboard) { return paste(clipboard.text, context); },
            [&](const FileRead& file) {
                return current_.racing.seeks == Racing::Seeks::last ? race_read(file, context)
                                                                    : screens::open_file(file, game(), context);
            },
            [&](const BoardDealt& dealt) { return take_deal(dealt, context); },
            [&](const DealChosen& dealt) {
                if (!dealt.chosen) return take_deal({dealt.id, dealt.chosen.error()}, context);
                Effects effects = take_deal({dealt.chosen->id, dealt.chosen->deal}, context);
                if (!effects.empty() && !dealt.chosen->fits)
                    effects.emplace_back(say(none_fits(dealt.wish, dealt.chosen->dealt), {}, context.now + note_time));
                return effects;
            },
            [&](const ParFound& found) { return learn_par(found, context); },
            [&](const BoardReshuffled& reshuffled) {
                if (!awaited_) return Effects{}; // it was cancelled
                awaited_.reset();
                return act(game::Reshuffle{reshuffled.deal}, context);
            },
            [&](const game::AnalysisResult& found) {
                session().learn(found);
                return current_.hint_due ? ask_hint(game::HintTrust::proven, context) : Effects{};
            },
            [&](const Progress& progress) {
                if (awaited_) awaited_->progress = progress.value;
                return Effects{};
            },
            [&](const game::StoreNews& news) { return take_news(news, context); },
            [](const auto& /*answers to other screens*/) { return Effects{}; },
        },
        response);
}

Effects PlayScreen::take_deal(const BoardDealt& dealt, const Context& context) {
    if (!awaited_) return {}; // it was cancelled
    AwaitedBoard awaited = *std::exchange(awaited_, std::nullopt);
    if (!dealt.deal) return {say({N_("This board cannot be dealt")}, dealt.deal.error(), context.now + 2 * note_time)};
    if (auto* record = std::get_if<AwaitedRecord>(&awaited.what))
        return resume(std::move(*record), *dealt.deal, context);
    const auto* const asked = std::get_if<AwaitedDeal>(&awaited.what);
    if (asked == nullptr) return {};
    Effects effects =
        start(game::new_game({dealt.id, {}}, *dealt.deal, key_from(context.chance)), context, asked->undoable);
    current_.played.own_board = asked->own_board;
    choose_cards(context);
    return effects;
}

Effects PlayScreen::take_news(const game::StoreNews& news, const Context& context) {
    if (const auto* answers = std::get_if<game::AnswersRead>(&news)) {
        cards_.learn(*answers);
        choose_cards(context);
        return {};
    }
    if (current_.racing.seeks != Racing::Seeks::nothing) return race_read(news, context);
    const auto* read = std::get_if<game::GamesRead>(&news);
    if (read == nullptr) return deal_for_record(news, context);
    if (!game().origin.custom_board)
        current_.pacing.bests = game::bests_of(read->games, game().origin.id.params, game().key);
    read_runs(read->games);
    if (current_.cleared)
        current_.cleared->figures = std::make_shared<const WinFigures>(win_figures(read->games, game(), context));
    return {};
}

void PlayScreen::attend(bool present, Time now) {
    if (!present) current_.board.pointed.reset(); // the pointer is over another screen
    attended_ = present;
    session().act(game::Attend{present}, now);
}

Effects PlayScreen::on(const News& news, const Context& context) {
    if (const auto* deck = std::get_if<DeckChanged>(&news)) return take_deck(*deck, context);
    if (const auto* forgotten = std::get_if<DeckForgotten>(&news)) forget(forgotten->deck);
    return std::holds_alternative<TimePassed>(news) ? pass_time(context) : Effects{};
}

// Time --------------------------------------------------------------------------------------------------

Effects PlayScreen::pass_time(const Context& context) {
    current_.board.animations.expire(context.now);
    if (current_.hold && context.now >= current_.hold->since + hold_time) {
        const Cell cell = std::exchange(current_.hold, std::nullopt)->cell;
        if (session().board().is_tile(cell)) light(cell, context);
    }
    if (current_.hint_due && context.now >= *current_.hint_due) return ask_hint(game::HintTrust::any, context);
    return warn_of_time(context);
}

std::optional<Time> PlayScreen::next_change(const Context& context) const {
    auto next = current_.board.animations.next_change(context.now, context.settings.motion);
    const auto at = [&](Time moment) {
        if (!next || moment < *next) next = moment;
    };
    if (current_.hold) at(current_.hold->since + hold_time);
    if (awaited_ && !awaited_->takes_long(context.now)) at(awaited_->since + deal_patience);
    if (current_.hint_due) at(*current_.hint_due);
    if (const auto sheet = cleared() ? next_change_of_sheet(win(context), context) : std::nullopt) at(*sheet);
    if (const auto round = round_view(context); round && round->round.began() && session().clock_running())
        at(context.now + round->until_change());
    if (const auto hotter = context.settings.motion ? current_.heat.next_change(context.now) : std::nullopt)
        at(*hotter);
    if (current_.racing.race && session().clock_running()) {
        const Time elapsed = session().elapsed(context.now);
        if (const auto pair = current_.racing.race->ghost.next_pair(elapsed)) at(context.now + *pair - elapsed);
    }
    if (const auto lost = next_change_of_goals(context)) at(*lost);
    if (shows_clock(context) && session().clock_running() && !context.note) {
        constexpr Time second{1000};
        at(context.now + second - session().elapsed(context.now) % second);
    }
    return next;
}

Effects PlayScreen::refresh(bool attended, bool covered, const Context& context) {
    Effects effects = keep_pace(context);
    if (!covered) seen_ = true;
    if (!covered) append(effects, fit_to_deck(context));
    attend(attended, context.now);
    append(effects, sounds_due(context));
    append(effects, compare_turns(context));
    if (!covered) append(effects, spoken_changes(context));
    if (auto request = current_.played.next_question()) effects.emplace_back(Ask{Analyse{*std::move(request)}});
    return effects;
}

} // namespace twoturns::app

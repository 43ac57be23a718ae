// Lists the games of the history, to replay, resume or play again.
#include <algorithm>
#include <ostream>
#include <utility>
#include <vector>

#include "app/board/choice_icons.hpp"
#include "app/board/game_start.hpp"
#include "app/board/race.hpp"
#include "app/board/replay_player.hpp"
#include "app/board/saved_games.hpp"
#include "app/history/game_row.hpp"
#include "app/history/games_list.hpp"
#include "app/notice.hpp"
#include "app/screens.hpp"
#include "platform/translation.hpp"
#include "ui/overloaded.hpp"

namespace twoturns::app {
namespace {

using game::GameState;
using game::GameSummary;
using platform::tr;
using platform::trn;
using ui::Element;
using ButtonStyle = ui::Button::Style;

constexpr float foot_height = 44;
constexpr float widest = 920; // of the rows
constexpr float narrow = 900; // window width
constexpr float lowest = 400; // window height from which a narrow row has three lines

// The screen ----------------------------------------------------------------------------------------------

class Games final : public Screen {
public:
    Games() = default;
    /// Lists only these games. With `replays` it opens the replay of the first game at once.
    Games(std::vector<GameSummary> games, bool replays) : games_(std::move(games)), given_(true), replays_(replays) {}

    [[nodiscard]] ScreenTraits traits() const override { return {.name = "games"}; }
    [[nodiscard]] View view(const Context& context) const override;
    Effects opened(const Context& context) override;
    Effects on(const News& news, const Context& context) override;
    Effects on(const ui::Event& event, const Context& context) override;
    Effects on(const Response& response, const Context& context) override;
    std::optional<Effects> run(Command command, const Context& context) override;
    [[nodiscard]] std::string name_of(ui::Id button) const override;
    void describe(std::ostream& text) const override;
    void draw(ui::Id slot, const ui::Rect& rect, const Context& context,
              std::vector<scene::Item>& items) const override;

private:
    enum class Part : std::uint8_t {
        list,
        thumbnail,
        go_on,
        replay,
        play_again,
        race,
    };
    enum class Purpose : std::uint8_t {
        go_on,
        replay,
        play_again, // on the same board, from its beginning
        race,       // on the same board, against this game
    };
    struct Wanted { // a game to read
        game::GameKey key = 0;
        Purpose purpose = Purpose::go_on;
    };
    struct Dealing { // a game that was read; its board is being dealt
        game::SavedGame game;
        Purpose purpose = Purpose::go_on;
        float progress = 0;
    };

    [[nodiscard]] Element list(const Context& context) const;
    [[nodiscard]] Element foot(bool brief) const;
    void choose(std::size_t row);
    void remember_chosen();
    Effects want(Purpose purpose, const Context& context);
    Effects want_first(const Context& context);
    Effects next_question();
    Effects call_off_deal();
    Effects learn(const game::StoreNews& news, const Context& context);
    Effects learn(const game::NotRead& refusal, const Context& context);
    Effects fulfil(game::SavedGame game, Purpose purpose, const Context& context);
    static Effects fulfil(game::SavedGame game, Deal start, Purpose purpose, const Context& context);

    GamesList games_;
    bool given_ = false; ///< true if only some games were passed in, not the whole history
    bool replays_ = false;
    std::size_t selected_ = 0;          ///< the selected row
    std::optional<GameSummary> chosen_; ///< its game, even while the row is out of view; nullopt until known
    // Only one request to the store is open at a time, so that an error can be assigned to its request.
    bool reading_ = false;         ///< the request for a game is open
    std::optional<Wanted> wanted_; ///< nullopt if a later request has replaced it
    std::optional<Dealing> dealing_;
};

View Games::view(const Context& context) const {
    const bool brief = context.width() < narrow;
    const float side = brief ? 12 : 36;
    const float width = std::min(widest, context.width() - 2 * side);
    std::vector<Element> parts;
    parts.push_back(list(context).wide(width).growing().shrinking());
    parts.push_back(foot(brief).wide(width).high(foot_height));
    const bool counted = games_.knows_all() && games_.rows() > 0;
    return {.kind = View::Kind::page,
            .title = tr(N_("Games")),
            .subtitle = counted ? trn("{0} game", "{0} games", static_cast<int>(games_.rows())) : std::string{},
            .content = ui::column(std::move(parts), 12, ui::CrossAlign::centre).pad(side, 14),
            .focus = ui::id_of(Part::list)};
}

Element Games::list(const Context& context) const {
    if (games_.fault()) return notice(tr(N_("The games cannot be read")), tr(*games_.fault()));
    if (games_.knows_all() && games_.rows() == 0)
        return notice(tr(N_("No games yet")), tr(N_("Every game you play is saved here.")));
    const GameRowForm form = context.width() >= narrow    ? GameRowForm::wide
                             : context.height() >= lowest ? GameRowForm::narrow
                                                          : GameRowForm::low;
    ui::List list{.count = games_.rows(), .row_height = game_row_height(form, context.style), .selected = selected_};
    list.row = [this, date_text = context.date_text, form, &settings = context.settings](std::size_t row) {
        const GameSummary* game = games_.row(row);
        if (game == nullptr) return ui::label("…", 15, ui::Tone::muted).pad(12, 0);
        return game_row(*game, date_text, ui::id_of(Part::thumbnail, row), form, settings);
    };
    return ui::widget(ui::id_of(Part::list), std::move(list));
}

/// Makes the actions on the chosen game, or the progress of its deal.
Element Games::foot(bool brief) const {
    if (dealing_) {
        std::vector<Element> parts;
        parts.push_back(ui::label(tr(N_("Dealing a board that can be cleared. Esc stops it.")), 13, ui::Tone::muted));
        Element progress;
        progress.what = ui::Progress{dealing_->progress};
        parts.push_back(std::move(progress));
        return ui::column(std::move(parts), 8);
    }
    if (!chosen_) return ui::space();
    const bool cleared = chosen_->state == GameState::cleared;
    const auto button = [](Part part, std::string words, const char* icon, bool primary) {
        ui::Button look{.words = std::move(words), .icon = icon};
        if (primary) look.key = platform::trc("key", "Enter");
        if (primary) look.style = ButtonStyle::primary;
        return ui::widget(ui::id_of(part), std::move(look)).shrinking();
    };
    std::vector<Element> buttons;
    if (!cleared) buttons.push_back(button(Part::go_on, platform::trc("button", "Continue"), "enter", true));
    buttons.push_back(button(Part::replay, platform::trc("button", "Replay"), "play", cleared));
    if (cleared) buttons.push_back(button(Part::play_again, platform::trc("button", "Play again"), "restart", false));
    if (chosen_->moves > 0) buttons.push_back(button(Part::race, platform::trc("button", "Race"), "race", false));
    const auto other = [&](Element one) {
        buttons.push_back((brief ? without_words(std::move(one)) : std::move(one)).shrinking());
    };
    other(command_button(Command::copy_id, ButtonStyle::quiet, !chosen_->custom_board));
    if (!given_) other(command_button(Command::statistics));
    return ui::row(std::move(buttons), 10);
}

std::string Games::name_of(ui::Id button) const {
    if (button == ui::id_of(Part::go_on)) return "continue";
    if (button == ui::id_of(Part::replay)) return "replay";
    if (button == ui::id_of(Part::play_again)) return "play-again";
    if (button == ui::id_of(Part::race)) return "race";
    return Screen::name_of(button);
}

void Games::describe(std::ostream& text) const {
    const auto word = [](GameState state) {
        switch (state) {
        case GameState::in_progress: return "in-progress";
        case GameState::unfinished: return "unfinished";
        case GameState::cleared: break;
        }
        return "cleared";
    };
    text << "; games " << (games_.rows() == 0 ? 0 : selected_ + 1) << " of " << games_.rows()
         << (games_.knows_all() ? "" : " or more");
    if (chosen_) text << ' ' << word(chosen_->state) << " key " << chosen_->key;
    text << '\n';
}

/// Draws the starting board of the game in a row. Of a board from a file only the size is known.
void Games::draw(ui::Id slot, const ui::Rect& rect, const Context& context, std::vector<scene::Item>& items) const {
    if (ui::part_of<Part>(slot) != Part::thumbnail) return;
    const GameSummary* game = games_.row(slot.index);
    if (game == nullptr) return;
    const DealParams& params = game->id.params;
    const BoardLayout layout = game->custom_board ? BoardLayout{} : params.layout;
    add_cells(items, params.size, layout, rect, context.style.theme.muted);
}

// Events --------------------------------------------------------------------------------------------------

Effects Games::opened(const Context& context) {
    remember_chosen();
    return replays_ ? want(Purpose::replay, context) : next_question();
}

Effects Games::on(const News& news, const Context& /*context*/) {
    const auto* rows = std::get_if<ui::RowsInView>(&news);
    if (rows == nullptr) return {};
    games_.show(rows->first, rows->count);
    return next_question();
}

Effects Games::on(const ui::Event& event, const Context& context) {
    const auto press = [&](const ui::Pressed& pressed) {
        switch (ui::part_of<Part>(pressed.id)) {
        case Part::list: choose(pressed.id.index); return want_first(context);
        case Part::go_on: return want(Purpose::go_on, context);
        case Part::replay: return want(Purpose::replay, context);
        case Part::play_again: return want(Purpose::play_again, context);
        case Part::race: return want(Purpose::race, context);
        case Part::thumbnail: break;
        }
        return Effects{};
    };
    const auto change = [&](const ui::Changed& changed) {
        wanted_.reset(); // drops the previous request
        choose(static_cast<std::size_t>(changed.value));
        return Effects{};
    };
    return std::visit(
        ui::overloaded{
            press,
            change,
            [](const auto& /*not for this screen*/) { return Effects{}; },
        },
        event);
}

std::optional<Effects> Games::run(Command command, const Context& context) {
    if (command == Command::back && dealing_) return call_off_deal();
    if (command == Command::copy_id)
        return chosen_ ? copied_id(chosen_->id, chosen_->custom_board, context) : Effects{};
    if (command == Command::fullscreen || command == Command::mute || command == Command::quit) return std::nullopt;
    if (dealing_) return Effects{}; // only Esc cancels the deal
    wanted_.reset();
    return std::nullopt;
}

void Games::choose(std::size_t row) {
    if (row != selected_) chosen_.reset();
    selected_ = row;
    remember_chosen();
}

void Games::remember_chosen() {
    if (games_.knows_all() && games_.rows() > 0) selected_ = std::min(selected_, games_.rows() - 1);
    if (const GameSummary* game = games_.row(selected_)) chosen_ = *game;
}

/// Does the action of the Enter key.
Effects Games::want_first(const Context& context) {
    return want(chosen_ && chosen_->state == GameState::cleared ? Purpose::replay : Purpose::go_on, context);
}

/// Requests the chosen game from the store.
Effects Games::want(Purpose purpose, const Context& context) {
    if (!chosen_ || dealing_) return {};
    if (purpose == Purpose::go_on && chosen_->key == context.game.key) return {CloseAll{}};
    wanted_ = Wanted{chosen_->key, purpose};
    return next_question();
}

Effects Games::next_question() {
    if (reading_ || games_.waits()) return {};
    if (wanted_) {
        reading_ = true;
        return {Ask{game::StoreRequest{game::ReadGame{wanted_->key}}}};
    }
    if (const auto request = games_.next_question()) return {Ask{game::StoreRequest{*request}}};
    return {};
}

Effects Games::call_off_deal() {
    dealing_.reset();
    games_.call_off();
    reading_ = false;
    Effects effects{CancelAsked{}};
    append(effects, next_question());
    return effects;
}

// Answers -------------------------------------------------------------------------------------------------

Effects Games::on(const Response& response, const Context& context) {
    return std::visit(ui::overloaded{
                          [&](const game::StoreNews& news) { return learn(news, context); },
                          [&](const BoardDealt& dealt) {
                              if (!dealing_ || dealing_->game.record.origin.id != dealt.id) return Effects{};
                              Dealing done = *std::exchange(dealing_, std::nullopt);
                              if (!dealt.deal)
                                  return Effects{say({N_("This board cannot be dealt")}, dealt.deal.error(),
                                                     context.now + 2 * note_time)};
                              return fulfil(std::move(done.game), *dealt.deal, done.purpose, context);
                          },
                          [&](const Progress& progress) {
                              if (dealing_) dealing_->progress = progress.value;
                              return Effects{};
                          },
                          [](const auto& /*not for this screen*/) { return Effects{}; },
                      },
                      response);
}

Effects Games::learn(const game::StoreNews& news, const Context& context) {
    return std::visit(ui::overloaded{
                          [&](const game::GamesRead& read) {
                              games_.learn(read);
                              remember_chosen();
                              return next_question();
                          },
                          [&](const game::GameRead& read) {
                              reading_ = false;
                              if (wanted_ && wanted_->key == read.game.summary.key)
                                  return fulfil(read.game, std::exchange(wanted_, std::nullopt)->purpose, context);
                              return next_question(); // the request was replaced or dropped
                          },
                          [&](const game::NotRead& refusal) { return learn(refusal, context); },
                          [](const auto& /*not for this screen*/) { return Effects{}; },
                      },
                      news);
}

Effects Games::learn(const game::NotRead& refusal, const Context& context) {
    if (!std::exchange(reading_, false)) {
        if (games_.waits()) games_.refuse(refusal.why);
        return {};
    }
    Effects effects;
    if (wanted_) effects.emplace_back(say({N_("This game cannot be read")}, refusal.why, context.now + 2 * note_time));
    wanted_.reset();
    append(effects, next_question());
    return effects;
}

/// Resumes, replays or restarts a game once its initial board is dealt.
Effects Games::fulfil(game::SavedGame game, Purpose purpose, const Context& context) {
    if (auto start = std::exchange(game.start, std::nullopt))
        return fulfil(std::move(game), *std::move(start), purpose, context);
    if (game.record.origin.custom_board) {
        Deal start{*game.record.origin.custom_board, {}};
        return fulfil(std::move(game), std::move(start), purpose, context);
    }
    GameId id = game.record.origin.id;
    dealing_ = Dealing{std::move(game), purpose, 0};
    return {Ask{DealBoard{std::move(id)}}};
}

Effects Games::fulfil(game::SavedGame game, Deal start, Purpose purpose, const Context& context) {
    switch (purpose) {
    case Purpose::go_on: return go_on(game.summary, game.record, std::move(start), true, context);
    case Purpose::play_again:
        return {StartGame{std::make_shared<game::Game>(
            game::new_game(std::move(game.record.origin), std::move(start), key_from(context.chance)))}};
    case Purpose::race:
        return race_against(game.record, std::move(start),
                            own_run(game.summary.key, game.summary.touched, context.local_time), context);
    case Purpose::replay: break;
    }
    auto replay = game::Replay::of(std::move(game.record), start);
    if (!replay) return {say({N_("This game cannot be shown")}, replay.error(), context.now + 2 * note_time)};
    return {OpenScreen{screens::replay(std::move(game.summary), std::move(start), *std::move(replay))}};
}

} // namespace

screens::Made screens::games() { return std::make_shared<Games>(); }
screens::Made screens::games_of(std::vector<GameSummary> games) {
    return std::make_shared<Games>(std::move(games), false);
}
screens::Made screens::replay_of(GameSummary game) {
    return std::make_shared<Games>(std::vector{std::move(game)}, true);
}

} // namespace twoturns::app

// Replays a game of the history, action by action.
#include <utility>
#include <variant>
#include <vector>

#include "app/bar.hpp"
#include "app/board/race.hpp"
#include "app/board/replay_player.hpp"
#include "app/board/saved_games.hpp"
#include "app/screens.hpp"
#include "platform/translation.hpp"
#include "ui/overloaded.hpp"

namespace twoturns::app {
namespace {

using game::Time;
using platform::tr;
using platform::trc;
using ui::Element;
using ButtonStyle = ui::Button::Style;

/// Describes an action whose effect is not visible on the board.
std::string action_label(const game::RecordedAction& action) {
    return std::visit(ui::overloaded{
                          [](const Move&) { return std::string{}; },
                          [](const game::HintAsked&) { return trc("in a replay", "hint"); },
                          [](const game::Undone&) { return trc("in a replay", "undo"); },
                          [](const game::Redone&) { return trc("in a replay", "redo"); },
                          [](const game::Restarted&) { return trc("in a replay", "restart"); },
                          [](const game::WentBack&) { return trc("in a replay", "back to winnable"); },
                          [](const game::NewKinds&) { return trc("in a replay", "reshuffle"); },
                      },
                      action);
}

/// The screen that opened this one, to which it returns.
enum class From : std::uint8_t {
    games,
    board,
    file, // opened_game(), for a file
};

class ReplayScreen final : public Screen {
public:
    ReplayScreen(game::GameSummary game, Deal start, game::Replay replay, From from)
        : game_(std::move(game)), start_(std::move(start)), player_(std::move(replay), {}), from_(from) {}

    [[nodiscard]] ScreenTraits traits() const override { return {.name = "replay", .keys = KeyContext::replay}; }
    [[nodiscard]] View view(const Context& context) const override;
    Effects opened(const Context& context) override {
        if (from_ != From::games && player_.has_moves()) player_.start(context);
        return {};
    }
    Effects on(const ui::Event& event, const Context& context) override;
    Effects on(const ui::Input& input, const Context& context) override { return player_.on(input, context); }
    std::optional<Effects> run(Command command, const Context& context) override {
        return player_.run(command, context);
    }
    Effects on(const News& news, const Context& context) override {
        return std::holds_alternative<TimePassed>(news) ? player_.tick(context) : Effects{};
    }
    [[nodiscard]] std::optional<Time> next_change(const Context& context) const override {
        return player_.next_change(context);
    }
    void draw(ui::Id /*slot*/, const ui::Rect& rect, const Context& context,
              std::vector<scene::Item>& items) const override {
        player_.draw(rect, context, items);
    }
    [[nodiscard]] std::string name_of(ui::Id button) const override;
    void describe(std::ostream& text) const override { player_.describe(text); }

private:
    enum class Part : std::uint8_t {
        go_on = static_cast<std::uint8_t>(ReplayPlayer::Part::others),
        race,
    };

    [[nodiscard]] std::string detail() const;
    [[nodiscard]] std::vector<Element> buttons(const Context& context) const;
    [[nodiscard]] bool can_go_on() const { return player_.replay().session().status() != game::Status::won; }
    Effects continue_here(const Context& context) const;

    game::GameSummary game_;
    Deal start_; ///< the initial board, with a witness if one is known
    ReplayPlayer player_;
    From from_;
};

View ReplayScreen::view(const Context& context) const {
    const bool any = player_.has_moves();
    return {.kind = View::Kind::whole,
            .title = tr(N_("Replay")),
            .content = player_.view(context, any ? player_.progress() : tr(N_("Nothing to replay")),
                                    any ? detail() : tr(N_("No pair was taken in this game.")), buttons(context)),
            .board = player_.board(context)};
}

/// Returns the play time and the last action.
std::string ReplayScreen::detail() const {
    const game::Replay& replay = player_.replay();
    const std::string time = clock_text(replay.elapsed());
    const std::string word =
        replay.at() == 0 ? std::string{} : action_label(replay.record().log[replay.at() - 1].action);
    return word.empty() ? time : platform::trcf("list", "{0}, {1}", time, word);
}

std::vector<Element> ReplayScreen::buttons(const Context& context) const {
    const bool words = context.width() >= 1150;
    const bool ends = !is_compact(context); // the strip below leads there too
    Element go_on =
        ui::widget(ui::id_of(Part::go_on),
                   ui::Button{.words = tr(N_("Continue from here")), .icon = "enter", .enabled = can_go_on()});
    Element race = ui::widget(
        ui::id_of(Part::race),
        ui::Button{.words = platform::trc("button", "Race"), .icon = "race", .enabled = player_.has_moves()});
    const bool games = from_ == From::games;
    const bool board = from_ == From::board;
    Element leave = command_button(Command::back, ButtonStyle::quiet, true,
                                   games   ? platform::trc("back to", "Games")
                                   : board ? platform::trc("back to", "Board")
                                           : std::string{});
    std::get<ui::Button>(leave.what).icon = games ? "list" : "close"; // an arrow would mean one step back
    std::vector<Element> all;
    if (ends) all.push_back(player_.button(Command::replay_to_start));
    all.push_back(player_.button(Command::replay_back));
    all.push_back(player_.play_button(words));
    all.push_back(player_.button(Command::replay_forward));
    if (ends) all.push_back(player_.button(Command::replay_to_end));
    all.push_back(words ? std::move(go_on) : without_words(std::move(go_on)));
    if (from_ != From::file) all.push_back(words ? std::move(race) : without_words(std::move(race)));
    all.push_back(words ? std::move(leave) : without_words(std::move(leave)));
    return all;
}

std::string ReplayScreen::name_of(ui::Id button) const {
    if (button == ui::id_of(Part::go_on)) return "continue";
    if (button == ui::id_of(Part::race)) return "race";
    const std::string name = ReplayPlayer::name_of(button);
    return name.empty() ? Screen::name_of(button) : name;
}

Effects ReplayScreen::on(const ui::Event& event, const Context& context) {
    const auto* pressed = std::get_if<ui::Pressed>(&event);
    if (pressed != nullptr && pressed->id == ui::id_of(Part::go_on)) return continue_here(context);
    if (pressed != nullptr && pressed->id == ui::id_of(Part::race))
        return race_against(player_.replay().record(), start_, own_run(game_.key, game_.touched, context.local_time),
                            context);
    return player_.on(event, context);
}

Effects ReplayScreen::continue_here(const Context& context) const {
    if (!can_go_on()) return {};
    const bool whole = player_.at_end() && from_ != From::file;
    return go_on(game_, player_.replay().so_far(), start_, whole, context);
}

} // namespace

screens::Made screens::replay(game::GameSummary game, Deal start, game::Replay replay) {
    return std::make_shared<ReplayScreen>(std::move(game), std::move(start), std::move(replay), From::games);
}

screens::Made screens::replay_of_board(game::GameSummary game, Deal start, game::Replay replay) {
    return std::make_shared<ReplayScreen>(std::move(game), std::move(start), std::move(replay), From::board);
}

screens::Made screens::replay_of_file(Deal start, game::Replay replay) {
    return std::make_shared<ReplayScreen>(game::GameSummary{}, std::move(start), std::move(replay), From::file);
}

} // namespace twoturns::app

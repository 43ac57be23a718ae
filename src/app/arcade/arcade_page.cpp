#include "app/arcade/arcade_page.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/bar.hpp"
#include "app/board/round_view.hpp"
#include "app/measured.hpp"
#include "app/play/pacing.hpp"
#include "app/records/medal_picture.hpp"
#include "app/records/new_medals.hpp"
#include "app/screens.hpp"
#include "game/replay.hpp"
#include "platform/translation.hpp"

namespace twoturns::app {

using platform::tr;
using platform::trf;
using ui::Element;
using ui::id_of;
using ButtonStyle = ui::Button::Style;

namespace {

constexpr float least_sheet = 216; ///< height that the five stages of a run need, in design pixels

/// Returns whether the game in progress is on an uncleared board of a run, and its bar has not run out.
bool run_in_hand(const Context& context) {
    const game::Game& game = context.game;
    return run_board_of(game) && game.key != 0 && game.session.status() != game::Status::won &&
           pace_of(game, context.settings) == game::Pace::arcade &&
           !round_of(game).ran_out(game.session.elapsed(context.now));
}

} // namespace

/// The sizes of the page in a window, in design pixels.
struct ArcadePage::Form {
    float margin = 56;
    float between = 48;
    float gap = 12;
    bool upright = false;
    bool small = false;

    explicit Form(const Context& context) {
        upright = context.height() > context.width();
        small = context.width() < 740 || context.height() < 520;
        if (context.width() >= 1100 && context.height() >= 600) return;
        margin = small ? 14.0F : 24.0F;
        between = small ? 16.0F : 28.0F;
        gap = small ? 8.0F : 10.0F;
    }
};

std::optional<game::RunBoard> ArcadePage::run_board_of_end() const {
    const game::GameSummary& game = end_->played.summary;
    return game.custom_board ? std::nullopt : game::run_board_of(game.id);
}

game::RunResult ArcadePage::result() const {
    game::RunResult all = end_->before;
    all.add(end_->played.summary);
    all.score = end_->before.score + end_->points;
    return all;
}

// The page ------------------------------------------------------------------------------------------------

View ArcadePage::view(const Context& context) const {
    const Form form{context};
    View view{.kind = View::Kind::whole, .title = tr(N_("Arcade run")), .calm = true};
    std::vector<Element> parts;
    Element sheet = ui::widget(id_of(Part::sheet), ui::Slot{});
    Element right = list(form, context);
    if (form.upright) {
        parts.push_back(std::move(sheet).high(least_sheet).growing(1)); // the page scrolls where it has no room
        parts.push_back(std::move(right).growing(1.1F));
        view.content = ui::column(std::move(parts), form.between).pad(form.margin);
    } else {
        // A row divides its room by natural widths, so these elements get equal widths explicitly.
        const float width = (context.width() - 2 * form.margin - form.between) / 2;
        const float sheet_width = form.small ? std::floor(width * 0.84F) : width;
        parts.push_back(std::move(sheet).wide(sheet_width));
        parts.push_back(std::move(right).growing().shrinking());
        view.content = ui::row(std::move(parts), form.between, ui::CrossAlign::stretch).pad(form.margin);
    }
    if (!context.saves) { // the sign that nothing is saved
        Element head = bar(context, two_lines(view.title, {}), {});
        view.content = ui::column({std::move(head), std::move(view.content).growing().shrinking()}, 0);
    }
    return view;
}

Element ArcadePage::list(const Form& form, const Context& context) const {
    std::vector<Element> head;
    head.push_back(ui::headline(tr(N_("Top ten")), form.small ? 18.0F : 28.0F).growing().shrinking());
    const std::string where = of_run() ? tr(N_("on this computer")) : tr(N_("on such boards, on this computer"));
    head.push_back(ui::label(where, form.small ? 13.0F : 15.0F, ui::Tone::muted).shrinking());
    std::vector<Element> parts;
    parts.push_back(ui::row(std::move(head), 12));
    parts.push_back(ui::widget(id_of(Part::list), ui::Slot{}).growing().shrinking());
    parts.push_back(primary(context).high(form.small ? 46.0F : 56.0F));
    std::vector<Element> quiet = others(context);
    for (Element& one : quiet) {
        auto& button = std::get<ui::Button>(one.what);
        if (form.small) button.key.clear();
        one.help.clear();
    }
    const int columns = quiet.size() == 3 && !form.small && !form.upright ? 3 : 2;
    parts.push_back(ui::grid(columns, std::move(quiet), 8));
    if (!earned_.medals.empty()) parts.insert(parts.begin() + 2, medals_beside(parts, form, context));
    return ui::column(std::move(parts), form.gap);
}

/// Makes the medals of the run as large as they fit beside the other parts of the list's column, at least a line.
Element ArcadePage::medals_beside(const std::vector<Element>& parts, const Form& form, const Context& context) const {
    constexpr float row = 34; // of the list
    const float width = (context.width() - 2 * form.margin - form.between) / 2;
    const std::size_t rows = list_ ? list_->results.size() + (list_->outside ? 1 : 0) : TopTen::places;
    float room =
        context.height() - 2 * form.margin - form.gap - row * static_cast<float>(std::min<std::size_t>(6, rows));
    for (const Element& part : parts) room -= height_of(part, width, context) + form.gap;
    if (!form.upright)
        for (const MedalForm each : {MedalForm::told, MedalForm::named, MedalForm::seals}) {
            Element medals = new_medals(earned_.medals, each, width, id_of(Part::medals));
            if (height_of(medals, width, context) <= room) return medals;
        }
    return command_button(Command::records, ButtonStyle::link, true, told(earned_)).explained({});
}

Element ArcadePage::primary(const Context& context) const {
    std::string words = tr(N_("Once more"));
    std::string icon = "play";
    if (!end_) {
        words = tr(N_("Start a run"));
        if (run_in_hand(context))
            words = platform::trc("button", "Continue");
        else if (open_)
            // TRANSLATORS: a button; {0} is the number of a board in an Arcade run.
            words = trf(N_("Go on with board {0}"), std::to_string(open_->number));
    }
    return ui::widget(id_of(Part::primary), ui::Button{.words = std::move(words),
                                                       .icon = std::move(icon),
                                                       .key = platform::trc("key", "Enter"),
                                                       .style = ButtonStyle::primary});
}

std::vector<Element> ArcadePage::others(const Context& context) const {
    std::vector<Element> all;
    if (end_) {
        const auto next = ended_by_choice() ? game::next_in_run(*run_board_of_end()) : std::nullopt;
        const std::string words =
            next ? trf(N_("Go on with board {0}"), std::to_string(next->number)) : tr(N_("Play on in Calm"));
        all.push_back(ui::widget(id_of(Part::play_on),
                                 ui::Button{.words = words, .icon = "right", .key = key_of(Command::back)}));
        all.push_back(command_button(Command::watch_again));
        if (!of_run())
            all.push_back(ui::widget(id_of(Part::runs), ui::Button{.words = tr(N_("Arcade run")), .icon = "flag"}));
    } else if (open_ || run_in_hand(context)) {
        all.push_back(ui::widget(id_of(Part::new_run), ui::Button{.words = tr(N_("New run")), .icon = "new"}));
    }
    if (of_run()) all.push_back(command_button(Command::gallery));
    all.push_back(command_button(Command::home));
    return all;
}

void ArcadePage::draw(ui::Id slot, const ui::Rect& rect, const Context& context,
                      std::vector<scene::Item>& items) const {
    if (slot == id_of(Part::sheet)) return draw_sheet(items, rect, context);
    if (slot.part == id_of(Part::medals).part) return add_medal(items, rect, slot.index, true, context);
    if (slot == id_of(Part::list) && list_) list_->draw(items, rect, context);
}

std::string ArcadePage::name_of(ui::Id button) const {
    if (command_of(button)) return Screen::name_of(button);
    switch (ui::part_of<Part>(button)) {
    case Part::primary: return "again";
    case Part::new_run: return "new-run";
    case Part::play_on: return "play-on";
    case Part::runs: return "arcade";
    default: return {};
    }
}

// Events --------------------------------------------------------------------------------------------------

Effects ArcadePage::opened(const Context& context) {
    opened_ = context.now;
    return {Ask{game::StoreRequest{game::all_games}}};
}

std::vector<game::GameKey> ArcadePage::games_of_run(const std::vector<game::GameSummary>& games) const {
    std::vector<game::GameKey> keys{end_->played.summary.key};
    auto board = run_board_of_end();
    for (const game::GameSummary& game : games) {
        if (!board || static_cast<int>(keys.size()) > end_->before.boards) break;
        const game::RunBoard before{board->run, board->number - 1};
        if (game.custom_board || game.pace != game::Pace::arcade || game::run_board_of(game.id) != before) continue;
        keys.push_back(game.key);
        board = before;
    }
    return keys;
}

/// A round can be over before the board knows the history: the one that was on when the program ended.
void ArcadePage::count_boards_before(const std::vector<game::GameSummary>& games) {
    const auto board = run_board_of_end();
    if (!board || end_->before.last) return;
    end_->before = game::run_before(games, *board, end_->played.summary.key);
    if (end_->before.last) end_->combo.reset(); // it was the longest of the last board alone
}

Effects ArcadePage::on(const Response& response, const Context& context) {
    const auto* const news = std::get_if<game::StoreNews>(&response);
    const auto* const read = news == nullptr ? nullptr : std::get_if<game::GamesRead>(news);
    if (read == nullptr) return {};
    std::vector<game::GameSummary> games = read->games;
    if (end_) { // its last actions may not be in the history yet
        const game::GameSummary& own = end_->played.summary;
        std::erase_if(games, [&](const game::GameSummary& one) { return one.key == own.key; });
        games.insert(games.begin(), own);
        count_boards_before(games);
    }
    const game::GameKey own = end_ ? end_->played.summary.key : 0;
    list_ = of_run() ? top_ten_of_runs(games, own) : top_ten_of_rounds(games, end_->played.summary.id.params, own);
    if (end_) earned_ = earned_by(games, games_of_run(games), context);
    open_ = game::open_run(games);
    open_points_ = 0;
    if (open_) open_points_ = game::run_before(games, *open_, 0).score;
    return {};
}

Effects ArcadePage::start_run(const Context& context) const {
    const int run = game::first_run + static_cast<int>(context.chance.below(game::last_run - game::first_run + 1));
    Effects effects;
    if (end_ && !ended_by_choice()) effects.emplace_back(ForBoard{LeaveRound{}});
    effects.emplace_back(CloseAll{});
    effects.emplace_back(ForBoard{StartDeal{game::id_of({run, 1}), true}});
    return effects;
}

Effects ArcadePage::play_on(const Context& context) const {
    if (ended_by_choice()) return {CloseAll{}};
    Effects effects{ForBoard{LeaveRound{}}};
    if (!of_run()) {
        Settings settings = context.settings;
        settings.pace = game::Pace::calm;
        effects.emplace_back(ChangeSettings{std::move(settings)});
    }
    effects.emplace_back(CloseAll{});
    return effects;
}

Effects ArcadePage::watch(const Context& context) const {
    auto replay = game::Replay::of(end_->played.record, end_->start);
    if (!replay) return {say({N_("This game cannot be shown")}, replay.error(), context.now + 2 * note_time)};
    return {OpenScreen{screens::replay_of_board(end_->played.summary, end_->start, *std::move(replay))}};
}

Effects ArcadePage::on(const ui::Event& event, const Context& context) {
    const auto* const pressed = std::get_if<ui::Pressed>(&event);
    if (pressed == nullptr || command_of(pressed->id) || !may_act(context)) return {};
    switch (ui::part_of<Part>(pressed->id)) {
    case Part::primary:
        if (end_ && !of_run()) return {ForBoard{LeaveRound{}}, CloseAll{}, RunCommand{Command::restart}};
        if (!end_ && run_in_hand(context)) return {CloseAll{}};
        if (!end_ && open_) return {CloseAll{}, ForBoard{StartDeal{game::id_of(*open_), true}}};
        return start_run(context);
    case Part::new_run: return start_run(context);
    case Part::runs: return {RunCommand{Command::arcade}};
    case Part::play_on: return play_on(context);
    default: return {};
    }
}

std::optional<Effects> ArcadePage::run(Command command, const Context& context) {
    if (!end_) return std::nullopt;
    if (!may_act(context)) return Effects{};
    switch (command) {
    case Command::back: return play_on(context);
    case Command::watch_again: return watch(context);
    case Command::new_game:
    case Command::arcade:
    case Command::gallery:
    case Command::home:
    case Command::records:
    case Command::help:
    case Command::fullscreen:
    case Command::mute:
    case Command::quit: return std::nullopt;
    default: return Effects{};
    }
}

screens::Made screens::round_over(RoundEnd end) { return std::make_shared<ArcadePage>(std::move(end)); }
screens::Made screens::arcade() { return std::make_shared<ArcadePage>(std::nullopt); }

} // namespace twoturns::app

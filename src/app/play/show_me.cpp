// Plays the way to win from the current position on a separate board, or explains why there is none to show. The game
// in progress is unchanged, but the help counts as a hint.
#include <optional>
#include <utility>
#include <vector>

#include "app/bar.hpp"
#include "app/board/replay_player.hpp"
#include "app/play/rewind_offer.hpp"
#include "app/screens.hpp"
#include "platform/translation.hpp"

namespace twoturns::app {
namespace {

using game::Time;
using platform::tr;
using platform::trf;
using platform::trn;
using ui::Element;
using ButtonStyle = ui::Button::Style;

constexpr Time step_pace{1500}; // enough time to find each pair before it is removed
constexpr Time search_told_after{200};
constexpr Time search_second{1000};

/// Makes a replay of the solution that starts at the current position.
ReplayPlayer player_of(const game::Game& game, const scene::Camera& camera) {
    game::Record way{game.origin, {}, {}, {}};
    for (const Move move : game.session.known().line) way.log.push_back({Time{0}, move});
    auto replay = game::Replay::of(std::move(way), {game.session.board(), {}});
    return {*std::move(replay),
            {.pace = step_pace, .marks_next = true, .cards_seed = game.session.timeline().cards_seed()},
            camera}; // a solution is always valid
}

class ShowMe final : public Screen {
public:
    explicit ShowMe(const scene::Camera& camera) : camera_(camera) {}

    [[nodiscard]] ScreenTraits traits() const override {
        return {.name = "show-me", .keys = way_ ? KeyContext::replay : KeyContext::other, .passes_to_board = !way_};
    }
    [[nodiscard]] View view(const Context& context) const override {
        return way_ ? way_view(context) : searching(context) ? search_view(context) : no_way_view(context);
    }
    Effects opened(const Context& context) override {
        since_ = context.now;
        return show_way_if_known(context);
    }
    Effects on(const News& news, const Context& context) override {
        if (std::holds_alternative<PositionAnalysed>(news)) return show_way_if_known(context);
        return way_ && std::holds_alternative<TimePassed>(news) ? way_->tick(context) : Effects{};
    }
    Effects show_way_if_known(const Context& context) {
        if (way_ || context.game.session.known().outcome != Outcome::won) return {};
        way_ = player_of(context.game, camera_);
        way_->start(context);
        return {CountHelp{}};
    }
    Effects on(const ui::Event& event, const Context& context) override {
        return way_ ? way_->on(event, context) : Effects{};
    }
    Effects on(const ui::Input& input, const Context& context) override {
        return way_ ? way_->on(input, context) : Effects{};
    }
    std::optional<Effects> run(Command command, const Context& context) override {
        return way_ ? way_->run(command, context) : std::nullopt;
    }
    [[nodiscard]] std::optional<Time> next_change(const Context& context) const override;
    void draw(ui::Id /*slot*/, const ui::Rect& rect, const Context& context,
              std::vector<scene::Item>& items) const override {
        if (way_) way_->draw(rect, context, items);
    }
    [[nodiscard]] std::string name_of(ui::Id button) const override {
        const std::string name = way_ ? ReplayPlayer::name_of(button) : "";
        return name.empty() ? Screen::name_of(button) : name;
    }
    void describe(std::ostream& text) const override {
        if (way_) way_->describe(text);
    }

private:
    [[nodiscard]] static bool searching(const Context& context) {
        const game::Knowledge& known = context.game.session.known();
        return known.outcome == Outcome::undecided && !known.searched;
    }
    [[nodiscard]] View way_view(const Context& context) const;
    [[nodiscard]] View search_view(const Context& context) const;
    [[nodiscard]] static View no_way_view(const Context& context);

    scene::Camera camera_; ///< the camera of the player's board
    Time since_{0};
    std::optional<ReplayPlayer> way_; ///< nullopt until the way is known
};

View ShowMe::way_view(const Context& context) const {
    std::vector<Element> buttons;
    buttons.push_back(way_->button(Command::replay_back));
    buttons.push_back(way_->play_button(context.width() >= 900));
    for (const Command command : {Command::replay_forward, Command::replay_slower, Command::replay_faster})
        buttons.push_back(way_->button(command));
    Element leave = command_button(Command::back, ButtonStyle::quiet, true, platform::trc("back to", "Board"));
    std::get<ui::Button>(leave.what).icon = "close"; // an arrow would mean one step back
    buttons.push_back(context.width() >= 900 ? std::move(leave) : without_words(std::move(leave)));
    const std::string detail = way_->at_end() ? tr(N_("So the board is cleared."))
                                              // TRANSLATORS: {0} is a number of seconds; the way is played as a film.
                                              : trf(N_("One way to win, {0} s a pair"), seconds_text(way_->pace()));
    return {.kind = View::Kind::whole,
            .title = tr(N_("Show me")),
            .content = way_->view(context, way_->progress(), detail, std::move(buttons)),
            .board = way_->board(context)};
}

/// Shows the search. A short search is not shown.
View ShowMe::search_view(const Context& context) const {
    const int passed = static_cast<int>((context.now - since_) / search_second);
    std::vector<Element> lines;
    lines.push_back(ui::paragraph(tr(N_("A way to win from here is being looked for.")), 15));
    lines.push_back(ui::paragraph(
        trn("For {0} second now. Esc stops it.", "For {0} seconds now. Esc stops it.", passed), 14, ui::Tone::muted));
    return {.kind = context.now < since_ + search_told_after ? View::Kind::hidden : View::Kind::dialog,
            .title = tr(N_("Show me")),
            .content = ui::column(std::move(lines), 8)};
}

View ShowMe::no_way_view(const Context& context) {
    const game::Session& session = context.game.session;
    const bool lost = session.known().outcome == Outcome::lost;
    const auto steps = session.steps_to_winnable();
    std::vector<Element> lines;
    const auto say = [&](std::string words) { lines.push_back(ui::paragraph(std::move(words), 15)); };
    if (!lost)
        say(tr(N_("In the time there was, no way to win was found, and no proof that there is none.")));
    else if (steps)
        say(rewind_text(*steps));
    else if (session.question())
        say(tr(N_("When it was lost is being found out.")));
    else
        say(tr(N_("Some tiles can never all go.")));
    std::vector<Element> buttons;
    if (lost && steps)
        buttons.push_back(rewind_button(*steps));
    else if (session.status() == game::Status::stuck)
        buttons.push_back(command_button(Command::reshuffle, ButtonStyle::primary));
    buttons.push_back(command_button(Command::back, ButtonStyle::quiet, true, tr(N_("Go on playing"))));
    lines.push_back(ui::row(std::move(buttons), 12));
    const bool never = lost && !steps && !session.question();
    return {.title = tr(never  ? N_("Not winnable")
                        : lost ? N_("No longer winnable")
                               : N_("No way to win is known")),
            .content = ui::column(std::move(lines), 14)};
}

std::optional<Time> ShowMe::next_change(const Context& context) const {
    if (way_) return way_->next_change(context);
    if (!searching(context)) return std::nullopt;
    if (context.now < since_ + search_told_after) return since_ + search_told_after;
    return context.now + search_second - (context.now - since_) % search_second;
}

} // namespace

screens::Made screens::show_me(const scene::Camera& camera) { return std::make_shared<ShowMe>(camera); }

} // namespace twoturns::app

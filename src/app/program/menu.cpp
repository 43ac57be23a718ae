// The menu, from which all other screens can be opened.
#include <algorithm>
#include <initializer_list>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "app/board/round_view.hpp"
#include "app/labels.hpp"
#include "app/screens.hpp"
#include "platform/translation.hpp"

namespace twoturns::app {
namespace {

using platform::tr;
using platform::trf;

// In design pixels.
constexpr float least_beside = 740; // window width from which the groups stand in two columns
constexpr float least_row = 33;
constexpr float other_height = 130; // the height of the dialog without its rows

class Menu final : public Screen {
public:
    explicit Menu(bool races) : races_(races) {}

    [[nodiscard]] ScreenTraits traits() const override { return {.name = "menu", .passes_to_board = true}; }

    [[nodiscard]] View view(const Context& context) const override {
        const bool beside = context.width() >= least_beside;
        std::vector<ui::Element> left = play_rows(context);
        std::vector<ui::Element> right = other_rows(context);
        if (!beside) std::move(right.begin(), right.end(), std::back_inserter(left));
        const auto rows = static_cast<float>(std::max(left.size(), right.size()));
        std::vector<ui::Element> columns;
        columns.push_back(ui::column(std::move(left), 0).growing().shrinking());
        if (beside) columns.push_back(ui::column(std::move(right), 0).growing().shrinking());
        std::vector<ui::Element> parts;
        // Makes the rows lower if all of them then have room.
        const bool all_in_sight = rows * least_row + other_height <= context.height();
        ui::Element list = beside ? ui::grid(2, std::move(columns), 28) : std::move(columns.front());
        parts.push_back(all_in_sight ? std::move(list).shrinking() : std::move(list).scrolling(ui::id_of(Part::rows)));
        const GameId& id = context.game.origin.id;
        if (!id.seed.empty())
            parts.push_back(ui::label(trf(N_("Game ID {0}"), to_text(id)), 12, ui::Tone::muted).pad(10, 0));
        return {.title = tr(N_("Menu")),
                .width = beside ? 720.0F : 440.0F,
                .content = ui::column(std::move(parts), 8),
                .focus = id_of_command(Command::new_game)};
    }

    std::optional<Effects> run(Command command, const Context& /*context*/) override {
        if (command == Command::copy_id || command == Command::copy_link)
            return Effects{CloseAll{}, RunCommand{command}};
        return std::nullopt;
    }
    Effects on(const ui::Event& event, const Context& context) override {
        const auto* changed = std::get_if<ui::Changed>(&event);
        if (changed == nullptr) return {};
        Settings settings = context.settings;
        settings.pace = static_cast<game::Pace>(changed->value);
        return {ChangeSettings{std::move(settings)}};
    }

private:
    enum class Part : std::uint8_t {
        rows,
        pace,
    };
    static void add_row(std::vector<ui::Element>& rows, Command command) {
        rows.push_back(command_button(command, ui::Button::Style::row).shrinking());
    }
    static void add_group(std::vector<ui::Element>& rows, std::string name, std::initializer_list<Command> commands) {
        rows.push_back(ui::label(std::move(name), 13, ui::Tone::muted).pad({10, rows.empty() ? 0.0F : 10.0F, 10, 2}));
        for (const Command command : commands) add_row(rows, command);
    }
    [[nodiscard]] std::vector<ui::Element> play_rows(const Context& context) const {
        const bool won = context.game.session.status() == game::Status::won;
        std::vector<ui::Element> rows;
        add_group(rows, tr(N_("Play")), {Command::new_game, Command::journey, Command::daily, Command::two_players});
        add_group(rows, tr(N_("This board")), {Command::restart});
        rows.push_back(pace_row(context));
        add_row(rows, races_ && !won ? Command::leave_race : Command::race);
        if (!won) add_row(rows, Command::pause);
        const bool arcade = pace_of(context.game, context.settings) == game::Pace::arcade;
        if (!won && !context.game.session.paused() && !arcade) add_row(rows, Command::show_me);
        return rows;
    }
    static std::vector<ui::Element> other_rows(const Context& context) {
        std::vector<ui::Element> rows;
        add_group(rows, tr(N_("Look back")), {Command::home, Command::gallery, Command::games, Command::statistics});
        add_group(rows, tr(N_("Pictures and layouts")), {Command::look, Command::decks, Command::edit_layout});
        add_group(rows, tr(N_("Keep and share")), {Command::copy_id});
        if (!context.page.empty()) add_row(rows, Command::copy_link);
        for (const Command command : {Command::save_game, Command::open_game}) add_row(rows, command);
        if (!context.settings.recent_files.empty()) add_row(rows, Command::recent_files);
        add_group(rows, tr(N_("The program")), {Command::settings, Command::help, Command::about, Command::quit});
        return rows;
    }
    static ui::Element pace_row(const Context& context) {
        const game::Pace pace = pace_of(context.game, context.settings);
        ui::Element icon;
        icon.what = ui::Icon{"clock"};
        ui::Element choice =
            owns_pace(context.game)
                ? ui::label(label_of(pace), 16, ui::Tone::muted)
                      .shrinking(0)
                      .high(34)
                      .explained(tr(N_("The journey and the board of the day have a pace of their own.")))
                : pace_choice(ui::id_of(Part::pace), pace).explained(meaning_of(pace)).shrinking();
        ui::Element words = ui::label(tr(N_("Pace")), 16).growing().shrinking(0);
        return ui::row({std::move(icon), std::move(words), std::move(choice)}, 12).pad(10, 3);
    }

    bool races_; ///< the game in progress is a race
};

} // namespace

screens::Made screens::menu(bool races) { return std::make_shared<Menu>(races); }

} // namespace twoturns::app

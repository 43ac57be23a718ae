// The menu: the way to everything else.
#include <utility>
#include <vector>

#include "app/round_view.hpp"
#include "app/screens/screens.hpp"
#include "platform/translation.hpp"

namespace twoturns::app {
namespace {

using platform::tr;
using platform::trf;

// In pixels of the design.
constexpr float least_row = 31;
constexpr float other_height = 130; // of the dialog

class Menu final : public Screen {
public:
    explicit Menu(bool races) : races_(races) {}

    [[nodiscard]] std::string name() const override { return "menu"; }

    [[nodiscard]] View view(const Context& context) const override {
        std::vector<ui::Element> rows;
        const bool won = context.game.session.status() == game::Status::won;
        const bool arcade = context.settings.pace == game::Pace::arcade;
        const bool paused = context.game.session.paused();
        for (const Command command :
             {Command::new_game, Command::journey, Command::daily, Command::two_players, Command::restart,
              races_ && !won ? Command::leave_race : Command::race, Command::pause, Command::show_me, Command::games,
              Command::statistics, Command::edit_layout, Command::help, Command::copy_id, Command::save_game,
              Command::open_game, Command::settings, Command::about, Command::quit})
            if ((command != Command::pause || !won) && (command != Command::show_me || !(won || paused || arcade))) {
                rows.push_back(command_button(command, ui::Button::Look::row).shrinking());
                if (command == Command::restart) rows.push_back(pace_row(context.settings.pace));
            }
        std::vector<ui::Element> parts;
        // As long as there is room for them all, rows get lower rather than out of sight.
        const bool all_in_sight = static_cast<float>(rows.size()) * least_row + other_height <= context.height();
        ui::Element list = ui::column(std::move(rows), 0);
        parts.push_back(all_in_sight ? std::move(list).shrinking() : std::move(list).scrolling(ui::id_of(Part::rows)));
        const GameId& id = context.game.origin.id;
        if (!id.seed.empty())
            parts.push_back(ui::label(trf(N_("Game ID {0}"), to_text(id)), 12, ui::Tone::muted).pad(10, 0));
        return {.title = tr(N_("Menu")),
                .subtitle = {},
                .width = 400,
                .content = ui::column(std::move(parts), 8),
                .focus = id_of_command(Command::new_game)};
    }

    std::optional<Effects> run(Command command, const Context& /*context*/) override {
        if (command == Command::copy_id) return Effects{CloseAll{}, RunCommand{Command::copy_id}};
        return std::nullopt;
    }
    Effects on(const ui::Event& event, const Context& context) override {
        const auto* changed = std::get_if<ui::Changed>(&event);
        if (changed == nullptr) return {};
        Settings settings = context.settings;
        settings.pace = static_cast<game::Pace>(changed->value);
        return {ChangeSettings{std::move(settings)}};
    }
    [[nodiscard]] bool passes_to_board() const override { return true; }

private:
    enum class Part : std::uint8_t {
        rows,
        pace,
    };
    static ui::Element pace_row(game::Pace pace) {
        ui::Element icon;
        icon.what = ui::Icon{icon_of(Command::pace)};
        return ui::row({std::move(icon), ui::label(label_of(Command::pace), 16).growing(),
                        pace_choice(ui::id_of(Part::pace), pace).explained(help_of(Command::pace))},
                       12)
            .pad(10, 3);
    }

    bool races_; ///< the game on the board is a race
};

} // namespace

screens::Made screens::menu(bool races) { return std::make_shared<Menu>(races); }

} // namespace twoturns::app

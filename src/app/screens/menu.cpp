// The menu: the way to everything else.
#include <vector>

#include "app/screens/screens.hpp"
#include "platform/translation.hpp"

namespace twoturns::app {
namespace {

using platform::tr;
using platform::trf;

class Menu final : public Screen {
public:
    [[nodiscard]] std::string name() const override { return "menu"; }

    [[nodiscard]] View view(const Context& context) const override {
        std::vector<ui::Element> rows;
        const bool won = context.game.session.status() == game::Status::won;
        const bool paused = context.game.session.paused();
        for (const Command command : {Command::new_game, Command::restart, Command::pause, Command::show_me,
                                      Command::games, Command::edit_layout, Command::help, Command::copy_id, Command::save_game,
                                      Command::open_game, Command::settings, Command::about, Command::quit})
            if ((command != Command::pause || !won) && (command != Command::show_me || !(won || paused)))
                rows.push_back(command_button(command, ui::Button::Look::row).shrinking());
        std::vector<ui::Element> parts;
        parts.push_back(ui::column(std::move(rows), 0).scrolling(ui::id_of(Part::rows)));
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
    [[nodiscard]] bool passes_to_board() const override { return true; }

private:
    enum class Part : std::uint8_t {
        rows,
    };
};

} // namespace

screens::Made screens::menu() { return std::make_shared<Menu>(); }

} // namespace twoturns::app

// What can be done with the board in play.
#include <utility>
#include <vector>

#include "app/bar.hpp"
#include "app/board/round_view.hpp"
#include "app/labels.hpp"
#include "app/screens.hpp"
#include "platform/translation.hpp"

namespace twoturns::app {
namespace {

using platform::tr;
using platform::trf;

class BoardMenu final : public Screen {
public:
    explicit BoardMenu(bool races) : races_(races) {}

    [[nodiscard]] ScreenTraits traits() const override { return {.name = "board-menu", .passes_to_board = true}; }

    [[nodiscard]] View view(const Context& context) const override {
        constexpr float least_row = 37;
        constexpr float other_height = 130; // the height of the dialog without its rows
        std::vector<ui::Element> rows = rows_of(context);
        // Makes the rows lower if all of them then have room.
        const bool all_in_sight = static_cast<float>(rows.size()) * least_row + other_height <= context.height();
        ui::Element list = ui::column(std::move(rows), 0);
        std::vector<ui::Element> parts;
        parts.push_back(all_in_sight ? std::move(list).shrinking() : std::move(list).scrolling(ui::id_of(Part::rows)));
        const GameId& id = context.game.origin.id;
        if (!id.seed.empty())
            parts.push_back(ui::label(trf(N_("Game ID {0}"), to_text(id)), 12, ui::Tone::muted).pad(10, 0));
        return {.title = label_of(Command::board_menu),
                .width = 440,
                .content = ui::column(std::move(parts), 8),
                .focus = id_of_command(Command::restart)};
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
    [[nodiscard]] std::vector<ui::Element> rows_of(const Context& context) const {
        const bool won = context.game.session.status() == game::Status::won;
        const bool arcade = pace_of(context.game, context.settings) == game::Pace::arcade;
        std::vector<ui::Element> rows;
        add_row(rows, Command::restart);
        if (!won) add_row(rows, Command::redo); // it has no button on a telephone
        if (!won) add_row(rows, Command::pause);
        rows.push_back(pace_row(context));
        add_row(rows, races_ && !won ? Command::leave_race : Command::race);
        if (!won && !context.game.session.paused() && !arcade) add_row(rows, Command::show_me);
        for (const Command command : {Command::save_game, Command::open_game}) add_row(rows, command);
        if (!context.settings.recent_files.empty()) add_row(rows, Command::recent_files);
        add_row(rows, Command::copy_id);
        if (!context.page.empty()) add_row(rows, Command::copy_link);
        add_row(rows, Command::send_game);
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
                      .explained(
                          tr(N_("The journey, the board of the day and a run of Arcade have a pace of their own.")))
                : pace_choice(ui::id_of(Part::pace), pace).explained(meaning_of(pace)).shrinking();
        ui::Element words = ui::label(tr(N_("Pace")), 16).growing().shrinking(0).pad({0, 0, 10, 0});
        if (is_phone(context)) { // the choice needs the whole width
            ui::Element name = ui::row({std::move(icon), std::move(words)}, 12);
            return ui::column({std::move(name), std::move(choice)}, 4, ui::CrossAlign::stretch).pad(10, 3);
        }
        return ui::row({std::move(icon), std::move(words), std::move(choice)}, 12).pad(10, 3);
    }

    bool races_; ///< the game in progress is a race
};

} // namespace

screens::Made screens::board_menu(bool races) { return std::make_shared<BoardMenu>(races); }

} // namespace twoturns::app

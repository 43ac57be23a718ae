// The settings screen: the table of settings by topic, the pages beside it, and what can be done with the player's
// data.
#include <utility>
#include <vector>

#include "app/program/setting_rows.hpp"
#include "app/screens.hpp"
#include "platform/translation.hpp"

namespace twoturns::app {
namespace {

using platform::tr;
using ui::id_of;

class SettingsScreen final : public Screen {
public:
    [[nodiscard]] ScreenTraits traits() const override { return {.name = "settings"}; }

    [[nodiscard]] View view(const Context& context) const override {
        View view{.title = tr(N_("Settings and help")), .focus = first_setting_row(SettingTopic::program)};
        std::vector<ui::Element> rows = about_playing(context);
        std::vector<ui::Element> more = about_the_rest(context);
        level_rows(rows, context);
        level_rows(more, context);
        set_rows(view, std::move(rows), std::move(more), 880, id_of(Part::rows), context);
        return view;
    }

    Effects on(const Response& response, const Context& context) override {
        const auto* news = std::get_if<game::StoreNews>(&response);
        if (news == nullptr) return {};
        if (const auto* failed = std::get_if<game::NotRead>(news))
            return {say({N_("It could not be brought back")}, failed->why)};
        const auto* back = std::get_if<game::BroughtBack>(news);
        if (back == nullptr) return {};
        return {ChangeSettings{settings_from(back->preferences)},
                say({N_("All games and settings are back")}, {N_("The game you had started is among the games.")},
                    context.now + 2 * note_time)};
    }

    Effects on(const ui::Event& event, const Context& context) override {
        const auto* pressed = std::get_if<ui::Pressed>(&event);
        if (pressed != nullptr && pressed->id == id_of(Part::bring_back))
            return {Ask{game::StoreRequest{game::BringBack{}}}};
        return on_setting_row(event, context).value_or(Effects{});
    }

private:
    enum class Part : std::uint8_t {
        rows,
        bring_back,
    };

    static std::vector<ui::Element> about_playing(const Context& context) {
        std::vector<ui::Element> rows = setting_rows(SettingTopic::program, context);
        append_rows(rows, command_rows({Command::look, Command::decks, Command::keys, Command::accessibility}));
        // TRANSLATORS: a heading over settings of how the game is played.
        rows.push_back(rows_heading(N_("Playing")));
        append_rows(rows, setting_rows(SettingTopic::game, context));
        return rows;
    }

    static std::vector<ui::Element> about_the_rest(const Context& context) {
        std::vector<ui::Element> rows = setting_rows(SettingTopic::sound, context);
        // TRANSLATORS: a heading over what can be done with the player's games and settings.
        rows.push_back(rows_heading(N_("Games and data")));
        append_rows(rows, command_rows({Command::save_everything, Command::take_everything, Command::export_history}));
        if (context.can_bring_back)
            rows.push_back(
                ui::widget(id_of(Part::bring_back), ui::Button{.words = tr(N_("Bring back what was deleted")),
                                                               .icon = "undo",
                                                               .style = ui::Button::Style::row}));
        append_rows(rows, command_rows({Command::delete_everything}));
        // TRANSLATORS: a heading over help and what the program is.
        rows.push_back(rows_heading(N_("The program")));
        append_rows(rows, command_rows({Command::help, Command::about, Command::quit}));
        return rows;
    }
};

} // namespace

screens::Made screens::settings() { return std::make_shared<SettingsScreen>(); }

} // namespace twoturns::app

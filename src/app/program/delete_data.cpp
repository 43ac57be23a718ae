// Asks before all games and settings are deleted. The default is to delete nothing. The question accepts no answer in
// its first moments, so that the second of two hasty clicks is not an answer.
#include <vector>

#include "app/screens.hpp"
#include "platform/translation.hpp"

namespace twoturns::app {
namespace {

using platform::tr;

class DeleteData final : public Screen {
public:
    [[nodiscard]] ScreenTraits traits() const override { return {.name = "delete-data"}; }

    [[nodiscard]] View view(const Context& /*context*/) const override {
        std::vector<ui::Element> buttons;
        buttons.push_back(ui::filler());
        buttons.push_back(ui::widget(ui::id_of(Part::remove),
                                     ui::Button{.words = tr(N_("Delete all")), .icon = "close", .enabled = !asked_}));
        buttons.push_back(ui::widget(ui::id_of(Part::cancel), ui::Button{.words = platform::trc("button", "Cancel"),
                                                                         .key = platform::trc("key", "Enter"),
                                                                         .style = ui::Button::Style::primary}));
        return {.title = tr(N_("Delete all games and settings?")),
                .width = 620,
                .content =
                    ui::column({ui::paragraph(tr(N_("Everything this game has saved is deleted. Until the program "
                                                    "ends it can be brought back, in the settings.")),
                                              15, ui::Tone::muted),
                                ui::row(std::move(buttons))},
                               18)};
    }

    Effects opened(const Context& context) override {
        opened_ = context.now;
        return {};
    }

    Effects on(const ui::Event& event, const Context& context) override {
        const auto* pressed = std::get_if<ui::Pressed>(&event);
        if (pressed == nullptr || context.now < opened_ + time_to_read) return {};
        if (pressed->id == ui::id_of(Part::cancel)) return {CloseScreen{}};
        asked_ = true;
        in_progress_ = context.game.key;
        return {Ask{game::StoreRequest{game::ForgetEverything{}}}};
    }

    std::optional<Effects> run(Command command, const Context& context) override {
        const bool leaves = command == Command::back && context.now >= opened_ + time_to_read;
        if (leaves || command == Command::fullscreen || command == Command::quit) return std::nullopt;
        return Effects{}; // the question must be answered first
    }

    Effects on(const Response& response, const Context& context) override {
        const auto* news = std::get_if<game::StoreNews>(&response);
        if (news == nullptr) return {};
        if (const auto* failed = std::get_if<game::NotRead>(news))
            return {CloseScreen{}, say({N_("Nothing was deleted")}, failed->why)};
        if (!std::holds_alternative<game::Forgotten>(*news)) return {};
        Settings settings;
        settings.fullscreen = context.settings.fullscreen;
        settings.folder = context.settings.folder;
        return {ChangeSettings{std::move(settings)}, CloseAll{}, StartOver{in_progress_},
                say({N_("All games and settings are deleted")},
                    {N_("Until the program ends they can be brought back, in the settings.")},
                    context.now + 3 * note_time)};
    }

private:
    enum class Part : std::uint8_t {
        remove,
        cancel,
    };
    game::Time opened_{0};
    bool asked_ = false;
    game::GameKey in_progress_ = 0;
};

} // namespace

screens::Made screens::delete_data() { return std::make_shared<DeleteData>(); }

} // namespace twoturns::app

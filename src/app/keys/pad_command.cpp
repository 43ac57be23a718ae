// Asks for the command of a gamepad's button.
#include <utility>
#include <vector>

#include "app/bar.hpp"
#include "app/keys/command_groups.hpp"
#include "app/keys/pad_buttons.hpp"
#include "app/screens.hpp"
#include "platform/translation.hpp"

namespace twoturns::app {
namespace {

using ui::Element;
using ui::id_of;

class PadCommand final : public Screen {
public:
    explicit PadCommand(PadButton button) : button_(button) {}

    [[nodiscard]] ScreenTraits traits() const override { return {.name = "pad-command"}; }

    [[nodiscard]] View view(const Context& context) const override {
        const PadCommands commands{context.settings.pad_buttons};
        std::vector<Element> rows;
        const auto add = [&](ui::Id id, std::string words, std::string key, bool selected) {
            rows.push_back(ui::widget(id, ui::Button{.words = std::move(words),
                                                     .key = std::move(key),
                                                     .style = ui::Button::Style::row,
                                                     .selected = selected})
                               .high(is_phone(context) ? 58.0F : 40.0F));
        };
        const auto usual = usual_command(button_);
        add(id_of(Part::usual), platform::trc("keys", "Usual"), usual ? name_among_keys(*usual) : "–",
            !commands.chosen(button_));
        for (const Command command : choices())
            add(id_of(Part::command, static_cast<std::size_t>(command)), name_among_keys(command), {},
                commands.chosen(button_) == command);
        return {.title = label_of(button_),
                .width = 460,
                .content = ui::column(std::move(rows), 2).scrolling(id_of(Part::all)),
                .focus = id_of(Part::usual)};
    }

    Effects on(const ui::Event& event, const Context& context) override {
        const auto* pressed = std::get_if<ui::Pressed>(&event);
        if (pressed == nullptr) return {};
        const bool usual = ui::part_of<Part>(pressed->id) == Part::usual;
        PadCommands commands{context.settings.pad_buttons};
        commands.set(button_, usual ? std::nullopt : std::optional{static_cast<Command>(pressed->id.index)});
        Settings settings = context.settings;
        settings.pad_buttons = commands.stored();
        return {ChangeSettings{std::move(settings)}, CloseScreen{}};
    }

private:
    enum class Part : std::uint8_t {
        all,
        usual,
        command,
    };

    /// Returns the commands that make sense on a board.
    static std::vector<Command> choices() {
        std::vector<Command> all;
        for (const KeyGroup& group : key_groups())
            for (const Command command : group.commands)
                if (applies(command, KeyContext::game)) all.push_back(command);
        return all;
    }

    PadButton button_;
};

} // namespace

screens::Made screens::pad_command(PadButton button) { return std::make_shared<PadCommand>(button); }

} // namespace twoturns::app

// Asks whether a pasted text that is not a game ID is meant as a seed.
#include <vector>

#include "app/screens.hpp"
#include "platform/translation.hpp"

namespace twoturns::app {
namespace {

using platform::tr;
using platform::trf;

class PlaySeed final : public Screen {
public:
    explicit PlaySeed(GameId id) : id_(std::move(id)) {}
    [[nodiscard]] ScreenTraits traits() const override { return {.name = "play-seed"}; }

    [[nodiscard]] View view(const Context& /*context*/) const override {
        std::vector<ui::Element> buttons;
        buttons.push_back(ui::filler());
        buttons.push_back(
            command_button(Command::back, ui::Button::Style::quiet, true, platform::trc("button", "Cancel")));
        buttons.push_back(ui::widget(ui::id_of(Part::play), ui::Button{.words = platform::trc("button", "Play"),
                                                                       .icon = "play",
                                                                       .key = platform::trc("key", "Enter"),
                                                                       .style = ui::Button::Style::primary}));
        return {.title = tr(N_("Play the pasted text as a seed?")),
                .content = ui::column(
                    {ui::paragraph(trf(N_("“{0}” is no game ID. As a seed it deals a board of its own."), id_.seed), 15,
                                   ui::Tone::muted, 4),
                     ui::row(std::move(buttons))},
                    18)};
    }

    std::optional<Effects> run(Command command, const Context& /*context*/) override {
        if (command == Command::back || command == Command::fullscreen || command == Command::quit) return std::nullopt;
        return Effects{}; // the question must be answered first
    }

    Effects on(const ui::Event& event, const Context& /*context*/) override {
        if (!std::holds_alternative<ui::Pressed>(event)) return {};
        return {CloseAll{}, StartDeal{id_, true}};
    }

private:
    enum class Part : std::uint8_t {
        play,
    };
    GameId id_;
};

} // namespace

screens::Made screens::play_seed(GameId id) { return std::make_shared<PlaySeed>(std::move(id)); }

} // namespace twoturns::app

// Shows the result of a round when its bar has run out, and ways to continue. The board stays unchanged.
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/board/round_view.hpp"
#include "app/screens.hpp"
#include "platform/translation.hpp"

namespace twoturns::app {
namespace {

using platform::tr;
using ButtonStyle = ui::Button::Style;

class RoundOver final : public Screen {
public:
    RoundOver(std::int64_t points, std::optional<std::int64_t> best) : points_(points), best_(best) {}
    [[nodiscard]] ScreenTraits traits() const override { return {.name = "round-over"}; }

    [[nodiscard]] View view(const Context& /*context*/) const override {
        const auto button = [](Part part, std::string words, const char* icon, std::string key, ButtonStyle style) {
            return ui::widget(
                ui::id_of(part),
                ui::Button{.words = std::move(words), .icon = icon, .key = std::move(key), .style = style});
        };
        std::vector<ui::Element> score;
        score.push_back(ui::label(points_text(points_), 46, ui::Tone::gold));
        auto line = best_line(points_, best_);
        if (line.empty()) line = tr(N_("score"));
        score.push_back(ui::paragraph(std::move(line), 14, ui::Tone::muted, 2).growing().shrinking());
        std::vector<ui::Element> parts;
        parts.push_back(ui::row(std::move(score), 16));
        parts.push_back(ui::paragraph(tr(N_("The board stays as it is.")), 15));
        parts.push_back(
            button(Part::play_on, tr(N_("Play on in Calm")), "play", tr(N_("Enter")), ButtonStyle::primary));
        std::vector<ui::Element> others;
        others.push_back(button(Part::again, tr(N_("Same again")), "restart", {}, ButtonStyle::quiet));
        others.push_back(command_button(Command::new_game));
        parts.push_back(ui::grid(2, std::move(others), 10));
        return {.title = tr(N_("The bar has run out")),
                .width = 420,
                .content = ui::column(std::move(parts), 12).scrolling(ui::id_of(Part::all))};
    }

    Effects opened(const Context& context) override {
        opened_ = context.now;
        return {};
    }

    Effects on(const ui::Event& event, const Context& context) override {
        const auto* pressed = std::get_if<ui::Pressed>(&event);
        if (pressed == nullptr || context.now < opened_ + time_to_read) return {}; // intended for the board
        if (ui::part_of<Part>(pressed->id) == Part::again) return {CloseAll{}, RunCommand{Command::restart}};
        return play_on(context);
    }

    std::optional<Effects> run(Command command, const Context& context) override {
        const bool read = context.now >= opened_ + time_to_read;
        if (command == Command::back) return read ? play_on(context) : Effects{};
        const bool works = command == Command::new_game || command == Command::fullscreen || command == Command::mute ||
                           command == Command::quit;
        return works && read ? std::nullopt : std::optional{Effects{}};
    }

    [[nodiscard]] std::string name_of(ui::Id button) const override {
        if (button == ui::id_of(Part::play_on)) return "play-on";
        if (button == ui::id_of(Part::again)) return "again";
        return Screen::name_of(button);
    }

private:
    enum class Part : std::uint8_t {
        all,
        play_on,
        again,
    };
    static Effects play_on(const Context& context) {
        Settings settings = context.settings;
        settings.pace = game::Pace::calm;
        return {ChangeSettings{std::move(settings)}, CloseAll{}};
    }

    std::int64_t points_;
    std::optional<std::int64_t> best_;
    game::Time opened_{0};
};

} // namespace

screens::Made screens::round_over(std::int64_t points, std::optional<std::int64_t> best) {
    return std::make_shared<RoundOver>(points, best);
}

} // namespace twoturns::app

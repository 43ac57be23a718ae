// Asks how large a wallpaper is to be.
#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "app/screens.hpp"
#include "platform/translation.hpp"

namespace twoturns::app {
namespace {

using platform::NC_;
using platform::tr;
using platform::trc;

struct WallpaperSize {
    const char* label;
    int width;
    int height;
};
constexpr std::array wallpaper_sizes{WallpaperSize{NC_("wallpaper", "This desktop"), 0, 0},
                                     WallpaperSize{NC_("wallpaper", "1920 × 1080"), 1920, 1080},
                                     WallpaperSize{NC_("wallpaper", "3840 × 2160"), 3840, 2160},
                                     WallpaperSize{NC_("wallpaper", "A phone, 1170 × 2532"), 1170, 2532}};

class WallpaperScreen final : public Screen {
public:
    WallpaperScreen(std::shared_ptr<const scene::Weave> weave, std::string caption, game::Date date)
        : weave_(std::move(weave)), caption_(std::move(caption)), date_(date) {}

    [[nodiscard]] ScreenTraits traits() const override { return {.name = "wallpaper"}; }

    [[nodiscard]] View view(const Context& /*context*/) const override {
        ui::Choice sizes{.selected = size_, .columns = 2};
        for (const WallpaperSize& size : wallpaper_sizes)
            sizes.options.push_back({.words = trc("wallpaper", size.label)});
        std::vector<ui::Element> buttons;
        buttons.push_back(ui::filler());
        buttons.push_back(
            command_button(Command::back, ui::Button::Style::quiet, true, platform::trc("button", "Cancel")));
        buttons.push_back(ui::widget(ui::id_of(Part::save), ui::Button{.words = platform::trc("button", "Save…"),
                                                                       .icon = "save",
                                                                       .key = platform::trc("key", "Enter"),
                                                                       .style = ui::Button::Style::primary}));
        return {.title = tr(N_("How large is the wallpaper?")),
                .content =
                    ui::column({ui::widget(ui::id_of(Part::sizes), std::move(sizes)), ui::row(std::move(buttons))}, 18),
                .focus = ui::id_of(Part::sizes)};
    }

    Effects on(const ui::Event& event, const Context& context) override {
        if (const auto* changed = std::get_if<ui::Changed>(&event)) {
            size_ = std::min(static_cast<std::size_t>(changed->value), wallpaper_sizes.size() - 1);
            return {};
        }
        if (!std::holds_alternative<ui::Pressed>(event)) return {};
        const WallpaperSize& size = wallpaper_sizes.at(size_);
        const ui::Theme& theme = context.style.theme;
        const Wallpaper wallpaper{size.width, size.height, theme.table_middle, theme.table_edge};
        return {CloseScreen{}, OpenScreen{screens::save_wallpaper(weave_, caption_, date_, wallpaper, context)}};
    }

    [[nodiscard]] std::string name_of(ui::Id button) const override {
        return button == ui::id_of(Part::save) ? "save" : Screen::name_of(button);
    }

private:
    enum class Part : std::uint8_t {
        sizes,
        save,
    };
    std::shared_ptr<const scene::Weave> weave_;
    std::string caption_;
    game::Date date_; ///< when the weave was finished
    std::size_t size_ = 0;
};

} // namespace

screens::Made screens::wallpaper(std::shared_ptr<const scene::Weave> weave, std::string caption, game::Date date) {
    return std::make_shared<WallpaperScreen>(std::move(weave), std::move(caption), date);
}

} // namespace twoturns::app

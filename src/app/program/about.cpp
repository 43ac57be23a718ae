// About the program: its version, its licence and its contributors.
#include <array>
#include <vector>

#include "app/screens.hpp"
#include "platform/translation.hpp"
#include "version.hpp"

namespace twoturns::app {
namespace {

using platform::tr;
using platform::trf;

struct Work {
    const char* name;
    const char* use;
    const char* licence;
};

constexpr std::array works{
    Work{"SDL2, SDL2_image, SDL2_ttf", N_("window, pictures, text"), "zlib"},
    Work{"SQLite", N_("saved games and settings"), N_("public domain")},
    Work{"zlib", N_("saved games, packed"), "zlib"},
    Work{"CLI11", N_("arguments"), "BSD 3-Clause"},
    Work{"libexif, libjpeg-turbo", N_("photographs"), "LGPL 2.1, BSD 3-Clause"},
    Work{"libzip, Zstandard", N_("Anki packages"), "BSD 3-Clause"},
    Work{"HarfBuzz, FriBidi, fontconfig", N_("text in any script"), "MIT, LGPL 2.1"},
    Work{"Noto Color Emoji", N_("the pictures on the tiles"), "OFL 1.1"},
    Work{"Noto Sans, Noto Sans CJK", N_("the letters"), "OFL 1.1"},
};

class About final : public Screen {
public:
    [[nodiscard]] ScreenTraits traits() const override { return {.name = "about"}; }

    [[nodiscard]] View view(const Context& /*context*/) const override {
        std::vector<ui::Element> parts;
        // TRANSLATORS: {0} is a version such as 2.1.
        parts.push_back(ui::label(trf(N_("Version {0}, MIT licence"), std::string(version)), 15));
        parts.push_back(
            ui::paragraph(tr(N_("Every deal can be won. Nothing is lost. Nobody is hurried.")), 15, ui::Tone::muted));
        parts.push_back(ui::space(4));
        std::vector<ui::Element> cells;
        for (const Work& work : works) {
            cells.push_back(ui::paragraph(work.name, 14, ui::Tone::normal, 2));
            cells.push_back(ui::label(tr(work.use), 14, ui::Tone::muted));
            cells.push_back(ui::label(tr(work.licence), 14, ui::Tone::muted));
        }
        parts.push_back(ui::grid(3, std::move(cells), 8));
        return {.title = tr(N_("About Two Turns")),
                .width = 620,
                .content = ui::column(std::move(parts), 8).scrolling(ui::id_of(Part::all))};
    }

private:
    enum class Part : std::uint8_t {
        all,
    };
};

} // namespace

screens::Made screens::about() { return std::make_shared<About>(); }

} // namespace twoturns::app

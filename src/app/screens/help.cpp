// The rules, and every key, from the table of commands.
#include <vector>

#include "app/screens/screens.hpp"
#include "platform/translation.hpp"

namespace twoturns::app {
namespace {

using platform::tr;

ui::Element key_line(const std::string& keys, const std::string& what) {
    ui::Element bold = ui::title(keys, 13).wide(150).shrinking(0);
    std::get<ui::Label>(bold.what).lines = 2;
    return ui::row({std::move(bold), ui::paragraph(what, 13, ui::Tone::muted, 2).growing()}, 10, ui::Place::start)
        .pad({0, 4, 16, 4});
}

class Help final : public Screen {
public:
    [[nodiscard]] std::string name() const override { return "help"; }

    [[nodiscard]] View view(const Context& context) const override {
        std::vector<ui::Element> parts;
        for (const char* rule : {N_("Two equal tiles go when a line joins them that turns at most twice."),
                                 N_("The line runs through empty places, also around the outside."),
                                 N_("Clear the board. Help costs nothing.")})
            parts.push_back(ui::paragraph(tr(rule), 15));
        parts.push_back(ui::space(6));
        std::vector<ui::Element> keys;
        keys.push_back(key_line(tr(N_("Click")), tr(N_("pick a tile, then its twin"))));
        keys.push_back(key_line(tr(N_("Right click")), tr(N_("light up all equal tiles"))));
        keys.push_back(key_line(tr(N_("Arrows, WASD")), tr(N_("move the cursor"))));
        keys.push_back(key_line(tr(N_("Wheel")), tr(N_("a closer look at the board"))));
        keys.push_back(key_line(tr(N_("Middle button")), tr(N_("move the board"))));
        for (const Command command : listed_commands()) keys.push_back(key_line(keys_of(command), help_of(command)));
        const int columns = context.width() >= 1180 ? 3 : context.width() >= 940 ? 2 : 1;
        parts.push_back(ui::grid(columns, std::move(keys), 0));
        return {.kind = View::Kind::page,
                .title = tr(N_("Rules and keys")),
                .subtitle = tr(N_("The keys of the board work here, too.")),
                .content = ui::column(std::move(parts), 6).pad(36, 24).scrolling(ui::id_of(Part::all)),
                .focus = {}};
    }
    [[nodiscard]] bool passes_to_board() const override { return true; }

private:
    enum class Part : std::uint8_t {
        all,
    };
};

} // namespace

screens::Made screens::help() { return std::make_shared<Help>(); }

} // namespace twoturns::app

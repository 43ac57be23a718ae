// Tips for quicker play.
#include <array>
#include <vector>

#include "app/screens.hpp"
#include "platform/translation.hpp"

namespace twoturns::app {
namespace {

using platform::tr;

constexpr std::array tips{
    N_("Look at the edge first: a line may run around the outside."),
    N_("A right click lights up all tiles of a kind."),
    N_("A hint never leads into a dead end."),
};

class Tips final : public Screen {
public:
    [[nodiscard]] ScreenTraits traits() const override { return {.name = "tips"}; }

    [[nodiscard]] View view(const Context& /*context*/) const override {
        std::vector<ui::Element> lines;
        for (const char* tip : tips) lines.push_back(ui::paragraph(tr(tip), 15));
        return {.title = tr(N_("Tips")), .content = ui::column(std::move(lines), 10).scrolling(ui::id_of(Part::all))};
    }

private:
    enum class Part : std::uint8_t {
        all,
    };
};

} // namespace

screens::Made screens::tips() { return std::make_shared<Tips>(); }

} // namespace twoturns::app

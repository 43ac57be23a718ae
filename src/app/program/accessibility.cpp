// The page Accessibility: the settings for eyes, hands and ears.
#include <iterator>
#include <utility>
#include <vector>

#include "app/program/setting_rows.hpp"
#include "app/screens.hpp"
#include "platform/translation.hpp"

namespace twoturns::app {
namespace {

using platform::tr;
using ui::id_of;

class AccessibilityPage final : public Screen {
public:
    [[nodiscard]] ScreenTraits traits() const override { return {.name = "accessibility"}; }

    [[nodiscard]] View view(const Context& context) const override {
        std::vector<ui::Element> rows;
        // TRANSLATORS: a heading over settings of what is seen.
        add(rows, N_("Seeing"), setting_rows(SettingTopic::sight, context));
        // TRANSLATORS: a heading over settings of how the game is used with keys, pointer or one switch.
        add(rows, N_("Hands"), command_rows({Command::keys}));
        auto hands = setting_rows(SettingTopic::hands, context);
        rows.insert(rows.end(), std::make_move_iterator(hands.begin()), std::make_move_iterator(hands.end()));
        // TRANSLATORS: a heading over settings of a voice that says what happens.
        add(rows, N_("Speaking"), setting_rows(SettingTopic::speech, context));
        level_rows(rows, context);
        return {.title = tr(N_("Accessibility")),
                .width = 520,
                .content = ui::column(std::move(rows), 0).scrolling(id_of(Part::rows)),
                .focus = first_setting_row(SettingTopic::sight)};
    }

    Effects on(const ui::Event& event, const Context& context) override {
        return on_setting_row(event, context).value_or(Effects{});
    }

private:
    enum class Part : std::uint8_t {
        rows,
    };

    static void add(std::vector<ui::Element>& rows, const char* heading, std::vector<ui::Element> more) {
        rows.push_back(rows_heading(heading));
        rows.insert(rows.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
    }
};

} // namespace

screens::Made screens::accessibility() { return std::make_shared<AccessibilityPage>(); }

} // namespace twoturns::app

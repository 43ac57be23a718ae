// The page Accessibility: the settings for eyes, hands and ears.
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
        View view{.title = tr(N_("Accessibility")), .focus = first_setting_row(SettingTopic::sight)};
        std::vector<ui::Element> rows;
        // TRANSLATORS: a heading over settings of what is seen.
        add(rows, N_("Seeing"), setting_rows(SettingTopic::sight, context));
        // TRANSLATORS: a heading over settings of a voice that says what happens.
        add(rows, N_("Speaking"), setting_rows(SettingTopic::speech, context));
        std::vector<ui::Element> hands;
        // TRANSLATORS: a heading over settings of how the game is used with keys, pointer or one switch.
        add(hands, N_("Hands"), command_rows({Command::keys}));
        append_rows(hands, setting_rows(SettingTopic::hands, context));
        level_rows(rows, context);
        level_rows(hands, context);
        append_rows(has_two_columns(context) ? rows : hands, said());
        set_rows(view, std::move(rows), std::move(hands), 920, id_of(Part::rows), context);
        return view;
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
        append_rows(rows, std::move(more));
    }

    /// Says what is there and what is not.
    static std::vector<ui::Element> said() {
        std::vector<ui::Element> lines;
        // TRANSLATORS: a heading over what the game can do for players with a disability, and what it cannot.
        lines.push_back(rows_heading(N_("What to expect")));
        for (const char* const words :
             {N_("Nothing hurries unless you ask for it, nothing flashes, and nothing is told by a colour or a sound "
                 "alone."),
              N_("Not there: profiles for several players, and sign language. Readers of screens find the buttons only "
                 "in a "
                 "browser; elsewhere the game speaks itself.")})
            lines.push_back(ui::paragraph(tr(words), 14, ui::Tone::muted).pad(10, 3));
        return lines;
    }
};

} // namespace

screens::Made screens::accessibility() { return std::make_shared<AccessibilityPage>(); }

} // namespace twoturns::app

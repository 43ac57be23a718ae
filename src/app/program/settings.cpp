// The settings screen, with one row for each setting of the table.
#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <iterator>
#include <utility>
#include <vector>

#include "app/bar.hpp"
#include "app/board/board_sounds.hpp"
#include "app/labels.hpp"
#include "app/screens.hpp"
#include "platform/translation.hpp"

namespace twoturns::app {
namespace {

using platform::tr;

class SettingsScreen final : public Screen {
public:
    [[nodiscard]] ScreenTraits traits() const override { return {.name = "settings"}; }

    [[nodiscard]] View view(const Context& context) const override {
        constexpr float least_for_both = 900; // window width that has room for two columns
        const auto first_row = std::find_if(settings_table().begin(), settings_table().end(),
                                            [](const Setting& one) { return one.kind != SettingKind::hidden; });
        View view{.title = tr(N_("Settings and help")), .width = 520, .focus = id_of_row(index_of(*first_row))};
        std::vector<ui::Element> rows = rows_of(false, context);
        std::vector<ui::Element> more = rows_of(true, context);
        append(rows, links({Command::look, Command::decks}));
        append(more, acts(context));
        for (auto* const list : {&rows, &more}) // one height, so that both columns have the same lines
            for (ui::Element& row : *list)
                if (!row.height) row.height = is_phone(context) ? finger_row : pointer_row;
        if (context.width() >= least_for_both) {
            view.width = 880;
            view.content = ui::row({ui::column(std::move(rows), 0).growing(), ui::column(std::move(more), 0).growing()},
                                   28, ui::CrossAlign::start)
                               .scrolling(ui::id_of(Part::rows));
        } else {
            append(rows, std::move(more));
            view.content = ui::column(std::move(rows), 0).scrolling(ui::id_of(Part::rows));
        }
        return view;
    }

    Effects on(const Response& response, const Context& context) override {
        const auto* news = std::get_if<game::StoreNews>(&response);
        if (news == nullptr) return {};
        if (const auto* failed = std::get_if<game::NotRead>(news))
            return {say({N_("It could not be brought back")}, failed->why)};
        const auto* back = std::get_if<game::BroughtBack>(news);
        if (back == nullptr) return {};
        return {ChangeSettings{settings_from(back->preferences)},
                say({N_("All games and settings are back")}, {N_("The game you had started is among the games.")},
                    context.now + 2 * note_time)};
    }

    Effects on(const ui::Event& event, const Context& context) override {
        if (const auto* pressed = std::get_if<ui::Pressed>(&event)) {
            if (pressed->id == ui::id_of(Part::bring_back)) return {Ask{game::StoreRequest{game::BringBack{}}}};
            return {OpenScreen{screens::language()}};
        }
        if (const auto* slid = std::get_if<ui::Slid>(&event)) return set_volume(*slid, context);
        const auto* changed = std::get_if<ui::Changed>(&event);
        if (changed == nullptr || changed->id.part < first) return {};
        const Setting& setting = settings_table()[changed->id.part - first];
        Settings settings = context.settings;
        settings.*setting.flag = changed->value != 0;
        if (setting.flag == &Settings::motion) settings.motion_as_system = false;
        return {ChangeSettings{std::move(settings)}};
    }

private:
    enum class Part : std::uint8_t {
        rows,
        bring_back,
    };
    // On a phone, where a design pixel is about two thirds of a pixel.
    static constexpr float pointer_row = 42;
    static constexpr float finger_row = 58;
    static constexpr float finger_slider = 62;
    static constexpr std::uint32_t first = 10; // the part of the table's first row

    static std::size_t index_of(const Setting& setting) {
        return static_cast<std::size_t>(&setting - settings_table().data());
    }
    static void append(std::vector<ui::Element>& rows, std::vector<ui::Element> more) {
        rows.insert(rows.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
    }

    /// Returns the rows of the settings for sound, or the rows of all other settings.
    static std::vector<ui::Element> rows_of(bool heard, const Context& context) {
        std::vector<ui::Element> rows;
        for (const Setting& setting : settings_table()) {
            if (setting.kind == SettingKind::hidden || is_heard(setting) != heard) continue;
            rows.push_back(row_of(setting, index_of(setting), context));
            if (setting.flag == &Settings::sound && !context.sound_device)
                rows.push_back(ui::label(tr(N_("No sound device")), 14, ui::Tone::muted).pad(42, 2));
        }
        return rows;
    }
    static bool is_heard(const Setting& setting) {
        return setting.kind == SettingKind::volume || setting.flag == &Settings::sound ||
               setting.flag == &Settings::captions;
    }

    static std::vector<ui::Element> links(std::initializer_list<Command> commands) {
        std::vector<ui::Element> rows;
        for (const Command command : commands) rows.push_back(command_button(command, ui::Button::Style::row));
        return rows;
    }

    /// Returns the rows about the player's data and the program.
    static std::vector<ui::Element> acts(const Context& context) {
        std::vector<ui::Element> rows = links({Command::export_history});
        if (context.can_bring_back)
            rows.push_back(
                ui::widget(ui::id_of(Part::bring_back), ui::Button{.words = tr(N_("Bring back what was deleted")),
                                                                   .icon = "undo",
                                                                   .style = ui::Button::Style::row}));
        append(rows, links({Command::delete_everything, Command::help, Command::about, Command::quit}));
        return rows;
    }

    static Effects set_volume(const ui::Slid& slid, const Context& context) {
        if (slid.id.part < first) return {};
        Settings settings = context.settings;
        int& volume = settings.*settings_table()[slid.id.part - first].volume;
        const int before = volume;
        volume = volume_step * static_cast<int>(std::lround(slid.value * most_volume / volume_step));
        if (volume == before) return {};
        Effects effects;
        if (&volume == &settings.cue_volume) { // how loud it is now
            PlaySound heard;
            heard.sound.instrument = instrument_of(context.style.theme.table);
            effects.emplace_back(heard);
        }
        effects.insert(effects.begin(), ChangeSettings{std::move(settings)});
        return effects;
    }

    static ui::Id id_of_row(std::size_t index) { return {first + static_cast<std::uint32_t>(index), 0}; }
    static ui::Element row_of(const Setting& setting, std::size_t index, const Context& context) {
        const Settings& settings = context.settings;
        const ui::Id id = id_of_row(index);
        if (setting.kind == SettingKind::toggle)
            return ui::widget(id, ui::Toggle{tr(setting.words), setting.icon, {}, settings.*setting.flag})
                .explained(tr(setting.help));
        if (setting.kind == SettingKind::language)
            return ui::widget(id, ui::Button{.words = tr(setting.words),
                                             .icon = setting.icon,
                                             .key = language_name(settings.language),
                                             .style = ui::Button::Style::row});
        ui::Element icon;
        icon.what = ui::Icon{setting.icon};
        ui::Element row = volume_row(std::move(icon), id, setting, context);
        if (is_phone(context)) row.height = finger_slider;
        return row;
    }
    static ui::Element volume_row(ui::Element icon, ui::Id id, const Setting& setting, const Context& context) {
        const bool heard = context.settings.sound;
        const int volume = context.settings.*setting.volume;
        const ui::Slider slider{.value = static_cast<float>(volume) / most_volume,
                                .step = static_cast<float>(volume_step) / most_volume,
                                .ramp = heard ? std::vector<ui::Colour>{} : std::vector{context.style.theme.muted}};
        const ui::Tone tone = heard ? ui::Tone::normal : ui::Tone::muted;
        return ui::row({std::move(icon), ui::label(tr(setting.words), 16, tone).growing().shrinking(0),
                        ui::widget(id, slider).wide(150).high(34),
                        ui::label(std::to_string(volume), 14, ui::Tone::muted).wide(30)},
                       12)
            .pad(10, 0);
    }
};

} // namespace

screens::Made screens::settings() { return std::make_shared<SettingsScreen>(); }

} // namespace twoturns::app

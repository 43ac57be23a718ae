#include "app/program/setting_rows.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

#include "app/bar.hpp"
#include "app/board/board_sounds.hpp"
#include "app/labels.hpp"
#include "app/screens.hpp"
#include "platform/translation.hpp"

namespace twoturns::app {
namespace {

using platform::tr;

// In design pixels. On a phone one is about two thirds of a pixel.
constexpr float pointer_row = 42;
constexpr float finger_row = 58;
constexpr float finger_slider = 62;
constexpr float heading_height = 38;
constexpr float slider_width = 150;
constexpr float number_width = 44;
constexpr float unset_width = 90; // has room for words in place of the number
constexpr float narrow = 440;     // below this width a slider stands below its words
constexpr float narrow_slider = 84;
constexpr float time_width = 56; // of a time with its unit

constexpr std::uint32_t first_part = 100; // of the ids of rows

bool is_shown(const Setting& setting) { return setting.kind != SettingKind::hidden; }

ui::Id id_of(const Setting& setting) {
    return {first_part + static_cast<std::uint32_t>(&setting - settings_table().data()), 0};
}

const Setting* setting_of(ui::Id row) {
    if (row.part < first_part || row.part - first_part >= settings_table().size()) return nullptr;
    return &settings_table()[row.part - first_part];
}

bool is_volume(const Setting& setting) {
    return setting.topic == SettingTopic::sound && setting.kind == SettingKind::number;
}

/// Returns the number at the left end of the slider: "not chosen" is one step before the least.
int first_of(const NumberRange& range) { return range.least - (range.may_be_unset ? range.step : 0); }

ui::Element number_row(const Setting& setting, const Context& context) {
    const NumberRange& range = setting.range;
    const bool matters = !is_volume(setting) || context.settings.sound;
    const int number = context.settings.*setting.number;
    const int first = first_of(range);
    const auto steps = static_cast<float>(range.most - first);
    const ui::Slider slider{.value = static_cast<float>(std::max(number, first) - first) / steps,
                            .step = static_cast<float>(range.step) / steps,
                            .ramp = matters ? std::vector<ui::Colour>{} : std::vector{context.style.theme.muted}};
    ui::Element icon;
    icon.what = ui::Icon{setting.icon};
    const ui::Tone tone = matters ? ui::Tone::normal : ui::Tone::muted;
    ui::Element words = ui::label(tr(setting.words), 16, tone).growing();
    ui::Element text = ui::label(range.text(number), 14, ui::Tone::muted)
                           .at_least(range.may_be_unset   ? unset_width
                                     : is_volume(setting) ? number_width
                                                          : time_width)
                           .shrinking(0);
    ui::Element handle = ui::widget(id_of(setting), slider).high(34);
    ui::Element row;
    if (context.width() < narrow) {
        row = ui::column({ui::row({std::move(icon), std::move(words)}, 12).growing(),
                          ui::row({std::move(handle).growing(), std::move(text)}, 12).growing()},
                         0)
                  .pad(10, 2)
                  .high(narrow_slider);
    } else {
        row = ui::row({std::move(icon), std::move(words), std::move(handle).wide(slider_width).at_least(80).shrinking(),
                       std::move(text)},
                      12)
                  .pad(10, 0);
        if (is_phone(context)) row.height = finger_slider;
    }
    return std::move(row).explained(tr(setting.help));
}

std::string label_of(ScanMode mode) {
    switch (mode) {
    // TRANSLATORS: how the highlight of a player with one switch moves over the board.
    case ScanMode::off: return platform::trc("scan", "Off");
    case ScanMode::rows: return platform::trc("scan", "Rows, then tiles");
    case ScanMode::pairs: return platform::trc("scan", "Tiles that can go");
    }
    return {};
}

/// Makes a row of two lines: the setting, and its choices below.
ui::Element scan_row(const Setting& setting, const Context& context) {
    constexpr float upper_line = 36;
    ui::Choice choice{.selected = static_cast<std::size_t>(context.settings.*setting.scan)};
    for (std::size_t i = 0; i < scan_mode_count; ++i)
        choice.options.push_back({.words = label_of(static_cast<ScanMode>(i))});
    if (is_phone(context)) choice.columns = 1;
    const auto lines = static_cast<float>(choice.columns == 1 ? scan_mode_count : 1);
    ui::Element icon;
    icon.what = ui::Icon{setting.icon};
    const float height = upper_line + lines * choice.height + (lines - 1) * choice.gap + choice.gap;
    return ui::column(
               {ui::row({std::move(icon), ui::label(tr(setting.words), 16).growing()}, 12).pad(10, 0).high(upper_line),
                ui::widget(id_of(setting), std::move(choice))},
               0)
        .high(height)
        .explained(tr(setting.help));
}

ui::Element row_of(const Setting& setting, const Context& context) {
    const Settings& settings = context.settings;
    switch (setting.kind) {
    case SettingKind::toggle:
        return ui::widget(id_of(setting), ui::Toggle{tr(setting.words), setting.icon, {}, settings.*setting.flag})
            .explained(tr(setting.help));
    case SettingKind::language:
        return ui::widget(id_of(setting), ui::Button{.words = tr(setting.words),
                                                     .icon = setting.icon,
                                                     .key = language_name(settings.language),
                                                     .style = ui::Button::Style::row});
    case SettingKind::number: return number_row(setting, context);
    case SettingKind::scan: return scan_row(setting, context);
    case SettingKind::hidden: break;
    }
    return {};
}

Effects set_number(const Setting& setting, float share, const Context& context) {
    const NumberRange& range = setting.range;
    Settings settings = context.settings;
    int& number = settings.*setting.number;
    const int before = number;
    const int first = first_of(range);
    const float steps = std::round(share * static_cast<float>(range.most - first) / static_cast<float>(range.step));
    number = first + range.step * static_cast<int>(steps);
    if (number < range.least) number = 0;
    if (number == before) return {};
    const bool is_heard = setting.number == &Settings::cue_volume; // how loud it is now
    Effects effects{ChangeSettings{std::move(settings)}};
    if (is_heard) {
        PlaySound heard;
        heard.sound.instrument = instrument_of(context.style.theme.table);
        effects.emplace_back(heard);
    }
    return effects;
}

} // namespace

std::vector<ui::Element> setting_rows(SettingTopic topic, const Context& context) {
    std::vector<ui::Element> rows;
    for (const Setting& setting : settings_table()) {
        if (setting.topic != topic || !is_shown(setting)) continue;
        rows.push_back(row_of(setting, context));
        if (setting.flag == &Settings::sound && !context.sound_device)
            rows.push_back(ui::label(tr(N_("No sound device")), 14, ui::Tone::muted).pad(42, 2));
        if (setting.number == &Settings::speech && !context.speech_service)
            rows.push_back(ui::label(tr(N_("No speech service")), 14, ui::Tone::muted).pad(42, 2));
    }
    return rows;
}

ui::Id first_setting_row(SettingTopic topic) {
    const auto first = std::find_if(settings_table().begin(), settings_table().end(),
                                    [&](const Setting& one) { return one.topic == topic && is_shown(one); });
    return id_of(*first);
}

std::optional<Effects> on_setting_row(const ui::Event& event, const Context& context) {
    if (const auto* pressed = std::get_if<ui::Pressed>(&event)) {
        const Setting* const setting = setting_of(pressed->id);
        if (setting == nullptr || setting->kind != SettingKind::language) return std::nullopt;
        return Effects{OpenScreen{screens::language()}};
    }
    if (const auto* slid = std::get_if<ui::Slid>(&event)) {
        const Setting* const setting = setting_of(slid->id);
        if (setting == nullptr || setting->kind != SettingKind::number) return std::nullopt;
        return set_number(*setting, slid->value, context);
    }
    const auto* changed = std::get_if<ui::Changed>(&event);
    const Setting* const setting = changed == nullptr ? nullptr : setting_of(changed->id);
    if (setting == nullptr || (setting->kind != SettingKind::toggle && setting->kind != SettingKind::scan))
        return std::nullopt;
    Settings settings = context.settings;
    if (setting->scan != nullptr) {
        settings.*setting->scan = static_cast<ScanMode>(changed->value);
        return Effects{ChangeSettings{std::move(settings)}};
    }
    settings.*setting->flag = changed->value != 0;
    if (setting->flag == &Settings::motion) settings.motion_as_system = false;
    return Effects{ChangeSettings{std::move(settings)}};
}

ui::Element rows_heading(const char* words) { return ui::title(tr(words), 17).pad(10, 0).high(heading_height); }

std::vector<ui::Element> command_rows(std::initializer_list<Command> commands) {
    std::vector<ui::Element> rows;
    for (const Command command : commands) rows.push_back(command_button(command, ui::Button::Style::row));
    return rows;
}

void level_rows(std::vector<ui::Element>& rows, const Context& context) {
    for (ui::Element& row : rows)
        if (!row.height) row.height = is_phone(context) ? finger_row : pointer_row;
}

void append_rows(std::vector<ui::Element>& rows, std::vector<ui::Element> more) {
    rows.insert(rows.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

bool has_two_columns(const Context& context) {
    constexpr float least_for_both = 900; // window width
    return context.width() >= least_for_both;
}

void set_rows(View& view, std::vector<ui::Element> left, std::vector<ui::Element> right, float wide, ui::Id scroller,
              const Context& context) {
    constexpr float one_column = 520;
    constexpr float between = 28;
    if (has_two_columns(context)) {
        view.width = wide;
        view.content = ui::row({ui::column(std::move(left), 0).wide(0).growing(),
                                ui::column(std::move(right), 0).wide(0).growing()},
                               between, ui::CrossAlign::start)
                           .scrolling(scroller);
        return;
    }
    append_rows(left, std::move(right));
    view.width = one_column;
    view.content = ui::column(std::move(left), 0).scrolling(scroller);
}

} // namespace twoturns::app

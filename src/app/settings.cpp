#include "app/settings.hpp"

#include <array>
#include <string_view>

#include "twoturns/notation.hpp"

namespace twoturns::app {
namespace {

constexpr Setting toggle(const char* key, const char* words, const char* icon, bool Settings::*flag,
                         const char* help = "") {
    return {key, SettingKind::toggle, words, icon, help, flag, nullptr};
}

constexpr std::array all_settings{
    Setting{"language", SettingKind::language, N_("Language"), "language", "", nullptr, &Settings::language},
    Setting{"deck", SettingKind::deck, N_("Pictures"), "deck", "", nullptr, &Settings::deck},
    toggle("full-screen", N_("Full screen"), "fullscreen", &Settings::fullscreen),
    toggle("sound", N_("Sound"), "sound", &Settings::sound),
    toggle("clock", N_("Clock"), "clock", &Settings::clock),
    toggle("dark", N_("Dark table"), "moon", &Settings::dark),
    toggle("motion", N_("Motion"), "play", &Settings::motion),
    toggle("winnable-mark", N_("Say whether it is winnable"), "check", &Settings::winnable_mark),
    toggle("hints-in-steps", N_("Hints in steps"), "hint", &Settings::hint_steps,
           N_("first the area, then a tile, then the pair")),
    Setting{"drawing", SettingKind::hidden, "", "", "", nullptr, &Settings::drawing},
    Setting{"folder", SettingKind::hidden, "", "", "", nullptr, &Settings::folder},
};

std::string_view value_of(const game::KeyValues& stored, const char* key) {
    const auto found = stored.find(key);
    return found == stored.end() ? std::string_view{} : std::string_view{found->second};
}

} // namespace

std::span<const Setting> settings_table() { return all_settings; }

game::KeyValues to_key_values(const Settings& settings) {
    game::KeyValues values;
    for (const Setting& one : all_settings)
        values[one.key] = one.flag != nullptr ? (settings.*one.flag ? "on" : "off") : settings.*one.text;
    return values;
}

Settings settings_from(const game::KeyValues& stored) {
    Settings settings;
    for (const Setting& one : all_settings) {
        const std::string_view value = value_of(stored, one.key);
        if (one.flag == nullptr)
            settings.*one.text = value;
        else if (value == "on" || value == "off")
            settings.*one.flag = value == "on";
    }
    return settings;
}

game::KeyValues to_key_values(const DealParams& params) {
    return {{"size", to_text(params.size)},
            {"kinds", std::to_string(params.kinds)},
            {"gravity", std::string(name_of(params.gravity))},
            {"layout", std::string(name_of(params.layout))},
            {"difficulty", std::to_string(params.difficulty)}};
}

DealParams params_from(const game::KeyValues& stored) {
    DealParams params;
    if (const auto size = parse_size(value_of(stored, "size"))) params.size = *size;
    params.layout = layout_from_name(value_of(stored, "layout")).value_or(params.layout);
    params.gravity = gravity_from_name(value_of(stored, "gravity")).value_or(params.gravity);
    params.difficulty = parse_number(value_of(stored, "difficulty")).value_or(params.difficulty);
    params.kinds = parse_number(value_of(stored, "kinds")).value_or(usual_kinds(params.size, params.layout));
    const auto good = checked(params);
    return good ? *good : DealParams{};
}

} // namespace twoturns::app

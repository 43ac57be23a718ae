#include "scene/settings.hpp"

#include <array>
#include <string>
#include <string_view>

#include "twoturns/notation.hpp"

namespace twoturns::scene {
namespace {

struct Switch {
    const char* word;
    bool Settings::*value;
};
constexpr std::array switches{
    Switch{"dark", &Settings::dark},
    Switch{"clock", &Settings::clock},
    Switch{"sound", &Settings::sound},
    Switch{"motion", &Settings::motion},
    Switch{"winnable-mark", &Settings::judge},
    Switch{"hints-in-steps", &Settings::hint_steps},
    Switch{"full-screen", &Settings::fullscreen},
};

std::string_view word_for(const game::KeyValues& words, const char* name) {
    const auto found = words.find(name);
    return found == words.end() ? std::string_view{} : std::string_view{found->second};
}

} // namespace

game::KeyValues to_key_values(const Settings& settings) {
    game::KeyValues words;
    for (const Switch& one : switches) words[one.word] = settings.*one.value ? "on" : "off";
    if (!settings.folder.empty()) words["folder"] = settings.folder;
    return words;
}

Settings settings_from(const game::KeyValues& words) {
    Settings settings;
    for (const Switch& one : switches) {
        const std::string_view word = word_for(words, one.word);
        if (word == "on" || word == "off") settings.*one.value = word == "on";
    }
    settings.folder = word_for(words, "folder");
    return settings;
}

game::KeyValues to_key_values(const DealParams& params) {
    return {{"size", to_text(params.size)},
            {"kinds", std::to_string(params.kinds)},
            {"gravity", std::string(name_of(params.gravity))},
            {"layout", std::string(name_of(params.layout))},
            {"difficulty", std::to_string(params.difficulty)}};
}

DealParams params_from(const game::KeyValues& words) {
    DealParams params;
    if (const auto size = parse_size(word_for(words, "size"))) params.size = *size;
    params.layout = layout_from_name(word_for(words, "layout")).value_or(params.layout);
    params.gravity = gravity_from_name(word_for(words, "gravity")).value_or(params.gravity);
    params.difficulty = parse_number(word_for(words, "difficulty")).value_or(params.difficulty);
    params.kinds = parse_number(word_for(words, "kinds")).value_or(usual_kinds(params.size, params.layout));
    const auto good = checked(params);
    return good ? *good : DealParams{};
}

} // namespace twoturns::scene

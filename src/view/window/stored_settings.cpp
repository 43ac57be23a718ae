#include "view/window/stored_settings.hpp"

#include <utility>

namespace twoturns::view {

StoredSettings::StoredSettings(const game::Preferences& stored, const app::Settings& at_start)
    : stored_(stored.settings), lists_(app::settings_from(stored)), for_this_start_(app::to_key_values(at_start)) {
    const game::KeyValues before = app::to_key_values(lists_);
    std::erase_if(for_this_start_, [&](const auto& one) { return before.at(one.first) == one.second; });
}

game::KeyValues StoredSettings::changed(const app::Settings& settings, const DealParams& params,
                                        const std::optional<WindowPlacement>& place) {
    Seen seen{settings, params, place};
    if (seen == last_) return {};
    last_ = std::move(seen);
    game::KeyValues values = app::to_key_values(settings);
    std::erase_if(for_this_start_, [&](const auto& one) { return values.at(one.first) != one.second; });
    for (const auto& [key, value] : for_this_start_) values.erase(key);
    values.merge(app::to_key_values(params));
    if (place) values.merge(to_key_values(*place));
    std::erase_if(values, [&](const auto& one) {
        std::string& before = stored_[one.first];
        return std::exchange(before, one.second) == one.second;
    });
    return values;
}

game::ItemChanges StoredSettings::changed_items(const app::Settings& settings) {
    if (app::same_lists(settings, lists_)) return {};
    return app::changed_items(app::lists_of(std::exchange(lists_, settings)), app::lists_of(settings));
}

void StoredSettings::are(const game::Preferences& stored) {
    stored_ = stored.settings;
    lists_ = app::settings_from(stored);
}

} // namespace twoturns::view

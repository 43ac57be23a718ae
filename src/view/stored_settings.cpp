#include "view/stored_settings.hpp"

#include <utility>

namespace twoturns::view {

StoredSettings::StoredSettings(game::KeyValues stored, const app::Settings& at_start)
    : stored_(std::move(stored)), for_this_start_(app::to_key_values(at_start)) {
    const game::KeyValues before = app::to_key_values(app::settings_from(stored_));
    std::erase_if(for_this_start_, [&](const auto& one) { return before.at(one.first) == one.second; });
}

game::KeyValues StoredSettings::changed(const app::Settings& settings, const DealParams& params,
                                        const std::optional<WindowPlace>& place) {
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

} // namespace twoturns::view

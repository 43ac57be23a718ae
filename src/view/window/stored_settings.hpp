// The stored settings, parameters of new games and window place, and the changes since the last write.
#pragma once

#include <optional>
#include <utility>

#include "app/settings.hpp"
#include "game/store.hpp"
#include "twoturns/deal.hpp"
#include "view/window/window_placement.hpp"

namespace twoturns::view {

class StoredSettings {
public:
    /// Start settings that differ from the stored settings are valid for this start only: they are not stored until the
    /// player changes them.
    StoredSettings(const game::Preferences& stored, const app::Settings& at_start);

    /// Returns the values that differ from the stored values. Assumes that the caller writes them to the store.
    [[nodiscard]] game::KeyValues changed(const app::Settings& settings, const DealParams& params,
                                          const std::optional<WindowPlacement>& place);
    /// Does the same as changed() for the rows of the lists.
    [[nodiscard]] game::ItemChanges changed_items(const app::Settings& settings);

    /// Replaces the stored values after all data was deleted or restored.
    void are(const game::Preferences& stored);

private:
    struct Seen {
        app::Settings settings;
        DealParams params;
        std::optional<WindowPlacement> place;
        friend bool operator==(const Seen&, const Seen&) = default;
    };
    game::KeyValues stored_;
    app::Settings lists_; ///< only the lists are used
    game::KeyValues for_this_start_;
    std::optional<Seen> last_;
};

} // namespace twoturns::view

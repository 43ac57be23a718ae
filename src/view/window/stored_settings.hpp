// The stored settings, parameters of new games and window place, and what has changed since.
#pragma once

#include <optional>
#include <utility>

#include "app/settings.hpp"
#include "game/store.hpp"
#include "twoturns/deal.hpp"
#include "view/window/place.hpp"

namespace twoturns::view {

class StoredSettings {
public:
    /// Settings of the start that differ from the stored ones count for this start only: they are not stored until the
    /// player changes them.
    StoredSettings(const game::Preferences& stored, const app::Settings& at_start);

    /// Returns what must be written so that the store has all of these. Assumes that the caller writes it.
    [[nodiscard]] game::KeyValues changed(const app::Settings& settings, const DealParams& params,
                                          const std::optional<WindowPlace>& place);
    /// Does the same for the rows of the lists.
    [[nodiscard]] game::ItemChanges changed_items(const app::Settings& settings);

    /// Replaces the stored values after all were deleted or restored.
    void are(const game::Preferences& stored);

private:
    struct Seen {
        app::Settings settings;
        DealParams params;
        std::optional<WindowPlace> place;
        friend bool operator==(const Seen&, const Seen&) = default;
    };
    game::KeyValues stored_;
    app::Settings lists_; ///< only the lists count
    game::KeyValues for_this_start_;
    std::optional<Seen> last_;
};

} // namespace twoturns::view

// What the store has of settings, the parameters of new games and the window's place, and what of it has changed.
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
    /// Settings of the start that differ from those stored count for this start only: they are not stored until the
    /// player sets them to something else.
    StoredSettings(const game::Preferences& stored, const app::Settings& at_start);

    /// What must be written so that the store has all of these. The next call takes it for written.
    [[nodiscard]] game::KeyValues changed(const app::Settings& settings, const DealParams& params,
                                          const std::optional<WindowPlace>& place);
    /// The same for the rows of its lists.
    [[nodiscard]] game::ItemChanges changed_items(const app::Settings& settings);

    /// What the store has now, after all was deleted or brought back.
    void are(const game::Preferences& stored);

private:
    struct Seen {
        app::Settings settings;
        DealParams params;
        std::optional<WindowPlace> place;
        friend bool operator==(const Seen&, const Seen&) = default;
    };
    game::KeyValues stored_;
    app::Settings lists_; ///< in which only the lists count
    game::KeyValues for_this_start_;
    std::optional<Seen> last_;
};

} // namespace twoturns::view

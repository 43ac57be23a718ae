// The names of sounds, shown for a moment to those who do not hear them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/effect.hpp"
#include "scene/scene.hpp"
#include "ui/style.hpp"

namespace twoturns::app {

/// Returns the name of a sound.
[[nodiscard]] std::string caption_of(const sound::Sound& sound);

/// Returns the height of the room below a board in which they are shown, in window pixels.
[[nodiscard]] float caption_height(const ui::Style& style);
/// Adds a name, centred at the upper edge of its room.
void add_caption(std::vector<scene::Item>& items, const sound::Sound& sound, ui::Point top, float most_width,
                 const ui::Style& style);

class Captions {
public:
    static constexpr game::Time shown_for{2000};

    void add(const sound::Sound& sound, game::Time at);
    /// Returns the sound to name: the last one, of several at once the loudest. Returns nullopt if none was heard
    /// lately.
    [[nodiscard]] std::optional<sound::Sound> shown(game::Time now) const;
    void expire(game::Time now);
    [[nodiscard]] std::optional<game::Time> next_change(game::Time now) const;

private:
    struct Heard {
        sound::Sound sound;
        game::Time at;
    };
    std::vector<Heard> heard_;
};

} // namespace twoturns::app

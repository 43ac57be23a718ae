// The names of sounds, shown for two seconds to players who do not hear the sounds.
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

/// Returns whether the name of the sound is said aloud, because it tells something that no sentence does.
[[nodiscard]] bool says_name(const sound::Sound& sound);

/// Returns the height of the strip for a caption below a board, in window pixels.
[[nodiscard]] float caption_height(const ui::Style& style);
/// Draws a caption, at most `most_width` pixels wide. `top` is the middle of the upper edge of its strip.
void add_caption(std::vector<scene::Item>& items, const sound::Sound& sound, ui::Point top, float most_width,
                 const ui::Style& style);

class Captions {
public:
    static constexpr game::Time shown_for{2000};

    void add(const sound::Sound& sound, game::Time at);
    /// Returns the sound to name: the one heard last; of sounds within 300 ms of each other the loudest. Returns
    /// nullopt if no sound was heard within `shown_for`.
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

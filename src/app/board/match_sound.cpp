#include "app/board/match_sound.hpp"

namespace twoturns::app {

PlaySound match_sound(const game::Matched& match, const scene::Animations& animations, const Context& context,
                      int rung) {
    PlaySound sound{Sound::match, rung};
    if (match.slides.empty()) return sound;
    const auto landing = animations.landing();
    sound.landing = landing && context.settings.motion ? *landing - context.now : game::Time{0};
    return sound;
}

} // namespace twoturns::app

// The letters that tell kinds of tiles apart without their pictures.
#include <algorithm>

#include "scene/scene.hpp"

namespace twoturns::scene {

std::string letters_of(int kind) {
    constexpr int alphabet = 26;
    std::string letters;
    for (int rest = kind + 1; rest > 0; rest = (rest - 1) / alphabet)
        letters += static_cast<char>('A' + (rest - 1) % alphabet);
    std::reverse(letters.begin(), letters.end());
    return letters;
}

} // namespace twoturns::scene

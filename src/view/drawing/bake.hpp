// A picture that takes longer than a frame, painted in slices beside other work.
#pragma once

#include "view/sdl.hpp"

namespace twoturns::view {

class Bake {
public:
    Bake() = default;
    Bake(const Bake&) = delete;
    Bake& operator=(const Bake&) = delete;
    Bake(Bake&&) = delete;
    Bake& operator=(Bake&&) = delete;
    virtual ~Bake() = default;

    /// Works about a millisecond. Returns true when the picture is finished.
    virtual bool run() = 0;
    /// Returns the finished picture, once.
    [[nodiscard]] virtual Surface take() = 0;
};

} // namespace twoturns::view

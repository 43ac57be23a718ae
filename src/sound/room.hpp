// The echo of the room around the table: four comb filters and two all-pass filters for each side.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "sound/instruments.hpp"

namespace twoturns::sound {

class Room {
public:
    explicit Room(double rate);

    /// Changes to the room of another table. The present echo continues, so there is no click.
    void set(const RoomTable& table) noexcept;

    struct Frame {
        double left = 0;
        double right = 0;
    };
    /// Takes the next frame of the notes and returns the next frame of the echo.
    [[nodiscard]] Frame next(const Frame& dry) noexcept;

    /// Returns true if the echo has been below -80 dBFS for so long that it cannot become louder without new notes.
    [[nodiscard]] bool quiet() const noexcept { return quiet_frames_ > patience_; }

private:
    struct Comb {
        std::vector<float> line;
        std::size_t at = 0;
        double feedback = 0;
        double low = 0;
    };
    struct AllPass {
        std::vector<float> in;
        std::vector<float> out;
        std::size_t at = 0;
    };
    struct Side {
        std::array<Comb, 4> combs;
        std::array<AllPass, 2> passes;
    };
    [[nodiscard]] double next(Side& side, double in) const noexcept;
    void clear() noexcept;

    double rate_;
    double send_ = 0;
    double damping_ = 0;
    std::array<Side, 2> sides_;
    std::size_t patience_ = 0;     ///< in frames: longer than the longest delay
    std::size_t quiet_frames_ = 0; ///< the number of frames since the last one above -80 dBFS
    std::size_t still_frames_ = 0; ///< the number of frames since the last one above -140 dBFS
    bool asleep_ = true;           ///< all delay lines are zero
};

} // namespace twoturns::sound

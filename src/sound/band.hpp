// The voices that play notes, and the notes that wait for their time.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "sound/noises.hpp"
#include "sound/score.hpp"
#include "sound/voice.hpp"

namespace twoturns::sound {

/// The most frames that are rendered at once.
inline constexpr std::size_t block_frames = 128;
/// The samples of a block, a side each.
struct Block {
    std::array<double, block_frames> left{};
    std::array<double, block_frames> right{};
};

class Band {
public:
    static constexpr std::size_t most_waiting = 256;

    /// Uses the noises as long as it lives.
    explicit Band(Noises& noises) : noises_(noises) {}

    /// Plays a note so many frames from now. It is dropped if too many wait.
    void add(const Note& note, std::int64_t delay) noexcept;
    /// Plays a ready one now.
    void play(const VoiceNote& note) noexcept;
    /// Drops the notes that would answer a match more than so many frames from now.
    void drop_answers(std::int64_t delay) noexcept;

    /// Returns true if no note sounds or waits.
    [[nodiscard]] bool silent() const noexcept;

    /// Adds the next frames, at most block_frames, to both sides.
    void render(Block& block, std::size_t frames) noexcept;

private:
    static constexpr std::size_t slots = 32; // those that fade after they were stolen need room, too
    static constexpr double steal_seconds = .008;

    struct Waiting {
        std::int64_t at = 0;
        std::uint64_t number = 0; // first come, first served
        Note note;
    };
    static bool later(const Waiting& a, const Waiting& b) noexcept {
        return a.at != b.at ? a.at > b.at : a.number > b.number;
    }
    [[nodiscard]] VoiceNote ready(const Note& note) noexcept;
    Voice* free_voice() noexcept;

    Noises& noises_;
    std::array<Voice, slots> voices_;
    std::array<Waiting, most_waiting> waiting_; // a heap
    std::size_t count_ = 0;
    std::uint64_t numbers_ = 0;
    std::int64_t now_ = 0;
};

} // namespace twoturns::sound

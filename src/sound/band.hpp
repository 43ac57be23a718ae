// The voices that play notes, and the queue of notes that start later.
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
/// The samples of a block, one array for each side.
struct Block {
    std::array<double, block_frames> left{};
    std::array<double, block_frames> right{};
};

class Band {
public:
    static constexpr std::size_t most_waiting = 256;

    /// Creates a band without notes, in which at most `voices` notes sound at once; a further note replaces the
    /// quietest. `noises` must outlive the band.
    Band(Noises& noises, int voices) : noises_(noises), most_voices_(voices) {}

    /// Plays a note `delay` frames from now. Drops the note if `most_waiting` notes are waiting already.
    void add(const Note& note, std::int64_t delay) noexcept;
    /// Plays a prepared note now.
    void play(const VoiceNote& note) noexcept;
    /// Drops the waiting notes that start more than `delay` frames from now and only follow an earlier match (see
    /// Note::answers). Called when another match will sound in `delay` frames.
    void drop_answers(std::int64_t delay) noexcept;

    /// Returns how many notes have been cut off for others so far.
    [[nodiscard]] std::uint64_t stolen() const noexcept { return stolen_; }
    /// Returns true if no note sounds or waits.
    [[nodiscard]] bool silent() const noexcept;

    /// Adds the next frames, at most block_frames, to `block`.
    void render(Block& block, std::size_t frames) noexcept;

private:
    static constexpr std::size_t slots = 32; // stolen voices need a slot while they fade out
    static constexpr double steal_seconds = .008;

    struct Waiting {
        std::int64_t at = 0;
        std::uint64_t number = 0; // orders notes of the same time by when they were added
        Note note;
    };
    static bool later(const Waiting& a, const Waiting& b) noexcept {
        return a.at != b.at ? a.at > b.at : a.number > b.number;
    }
    [[nodiscard]] VoiceNote ready(const Note& note) noexcept;
    Voice* free_voice() noexcept;

    Noises& noises_;
    int most_voices_;
    std::uint64_t stolen_ = 0;
    std::array<Voice, slots> voices_;
    std::array<Waiting, most_waiting> waiting_; // a heap
    std::size_t count_ = 0;
    std::uint64_t numbers_ = 0;
    std::int64_t now_ = 0;
};

} // namespace twoturns::sound

#include "game/melody.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <span>

#include "core/split_mix.hpp"
#include "twoturns/notation.hpp"

namespace twoturns::game {
namespace {

/// The random numbers of melodies, which must never change.
class Chance {
public:
    explicit Chance(std::uint64_t seed) : state_(seed) {}
    int below(int n) { return static_cast<int>((split_mix(state_) >> 33U) % static_cast<unsigned>(n)); }

private:
    std::uint64_t state_;
};

struct Motif {
    std::array<int, 9> steps{};
    std::size_t rhythm = 0;
};

enum class Change {
    none,
    varied,  // moved up, inverted or backwards
    swapped, // two notes in the other order
    closing, // the end of the board
};
struct Phrase {
    int motif = 0; // A, B or C
    Change change = Change::none;
    int cadence = 0; // its last step
};

constexpr Phrase closing{0, Change::closing, 0};
constexpr std::array form{Phrase{0, Change::none, 3},    Phrase{0, Change::varied, 0}, Phrase{1, Change::none, 1},
                          Phrase{0, Change::swapped, 0}, Phrase{2, Change::none, 3},   Phrase{2, Change::varied, 2},
                          Phrase{1, Change::varied, 3},  Phrase{0, Change::varied, 0}};
constexpr std::array keys{-3, -1, 0, 2, 4};
constexpr std::array<std::array<int, 4>, 3> starts{{{0, 2, 3, 5}, {3, 5, 4, 2}, {0, -2, 2, -1}}};
constexpr std::array<std::array<int, 2>, 3> basses{{{0, 0}, {3, 1}, {4, 3}}}; // at the first and fifth note
constexpr std::array<std::array<int, 8>, 6> rhythms{{{2, 1, 1, 2, 2, 1, 1, 4},
                                                     {3, 1, 2, 2, 3, 1, 2, 4},
                                                     {1, 1, 2, 2, 1, 1, 2, 4},
                                                     {2, 2, 1, 1, 2, 1, 3, 4},
                                                     {4, 2, 2, 1, 1, 2, 2, 4},
                                                     {1, 2, 1, 2, 2, 2, 1, 4}}};
constexpr std::array moves{-1, 1, 0, 2, -2, 3, -3, 4};
constexpr std::array weights{5, 5, 1, 4, 3, 2, 2, 1};
constexpr int all_weights = 23;
constexpr int lowest = -3;
constexpr int highest = 9;

bool in_chord(int step) {
    const int note = ((step % 5) + 5) % 5;
    return note == 0 || note == 2 || note == 3;
}

int drawn_move(Chance& chance) {
    int rest = chance.below(all_weights);
    std::size_t i = 0;
    while (rest >= weights[i]) rest -= weights[i++];
    return moves[i];
}

Motif motif_of(Chance& chance, std::size_t letter) {
    const int low = letter == 1 ? 0 : -2;
    const int high = letter == 1 ? 8 : 6;
    Motif motif;
    int at = starts[letter][static_cast<std::size_t>(chance.below(4))];
    int last = 0;
    motif.steps[0] = at;
    for (std::size_t i = 1; i < motif.steps.size(); ++i) {
        int move = drawn_move(chance);
        if (std::abs(last) >= 2) move = (1 + chance.below(3) / 2) * (last > 0 ? -1 : 1); // steps back fill a leap
        if (move == 0 && (last == 0 || i % 4 == 0)) move = 1;
        if (at + move < low || at + move > high) move = -move;
        at += move;
        motif.steps[i] = at;
        last = move;
    }
    motif.rhythm = static_cast<std::size_t>(chance.below(static_cast<int>(rhythms.size())));
    return motif;
}

/// Changes the motif as the phrase says.
void vary(std::array<int, 9>& steps, Change change, Chance& chance) {
    if (change == Change::swapped) {
        std::swap(steps[2], steps[3]);
        ++steps[5];
    }
    if (change != Change::varied) return;
    switch (chance.below(3)) {
    case 0:
        for (int& step : steps) ++step;
        break;
    case 1:
        for (std::size_t i = steps.size(); i-- > 4;) steps[i] = 2 * steps[4] - steps[i];
        break;
    default: std::reverse(steps.begin(), steps.begin() + 4);
    }
}

/// Removes the third of three equal notes, equal notes on a beat, and trills.
void mend(std::vector<int>& steps, std::size_t end) {
    for (std::size_t i = 1; i < end; ++i) {
        const int up = steps[i - 1] <= steps[i + 1] ? 1 : -1;
        if (steps[i] == steps[i - 1] && (i < 2 || steps[i - 1] == steps[i - 2] || i % 4 == 0)) steps[i] += up;
        if (i >= 3 && steps[i] == steps[i - 2] && steps[i - 1] == steps[i - 3])
            steps[i] = steps[i - 1] + (steps[i - 1] < steps[i] ? 2 : -2);
    }
}

/// Returns the last three steps of a phrase that comes from `before`, absent in a phrase of three notes.
std::array<int, 3> cadence_of(const Phrase& phrase, std::optional<int> before, Chance& chance) {
    if (phrase.change == Change::closing) {
        constexpr std::array<std::array<int, 3>, 3> ends{{{2, 1, 0}, {3, 1, 0}, {1, -1, 0}}};
        return ends[static_cast<std::size_t>(chance.below(3))];
    }
    const int end = phrase.cadence + (before && *before >= 5 && phrase.cadence < 2 ? 5 : 0);
    if (!before || *before >= end + 1) return {end + 2, end + 1, end};
    if (*before < end - 1) return {end - 2, end - 1, end};
    return {end + 1, end - 1, end};
}

std::vector<int> steps_of(const Phrase& phrase, const Motif& motif, std::size_t length, Chance& chance) {
    std::array<int, 9> varied = motif.steps;
    vary(varied, phrase.change, chance);
    std::vector<int> steps(varied.begin(), varied.end());
    while (steps.size() < length) steps.push_back(steps[steps.size() - 4]); // a small board has one long phrase
    steps.resize(length);
    for (std::size_t i = 0; i < length; i += 4)
        if (!in_chord(steps[i])) steps[i] += in_chord(steps[i] - 1) ? -1 : 1;
    if (length > 3) mend(steps, length - 3);
    const std::size_t before = length - 4; // if length > 3
    const auto cadence = cadence_of(phrase, length > 3 ? std::optional(steps[before]) : std::nullopt, chance);
    const std::size_t copied = std::min<std::size_t>(3, length);
    std::copy(cadence.end() - static_cast<std::ptrdiff_t>(copied), cadence.end(),
              steps.end() - static_cast<std::ptrdiff_t>(copied));
    if (length > 3 && steps[before] == steps[before + 1])
        steps[before] += steps[before + 1] >= steps[before + 2] ? 1 : -1;
    for (int& step : steps) step = std::clamp(step, lowest, highest);
    return steps;
}

/// In hundredths of a dB: a phrase swells by 3 dB to its fifth note of eight, and weak beats are softer.
int level_of(int note, int length) {
    const int swell = -300 * std::abs(10 * note - 6 * length) / (6 * length);
    return swell - (note % 4 == 0 ? 0 : note % 2 == 0 ? 150 : 250);
}

} // namespace

std::string melody_text(const Origin& origin) {
    return origin.custom_board ? to_text(*origin.custom_board) : to_text(origin.id);
}

std::uint64_t melody_seed(std::string_view game_id) {
    std::uint64_t hash = 0xCBF29CE484222325U;
    for (const char c : game_id) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3U;
    return hash;
}

int melody_key(std::string_view game_id) {
    return keys[static_cast<std::size_t>(Chance(melody_seed(game_id)).below(static_cast<int>(keys.size())))];
}

std::vector<MelodyNote> melody(std::string_view game_id, int pairs) {
    std::vector<MelodyNote> notes;
    if (pairs <= 0) return notes;
    notes.reserve(static_cast<std::size_t>(pairs));
    Chance chance(melody_seed(game_id));
    chance.below(static_cast<int>(keys.size())); // the key
    std::array<Motif, 3> motifs;
    for (std::size_t letter = 0; letter < motifs.size(); ++letter) motifs[letter] = motif_of(chance, letter);
    const int phrases = std::max(1, (pairs + 4) / 8);
    for (int p = 0; p < phrases; ++p) {
        const Phrase& phrase = p == phrases - 1 ? closing : form[static_cast<std::size_t>(p) % form.size()];
        const int length = pairs / phrases + (p < pairs % phrases ? 1 : 0);
        const auto letter = static_cast<std::size_t>(phrase.motif);
        const Motif& motif = motifs[letter];
        const auto steps = steps_of(phrase, motif, static_cast<std::size_t>(length), chance);
        for (int i = 0; i < length; ++i) {
            MelodyNote note;
            note.step = steps[static_cast<std::size_t>(i)];
            note.length = i < length - 1 ? rhythms[motif.rhythm][static_cast<std::size_t>(i) % 8] : 4;
            note.level = level_of(i, length);
            if (i == 0 || i == 4) note.bass = basses[letter][i == 0 ? 0 : 1] - 5;
            note.phrase = p;
            note.left = length - 1 - i;
            note.last = p == phrases - 1 && i == length - 1;
            notes.push_back(note);
        }
    }
    return notes;
}

int reached_step(const MelodyNote& note, int cells) {
    if (note.left < 2) return note.step;
    if (cells >= 16 && note.step + 5 <= 6) return note.step + 5;
    if (cells < 9) return note.step;
    int step = note.step + 1;
    while (!in_chord(step)) ++step;
    return step <= highest ? step : note.step;
}

} // namespace twoturns::game

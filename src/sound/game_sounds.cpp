#include "sound/game_sounds.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdint>

#include "game/replay.hpp"
#include "sound/mixer.hpp"

namespace twoturns::sound {
namespace {

constexpr double first_move = 1.2; // after the deal
constexpr double longest_pause = 4;
constexpr double longest = 15 * 60;

/// Replays a game and collects its sounds.
class Listener {
public:
    Listener(game::Replay replay, Instrument instrument)
        : replay_(std::move(replay)), instrument_(instrument), pairs_(session().pairs_left()) {
        const std::string text = game::melody_text(replay_.record().origin);
        key_ = game::melody_key(text);
        melody_ = game::melody(text, pairs_);
    }

    std::vector<TimedSound> heard() {
        const double scale = std::min(1.0, (longest - 10) / std::max(1.0, length()));
        at_ = first_move;
        add(0, sound_of(Cue::deal));
        game::Time last{0};
        for (const game::Entry& entry : replay_.record().log) {
            const double pause = scale * pause_of(entry.at - last);
            last = entry.at;
            at_ += pause;
            hear(entry, pause);
        }
        if (session().status() == game::Status::won) add(at_ + 2.2, sound_of(Cue::win));
        if (session().status() == game::Status::stuck) add(at_ + 1, sound_of(Cue::stuck));
        std::stable_sort(sounds_.begin(), sounds_.end(),
                         [](const TimedSound& a, const TimedSound& b) { return a.at < b.at; });
        return std::move(sounds_);
    }

private:
    [[nodiscard]] const game::Session& session() const { return replay_.session(); }
    [[nodiscard]] Size size() const { return session().board().size(); }
    [[nodiscard]] int gone() const { return pairs_ - session().pairs_left(); }

    static double pause_of(game::Time time) {
        return std::clamp(std::chrono::duration<double>(time).count(), 0.0, longest_pause);
    }
    [[nodiscard]] double length() const {
        double sum = 0;
        game::Time last{0};
        for (const game::Entry& entry : replay_.record().log) {
            sum += pause_of(entry.at - last);
            last = entry.at;
        }
        return sum;
    }
    [[nodiscard]] Sound sound_of(Cue cue) const {
        Sound sound;
        sound.cue = cue;
        sound.instrument = instrument_;
        sound.key = key_;
        return sound;
    }
    /// Returns the sound of the pair that is taken when `n` pairs are gone.
    [[nodiscard]] Sound match_of(int n, const Link& link) const {
        const auto last = static_cast<int>(melody_.size()) - 1;
        if (last < 0) return sound_of(Cue::match);
        return match_sound(melody_[static_cast<std::size_t>(std::clamp(n, 0, last))], link, size(), instrument_, key_);
    }
    void add(double at, const Sound& sound) { sounds_.push_back({std::max(0.0, at), sound}); }

    void hear(const game::Entry& entry, double pause) {
        const int before = gone();
        const auto position = session().timeline().position();
        const std::optional<Move> taken = session().timeline().move_to(position);
        const game::Reply reply = replay_.forward();
        if (const auto* matched = std::get_if<game::Matched>(&reply)) {
            const Cell first = matched->link.front();
            Sound pick = sound_of(Cue::pick);
            pick.pan = pan_of(static_cast<float>(first.col), size());
            if (pause > .1) add(at_ - std::min(.45, .4 * pause), pick);
            add(at_, match_of(before, matched->link));
            if (matched->slides.empty()) return;
            Sound slide = sound_of(Cue::slide);
            add(at_, slide);
            slide.cue = Cue::slide_lands;
            slide.count = static_cast<int>(std::min<std::size_t>(matched->slides.size(), 3));
            add(at_ + .25, slide);
            return;
        }
        if (std::holds_alternative<game::HintAsked>(entry.action)) return add(at_, sound_of(Cue::hint_area));
        if (std::holds_alternative<game::NewKinds>(entry.action)) return add(at_, sound_of(Cue::reshuffle));
        if (std::holds_alternative<game::Undone>(entry.action) && taken && gone() == before - 1)
            return add_again(Cue::undo, *taken);
        const std::optional<Move> again = session().timeline().move_to(session().timeline().position());
        if (std::holds_alternative<game::Redone>(entry.action) && again && gone() == before + 1) {
            Sound redo = sound_of(Cue::redo);
            redo.step = melody_[static_cast<std::size_t>(before)].step;
            redo.pan = pan_of(static_cast<float>(again->a.col + again->b.col) / 2, size());
            return add(at_, redo);
        }
        if (gone() >= before) return;
        Sound rewind = sound_of(Cue::rewind);
        rewind.count = before - gone();
        rewind.step = melody_[static_cast<std::size_t>(before - 1)].step;
        add(at_, rewind);
    }

    /// Adds the sound of a restored pair.
    void add_again(Cue cue, const Move& move) {
        const auto link = find_link(session().board().occupancy(), move.a, move.b);
        if (!link) return;
        Sound sound = match_of(gone(), *link);
        Sound again = sound_of(cue);
        again.step = sound.step;
        again.turns = sound.turns;
        again.pan = sound.pan;
        add(at_, again);
    }

    game::Replay replay_;
    Instrument instrument_;
    int pairs_;
    int key_ = 0;
    std::vector<game::MelodyNote> melody_;
    double at_ = 0;
    std::vector<TimedSound> sounds_;
};

} // namespace

Result<std::vector<TimedSound>> sounds_of(const game::Record& record, const Deal& start, Instrument instrument) {
    auto replay = game::Replay::of(record, start);
    if (!replay) return replay.error();
    return Listener(*std::move(replay), instrument).heard();
}

void render(std::span<const TimedSound> sounds, int rate, const std::function<void(std::span<const float>)>& take) {
    Mixer mixer(rate);
    std::array<float, 2048> samples{};
    std::int64_t now = 0;
    const auto play = [&](std::int64_t frames) {
        while (frames > 0) {
            const auto piece = std::min<std::int64_t>(frames, samples.size() / 2);
            const std::span<float> part(samples.data(), static_cast<std::size_t>(2 * piece));
            mixer.render(part);
            take(part);
            frames -= piece;
            now += piece;
        }
    };
    for (const TimedSound& one : sounds) {
        play(std::llround(one.at * rate) - now);
        mixer.add(one.sound);
    }
    while (!mixer.silent()) play(static_cast<std::int64_t>(samples.size() / 2));
}

} // namespace twoturns::sound

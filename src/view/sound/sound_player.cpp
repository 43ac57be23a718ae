#include "view/sound/sound_player.hpp"

#include <SDL.h>

#include <algorithm>
#include <utility>

namespace twoturns::view {

using platform::Worker;

namespace {

constexpr std::chrono::seconds attention{90};        // music fades without input for so long
constexpr std::chrono::milliseconds look_after{500}; // whether there is silence
constexpr double fade_in_seconds = .8;
constexpr double rest_seconds = 4;    // a fade out, when nobody is there
constexpr double change_seconds = .5; // of the ambience, when that of another table follows

/// Returns when a fade is over for certain.
std::chrono::milliseconds after_fade(double seconds) {
    constexpr double rendered_late = .2;
    return std::chrono::milliseconds{static_cast<int>(1000 * (seconds + rendered_late))};
}

} // namespace

std::chrono::milliseconds look_again_after(std::chrono::milliseconds waited) {
    using namespace std::chrono_literals;
    return std::clamp<std::chrono::milliseconds>(waited / 4, 20ms, 10s);
}

SoundPlayer::SoundPlayer(Options options)
    : options_(std::move(options)), stream_(options_.patience), worker_([this] { return turn(); }, options_.threaded) {}

SoundPlayer::~SoundPlayer() {
    const std::lock_guard lock(mutex_);
    stop_ = true;
}

bool SoundPlayer::finish(std::chrono::steady_clock::time_point end) {
    {
        const std::lock_guard lock(mutex_);
        stop_ = true;
    }
    worker_.wake();
    return worker_.ends_by(end);
}

void SoundPlayer::play(const app::PlaySound& sound) {
    asked_.store(Clock::now().time_since_epoch().count(), std::memory_order_relaxed);
    stream_.play(sound);
    worker_.wake();
}

void SoundPlayer::set(const SoundWishes& wishes) {
    if (wishes == sent_) return;
    sent_ = wishes;
    {
        const std::lock_guard lock(mutex_);
        wishes_ = wishes;
    }
    worker_.wake();
}

void SoundPlayer::attend() {
    const auto now = Clock::now();
    const Clock::time_point before{
        Clock::duration{attended_.exchange(now.time_since_epoch().count(), std::memory_order_relaxed)}};
    const bool background = sent_.volumes.music > 0 || sent_.volumes.ambience > 0;
    if (background && (before == Clock::time_point::min() || now - before >= attention)) worker_.wake();
}

void SoundPlayer::device_removed(std::uint32_t number) {
    {
        const std::lock_guard lock(mutex_);
        removed_.push_back(number);
    }
    worker_.wake();
}

// On the worker's thread ------------------------------------------------------------------------------------

Worker::Due SoundPlayer::turn() {
    std::unique_lock lock(mutex_);
    wishes_now_ = wishes_;
    const auto removed = std::exchange(removed_, {});
    const bool stop = stop_;
    lock.unlock();
    if (stop) {
        close();
        SDL_TLSCleanup(); // SDL only frees thread data by itself for threads it started
        return Worker::done;
    }
    const auto now = Clock::now();
    if (device_ && std::find(removed.begin(), removed.end(), device_->number()) != removed.end()) {
        close();
        retry_at_ = opened_at_ + options_.retry_after; // a device may fail as soon as it is open
    }
    const Wanted below = wanted(now);
    const bool has_background = below.any();
    if (!device_ && (stream_.waits() || has_background)) {
        if (now >= retry_at_) open(now);
        if (!device_) stream_.drop_sounds();
    }
    if (!device_) free_unwanted();
    if (!device_ && prepares()) return Worker::at_once;
    if (!device_) return has_background ? std::max(retry_at_, now + look_after) : Worker::when_woken;
    if (rests_) {
        if (!wishes_now_.visible) close();
        if (!device_ || !(stream_.waits() || has_background)) return Worker::when_woken;
        device_->start();
        rests_ = false;
    }
    // A device that hangs carries out nothing, so orders must not pile up.
    if (!stream_.done())
        return now + look_again_after(std::chrono::duration_cast<std::chrono::milliseconds>(now - ordered_at_));
    retired_ = {};
    ordered_at_ = now;
    if (volumes_ != wishes_now_.volumes) set_volumes();
    play_music(below.music);
    play_ambience(below.ambience, now);
    constexpr auto a_second = std::chrono::milliseconds{std::chrono::seconds{1}}.count();
    const std::chrono::milliseconds silence{stream_.silent_frames() * a_second / audio_rate};
    const Clock::time_point asked{Clock::duration{asked_.load(std::memory_order_relaxed)}};
    if (options_.threaded && !has_background && now - asked >= options_.give_up_after) { // it is suspended, say
        close();
        stream_.drop_sounds();
        return Worker::when_woken;
    }
    const bool hidden_page = !options_.threaded && !wishes_now_.visible;
    // A page keeps its device until it is hidden: to open one there can stop the picture.
    const bool ends = options_.threaded ? silence >= options_.close_after : hidden_page;
    const bool used = has_background || stream_.waits();
    if (!options_.threaded && !ends && !used && silence >= options_.close_after && device_->rest()) {
        rests_ = true;
        return Worker::when_woken;
    }
    if (!ends || used) return Clock::now() + look_after;
    close();
    return Worker::when_woken;
}

SoundPlayer::Wanted SoundPlayer::wanted(Clock::time_point now) const {
    const Clock::time_point attended{Clock::duration{attended_.load(std::memory_order_relaxed)}};
    const bool attends = attended != Clock::time_point::min() && now - attended < attention;
    if (!attends || !wishes_now_.visible) return {};
    return {wishes_now_.volumes.music > 0, wishes_now_.volumes.ambience > 0};
}

/// Without a thread: makes the noises little by little, long before the first sound would have to wait for them.
/// Returns whether some are left to make.
bool SoundPlayer::prepares() {
    const sound::Volumes& volumes = wishes_now_.volumes;
    const bool heard = volumes.cues > 0 || volumes.music > 0 || volumes.ambience > 0;
    return !options_.threaded && heard && wishes_now_.visible && noises_.make_next();
}

void SoundPlayer::set_volumes() {
    volumes_ = wishes_now_.volumes;
    stream_.set_volumes(volumes_);
}

void SoundPlayer::open(Clock::time_point now) {
    stream_.carry_out_orders();
    set_volumes();
    stream_.prepare(noises_.all());
    if (!ambience_faded_in_)
        ambience_out_at_ = now + (sources_.ambience ? after_fade(rest_seconds) : Clock::duration{0});
    device_ = options_.open([this](std::span<float> samples) { stream_.fill(samples); });
    const bool works = device_ != nullptr;
    if (works != works_.exchange(works)) {
        if (!works) SDL_Log("No sound: %s", SDL_GetError()); // once, however often it is tried again
        if (options_.changed) options_.changed();
    }
    if (!works) {
        retry_at_ = Clock::now() + options_.retry_after;
        return;
    }
    opened_at_ = Clock::now();
    device_->start();
}

void SoundPlayer::close() {
    device_.reset();
    rests_ = false;
    free_unwanted();
}

/// Without a device: frees music and ambience if the player wants neither.
void SoundPlayer::free_unwanted() {
    const bool any = sources_.music || sources_.ambience;
    if (any && wishes_now_.volumes.music <= 0 && wishes_now_.volumes.ambience <= 0) {
        stream_.set_music(nullptr);
        stream_.set_ambience(nullptr);
        retired_ = std::exchange(sources_, {});
    }
    stream_.carry_out_orders();
    if (stream_.done()) retired_ = {};
}

/// Fades the music in and out. The music of another board or table goes on from the next bar on.
void SoundPlayer::play_music(bool wanted) {
    const app::Background& of = wishes_now_.background;
    if (wanted && !(sources_.music && of == tune_of_)) {
        tune_of_ = of;
        auto tune = std::make_unique<sound::Tune>(sound::tune_of(of.instrument, of.melody, of.pairs, of.mood));
        if (sources_.music) {
            stream_.set_tune(*sources_.music, *tune);
        } else {
            sources_.music = std::make_unique<sound::Music>(noises_.all(), *tune);
            stream_.set_music(sources_.music.get());
        }
        retired_.tune = std::exchange(sources_.tune, std::move(tune));
    }
    if (wanted == music_faded_in_) return;
    stream_.fade_music(wanted, wanted ? fade_in_seconds : rest_seconds);
    music_faded_in_ = wanted;
}

/// Fades the ambience in and out. The ambience of another table fades in after the old one has faded out.
void SoundPlayer::play_ambience(bool wanted, Clock::time_point now) {
    const sound::Instrument table = wishes_now_.background.instrument;
    const bool there = sources_.ambience && ambience_of_ == table;
    if (ambience_faded_in_ && !(wanted && there)) {
        const double seconds = wanted ? change_seconds : rest_seconds;
        stream_.fade_ambience(false, seconds);
        ambience_faded_in_ = false;
        ambience_out_at_ = now + after_fade(seconds);
    }
    if (!wanted || ambience_faded_in_) return;
    if (!there) {
        if (now < ambience_out_at_) return;
        auto ambience = std::make_unique<sound::Ambience>(audio_rate, table);
        stream_.set_ambience(ambience.get());
        ambience_of_ = table;
        retired_.ambience = std::exchange(sources_.ambience, std::move(ambience));
    }
    stream_.fade_ambience(true, fade_in_seconds);
    ambience_faded_in_ = true;
}

} // namespace twoturns::view

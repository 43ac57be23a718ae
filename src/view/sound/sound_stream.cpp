#include "view/sound/sound_stream.hpp"

#include <array>

namespace twoturns::view {

void SoundStream::set_volumes(const sound::Volumes& volumes) noexcept {
    order({.kind = Order::Kind::volumes, .volumes = volumes});
}

void SoundStream::set_music(sound::Music* music) noexcept { order({.kind = Order::Kind::music, .music = music}); }

void SoundStream::set_ambience(sound::Ambience* ambience) noexcept {
    order({.kind = Order::Kind::ambience, .ambience = ambience});
}

void SoundStream::set_tune(sound::Music& music, const sound::Tune& tune) noexcept {
    order({.kind = Order::Kind::tune, .music = &music, .tune = &tune});
}

void SoundStream::fade_music(bool in, double seconds) noexcept {
    order({.kind = Order::Kind::fade_music, .in = in, .seconds = seconds});
}

void SoundStream::fade_ambience(bool in, double seconds) noexcept {
    order({.kind = Order::Kind::fade_ambience, .in = in, .seconds = seconds});
}

void SoundStream::order(const Order& order) noexcept {
    ++ordered_;
    orders_.push(order); // there is room: see the comment before set_volumes()
}

void SoundStream::prepare(const sound::Noises& noises) {
    if (!mixer_) mixer_ = std::make_unique<sound::Mixer>(noises);
    carry_out_orders();
    std::array<float, std::size_t{2} * audio_rate / 50> unheard{}; // a volume is reached within 20 ms
    mixer_->render(unheard);
    silent_frames_.store(0, std::memory_order_release);
}

void SoundStream::drop_sounds() noexcept {
    while (sounds_.pop()) {
    }
}

void SoundStream::carry_out_orders() noexcept {
    while (mixer_) {
        const auto order = orders_.pop();
        if (!order) return;
        switch (order->kind) {
        case Order::Kind::volumes: mixer_->set_volumes(order->volumes); break;
        case Order::Kind::music: mixer_->set_music(order->music); break;
        case Order::Kind::ambience: mixer_->set_ambience(order->ambience); break;
        case Order::Kind::tune: order->music->set_tune(*order->tune); break;
        case Order::Kind::fade_music: mixer_->fade_music(order->in, order->seconds); break;
        case Order::Kind::fade_ambience: mixer_->fade_ambience(order->in, order->seconds); break;
        }
        carried_out_.fetch_add(1, std::memory_order_release);
    }
}

void SoundStream::fill(std::span<float> samples) noexcept {
    constexpr std::int64_t frames_a_ms = audio_rate / 1000;
    carry_out_orders();
    const auto now = Clock::now();
    while (const auto next = sounds_.pop())
        if (now - next->since <= patience_) mixer_->add(next->what.sound, frames_a_ms * next->what.after.count());
    mixer_->render(samples);
    const auto frames = static_cast<std::int64_t>(samples.size() / 2);
    silent_frames_.store(mixer_->silent() ? silent_frames_.load(std::memory_order_relaxed) + frames : 0,
                         std::memory_order_release);
}

} // namespace twoturns::view

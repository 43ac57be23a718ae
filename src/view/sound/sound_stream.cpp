#include "view/sound/sound_stream.hpp"

#include <array>

namespace twoturns::view {

void SoundStream::set_volumes(const sound::Volumes& volumes) noexcept {
    order({.kind = Order::Kind::volumes, .volumes = volumes});
}

void SoundStream::set_background(sound::Music* music, sound::Ambience* ambience) noexcept {
    order({.kind = Order::Kind::background, .music = music, .ambience = ambience});
}

void SoundStream::fade_background(bool in, double seconds) noexcept {
    order({.kind = Order::Kind::fade, .in = in, .seconds = seconds});
}

void SoundStream::order(const Order& order) noexcept {
    ++ordered_;
    orders_.push(order); // there is room: see the comment before set_volumes()
}

void SoundStream::prepare() {
    if (!mixer_) mixer_ = std::make_unique<sound::Mixer>(audio_rate);
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
        case Order::Kind::background: mixer_->set_background(order->music, order->ambience); break;
        case Order::Kind::fade: mixer_->fade_background(order->in, order->seconds); break;
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

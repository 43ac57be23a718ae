#include "view/speech/speaker.hpp"

#include <utility>

namespace twoturns::view {

using platform::Worker;

Speaker::Speaker(Options options)
    : options_(std::move(options)), worker_([this] { return turn(); }, options_.threaded) {}

Speaker::~Speaker() {
    const std::lock_guard lock{mutex_};
    orders_.end = true;
}

void Speaker::say(const app::Utterance& what) {
    {
        const std::lock_guard lock{mutex_};
        if (what.interrupts) {
            orders_.words.clear();
            orders_.stop = true;
        }
        orders_.words.push_back(what.words);
    }
    worker_.wake();
}

void Speaker::form(const VoiceForm& form) {
    const std::lock_guard lock{mutex_};
    orders_.form = form;
}

bool Speaker::finish(std::chrono::steady_clock::time_point end) {
    {
        const std::lock_guard lock{mutex_};
        orders_.end = true;
    }
    worker_.wake();
    return worker_.ends_by(end);
}

bool Speaker::opens() {
    if (voice_) return true;
    const auto now = Clock::now();
    if (now < retry_at_) return false;
    voice_ = options_.open ? options_.open() : nullptr;
    formed_ = {};
    if (!voice_) retry_at_ = now + options_.retry_after;
    tell(voice_ != nullptr);
    return voice_ != nullptr;
}

void Speaker::tell(bool works) {
    if (works_.exchange(works) != works && options_.changed) options_.changed();
}

Worker::Due Speaker::turn() {
    Orders orders;
    {
        const std::lock_guard lock{mutex_};
        orders = orders_;
        orders_.words.clear();
        orders_.stop = false;
    }
    if (voice_ && (orders.stop || orders.end)) voice_->stop();
    if (orders.end) {
        voice_.reset();
        return Worker::done;
    }
    const auto says = [&](const std::string& words) {
        if (!opens()) return false;
        if (formed_ != orders.form) voice_->form(formed_ = orders.form);
        if (voice_->say(words)) return true;
        voice_.reset(); // the service has ended
        return false;
    };
    for (const std::string& words : orders.words) {
        const bool was_open = voice_ != nullptr;
        if (says(words) || (was_open && says(words))) continue; // the service is started again once
        tell(false);
        break;
    }
    return Worker::when_woken;
}

} // namespace twoturns::view

#include "view/desktop/settings_watch.hpp"

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <utility>

namespace twoturns::view {

SettingsWatch::Descriptor::~Descriptor() {
    if (number >= 0) ::close(number);
}

SettingsWatch::SettingsWatch(std::function<void()> changed)
    : changed_(std::move(changed)), worker_([this] { return turn(); }) {
    end_.number = ::eventfd(0, EFD_CLOEXEC);
    if (end_.number >= 0) worker_.wake();
}

SettingsWatch::~SettingsWatch() {
    const std::uint64_t one = 1;
    if (end_.number >= 0) static_cast<void>(::write(end_.number, &one, sizeof one) == sizeof one);
}

platform::Worker::Due SettingsWatch::turn() {
    if (!bus_) {
        bus_ = SessionBus::open(); // here, because another program may be slow to answer
        if (!bus_ || bus_->descriptor() < 0) return platform::Worker::done;
        bus_->listen("type='signal',sender='org.freedesktop.portal.Desktop',"
                     "interface='org.freedesktop.portal.Settings',member='SettingChanged'");
        changed_(); // it may have changed before
    }
    bool any = false;
    while (bus_->next_signal("/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings", "SettingChanged", 0))
        any = true;
    if (any) changed_();
    return wait() && bus_->is_open() ? platform::Worker::at_once : platform::Worker::done;
}

bool SettingsWatch::wait() const {
    std::array<pollfd, 2> both{{{bus_->descriptor(), POLLIN, 0}, {end_.number, POLLIN, 0}}};
    while (::poll(both.data(), both.size(), -1) < 0)
        if (errno != EINTR) return false;
    return both[1].revents == 0;
}

} // namespace twoturns::view

// Waits for changes of the Linux desktop's settings.
#pragma once

#include <functional>
#include <memory>

#include "platform/worker.hpp"
#include "view/desktop/session_bus.hpp"

namespace twoturns::view {

/// Sleeps on the session bus until the portal signals that a setting has changed, then calls a function on its own
/// thread. Does nothing if there is no bus.
class SettingsWatch {
public:
    explicit SettingsWatch(std::function<void()> changed);
    SettingsWatch(const SettingsWatch&) = delete;
    SettingsWatch& operator=(const SettingsWatch&) = delete;
    SettingsWatch(SettingsWatch&&) = delete;
    SettingsWatch& operator=(SettingsWatch&&) = delete;
    ~SettingsWatch();

private:
    struct Descriptor {
        int number = -1;
        Descriptor() = default;
        Descriptor(const Descriptor&) = delete;
        Descriptor& operator=(const Descriptor&) = delete;
        Descriptor(Descriptor&&) = delete;
        Descriptor& operator=(Descriptor&&) = delete;
        ~Descriptor();
    };
    [[nodiscard]] platform::Worker::Due turn();
    /// Sleeps until the bus has something, or this object is to end. Returns false at the end.
    [[nodiscard]] bool wait() const;

    std::function<void()> changed_;
    Descriptor end_; ///< becomes readable when this object is to end
    std::unique_ptr<SessionBus> bus_;
    platform::Worker worker_; ///< the last member, as it uses the others
};

} // namespace twoturns::view

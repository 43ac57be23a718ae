// Sound through a real PulseAudio server without any device, and with one.
#include <SDL.h>
#include <stdlib.h> // NOLINT(modernize-deprecated-headers): setenv is POSIX

#include <span>
#include <stdexcept>
#include <string>
#include <vector>

#include "support/catch.hpp"
#include "support/process.hpp"
#include "support/scratch.hpp"
#include "view/quiet.hpp"
#include "view/sound/audio_device.hpp"
#include "view/sound/pulse_server.hpp"

using namespace twoturns;

namespace {

/// A sound server of its own for one test.
class SoundServer {
public:
    explicit SoundServer(const std::vector<std::string>& devices) {
        const std::string socket = (folder_.path() / "native").string();
        setenv("PULSE_RUNTIME_PATH", folder_.path().c_str(), 1); // its process ID is kept there
        setenv("PULSE_COOKIE", (folder_.path() / "cookie").c_str(), 1);
        setenv("PULSE_SERVER", ("unix:" + socket).c_str(), 1);
        std::vector<std::string> arguments{"-n", "--daemonize=yes", "--exit-idle-time=-1",
                                           "--load=module-native-protocol-unix auth-anonymous=1 socket=" + socket};
        for (const std::string& device : devices) arguments.push_back("--load=" + device);
        try {
            runs_ = test::run("pulseaudio", arguments).status == 0;
        } catch (const std::runtime_error&) {
            WARN("pulseaudio is missing");
        }
    }
    ~SoundServer() {
        if (runs_) test::run("pulseaudio", {"--kill"});
        unsetenv("PULSE_SERVER");
    }
    SoundServer(const SoundServer&) = delete;
    SoundServer& operator=(const SoundServer&) = delete;
    SoundServer(SoundServer&&) = delete;
    SoundServer& operator=(SoundServer&&) = delete;

    [[nodiscard]] bool runs() const { return runs_; }

private:
    test::ScratchFolder folder_;
    bool runs_ = false;
};

bool opens() {
    return view::open_audio([](std::span<float>) {}) != nullptr;
}

} // namespace

TEST_CASE("a sound server without a device is silence, not a crash", "[sound]") {
    test::quiet_sdl();
    setenv("SDL_AUDIODRIVER", "pulseaudio", 1);
    {
        const SoundServer server{{}};
        if (!server.runs()) return;
        CHECK(view::pulse_server_has_no_output());
        CHECK_FALSE(opens());
    }
    const SoundServer server{{"module-null-sink"}};
    REQUIRE(server.runs());
    CHECK_FALSE(view::pulse_server_has_no_output());
    CHECK(opens());
    test::quiet_sdl();
}

TEST_CASE("without a sound server SDL is asked", "[sound]") {
    setenv("SDL_AUDIODRIVER", "pulseaudio", 1);
    setenv("PULSE_SERVER", "unix:/none/such", 1);
    CHECK_FALSE(view::pulse_server_has_no_output());
    unsetenv("PULSE_SERVER");
    test::quiet_sdl();
    CHECK_FALSE(view::pulse_server_has_no_output()); // another driver is named
}

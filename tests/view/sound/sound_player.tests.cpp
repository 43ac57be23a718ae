#include "view/sound/sound_player.hpp"

#include <SDL.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cmath>
#include <condition_variable>
#include <cstdlib>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

#include "support/catch.hpp"
#include "support/waiting.hpp"
#include "view/quiet.hpp"

using namespace twoturns;
using namespace std::chrono_literals;
using sound::Cue;
using view::SoundPlayer;

namespace {

/// The sound system of a machine. The test is the thread of its device.
struct Machine {
    std::mutex mutex;
    std::condition_variable unblocked;
    view::FillSamples fill; ///< of the open device
    bool plays = false;
    bool has_device = true;
    bool blocks = false;
    std::atomic<int> opened{0}; ///< how often
    std::atomic<int> tried{0};
    int rested = 0; ///< only without threads

    [[nodiscard]] bool is_open() {
        const std::lock_guard lock(mutex);
        return plays;
    }
    void set_blocks(bool on) {
        {
            const std::lock_guard lock(mutex);
            blocks = on;
        }
        unblocked.notify_all();
    }
    /// Plays the next samples; returns the loudest. Returns nullopt without an open device.
    std::optional<float> play(std::size_t frames) {
        const std::lock_guard lock(mutex);
        if (!plays) return std::nullopt;
        std::vector<float> samples(2 * frames, 9);
        for (std::size_t at = 0; at < samples.size(); at += 1024)
            fill({samples.data() + at, std::min<std::size_t>(1024, samples.size() - at)});
        float peak = 0;
        for (const float sample : samples) peak = std::max(peak, std::abs(sample));
        return peak;
    }
};

class Device final : public view::AudioDevice {
public:
    Device(std::shared_ptr<Machine> machine, view::FillSamples fill) : machine_(std::move(machine)) {
        const std::lock_guard lock(machine_->mutex);
        machine_->fill = std::move(fill);
    }
    Device(const Device&) = delete;
    Device& operator=(const Device&) = delete;
    Device(Device&&) = delete;
    Device& operator=(Device&&) = delete;
    ~Device() override {
        const std::lock_guard lock(machine_->mutex);
        machine_->plays = false;
        machine_->fill = {};
    }
    void start() override {
        const std::lock_guard lock(machine_->mutex);
        machine_->plays = true;
        ++machine_->opened;
    }
    bool rest() override {
        const std::lock_guard lock(machine_->mutex);
        machine_->plays = false;
        ++machine_->rested;
        return true;
    }
    [[nodiscard]] std::uint32_t number() const override { return 7; }

private:
    std::shared_ptr<Machine> machine_;
};

SoundPlayer::Options options_of(const std::shared_ptr<Machine>& machine) {
    SoundPlayer::Options options;
    options.open = [machine](view::FillSamples fill) -> std::unique_ptr<view::AudioDevice> {
        ++machine->tried;
        {
            std::unique_lock lock(machine->mutex);
            machine->unblocked.wait(lock, [&] { return !machine->blocks; });
            if (!machine->has_device) return nullptr;
        }
        return std::make_unique<Device>(machine, std::move(fill));
    };
    options.patience = 1h;
    options.retry_after = 0ms;
    return options;
}

app::PlaySound pick() { return {}; }

/// Picks a tile, and waits until the device is open for it.
void open_by_pick(SoundPlayer& player, Machine& machine) {
    player.play(pick());
    REQUIRE(test::comes_true([&] { return machine.is_open(); }));
}

/// Plays until the device is closed; returns whether it was.
bool closes(Machine& machine) {
    return test::comes_true([&] { return !machine.play(4800); });
}

} // namespace

TEST_CASE("a device is opened for a sound, and closed when there is nothing to hear", "[sound]") {
    const auto machine = std::make_shared<Machine>();
    SoundPlayer player{options_of(machine)};
    CHECK(machine->tried == 0);
    for (int time = 1; time <= 2; ++time) {
        open_by_pick(player, *machine);
        CHECK(machine->play(2400) > 0.001F);
        CHECK(closes(*machine));
        CHECK(machine->opened == time);
    }
    CHECK(player.works());
}

TEST_CASE("without threads a device rests in silence, plays on for the next sound, and is closed when hidden",
          "[sound]") {
    const auto machine = std::make_shared<Machine>();
    SoundPlayer::Options options = options_of(machine);
    options.threaded = false;
    SoundPlayer player{options};
    for (int time = 1; time <= 2; ++time) {
        player.play(pick());
        player.run_slice();
        CHECK(machine->play(2400) > 0.001F);
        REQUIRE(test::comes_true([&] { return !machine->play(4800); }, [&] { player.run_slice(); }));
        CHECK(machine->rested == time);
        CHECK_FALSE(player.until_slice());
    }
    CHECK(machine->tried == 1);
    view::SoundWishes wishes;
    wishes.visible = false;
    player.set(wishes);
    player.run_slice();
    CHECK_FALSE(machine->fill);
    player.play(pick());
    player.run_slice();
    CHECK(machine->tried == 2);
}

TEST_CASE("without threads sounds are prepared in many slices, and none is prepared if nothing is to be heard",
          "[sound]") {
    const auto machine = std::make_shared<Machine>();
    SoundPlayer::Options options = options_of(machine);
    options.threaded = false;
    SoundPlayer player{options};
    const auto slices = [&] {
        int taken = 0;
        for (; taken < 1000 && player.until_slice(); ++taken) player.run_slice();
        return taken;
    };
    view::SoundWishes wishes;
    wishes.volumes = {.cues = 0, .music = 0, .ambience = 0};
    player.set(wishes);
    CHECK(slices() == 1);
    wishes.volumes.cues = 70;
    player.set(wishes);
    const int taken = slices();
    CHECK(taken > 50);
    CHECK(taken < 1000);
    CHECK(machine->tried == 0);
    player.play(pick());
    player.run_slice();
    CHECK(machine->play(2400) > 0.001F);
}

TEST_CASE("sounds come in the order in which they were asked for, each at its time", "[sound]") {
    const auto machine = std::make_shared<Machine>();
    machine->blocks = true; // so that both wait for the device
    SoundPlayer player{options_of(machine)};
    app::PlaySound later = pick();
    later.after = game::Time{500};
    later.sound.cue = Cue::match;
    player.play(pick());
    player.play(later);
    machine->set_blocks(false);
    REQUIRE(test::comes_true([&] { return machine->is_open(); }));
    const auto first = machine->play(19'200); // 400 ms
    CHECK(first > 0.001F);
    const auto between = machine->play(3840);
    const auto second = machine->play(9600);
    CHECK(second > 4 * *between);
}

TEST_CASE("without a device the game is silent, and hears again once there is one", "[sound]") {
    const auto machine = std::make_shared<Machine>();
    machine->has_device = false;
    std::atomic<int> changes{0};
    auto options = options_of(machine);
    options.changed = [&] { ++changes; };
    SoundPlayer player{options};
    const auto play_again = [&] { // a sound may be dropped with those of a try that is just failing
        player.play(pick());
        SDL_Delay(2);
    };
    REQUIRE(test::comes_true([&] { return machine->tried >= 3; }, play_again));
    REQUIRE(test::comes_true([&] { return !player.works(); }));
    CHECK(changes == 1); // said once
    {
        const std::lock_guard lock(machine->mutex);
        machine->has_device = true;
    }
    REQUIRE(test::comes_true([&] { return machine->is_open(); }, play_again));
    CHECK(player.works());
    CHECK(changes == 2);
}

TEST_CASE("who has no device is not asked for one at every sound", "[sound]") {
    const auto machine = std::make_shared<Machine>();
    machine->has_device = false;
    auto options = options_of(machine);
    options.retry_after = 1h;
    SoundPlayer player{options};
    player.play(pick());
    REQUIRE(test::comes_true([&] { return !player.works(); }));
    for (int i = 0; i < 200; ++i) player.play(pick());
    REQUIRE(player.finish(std::chrono::steady_clock::now() + test::longest_wait));
    CHECK(machine->tried == 1);
}

TEST_CASE("a device that hangs while it is opened keeps nobody waiting", "[sound]") {
    const auto machine = std::make_shared<Machine>();
    machine->blocks = true;
    auto options = options_of(machine);
    options.patience = 0ms; // what was done meanwhile is not heard
    SoundPlayer player{options};
    for (int i = 0; i < 10'000; ++i) player.play(pick());
    REQUIRE(test::comes_true([&] { return machine->tried == 1; }));
    for (int i = 0; i < 10'000; ++i) player.play(pick());
    CHECK_FALSE(machine->is_open());
    CHECK_FALSE(player.finish(std::chrono::steady_clock::now())); // the program ends without it
    machine->set_blocks(false);
    CHECK(player.finish(std::chrono::steady_clock::now() + test::longest_wait));
    CHECK_FALSE(machine->is_open());
}

TEST_CASE("a device that takes no orders is looked at ever less often", "[sound]") {
    std::chrono::milliseconds waited{0};
    int looks = 0;
    for (; waited < 1h; ++looks) {
        const auto after = view::look_again_after(waited);
        CHECK(after >= 20ms);
        CHECK((waited > 200ms || after <= 50ms)); // as long as a device takes that works
        waited += after;
    }
    CHECK(looks < 420);
}

TEST_CASE("what was done long before the device was there is not heard", "[sound]") {
    const auto machine = std::make_shared<Machine>();
    machine->blocks = true;
    auto options = options_of(machine);
    options.patience = 0ms;
    SoundPlayer player{options};
    for (int i = 0; i < 100; ++i) player.play(pick());
    REQUIRE(test::comes_true([&] { return machine->tried == 1; }));
    SDL_Delay(2);
    machine->set_blocks(false);
    REQUIRE(test::comes_true([&] { return machine->is_open(); }));
    CHECK(machine->play(4800) == 0.0F);
}

TEST_CASE("a device that is pulled out is given up, and the next sound opens another", "[sound]") {
    const auto machine = std::make_shared<Machine>();
    SoundPlayer player{options_of(machine)};
    open_by_pick(player, *machine);
    CHECK(machine->play(2400) > 0.001F);
    player.device_removed(8); // another one
    player.device_removed(7);
    player.device_removed(9);
    REQUIRE(test::comes_true([&] { return !machine->is_open(); }));
    CHECK(machine->opened == 1);
    open_by_pick(player, *machine);
    CHECK(machine->play(2400) > 0.001F);
}

TEST_CASE("a device that fails as soon as it is open is not opened again at once", "[sound]") {
    const auto machine = std::make_shared<Machine>();
    auto options = options_of(machine);
    options.retry_after = 1h;
    SoundPlayer player{options};
    open_by_pick(player, *machine);
    player.device_removed(7);
    REQUIRE(test::comes_true([&] { return !machine->is_open(); }));
    for (int i = 0; i < 200; ++i) player.play(pick());
    REQUIRE(player.finish(std::chrono::steady_clock::now() + test::longest_wait));
    CHECK(machine->tried == 1);
}

TEST_CASE("a device that stands still is closed after a while, and opened again for the next sound", "[sound]") {
    const auto machine = std::make_shared<Machine>();
    auto options = options_of(machine);
    options.give_up_after = 1ms;
    SoundPlayer player{options};
    for (int time = 1; time <= 2; ++time) {
        player.play(pick());
        REQUIRE(test::comes_true([&] { return machine->opened == time; }));
        REQUIRE(test::comes_true([&] { return !machine->is_open(); })); // though it never took a sample
    }
}

TEST_CASE("what was done while a device hung is not heard when it goes on", "[sound]") {
    const auto machine = std::make_shared<Machine>();
    auto options = options_of(machine);
    options.patience = 0ms;
    SoundPlayer player{options};
    open_by_pick(player, *machine);
    for (int i = 0; i < 20; ++i) player.play(pick());
    SDL_Delay(2);
    CHECK(machine->play(4800) == 0.0F);
}

TEST_CASE("sounds are as loud as set, from the first one on", "[sound]") {
    const auto peak_at = [](float volume) {
        const auto machine = std::make_shared<Machine>();
        SoundPlayer player{options_of(machine)};
        view::SoundWishes wishes;
        wishes.volumes.cues = volume;
        player.set(wishes);
        open_by_pick(player, *machine);
        return *machine->play(4800);
    };
    const float usual = peak_at(70);
    CHECK(std::abs(peak_at(35) - usual / 2) < 0.02F * usual);
    CHECK(peak_at(0) == 0);
}

TEST_CASE("music is heard while the player is there and the window is seen, and then nothing wakes the machine",
          "[sound]") {
    const auto machine = std::make_shared<Machine>();
    SoundPlayer player{options_of(machine)};
    view::SoundWishes wishes;
    wishes.volumes.music = 70;
    wishes.background = {sound::Instrument::felt, "tt2.6x4.6.none.any.full.1.moon", 12};
    player.set(wishes);
    player.play(pick());
    REQUIRE(closes(*machine)); // the player has done nothing yet: only a sound by itself
    player.attend();
    REQUIRE(test::comes_true([&] { return machine->is_open(); }));
    float loudest = 0;
    REQUIRE(test::comes_true([&] { return loudest > 0.0005F; },
                             [&] { loudest = std::max(loudest, machine->play(4800).value_or(0)); }));
    SECTION("another board on another table brings other music, without a pause") {
        REQUIRE(test::comes_true([&] { return machine->play(4800).value_or(0) > 0.02F; })); // it has faded in
        for (const std::string_view seed : {"sun", "star", "sky"}) {
            wishes.background.melody = "tt2.6x4.6.none.any.full.1." + std::string(seed);
            wishes.background.instrument = seed == "sun" ? sound::Instrument::felt : sound::Instrument::jade;
            player.set(wishes);
            SDL_Delay(2);
            for (int i = 0; i < 10; ++i) CHECK(machine->play(24'000).value_or(0) > 0.001F);
        }
    }
    SECTION("and nothing changes") {}
    wishes.visible = false;
    player.set(wishes);
    CHECK(closes(*machine));
    wishes.visible = true;
    player.set(wishes);
    CHECK(test::comes_true([&] { return machine->is_open(); }));
    wishes.volumes.music = 0;
    player.set(wishes);
    CHECK(closes(*machine));
}

TEST_CASE("whatever is wished for while a device hangs, the last wish holds when it goes on", "[sound]") {
    const auto machine = std::make_shared<Machine>();
    SoundPlayer player{options_of(machine)};
    view::SoundWishes wishes;
    wishes.volumes.music = 70;
    wishes.background = {sound::Instrument::felt, "tt2.6x4.6.none.any.full.1.moon", 12};
    player.set(wishes);
    player.attend();
    float loudest = 0;
    REQUIRE(test::comes_true([&] { return loudest > 0.0005F; },
                             [&] { loudest = std::max(loudest, machine->play(4800).value_or(0)); }));
    for (int i = 0; i < 120; ++i) { // the device takes nothing; the worker sees most of these
        wishes.visible = !wishes.visible;
        player.set(wishes);
        SDL_Delay(2);
    }
    SECTION("it is heard again") {
        loudest = 0;
        CHECK(test::comes_true([&] { return loudest > 0.0005F; }, [&] { loudest = machine->play(4800).value_or(0); }));
    }
    SECTION("no music is wanted, and the device is pulled out") {
        wishes.volumes.music = 0;
        player.set(wishes);
        player.device_removed(7);
        REQUIRE(test::comes_true([&] { return !machine->is_open(); }));
        open_by_pick(player, *machine);
        CHECK(machine->play(2400) > 0.001F);
        CHECK(closes(*machine));
    }
}

TEST_CASE("SDL's device opens for a sound, and is closed after it and when the player goes", "[sound]") {
    test::quiet_sdl();
    const auto is_open = [] { return SDL_WasInit(SDL_INIT_AUDIO) != 0; };
    {
        SoundPlayer player{{}};
        CHECK_FALSE(is_open());
        for (int i = 0; i < 2; ++i) {
            CHECK(test::comes_true(is_open, [&] {
                player.play(pick()); // again, as a busy machine may miss the time when it is open
                SDL_Delay(2);
            }));
            if (i == 0) CHECK(test::comes_true([&] { return !is_open(); }));
        }
    }
    CHECK_FALSE(is_open());
}

TEST_CASE("where SDL finds no device the game is silent", "[sound]") {
    test::quiet_sdl();
    setenv("SDL_AUDIODRIVER", "none-such", 1);
    {
        SoundPlayer::Options options;
        options.threaded = GENERATE(true, false);
        SoundPlayer player{options};
        for (int i = 0; i < 3; ++i) {
            player.play(pick());
            player.run_slice(); // nothing with a thread
        }
        CHECK(test::comes_true([&] { return !player.works(); }));
    }
    CHECK(SDL_WasInit(SDL_INIT_AUDIO) == 0);
    test::quiet_sdl();
}

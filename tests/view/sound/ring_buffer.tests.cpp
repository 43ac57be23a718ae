#include "view/sound/ring_buffer.hpp"

#include <atomic>
#include <cstdint>
#include <thread>

#include "app/effect.hpp"
#include "support/catch.hpp"

using namespace twoturns;

TEST_CASE("a ring gives back what was put in, in order, and refuses what has no room", "[sound]") {
    view::RingBuffer<int, 4> ring;
    CHECK(ring.empty());
    CHECK_FALSE(ring.pop());
    int next_in = 0;
    int next_out = 0;
    for (int round = 0; round < 10; ++round) {
        while (ring.push(next_in)) ++next_in;
        CHECK(next_in - next_out == 4);
        for (int i = 0; i <= round % 4; ++i) CHECK(ring.pop() == next_out++);
    }
    while (const auto value = ring.pop()) CHECK(*value == next_out++);
    CHECK(next_out == next_in);
    CHECK(ring.empty());
}

TEST_CASE("between two threads nothing is lost, repeated or reordered, whole as it was", "[sound][threads]") {
    constexpr int count = 50'000;
    view::RingBuffer<app::PlaySound, 8> ring;
    std::thread busy_thread{[&] {
        for (int i = 0; i < count;) {
            app::PlaySound sound;
            sound.sound.step = i;
            sound.sound.count = -i;
            sound.after = game::Time{i};
            if (ring.push(sound))
                ++i;
            else
                std::this_thread::yield();
        }
    }};
    int wrong = 0;
    for (int i = 0; i < count;) {
        const auto sound = ring.pop();
        if (!sound) {
            std::this_thread::yield();
            continue;
        }
        wrong += sound->sound.step != i || sound->sound.count != -i || sound->after != game::Time{i};
        ++i;
    }
    busy_thread.join();
    CHECK(wrong == 0);
    CHECK(ring.empty());
}

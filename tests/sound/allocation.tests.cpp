// The callback of a device must not wait, so it must not allocate.
#include "sound/mixer.hpp"
#include "support/catch.hpp"

#include <array>
#include <cstddef>
#include <cstdlib>
#include <new>

#include "sound/ambience.hpp"
#include "sound/music.hpp"
#include "support/sounds.hpp"

namespace {

std::size_t allocations = 0; // of the whole program; its tests have one thread

} // namespace

void* operator new(std::size_t size, const std::nothrow_t& /*tag*/) noexcept {
    ++allocations;
    return std::malloc(size == 0 ? 1 : size);
}
void* operator new(std::size_t size) {
    if (void* const memory = operator new(size, std::nothrow)) return memory;
    throw std::bad_alloc();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t /*size*/) noexcept { std::free(memory); }

TEST_CASE("after it is made, a mixer allocates nothing") {
    using namespace twoturns;
    using namespace twoturns::sound;
    Mixer mixer(48'000);
    const Tune tune = tune_of(Instrument::slate, "tt2.18x8.36.none.any.full.3.music", 72);
    Music music(Noises(48'000), tune);
    Ambience ambience(48'000, Instrument::felt);
    const auto sounds = test::all_sounds(Instrument::night);
    std::array<float, 1024> samples{};
    const std::size_t before = allocations;
    mixer.set_music(&music);
    mixer.set_ambience(&ambience);
    mixer.set_volumes({70, 70, 70});
    mixer.fade_music(true, 4);
    mixer.fade_ambience(true, 4);
    for (int i = 0; i < 1000; ++i) {
        mixer.add(sounds[static_cast<std::size_t>(i) % sounds.size()].sound, i % 7);
        mixer.render(samples);
        if (mixer.silent()) {
            mixer.fade_music(false, 4);
            mixer.fade_ambience(false, 4);
        }
    }
    CHECK(allocations == before);
    const std::array copies{Mixer(8000).rate(), Mixer(8000).rate()};
    CHECK(allocations > before);
    CHECK(copies[0] == 8000);
}

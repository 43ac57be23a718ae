#include "twoturns/random.hpp"

#include <bit>

#include "core/split_mix.hpp"

namespace twoturns {
namespace {

/// FNV-1a, 64 bits.
std::uint64_t hash(std::string_view text) {
    std::uint64_t value = 0xCBF29CE484222325U;
    for (const char c : text) {
        value ^= static_cast<unsigned char>(c);
        value *= 0x100000001B3U;
    }
    return value;
}

} // namespace

Random::Random(std::uint64_t seed) : state_{} {
    for (auto& word : state_) word = split_mix(seed);
}

Random::Random(std::string_view seed) : Random(hash(seed)) {}

std::uint64_t Random::next() {
    const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
    const std::uint64_t shifted = state_[1] << 17U;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= shifted;
    state_[3] = std::rotl(state_[3], 45);
    return result;
}

std::uint64_t Random::below(std::uint64_t n) {
    assert(n > 0);
    std::uint64_t number = next();
    // Rejects the first (2^64 mod n) numbers, so that every remainder is equally likely. These are less than n, so the
    // second division is hardly ever needed.
    if (number < n) [[unlikely]] {
        const std::uint64_t refused = (0 - n) % n;
        while (number < refused) number = next();
    }
    return number % n;
}

} // namespace twoturns

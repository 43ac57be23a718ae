#include "sound/fourier.hpp"

#include <cstddef>
#include <numbers>
#include <utility>

namespace twoturns::sound {

void inverse_transform(std::vector<std::complex<float>>& x) {
    const std::size_t size = x.size();
    for (std::size_t i = 1, j = 0; i < size; ++i) { // bits in the other order
        std::size_t bit = size / 2;
        for (; (j & bit) != 0; bit /= 2) j ^= bit;
        j ^= bit;
        if (i < j) std::swap(x[i], x[j]);
    }
    std::vector<std::complex<float>> roots(size / 2 + 1);
    for (std::size_t half = 1; half < size; half *= 2) {
        const double angle = std::numbers::pi / static_cast<double>(half);
        for (std::size_t k = 0; k < half; ++k)
            roots[k] = std::complex<float>(std::polar(1.0, angle * static_cast<double>(k)));
        for (std::size_t start = 0; start < size; start += 2 * half) {
            for (std::size_t k = start; k < start + half; ++k) {
                const std::complex<float> a = x[k];
                const std::complex<float> b = x[k + half];
                const std::complex<float> root = roots[k - start];
                // Written out: the operator looks for NaN, which takes twice the time.
                const std::complex<float> turned(b.real() * root.real() - b.imag() * root.imag(),
                                                 b.real() * root.imag() + b.imag() * root.real());
                x[k] = a + turned;
                x[k + half] = a - turned;
            }
        }
    }
}

} // namespace twoturns::sound

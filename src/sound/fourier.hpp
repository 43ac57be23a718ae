// The fast Fourier transform.
#pragma once

#include <complex>
#include <vector>

namespace twoturns::sound {

/// Replaces x by its inverse transform, without dividing by the size, which must be a power of 2.
void inverse_transform(std::vector<std::complex<float>>& x);

} // namespace twoturns::sound

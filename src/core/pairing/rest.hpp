// Taking the whole rest of a kind at once, which never does harm: no other tile needs them.
#pragma once

#include <vector>

#include "core/pairing/field.hpp"
#include "core/pairing/pairs.hpp"

namespace twoturns::pairing {

/// Looks for an order in which all tiles of a small kind that are left can go with nothing else going in
/// between: exactly for up to four, else by taking the first pair each time. When there is one, they
/// go, and the pairs are added to `moves`.
bool take_rest(Field& field, KindId kind, std::vector<Pair>& moves);

} // namespace twoturns::pairing

// The target of the precompiled header has to have a source.
#include "support/headers.hpp"

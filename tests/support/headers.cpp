// The target of the precompiled header needs a source file.
#include "support/headers.hpp"

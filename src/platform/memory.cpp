#include "platform/memory.hpp"

#include <cstdlib> // defines __GLIBC__

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace twoturns::platform {

void share_heaps() {
#ifdef __GLIBC__
    mallopt(M_ARENA_MAX, 2);
#endif
}

void give_back_memory() {
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}

} // namespace twoturns::platform

# TWOTURNS_HARDENED: compiles and links everything so that a memory fault ends the program instead of serving an
# attacker. tests/scripts/hardened.sh reads the flags back from the program. Linux only: the linkers for Windows make
# programs relocatable and data non-executable by default, and a page's memory cannot be executed at all.
if(NOT TWOTURNS_HARDENED OR NOT CMAKE_SYSTEM_NAME STREQUAL "Linux")
  return()
endif()
include(CheckCXXSourceCompiles)

# Level 3 needs newer libraries and compilers; older ones warn.
set(CMAKE_REQUIRED_FLAGS "-O2 -Werror -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=3")
check_cxx_source_compiles("#include <cstdlib>\nint main() {}" TWOTURNS_HAS_FORTIFY_3)
unset(CMAKE_REQUIRED_FLAGS)
add_compile_options(-fstack-protector-strong -Wformat -Werror=format-security -U_FORTIFY_SOURCE
  -D_FORTIFY_SOURCE=$<IF:$<BOOL:${TWOTURNS_HAS_FORTIFY_3}>,3,2>)
if(CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64|i[3-6]86)$")
  add_compile_options(-fcf-protection)
elseif(CMAKE_SYSTEM_PROCESSOR MATCHES "^(aarch64|arm64)$")
  add_compile_options(-mbranch-protection=standard)
endif()
add_compile_options(-fPIE) # not -fPIC: nothing here is a shared library, and calls would be slower
add_link_options(-pie -Wl,-z,relro -Wl,-z,now)

# Tests for Windows: packaging/windows/tests.sh runs what it builds. Their framework is headers and the source below, as that of
# the distribution is for this system.
add_library(twoturns_catch_main STATIC support/catch_main.cpp)
target_include_directories(twoturns_catch_main PUBLIC ${TWOTURNS_LIBRARIES}/include)
target_link_options(twoturns_catch_main PUBLIC -static) # the libraries of the compiler, too
add_library(Catch2::Catch2WithMain ALIAS twoturns_catch_main)
function(catch_discover_tests)
endfunction()

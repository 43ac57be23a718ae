# Precompiles headers that nearly every file includes: tests/support/headers.hpp for all targets that link
# twoturns_test_support; with TWOTURNS_QUICK_BUILD, the standard headers below for all others.

# A compiler cache cannot store objects compiled with them.
if(CMAKE_CXX_COMPILER_LAUNCHER)
  return()
endif()

# twoturns_precompile(FOLDER): uses them in all targets of the folder and its subfolders.
function(twoturns_precompile folder)
  get_property(targets DIRECTORY ${folder} PROPERTY BUILDSYSTEM_TARGETS)
  foreach(target ${targets})
    get_target_property(type ${target} TYPE)
    get_target_property(has ${target} PRECOMPILE_HEADERS)
    if(has OR NOT type MATCHES "EXECUTABLE|STATIC_LIBRARY")
      continue()
    endif()
    get_target_property(libraries ${target} LINK_LIBRARIES)
    get_target_property(heavy ${target} TWOTURNS_HEAVY_TESTS) # compiled with other flags than those headers
    if("twoturns_test_support" IN_LIST libraries AND NOT heavy)
      target_precompile_headers(${target} REUSE_FROM twoturns_test_headers)
    elseif(TWOTURNS_QUICK_BUILD)
      target_precompile_headers(${target} REUSE_FROM twoturns_usual_headers)
    endif()
  endforeach()
  get_property(folders DIRECTORY ${folder} PROPERTY SUBDIRECTORIES)
  foreach(inner ${folders})
    twoturns_precompile(${inner})
  endforeach()
endfunction()

if(TWOTURNS_QUICK_BUILD)
  # Build them in a separate target: the core may be compiled with other flags.
  file(CONFIGURE OUTPUT usual_headers.cpp CONTENT "" @ONLY)
  add_library(twoturns_usual_headers OBJECT ${CMAKE_CURRENT_BINARY_DIR}/usual_headers.cpp)
  target_precompile_headers(twoturns_usual_headers PRIVATE <algorithm> <array> <chrono> <cstdint> <filesystem> <functional>
    <map> <memory> <optional> <set> <span> <string> <string_view> <utility> <variant> <vector>)
endif()
if(TWOTURNS_TESTS)
  target_precompile_headers(twoturns_test_headers PRIVATE ${PROJECT_SOURCE_DIR}/tests/support/headers.hpp)
endif()
twoturns_precompile(${PROJECT_SOURCE_DIR})

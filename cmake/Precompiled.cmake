# Headers that nearly every file includes, compiled once a build: for all that links twoturns_test_support those of
# tests/support/headers.hpp, for the rest, where TWOTURNS_QUICK_BUILD is on, the standard ones below.

# A compiler cache keeps nothing that is compiled with them.
if(CMAKE_CXX_COMPILER_LAUNCHER)
  return()
endif()

# twoturns_precompile(FOLDER): for the targets of the folder and of those in it.
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
  # Of a target that is nothing else: the core may be compiled with flags of its own.
  file(CONFIGURE OUTPUT usual_headers.cpp CONTENT "" @ONLY)
  add_library(twoturns_usual_headers OBJECT ${CMAKE_CURRENT_BINARY_DIR}/usual_headers.cpp)
  target_precompile_headers(twoturns_usual_headers PRIVATE <algorithm> <array> <chrono> <cstdint> <filesystem> <functional>
    <map> <memory> <optional> <set> <span> <string> <string_view> <utility> <variant> <vector>)
endif()
if(TWOTURNS_TESTS)
  target_precompile_headers(twoturns_test_headers PRIVATE ${PROJECT_SOURCE_DIR}/tests/support/headers.hpp)
endif()
twoturns_precompile(${PROJECT_SOURCE_DIR})

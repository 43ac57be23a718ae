# Installs what developers get into a fresh folder, builds the program beside this file against it, and runs it.
#   cmake -DBUILD=... -DSOURCE=... -DOPTIONS=... -P test.cmake
set(work ${BUILD}/installed)
file(REMOVE_RECURSE ${work})

function(run)
  execute_process(COMMAND ${ARGN} RESULT_VARIABLE status OUTPUT_VARIABLE text ERROR_VARIABLE text)
  if(NOT status EQUAL 0)
    message(FATAL_ERROR "${ARGN}: ${status}\n${text}")
  endif()
  set(text "${text}" PARENT_SCOPE)
endfunction()

run(${CMAKE_COMMAND} --install ${BUILD} --component development --prefix ${work}/prefix)
file(GLOB_RECURSE private ${work}/prefix/include/*.hpp)
foreach(header ${private})
  file(STRINGS ${header} foreign REGEX "#include \"" )
  list(FILTER foreign EXCLUDE REGEX "\"twoturns/")
  if(foreign OR NOT header MATCHES "/include/twoturns/[a-z_]+\\.hpp$")
    message(FATAL_ERROR "${header} is installed, or includes what is not: ${foreign}")
  endif()
endforeach()

run(${CMAKE_COMMAND} -S ${SOURCE} -B ${work}/build -DCMAKE_PREFIX_PATH=${work}/prefix ${OPTIONS})
run(${CMAKE_COMMAND} --build ${work}/build)
run(${work}/build/installed)
foreach(line "moves 30" "turns [012]" "twoturns-loss 1")
  if(NOT text MATCHES "\n${line}\n")
    message(FATAL_ERROR "no line \"${line}\" in\n${text}")
  endif()
endforeach()

# A player's install has no headers and no library.
run(${CMAKE_COMMAND} --install ${BUILD} --component Unspecified --prefix ${work}/player)
if(EXISTS ${work}/player/include OR EXISTS ${work}/player/lib)
  message(FATAL_ERROR "players get what is for developers")
endif()

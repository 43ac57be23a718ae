# How programs are made for browsers, and for Node.js what is run by a command line.

# Exceptions as WebAssembly has them: the other way calls every function that may throw through JavaScript.
add_compile_options($<$<COMPILE_LANGUAGE:CXX>:-fwasm-exceptions>)
add_link_options(-fwasm-exceptions)

# twoturns_for_node(TARGET): a script for Node.js, alone in its file, that reads the files of the system.
function(twoturns_for_node target)
  target_link_options(${target} PRIVATE -sENVIRONMENT=node -sSINGLE_FILE=1 -sNODERAWFS=1 -sEXIT_RUNTIME=1
    -sALLOW_MEMORY_GROWTH=1 -sTOTAL_STACK=1MB)
endfunction()

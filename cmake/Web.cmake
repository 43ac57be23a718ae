# How programs are made for browsers, and for Node.js what is run by a command line.

# Exceptions as WebAssembly has them: the other way calls every function that may throw through JavaScript.
add_compile_options($<$<COMPILE_LANGUAGE:CXX>:-fwasm-exceptions>)
add_link_options(-fwasm-exceptions)

# twoturns_for_node(TARGET): a script for Node.js, alone in its file, that reads the files of the system.
function(twoturns_for_node target)
  target_link_options(${target} PRIVATE -sENVIRONMENT=node -sSINGLE_FILE=1 -sNODERAWFS=1 -sEXIT_RUNTIME=1
    -sALLOW_MEMORY_GROWTH=1 -sTOTAL_STACK=1MB)
endfunction()

# twoturns_for_browsers(TARGET): a script that a page runs with a Module that has the WebAssembly and fills the files.
function(twoturns_for_browsers target)
  target_link_options(${target} PRIVATE -sENVIRONMENT=web -sALLOW_MEMORY_GROWTH=1 -sINITIAL_MEMORY=64MB -sTOTAL_STACK=1MB
    -sEXPORTED_RUNTIME_METHODS=FS -sEXPORTED_FUNCTIONS=_main,_malloc -sFORCE_FILESYSTEM=1)
endfunction()

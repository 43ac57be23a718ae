# Builds programs for browsers, and command-line programs for Node.js.

# Use WebAssembly exceptions: without them every call that may throw goes through JavaScript.
add_compile_options($<$<COMPILE_LANGUAGE:CXX>:-fwasm-exceptions>)
add_link_options(-fwasm-exceptions)

# twoturns_for_node(TARGET): builds one self-contained script for Node.js that accesses the system's files.
function(twoturns_for_node target)
  target_link_options(${target} PRIVATE -sENVIRONMENT=node -sSINGLE_FILE=1 -sNODERAWFS=1 -sEXIT_RUNTIME=1
    -sALLOW_MEMORY_GROWTH=1 -sTOTAL_STACK=1MB)
endfunction()

# twoturns_for_browsers(TARGET): builds a script that a page runs with a Module object, which provides the WebAssembly
# and the files.
function(twoturns_for_browsers target)
  target_link_options(${target} PRIVATE -sENVIRONMENT=web -sALLOW_MEMORY_GROWTH=1 -sINITIAL_MEMORY=64MB -sTOTAL_STACK=1MB
    -sEXPORTED_RUNTIME_METHODS=FS -sEXPORTED_FUNCTIONS=_main,_malloc -sFORCE_FILESYSTEM=1)
endfunction()

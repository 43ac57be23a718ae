# cmake -DTEMPLATE=FILE -DRESULT=FILE -P copyright.cmake: fills in the copyright file of the Debian package, as
# debian_files.cmake does, with the places of files in the sources.
set(source ${CMAKE_CURRENT_LIST_DIR}/../..)
function(indented variable file)
  file(READ ${file} text)
  string(STRIP "${text}" text)
  string(REGEX REPLACE "\n[ \t]*(\n)" "\n.\\1" text "${text}")
  string(REGEX REPLACE "\n[ \t]*\n" "\n.\n" text "${text}")
  string(REPLACE "\n" "\n " text "${text}")
  set(${variable} " ${text}" PARENT_SCOPE)
endfunction()
indented(EXPAT ${source}/LICENSE)
indented(OFL ${source}/assets/licences/OFL-1.1.txt)
configure_file(${TEMPLATE} ${RESULT} @ONLY)

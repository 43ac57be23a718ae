# cmake -DRESULT=FILE -P copyright.cmake: fills in the copyright file of the Debian source package.
set(source ${CMAKE_CURRENT_LIST_DIR}/../..)
include(${source}/packaging/indented.cmake)
indented(EXPAT ${source}/LICENSE)
configure_file(${CMAKE_CURRENT_LIST_DIR}/copyright.in ${RESULT} @ONLY)

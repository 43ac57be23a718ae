# Run by CPack on the folder that becomes the package, CPACK_TEMPORARY_DIRECTORY: adds the files required by Debian
# policy, and removes their duplicates in other forms.
set(source ${CMAKE_CURRENT_LIST_DIR}/..)
set(doc ${CPACK_TEMPORARY_DIRECTORY}/usr/share/doc/twoturns)

include(${CMAKE_CURRENT_LIST_DIR}/indented.cmake)
indented(EXPAT ${source}/LICENSE)
indented(OFL ${source}/assets/licences/OFL-1.1.txt)
configure_file(${CMAKE_CURRENT_LIST_DIR}/linux/copyright ${doc}/copyright @ONLY)
file(REMOVE_RECURSE ${CPACK_TEMPORARY_DIRECTORY}/usr/share/doc/TwoTurns)
file(REMOVE ${doc}/LICENSE ${doc}/OFL-1.1.txt ${doc}/Apache-2.0.txt)

execute_process(COMMAND sh ${CMAKE_CURRENT_LIST_DIR}/debian_changelog.sh ${source}/CHANGELOG.md ${CPACK_PACKAGE_VERSION}
  OUTPUT_FILE ${doc}/changelog COMMAND_ERROR_IS_FATAL ANY)
file(GLOB_RECURSE pages ${CPACK_TEMPORARY_DIRECTORY}/usr/share/man/*.6)
execute_process(COMMAND gzip -9n ${doc}/changelog ${pages} COMMAND_ERROR_IS_FATAL ANY)

# Games have their own folder, which is not on everyone's path.
file(RENAME ${CPACK_TEMPORARY_DIRECTORY}/usr/bin ${CPACK_TEMPORARY_DIRECTORY}/usr/games)
set(entry ${CPACK_TEMPORARY_DIRECTORY}/usr/share/applications/twoturns.desktop)
file(READ ${entry} text)
string(REPLACE "Exec=twoturns" "Exec=/usr/games/twoturns" text "${text}")
file(WRITE ${entry} "${text}")

file(GLOB programs ${CPACK_TEMPORARY_DIRECTORY}/usr/games/*)
foreach(program ${programs})
  execute_process(COMMAND strip --remove-section=.comment --remove-section=.note ${program} COMMAND_ERROR_IS_FATAL ANY)
endforeach()
# Modes do not depend on the builder's umask.
execute_process(COMMAND chmod -R u=rwX,go=rX ${CPACK_TEMPORARY_DIRECTORY}/usr COMMAND_ERROR_IS_FATAL ANY)

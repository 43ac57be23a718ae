# The Debian package, built by: sh scripts/package.sh deb
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME twoturns)
# Each release has other names and versions of libraries, so each has a package of its own.
set(TWOTURNS_DEB_SUFFIX "" CACHE STRING "Added to the version of the Debian package, such as ~deb12")
set(CPACK_PACKAGE_VERSION "${PROJECT_VERSION}${TWOTURNS_DEB_SUFFIX}")
set(CPACK_PACKAGE_CONTACT "The Two Turns authors <two-turns@users.noreply.github.com>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "tile-matching game whose every deal is proven winnable")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION "Two tiles with the same picture go when a line of at most two turns joins them\n\
without crossing other tiles. Clear the board to win.\n\
.\n\
Every board is proven winnable before it is dealt, hints are proven not to lead\n\
into a dead end, undo has no limit, and every move is saved at once. There are\n\
nine ways for tiles to slide, five levels of difficulty, a journey of 72\n\
places, a board of the day and boards for two people; and your own pictures,\n\
or words to learn, can be on the tiles.\n\
.\n\
This game is also known as Shisen-Sho, Onet and Lianliankan.")
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# The game includes the characters of its own sentences and cards; these fonts have those of the player's texts. The
# first is a 1.6 MB download, the second 57 MB.
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "fonts-wqy-microhei | fonts-noto-cjk | fonts-droid-fallback, fonts-noto-color-emoji")
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
  OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_STRIP_FILES ON)
set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_CURRENT_LIST_DIR}/debian_files.cmake)
include(CPack)

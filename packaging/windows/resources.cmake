# The Windows resources of a program: icon, version information, DPI and encoding settings; for the game also all its
# data, so that it is a single file. Included by src/CMakeLists.txt.
enable_language(RC)
find_program(TWOTURNS_ICOTOOL icotool REQUIRED)
find_program(TWOTURNS_ZIP zip REQUIRED)
find_program(TWOTURNS_ZSTD zstd REQUIRED)
set(windows ${PROJECT_SOURCE_DIR}/packaging/windows)
set(made ${PROJECT_BINARY_DIR}/windows)
set(icon ${made}/twoturns.ico)
set(pictures)
foreach(pixels 16 24 32 48 64)
  list(APPEND pictures ${PROJECT_BINARY_DIR}/share/icons/hicolor/${pixels}x${pixels}/apps/twoturns.png)
endforeach()
list(APPEND pictures --raw=${PROJECT_BINARY_DIR}/share/icons/hicolor/256x256/apps/twoturns.png) # compressed
add_custom_command(OUTPUT ${icon}
  COMMAND ${TWOTURNS_ICOTOOL} --create --output=${icon} ${pictures}
  DEPENDS twoturns_assets COMMENT "Making the icon" VERBATIM)
add_custom_command(OUTPUT ${made}/share.zip.zst
  COMMAND sh ${windows}/pack_data.sh ${PROJECT_BINARY_DIR}/share ${made}/share.zip.zst
  DEPENDS twoturns_assets ${windows}/pack_data.sh COMMENT "Packing the game's own files" VERBATIM)

add_custom_target(twoturns_windows_files DEPENDS ${icon} ${made}/share.zip.zst)

# twoturns_resources(TARGET FILE DESCRIPTION [DATA]): adds them to a program whose file is called FILE.
function(twoturns_resources target file description)
  cmake_parse_arguments(PARSE_ARGV 3 with "DATA" "" "")
  set(TWOTURNS_FILE ${file})
  set(TWOTURNS_DESCRIPTION ${description})
  set(TWOTURNS_SHARE "")
  if(with_DATA)
    set(TWOTURNS_SHARE "SHARE RCDATA \"${made}/share.zip.zst\"")
  endif()
  configure_file(${windows}/twoturns.rc.in ${made}/${target}.rc @ONLY)
  add_dependencies(${target} twoturns_windows_files)
  target_sources(${target} PRIVATE ${made}/${target}.rc)
  set_target_properties(${target} PROPERTIES OUTPUT_NAME ${file})
  # The compiler's libraries are linked statically, too.
  target_link_options(${target} PRIVATE -static -static-libgcc -static-libstdc++)
endfunction()

twoturns_resources(twoturns TwoTurns "Two Turns" DATA)
set_target_properties(twoturns PROPERTIES WIN32_EXECUTABLE ON)
twoturns_resources(twoturns-cli twoturns-cli "Two Turns, command line")

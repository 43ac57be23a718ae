# Gathers every sentence of the sources and of the files for the desktop, every noun of the decks and what is translated
# of their cards into RESULT. With
# COMPARE it fails if that file holds other sentences: comments, the head and the places of the sentences do not count,
# as they differ between versions of gettext.
# In: SOURCE (the tree), SCRATCH (a folder to work in), XGETTEXT, VERSION, RESULT, COMPARE (may be empty).

file(GLOB_RECURSE files RELATIVE ${SOURCE} ${SOURCE}/include/*.hpp ${SOURCE}/include/*.def ${SOURCE}/src/*.hpp ${SOURCE}/src/*.cpp
  ${SOURCE}/src/*.def)
list(SORT files)

# A deck becomes calls that xgettext reads, in a file of the same name, which it finds first in the scratch folder.
file(REMOVE_RECURSE ${SCRATCH})
file(GLOB decks RELATIVE ${SOURCE} ${SOURCE}/assets/decks/*.deck ${SOURCE}/assets/decks/*.csv)
list(SORT decks)
foreach(deck ${decks})
  file(STRINGS ${SOURCE}/${deck} lines ENCODING UTF-8)
  set(calls "")
  set(translated "")
  foreach(line ${lines})
    if(line MATCHES "^# translated (front|back|both)( (.+))?$")
      set(translated ${CMAKE_MATCH_1})
      set(context face)
      if(CMAKE_MATCH_3)
        set(context ${CMAKE_MATCH_3})
      endif()
    elseif(translated AND line MATCHES "^([^#,\"]+),([^,\"]+)$" AND NOT line STREQUAL "front,back")
      if(NOT translated STREQUAL "back")
        string(APPEND calls "trc(\"${context}\", \"${CMAKE_MATCH_1}\");\n")
      endif()
      if(NOT translated STREQUAL "front")
        string(APPEND calls "trc(\"${context}\", \"${CMAKE_MATCH_2}\");\n")
      endif()
    elseif(line MATCHES "^face +[^ ]+ +(.+)$")
      string(APPEND calls "trc(\"face\", \"${CMAKE_MATCH_1}\");\n")
    endif()
  endforeach()
  file(WRITE ${SCRATCH}/${deck} "${calls}")
endforeach()

set(head --add-comments=TRANSLATORS: --add-location=file --no-wrap "--package-name=Two Turns" --package-version=${VERSION}
  "--copyright-holder=The Two Turns authors")
execute_process(
  COMMAND ${XGETTEXT} --language=C++ --from-code=UTF-8 --directory=${SCRATCH} --directory=${SOURCE}
    --keyword --keyword=tr:1 --keyword=trn:1,2 --keyword=trc:1c,2 --keyword=trcn:1c,2,3 --keyword=trcf:1c,2 --keyword=N_:1 --keyword=NC_:1c,2
    ${head} --output=${RESULT} ${files} ${decks}
  RESULT_VARIABLE failed)
if(failed)
  message(FATAL_ERROR "xgettext failed")
endif()
# The menu entry, what software centres show, the kinds of files, and the beginning of the manual page.
execute_process(
  COMMAND ${XGETTEXT} --language=Desktop --from-code=UTF-8 --directory=${SOURCE} --join-existing --keyword
    --keyword=Name --keyword=GenericName --keyword=Comment --keyword=Keywords --keyword=Rule --keyword=Proof --keyword=Saved
    ${head} --output=${RESULT}
    packaging/linux/twoturns.desktop packaging/linux/manual.desktop
  COMMAND_ERROR_IS_FATAL ANY)
execute_process(
  COMMAND ${CMAKE_COMMAND} -E env GETTEXTDATADIRS=${SOURCE}/packaging/linux
    ${XGETTEXT} --from-code=UTF-8 --directory=${SOURCE} --join-existing ${head} --output=${RESULT}
    packaging/linux/io.github.two_turns.TwoTurns.metainfo.xml packaging/linux/twoturns.mime.xml
  COMMAND_ERROR_IS_FATAL ANY)
# The date would make every gathering a change.
file(READ ${RESULT} text)
string(REGEX REPLACE "\"POT-Creation-Date:[^\n]*\n" "" text "${text}")
string(REPLACE "charset=CHARSET" "charset=UTF-8" text "${text}")
file(WRITE ${RESULT} "${text}")

function(sentences_of file result)
  file(READ ${file} text)
  string(REGEX REPLACE "\r" "" text "${text}")
  string(REGEX REPLACE "(^|\n)#[^\n]*" "" text "${text}")
  string(FIND "${text}" "\n\n" head_end)
  string(SUBSTRING "${text}" ${head_end} -1 text)
  set(${result} "${text}" PARENT_SCOPE)
endfunction()
if(COMPARE)
  sentences_of(${RESULT} now)
  sentences_of(${COMPARE} before)
  if(NOT now STREQUAL before)
    message(FATAL_ERROR "po/twoturns.pot is behind the sources: build the target pot, then translate what is new")
  endif()
endif()

# Fails if the catalogue PO lacks a sentence of the template POT, or has one untranslated, marked as a guess (fuzzy) or
# wrongly written. In: MSGFMT, MSGMERGE, PO, POT, SCRATCH (a file to work in).
execute_process(COMMAND ${MSGMERGE} --quiet --no-fuzzy-matching --output-file=${SCRATCH} ${PO} ${POT}
  COMMAND_ERROR_IS_FATAL ANY)
execute_process(COMMAND ${CMAKE_COMMAND} -E env LC_ALL=C ${MSGFMT} --check --statistics --output-file=${SCRATCH}.mo ${SCRATCH}
  ERROR_VARIABLE said RESULT_VARIABLE failed)
if(failed OR NOT said MATCHES "[1-9][0-9]* translated message" OR said MATCHES "fuzzy|untranslated")
  message(FATAL_ERROR "${PO}: ${said}")
endif()

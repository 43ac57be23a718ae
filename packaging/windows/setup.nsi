; The installer for the current user, without administrator rights. /S makes it silent; /D=FOLDER at the end sets the folder.
; Exits with 2 and changes nothing while the game runs from that folder; with 3 if a newer version is installed.
Unicode true
Target amd64-unicode
!include MUI2.nsh
!include FileFunc.nsh
!include WordFunc.nsh

!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\TwoTurns"
!define CLASSES "Software\Classes"

Name "Two Turns"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\Two Turns"
InstallDirRegKey HKCU "${KEY}" "InstallLocation"
RequestExecutionLevel user
SetCompressor /SOLID lzma
SetDateSave off
BrandingText " "
ManifestDPIAware true

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\TwoTurns.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "SimpChinese"

LangString running ${LANG_ENGLISH} "Two Turns is running. Close it, then start this again; your game is saved."
LangString running ${LANG_SIMPCHINESE} "游戏正在运行。请先关闭它，再重新启动本程序；您的对局已经保存。"
LangString newer ${LANG_ENGLISH} "Two Turns $0 is installed, which is newer than this ${VERSION}. To go back to this one, uninstall that first; your games stay."
LangString newer ${LANG_SIMPCHINESE} "已经安装的版本 $0 比这个 ${VERSION} 新。若要改用这个旧版本，请先卸载新版本；您的对局会保留。"
LangString saved_game ${LANG_ENGLISH} "Two Turns game or board"
LangString saved_game ${LANG_SIMPCHINESE} "连连看对局"
LangString deck ${LANG_ENGLISH} "Two Turns deck"
LangString deck ${LANG_SIMPCHINESE} "连连看牌组"

; A running program's file is not writable, which reveals that it runs.
!macro StopIfRunning un
  Function ${un}StopIfRunning
    IfFileExists "$INSTDIR\TwoTurns.exe" 0 done
    ClearErrors
    FileOpen $0 "$INSTDIR\TwoTurns.exe" a
    IfErrors 0 free
    MessageBox MB_OK|MB_ICONINFORMATION "$(running)" /SD IDOK
    SetErrorLevel 2
    Quit
  free:
    FileClose $0
  done:
  FunctionEnd
!macroend
!insertmacro StopIfRunning ""
!insertmacro StopIfRunning "un."

Function .onInit
  ReadRegStr $0 HKCU "${KEY}" "DisplayVersion"
  ${VersionCompare} "$0" "${VERSION}" $1
  StrCmp $1 1 0 done
  MessageBox MB_OK|MB_ICONINFORMATION "$(newer)" /SD IDOK
  SetErrorLevel 3
  Quit
done:
FunctionEnd

; FileType ENDING NAME DESCRIPTION: registers a file type that the game opens.
!macro FileType ending name description
  WriteRegStr HKCU "${CLASSES}\${ending}" "" "${name}"
  WriteRegStr HKCU "${CLASSES}\${name}" "" "${description}"
  WriteRegStr HKCU "${CLASSES}\${name}\DefaultIcon" "" "$INSTDIR\TwoTurns.exe,0"
  WriteRegStr HKCU "${CLASSES}\${name}\shell\open\command" "" '"$INSTDIR\TwoTurns.exe" "%1"'
!macroend

; Removes only entries that still belong to the game.
!macro ForgetFileType ending name
  ReadRegStr $0 HKCU "${CLASSES}\${ending}" ""
  StrCmp $0 "${name}" 0 +2
  DeleteRegKey HKCU "${CLASSES}\${ending}"
  DeleteRegKey HKCU "${CLASSES}\${name}"
!macroend

!macro TellDesktop
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

Section
  Call StopIfRunning
  SetOutPath "$INSTDIR"
  File "${STAGE}\TwoTurns.exe"
  File "${STAGE}\twoturns-cli.exe"
  File "${STAGE}\README.txt"
  File /r "${STAGE}\licences"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortCut "$SMPROGRAMS\Two Turns.lnk" "$INSTDIR\TwoTurns.exe"
  !insertmacro FileType ".twoturns" "TwoTurns.Game" "$(saved_game)"
  !insertmacro FileType ".ttdeck" "TwoTurns.Deck" "$(deck)"
  WriteRegStr HKCU "${KEY}" "DisplayName" "Two Turns"
  WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\TwoTurns.exe"
  WriteRegStr HKCU "${KEY}" "Publisher" "The Two Turns authors"
  WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${KEY}" "EstimatedSize" $0
  !insertmacro TellDesktop
SectionEnd

; The player's data is in another folder, and stays.
Section Uninstall
  Call un.StopIfRunning
  Delete "$INSTDIR\TwoTurns.exe"
  Delete "$INSTDIR\twoturns-cli.exe"
  Delete "$INSTDIR\README.txt"
  RMDir /r "$INSTDIR\licences"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Two Turns.lnk"
  !insertmacro ForgetFileType ".twoturns" "TwoTurns.Game"
  !insertmacro ForgetFileType ".ttdeck" "TwoTurns.Deck"
  DeleteRegKey HKCU "${KEY}"
  !insertmacro TellDesktop
SectionEnd

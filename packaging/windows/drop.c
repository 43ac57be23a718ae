// drop PATH: drops a file or folder onto the game's window, as Windows does from another program. Used by check.sh:
// under wine nothing can be dragged from the X side without another program as the source.
#include <windows.h>

#include <shellapi.h>
#include <shlobj.h>
#include <wchar.h>

int wmain(int argc, wchar_t** argv) {
    const HWND window = FindWindowW(NULL, L"Two Turns");
    DWORD process = 0;
    if (argc != 2 || window == NULL || GetWindowThreadProcessId(window, &process) == 0) return 1;

    // In the memory of the game: the drop's header with its position, followed by the names, ending with an empty one.
    struct {
        DROPFILES head;
        wchar_t names[1024];
    } dropped = {{sizeof(DROPFILES), {20, 20}, FALSE, TRUE}, {0}};
    if (wcslen(argv[1]) + 2 > sizeof dropped.names / sizeof *dropped.names) return 1;
    wcscpy(dropped.names, argv[1]);
    const HANDLE game = OpenProcess(PROCESS_VM_OPERATION | PROCESS_VM_WRITE, FALSE, process);
    void* const there = VirtualAllocEx(game, NULL, sizeof dropped, MEM_COMMIT | MEM_RESERVE, PAGE_READWRITE);
    if (there == NULL || !WriteProcessMemory(game, there, &dropped, sizeof dropped, NULL)) return 1;
    return PostMessageW(window, WM_DROPFILES, (WPARAM)there, 0) ? 0 : 1;
}

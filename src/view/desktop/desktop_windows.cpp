#include <windows.h>

#include <SDL_system.h>
#include <SDL_syswm.h>
#include <dwmapi.h>
#include <shlobj.h>
#include <shobjidl.h>
#include <wrl/client.h>

#include <atomic>
#include <chrono>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include "platform/files.hpp"
#include "platform/worker.hpp"
#include "view/desktop/desktop.hpp"
#include "view/desktop/file_filters.hpp"

namespace twoturns::view {
namespace {

using app::ChooseFile;
using app::FileChosen;
using Microsoft::WRL::ComPtr;
using platform::Worker;

constexpr std::chrono::milliseconds look_again{50}; // polling interval while a dialog is open

std::wstring wide(const std::string& text) { return platform::path_from(text).wstring(); }

HWND window_of(SDL_Window& window) {
    SDL_SysWMinfo info{};
    SDL_VERSION(&info.version)
    return SDL_GetWindowWMInfo(&window, &info) == SDL_TRUE ? info.info.win.window : nullptr;
}

/// Initialises COM on the current thread for the lifetime of this object.
class Apartment {
public:
    Apartment() : entered_(CoInitializeEx(nullptr, COINIT_APARTMENTTHREADED | COINIT_DISABLE_OLE1DDE)) {}
    Apartment(const Apartment&) = delete;
    Apartment& operator=(const Apartment&) = delete;
    Apartment(Apartment&&) = delete;
    Apartment& operator=(Apartment&&) = delete;
    ~Apartment() {
        if (SUCCEEDED(entered_)) CoUninitialize();
    }

private:
    HRESULT entered_;
};

/// Returns the file patterns of a kind, such as L"*.csv;*.tsv".
std::wstring pattern_of(const app::FileKind& kind) {
    std::string pattern;
    for (const std::string& ending : kind.endings) pattern += (pattern.empty() ? "*" : ";*") + ending;
    return wide(pattern.empty() ? "*.*" : pattern);
}

void set_filters(IFileDialog& dialog, const std::vector<app::FileKind>& filters) {
    std::vector<std::pair<std::wstring, std::wstring>> texts;
    for (const app::FileKind& kind : filters) texts.emplace_back(wide(kind.words), pattern_of(kind));
    std::vector<COMDLG_FILTERSPEC> specs;
    for (const auto& [words, pattern] : texts) specs.push_back({words.c_str(), pattern.c_str()});
    dialog.SetFileTypes(static_cast<UINT>(specs.size()), specs.data());
}

void prepare(IFileDialog& dialog, const ChooseFile& what, const std::vector<app::FileKind>& filters) {
    FILEOPENDIALOGOPTIONS options = 0;
    dialog.GetOptions(&options);
    // FOS_DONTADDTORECENT: the list of recent files is updated when a file is used.
    dialog.SetOptions(options | FOS_FORCEFILESYSTEM | FOS_NOCHANGEDIR | FOS_DONTADDTORECENT);
    dialog.SetTitle(wide(what.title).c_str());
    if (!what.button.empty()) dialog.SetOkButtonLabel(wide(what.button).c_str());
    dialog.SetFileName(wide(what.name).c_str());
    if (!filters.empty()) set_filters(dialog, filters);
    // The extension for a name without one. It follows the chosen file kind.
    if (what.way == ChooseFile::Way::save && !filters.empty() && !filters.front().endings.empty())
        dialog.SetDefaultExtension(wide(filters.front().endings.front().substr(1)).c_str());
    ComPtr<IShellItem> folder;
    std::filesystem::path begin = platform::path_from(what.folder);
    if (SUCCEEDED(SHCreateItemFromParsingName(begin.make_preferred().c_str(), nullptr, IID_PPV_ARGS(&folder))))
        dialog.SetFolder(folder.Get());
}

FileChosen chosen_in(const ChooseFile& what, const std::vector<app::FileKind>& filters, HWND owner) {
    const Apartment apartment;
    ComPtr<IFileDialog> dialog;
    const bool saves = what.way == ChooseFile::Way::save;
    if (FAILED(CoCreateInstance(saves ? CLSID_FileSaveDialog : CLSID_FileOpenDialog, nullptr, CLSCTX_INPROC_SERVER,
                                IID_PPV_ARGS(&dialog))))
        return {FileChosen::Outcome::no_dialog};
    prepare(*dialog.Get(), what, filters);
    const HRESULT shown = dialog->Show(owner);
    if (shown == HRESULT_FROM_WIN32(ERROR_CANCELLED)) return {FileChosen::Outcome::cancelled};
    ComPtr<IShellItem> file;
    PWSTR path = nullptr;
    if (FAILED(shown) || FAILED(dialog->GetResult(&file)) || FAILED(file->GetDisplayName(SIGDN_FILESYSPATH, &path)))
        return {FileChosen::Outcome::no_dialog};
    FileChosen chosen{FileChosen::Outcome::chosen, platform::name_of(path)};
    CoTaskMemFree(path);
    return chosen;
}

/// Runs the dialog on a separate thread, because its call blocks until it closes. run() polls whether it has closed.
class Choosing final : public platform::Job<app::Response> {
public:
    Choosing(const ChooseFile& what, HWND owner)
        : worker_([this, what, filters = filters_of(what), owner] {
              thread_ = GetCurrentThreadId();
              chosen_ = chosen_in(what, filters, owner);
              return Worker::done;
          }) {
        worker_.wake();
    }
    Choosing(const Choosing&) = delete;
    Choosing& operator=(const Choosing&) = delete;
    Choosing(Choosing&&) = delete;
    Choosing& operator=(Choosing&&) = delete;
    ~Choosing() override {
        while (!run())
            if (thread_ != 0) EnumThreadWindows(thread_, close, 0);
    }

    bool run() override { return closed_ = worker_.ends_by(Worker::Clock::now() + look_again); }
    std::optional<app::Response> take() override {
        if (!closed_) return std::nullopt;
        return chosen_;
    }

private:
    static BOOL CALLBACK close(HWND window, LPARAM /*unused*/) {
        if (IsWindowVisible(window) != FALSE) PostMessageW(window, WM_CLOSE, 0, 0);
        return TRUE;
    }

    std::atomic<DWORD> thread_{0}; ///< 0 until the thread runs
    FileChosen chosen_;
    bool closed_ = false; ///< whether run() found the dialog closed
    Worker worker_;       ///< the last member, as it uses the others
};

class WindowsDesktop final : public Desktop {
public:
    [[nodiscard]] app::FileAccess files() const override { return {.dialogs = true, .last = true}; }

    [[nodiscard]] std::unique_ptr<platform::Job<app::Response>> choose(const ChooseFile& what,
                                                                       SDL_Window& window) override {
        return std::make_unique<Choosing>(what, window_of(window));
    }

    void used(const app::FileUsed& file) override {
        std::filesystem::path path = platform::path_from(file.path);
        SHAddToRecentDocs(SHARD_PATHW, path.make_preferred().c_str());
    }

    void frame(SDL_Window& window, bool dark) override {
        constexpr DWORD use_immersive_dark_mode = 20; // Windows 11 and late versions of 10; others refuse it
        const BOOL on = dark ? TRUE : FALSE;
        DwmSetWindowAttribute(window_of(window), use_immersive_dark_mode, &on, sizeof on);
    }

    [[nodiscard]] SystemLook look() override {
        HIGHCONTRASTW contrast{};
        contrast.cbSize = sizeof contrast;
        SystemLook look{.dark = dark()};
        if (SystemParametersInfoW(SPI_GETHIGHCONTRAST, sizeof contrast, &contrast, 0) != FALSE)
            look.contrast = (contrast.dwFlags & HCF_HIGHCONTRASTON) != 0;
        if (DWORD text = 0; registry_number(L"Software\\Microsoft\\Accessibility", L"TextScaleFactor", text))
            look.text = static_cast<float>(text);
        BOOL moves = TRUE;
        if (SystemParametersInfoW(SPI_GETCLIENTAREAANIMATION, 0, &moves, 0) != FALSE) look.still = moves == FALSE;
        return look;
    }

    void watch(std::function<void()> changed) override {
        changed_ = std::move(changed);
        SDL_SetWindowsMessageHook(
            [](void* self, void* /*window*/, unsigned message, Uint64 /*word*/, Sint64 /*more*/) {
                constexpr unsigned theme_changed = 0x031A; // WM_THEMECHANGED, not in older headers
                if (message == WM_SETTINGCHANGE || message == theme_changed || message == WM_SYSCOLORCHANGE)
                    static_cast<WindowsDesktop*>(self)->changed_();
            },
            this);
    }
    WindowsDesktop() = default;
    WindowsDesktop(const WindowsDesktop&) = delete;
    WindowsDesktop& operator=(const WindowsDesktop&) = delete;
    WindowsDesktop(WindowsDesktop&&) = delete;
    WindowsDesktop& operator=(WindowsDesktop&&) = delete;
    ~WindowsDesktop() override {
        if (changed_) SDL_SetWindowsMessageHook(nullptr, nullptr);
    }

private:
    static bool registry_number(const wchar_t* key, const wchar_t* name, DWORD& number) {
        DWORD size = sizeof number;
        return RegGetValueW(HKEY_CURRENT_USER, key, name, RRF_RT_REG_DWORD, nullptr, &number, &size) == ERROR_SUCCESS;
    }
    static std::optional<bool> dark() {
        DWORD light = 0;
        if (!registry_number(L"Software\\Microsoft\\Windows\\CurrentVersion\\Themes\\Personalize", L"AppsUseLightTheme",
                             light))
            return std::nullopt;
        return light == 0;
    }

    std::function<void()> changed_;
};

} // namespace

std::unique_ptr<Desktop> make_desktop() { return std::make_unique<WindowsDesktop>(); }

} // namespace twoturns::view

#include <windows.h>

#include <filesystem>
#include <string>

#include "view/text/folder_fonts.hpp"
#include "view/text/system_fonts.hpp"

namespace twoturns::view {
namespace {

std::filesystem::path fonts_folder() {
    std::wstring windows(MAX_PATH, L'\0'); // the maximum length
    windows.resize(GetSystemWindowsDirectoryW(windows.data(), MAX_PATH));
    return std::filesystem::path{windows} / L"Fonts";
}

} // namespace

FindFont system_fonts() { return fonts_of_folder(fonts_folder()); }

std::function<bool(char32_t)> system_characters() {
    return [find = system_fonts()](char32_t character) { return find(character).has_value(); };
}

} // namespace twoturns::view

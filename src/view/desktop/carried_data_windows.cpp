#include <windows.h>

#include <cstddef>
#include <filesystem>
#include <map>
#include <string>
#include <string_view>

#include "decks/archive/archive.hpp"
#include "platform/carried_files.hpp"
#include "platform/files.hpp"
#include "twoturns/notation.hpp"
#include "view/desktop/carried_data.hpp"
#include "view/sdl.hpp"

namespace twoturns::view {
namespace {

constexpr std::size_t most_bytes = std::size_t{64} << 20U; // the limit in total; at present a sixth of it is used

/// Returns the share folder as packed by packaging/windows/resources.cmake; empty if it is not embedded.
std::string_view packed_data() {
    const HRSRC found = FindResourceA(nullptr, "SHARE", RT_RCDATA);
    const HGLOBAL loaded = found == nullptr ? nullptr : LoadResource(nullptr, found);
    const void* const bytes = loaded == nullptr ? nullptr : LockResource(loaded);
    return bytes == nullptr ? std::string_view{}
                            : std::string_view{static_cast<const char*>(bytes), SizeofResource(nullptr, found)};
}

std::filesystem::path program_file() {
    std::wstring name(32768, L'\0'); // the maximum length of a path
    name.resize(GetModuleFileNameW(nullptr, name.data(), static_cast<DWORD>(name.size())));
    return name;
}

template <class T> T value_or_throw(Result<T> result) {
    if (!result) throw StartError("the program's own files: " + to_english(result.error()));
    return *std::move(result);
}

} // namespace

void load_carried_data() {
    const std::string_view packed = packed_data();
    if (packed.empty()) return;
    const auto archive =
        value_or_throw(decks::Archive::open_bytes(value_or_throw(decks::unpacked(packed, most_bytes))));
    std::map<std::string, std::string> files;
    for (const std::string& name : archive.entries())
        if (!name.ends_with('/')) files.emplace(name, value_or_throw(archive.read(name, most_bytes)));
    platform::carry(program_file() / "share", std::move(files));
}

} // namespace twoturns::view

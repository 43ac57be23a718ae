#include "store/bytes.hpp"

#include <algorithm>
#include <fstream>
#include <memory>
#include <system_error>

namespace twoturns::store {

Bytes bytes_in(const std::filesystem::path& file) {
    std::error_code failed;
    if (!std::filesystem::is_regular_file(file, failed)) return bytes_of(""); // opening a pipe could block forever
    const std::uintmax_t size = std::filesystem::file_size(file, failed);
    const auto stream = std::make_shared<std::ifstream>(file, std::ios::binary);
    return {failed || !*stream ? 0 : size, [stream](std::uint64_t at, std::span<char> into) {
                stream->clear();
                stream->seekg(static_cast<std::streamoff>(at));
                stream->read(into.data(), static_cast<std::streamsize>(into.size()));
                return static_cast<bool>(*stream);
            }};
}

Bytes bytes_of(std::string_view text) {
    return {text.size(), [text](std::uint64_t at, std::span<char> into) {
                if (at > text.size() || into.size() > text.size() - at) return false;
                std::copy_n(text.data() + at, into.size(), into.data());
                return true;
            }};
}

} // namespace twoturns::store

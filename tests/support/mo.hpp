// A handmade translation file, as msgfmt would write it, in either byte order.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>

namespace twoturns::test {

/// Returns the bytes of a .mo file with these sentences and their translations.
inline std::string mo_file(const std::map<std::string, std::string>& sentences, bool big_endian = false) {
    std::string bytes;
    const auto number = [&](std::size_t n) {
        for (std::size_t i = 0; i < 4; ++i)
            bytes += static_cast<char>(static_cast<unsigned char>(n >> 8 * (big_endian ? 3 - i : i)));
    };
    const std::size_t count = sentences.size();
    for (const std::size_t n : {std::size_t{0x950412DE}, std::size_t{0}, count, std::size_t{28}, 28 + 8 * count,
                                std::size_t{0}, 28 + 16 * count})
        number(n);
    std::string texts;
    const auto row = [&](const std::string& text) {
        number(text.size());
        number(28 + 16 * count + texts.size());
        texts += text + '\0';
    };
    for (const auto& [sentence, translation] : sentences) row(sentence);
    for (const auto& [sentence, translation] : sentences) row(translation);
    return bytes + texts;
}

} // namespace twoturns::test

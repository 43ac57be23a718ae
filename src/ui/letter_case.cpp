#include "ui/letter_case.hpp"

#include "ui/utf8.hpp"

namespace twoturns::ui {

char32_t capital(char32_t letter) {
    const auto within = [&](char32_t first, char32_t last) { return letter >= first && letter <= last; };
    constexpr char32_t apart = 0x20; // of capital and small letters
    constexpr char32_t far_apart = 0x50;
    constexpr char32_t final_sigma = 0x3C2; // has no capital
    constexpr char32_t division_sign = 0xF7;
    constexpr char32_t dotless_i = 0x131;
    constexpr char32_t y_diaeresis = 0xFF;
    if (letter == final_sigma || letter == division_sign) return letter;
    if (letter == dotless_i) return U'I';
    if (letter == y_diaeresis) return 0x178;
    if (within(U'a', U'z') || within(0xE0, 0xFE) || within(0x3B1, 0x3C9) || within(0x430, 0x44F)) return letter - apart;
    if (within(0x450, 0x45F)) return letter - far_apart;
    // In the rest of Latin, each small letter follows its capital.
    if (within(0x100, 0x137) || within(0x14A, 0x177) || letter == 0x1A1) return letter - letter % 2;
    if (within(0x139, 0x148) || within(0x179, 0x17E) || letter == 0x1B0) return letter - (letter + 1) % 2;
    return letter;
}

std::string capitalised(std::string_view text) {
    if (text.empty()) return {};
    const CodePoint first = code_point_at(text, 0);
    if (capital(first.code) == first.code) return std::string(text); // bytes that are not UTF-8, too
    return encoded(capital(first.code)) + std::string(text.substr(first.bytes));
}

} // namespace twoturns::ui

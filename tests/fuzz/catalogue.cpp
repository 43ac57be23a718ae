// Any bytes as a translation file.
#include "platform/catalogue.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "fuzz/require.hpp"
#include "twoturns/notation.hpp"

using namespace twoturns;
using fuzz::require;

namespace {

void check(const platform::Catalogue& catalogue, std::string_view sentence) {
    const auto proper = [](std::string_view text) {
        return is_utf8(text) && text.find('\0') == std::string_view::npos;
    };
    const auto plain = catalogue.find(sentence);
    require(!plain || proper(*plain));
    for (const unsigned long n : {0UL, 1UL, 2UL, ~0UL}) {
        const auto form = catalogue.find(sentence, n);
        require(form.has_value() == plain.has_value() && (!form || proper(*form)));
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string bytes(data, data + size);
    const auto catalogue = platform::Catalogue::parse(bytes);
    if (!catalogue) {
        require(!to_english(catalogue.error()).empty());
        return 0;
    }
    // Any text between two NULs may be a sentence.
    std::string_view rest = bytes;
    for (int i = 0; i < 100 && !rest.empty(); ++i) {
        check(*catalogue, rest.substr(0, rest.find('\0')));
        rest.remove_prefix(std::min(rest.substr(0, rest.find('\0')).size() + 1, rest.size()));
    }
    check(*catalogue, "");
    return 0;
}

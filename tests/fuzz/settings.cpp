// Any bytes as saved settings: one `key=value` per line.
#include "app/settings.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "fuzz/require.hpp"

using namespace twoturns;
using fuzz::require;

namespace {

game::KeyValues words_in(std::string_view text) {
    game::KeyValues words;
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        const std::size_t equals = std::min(line.find('='), line.size());
        words[std::string(line.substr(0, equals))] = line.substr(std::min(equals + 1, line.size()));
    }
    return words;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text(data, data + size);
    const game::KeyValues words = words_in(text);
    game::Lists lists; // of the same words
    for (const auto& [name, value] : words) lists[name][value] = {value, 1};
    const app::Settings settings = app::settings_from({words, lists});
    require(app::settings_from({app::to_key_values(settings), app::lists_of(settings)}) == settings);
    const DealParams params = app::params_from(words);
    require(static_cast<bool>(checked(params)));
    require(app::params_from(app::to_key_values(params)) == params);
    return 0;
}

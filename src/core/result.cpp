#include "twoturns/result.hpp"

namespace twoturns {

std::string fill_in(std::string_view sentence, const std::vector<std::string>& args) {
    std::string text;
    for (std::size_t i = 0; i < sentence.size(); ++i) {
        const bool marker = sentence[i] == '{' && i + 2 < sentence.size() && sentence[i + 2] == '}' &&
                            sentence[i + 1] >= '0' && sentence[i + 1] <= '9';
        const auto number = marker ? static_cast<std::size_t>(sentence[i + 1] - '0') : args.size();
        if (number < args.size()) {
            text += args[number];
            i += 2;
        } else {
            text += sentence[i];
        }
    }
    return text;
}

std::string to_english(const Message& message) { return fill_in(message.id, message.args); }

} // namespace twoturns

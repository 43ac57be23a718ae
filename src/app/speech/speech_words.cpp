#include "app/speech/speech_words.hpp"

#include <array>
#include <string_view>

#include "app/settings.hpp"
#include "platform/translation.hpp"

namespace twoturns::app {

using platform::trc;
using platform::trcf;
using platform::trn;

namespace {

bool has_end(std::string_view text) {
    for (const std::string_view end : {".", "!", "?", "…", ":", "。", "！", "？", "：", "؟", "।"})
        if (text.ends_with(end)) return true;
    return false;
}

} // namespace

std::string speech_level_words(int level) {
    switch (static_cast<SpeechLevel>(level)) {
    // TRANSLATORS: how much the game says aloud.
    case SpeechLevel::off: return trc("speech", "Off");
    case SpeechLevel::brief: return trc("speech", "Brief");
    case SpeechLevel::full: return trc("speech", "Full");
    }
    return {};
}

std::string speech_rate_words(int percent) {
    // TRANSLATORS: a share of a whole: 50 %.
    return trcf("speech", "{0} %", std::to_string(percent));
}

std::string listed(const std::vector<std::string>& facts) {
    std::string all;
    for (const std::string& fact : facts)
        if (!fact.empty()) all = all.empty() ? fact : trcf("list", "{0}, {1}", all, fact);
    return all;
}

std::string sentences(const std::vector<std::string>& all) {
    std::string text;
    for (const std::string& one : all) {
        if (one.empty()) continue;
        // TRANSLATORS: ends a sentence that is said aloud: with the full stop of your language.
        const std::string whole = has_end(one) ? one : trcf("speech", "{0}.", one);
        // TRANSLATORS: two sentences that are said one after the other; the space between them, if your language has
        // one.
        text = text.empty() ? whole : trcf("speech", "{0} {1}", text, whole);
    }
    return text;
}

std::string spoken_time(game::Time time) {
    const auto seconds = static_cast<int>(time.count() / 1000);
    std::vector<std::string> parts;
    if (seconds >= 3600) parts.push_back(trn("{0} hour", "{0} hours", seconds / 3600));
    if (seconds >= 60 && seconds / 60 % 60 > 0) parts.push_back(trn("{0} minute", "{0} minutes", seconds / 60 % 60));
    if (parts.empty() || (seconds < 3600 && seconds % 60 > 0))
        parts.push_back(trn("{0} second", "{0} seconds", seconds % 60));
    return listed(parts);
}

} // namespace twoturns::app

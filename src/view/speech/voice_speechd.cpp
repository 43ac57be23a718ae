// Speech Dispatcher, loaded when it is first needed: https://htmlpreview.github.io/?https://github.com/brailcom/speechd
// documents libspeechd. Neither the library nor its headers are needed to build.
#include <csignal>
#include <memory>
#include <string>
#include <utility>

#include "view/desktop/shared_library.hpp"
#include "view/speech/voice.hpp"

namespace twoturns::view {
namespace {

// Declared in libspeechd.h, whose values are part of the library's interface.
constexpr int spd_mode_single = 0;
constexpr int spd_message = 2; // a message waits for the one before, unlike a text
struct SPDConnection;
using SpdOpen = SPDConnection*(const char* client, const char* connection, const char* user, int mode,
                               const void* address, int autospawn, char** error);
using SpdClose = void(SPDConnection*);
using SpdSay = int(SPDConnection*, int priority, const char* text);
using SpdCancel = int(SPDConnection*);
using SpdSetRate = int(SPDConnection*, signed int rate);
using SpdSetLanguage = int(SPDConnection*, const char* language);

struct SpeechdFunctions {
    SpdOpen* open2 = nullptr;
    SpdClose* close = nullptr;
    SpdSay* say = nullptr;
    SpdCancel* cancel = nullptr;
    SpdSetRate* set_voice_rate = nullptr;
    SpdSetLanguage* set_language = nullptr;
    bool found = false;
};

SpeechdFunctions load_speechd() {
    SpeechdFunctions all;
    void* const library = SDL_LoadObject("libspeechd.so.2"); // stays loaded: its threads may outlive a connection
    if (library == nullptr) return all;
    all.found = find_function(library, "spd_open2", all.open2) && find_function(library, "spd_close", all.close) &&
                find_function(library, "spd_say", all.say) && find_function(library, "spd_cancel", all.cancel) &&
                find_function(library, "spd_set_voice_rate", all.set_voice_rate) &&
                find_function(library, "spd_set_language", all.set_language);
    return all;
}

const SpeechdFunctions& speechd() {
    static const SpeechdFunctions all = load_speechd();
    return all;
}

/// Converts percent to the scale of Speech Dispatcher, where 0 is usual, 100 about three times and -100 half as fast.
int rate_of(int percent) { return percent >= 100 ? (percent - 100) / 2 : 2 * (percent - 100); }

/// Converts "zh_CN" to "zh-CN".
std::string tag_of(std::string language) {
    for (char& c : language)
        if (c == '_') c = '-';
    return language;
}

class SpeechdVoice final : public Voice {
public:
    explicit SpeechdVoice(SPDConnection* connection) : connection_(connection) {}
    SpeechdVoice(const SpeechdVoice&) = delete;
    SpeechdVoice& operator=(const SpeechdVoice&) = delete;
    SpeechdVoice(SpeechdVoice&&) = delete;
    SpeechdVoice& operator=(SpeechdVoice&&) = delete;
    ~SpeechdVoice() override { speechd().close(connection_); }

    void form(const VoiceForm& form) override {
        speechd().set_language(connection_, tag_of(form.language).c_str());
        speechd().set_voice_rate(connection_, rate_of(form.rate));
    }
    bool say(const std::string& words) override { return speechd().say(connection_, spd_message, words.c_str()) >= 0; }
    void stop() override { speechd().cancel(connection_); }

private:
    SPDConnection* connection_;
};

/// Writing to a service that has ended would end this program too.
void ignore_broken_pipes() {
    sigset_t pipes;
    sigemptyset(&pipes);
    sigaddset(&pipes, SIGPIPE);
    pthread_sigmask(SIG_BLOCK, &pipes, nullptr);
}

} // namespace

std::unique_ptr<Voice> open_voice() {
    if (!speechd().found) return nullptr;
    ignore_broken_pipes();
    constexpr int autospawn = 1; // starts the service if it does not run
    char* error = nullptr;       // the library's, for a file descriptor's lifetime; a few bytes
    SPDConnection* const connection =
        speechd().open2("twoturns", "game", nullptr, spd_mode_single, nullptr, autospawn, &error);
    return connection == nullptr ? nullptr : std::make_unique<SpeechdVoice>(connection);
}

} // namespace twoturns::view

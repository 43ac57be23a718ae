// Saying sentences with a voice: their order, interruptions, and services that fail.
#include "view/speech/speaker.hpp"

#include <chrono>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "support/catch.hpp"
#include "support/waiting.hpp"
#include "view/stage.hpp"

using namespace twoturns;
using namespace twoturns::test;
using view::Speaker;

namespace {

/// What a voice was told, shared with the thread that uses it.
class VoiceLog {
public:
    void add(const std::string& what) {
        const std::lock_guard lock{mutex_};
        all_.push_back(what);
    }
    [[nodiscard]] std::vector<std::string> all() const {
        const std::lock_guard lock{mutex_};
        return all_;
    }
    [[nodiscard]] bool has(const std::string& what) const {
        const auto now = all();
        return std::find(now.begin(), now.end(), what) != now.end();
    }

private:
    mutable std::mutex mutex_;
    std::vector<std::string> all_;
};

class LoggedVoice final : public view::Voice {
public:
    LoggedVoice(VoiceLog& log, int says) : log_(log), says_(says) { log_.add("open"); }
    void form(const view::VoiceForm& form) override { log_.add(form.language + " " + std::to_string(form.rate)); }
    bool say(const std::string& words) override {
        if (says_-- <= 0) return false;
        log_.add(words);
        return true;
    }
    void stop() override { log_.add("stop"); }

private:
    VoiceLog& log_;
    int says_; ///< sentences until the service is gone
};

view::OpenVoice opening(VoiceLog& log, int says = 1000) {
    return [&log, says] { return std::make_unique<LoggedVoice>(log, says); };
}

} // namespace

TEST_CASE("sentences are said in order, and one that interrupts drops those that wait", "[speech]") {
    VoiceLog log;
    Speaker speaker{{.threaded = false, .open = opening(log)}};
    speaker.form({"de", 150});
    speaker.say({"one", false});
    speaker.say({"two", false});
    speaker.run_slice();
    CHECK(log.all() == std::vector<std::string>{"open", "de 150", "one", "two"});
    speaker.say({"three", false});
    speaker.say({"four", true});
    speaker.say({"five", false});
    speaker.run_slice();
    CHECK(log.all() == std::vector<std::string>{"open", "de 150", "one", "two", "stop", "four", "five"});
}

TEST_CASE("nothing is opened before the first sentence", "[speech]") {
    VoiceLog log;
    Speaker speaker{{.threaded = false, .open = opening(log)}};
    speaker.form({"en", 100});
    speaker.run_slice();
    CHECK(log.all().empty());
    CHECK(speaker.finish(std::chrono::steady_clock::now()));
    CHECK(log.all().empty());
}

TEST_CASE("a service that has ended is started again, and the sentence is said", "[speech]") {
    VoiceLog log;
    Speaker speaker{{.threaded = false, .open = opening(log, 1)}};
    speaker.say({"one", false});
    speaker.say({"two", false});
    speaker.run_slice();
    CHECK(log.all() == std::vector<std::string>{"open", "one", "open", "two"});
    CHECK(speaker.works());
}

TEST_CASE("without a service the speaker says so, and tries again later", "[speech]") {
    bool there = false;
    int changes = 0;
    VoiceLog log;
    Speaker speaker{{.threaded = false,
                     .open = [&]() -> std::unique_ptr<view::Voice> {
                         if (!there) return nullptr;
                         return std::make_unique<LoggedVoice>(log, 9);
                     },
                     .changed = [&] { ++changes; },
                     .retry_after = std::chrono::milliseconds{0}}};
    speaker.say({"one", false});
    speaker.run_slice();
    CHECK_FALSE(speaker.works());
    CHECK(changes == 1);
    there = true;
    speaker.say({"two", false});
    speaker.run_slice();
    CHECK(speaker.works());
    CHECK(changes == 2);
    CHECK(log.all() == std::vector<std::string>{"open", "two"});
}

TEST_CASE("a thread says sentences while the window goes on, and ends", "[speech]") {
    VoiceLog log;
    Speaker speaker{{.threaded = true, .open = opening(log)}};
    speaker.say({"one", true});
    CHECK(comes_true([&] { return log.has("one"); }));
    CHECK(speaker.finish(std::chrono::steady_clock::now() + std::chrono::seconds{60}));
    CHECK(log.all().back() == "stop");
}

TEST_CASE("the window says what the game says: the tiles of its deck by their names", "[speech][host]") {
    VoiceLog log;
    view::HostOptions options = options_for(start_at(four_pairs));
    options.start.settings.speech = 2;
    options.start.settings.speech_rate = 200;
    options.open_voice = opening(log);
    Stage stage{std::move(options)};
    stage.key(SDLK_UP);
    // The first shapes are a heart, a note, a frame and a pawn.
    CHECK(stage.comes_true([&] { return log.has("row 1, column 2, note, can go, 1 more"); }));
    CHECK(log.has("en 200"));
    stage.host.close();
}

TEST_CASE("the window opens no voice while speaking is off, and tells the game that there is none", "[speech][host]") {
    int opened = 0;
    view::HostOptions options = options_for(start_at(four_pairs));
    options.threads = 0;
    options.open_voice = [&opened]() -> std::unique_ptr<view::Voice> {
        ++opened;
        return nullptr;
    };
    Stage stage{std::move(options)};
    stage.key(SDLK_UP);
    CHECK(opened == 0);
    stage.key(SDLK_s, KMOD_LSHIFT);
    CHECK(stage.comes_true([&] { return opened > 0; }));
    stage.key(SDLK_UP);
    stage.host.close();
}

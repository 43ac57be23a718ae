#include "web/page_voice.hpp"

#include <string>
#include <utility>

#include "web/page.hpp"

namespace twoturns::web {
namespace {

class PageVoice final : public view::Voice {
public:
    void form(const view::VoiceForm& /*the reader's own*/) override {}
    bool say(const std::string& words) override {
        speak(words, std::exchange(interrupts_, false));
        return true;
    }
    void stop() override { interrupts_ = true; }

private:
    bool interrupts_ = false;
};

} // namespace

std::unique_ptr<view::Voice> make_page_voice() { return std::make_unique<PageVoice>(); }

} // namespace twoturns::web

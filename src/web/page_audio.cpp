#include "web/page_audio.hpp"

#include <utility>

#include "web/page.hpp"

namespace twoturns::web {
namespace {

class PageAudio final : public view::AudioDevice {
public:
    explicit PageAudio(std::unique_ptr<view::AudioDevice> device) : device_(std::move(device)) {}

    PageAudio(const PageAudio&) = delete;
    PageAudio& operator=(const PageAudio&) = delete;
    PageAudio(PageAudio&&) = delete;
    PageAudio& operator=(PageAudio&&) = delete;
    ~PageAudio() override { end_sound(); }

    void start() override {
        if (!started_) device_->start();
        started_ = true;
        rest_sound(false);
    }
    bool rest() override {
        rest_sound(true);
        return true;
    }
    [[nodiscard]] std::uint32_t number() const override { return device_->number(); }

private:
    std::unique_ptr<view::AudioDevice> device_;
    bool started_ = false;
};

} // namespace

std::unique_ptr<view::AudioDevice> open_page_audio(view::FillSamples fill) {
    auto device = view::open_audio(std::move(fill));
    return device ? std::make_unique<PageAudio>(std::move(device)) : nullptr;
}

} // namespace twoturns::web

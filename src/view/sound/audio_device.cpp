#include "view/sound/audio_device.hpp"

#include <SDL.h>

#include <cstddef>
#include <utility>

#include "platform/worker.hpp"
#include "view/sound/pulse_server.hpp"

namespace twoturns::view {
namespace {

constexpr Uint16 frames_at_once = platform::has_threads ? 512 : 1024; // a page fills them between two pictures

class SdlAudio final : public AudioDevice {
public:
    explicit SdlAudio(FillSamples fill) : fill_(std::move(fill)) {
        if (pulse_server_has_no_output()) {
            SDL_SetError("The sound server has no device");
            return;
        }
        if (SDL_InitSubSystem(SDL_INIT_AUDIO) != 0) return;
        began_ = true;
        SDL_AudioSpec wanted{};
        wanted.freq = audio_rate;
        wanted.format = AUDIO_F32SYS;
        wanted.channels = 2;
        wanted.samples = frames_at_once;
        wanted.callback = fill_samples;
        wanted.userdata = this;
        id_ = SDL_OpenAudioDevice(nullptr, 0, &wanted, nullptr, 0);
    }
    SdlAudio(const SdlAudio&) = delete;
    SdlAudio& operator=(const SdlAudio&) = delete;
    SdlAudio(SdlAudio&&) = delete;
    SdlAudio& operator=(SdlAudio&&) = delete;
    ~SdlAudio() override {
        if (id_ != 0) SDL_CloseAudioDevice(id_);
        if (began_) SDL_QuitSubSystem(SDL_INIT_AUDIO);
    }
    [[nodiscard]] bool works() const { return id_ != 0; }

    void start() override { SDL_PauseAudioDevice(id_, 0); }
    [[nodiscard]] std::uint32_t number() const override { return id_; }

private:
    static void SDLCALL fill_samples(void* self, Uint8* bytes, int size) {
        static_cast<SdlAudio*>(self)->fill_(
            {reinterpret_cast<float*>(bytes), static_cast<std::size_t>(size) / sizeof(float)});
    }

    FillSamples fill_;
    bool began_ = false;
    SDL_AudioDeviceID id_ = 0;
};

} // namespace

std::unique_ptr<AudioDevice> open_audio(FillSamples fill) {
    auto device = std::make_unique<SdlAudio>(std::move(fill));
    return device->works() ? std::move(device) : nullptr;
}

} // namespace twoturns::view

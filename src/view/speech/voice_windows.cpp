// SAPI, by its automation interface, which needs no header of its own.
#include <windows.h>

#include <oleauto.h>
#include <wrl/client.h>

#include <algorithm>
#include <array>
#include <memory>
#include <string>

#include "platform/files.hpp"
#include "view/speech/voice.hpp"

namespace twoturns::view {
namespace {

using Microsoft::WRL::ComPtr;

// SpeechVoiceSpeakFlags
constexpr long svs_flags_async = 1;
constexpr long svs_purge_before_speak = 2;
constexpr long svs_is_not_xml = 16;

/// Initialises COM on the thread of the voice.
class ComThread {
public:
    ComThread() : entered_(CoInitializeEx(nullptr, COINIT_MULTITHREADED)) {}
    ComThread(const ComThread&) = delete;
    ComThread& operator=(const ComThread&) = delete;
    ComThread(ComThread&&) = delete;
    ComThread& operator=(ComThread&&) = delete;
    ~ComThread() {
        if (SUCCEEDED(entered_)) CoUninitialize();
    }

private:
    HRESULT entered_;
};

/// Converts percent to -10 .. 10, where 0 is usual and 10 about three times as fast.
long rate_of(int percent) {
    return std::clamp<long>(percent >= 100 ? (percent - 100) / 20 : (percent - 100) / 5, -10, 10);
}

class SapiVoice final : public Voice {
public:
    /// Returns false if there is no voice.
    bool open() {
        CLSID id{};
        return SUCCEEDED(CLSIDFromProgID(L"SAPI.SpVoice", &id)) &&
               SUCCEEDED(CoCreateInstance(id, nullptr, CLSCTX_ALL, IID_PPV_ARGS(&voice_))) && find(L"Speak", speak_) &&
               find(L"Rate", rate_);
    }

    void form(const VoiceForm& form) override { // the voice is the one chosen in Windows, in its language
        VARIANT value{};
        value.vt = VT_I4;
        value.lVal = rate_of(form.rate);
        DISPID put = DISPID_PROPERTYPUT;
        DISPPARAMS arguments{&value, &put, 1, 1};
        voice_->Invoke(rate_, IID_NULL, LOCALE_USER_DEFAULT, DISPATCH_PROPERTYPUT, &arguments, nullptr, nullptr,
                       nullptr);
    }
    bool say(const std::string& words) override { return call(words, svs_flags_async | svs_is_not_xml); }
    void stop() override { static_cast<void>(call({}, svs_flags_async | svs_is_not_xml | svs_purge_before_speak)); }

private:
    bool find(const wchar_t* name, DISPID& id) {
        auto* text = const_cast<wchar_t*>(name); // the interface forgets that it changes nothing
        return SUCCEEDED(voice_->GetIDsOfNames(IID_NULL, &text, 1, LOCALE_USER_DEFAULT, &id));
    }
    bool call(const std::string& words, long flags) {
        std::array<VARIANT, 2> values{}; // the last argument comes first
        values[0].vt = VT_I4;
        values[0].lVal = flags;
        values[1].vt = VT_BSTR;
        values[1].bstrVal = SysAllocString(platform::path_from(words).wstring().c_str());
        DISPPARAMS arguments{values.data(), nullptr, static_cast<UINT>(values.size()), 0};
        const HRESULT done = voice_->Invoke(speak_, IID_NULL, LOCALE_USER_DEFAULT, DISPATCH_METHOD, &arguments, nullptr,
                                            nullptr, nullptr);
        SysFreeString(values[1].bstrVal);
        return SUCCEEDED(done);
    }

    ComThread com_; ///< the first member, as the voice must go before
    ComPtr<IDispatch> voice_;
    DISPID speak_ = 0;
    DISPID rate_ = 0;
};

} // namespace

std::unique_ptr<Voice> open_voice() {
    auto voice = std::make_unique<SapiVoice>();
    return voice->open() ? std::move(voice) : nullptr;
}

} // namespace twoturns::view

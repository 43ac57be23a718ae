#include "app/share/qr_code.hpp"

#include <qrencode.h>

#include <memory>
#include <new>

namespace twoturns::app {

std::optional<QrCode> qr_code(const std::string& text) {
    if (text.empty() || text.size() > most_code_bytes) return std::nullopt;
    constexpr int smallest_that_fits = 0;
    const std::unique_ptr<QRcode, decltype(&QRcode_free)> made{
        QRcode_encodeData(static_cast<int>(text.size()), reinterpret_cast<const unsigned char*>(text.data()),
                          smallest_that_fits, QR_ECLEVEL_L),
        &QRcode_free};
    if (!made) throw std::bad_alloc(); // the only possible error: every text of this length fits
    QrCode code{made->width, {}};
    for (int i = 0; i < code.side * code.side; ++i) code.dark.push_back((made->data[i] & 1U) != 0);
    return code;
}

} // namespace twoturns::app

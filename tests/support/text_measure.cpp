#include "support/text_measure.hpp"

namespace twoturns::test {

float FixedMeasure::width(const std::string& text, float size, bool /*bold*/, ui::Family /*family*/) const {
    float em = 0;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if ((byte & 0xC0U) != 0x80U) em += byte >= 0xE0U ? wide_ : narrow_;
    }
    return em * size;
}

} // namespace twoturns::test

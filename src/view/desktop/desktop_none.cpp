#include "view/desktop/desktop.hpp"

namespace twoturns::view {

std::unique_ptr<Desktop> make_desktop() { return nullptr; }

} // namespace twoturns::view

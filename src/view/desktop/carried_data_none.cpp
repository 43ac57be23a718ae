#include "view/desktop/carried_data.hpp"

namespace twoturns::view {

void load_carried_data() {}

} // namespace twoturns::view

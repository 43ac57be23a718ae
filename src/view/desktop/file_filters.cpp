#include "view/desktop/file_filters.hpp"

#include "platform/translation.hpp"

namespace twoturns::view {

std::vector<app::FileKind> filters_of(const app::ChooseFile& what) {
    std::vector<app::FileKind> filters = what.kinds;
    if (what.way != app::ChooseFile::Way::save) filters.push_back({platform::tr(N_("All files")), {}});
    return filters;
}

} // namespace twoturns::view

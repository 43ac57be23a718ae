#include "view/file_filters.hpp"

#include "platform/translation.hpp"

namespace twoturns::view {

std::vector<app::FileKind> filters_of(const app::ChooseFile& what) {
    std::vector<app::FileKind> filters = what.kinds;
    if (what.way == app::ChooseFile::Way::save) return filters;
    if (filters.size() > 1) {
        app::FileKind together{platform::tr(N_("All of these kinds")), {}};
        for (const app::FileKind& kind : what.kinds)
            together.endings.insert(together.endings.end(), kind.endings.begin(), kind.endings.end());
        filters.insert(filters.begin(), std::move(together));
    }
    filters.push_back({platform::tr(N_("All files")), {}});
    return filters;
}

} // namespace twoturns::view

#include "view/drawing/baked_picture.hpp"

#include <utility>

#include "view/drawing/table_heat.hpp"

namespace twoturns::view {
namespace {

std::unique_ptr<Bake> new_bake(const TablePicture& what) { return std::make_unique<TableBake>(what); }
std::unique_ptr<Bake> new_bake(const HotTable& what) { return std::make_unique<TableBake>(what.table); }
std::unique_ptr<Bake> new_bake(const LandPicture& what) { return std::make_unique<LandBake>(what); }

} // namespace

std::unique_ptr<Bake> bake_of(const SlowPicture& what) {
    return std::visit([](const auto& one) { return new_bake(one); }, what);
}

BakedPicture finished(const SlowPicture& what, Surface picture) {
    BakedPicture done{what, std::move(picture)};
    if (const auto* hot = std::get_if<HotTable>(&what)) done.glow = glow_of(hot->table, hot->board);
    return done;
}

Surface baked(const SlowPicture& what) {
    const auto bake = bake_of(what);
    while (!bake->run()) {
    }
    return bake->take();
}

} // namespace twoturns::view

#include "view/drawing/baked_picture.hpp"

#include <memory>
#include <optional>
#include <utility>

#include "view/drawing/table_heat.hpp"

namespace twoturns::view {
namespace {

std::unique_ptr<Bake> new_bake(const TablePicture& what) { return std::make_unique<TableBake>(what); }
std::unique_ptr<Bake> new_bake(const HotTable& what) { return std::make_unique<TableBake>(what.table); }
std::unique_ptr<Bake> new_bake(const LandPicture& what) { return std::make_unique<LandBake>(what); }

class BakingPicture final : public platform::Job<BakedPicture> {
public:
    explicit BakingPicture(const SlowPicture& what) : what_(what), bake_(bake_of(what)) {}
    bool run() override { return finished_ = bake_->run(); }
    std::optional<BakedPicture> take() override {
        if (!finished_) return std::nullopt;
        return finished(what_, bake_->take());
    }

private:
    SlowPicture what_;
    std::unique_ptr<Bake> bake_;
    bool finished_ = false;
};

} // namespace

std::unique_ptr<Bake> bake_of(const SlowPicture& what) {
    return std::visit([](const auto& one) { return new_bake(one); }, what);
}

BakedPicture finished(const SlowPicture& what, Surface picture) {
    BakedPicture done{what, std::move(picture)};
    if (const auto* hot = std::get_if<HotTable>(&what)) done.glow = glow_of(hot->table, hot->board);
    return done;
}

std::unique_ptr<platform::Job<BakedPicture>> baking_job(const SlowPicture& what) {
    return std::make_unique<BakingPicture>(what);
}

Surface baked(const SlowPicture& what) {
    const auto bake = bake_of(what);
    while (!bake->run()) {
    }
    return bake->take();
}

} // namespace twoturns::view

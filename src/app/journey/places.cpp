#include "app/journey/places.hpp"

#include <array>

#include "app/labels.hpp"
#include "game/contests/run.hpp"
#include "platform/translation.hpp"
#include "scene/land.hpp"

namespace twoturns::app {
namespace {

using game::World;
using platform::tr;
using platform::trc;
using ui::rgb;

struct WorldRow {
    const char* name;     ///< in the context "world"
    const char* headline; ///< in the context "world"
    const char* rule;
    const char* text; ///< of its places
    const char* boss; ///< of its last place
    ui::TableKind table;
    ui::Material material;
    scene::Hues hues;
    std::array<const char*, 3> decks;                      ///< in turn, from place to place
    std::array<const char*, game::places_in_world> places; ///< in the context "place"
};

const WorldRow& row_of(World world) {
    static const std::array<WorldRow, game::worlds> rows{{
        {NC_("world", "Meadow"),
         // TRANSLATORS: the headline of its page; "Meadow" alone stands in lists.
         NC_("world", "The Meadow"),
         N_("Straight lines only"),
         N_("A pair goes only when nothing stands between its tiles. Turns come with the next worlds."),
         N_("The longest board of the meadow. Straight lines, nothing else."),
         ui::TableKind::felt,
         ui::Material::ivory,
         {rgb(0x2C6B3F), rgb(0x3F8A47), rgb(0x689531), rgb(0x958A1B)},
         {"animals", "nature", "emoji"},
         {NC_("place", "Dew Gate"), NC_("place", "First Furrow"), NC_("place", "Lark Field"),
          NC_("place", "Long Hedge"), NC_("place", "Fence Row"), NC_("place", "Clover Mile"),
          NC_("place", "Poplar Lane"), NC_("place", "Wind Row"), NC_("place", "The Straight Mile")}},
        {NC_("world", "Old Town"),
         NC_("world", "The Old Town"),
         N_("One turn at most"),
         N_("A line may turn once. The corner in between must be free."),
         N_("The largest board of the town. Every line turns once at most."),
         ui::TableKind::washi,
         ui::Material::maple,
         {rgb(0x8A3524), rgb(0xB0492F), rgb(0xCF6D3F), rgb(0xAC8046)},
         {"things", "food", "travel"},
         {NC_("place", "Corner Shop"), NC_("place", "Bell Stair"), NC_("place", "Cat Alley"),
          NC_("place", "Bakers Bend"), NC_("place", "Two Windows"), NC_("place", "Well Court"),
          NC_("place", "Tile Roofs"), NC_("place", "Lamp Arch"), NC_("place", "Crooked Gate")}},
        {NC_("world", "River"),
         NC_("world", "The River"),
         N_("Lines of two turns"),
         N_("Some lines must turn twice: out along a free lane, and in again."),
         N_("The largest board of the river, and lines of two turns again."),
         ui::TableKind::slate,
         ui::Material::porcelain,
         {rgb(0x1B5F6A), rgb(0x1F8577), rgb(0x44967B), rgb(0x6D934F)},
         {"nature", "animals", "travel"},
         {NC_("place", "Reed Landing"), NC_("place", "Mill Race"), NC_("place", "Heron Weir"),
          NC_("place", "Willow Loop"), NC_("place", "Ferry Rope"), NC_("place", "Otter Bend"), NC_("place", "Old Ford"),
          NC_("place", "Three Bridges"), NC_("place", "The Oxbow")}},
        {NC_("world", "Coast"),
         NC_("world", "The Coast"),
         N_("Lines may run around the outside"),
         N_("Most pairs here need the outside of the board."),
         N_("The longest shore. Most pairs go around the outside."),
         ui::TableKind::washi,
         ui::Material::porcelain,
         {rgb(0x1D4E89), rgb(0x2478AC), rgb(0x3C91B3), rgb(0xA68334)},
         {"animals", "food", "emoji"},
         {NC_("place", "Shell Steps"), NC_("place", "Tide Line"), NC_("place", "Gull Rock"), NC_("place", "Net Loft"),
          NC_("place", "Salt Path"), NC_("place", "Harbour Wall"), NC_("place", "Round Bay"),
          NC_("place", "Wreck Sands"), NC_("place", "Far Lighthouse")}},
        {NC_("world", "High Pass"),
         NC_("world", "The High Pass"),
         N_("Stones stand in the way"),
         N_("Stones never go, and no line goes through them."),
         N_("Stones in the way, and as on the coast a way around the outside."),
         ui::TableKind::slate,
         ui::Material::paper,
         {rgb(0x2F4470), rgb(0x4F6FA3), rgb(0x7F7AA6), rgb(0xA86F55)},
         {"nature", "things", "shapes"},
         {NC_("place", "Gravel Turn"), NC_("place", "Goat Steps"), NC_("place", "Cairn Field"),
          NC_("place", "Split Rock"), NC_("place", "Moss Wall"), NC_("place", "Echo Gully"), NC_("place", "Snow Fence"),
          NC_("place", "Eagle Ledge"), NC_("place", "Stone Gate")}},
        {NC_("world", "Orchard"),
         NC_("world", "The Orchard"),
         N_("Tiles slide into the gaps"),
         N_("When a pair goes, tiles follow. If they stayed, nobody could clear this board."),
         N_("Tiles fall, and stones as in the pass stand in their way."),
         ui::TableKind::bamboo,
         ui::Material::maple,
         {rgb(0x7A4A12), rgb(0xAF6D16), rgb(0xB87B1E), rgb(0xC8562A)},
         {"food", "nature", "animals"},
         {NC_("place", "Apple Ladder"), NC_("place", "Windfall Grass"), NC_("place", "Plum Slope"),
          NC_("place", "Cider Yard"), NC_("place", "Leaf Drift"), NC_("place", "Rope Swing"), NC_("place", "Bee Row"),
          NC_("place", "Chestnut Rain"), NC_("place", "The Great Tree")}},
        {NC_("world", "Mirror Lake"),
         NC_("world", "Mirror Lake"),
         N_("The two halves slide apart or together"),
         N_("Each half slides its own way: what was near may part, what was far may meet."),
         N_("Both halves slide, and the upper one falls as in the orchard."),
         ui::TableKind::night,
         ui::Material::jade,
         {rgb(0x3B2A6B), rgb(0x63418F), rgb(0x8D5CA0), rgb(0xB86A90)},
         {"emoji", "nature", "animals"},
         {NC_("place", "Still Water"), NC_("place", "Moon Pier"), NC_("place", "Twin Pines"), NC_("place", "Swan Gap"),
          NC_("place", "Half Bridge"), NC_("place", "Mist Rowing"), NC_("place", "Loon Call"), NC_("place", "Ice Seam"),
          NC_("place", "The Deep Mirror")}},
        {NC_("world", "Lantern City"),
         NC_("world", "Lantern City"),
         N_("Wide boards, long lines"),
         N_("Equal tiles stand far apart: one line at least spans half of the board."),
         N_("The widest board of all, and its halves slide as in the lake."),
         ui::TableKind::walnut,
         ui::Material::lacquer,
         {rgb(0x7E1B1B), rgb(0xB0302A), rgb(0xD05A2E), rgb(0xB57D28)},
         {"things", "food", "mahjong"},
         {NC_("place", "Market Street"), NC_("place", "Paper Bridge"), NC_("place", "Drum Tower"),
          NC_("place", "Tea Terrace"), NC_("place", "Silk Quarter"), NC_("place", "Canal Lights"),
          NC_("place", "Kite Square"), NC_("place", "Night Parade"), NC_("place", "The Great Loom")}},
    }};
    return rows[static_cast<std::size_t>(world)];
}

} // namespace

std::string label_of(World world) { return trc("world", row_of(world).name); }
std::string headline_of(World world) { return trc("world", row_of(world).headline); }
std::string rule_of(World world) { return tr(row_of(world).rule); }

std::string place_label(std::size_t place) {
    return trc("place", row_of(game::world_of(place)).places.at(game::number_of(place) - 1));
}

std::string place_text(std::size_t place) {
    const WorldRow& world = row_of(game::world_of(place));
    return tr(game::is_boss(place) ? world.boss : world.text);
}

std::string place_facts(std::size_t place) {
    const DealParams& params = game::journey()[place].id.params;
    const std::string size =
        platform::trcf("list", "{0}, {1}", label_of(params.size), difficulty_label(params.difficulty));
    return params.gravity == Gravity::none ? size : platform::trcf("list", "{0}, {1}", size, label_of(params.gravity));
}

std::optional<std::size_t> place_of(const game::Origin& origin) {
    return origin.custom_board ? std::nullopt : game::place_of(origin.id);
}

std::optional<std::size_t> place_of(const game::Game& game) { return place_of(game.origin); }

ui::Theme theme_of(World world) {
    ui::Theme theme = ui::theme_of(row_of(world).table, row_of(world).material);
    theme.stone = scene::stone_of(world);
    return theme;
}

const scene::Hues& hues_of(World world) { return row_of(world).hues; }

std::string deck_of(std::size_t place) {
    const auto& decks = row_of(game::world_of(place)).decks;
    return decks.at((game::number_of(place) - 1) % decks.size());
}

std::optional<World> world_under(const game::Origin& origin) {
    if (origin.custom_board) return std::nullopt;
    if (const auto place = game::place_of(origin.id)) return game::world_of(*place);
    const auto board = game::run_board_of(origin.id);
    if (!board || board->number == 1) return std::nullopt;
    switch (game::stage_of(board->number)) {
    case game::RunStage::still: return World::coast;
    case game::RunStage::falling: return World::orchard;
    case game::RunStage::sideways: return World::river;
    case game::RunStage::halves: return World::mirror_lake;
    case game::RunStage::wide: break;
    }
    return World::lantern_city;
}

std::optional<World> world_with_table(const Settings& settings, std::optional<World> world) {
    return settings.world_tables && !theme_of(settings).is_plain() ? world : std::nullopt;
}

void bring_deck(Settings& settings, const game::Game& game) {
    const auto place = settings.world_tables ? place_of(game) : std::nullopt;
    settings.place_deck = place ? deck_of(*place) : std::string{};
}

void dye(scene::Weave& weave, const game::Origin& origin) {
    if (origin.custom_board) return;
    const auto place = game::place_of(origin.id);
    if (!place) return;
    scene::dye(weave, hues_of(game::world_of(*place)));
    weave.gold = game::is_boss(*place);
}

} // namespace twoturns::app

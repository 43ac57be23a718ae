// Crops one of the player's own pictures: shows the whole picture with a square that the player moves and resizes.
// Tiles show the part inside the square. The crop is stored with the settings; the file stays unchanged.
#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>
#include <ostream>
#include <utility>
#include <vector>

#include "app/decks/deck_list.hpp"
#include "app/screens.hpp"
#include "platform/files.hpp"
#include "platform/translation.hpp"

namespace twoturns::app {
namespace {

using decks::Crop;
using platform::tr;
using ui::Element;
using ui::id_of;
using ui::Rect;

constexpr ui::Colour tile_ivory = ui::rgb(0xFBF5E6);
constexpr float wheel_step = 0.06F; // as a fraction of the square's whole range

class CropPicture final : public Screen {
public:
    CropPicture(std::string deck, std::string file, std::string path)
        : deck_(std::move(deck)), file_(std::move(file)), path_(std::move(path)) {}

    [[nodiscard]] ScreenTraits traits() const override { return {.name = "crop"}; }

    Effects opened(const Context& context) override {
        const auto changes = changes_of(context.settings, deck_);
        const auto found = changes.crops.find(file_);
        if (found != changes.crops.end()) crop_ = found->second;
        return {};
    }

    [[nodiscard]] View view(const Context& context) const override {
        const float most = context.height() - 280;
        std::vector<Element> parts;
        parts.push_back(ui::widget(id_of(Part::picture), ui::Slot{.used = true, .keeps_sides = true})
                            .high(std::clamp(most, 120.0F, 360.0F)));
        std::vector<Element> closer;
        closer.push_back(ui::label(tr(N_("Closer")), 14, ui::Tone::muted));
        closer.push_back(ui::widget(id_of(Part::closer), ui::Slider{.value = closeness()}).high(30).growing());
        parts.push_back(ui::row(std::move(closer), 12));
        parts.push_back(ui::paragraph(
            error_                   ? tr(*error_)
            : is_unreadable(context) ? tr(N_("The picture cannot be read."))
                                     : tr(N_("Drag the square, or move it with the arrow keys. Your files stay as they "
                                             "are.")),
            13, ui::Tone::muted, 3));
        std::vector<Element> buttons;
        if (crop_ != Crop{}) buttons.push_back(ui::widget(id_of(Part::reset), ui::Button{.words = tr(N_("As usual"))}));
        buttons.push_back(ui::filler());
        buttons.push_back(ui::widget(id_of(Part::save), ui::Button{.words = platform::trc("button", "Save"),
                                                                   .icon = "save",
                                                                   .key = platform::trc("key", "Enter"),
                                                                   .style = ui::Button::Style::primary,
                                                                   .enabled = !is_unreadable(context)}));
        parts.push_back(ui::row(std::move(buttons), 12));
        return {.title = tr(N_("What is seen of the picture")),
                .content = ui::column(std::move(parts), 10),
                .focus = id_of(Part::picture)};
    }

    Effects on(const ui::Event& event, const Context& context) override {
        error_.reset();
        if (const auto* drawn = std::get_if<ui::Drawn>(&event)) drag(*drawn, context);
        if (const auto* key = std::get_if<ui::KeyInSlot>(&event); key != nullptr && size_of(context)) move(key->key);
        if (const auto* slid = std::get_if<ui::Slid>(&event); slid != nullptr && slid->id == id_of(Part::closer))
            come_closer(slid->value - closeness(), context);
        const auto* pressed = std::get_if<ui::Pressed>(&event);
        if (pressed != nullptr && pressed->id == id_of(Part::reset)) crop_ = {};
        if (pressed != nullptr && pressed->id == id_of(Part::save)) return save(context);
        return {};
    }
    Effects on(const ui::Input& input, const Context& context) override {
        if (const auto* wheel = std::get_if<ui::Wheel>(&input)) come_closer(-wheel->notches * wheel_step, context);
        const auto* key = std::get_if<ui::KeyPress>(&input);
        return key != nullptr && key->key == ui::Key::enter && !is_unreadable(context) ? save(context) : Effects{};
    }

    void draw(ui::Id slot, const Rect& rect, const Context& context, std::vector<scene::Item>& items) const override {
        if (slot != id_of(Part::picture)) return;
        const auto picture = size_of(context);
        const Rect place = picture ? fitted(*picture, rect) : rect;
        if (picture) // some pictures are partly transparent, also on tiles
            items.emplace_back(ui::BoxItem{.rect = place, .radius = 0, .fill = tile_ivory});
        items.emplace_back(scene::WholePictureItem{.rect = place, .file = path_});
        if (!picture) return;
        const Rect seen = square_on(*picture, place);
        const auto shade = [&](const Rect& part) {
            if (part.w > 0 && part.h > 0)
                items.emplace_back(
                    ui::BoxItem{.rect = part, .radius = 0, .fill = ui::Colour{0, 0, 0, 255}.with_alpha(0.55F)});
        };
        shade({place.x, place.y, place.w, seen.y - place.y});
        shade({place.x, seen.bottom(), place.w, place.bottom() - seen.bottom()});
        shade({place.x, seen.y, seen.x - place.x, seen.h});
        shade({seen.right(), seen.y, place.right() - seen.right(), seen.h});
        items.emplace_back(ui::BoxItem{
            .rect = seen, .radius = 0, .fill = ui::Colour{}.with_alpha(0), .border = context.style.theme.gold});
    }

    [[nodiscard]] std::string name_of(ui::Id button) const override {
        if (button == id_of(Part::save)) return "save";
        if (button == id_of(Part::reset)) return "as-usual";
        return Screen::name_of(button);
    }
    void describe(std::ostream& text) const override {
        text << "; crop " << crop_.across << ' ' << crop_.down << ' ' << crop_.side << '\n';
    }

private:
    enum class Part : std::uint8_t {
        picture,
        closer,
        save,
        reset,
    };
    struct PictureSize {
        int width = 0;
        int height = 0;
    };

    /// Returns the picture's size; nullopt until it is read.
    [[nodiscard]] std::optional<PictureSize> size_of(const Context& context) const {
        const auto& whole = context.deck_status.whole;
        if (!whole || whole->file != path_ || whole->width == 0) return std::nullopt;
        return PictureSize{whole->width, whole->height};
    }
    [[nodiscard]] bool is_unreadable(const Context& context) const {
        const auto& whole = context.deck_status.whole;
        return whole && whole->file == path_ && whole->width == 0;
    }

    [[nodiscard]] static Rect fitted(const PictureSize& picture, const Rect& rect) {
        const auto width = static_cast<float>(picture.width);
        const auto height = static_cast<float>(picture.height);
        const float scale = std::min(rect.w / width, rect.h / height);
        const Rect place{0, 0, std::round(width * scale), std::round(height * scale)};
        return place.moved(std::round(rect.x + (rect.w - place.w) / 2), std::round(rect.y + (rect.h - place.h) / 2));
    }

    /// Returns the square on the screen when the picture is at `place`.
    [[nodiscard]] Rect square_on(const PictureSize& picture, const Rect& place) const {
        const decks::CropSquare square = decks::square_of(crop_, picture.width, picture.height);
        const float scale = place.w / static_cast<float>(picture.width);
        const auto pixels = [&](int length) { return std::round(static_cast<float>(length) * scale); };
        return {place.x + pixels(square.left), place.y + pixels(square.top), pixels(square.side), pixels(square.side)};
    }

    /// Moves the square with the pointer. If the drag began outside the square, centres it at the pointer.
    void drag(const ui::Drawn& drawn, const Context& context) {
        const auto picture = size_of(context);
        if (!picture) return;
        const Rect place = fitted(*picture, drawn.rect);
        const float scale = place.w / static_cast<float>(picture->width);
        const ui::Point at{(drawn.at.x - place.x) / scale, (drawn.at.y - place.y) / scale};
        decks::CropSquare square = decks::square_of(crop_, picture->width, picture->height);
        if (drawn.begins) {
            const auto side = static_cast<float>(square.side);
            const ui::Point inside{at.x - static_cast<float>(square.left), at.y - static_cast<float>(square.top)};
            const bool beside = inside.x < 0 || inside.y < 0 || inside.x > side || inside.y > side;
            grabbed_ = beside ? ui::Point{side / 2, side / 2} : inside;
        }
        square.left = static_cast<int>(std::lround(at.x - grabbed_.x));
        square.top = static_cast<int>(std::lround(at.y - grabbed_.y));
        const int side = crop_.side;
        crop_ = decks::crop_at(square, picture->width, picture->height);
        crop_.side = side; // keeps the exact value, because repeated rounding would change it
    }

    void move(ui::Key key) {
        constexpr int step = Crop::whole / 20;
        if (key == ui::Key::left) crop_.across -= step;
        if (key == ui::Key::right) crop_.across += step;
        if (key == ui::Key::up) crop_.down -= step;
        if (key == ui::Key::down) crop_.down += step;
        crop_ = decks::within_range(crop_);
    }

    /// Returns the zoom: 0 for the largest square, 1 for the smallest.
    [[nodiscard]] float closeness() const {
        return static_cast<float>(Crop::whole - crop_.side) / static_cast<float>(Crop::whole - Crop::least_side);
    }
    /// Zooms and keeps the middle of the square in place.
    void come_closer(float by, const Context& context) {
        const float wanted = std::clamp(closeness() + by, 0.0F, 1.0F);
        const int side = Crop::whole - static_cast<int>(std::lround(wanted * (Crop::whole - Crop::least_side)));
        const auto picture = size_of(context);
        if (!picture) return;
        const decks::CropSquare before = decks::square_of(crop_, picture->width, picture->height);
        crop_.side = side;
        decks::CropSquare after = decks::square_of(crop_, picture->width, picture->height);
        after.left = before.left + (before.side - after.side) / 2;
        after.top = before.top + (before.side - after.side) / 2;
        crop_ = decks::crop_at(after, picture->width, picture->height);
        crop_.side = side;
    }

    Effects save(const Context& context) {
        decks::DeckChanges changes = changes_of(context.settings, deck_);
        if (crop_ == Crop{})
            changes.crops.erase(file_);
        else
            changes.crops[file_] = crop_;
        Settings settings = context.settings;
        if (!set_changes(settings, deck_, changes)) {
            error_ = Message{N_("So much was changed that there is no room for more: change the files instead.")};
            return {};
        }
        return {ChangeSettings{std::move(settings)}, CloseScreen{}};
    }

    std::string deck_;
    std::string file_; ///< the name of the picture file, which is its key in the settings
    std::string path_;
    Crop crop_;
    ui::Point grabbed_; ///< the point of the square under the pointer, in picture pixels
    std::optional<Message> error_;
};

} // namespace

screens::Made screens::crop_picture(const std::string& deck, const std::string& folder, const std::string& file) {
    return std::make_shared<CropPicture>(deck, file,
                                         platform::name_of(platform::path_from(folder) / platform::path_from(file)));
}

} // namespace twoturns::app

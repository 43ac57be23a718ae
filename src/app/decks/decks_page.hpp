// The page of decks: every deck is a card, and pressing a card plays with that deck at once. decks.cpp handles events,
// decks_view.cpp makes the view.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/screen.hpp"

namespace twoturns::app {

class Decks final : public Screen {
public:
    [[nodiscard]] ScreenTraits traits() const override { return {.name = "decks"}; }

    [[nodiscard]] View view(const Context& context) const override;
    Effects opened(const Context& context) override;
    Effects on(const ui::Input& input, const Context& context) override;
    Effects on(const Response& response, const Context& context) override;
    Effects on(const ui::Event& event, const Context& context) override;
    void draw(ui::Id slot, const ui::Rect& rect, const Context& context,
              std::vector<scene::Item>& items) const override;
    [[nodiscard]] std::string name_of(ui::Id button) const override;

private:
    enum class Part : std::uint8_t {
        list,
        card,
        picture, // the picture of a card
        faces,
        add,
        cancel,
        forget,
        forget_unusable, // removes an unusable deck from the list
        pictures,        // the list of pictures
        own_face,        // a picture in the list
        names,
        edit,
        rename,
        write,
    };

    /// Returns the name in the settings of the deck whose card has the index `place`. Built-in decks come first.
    [[nodiscard]] std::string deck_at(std::size_t place, const Settings& settings) const;
    [[nodiscard]] std::size_t place_of_chosen(const Settings& settings) const;
    /// Returns the player's own decks. Decks that are already on the page keep their places; new ones follow.
    [[nodiscard]] std::vector<std::string> own_of(const Settings& settings) const;
    Effects change(const ui::Changed& changed, const Context& context);
    Effects press(ui::Id button, const Context& context);
    void forget(Settings& settings, const std::string& deck);
    /// Opens the editor for the text in a row of the list.
    [[nodiscard]] static Effects edit(std::size_t row, const Context& context);

    /// Returns the chosen deck's title; if there is none, the name of the deck's folder or file.
    [[nodiscard]] static std::string title_of_chosen(const Context& context);
    /// Returns the index of the picture or card in an editable row; nullopt for other rows. The first rows list the
    /// files and cards that were left out of the deck.
    [[nodiscard]] static std::optional<std::size_t> card_of_row(const decks::PictureScan& pictures, std::size_t row);

    [[nodiscard]] ui::Element content(std::vector<ui::Element> parts, bool with_panel, float margin,
                                      const Context& context) const;
    [[nodiscard]] static ui::Element button(Part part, std::string words, bool enabled = true);
    [[nodiscard]] static ui::Element add_row(float room);
    [[nodiscard]] static ui::Element names_choice(const Settings& settings);
    [[nodiscard]] ui::Element pictures_list(const decks::PictureScan& pictures, const Context& context) const;
    [[nodiscard]] static ui::Element taken_row(const decks::PictureScan& pictures, std::size_t index);
    [[nodiscard]] ui::Element cards(float room, const Context& context) const;
    [[nodiscard]] ui::Element card(std::size_t place, std::string about, const Context& context) const;
    /// Makes the text on the card of a deck that cannot be used.
    [[nodiscard]] static ui::Element complaint(std::size_t place, const Message& why, const Context& context);
    void draw_card(std::size_t place, const ui::Rect& rect, const Context& context,
                   std::vector<scene::Item>& items) const;
    [[nodiscard]] ui::Element panel(const Context& context) const;
    /// Appends the details of a player's own deck. With `narrow`, for a panel below the cards, the reason why a file
    /// was left out has fewer lines.
    void append_own(std::vector<ui::Element>& parts, bool narrow, const Context& context) const;

    std::vector<std::string> own_; ///< in the order of their cards
    std::size_t row_ = none;       ///< the selected row of the list of the deck's contents
    static constexpr std::size_t none = static_cast<std::size_t>(-1);
};

} // namespace twoturns::app

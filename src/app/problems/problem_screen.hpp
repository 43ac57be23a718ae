// A problem on the table: the player looks for the one pair that keeps the board alive. The right pair is followed by
// the rest of the way, and the weave. A wrong one is answered by how the board ends, and can be taken back.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "app/play/cleared_board.hpp"
#include "app/play/win_page.hpp"
#include "app/problems/kept_problems.hpp"
#include "app/screen.hpp"
#include "scene/board_view.hpp"
#include "twoturns/problem.hpp"

namespace twoturns::app {

class ProblemScreen final : public Screen {
public:
    /// `made` is the problem of the ID if it was made already; `below` opens the page that the screen leads back to.
    ProblemScreen(ProblemId id, std::shared_ptr<const Problem> made, Command below)
        : below_(below), id_(std::move(id)), made_(std::move(made)) {}
    /// Goes on with the problem that was in hand when the program ended.
    explicit ProblemScreen(ProblemInHand in_hand)
        : below_(Command::problems), id_(in_hand.id), in_hand_(std::move(in_hand)) {}

    [[nodiscard]] ScreenTraits traits() const override {
        return {.name = "problem", .keys = cleared_ || !problem_ ? KeyContext::other : KeyContext::game};
    }
    [[nodiscard]] View view(const Context& context) const override;
    Effects opened(const Context& context) override;
    bool skip(const ui::Input& input, const Context& context) override;
    Effects on(const ui::Event& event, const Context& context) override;
    Effects on(const ui::Input& input, const Context& context) override;
    Effects on(const News& news, const Context& context) override;
    Effects on(const Response& response, const Context& context) override;
    std::optional<Effects> run(Command command, const Context& context) override;
    [[nodiscard]] std::optional<game::Time> next_change(const Context& context) const override;
    [[nodiscard]] std::string name_of(ui::Id button) const override;
    [[nodiscard]] std::string problem_in_hand() const override;
    void describe(std::ostream& text) const override;
    void draw(ui::Id slot, const ui::Rect& rect, const Context& context,
              std::vector<scene::Item>& items) const override;

private:
    enum class Part : std::uint8_t {
        board,
        sheet,
        next,
        all,
    };

    /// Returns whether the last pair has vanished, so that the weave is shown.
    [[nodiscard]] bool shows_weave() const { return cleared_ && view_.animations.vanishing.empty(); }
    [[nodiscard]] Win win(const Context& context) const;

    [[nodiscard]] View making_view() const;
    [[nodiscard]] View board_view(const Context& context) const;
    [[nodiscard]] View weave_view(const Context& context) const;
    [[nodiscard]] std::string title(const Context& context) const;
    [[nodiscard]] std::string question(const Context& context) const;
    [[nodiscard]] std::string outcome_words() const;
    [[nodiscard]] Gravity seen_gravity(const Context& context) const;
    [[nodiscard]] std::optional<ui::Element> sliding_sign(const Context& context) const;
    [[nodiscard]] ui::Element next_button() const;
    [[nodiscard]] scene::BoardGeometry geometry(const Context& context) const;

    /// Puts a problem on the table.
    void begin(ProblemId id, std::shared_ptr<const Problem> problem, const Context& context);
    /// Asks for the problem that follows if the result of this one does not change any more.
    [[nodiscard]] Effects make_ahead(const Settings& settings);
    [[nodiscard]] Effects next(const Context& context);
    [[nodiscard]] Effects paste(const std::string& text);
    Effects click(Cell cell, const Context& context);
    Effects show(const game::Reply& reply, const Context& context);
    Effects judge(const game::Matched& pair, const Context& context);
    Effects keep(bool solved, const Context& context);
    Effects take_back(const Context& context);
    /// Takes the pair again that was taken before the program ended.
    Effects take_again(const ProblemInHand& before, const Context& context);
    Effects show_answer(const Context& context);
    /// Takes the next pair of the way, once it is known.
    Effects take_next(const Context& context);
    Effects end(Face last, const Context& context);
    Effects move_cursor(int rows, int cols, const Context& context);
    [[nodiscard]] Effects say(std::string words, const Context& context) const;

    Command below_;
    ProblemId id_;
    std::shared_ptr<const Problem> made_;    ///< before opened()
    std::optional<ProblemInHand> in_hand_;   ///< until its board is made
    std::shared_ptr<const Problem> problem_; ///< null while it is being made
    Message fault_{};                        ///< why it could not be made
    float progress_ = 0;

    std::optional<ProblemId> ahead_id_; ///< the problem that is made ahead
    std::shared_ptr<const Problem> ahead_;
    bool wants_next_ = false; ///< the player waits for it

    game::Game game_;
    scene::BoardView view_;
    std::optional<std::size_t> wrong_;    ///< the losing move on the board, as an index
    std::optional<game::Time> next_pair_; ///< when the way goes on
    bool shown_ = false;                  ///< the player asked for the answer
    bool first_time_ = false;             ///< it was not solved before
    std::optional<ClearedBoard> cleared_;
};

} // namespace twoturns::app

// What a question of a screen states beside its own members, and the lists of types made from that:
//   using Answer       the type of its answer
//   QuestionKind kind  which unanswered questions it replaces; none if it states no kind
#pragma once

#include <type_traits>
#include <variant>

namespace twoturns::app {

/// A new question replaces an unanswered one of the same kind and screen.
enum class QuestionKind : unsigned {
    each, ///< each is answered
    choosing,
    listing,
    reading,
    previewing,
    dealing,
    analysing,
};

/// Appends types to a variant, each unless it is there.
template <class Variant, class... More> struct Appended { using type = Variant; };
template <class... Present, class Next, class... More>
struct Appended<std::variant<Present...>, Next, More...>
    : std::conditional_t<(std::is_same_v<Present, Next> || ...), Appended<std::variant<Present...>, More...>,
                         Appended<std::variant<Present..., Next>, More...>> {};

/// Appends the questions of a list to a variant, or their answers.
template <class Variant, class Questions> struct With;
template <class Variant, class... Questions> struct With<Variant, std::variant<Questions...>> {
    using questions = typename Appended<Variant, Questions...>::type;
    using answers = typename Appended<Variant, typename Questions::Answer...>::type;
};
template <class Variant, class Questions> using WithQuestions = typename With<Variant, Questions>::questions;
template <class Variant, class Questions> using WithAnswers = typename With<Variant, Questions>::answers;

} // namespace twoturns::app

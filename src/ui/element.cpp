#include "ui/element.hpp"

#include <utility>

namespace twoturns::ui {

namespace {

Element made(What what, std::vector<Element> children = {}) {
    Element element;
    element.what = std::move(what);
    element.children = std::move(children);
    return element;
}

} // namespace

Element row(std::vector<Element> children, float gap, CrossAlign place) {
    return made(Line{Axis::row, gap, place}, std::move(children));
}
Element column(std::vector<Element> children, float gap, CrossAlign place) {
    return made(Line{Axis::column, gap, place}, std::move(children));
}
Element grid(int columns, std::vector<Element> children, float gap) {
    return made(Grid{columns, gap}, std::move(children));
}
Element stack(std::vector<Element> children) { return made(Stack{}, std::move(children)); }
Element panel(Panel::Style style, Element content) {
    std::vector<Element> children;
    children.push_back(std::move(content));
    return made(Panel{style}, std::move(children));
}
Element key_cap(std::string key) { return made(KeyCap{std::move(key)}); }
Element space(float pixels) { return made(Space{}).wide(pixels).high(pixels); }
Element filler() { return made(Space{}).growing(); }
Element widget(Id name, What what) { return made(std::move(what)).named(name); }
Element label(std::string text, float size, Tone tone) {
    return made(Label{.text = std::move(text), .size = size, .tone = tone}).shrinking();
}
Element title(std::string text, float size) {
    return made(Label{.text = std::move(text), .size = size, .bold = true}).shrinking();
}
Element headline(std::string text, float size) {
    return made(Label{.text = std::move(text), .size = size, .bold = true, .family = Family::serif}).shrinking();
}
Element paragraph(std::string text, float size, Tone tone, int lines) {
    return made(Label{.text = std::move(text), .size = size, .tone = tone, .lines = lines}).shrinking();
}
Element aligned(Element text, Align align) {
    std::get<Label>(text.what).align = align;
    return text;
}

} // namespace twoturns::ui

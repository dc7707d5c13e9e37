// What penpa-edit draws, as figures: coloured cells, lines, circles and squares, signs of inequality, and numbers that
// are no givens (swaroopg92/penpa-edit, docs/js/style.js and class_square.js, which have the styles by number). Other
// symbols are not drawn.
#include <algorithm>
#include <initializer_list>
#include <iterator>
#include <utility>

#include "core/links/figure.hpp"
#include "core/links/penpa.hpp"

namespace quadrille::links {

namespace {

constexpr double cell_pixels = 38;  // of a cell, in which the widths of lines are given

// Colours of cells, by style.
constexpr std::string_view surfaces[] = {"none",    "#444444", "#b3ffb3", "#cccccc", "#000000", "#c0e0ff", "#ffa3a3",
                                         "#ffffa3", "#999999", "#ffb3ff", "#ffcc80", "#cc99ff", "#eecab1", "#ff670099"};

// Colours inside and around symbols, by style.
constexpr std::pair<std::string_view, std::string_view> symbol_styles[] = {
    {"none", "none"},       {"#ffffff", "#000000"}, {"#000000", "#000000"}, {"#cccccc", "none"},
    {"none", "#000000"},    {"#cccccc", "#000000"}, {"#ffffff", "#999999"}, {"#ffffff", "none"},
    {"#ffffff", "#000000"}, {"#cccccc", "#000000"}, {"#ffffff", "#000000"}, {"#ff0000", "#ff0000"},
    {"#208020", "#208020"}, {"none", "#000000"}};

constexpr std::pair<std::string_view, double> symbol_sizes[] = {
    {"circle_L", 0.86}, {"circle_M", 0.7}, {"circle_S", 0.44}, {"circle_SS", 0.26}, {"square_LL", 1},
    {"square_L", 0.8},  {"square_M", 0.7}, {"square_S", 0.44}, {"square_SS", 0.26}};

// Colours of numbers, by style.
constexpr std::string_view inks[] = {"none",    "#000000", "#4c9900", "#999999", "#ffffff", "#000000",
                                     "#000000", "#ffffff", "#187bcd", "#0000ff", "#ff0000", "#ffffff"};

struct LineStyle {
  long style;
  std::string_view colour;
  double width;
};
constexpr LineStyle line_styles[] = {{3, "#208020", 3}, {5, "#999999", 3},  {6, "#999999", 12}, {8, "#ff0000", 3},
                                     {9, "#187bcd", 3}, {21, "#000000", 5}, {30, "#208020", 3}, {40, "#999999", 2}};
constexpr LineStyle usual_line = {0, "#000000", 2};
constexpr long x_mark = 98;  // a cross at a point instead of a line

template <class List>
const auto& at_style(const List& list, penpa::Value style) {
  const long number = penpa::whole_in(style);
  return list[number >= 0 && number < static_cast<long>(std::size(list)) ? static_cast<std::size_t>(number) : 0];
}

using Spots = std::vector<penpa::Grid::Spot>;

// Keeps a figure, if it can be drawn.
void add_sketch(Builder& builder, std::string_view kind, std::initializer_list<std::string_view> colours,
                std::vector<double> sizes, const Spots& spots, double angle = 0, std::string text = {}) {
  Figure figure = {kind, {colours.begin(), colours.end()}, std::move(sizes), {}, angle, std::move(text)};
  for (const auto& [x, y] : spots) figure.points.push_back({x, y});
  builder.add_figure(line_of(figure));
}

void add_lines(Builder& builder, const penpa::Link& link, std::string_view key) {
  for (const auto& [ends, style] : penpa::entries_of(link.drawn.member(key))) {
    const long number = penpa::whole_in(style);
    if (number == x_mark) continue;
    const auto* const found = std::find_if(std::begin(line_styles), std::end(line_styles),
                                           [number](const LineStyle& each) { return each.style == number; });
    const LineStyle& look = found == std::end(line_styles) ? usual_line : *found;
    Spots spots;
    for (std::string_view rest = ends; !rest.empty();) {
      const std::size_t end = std::min(rest.find(','), rest.size());
      spots.push_back(link.grid.spot_of(rest.substr(0, end)));
      rest.remove_prefix(std::min(rest.size(), end + 1));
    }
    if (spots.size() > 1) add_sketch(builder, "line", {look.colour}, {look.width / cell_pixels}, spots);
  }
}

void add_symbol(Builder& builder, const penpa::Grid::Spot& spot, penpa::Value entry) {
  const std::string name = penpa::words_in(penpa::item(entry, 1));
  if (name == "inequality") {
    const long style = penpa::whole_in(penpa::item(entry, 0));
    if (style >= 1)
      add_sketch(builder, "text", {"#000000"}, {0.45}, {spot}, static_cast<double>(90 * ((style - 1) % 4)), "<");
    return;
  }
  const auto* const found = std::find_if(std::begin(symbol_sizes), std::end(symbol_sizes),
                                         [&name](const auto& each) { return each.first == name; });
  if (found == std::end(symbol_sizes)) return;
  const auto& [inside, around] = at_style(symbol_styles, penpa::item(entry, 0));
  add_sketch(builder, name.starts_with("circle") ? "round" : "box", {inside, around}, {found->second, found->second},
             {spot});
}

}  // namespace

void add_figures(Builder& builder, const penpa::Link& link) {
  for (const auto& [point, style] : penpa::entries_of(link.drawn.member("surface")))
    add_sketch(builder, "box", {at_style(surfaces, style), "none"}, {1, 1}, {link.grid.spot_of(point)});
  for (const std::string_view key : {"line", "freeline", "wall"}) add_lines(builder, link, key);
  for (const auto& [point, entry] : penpa::entries_of(link.drawn.member("symbol")))
    add_symbol(builder, link.grid.spot_of(point), entry);
}

void add_number_figures(Builder& builder, const penpa::Link& link, const penpa::Number& number, bool is_small) {
  // Heights of numbers and diameters of their circles, by kind; a circle's style, by that of its number.
  const auto [height, diameter] = is_small              ? std::pair(0.32, 0.0)
                                  : number.kind == "1"  ? std::pair(0.7, 0.84)
                                  : number.kind == "5"  ? std::pair(0.25, 0.34)
                                  : number.kind == "10" ? std::pair(0.6, 0.72)
                                                        : std::pair(0.4, 0.5);
  const penpa::Value style = penpa::item(number.entry, 1);
  const long ink = penpa::whole_in(style);
  const auto& [inside, around] = symbol_styles[ink == 5 ? 7 : ink == 6 ? 1 : ink == 7 ? 2 : ink == 11 ? 11 : 0];
  const Spots spots = {link.grid.spot_of(number.point)};
  add_sketch(builder, "round", {inside, around}, {diameter, diameter}, spots);
  add_sketch(builder, "text", {at_style(inks, style)}, {height}, spots, 0, number.text);
}

void add_cage_figure(Builder& builder, const penpa::Link& link, penpa::Value points) {
  Spots spots;
  for (const JsonValue& point : points->items) spots.push_back(link.grid.spot_of(penpa::words_in(&point)));
  add_sketch(builder, "cage", {"#000000"}, {}, spots);
}

}  // namespace quadrille::links

#include "core/puzzles/variant/fpuzzles/drawings.hpp"

#include <algorithm>
#include <cmath>

#include "core/links/figure.hpp"
#include "core/text/text.hpp"

namespace quadrille::variant::fpuzzles {

namespace {

using links::Figure;
using links::Point;
using links::short_number;

constexpr double unit = 0.5;       // of widths of lines and heights of letters, in cells
constexpr double most_place = 99;  // a row or column of two digits

std::string_view visible(std::string_view colour) { return colour == "none" ? "#00000000" : colour; }

// The rows, or columns, around a place: its own, or the two that it lies between; none where there are no such.
std::vector<std::uint64_t> around(double at) {
  const double low = std::floor(at), rest = at - low, first = rest == 0 ? low : low + 1;
  if ((rest != 0 && rest != 0.5) || first < 0 || low + 1 > most_place) return {};
  const auto place = static_cast<std::uint64_t>(first);
  return rest == 0 ? std::vector{place, place + 1} : std::vector{place};
}

// The cells around a point, whose middle it is.
std::vector<std::string> names_at(const Point& point) {
  std::vector<std::string> names;
  const auto columns = around(point.x);
  for (const std::uint64_t row : around(point.y))
    for (const std::uint64_t column : columns) names.push_back('R' + decimal(row) + 'C' + decimal(column));
  return names;
}

void write_figure(const Figure& figure, Document& document) {
  if (figure.kind == "arrow") return;
  std::vector<std::string> names;
  std::size_t most = 0;
  for (const Point& point : figure.points) {
    const std::vector<std::string> each = names_at(point);
    if (each.empty()) return;
    most = std::max(most, each.size());
    names.insert(names.end(), each.begin(), each.end());
  }
  std::string out;
  Json json(out);
  const auto write_cells = [&json, &names] {
    json.open('[');
    for (const std::string& name : names) json.text(name);
    json.close(']');
  };
  const bool is_line = figure.kind == "line", is_cage = figure.kind == "cage", is_text = figure.kind == "text";
  if ((is_line || is_cage) && most > 1) return;
  json.open('{').key(is_line ? "lines" : "cells");
  if (is_line) json.open('[');
  write_cells();
  if (is_line) json.close(']');
  if (is_text || is_cage) json.key("value").text(figure.text);
  if (is_text) {
    json.key("fontC").text(figure.colours[0]).key("size").raw(short_number(figure.sizes[0] / unit));
  } else if (is_line || is_cage) {
    json.key("outlineC").text(figure.colours[0]);
    if (is_line) json.key("width").raw(short_number(figure.sizes[0] / unit));
  } else {
    json.key("baseC").text(visible(figure.colours[0])).key("outlineC").text(visible(figure.colours[1]));
    json.key("width").raw(short_number(figure.sizes[0])).key("height").raw(short_number(figure.sizes[1]));
  }
  if (!is_line && !is_cage && figure.angle != 0) json.key("angle").raw(short_number(figure.angle));
  json.close('}');
  document.push(is_line                ? "line"
                : is_cage              ? "cage"
                : is_text              ? "text"
                : figure.kind == "box" ? "rectangle"
                                       : "circle",
                out);
}

}  // namespace

void write_drawings(std::string_view decoration, Document& document) {
  while (!decoration.empty()) {
    const std::size_t end = std::min(decoration.find('\n'), decoration.size());
    if (const auto figure = links::figure_in(decoration.substr(0, end))) write_figure(*figure, document);
    decoration.remove_prefix(std::min(end + 1, decoration.size()));
  }
}

}  // namespace quadrille::variant::fpuzzles

// What the JSON of f-puzzles draws without a rule: lines, circles, rectangles, texts, cages, and coloured cells. It is
// said in words and kept as figures (lines behind `#~`), and never guessed to be a rule. Programs that extend f-puzzles
// draw their rules for those who do not know them, and mark the drawings `fromConstraint`; people draw lines over those
// of a rule, for their colour. Where the rule itself is there too, its drawing is passed over. Sizes are those of
// SudokuPad/sudokutools, src/fpuzzlesdecoder.js.
#include <algorithm>
#include <iterator>
#include <limits>
#include <set>

#include "core/links/builder.hpp"
#include "core/links/figure.hpp"

namespace quadrille::links {

namespace {

// In the order in which they are drawn, from below.
constexpr std::string_view drawing_keys[] = {"line", "rectangle", "circle", "cage", "text"};

constexpr double unit = 0.5;        // of widths of lines and heights of letters, in cells
constexpr double label_part = 0.8;  // of the height of a circle or rectangle have its letters

// The colours that are written as a number.
constexpr std::string_view highlights[] = {"#a8a8a8", "#000000", "#ffa0a0", "#ffdf61", "#feffaf", "#b0ffb0",
                                           "#61d060", "#d0d0ff", "#8180f0", "#ff08ff", "#ffd0d0"};

// The middle of each cell; one far off where a name is none.
std::vector<Point> points_of(Value names) {
  std::vector<Point> points;
  if (!is_list(names)) return points;
  for (const JsonValue& name : names->items) {
    const auto place = place_in(&name);
    constexpr double nowhere = std::numeric_limits<double>::infinity();
    points.push_back(place ? Point{place->column + 0.5, place->row + 0.5} : Point{nowhere, nowhere});
  }
  return points;
}

Point mean_of(const std::vector<Point>& points) {
  Point sum = {0, 0};
  for (const Point& point : points) sum = {sum.x + point.x, sum.y + point.y};
  const auto count = static_cast<double>(points.size());
  return points.empty() ? Point{std::numeric_limits<double>::infinity(), 0} : Point{sum.x / count, sum.y / count};
}

std::vector<Figure> figures_of(std::string_view key, Value part) {
  std::vector<Figure> figures;
  const std::string outline = colour_of(member(part, "outlineC"));
  if (key == "line") {
    const double width = number_or(member(part, "width"), 1) * unit;
    const Value lines = member(part, "lines");
    if (is_list(lines))
      for (const JsonValue& cells : lines->items) figures.push_back({"line", {outline}, {width}, points_of(&cells)});
    return figures;
  }
  const std::vector<Point> points = points_of(member(part, "cells"));
  const std::string text = text_in(member(part, "value"));
  if (key == "cage") return {{"cage", {outline}, {}, points, 0, text}};
  const double angle = number_or(member(part, "angle"), 0);
  Figure label = {"text", {colour_of(member(part, "fontC"), "#000000")}, {}, {mean_of(points)}, angle, text};
  if (key == "text") {
    label.sizes = {number_or(member(part, "size"), 1) * unit};
    return {label};
  }
  const std::vector<double> sizes = {number_or(member(part, "width"), 1), number_or(member(part, "height"), 1)};
  const std::string around = colour_of(member(part, "outlineC"), "none");
  figures.push_back({key == "circle" ? "round" : "box",
                     {colour_of(member(part, "baseC"), "none"), around},
                     sizes,
                     label.points,
                     angle});
  label.sizes = {std::min(sizes[0], sizes[1]) * label_part};
  figures.push_back(label);
  return figures;
}

// ---- what is drawn alone ----

std::string joined(Value line, bool is_backward) {
  std::string out;
  for (std::size_t i = 0; i < line->items.size(); ++i) {
    const JsonValue& item = line->items[is_backward ? line->items.size() - 1 - i : i];
    out += quoted(&item) + ',';
  }
  return out;
}

// The cells of every line that belongs to a rule, in both directions.
std::set<std::string> ruled_lines(Value puzzle) {
  std::set<std::string> ruled;
  for (std::size_t i = 0; i < puzzle->items.size(); ++i) {
    if (is_drawing(puzzle->keys[i]) || !is_list(&puzzle->items[i])) continue;
    for (const JsonValue& rule : puzzle->items[i].items) {
      const Value lines = member(&rule, "lines");
      if (!is_list(lines)) continue;
      for (const JsonValue& line : lines->items)
        if (is_list(&line)) ruled.insert({joined(&line, false), joined(&line, true)});
    }
  }
  return ruled;
}

bool is_ruled(Value part, const std::set<std::string>& ruled) {
  const Value lines = member(part, "lines");
  return is_list(lines) && !lines->items.empty() &&
         std::all_of(lines->items.begin(), lines->items.end(), [&ruled](const JsonValue& line) {
           return is_list(&line) && ruled.count(joined(&line, false)) > 0;
         });
}

// Labels of cages that say something to SudokuPad, not to the solver: `FOW`, `FOGLIGHT`, a small word and a colon.
bool is_silent(std::string_view label) {
  if (label == "FOW" || label == "FOGLIGHT") return true;
  const std::size_t colon = label.find(": ");
  const auto is_small = [](char c) { return c >= 'a' && c <= 'z'; };
  return colon != std::string_view::npos && colon > 0 && !label.starts_with("rules:") &&
         std::all_of(label.begin(), label.begin() + static_cast<std::ptrdiff_t>(colon), is_small);
}

// Whether a drawing is more than the picture of a rule that is there too.
bool is_alone(Value part, std::string_view key, Value puzzle) {
  const Value value = member(part, "value"), source = member(part, "fromConstraint");
  const Value is_new = member(part, "isNewConstraint");
  if (key == "cage" && is_text(value) && is_silent(value->text)) return false;
  if (is_new != nullptr && is_new->is(JsonValue::Kind::boolean) && is_new->boolean)
    return is_empty(member(puzzle, "renban")) && is_empty(member(puzzle, "whispers"));
  if (!is_text(source)) return true;
  std::string rule = lower_case(source->text);
  std::erase(rule, ' ');
  return is_empty(member(puzzle, rule.ends_with("whispers") ? "whispers" : rule));
}

std::size_t read_colours(Builder& builder, Value puzzle) {
  std::size_t coloured = 0;
  int at = 0;
  for (const JsonValue& row : member(puzzle, "grid")->items)
    for (const JsonValue& cell : row.items) {
      const int place = at++;
      Value colour = member(&cell, "c");
      const Value list = member(&cell, "cArray");
      if (is_empty(colour) && is_list(list) && !list->items.empty()) colour = list->items.data();
      if (is_empty(colour)) continue;
      ++coloured;
      const auto number = whole_in(colour, 0, static_cast<int>(std::size(highlights)) - 1);
      const std::string inside = number ? std::string(highlights[*number]) : colour_of(colour);
      const Point middle = {place % builder.columns() + 0.5, place / builder.columns() + 0.5};
      builder.add_figure(line_of({"box", {inside, "none"}, {1, 1}, {middle}}));
    }
  return coloured;
}

}  // namespace

bool is_drawing(std::string_view key) {
  return std::find(std::begin(drawing_keys), std::end(drawing_keys), key) != std::end(drawing_keys);
}

void read_drawings(Builder& builder, Value puzzle) {
  Drawn drawn;
  const std::set<std::string> ruled = ruled_lines(puzzle);
  const std::size_t coloured = read_colours(builder, puzzle);
  for (const std::string_view key : drawing_keys) {
    const Value parts = member(puzzle, key);
    std::size_t count = 0;
    if (is_empty(parts)) continue;
    for (const Value part : builder.list(parts, key)) {
      if (!is_object(part) || !is_alone(part, key, puzzle) || (key == "line" && is_ruled(part, ruled))) continue;
      ++count;
      if (const Value source = member(part, "fromConstraint"); !is_empty(source)) builder.meet(quoted(source));
      drawn.add_label(text_in(member(part, "fromConstraint")));
      drawn.add_label(text_in(member(part, "value")));
      for (const Figure& figure : figures_of(key, part)) builder.add_figure(line_of(figure));
    }
    drawn.add(key, count);
  }
  drawn.add("coloured cell", coloured);
  drawn.say(builder);
}

}  // namespace quadrille::links

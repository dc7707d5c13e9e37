// What the JSON of f-puzzles draws without a rule: lines, circles, rectangles, texts, cages, and coloured cells. It is
// told in words and kept as figures (lines behind `#~`), and never guessed to be a rule. Programs that extend f-puzzles
// draw their rules for those who do not know them, and mark the drawings `fromConstraint`; people draw lines over those
// of a rule, for their colour. Where the rule itself is there too, its drawing is passed over. Sizes are those of
// SudokuPad/sudokutools, src/fpuzzlesdecoder.js.
#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <limits>
#include <set>
#include <utility>

#include "core/puzzles/variant/links/builder.hpp"

namespace quadrille::variant::links {

namespace {

// In the order in which they are drawn, from below.
constexpr std::string_view drawing_keys[] = {"line", "rectangle", "circle", "cage", "text"};

constexpr double unit = 0.5;         // of widths of lines and heights of letters, in cells
constexpr double label_part = 0.8;   // of the height of a circle or rectangle have its letters
constexpr double most_length = 100;  // larger figures are not drawn
constexpr std::size_t most_label = 80, most_labels = 12;
constexpr std::string_view usual_colour = "#808080";

// The colours that are written as a number.
constexpr std::string_view highlights[] = {"#a8a8a8", "#000000", "#ffa0a0", "#ffdf61", "#feffaf", "#b0ffb0",
                                           "#61d060", "#d0d0ff", "#8180f0", "#ff08ff", "#ffd0d0"};

constexpr std::pair<std::string_view, std::string_view> colour_names[] = {
    {"none", "none"},      {"transparent", "none"},  {"black", "#000000"},     {"white", "#ffffff"},
    {"red", "#ff0000"},    {"green", "#008000"},     {"blue", "#0000ff"},      {"grey", "#808080"},
    {"gray", "#808080"},   {"lightgrey", "#d3d3d3"}, {"lightgray", "#d3d3d3"}, {"yellow", "#ffff00"},
    {"orange", "#ffa500"}, {"purple", "#800080"},    {"pink", "#ffc0cb"},
};

// ---- colours ----

bool is_hex(std::string_view text) { return text.find_first_not_of("0123456789abcdef") == std::string_view::npos; }

std::string without_full_alpha(std::string colour) {
  if (colour.size() == 9 && colour.ends_with("ff")) colour.resize(7);
  return colour;
}

std::string two_digits(double part) {
  constexpr std::string_view hex = "0123456789abcdef";
  const auto byte = static_cast<std::size_t>(std::floor(part + 0.5));
  return {hex[byte >> 4 & 15], hex[byte & 15]};
}

// `rgb(1, 2, 3)`, `rgba(…, 0.5)`; empty for anything else.
std::string colour_of_function(std::string_view text) {
  for (const std::string_view name : {"rgba(", "rgb("}) {
    if (!text.starts_with(name) || !text.ends_with(')')) continue;
    text = text.substr(name.size(), text.size() - name.size() - 1);
    std::vector<double> parts;
    while (!text.empty()) {
      const std::size_t end = std::min(text.find_first_of(" \t,/"), text.size());
      JsonValue part;
      part.kind = JsonValue::Kind::text;
      part.text = text.substr(0, end);
      parts.push_back(number_in(&part).value_or(-1));
      const std::size_t next = text.find_first_not_of(" \t,/", end);
      text.remove_prefix(std::min(next, text.size()));
    }
    const auto is_byte = [](double each) { return each >= 0 && each <= 255; };
    if (parts.size() < 3 || !std::all_of(parts.begin(), parts.begin() + 3, is_byte)) return {};
    const double alpha = parts.size() > 3 ? std::clamp(parts[3], 0.0, 1.0) : 1;
    std::string colour = "#";
    for (std::size_t i = 0; i < 3; ++i) colour += two_digits(parts[i]);
    return without_full_alpha(colour + two_digits(255 * alpha));
  }
  return {};
}

// A colour of CSS as figures have it: `#rrggbb`, `#rrggbbaa` or `none`.
std::string colour_of(std::string_view written, std::string_view usual) {
  const std::string text = lower_case(trim(written));
  const std::string_view digits = std::string_view(text).substr(text.starts_with('#') ? 1 : 0);
  const bool is_number = !digits.empty() && is_hex(digits);
  if (text.starts_with('#') && is_number && (digits.size() == 3 || digits.size() == 4)) {
    std::string twice = "#";
    for (const char digit : digits) twice += digit, twice += digit;
    return without_full_alpha(twice);
  }
  if (text.starts_with('#') && is_number && (digits.size() == 6 || digits.size() == 8)) return without_full_alpha(text);
  if (!text.starts_with('#') && is_number && digits.size() == 6) return '#' + text;  // SudokuPad shortens colours so
  if (std::string colour = colour_of_function(text); !colour.empty()) return colour;
  for (const auto& [name, colour] : colour_names)
    if (name == text) return std::string(colour);
  return std::string(usual);
}

std::string colour_of(Value value, std::string_view usual = usual_colour) {
  return colour_of(is_text(value) ? std::string_view(value->text) : std::string_view(), usual);
}

// ---- figures ----

struct Point {
  double x, y;
};

struct Figure {
  std::string_view kind;
  std::vector<std::string> colours;
  std::vector<double> sizes;
  std::vector<Point> points;
  double angle = 0;
  std::string text = {};
};

// With two digits after the point at most.
std::string short_number(double number) {
  const double hundredths = std::floor(number * 100 + 0.5);
  const auto whole = static_cast<std::uint64_t>(std::fabs(hundredths));
  std::string out = (hundredths < 0 ? "-" : "") + decimal(whole / 100);
  if (whole % 100 == 0) return out;
  out += '.' + decimal(whole % 100 / 10);
  return whole % 10 == 0 ? out : out + decimal(whole % 10);
}

bool is_drawable(const Figure& figure) {
  const auto is_length = [](double size) { return size > 0 && size <= most_length; };
  const auto is_near = [](const Point& point) {
    return std::fabs(point.x) <= most_length && std::fabs(point.y) <= most_length;
  };
  const bool is_seen = std::any_of(figure.colours.begin(), figure.colours.end(),
                                   [](const std::string& colour) { return colour != "none"; });
  return is_seen && figure.points.size() >= (figure.kind == "line" ? 2 : 1) && std::isfinite(figure.angle) &&
         std::all_of(figure.sizes.begin(), figure.sizes.end(), is_length) &&
         std::all_of(figure.points.begin(), figure.points.end(), is_near);
}

// A label on one line, of at most eighty characters.
std::string label_of(std::string_view text) {
  std::string line;
  for (const char c : text) line += static_cast<unsigned char>(c) < 0x20 || c == 0x7F ? ' ' : c;
  std::string_view label = trim(line);
  std::size_t at = 0;
  for (std::size_t count = 0; at < label.size() && count < most_label; ++count)
    at += std::max<std::size_t>(1, character_size(label.substr(at)));
  return std::string(label.substr(0, at));
}

// The line of a figure; empty when it cannot be drawn.
std::string line_of(const Figure& figure) {
  const std::string label = label_of(figure.text);
  if (!is_drawable(figure) || (figure.kind == "text" && label.empty())) return {};
  std::string line(figure.kind);
  for (const std::string& colour : figure.colours) line += ' ' + colour;
  for (const double size : figure.sizes) line += ' ' + short_number(size);
  for (const Point& point : figure.points) line += ' ' + short_number(point.x) + ',' + short_number(point.y);
  if (const std::string angle = short_number(figure.angle); angle != "0") line += ' ' + angle + "deg";
  return label.empty() ? line : line + " : " + label;
}

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

// A number that is not 0.
double number_or(Value value, double usual) {
  const double number = number_in(value).value_or(0);
  return number == 0 ? usual : number;
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

int read_colours(Builder& builder, Value puzzle) {
  int coloured = 0, at = 0;
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
      const Point middle = {place % builder.size() + 0.5, place / builder.size() + 0.5};
      builder.add_figure(line_of({"box", {inside, "none"}, {1, 1}, {middle}}));
    }
  return coloured;
}

// Says in words how many of each kind are drawn, and what is written on them.
class Drawn {
 public:
  void add(std::string_view kind, int count) {
    if (count == 0) return;
    kinds_ += (kinds_.empty() ? "" : ", ") + decimal(static_cast<std::uint64_t>(count)) + ' ' + std::string(kind) +
              (count == 1 ? "" : "s");
  }
  void add_label(Value value) {
    const std::string label(trim(text_in(value)));
    if (!label.empty() && std::find(labels_.begin(), labels_.end(), label) == labels_.end()) labels_.push_back(label);
  }
  void say(Builder& builder) const {
    if (kinds_.empty()) return;
    std::string shown;
    for (std::size_t i = 0; i < std::min(labels_.size(), most_labels); ++i)
      shown += (i == 0 ? "" : ", ") + quoted(std::string_view(labels_[i]));
    if (labels_.size() > most_labels) shown += ", …";
    builder.add_line("drawn without a rule: " + kinds_ + (shown.empty() ? "" : ", with " + shown));
  }

 private:
  std::string kinds_;
  std::vector<std::string> labels_;
};

}  // namespace

bool is_drawing(std::string_view key) {
  return std::find(std::begin(drawing_keys), std::end(drawing_keys), key) != std::end(drawing_keys);
}

void read_drawings(Builder& builder, Value puzzle) {
  Drawn drawn;
  const std::set<std::string> ruled = ruled_lines(puzzle);
  const int coloured = read_colours(builder, puzzle);
  for (const std::string_view key : drawing_keys) {
    const Value parts = member(puzzle, key);
    int count = 0;
    if (is_empty(parts)) continue;
    for (const Value part : builder.list(parts, key)) {
      if (!is_object(part) || !is_alone(part, key, puzzle) || (key == "line" && is_ruled(part, ruled))) continue;
      ++count;
      drawn.add_label(member(part, "fromConstraint"));
      drawn.add_label(member(part, "value"));
      for (const Figure& figure : figures_of(key, part)) builder.add_figure(line_of(figure));
    }
    drawn.add(key, count);
  }
  drawn.add("coloured cell", coloured);
  drawn.say(builder);
}

}  // namespace quadrille::variant::links

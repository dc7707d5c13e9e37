#include "core/links/figure.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

#include "core/links/builder.hpp"

namespace quadrille::links {

namespace {

constexpr double most_length = 100;  // larger figures are not drawn
constexpr std::size_t most_label = 80, most_labels = 12;

constexpr std::pair<std::string_view, std::string_view> colour_names[] = {
    {"none", "none"},      {"transparent", "none"},  {"black", "#000000"},     {"white", "#ffffff"},
    {"red", "#ff0000"},    {"green", "#008000"},     {"blue", "#0000ff"},      {"grey", "#808080"},
    {"gray", "#808080"},   {"lightgrey", "#d3d3d3"}, {"lightgray", "#d3d3d3"}, {"yellow", "#ffff00"},
    {"orange", "#ffa500"}, {"purple", "#800080"},    {"pink", "#ffc0cb"},
};

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

std::string plain_colour(std::string_view written, std::string_view usual) {
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

bool is_drawable(const Figure& figure) {
  const auto is_length = [](double size) { return size > 0 && size <= most_length; };
  const auto is_near = [](const Point& point) {
    return std::fabs(point.x) <= most_length && std::fabs(point.y) <= most_length;
  };
  const bool is_seen = std::any_of(figure.colours.begin(), figure.colours.end(),
                                   [](const std::string& colour) { return colour != "none"; });
  return is_seen && figure.points.size() >= (figure.kind == "line" || figure.kind == "arrow" ? 2 : 1) &&
         std::isfinite(figure.angle) && std::all_of(figure.sizes.begin(), figure.sizes.end(), is_length) &&
         std::all_of(figure.points.begin(), figure.points.end(), is_near);
}

// How many colours and sizes a kind of figure has.
struct Needs {
  std::string_view kind;
  std::size_t colours, sizes;
};
constexpr Needs needs[] = {{"line", 1, 1},  {"arrow", 1, 1}, {"box", 2, 2},
                           {"round", 2, 2}, {"text", 1, 1},  {"cage", 1, 0}};

bool is_colour(std::string_view word) {
  return word == "none" || (word.starts_with('#') && (word.size() == 7 || word.size() == 9) && is_hex(word.substr(1)));
}

// A number as figures have it, such as -12.5. (Modules of one puzzle have no function for all numbers, which is large.)
std::optional<double> plain_number(std::string_view word) {
  const std::string_view digits = word.substr(word.starts_with('-') ? 1 : 0);
  const std::size_t point = std::min(digits.find('.'), digits.size());
  const bool is_whole = point == digits.size();
  const std::string_view decimals = is_whole ? "0" : digits.substr(point + 1);
  constexpr std::size_t most_digits = 9;
  const auto whole = point <= most_digits ? whole_number(digits.substr(0, point)) : std::nullopt;
  const auto rest = decimals.size() <= most_digits ? whole_number(decimals) : std::nullopt;
  if (!whole || !rest) return std::nullopt;
  double scale = 1;
  for (std::size_t i = 0; i < decimals.size(); ++i) scale *= 10;
  const double number = static_cast<double>(*whole) + static_cast<double>(*rest) / scale;
  return word.starts_with('-') ? -number : number;
}

// Puts a word of a line into its figure; false if it is none.
bool take_word(std::string_view word, Figure& figure) {
  if (is_colour(word)) return figure.colours.emplace_back(word), true;
  const std::size_t comma = word.find(',');
  const auto first = plain_number(word.substr(0, word.ends_with("deg") ? word.size() - 3 : comma));
  if (!first) return false;
  if (word.ends_with("deg")) return figure.angle = *first, true;
  if (comma == std::string_view::npos) return figure.sizes.push_back(*first), true;
  const auto second = plain_number(word.substr(comma + 1));
  if (second) figure.points.push_back({*first, *second});
  return second.has_value();
}

// A label on one line, of at most eighty characters.
std::string label_of(std::string_view text) {
  const std::string label = on_one_line(text);
  std::size_t at = 0;
  for (std::size_t count = 0; at < label.size() && count < most_label; ++count)
    at += std::max<std::size_t>(1, character_size(std::string_view(label).substr(at)));
  return label.substr(0, at);
}

}  // namespace

std::string colour_of(Value value, std::string_view usual, std::optional<double> opacity) {
  std::string colour = plain_colour(is_text(value) ? std::string_view(value->text) : std::string_view(), usual);
  const bool is_clear = opacity && *opacity >= 0 && *opacity < 1 && colour.size() == 7;
  return is_clear ? without_full_alpha(colour + two_digits(255 * *opacity)) : colour;
}

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

std::optional<Figure> figure_in(std::string_view line) {
  const std::size_t colon = std::min(line.find(" :"), line.size());
  Figure figure;
  if (colon < line.size()) figure.text = trim(line.substr(colon + 2));
  bool is_right = true, is_first = true;
  for (std::string_view rest = line.substr(0, colon); !(rest = trim(rest)).empty();) {
    const std::string_view word = rest.substr(0, rest.find_first_of(" \t"));
    rest.remove_prefix(word.size());
    if (is_first) {
      figure.kind = word;
    } else {
      is_right = is_right && take_word(word, figure);
    }
    is_first = false;
  }
  const auto need = std::find_if(std::begin(needs), std::end(needs),
                                 [&figure](const Needs& each) { return each.kind == figure.kind; });
  is_right = is_right && need != std::end(needs) && figure.colours.size() == need->colours &&
             figure.sizes.size() == need->sizes && is_drawable(figure) &&
             (figure.kind != "text" || !figure.text.empty());
  return is_right ? std::optional(figure) : std::nullopt;
}

std::string short_number(double number) {
  const double hundredths = std::floor(number * 100 + 0.5);
  const auto whole = static_cast<std::uint64_t>(std::fabs(hundredths));
  std::string out = (hundredths < 0 ? "-" : "") + decimal(whole / 100);
  if (whole % 100 == 0) return out;
  out += '.' + decimal(whole % 100 / 10);
  return whole % 10 == 0 ? out : out + decimal(whole % 10);
}

double number_or(Value value, double usual) {
  const double number = number_in(value).value_or(0);
  return number == 0 ? usual : number;
}

void Drawn::add(std::string_view kind, std::size_t more) {
  const auto found =
      std::find_if(counts_.begin(), counts_.end(), [kind](const auto& each) { return each.first == kind; });
  if (found == counts_.end()) {
    counts_.emplace_back(kind, more);
  } else {
    found->second += more;
  }
}

void Drawn::add_label(std::string_view text) {
  const std::string_view label = trim(text);
  if (!label.empty() && std::find(labels_.begin(), labels_.end(), label) == labels_.end()) labels_.emplace_back(label);
}

std::string Drawn::counts() const {
  std::string out;
  for (const auto& [kind, count] : counts_)
    if (count > 0) out += (out.empty() ? "" : ", ") + decimal(count) + ' ' + kind + (count == 1 ? "" : "s");
  return out;
}

void Drawn::say(Builder& builder) const {
  const std::string drawn = counts();
  if (drawn.empty()) return;
  std::string shown;
  for (std::size_t i = 0; i < std::min(labels_.size(), most_labels); ++i)
    shown += (i == 0 ? "" : ", ") + quoted(std::string_view(labels_[i]));
  if (labels_.size() > most_labels) shown += ", …";
  builder.add_line("drawn without a rule: " + drawn + (shown.empty() ? "" : ", with " + shown));
}

}  // namespace quadrille::links

#include "core/links/builder.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <iterator>

namespace quadrille::links {

namespace {

// More arguments than any puzzle has.
constexpr std::size_t most_arguments = 400'000;
// The largest length of words, titles and figures in units of UTF-16; the rest is cut off.
constexpr std::size_t most_words = 4000, most_title = 200, most_figures = 60'000;
constexpr std::string_view base_17 = "0123456789abcdefg";

std::string digit(int number) {
  const auto base = static_cast<int>(base_17.size());
  const char last = base_17[static_cast<std::size_t>(number % base)];
  return number < base ? std::string(1, last) : digit(number / base) + last;
}

std::string percent_encoded(std::string_view text) {
  constexpr std::string_view hex = "0123456789ABCDEF", unreserved = "-_.!~*'()";
  std::string out;
  for (const char c : text) {
    const bool is_plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                          unreserved.find(c) != std::string_view::npos;
    if (is_plain) {
      out += c;
    } else {
      const auto byte = static_cast<unsigned char>(c);
      out += '%', out += hex[byte >> 4], out += hex[byte & 15];
    }
  }
  return out;
}

// The bits of a relation in base64url: which value may stand before which.
std::string pair_key(int values, const Relation& relation) {
  constexpr std::string_view symbols = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  std::string key;
  const int bits = values * values;
  for (int at = 0; at < bits; at += 6) {
    std::size_t symbol = 0;
    for (int bit = at; bit < std::min(at + 6, bits); ++bit)
      if (relation.allows(bit / values + 1, bit % values + 1)) symbol |= std::size_t{1} << (bit - at);
    key += symbols[symbol];
  }
  return key.substr(0, key.find_last_not_of('A') + 1);
}

bool is_line_end(std::string_view character) {
  return character == "\n" || character == "\r" || character == "\xE2\x80\xA8" || character == "\xE2\x80\xA9";
}

bool is_control(std::string_view character) {
  const auto first = static_cast<unsigned char>(character[0]);
  if (character.size() == 1) return first < 0x20 || first == 0x7F;
  return is_line_end(character) || (first == 0xC2 && static_cast<unsigned char>(character[1]) < 0xA0);
}

bool is_blank(std::string_view character) {
  return character == " " || character == "\xC2\xA0" || character == "\xEF\xBB\xBF" || character == "\xE3\x80\x80";
}

std::string_view character_at(std::string_view text, std::size_t at) {
  return text.substr(at, std::max<std::size_t>(1, character_size(text.substr(at))));
}

}  // namespace

std::string on_one_line(std::string_view text) {
  std::string line;
  std::size_t end = 0;  // of the last character that is not blank
  bool is_gap = false;
  for (std::size_t at = 0; at < text.size();) {
    const std::string_view character = character_at(text, at);
    at += character.size();
    const bool controls = is_control(character);
    if (controls && is_gap) continue;
    is_gap = controls;
    if ((controls || is_blank(character)) && line.empty()) continue;
    line += controls ? " " : character;
    if (!controls && !is_blank(character)) end = line.size();
  }
  line.resize(end);
  return line;
}

namespace {

// The same, cut where it is long.
std::string short_line(std::string_view text, std::size_t most) {
  std::string line = on_one_line(text);
  std::size_t units = 0;
  for (std::size_t at = 0; at < line.size();) {
    const std::size_t size = character_at(line, at).size();
    units += size == 4 ? 2 : 1;
    if (units > most) return line.substr(0, at) + "…";
    at += size;
  }
  return line;
}

// Regions without their numbers: by cell, the first cell of the same region; -1 for none.
template <class Region>
Cells first_cells(const std::vector<Region>& region_of) {
  Cells firsts;
  for (const auto& region : region_of) {
    const auto first = std::find(region_of.begin(), region_of.end(), region);
    firsts.push_back(static_cast<int>(first - region_of.begin()));
  }
  return firsts;
}

}  // namespace

bool is_side(Target target, std::size_t side) {
  if (target == Target::variant) return side >= 1 && side <= 16;
  return side == 4 || side == 9 || side == 16 || side == 25 || side == 36;
}

bool is_fog(std::string_view key) {
  constexpr std::string_view keys[] = {"fogofwar", "foglight", "foglink", "fogtriggers", "triggereffect"};
  return std::find(std::begin(keys), std::end(keys), key) != std::end(keys);
}

std::string_view sides_of(Target target) { return target == Target::variant ? "1 to 16" : "4, 9, 16, 25 or 36"; }

void Builder::meet(const std::string& rule) {
  if (target_ == Target::classic)
    refuse("the puzzle has the rule " + rule +
           ", which is not classic Sudoku; the puzzle \"variant\" reads such links");
}

void Builder::refuse(std::string message, Error::Code code) {
  if (error_) return;
  error_ = error_of(message, code);
}

void Builder::add(std::string_view kind, Arguments arguments) {
  arguments_ += arguments.size() + 1;
  if (arguments_ > most_arguments) return refuse("the link has too many rules", Error::Code::too_large);
  std::string rule = '.' + std::string(kind);
  for (const std::string& argument : arguments) rule += '~' + argument;
  rules_.push_back(std::move(rule));
}

void Builder::add_cells(std::string_view kind, const Cells& cells, Arguments first) {
  for (std::string& name : names(cells)) first.push_back(std::move(name));
  add(kind, std::move(first));
}

void Builder::add_relation(const Relation& relation, const std::vector<Cells>& groups, std::string_view kind) {
  Arguments arguments = {pair_key(values_, relation), '_' + percent_encoded(relation.name)};
  const std::size_t before = arguments.size();
  for (const Cells& group : groups) {
    if (group.size() < 2) continue;
    if (arguments.size() > before) arguments.emplace_back();
    for (std::string& name : names(group)) arguments.push_back(std::move(name));
  }
  if (arguments.size() > before) add(kind, std::move(arguments));
}

void Builder::restrict(int cell, FunctionRef<bool(int value)> allows) {
  auto& values = candidates_[static_cast<std::size_t>(cell)];
  if (!values) {
    values.emplace();
    for (int value = 1; value <= values_; ++value) values->push_back(value);
  }
  std::erase_if(*values, [&allows](int value) { return !allows(value); });
}

void Builder::give(int cell, Value value) {
  if (is_empty(value) || number_in(value) == 0.0) return;
  const int number = value_at(cell, value);
  restrict(cell, [number](int other) { return other == number; });
}

int Builder::value_at(int cell, Value value) {
  if (const auto number = whole_in(value, 1, values_)) return *number;
  refuse(name_of(cell) + ": " + quoted(value) + " is not a value of this board");
  return 1;
}

void Builder::add_words(Value text, std::string_view key) {
  std::string lines;
  const std::string where = quoted(key);
  if (is_list(text)) {
    for (const JsonValue& part : text->items) lines += (&part == text->items.data() ? "" : "\n") + label(&part, where);
  } else {
    lines = label(text, where);
  }
  for (std::size_t at = 0, begin = 0; at <= lines.size();) {
    const std::string_view character = at < lines.size() ? character_at(lines, at) : "\n";
    if (is_line_end(character)) {
      add_line(std::string_view(lines).substr(begin, at - begin));
      begin = at + character.size();
    }
    at += character.size();
  }
}

void Builder::add_line(std::string_view line) {
  std::string words = short_line(line, most_words);
  if (!words.empty() && std::find(words_.begin(), words_.end(), words) == words_.end())
    words_.push_back(std::move(words));
}

void Builder::add_figure(std::string line) {
  if (line.empty() || drawn_ + line.size() > most_figures) return;
  drawn_ += line.size();
  figures_.push_back(std::move(line));
}

void Builder::set_about(Value text, std::string& about) {
  if (is_text(text) && about.empty()) about = short_line(text->text, most_title);
}

int Builder::cell(Value name, std::string_view rule) {
  if (is_text(name)) {
    const std::string_view text = trim(name->text);
    const std::size_t middle = text.find_first_of("Cc", 1);
    const auto number = [](std::string_view part, int most) {
      if (part.size() == 1) {
        const std::size_t place = base_17.find(lower_case(part)[0]);
        return place == std::string_view::npos || static_cast<int>(place) > most ? 0 : static_cast<int>(place);
      }
      const auto whole = part.size() == 2 && part[0] == '1' ? whole_number(part) : std::nullopt;
      return whole && static_cast<int>(*whole) <= most ? static_cast<int>(*whole) : 0;
    };
    if ((text.starts_with('R') || text.starts_with('r')) && middle != std::string_view::npos) {
      const int row = number(text.substr(1, middle - 1), rows_), column = number(text.substr(middle + 1), columns_);
      if (row > 0 && column > 0) return (row - 1) * columns_ + column - 1;
    }
  }
  refuse(the_rule(rule) + " has " + quoted(name) + ", which is not a cell of the board");
  return 0;
}

Cells Builder::cells_in(Value names, std::string_view rule) {
  Cells all;
  for (const Value name : list(names, rule)) {
    const bool is_left_out = name->is(JsonValue::Kind::null) || (is_text(name) && name->text.empty());
    if (!is_left_out) all.push_back(cell(name, rule));
  }
  return all;
}

std::vector<Value> Builder::list(Value value, std::string_view rule) {
  std::vector<Value> items;
  if (!is_list(value)) {
    refuse(the_rule(rule) + " has " + quoted(value) + " where a list must be");
    return items;
  }
  for (const JsonValue& item : value->items) items.push_back(&item);
  return items;
}

Value Builder::object(Value value, std::string_view rule) {
  if (is_object(value)) return value;
  refuse(the_rule(rule) + " has " + quoted(value) + " where {…} must be");
  return nullptr;
}

bool Builder::flag(Value value, const std::string& where) {
  const bool is_number = value != nullptr && value->is(JsonValue::Kind::number);
  const bool is_true = value != nullptr && value->is(JsonValue::Kind::boolean) && value->boolean;
  if (is_true || (is_number && value->number == 1)) return true;
  if (is_text(value) && (value->text == "true" || value->text == "t")) return true;
  if (is_empty(value) || (is_number && value->number == 0)) return false;
  if (is_text(value) && (value->text == "false" || value->text == "f")) return false;
  refuse(where + " has " + quoted(value) + " where true or false must be");
  return false;
}

std::string Builder::label(Value value, const std::string& where) {
  const bool is_label = is_empty(value) || is_text(value) || value->is(JsonValue::Kind::number);
  if (!is_label) refuse(where + " has " + quoted(value) + " where a text must be");
  return text_in(value);
}

std::string Builder::name_of(int cell) const {
  return 'R' + digit(cell / columns_ + 1) + 'C' + digit(cell % columns_ + 1);
}

Arguments Builder::names(const Cells& cells) const {
  Arguments all;
  for (const int cell : cells) all.push_back(name_of(cell));
  return all;
}

Cells Builder::neighbours(int cell) const {
  Cells around;
  const int row = cell / columns_, column = cell % columns_;
  if (row > 0) around.push_back(cell - columns_);
  if (column > 0) around.push_back(cell - 1);
  if (column < columns_ - 1) around.push_back(cell + 1);
  if (row < rows_ - 1) around.push_back(cell + columns_);
  return around;
}

Cells boxes_of(const Builder& builder) {
  const int rows = builder.rows(), columns = builder.columns(), size = builder.values();
  for (int small = static_cast<int>(std::sqrt(size)); small >= 2; --small) {
    const int large = size / small;
    const bool is_wide = rows % small == 0 && columns % large == 0;
    if (size % small != 0 || (!is_wide && (rows % large != 0 || columns % small != 0))) continue;
    const int height = is_wide ? small : large, width = is_wide ? large : small;
    Cells boxes;
    for (int cell = 0; cell < builder.cells(); ++cell)
      boxes.push_back(cell / columns / height * (columns / width) + cell % columns / width);
    return boxes;
  }
  return {};
}

void Builder::set_regions(const std::vector<std::optional<double>>& region_of) {
  std::vector<std::optional<double>> known;  // in the order of their first cells, none among them
  for (int cell = 0; cell < cells(); ++cell) {
    const auto& region = region_of[static_cast<std::size_t>(cell)];
    const auto place = std::find(known.begin(), known.end(), region);
    if (place == known.end()) known.push_back(region);
  }
  for (const auto& region : known) {
    if (!region) continue;
    Cells& group = regions.emplace_back();
    for (int cell = 0; cell < cells(); ++cell)
      if (region_of[static_cast<std::size_t>(cell)] == region) group.push_back(cell);
  }
  const Cells boxes = boxes_of(*this), firsts = first_cells(region_of);
  const bool has_none = std::find(known.begin(), known.end(), std::nullopt) != known.end();
  has_boxes = has_full_regions = !boxes.empty() && !has_none && firsts == first_cells(boxes);
  if (has_boxes) return;
  Cells rows;
  for (int cell = 0; cell < cells(); ++cell) rows.push_back(cell / columns_);
  if (target_ == Target::classic && !boxes.empty()) {
    return refuse(
        "the puzzle has irregular \"regions\", which is not classic Sudoku; the puzzle \"variant\" reads such links");
  } else if (!boxes.empty()) {
    add("NoBoxes");
  } else if (!has_none && firsts == first_cells(rows)) {
    return;
  }
  const auto size = static_cast<std::size_t>(values_);
  const bool is_full =
      std::all_of(regions.begin(), regions.end(), [=](const Cells& each) { return each.size() == size; });
  const auto rest = std::count(region_of.begin(), region_of.end(), std::nullopt);
  if (is_full && regions.size() > 1 && rest != values_) {
    std::string layout;
    for (const auto& region : region_of)
      layout += digit(static_cast<int>(std::find(known.begin(), known.end(), region) - known.begin()));
    add("Jigsaw", {layout});
    has_full_regions = rest == 0;
    return;
  }
  for (const Cells& region : regions) {
    if (region.size() > size)
      refuse("the region of " + name_of(region[0]) + " has more than " + decimal(size) + " cells");
    if (region.size() > 1) add_cells("AllDifferent", region);
  }
}

// The values that are stated, in the notation `line`.
std::string Builder::line() const {
  constexpr std::string_view symbols = ".123456789ABCDEFGHIJKLMNOPQRSTUVWXYZa";
  std::string out;
  for (const auto& values : candidates_)
    out += symbols[values && values->size() == 1 ? static_cast<std::size_t>(values->front()) : 0];
  return out;
}

std::optional<Error> Builder::finish(std::string& text) const {
  if (!error_) text = this->text();
  return error_;
}

std::string Builder::text() const {
  if (target_ == Target::classic) return line();
  std::string out;
  if (!title_.empty()) out += "# Title: " + title_ + '\n';
  if (!author_.empty()) out += "# Author: " + author_ + '\n';
  for (const std::string& line : words_) out += "# " + line + '\n';
  for (const std::string& line : figures_) out += "#~ " + line + '\n';
  const std::size_t begin = out.size();
  const std::string shape =
      ".Shape~" + decimal(static_cast<std::uint64_t>(rows_)) + 'x' + decimal(static_cast<std::uint64_t>(columns_));
  if (rows_ != 9 || columns_ != 9) out += shape;
  for (const std::string& rule : rules_) out += rule;
  bool has_values = false;
  for (int cell = 0; cell < cells(); ++cell) {
    const auto& values = candidates_[static_cast<std::size_t>(cell)];
    if (!values) continue;
    out += (has_values ? "~" : ".~") + name_of(cell);
    has_values = true;
    for (const int value : *values) out += '_' + decimal(static_cast<std::uint64_t>(value));
  }
  if (out.size() == begin) out += shape;
  return out;
}

}  // namespace quadrille::links

#include "core/puzzles/grid/kinds/kind.hpp"

#include <algorithm>

#include "core/puzzles/grid/compass.hpp"
#include "core/puzzles/grid/division.hpp"

namespace quadrille::grid::kinds {

namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

// The token of a cell with one of the first `loop_shapes`.
std::string_view token_of(const CellValues& values, unsigned shape) {
  return line_shapes[shape].sides == 0 ? std::string_view(values.off) : line_shapes[shape].token;
}

std::optional<Values> set_of_loop(const CellValues& values, std::string_view word) {
  if (word == "line") return straight | turns;
  if (word == "straight") return straight;
  if (word == "turn") return turns;
  for (unsigned shape = 0; shape < loop_shapes; ++shape)
    if (token_of(values, shape) == word) return Values{1} << shape;
  return std::nullopt;
}

}  // namespace

std::optional<Values> Kind::set_of(std::string_view word) const {
  if (values.form == CellValues::Form::pieces) return std::nullopt;
  if (values.form == CellValues::Form::numbers) {
    const auto number = whole_number(word);
    if (!number) return std::nullopt;
    return *number < values.lowest || *number - values.lowest >= network::most_values
               ? Values{0}
               : Values{1} << (*number - values.lowest);
  }
  const bool is_loop = values.form == CellValues::Form::loop;
  if (is_loop)
    if (const auto shapes = set_of_loop(values, word)) return shapes;
  const auto at = std::find(values.tokens.begin(), values.tokens.end(), word);
  if (at == values.tokens.end()) return std::nullopt;
  return Values{1} << (static_cast<std::size_t>(at - values.tokens.begin()) + (is_loop ? loop_shapes : 0));
}

std::optional<std::size_t> Kind::value_of(std::string_view token) const {
  if (values.form == CellValues::Form::pieces) return std::nullopt;
  if (values.form == CellValues::Form::numbers) {
    const auto number = whole_number(token);
    if (!number) return std::nullopt;
    return *number < values.lowest ? network::most_values : static_cast<std::size_t>(*number - values.lowest);
  }
  const bool is_loop = values.form == CellValues::Form::loop;
  for (unsigned shape = 0; is_loop && shape < loop_shapes; ++shape)
    if (token_of(values, shape) == token) return shape;
  const auto at = std::find(values.tokens.begin(), values.tokens.end(), token);
  if (at == values.tokens.end()) return std::nullopt;
  return static_cast<std::size_t>(at - values.tokens.begin()) + (is_loop ? loop_shapes : 0);
}

std::optional<std::uint64_t> Kind::number_of_value(unsigned value) const {
  std::string token;
  append_value(value, token);
  return whole_number(token);
}

void Kind::append_value(unsigned value, std::string& out) const {
  const bool is_loop = values.form == CellValues::Form::loop;
  if (values.form == CellValues::Form::pieces) {
    out += decimal(value);
  } else if (values.form == CellValues::Form::numbers) {
    out += decimal(std::uint64_t{values.lowest} + value);
  } else if (is_loop && value < loop_shapes) {
    out += token_of(values, value);
  } else {
    out += values.tokens[value - (is_loop ? loop_shapes : 0)];
  }
}

bool has_arrow(std::string_view token) {
  if (token.size() < 2 || std::string_view("^v<>").find(token.back()) == std::string_view::npos) return false;
  const char before = token[token.size() - 2];
  return is_digit(before) || before == '?';
}

std::string_view mark_of(std::string_view token) {
  const bool is_arrow = has_arrow(token);
  if (is_arrow) token.remove_suffix(1);
  if (token.ends_with('?') && (is_arrow || token.size() > 1)) return token.substr(0, token.size() - 1);
  while (!token.empty() && is_digit(token.back())) token.remove_suffix(1);
  return token;
}

std::optional<std::uint64_t> number_of(std::string_view token) {
  const std::string_view mark = mark_of(token);
  if (has_arrow(token)) token.remove_suffix(1);
  return whole_number(token.substr(mark.size()));
}

bool fits(const Kind& kind, const TokenForm& form, std::string_view token) {
  if (form.is_target) return false;
  if (form.is_compass) return compass_of(token).has_value();
  if (form.has_runs) return token.find_first_not_of("0123456789?") == token.npos;
  if (has_arrow(token) && !form.has_arrow) return false;
  const std::string_view mark = mark_of(token);
  if (form.has_number) return mark == form.mark && (number_of(token) || token.find('?', mark.size()) != token.npos);
  return form.is_any ? !kind.has_only_clues || !kind.is_value(token) : token == form.mark;
}

bool has_section(const Kind& kind, std::string_view name) {
  return std::any_of(kind.sections.begin(), kind.sections.end(),
                     [&](const SectionRule& section) { return section.name == name; });
}

bool is_on(const Text& text, std::string_view name) {
  const Section* section = text.find(name);
  return section != nullptr && (section->rows[0].empty() || section->rows[0][0].text != "no");
}

bool is_wall(const Text& text, std::size_t cell) {
  if (const Token* region = text.at("regions", cell); region != nullptr && region->text == "#") return true;
  const Token* token = text.at("cells", cell);
  if (token == nullptr || token->is_blank()) return false;
  const Kind& kind = kind_of(text);
  for (std::size_t section = 0; section < kind.sections.size(); ++section)
    for (const TokenForm& form : kind.forms[section])
      if (form.is_wall && kind.sections[section].name == "cells" && fits(kind, form, token->text)) return true;
  return false;
}

namespace {

std::size_t largest_region(const Text& part) {
  const Text& text = part.whole != nullptr ? *part.whole : part;
  std::size_t largest = 1;
  if (text.find("regions") != nullptr)
    for (const Cells& region : regions_of(text)) largest = std::max(largest, region.size());
  return largest;
}

}  // namespace

unsigned count_values(const Kind& kind, const Text& text) {
  const CellValues& values = kind.values;
  if (values.form == CellValues::Form::tokens) return static_cast<unsigned>(values.tokens.size());
  if (values.form == CellValues::Form::pieces) return joined_values;
  if (values.form == CellValues::Form::loop) return loop_shapes + static_cast<unsigned>(values.tokens.size());
  using enum CellValues::Highest;
  const std::uint64_t highest = values.highest_from == literal     ? values.highest
                                : values.highest_from == rows      ? text.rows
                                : values.highest_from == columns   ? text.columns
                                : values.highest_from == longer    ? std::max(text.rows, text.columns)
                                : values.highest_from == cells     ? text.cells()
                                : values.highest_from == parameter ? grid::parameter(text, values.parameter).value_or(0)
                                                                   : largest_region(text);
  if (highest < values.lowest + values.less) return 1;
  const std::uint64_t count = highest - values.less - values.lowest + 1;
  return count > network::most_values ? 0 : static_cast<unsigned>(count);
}

std::optional<std::uint64_t> resolve(const Quantity& quantity, const Text& text, std::optional<std::uint64_t> number) {
  switch (quantity.from) {
    case Quantity::From::clue: return number;
    case Quantity::From::parameter: return parameter(text, quantity.name);
    case Quantity::From::literal:
    case Quantity::From::value: break;
  }
  return quantity.number;
}

}  // namespace quadrille::grid::kinds

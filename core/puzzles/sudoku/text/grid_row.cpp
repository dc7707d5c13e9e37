#include "core/puzzles/sudoku/text/grid_row.hpp"

#include <algorithm>

#include "core/puzzles/sudoku/text/symbols.hpp"
#include "core/text/text.hpp"

namespace quadrille::sudoku {

namespace {

constexpr std::size_t most_values = 36;

bool is_between(char c) { return is_space(c) || c == '|'; }
bool continues_character(char c) { return (static_cast<unsigned char>(c) & 0xC0u) == 0x80u; }

template <class F>
void for_words(std::string_view line, F&& visit) {
  std::size_t at = 0;
  for (std::string_view word; !(word = next_word<is_between>(line, at)).empty();) visit(word);
}

// A line may have ten million characters, so the number of stored values is bounded.
void add_value(GridRow& row, std::string_view value) {
  if (row.count++ < most_values) row.values.push_back(value);
}

void add_characters(GridRow& row, std::string_view word) {
  for (std::size_t i = 0; i < word.size();) {
    std::size_t end = i + 1;
    while (end < word.size() && continues_character(word[end])) ++end;
    add_value(row, word.substr(i, end - i));
    i = end;
  }
}

GridRow::Kind kind_of(std::string_view line) {
  const bool marks =
      std::all_of(line.begin(), line.end(), [](char c) { return is_between(c) || c == '-' || c == '+'; });
  if (!marks) return GridRow::Kind::values;
  const bool dashes = line.find('-') != std::string_view::npos && line.find('+') == std::string_view::npos;
  return dashes ? GridRow::Kind::dashes : GridRow::Kind::rule;
}

}  // namespace

GridRow split_grid_row(std::string_view line, std::uint32_t number) {
  GridRow row;
  row.kind = kind_of(line);
  row.number = number;
  row.line = line;

  std::size_t words = 0, longest = 0;
  for_words(line, [&](std::string_view word) {
    ++words;
    longest = std::max(longest, word.size());
  });
  row.spaced = box_of_side(words) != 0 && (longest == 1 || (words >= 16 && longest == 2));
  for_words(line, [&](std::string_view word) { row.spaced ? add_value(row, word) : add_characters(row, word); });
  return row;
}

}  // namespace quadrille::sudoku

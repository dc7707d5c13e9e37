#include "core/puzzles/tiling/text/words.hpp"

#include <algorithm>

#include "core/puzzles/tiling/text/notations.hpp"

namespace quadrille::tiling {

namespace {

bool is_digits(std::string_view word) {
  return !word.empty() && word.find_first_not_of("0123456789") == std::string_view::npos;
}

std::optional<std::uint32_t> copy_number(std::string_view word) {
  const auto number = whole_number(word);
  if (!number || *number > most_copies) return std::nullopt;
  return static_cast<std::uint32_t>(*number);
}

template <std::size_t size>
std::optional<std::size_t> place_in(const std::array<std::string_view, size>& names, std::string_view word) {
  const auto place = std::find(names.begin(), names.end(), word);
  if (place == names.end()) return std::nullopt;
  return static_cast<std::size_t>(place - names.begin());
}

}  // namespace

std::vector<std::string_view> words_of(std::string_view line) {
  std::vector<std::string_view> words;
  std::size_t at = 0;
  for (std::string_view word; !(word = next_word(line, at)).empty();) words.push_back(word);
  return words;
}

std::optional<Copies> copies_in(std::string_view word) {
  if (word == "*") return Copies{0, any_number};
  const std::size_t dots = word.find("..");
  const auto low = copy_number(word.substr(0, dots));
  if (!low || dots == std::string_view::npos) return low ? std::optional(Copies{*low, *low}) : std::nullopt;
  if (word.substr(dots + 2) == "*") return Copies{*low, any_number};
  const auto high = copy_number(word.substr(dots + 2));
  if (!high || *low > *high) return std::nullopt;
  return Copies{*low, *high};
}

CountedName counted_name(std::string_view word) {
  const std::size_t times = word.find('x');
  if (times != std::string_view::npos && times + 1 < word.size()) {
    if (const auto copies = copies_in(word.substr(0, times))) return {*copies, word.substr(times + 1)};
  }
  if (word.size() > 1 && word[0] == '*') return {{0, any_number}, word.substr(1)};
  return {{}, word};
}

std::optional<Size> size_in(std::string_view word) {
  Size size;
  for (;;) {
    const std::size_t times = word.find('x');
    if (size.count == 3 || !is_digits(word.substr(0, times))) return std::nullopt;
    size.numbers[size.count++] = word.substr(0, times);
    if (times == std::string_view::npos) break;
    word.remove_prefix(times + 1);
  }
  if (size.count < 2) return std::nullopt;
  return size;
}

std::optional<Grid> grid_named(std::string_view word) {
  const auto place = place_in(grid_names, word);
  if (!place) return std::nullopt;
  return static_cast<Grid>(*place);
}

std::optional<Turning> turning_named(std::string_view word) {
  const auto place = place_in(turning_names, word);
  if (!place) return std::nullopt;
  return static_cast<Turning>(*place);
}

bool is_drawing_row(std::string_view line) {
  return !trim(line).empty() && line.find_first_not_of(drawing_characters) == std::string_view::npos;
}

bool begins_grid(std::string_view line) {
  std::size_t at = 0;
  return next_word(line, at) == "grid" && !next_word(line, at).empty();
}

bool is_one_line_form(std::string_view line) {
  std::size_t at = 0;
  const std::string_view first = next_word(line, at);
  return size_in(first) || (grid_named(first) && size_in(next_word(line, at)));
}

bool is_too_large(Grid grid, std::uint64_t layers, std::uint64_t rows, std::uint64_t columns) {
  if (grid == Grid::cube) return layers > most_cube || rows > most_cube || columns > most_cube;
  return rows > most_rows || columns > (grid == Grid::hex ? 2 * most_columns : most_columns);
}

std::string size_text(Grid grid) {
  return grid == Grid::cube ? decimal(most_cube) + "×" + decimal(most_cube) + "×" + decimal(most_cube)
                            : decimal(most_rows) + "×" + decimal(most_columns);
}

}  // namespace quadrille::tiling

// What oracles of grid puzzles share: boards of tokens, and random parts of texts.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "core/puzzles/grid/grid.hpp"
#include "tests/core/grid_oracles.hpp"

namespace quadrille::test {

using Words = std::vector<std::string>;

int value_of(const std::string& word);
std::size_t times(const Words& cells, const std::string& token);

/// Whether all cells of each row and column differ, apart from `free` ones.
bool is_latin(const Words& cells, std::size_t rows, std::size_t columns, const std::string& free = "");
/// Whether what the section `cells` has filled in stands.
bool keeps_given(const std::string& text, const Words& cells, std::size_t columns);
/// The cells that a clue of the section sees, from outside inwards.
Words seen_from(const Words& cells, const std::string& section, std::size_t line, std::size_t side);

/// The board of a text that can be read.
grid::Board grid_board(const std::string& text);

/// The answer with these tokens of cells, or with these names of parts.
grid::Answer answer_of(const grid::Board& board, const Words& cells);

/// A text that cannot be read: the column of its error, in line 1, and a part of the message.
struct FaultyText {
  std::string text;
  std::size_t column;
  std::string message;
};
void check_faults(const std::vector<FaultyText>& texts);

/// The page's examples of grid puzzles; those of a genre stand together.
std::vector<std::string> page_examples();

/// The rows of a section.
std::string rows_of(const Words& cells, std::size_t columns);
/// Regions that grow from cell to neighbour, of at most `most` cells.
Words random_regions(Random& random, std::size_t rows, std::size_t columns, std::size_t most);
/// A random token in one of `rarity` cells, else a blank.
Words random_givens(Random& random, std::size_t cells, const Words& tokens, std::uint64_t rarity);
/// Some of the sections `top`, `bottom`, `left` and `right`.
std::string random_outside(Random& random, std::size_t side, const Words& tokens);
/// A section `pairs`, of cells side by side.
std::string random_pairs(Random& random, const char* signs, std::size_t rows, std::size_t columns);

/// Whether `is_right(clue, cells seen)` for all clues outside.
template <class IsRight>
bool are_outside_right(const std::string& text, const Words& cells, std::size_t side, IsRight is_right) {
  for (const char* section : {"top", "bottom", "left", "right"}) {
    const auto clues = section_of(text, section);
    for (std::size_t line = 0; line < side && !clues.empty(); ++line)
      if (clues[0][line] != "." && !is_right(clues[0][line], seen_from(cells, section, line, side))) return false;
  }
  return true;
}

/// Whether `is_right(value, sign, value)` for all pairs.
template <class IsRight>
bool are_pairs_right(const std::string& text, const Words& cells, std::size_t columns, IsRight is_right) {
  const auto value = [&](const std::string& name) {
    const auto row = static_cast<std::size_t>(name[1] - '1'), column = static_cast<std::size_t>(name[3] - '1');
    return value_of(cells[row * columns + column]);
  };
  const auto pairs = section_of(text, "pairs");
  return std::all_of(pairs.begin(), pairs.end(),
                     [&](const Words& pair) { return is_right(value(pair[0]), pair[1], value(pair[2])); });
}

}  // namespace quadrille::test

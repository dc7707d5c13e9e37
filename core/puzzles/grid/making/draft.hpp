// A grid puzzle that is being made: its text with all clues, the answer that these were read from, and which of them
// may be taken away. Tested by tests/core/grid_generate_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "core/puzzles/grid/board.hpp"
#include "core/puzzles/grid/genre.hpp"
#include "core/puzzles/grid/statements.hpp"
#include "core/puzzles/grid/text.hpp"
#include "core/random.hpp"

namespace quadrille::grid::making {

struct Draft {
  Text text;
  Answer answer;            ///< empty if it is not known yet
  std::vector<Clue> clues;  ///< those that may be taken away, in the order in which they are tried
};

/// An empty text of a genre, and its sections by name, each with its rows.
Text empty_text(std::string_view genre, std::size_t rows, std::size_t columns);
Section& add_section(Text& text, std::string_view name, std::size_t rows, std::size_t columns);
Section& section_of(Text& text, std::string_view name);
/// Every clue of a section, in random order.
void add_clues(Draft& draft, std::string_view section, RandomNumbers& random);
/// The same of several sections, mixed.
void add_clues(Draft& draft, std::initializer_list<std::string_view> sections, RandomNumbers& random);
/// The text without some of these clues. Sections that may be missing and have no clue left are missing.
Text without(const Draft& draft, const std::vector<std::uint32_t>& gone);
/// The token of a value in a cell, by its index from 1, as answers have it.
std::string token_of(const Text& text, std::size_t cell, unsigned value);

}  // namespace quadrille::grid::making

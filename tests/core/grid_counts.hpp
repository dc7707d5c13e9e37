// What oracles of grid puzzles share that count tokens around cells and in lines. A checker is asked about every board,
// so that what it reads in a text is kept until it is asked about another one.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "tests/core/grid_words.hpp"

namespace quadrille::test {

using Rows = std::vector<Words>;

const Rows& kept_section(const std::string& text, const char* name);
const std::string& token_at(const std::string& text, const char* section, std::size_t cell, std::size_t columns);

/// The cells at these distances or less in rows and columns, by the larger of them and by their sum, without itself.
std::vector<std::size_t> around(std::size_t cell, std::size_t cells, std::size_t columns, int larger, int sum);
/// How many neighbours have the token: by edges if the sum is 1, by corners too if it is 2.
std::size_t times_around(const Words& cells, std::size_t cell, std::size_t columns, const char* token, int sum);

/// Whether as many cells of each line as its clue says, if it has one, have one of the tokens, a character each.
bool are_lines_right(const std::string& text, const Words& cells, std::size_t columns, const char* section,
                     bool is_column, const std::string& tokens);
/// Clues of lines that are right for these cells; some are missing, and a few are wrong.
std::string random_lines(Random& random, const Words& cells, std::size_t columns, const char* section, bool is_column,
                         const std::string& tokens);

Words random_cells(Random& random, std::size_t count, const char* token, std::uint64_t rarity);
bool is_blank_or(const std::string& given, const std::string& cell);

}  // namespace quadrille::test

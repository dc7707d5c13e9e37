// Positions of a Sudoku that is being solved: HoDoKu's library lines, grids of candidates as HoDoKu, Simple Sudoku and
// Sudoku Explainer copy them, and SudokuWiki's `S9B`.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace quadrille::reading::pasted {

/// A board of 9×9 cells, row by row.
struct Position {
  std::string givens;                     ///< in the notation `line`
  std::string filled;                     ///< the same with what has been filled in
  std::array<std::uint16_t, 81> marks{};  ///< pencil marks of blank cells: bit d for the digit d
};

/// HoDoKu's lines: `:technique:digits:board:deleted candidates:eliminations:…`, where a `+` stands before what was
/// filled in, and candidates are digit, row and column. Other programs write the board and what was deleted alone.
std::vector<Position> hodoku_positions(std::string_view text);

/// What stands behind `S9B` in an address of SudokuWiki: two digits of base 36 a cell. 1 to 9 is a given, 10 to 18 what
/// was filled in, and 18 plus a set of bits the candidates.
std::optional<Position> sudokuwiki_position(std::string_view code);

/// Nine rows of nine lists of digits. A list of one digit is what the cell is.
std::optional<Position> candidates_in(std::string_view text);

/// What was filled in, `5:7 12:3`, the number of the cell and the digit; and in the same form the pencil marks.
std::string entries_of(const Position& position);
std::string marks_of(const Position& position);

/// The givens and the candidates as rules in the notation `iss`.
std::string rules_of(const Position& position);

/// Whether a position may be a puzzle by its digits alone.
bool is_full(const Position& position);

}  // namespace quadrille::reading::pasted

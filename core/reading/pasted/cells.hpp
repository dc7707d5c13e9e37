// What the symbols of a board stand for. Programs write blanks and large values in many ways; a board has one of them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace quadrille::reading::pasted {

/// One symbol a cell; empty for a cell without one.
using Symbols = std::vector<std::string_view>;

/// The form in which a board is written, in a word for its users.
enum class Form : std::uint8_t { line, grid, csv, list, json, address };

/// A square board of digits, as it was found in a text.
struct Found {
  std::size_t side = 0;
  std::vector<std::uint8_t> values;  ///< row by row; 0 for a blank
  Form form = Form::grid;
  bool is_doubtful = false;  ///< something was guessed
  bool has_letters = false;  ///< in place of digits
  std::size_t givens() const;
};

/// Whether Sudoku or `variant` has boards with this side.
bool is_side(std::size_t side);
/// The side of a board with this number of cells and square boxes; 0 if there is none.
std::size_t side_of_cells(std::size_t cells);

bool is_blank(std::string_view symbol);

/// The board of side² symbols; nothing if one of them is no value.
std::optional<Found> board_of(const Symbols& symbols, std::size_t side, Form form);

/// The index of the first of side² symbols that is no value; their number if all are.
std::size_t first_fault(const Symbols& symbols, std::size_t side);

/// The board in the notation `line` of classic Sudoku.
std::string line_of(const Found& board);
/// The board in the notation `iss`, of at most 16 rows.
std::string iss_of(const Found& board);

}  // namespace quadrille::reading::pasted

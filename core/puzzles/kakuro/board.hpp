// A Kakuro board and its rules.
//
// White cells take digits 1–9. A run is a row or column of white cells between black cells or edges; its digits differ.
// A black cell may have two clues: the sum of the run that begins to its right (across), and the sum of the run that
// begins below it (down). The digits of a run without a clue only have to differ. A clue without a run is the sum of
// nothing: 0 is right, any other sum makes the board impossible, and so does a run of more than nine cells. None of
// this is an error of the text.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace quadrille::kakuro {

constexpr unsigned digits = 9;

/// Boards of more cells, black ones included, are too large: 512×512.
constexpr std::size_t most_cells = std::size_t{1} << 18;

using Sum = std::uint32_t;
constexpr Sum no_clue = ~Sum{0};

struct Cell {
  bool white = false;
  std::uint8_t given = 0;  ///< of a white cell; 0: none
  Sum across = no_clue;    ///< of a black cell
  Sum down = no_clue;
  friend bool operator==(const Cell&, const Cell&) = default;
};

struct Board {
  std::uint32_t rows = 0;
  std::uint32_t columns = 0;
  std::vector<Cell> cells;  ///< row by row

  const Cell& at(std::size_t row, std::size_t column) const { return cells[row * columns + column]; }
  Cell& at(std::size_t row, std::size_t column) { return cells[row * columns + column]; }
  friend bool operator==(const Board&, const Board&) = default;
};

/// A digit for each cell of the board; 0 where it is black or, in a partial answer, open.
using Answer = std::vector<std::uint8_t>;

/// Whether `answer` solves `board`. This checks the rule itself and shares no code with any engine.
bool obeys(const Board& board, const Answer& answer);

}  // namespace quadrille::kakuro

// Sudoku as an exact cover, and dancing links over it.
//
// Items, all primary: (cell), (row, value), (column, value), (box, value). An option is a candidate: a value that the givens
// leave to a cell, or the given itself. Givens that clash leave an item without options, so the search says `none`.
#pragma once

#include <optional>
#include <vector>

#include "core/cover/dancing_links.hpp"
#include "core/cover/problem.hpp"
#include "core/search/engine.hpp"
#include "core/sudoku/board.hpp"

namespace quadrille::sudoku {

/// What an option of the exact cover says.
struct Candidate {
  std::uint16_t cell;
  std::uint8_t value;
};

/// Writes the exact cover of `board` into `problem` and what its options say into `candidates`. Both keep their memory.
void as_cover(const Board& board, cover::Problem& problem, std::vector<Candidate>& candidates);

/// Satisfies `Engine<Board, Board>`.
class DancingLinks {
 public:
  std::optional<Error> open(const Board& board);
  Step advance(std::uint64_t& fuel) { return search_.advance(fuel); }
  void read(Board& answer) const;
  const Stats& stats() const { return search_.stats(); }
  double fraction() const { return search_.fraction(); }

 private:
  Board board_;
  cover::Problem problem_;
  std::vector<Candidate> candidates_;
  cover::DancingLinks search_;
  mutable std::vector<cover::Option> chosen_;  // scratch of read
};

}  // namespace quadrille::sudoku

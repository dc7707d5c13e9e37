// Takes givens away from a solved board, orbit by orbit in a given order, as long as its solution stays the only one.
//
// An *unavoidable set* is a set of cells in which another solution differs, if all other cells are given: one of it has
// to stay. Many are seen without a search: exchange two digits, rows of a band or columns of a stack, and only the
// cells of one cycle of the exchange. So orbits are taken away that leave a cell of each set that is known, and only
// then an engine looks for another solution. If there is one, it differs in one more such set, of which the orbit that
// was taken last should have stayed: it is given back, and those after it are tried again. In the end the same givens
// are left as if each orbit had been checked by itself, by a third of the checks. Tested by
// tests/core/generate_test.cpp.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/puzzles/sudoku/board.hpp"

namespace quadrille::grading {

class Clearing {
 public:
  static constexpr unsigned side = 9;

  /// Begins with a solved board of 9×9, whose orbits are tried in this order; `least` givens are left at least.
  void begin(const sudoku::Board& solution, const std::vector<std::vector<std::uint32_t>>& orbits, std::uint32_t least);
  /// Takes more away from a board with one solution. False if nothing is left that may be.
  bool take_more();
  /// Whether the board is known to have one solution.
  bool is_proven() const { return taken_ == 0; }
  /// If only one cell has been taken away since then: the cell. Another solution has another digit there.
  std::optional<std::uint8_t> only_taken() const;

  /// The board without all that is taken away.
  const sudoku::Board& board() const { return board_; }
  std::uint32_t givens() const { return givens_; }
  /// Gives back what lets `other` be a solution of it, and takes others away.
  void exclude(const sudoku::Board& other);

 private:
  using Set = std::uint16_t;

  struct Orbit {
    std::array<std::uint8_t, 8> cells;
    std::uint8_t size = 0;
    bool is_taken = false;
  };

  // By line, the two cells that are exchanged, and a bit for each line that belongs to the same cycle.
  struct Exchange {
    std::array<std::array<std::uint8_t, 2>, side> pairs;
    std::array<std::uint16_t, side> joined = {};

    void join(unsigned a, unsigned b) {
      joined[a] |= static_cast<std::uint16_t>(1U << b);
      joined[b] |= static_cast<std::uint16_t>(1U << a);
    }
  };

  void add_exchanges();
  void add_digits(unsigned first, unsigned second);
  void add_lines(unsigned first, unsigned second, bool is_rows);
  void add_cycles(const Exchange& exchange);
  void add_set(std::span<const std::uint8_t> cells);
  void take(std::size_t place);
  bool can_go(const Orbit& orbit) const;
  void change(Orbit& orbit, bool is_taken);

  sudoku::Board solution_, board_;
  std::uint32_t givens_ = 0, least_ = 0;
  std::size_t next_ = 0;                               // the place of the orbit that is tried next
  std::size_t first_ = 0;                              // of those since the board was known to have one solution
  std::size_t at_once_ = 0;                            // number of cells to take before the board is checked
  std::size_t taken_ = 0;                              // cells, since then
  std::vector<Orbit> orbits_;                          // in their order
  std::array<std::uint8_t, side * side> place_of_;     // by cell: that of its orbit
  std::vector<std::uint8_t> left_;                     // by set: how many of its cells are given
  std::array<std::vector<Set>, side * side> sets_of_;  // by cell
};

}  // namespace quadrille::grading

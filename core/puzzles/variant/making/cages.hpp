// The cages of a killer: drawn at random on a solved board, then changed as long as another solution fits their sums.
// At a place where the two solutions differ, a cage is divided, or a cell goes over to a neighbouring cage, so that the
// other solution fits no more. Tested by tests/core/variant_generate_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/puzzles/variant/board.hpp"
#include "core/puzzles/variant/geometry.hpp"
#include "core/random.hpp"

namespace quadrille::variant {

class Cages {
 public:
  /// Draws cages on a solved board. Each cell is in one, and the values of a cage differ.
  void draw(const Shape& shape, const Answer& answer, RandomNumbers& random);
  /// Changes the cages so that `other`, another solution which fits them, does so no more.
  void exclude(const Answer& other, RandomNumbers& random);
  /// Divides one of the largest cages. False if each is a single cell.
  bool divide(RandomNumbers& random);
  /// Cages of one cell give its value away.
  std::size_t single_cells() const;
  /// Puts them with their sums onto `board`.
  void append_to(Board& board) const;

 private:
  /// Takes `cells` out of a cage: they join the cage `to`, or become one of their own.
  struct Change {
    std::size_t from = 0;
    std::optional<std::size_t> to;
    Group cells;
  };

  void draw_from(Cell first, RandomNumbers& random);
  void join_single_cells(RandomNumbers& random);
  void add_divisions(std::size_t cage, const Answer* other, std::vector<Change>& pairs, std::vector<Change>& singles);
  void add_moves(std::size_t cage, const Answer& other, std::vector<Change>& moves) const;
  void apply(const Change& change);
  bool is_connected(const Group& cells) const;
  bool fits(Cell cell, const Group& cage) const;
  bool touches(Cell cell, const Group& cage) const;

  Answer answer_;
  std::vector<Group> neighbours_;  // by cell
  std::vector<Group> cages_;
  std::vector<bool> is_caged_;  // by cell
  std::size_t moves_left_ = 0;
};

}  // namespace quadrille::variant

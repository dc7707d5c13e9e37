// The ways to choose some of a few cells, of which certain pairs cannot be chosen together: stars that do not touch,
// shaded cells of a room.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/puzzles/grid/maker.hpp"

namespace quadrille::grid::patterns {

/// A person does not try more cells at a time.
constexpr std::size_t most_in_ways = 12;

/// For at most `most_in_ways` cells: the sets of `number` of them that have no two cells which are `apart(a, b)`. Sets
/// have a bit for each cell, by its place in the list.
class Ways {
 public:
  template <class Apart>
  Ways(const Cells& cells, std::size_t number, Apart apart) : excludes_(cells.size()) {
    for (std::size_t a = 0; a < cells.size(); ++a)
      for (std::size_t b = 0; b < cells.size(); ++b)
        if (a != b && apart(cells[a], cells[b])) excludes_[a] |= std::uint32_t{1} << b;
    choose(0, 0, 0, number);
  }

  bool exist() const { return exist_; }
  bool is_in_all(std::size_t at) const { return (in_all_ >> at & 1) != 0; }
  bool is_in_some(std::size_t at) const { return (in_some_ >> at & 1) != 0; }

 private:
  void choose(std::size_t at, std::uint32_t set, std::uint32_t excluded, std::size_t missing) {
    if (missing == 0) {
      in_all_ &= set;
      in_some_ |= set;
      exist_ = true;
    } else if (at + missing <= excludes_.size()) {
      if ((excluded >> at & 1) == 0)
        choose(at + 1, set | std::uint32_t{1} << at, excluded | excludes_[at], missing - 1);
      choose(at + 1, set, excluded, missing);
    }
  }

  std::vector<std::uint32_t> excludes_;  // by place of a cell
  std::uint32_t in_all_ = ~std::uint32_t{0}, in_some_ = 0;
  bool exist_ = false;
};

/// Whether two cells have a side or a corner in common.
inline bool touch(const Text& text, Variable a, Variable b) {
  const auto columns = static_cast<Variable>(text.columns);
  const auto gap = [](Variable one, Variable other) { return one > other ? one - other : other - one; };
  return a != b && gap(a / columns, b / columns) <= 1 && gap(a % columns, b % columns) <= 1;
}
/// Whether they have a side in common.
inline bool are_beside(const Text& text, Variable a, Variable b) {
  return touch(text, a, b) && (a / text.columns == b / text.columns || a % text.columns == b % text.columns);
}

}  // namespace quadrille::grid::patterns

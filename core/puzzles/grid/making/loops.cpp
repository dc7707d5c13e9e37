// Paths that fill a board.
#include <algorithm>
#include <array>
#include <bit>

#include "core/puzzles/grid/line_graph.hpp"
#include "core/puzzles/grid/making/clues.hpp"
#include "core/puzzles/grid/making/recipes.hpp"
#include "core/text/text.hpp"

namespace quadrille::grid::making {

namespace {

constexpr std::array<unsigned, 4> all_sides = {above, leftward, rightward, below};

// Paths that fill a board: each cell is one at first, then ends that are neighbours join.
class Paths {
 public:
  Paths(const Text& text) : text_(text), sides_(text.cells()), other_end_(text.cells()) {
    for (Variable cell = 0; cell < text.cells(); ++cell) other_end_[cell] = cell;
  }

  const std::vector<unsigned>& sides() const { return sides_; }
  bool is_end(std::size_t cell) const { return std::has_single_bit(sides_[cell]); }
  Variable other_end(std::size_t cell) const { return other_end_[cell]; }

  // False if a cell is left alone.
  bool join(Workshop& shop) {
    for (const std::size_t most : {std::size_t{1}, text_.cells()})
      for (const Variable cell : shop.order(text_.cells())) {
        if (most == 1 && sides_[cell] != 0) continue;
        const std::size_t first = shop.random.below(4);
        for (std::size_t side = first; side < first + 4; ++side)
          if (join(cell, all_sides[side % 4])) break;
      }
    return std::none_of(sides_.begin(), sides_.end(), [](unsigned sides) { return sides == 0; });
  }

 private:
  static unsigned opposite(unsigned side) {
    return side == above ? below : side == below ? above : side == leftward ? rightward : leftward;
  }
  std::vector<Variable> cells_of(Variable end) const {
    std::vector<Variable> cells = {end};
    unsigned came = 0;
    while (const unsigned goes = sides_[cells.back()] & ~came) {
      cells.push_back(*neighbour_to(text_, cells.back(), goes));
      came = opposite(goes);
    }
    return cells;
  }

  // Both are ends of two paths that touch nowhere else: an answer whose paths do not touch themselves is more often the
  // only one.
  bool join(Variable cell, unsigned side) {
    const auto to = neighbour_to(text_, cell, side);
    if (!to || !may_join(cell) || !may_join(*to) || other_end_[cell] == *to) return false;
    const auto here = cells_of(cell), there = cells_of(*to);
    std::size_t touches = 0;
    for (const Variable one : here)
      for (const Variable other : neighbours4(text_, one))
        touches += static_cast<std::size_t>(std::count(there.begin(), there.end(), other));
    if (touches > 1) return false;
    sides_[cell] |= side;
    sides_[*to] |= opposite(side);
    other_end_[here.back()] = there.back();
    other_end_[there.back()] = here.back();
    return true;
  }
  bool may_join(Variable cell) const { return std::popcount(sides_[cell]) < 2; }

  const Text& text_;
  std::vector<unsigned> sides_;
  std::vector<Variable> other_end_;  // of ends, and of cells alone
};

void write_ends(Draft& draft, const Paths& paths) {
  auto& rows = draft.text.sections[0].rows;
  std::uint64_t number = 0;
  for (Variable cell = 0; cell < draft.text.cells(); ++cell) {
    if (!paths.is_end(cell) || paths.other_end(cell) < cell) continue;
    ++number;
    for (const Variable end : {cell, paths.other_end(cell)})
      rows[end / draft.text.columns][end % draft.text.columns].text = decimal(number);
  }
}

bool draw_numberlink(Workshop& shop, const Wished& wished, Draft& draft) {
  draft.text = empty_text("numberlink", wished.rows, wished.columns);
  add_section(draft.text, "cells", wished.rows, wished.columns);
  Paths paths(draft.text);
  if (!paths.join(shop)) return false;
  for (const unsigned sides : paths.sides()) draft.answer.push_back(value_of_sides(sides));
  write_ends(draft, paths);
  return true;
}

constexpr Recipe loop_table[] = {
    {"numberlink", 3, 12, 7, false, 0, 0, 0, draw_numberlink, nullptr},
};

}  // namespace

std::span<const Recipe> loop_recipes() { return loop_table; }

}  // namespace quadrille::grid::making

#include "core/puzzles/grid/kinds/rules.hpp"

namespace quadrille::grid::kinds {

std::vector<const Row*> all_rows() {
  std::vector<const Row*> all;
  for (const auto family :
       {count_rows(), number_rows(), successor_rows(), pattern_rows(), run_rows(), sight_rows(), area_rows(),
        shape_rows(), clue_piece_rows(), comparison_rows(), loop_rows(), arm_rows(), difference_rows(), passing_rows(),
        straight_piece_rows(), distance_rows(), region_clue_rows()})
    for (const Row& row : family) all.push_back(&row);
  return all;
}

}  // namespace quadrille::grid::kinds

#include "core/puzzles/grid/kinds/rules.hpp"

#include <utility>

namespace quadrille::grid::kinds {

std::optional<Error> follow_by(const Building& building, const Token* token, const Cells& cells,
                               std::vector<std::int64_t> key, Step step, Accepts accepts, std::uint64_t start) {
  const auto next = [&](std::uint64_t state, std::size_t position, std::int64_t number) {
    step(state, position, number);
    return state;
  };
  return building.maker.follow(token, cells, std::move(key), next, accepts, start);
}

std::vector<const Row*> all_rows() {
  std::vector<const Row*> all;
  for (const auto family :
       {count_rows(),     number_rows(),      successor_rows(),  pattern_rows(),    run_rows(),
        sight_rows(),     area_rows(),        shape_rows(),      clue_piece_rows(), comparison_rows(),
        loop_rows(),      arm_rows(),         difference_rows(), passing_rows(),    straight_piece_rows(),
        distance_rows(),  region_clue_rows(), ring_rows(),       balance_rows(),    circle_rows(),
        target_rows(),    tetromino_rows(),   path_rows(),       slash_rows(),      visit_rows(),
        two_piece_rows(), border_rows(),      pointing_rows(),   falling_rows(),    division_rows(),
        facing_rows(),    maze_rows(),        run_sum_rows(),    triangle_rows(),   touching_piece_rows(),
        tour_rows(),      piece_shape_rows(), standing_rows(),   u_turn_rows(),     checkerboard_rows(),
        between_rows(),   outline_rows(),     matching_rows(),   number_pair_rows()})
    for (const Row& row : family) all.push_back(&row);
  return all;
}

}  // namespace quadrille::grid::kinds

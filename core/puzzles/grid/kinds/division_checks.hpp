// What finished boards of pieces are checked for, by code that no engine uses: a function for each rule of
// division.cpp.
#pragma once

#include "core/puzzles/grid/kinds/rules.hpp"

namespace quadrille::grid::kinds {

/// The sides of a cell, as bits, in the order in which cells are written.
inline constexpr unsigned piece_sides[] = {above, leftward, rightward, below};

bool holds_rectangular(const Finished& finished, const Rule& rule, const Place& place);
bool holds_no_crossing(const Finished& finished, const Rule& rule, const Place& place);
bool holds_clues_in_pieces(const Finished& finished, const Rule& rule, const Place& place);
bool holds_piece_size(const Finished& finished, const Rule& rule, const Place& place);
bool holds_all_sizes(const Finished& finished, const Rule& rule, const Place& place);
bool holds_sizes_between(const Finished& finished, const Rule& rule, const Place& place);
bool holds_compass(const Finished& finished, const Rule& rule, const Place& place);
bool holds_bent_lines(const Finished& finished, const Rule& rule, const Place& place);
bool holds_turn(const Finished& finished, const Rule& rule, const Place& place);
bool holds_way_to_turn(const Finished& finished, const Rule& rule, const Place& place);
bool holds_borders(const Finished& finished, const Rule& rule, const Place& place);
bool holds_straight_lines(const Finished& finished, const Rule& rule, const Place& place);
bool holds_unlike_sizes(const Finished& finished, const Rule& rule, const Place& place);
bool holds_arrow_ends(const Finished& finished, const Rule& rule, const Place& place);
/// `longer`: 0 where the piece is as wide as high, 1 where it is wider, -1 where it is higher.
template <int longer>
bool holds_box(const Finished& finished, const Rule& rule, const Place& place);

}  // namespace quadrille::grid::kinds

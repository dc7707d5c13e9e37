// What players of masyu and shingoki have names for. The circles of both are alike: the loop goes straight on through a
// white one and turns on a black one; how far it goes is said by masyu alone.
#include <algorithm>
#include <array>

#include "core/puzzles/grid/line_patterns/all.hpp"
#include "core/puzzles/grid/line_patterns/line_rows.hpp"

namespace quadrille::grid {

namespace {

constexpr char black = '#', white = 'o';

bool is_circle(const LinePicture& picture, std::optional<std::size_t> cell, char colour) {
  return cell && !picture.clue(*cell).empty() && picture.clue(*cell)[0] == colour;
}
constexpr std::array<unsigned, 2> beside(unsigned side) {
  return side == above || side == below ? std::array{leftward, rightward} : std::array{above, below};
}

// A place: four times the cell, and the number of a side.
std::size_t places_of_sides(const LinePicture& picture) { return 4 * picture.cells(); }

struct Side {
  std::size_t cell;
  unsigned side;
};
Side side_at(std::size_t place) { return {place / 4, all_sides[place % 4]}; }

// The loop goes straight on over two edges from a black circle of masyu.
void draw_two(LineView& lines, std::size_t cell, unsigned side) {
  lines.draw(cell, side, true);
  if (const auto next = lines.picture.next(cell, side)) lines.draw(*next, side, true);
}

// ---- black circles of masyu ----

// It cannot go over two edges to one side: so it goes to the other one.
void turn_from(LineView& lines, std::size_t cell, unsigned side) {
  lines.view.point_at(static_cast<std::uint32_t>(cell));
  lines.draw(cell, side, false);
  draw_two(lines, cell, opposite_side(side));
}

void see_black_border(const LinePicture& picture, std::size_t place, View& view) {
  const auto [cell, side] = side_at(place);
  if (!is_circle(picture, cell, black)) return;
  const auto next = picture.next(cell, side);
  if (next && picture.next(*next, side)) return;
  LineView lines(picture, view);
  turn_from(lines, cell, side);
}

void see_black_pair(const LinePicture& picture, std::size_t place, View& view) {
  const auto [cell, side] = side_at(place);
  const auto next = picture.next(cell, side);
  if (!is_circle(picture, cell, black) || !is_circle(picture, next, black)) return;
  LineView lines(picture, view);
  view.point_at(static_cast<std::uint32_t>(*next));
  turn_from(lines, cell, side);
}

void see_black_blocked(const LinePicture& picture, std::size_t place, View& view) {
  const auto [cell, side] = side_at(place);
  const auto next = picture.next(cell, side);
  if (!is_circle(picture, cell, black) || !next) return;
  LineView lines(picture, view);
  // In the way: a cross, a line that passes the next cell, or a turn there.
  bool is_blocked = lines.is_cross(cell, side) || lines.is_cross(*next, side);
  for (const unsigned across : beside(side)) is_blocked = is_blocked || lines.is_line(*next, across);
  if (is_blocked) turn_from(lines, cell, side);
}

void see_black_line(const LinePicture& picture, std::size_t place, View& view) {
  const auto [cell, side] = side_at(place);
  LineView lines(picture, view);
  if (!is_circle(picture, cell, black) || !lines.is_line(cell, side)) return;
  view.point_at(static_cast<std::uint32_t>(cell));
  draw_two(lines, cell, side);
  lines.draw(cell, opposite_side(side), false);
}

// ---- white circles ----

void go_across(LineView& lines, std::size_t cell, unsigned side) {
  lines.view.point_at(static_cast<std::uint32_t>(cell));
  for (const unsigned across : beside(side)) lines.draw(cell, across, true);
  lines.draw(cell, side, false);
  lines.draw(cell, opposite_side(side), false);
}

void see_white_border(const LinePicture& picture, std::size_t place, View& view) {
  const auto [cell, side] = side_at(place);
  if (!is_circle(picture, cell, white) || picture.next(cell, side)) return;
  LineView lines(picture, view);
  go_across(lines, cell, side);
}

void see_white_blocked(const LinePicture& picture, std::size_t place, View& view) {
  const auto [cell, side] = side_at(place);
  LineView lines(picture, view);
  if (is_circle(picture, cell, white) && lines.is_cross(cell, side)) go_across(lines, cell, side);
}

void see_white_line(const LinePicture& picture, std::size_t place, View& view) {
  const auto [cell, side] = side_at(place);
  LineView lines(picture, view);
  if (is_circle(picture, cell, white) && lines.is_line(cell, side)) go_across(lines, cell, beside(side)[0]);
}

// Three in a row, by the middle one: a line along them would have to turn beside the middle one.
void see_three_whites(const LinePicture& picture, std::size_t place, View& view) {
  const std::size_t cell = place / 2;
  const unsigned side = place % 2 == 0 ? leftward : above;
  const auto one = picture.next(cell, side), other = picture.next(cell, opposite_side(side));
  if (!is_circle(picture, cell, white) || !is_circle(picture, one, white) || !is_circle(picture, other, white)) return;
  LineView lines(picture, view);
  for (const std::size_t each : {*one, cell, *other}) go_across(lines, each, side);
}
std::size_t places_of_axes(const LinePicture& picture) { return 2 * picture.cells(); }

// The line goes on straight behind a white circle: so it turns before it.
void see_white_turn(const LinePicture& picture, std::size_t place, View& view) {
  const auto [cell, side] = side_at(place);
  if (!is_circle(picture, cell, white)) return;
  const auto next = picture.next(cell, side), before = picture.next(cell, opposite_side(side));
  LineView lines(picture, view);
  if (!next || !before || !lines.is_line(cell, side) || !lines.is_line(*next, side)) return;
  view.point_at(static_cast<std::uint32_t>(cell));
  lines.draw(*before, opposite_side(side), false);
}

// ---- black circles of shingoki ----

// What is known of one side decides the opposite one.
template <bool is_line>
void see_turn(const LinePicture& picture, std::size_t place, View& view) {
  const auto [cell, side] = side_at(place);
  LineView lines(picture, view);
  if (!is_circle(picture, cell, black) || !(is_line ? lines.is_line(cell, side) : lines.is_cross(cell, side))) return;
  view.point_at(static_cast<std::uint32_t>(cell));
  lines.draw(cell, opposite_side(side), !is_line);
}

// ---- the loop ----

// A circle that is not on it.
bool leaves_circle(LineView& lines, const std::vector<char>& is_on_loop, Variable) {
  for (std::size_t cell = 0; cell < is_on_loop.size(); ++cell) {
    if (is_on_loop[cell] != 0 || lines.picture.clue(cell).empty()) continue;
    lines.view.point_at(static_cast<std::uint32_t>(cell));
    return true;
  }
  return false;
}
void see_pearls_end(const LinePicture& picture, std::size_t place, View& view) {
  see_early_end(picture, place, view, leaves_circle);
}

constexpr LineTable::Row rows_of_masyu[] = {{"black-border", 1, places_of_sides, see_black_border},
                                            {"white-border", 1, places_of_sides, see_white_border},
                                            {"black-pair", 1, places_of_sides, see_black_pair},
                                            {"three-whites", 1, places_of_axes, see_three_whites},
                                            {"white-line", 1, places_of_sides, see_white_line},
                                            {"white-blocked", 1, places_of_sides, see_white_blocked},
                                            {"black-line", 1, places_of_sides, see_black_line},
                                            {"two-lines", 1, places_of_points, see_two_lines},
                                            {"one-way", 1, places_of_points, see_one_way},
                                            {"dead-end", 1, places_of_points, see_dead_end},
                                            {"black-blocked", 1, places_of_sides, see_black_blocked},
                                            {"white-turn", 1, places_of_sides, see_white_turn},
                                            {"early-end", 2, places_of_edges, see_pearls_end}};
constexpr LineTable::Row rows_of_shingoki[] = {{"white-border", 1, places_of_sides, see_white_border},
                                               {"white-line", 1, places_of_sides, see_white_line},
                                               {"white-blocked", 1, places_of_sides, see_white_blocked},
                                               {"turn-blocked", 1, places_of_sides, see_turn<false>},
                                               {"turn-line", 1, places_of_sides, see_turn<true>},
                                               {"two-lines", 1, places_of_points, see_two_lines},
                                               {"one-way", 1, places_of_points, see_one_way},
                                               {"dead-end", 1, places_of_points, see_dead_end},
                                               {"early-end", 2, places_of_edges, see_pearls_end}};

}  // namespace

std::unique_ptr<reasoning::Patterns> masyu_patterns(const Board& board) {
  return std::make_unique<LineTable>(LinePicture(board), rows_of_masyu);
}
std::unique_ptr<reasoning::Patterns> shingoki_patterns(const Board& board) {
  return std::make_unique<LineTable>(LinePicture(board), rows_of_shingoki);
}

}  // namespace quadrille::grid

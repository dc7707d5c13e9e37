// What players of slitherlink have names for.
#include <algorithm>
#include <array>

#include "core/puzzles/grid/line_patterns/all.hpp"
#include "core/puzzles/grid/line_patterns/line_rows.hpp"

namespace quadrille::grid {

namespace {

// A corner of a cell: its two edges there, and the two edges that lead on from it. The corner across is on the other
// side of both.
struct Corner {
  std::size_t point;
  unsigned inner[2], outer[2];  // sides of the point
};
constexpr std::array<std::array<unsigned, 2>, 4> inner_sides = {
    {{rightward, below}, {below, leftward}, {leftward, above}, {above, rightward}}};  // clockwise from the upper left

Corner corner_of(const LinePicture& picture, std::size_t cell, std::size_t number) {
  const std::size_t width = picture.text->columns;
  const std::size_t first = cell / width * picture.points.columns + cell % width;
  const std::size_t below_it = first + picture.points.columns;
  const std::size_t points[] = {first, first + 1, below_it + 1, below_it};
  const auto [one, other] = inner_sides[number];
  return {points[number], {one, other}, {opposite_side(one), opposite_side(other)}};
}

std::array<LinePicture::Edge, 4> edges_of(const LinePicture& picture, std::size_t cell) {
  const Corner first = corner_of(picture, cell, 0), last = corner_of(picture, cell, 2);
  return {picture.edge(first.point, first.inner[0]), picture.edge(first.point, first.inner[1]),
          picture.edge(last.point, last.inner[0]), picture.edge(last.point, last.inner[1])};
}

std::size_t places_of_corners(const LinePicture& picture) { return 4 * picture.cells(); }

bool has(const LinePicture& picture, std::optional<Variable> cell, std::string_view clue) {
  return cell && picture.clue(*cell) == clue;
}

void draw_inner(LineView& lines, const Corner& corner, bool is_line) {
  for (const unsigned side : corner.inner) lines.draw(corner.point, side, is_line);
}

// ---- one clue ----

void see_zero(const LinePicture& picture, std::size_t cell, View& view) {
  if (picture.clue(cell) != "0") return;
  view.point_at(static_cast<std::uint32_t>(cell));
  LineView lines(picture, view);
  lines.draw(lines.sort(edges_of(picture, cell)).open, false);
}

std::optional<std::size_t> number_of(const LinePicture& picture, std::size_t cell) {
  const auto number = whole_number(picture.clue(cell));
  return number ? std::optional(static_cast<std::size_t>(*number)) : std::nullopt;
}

void see_full_clue(const LinePicture& picture, std::size_t cell, View& view) {
  const auto number = number_of(picture, cell);
  if (!number) return;
  LineView lines(picture, view);
  const auto sorted = lines.sort(edges_of(picture, cell));
  if (sorted.lines.size() != *number) return;
  view.point_at(static_cast<std::uint32_t>(cell));
  lines.rely(sorted.lines);
  lines.draw(sorted.open, false);
}

void see_needed_edges(const LinePicture& picture, std::size_t cell, View& view) {
  const auto number = number_of(picture, cell);
  if (!number) return;
  LineView lines(picture, view);
  const auto sorted = lines.sort(edges_of(picture, cell));
  if (sorted.lines.size() + sorted.open.size() != *number) return;
  view.point_at(static_cast<std::uint32_t>(cell));
  lines.rely(sorted.lines);
  lines.rely(sorted.crosses);
  lines.draw(sorted.open, true);
}

// ---- a clue in a corner of the board, or one that crosses make ----

void see_corner(const LinePicture& picture, std::size_t place, View& view, std::string_view clue, bool is_line) {
  const std::size_t cell = place / 4;
  if (picture.clue(cell) != clue) return;
  const Corner corner = corner_of(picture, cell, place % 4);
  LineView lines(picture, view);
  if (!lines.is_cross(corner.point, corner.outer[0]) || !lines.is_cross(corner.point, corner.outer[1])) return;
  view.point_at(static_cast<std::uint32_t>(cell));
  draw_inner(lines, corner, is_line);
}
void see_corner_three(const LinePicture& picture, std::size_t place, View& view) {
  see_corner(picture, place, view, "3", true);
}
void see_corner_one(const LinePicture& picture, std::size_t place, View& view) {
  see_corner(picture, place, view, "1", false);
}

// Both edges of the corner are lines, or both others: so at the corners beside it one line leads on.
void see_corner_two(const LinePicture& picture, std::size_t place, View& view) {
  const std::size_t cell = place / 4;
  if (picture.clue(cell) != "2") return;
  const Corner corner = corner_of(picture, cell, place % 4);
  LineView lines(picture, view);
  if (!lines.is_cross(corner.point, corner.outer[0]) || !lines.is_cross(corner.point, corner.outer[1])) return;
  view.point_at(static_cast<std::uint32_t>(cell));
  for (const std::size_t turn : {1u, 3u}) {
    const Corner beside = corner_of(picture, cell, (place % 4 + turn) % 4);
    for (const std::size_t at : {0u, 1u}) {
      const unsigned side = beside.outer[at], other = beside.outer[1 - at];
      const auto edge = picture.edge(beside.point, side);
      if (!lines.is_open(edge)) continue;
      if (lines.is_cross(beside.point, other))
        lines.draw(edge, true);
      else if (lines.is_line(beside.point, other))
        lines.draw(edge, false);
    }
  }
}

// A line that reaches a 3 goes along it: the two edges across are lines, and it goes nowhere else. One that has no
// other way on than along a 1 takes its one edge: those across are crosses.
template <bool is_three>
void see_line_into(const LinePicture& picture, std::size_t place, View& view) {
  const std::size_t cell = place / 4;
  if (picture.clue(cell) != (is_three ? "3" : "1")) return;
  const Corner corner = corner_of(picture, cell, place % 4);
  LineView lines(picture, view);
  for (const std::size_t at : {0u, 1u}) {
    if (!lines.is_line(corner.point, corner.outer[at])) continue;
    const unsigned other = corner.outer[1 - at];
    if (!is_three && !lines.is_cross(corner.point, other)) return;
    view.point_at(static_cast<std::uint32_t>(cell));
    draw_inner(lines, corner_of(picture, cell, (place + 2) % 4), is_three);
    if (is_three) lines.draw(corner.point, other, false);
    return;
  }
}

// ---- two 3s ----

// Whether the loop around two cells side by side breaks a clue elsewhere.
bool is_pair_too_small(const LinePicture& picture, std::size_t cell, std::size_t other) {
  for (std::size_t at = 0; at < picture.cells(); ++at) {
    const auto number = number_of(picture, at);
    if (!number || at == cell || at == other) continue;
    const Cells around = neighbours4(*picture.text, at);
    const auto touched =
        std::count(around.begin(), around.end(), cell) + std::count(around.begin(), around.end(), other);
    if (*number != static_cast<std::size_t>(touched)) return true;
  }
  return false;
}

// The edge between them is a line, else the loop would go around the two alone; and then so are those beyond. Places:
// twice the first cell, and whether the other one is below it.
void see_adjacent_threes(const LinePicture& picture, std::size_t place, View& view) {
  const std::size_t cell = place / 2;
  const bool is_down = place % 2 == 1;
  const auto other = neighbour_to(*picture.text, cell, is_down ? below : rightward);
  if (picture.clue(cell) != "3" || !has(picture, other, "3") || !is_pair_too_small(picture, cell, *other)) return;
  LineView lines(picture, view);
  for (const std::size_t each : {cell, std::size_t{*other}}) view.point_at(static_cast<std::uint32_t>(each));
  const std::size_t across = is_down ? picture.points.columns : 1;  // to the next of the three edges
  const unsigned along = is_down ? rightward : below;
  const std::size_t first = corner_of(picture, cell, 0).point, middle = first + across;
  for (std::size_t at = 0; at < 3; ++at) lines.draw(first + at * across, along, true);
  lines.draw(middle, opposite_side(along), false);
  lines.draw(*picture.next(middle, along), along, false);
}
std::size_t places_of_pairs(const LinePicture& picture) { return 2 * picture.cells(); }

// Two 3s on a diagonal, with nothing but 2s between them: the outer edges of both are lines. Places: twice the upper
// cell, and whether the other one is to the left.
void see_diagonal_threes(const LinePicture& picture, std::size_t place, View& view) {
  const Text& text = *picture.text;
  const std::size_t cell = place / 2;
  const bool is_left = place % 2 == 1;
  if (picture.clue(cell) != "3") return;
  const Cells diagonal = ray_of(text, cell, 1, is_left ? -1 : 1);
  const auto last =
      std::find_if(diagonal.begin(), diagonal.end(), [&](Variable at) { return picture.clue(at) != "2"; });
  if (last == diagonal.end() || picture.clue(*last) != "3") return;
  LineView lines(picture, view);
  view.point_at(static_cast<std::uint32_t>(cell));
  for (auto at = diagonal.begin(); at <= last; ++at) view.point_at(*at);
  draw_inner(lines, corner_of(picture, cell, is_left ? 1 : 0), true);
  draw_inner(lines, corner_of(picture, *last, is_left ? 3 : 2), true);
}

// ---- the loop ----

// A clue whose edges would not be as many.
bool breaks_clue(LineView& lines, const std::vector<char>&, Variable last) {
  for (std::size_t cell = 0; cell < lines.picture.cells(); ++cell) {
    const auto number = number_of(lines.picture, cell);
    if (!number) continue;
    const auto sorted = lines.sort(edges_of(lines.picture, cell));
    const auto added = std::count(sorted.open.begin(), sorted.open.end(), last);
    if (sorted.lines.size() + static_cast<std::size_t>(added) == *number) continue;
    lines.view.point_at(static_cast<std::uint32_t>(cell));
    return true;
  }
  return false;
}
void see_slitherlink_end(const LinePicture& picture, std::size_t place, View& view) {
  see_early_end(picture, place, view, breaks_clue);
}

constexpr LineTable::Row rows_of_slitherlink[] = {{"zero", 1, places_of_cells, see_zero},
                                                  {"corner-three", 1, places_of_corners, see_corner_three},
                                                  {"corner-one", 1, places_of_corners, see_corner_one},
                                                  {"full-clue", 1, places_of_cells, see_full_clue},
                                                  {"needed-edges", 1, places_of_cells, see_needed_edges},
                                                  {"two-lines", 1, places_of_points, see_two_lines},
                                                  {"one-way", 1, places_of_points, see_one_way},
                                                  {"dead-end", 1, places_of_points, see_dead_end},
                                                  {"adjacent-threes", 1, places_of_pairs, see_adjacent_threes},
                                                  {"diagonal-threes", 1, places_of_pairs, see_diagonal_threes},
                                                  {"corner-two", 2, places_of_corners, see_corner_two},
                                                  {"line-into-three", 2, places_of_corners, see_line_into<true>},
                                                  {"line-into-one", 2, places_of_corners, see_line_into<false>},
                                                  {"early-end", 2, places_of_edges, see_slitherlink_end}};

}  // namespace

std::unique_ptr<reasoning::Patterns> slitherlink_patterns(const Board& board) {
  return std::make_unique<LineTable>(LinePicture(board), rows_of_slitherlink);
}

}  // namespace quadrille::grid

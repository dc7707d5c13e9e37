// What players of yajilin, country road and numberlink have names for.
#include <algorithm>

#include "core/puzzles/grid/line_patterns/all.hpp"
#include "core/puzzles/grid/line_patterns/line_rows.hpp"

namespace quadrille::grid {

namespace {

// ---- yajilin ----

constexpr Values shaded = no_line;  // of a cell

bool is_empty(const LinePicture& picture, std::size_t cell) { return picture.model->shown[cell].empty(); }

// No line leads to a shaded cell, and none of its neighbours is shaded.
void see_shaded(const LinePicture& picture, std::size_t point, View& view) {
  const auto cell = static_cast<Variable>(point);
  if (!is_empty(picture, cell) || !view.is(cell, shaded)) return;
  view.show(cell);
  LineView lines(picture, view);
  lines.draw(lines.around(cell).open, false);
  for (const Variable other : neighbours4(*picture.text, cell))
    if (is_empty(picture, other)) view.conclude(other, ~shaded);
}

// A cell with no way through it is shaded.
void see_no_way(const LinePicture& picture, std::size_t point, View& view) {
  const auto cell = static_cast<Variable>(point);
  if (!is_empty(picture, cell)) return;
  LineView lines(picture, view);
  const auto sorted = lines.around(cell);
  if (!sorted.lines.empty() || sorted.open.size() > 1) return;
  view.show(cell);
  lines.rely(sorted.crosses);
  lines.draw(sorted.open, false);
  view.conclude(cell, shaded);
}

// The loop goes through what is not shaded.
void see_not_shaded(const LinePicture& picture, std::size_t point, View& view) {
  const auto cell = static_cast<Variable>(point);
  if (!is_empty(picture, cell) || !view.is(cell, ~shaded)) return;
  LineView lines(picture, view);
  see_two_ways(lines, point);
}

// Two cells side by side that are not on it: both would be shaded.
bool leaves_two_cells(LineView& lines, const std::vector<char>& is_on_loop, Variable) {
  const Text& text = *lines.picture.text;
  for (std::size_t cell = 0; cell < is_on_loop.size(); ++cell)
    for (const unsigned side : {rightward, below}) {
      const auto other = neighbour_to(text, cell, side);
      const auto is_left = [&](std::size_t at) { return is_on_loop[at] == 0 && is_empty(lines.picture, at); };
      if (!other || !is_left(cell) || !is_left(*other)) continue;
      for (const std::size_t at : {cell, std::size_t{*other}}) lines.view.show(static_cast<std::uint32_t>(at));
      return true;
    }
  return false;
}
void see_yajilin_end(const LinePicture& picture, std::size_t place, View& view) {
  see_early_end(picture, place, view, leaves_two_cells);
}

constexpr LineTable::Row rows_of_yajilin[] = {
    {"shaded-cell", 1, places_of_points, see_shaded},    {"two-lines", 1, places_of_points, see_two_lines},
    {"one-way", 1, places_of_points, see_one_way},       {"no-way", 1, places_of_points, see_no_way},
    {"not-shaded", 1, places_of_points, see_not_shaded}, {"early-end", 2, places_of_edges, see_yajilin_end}};

// ---- country road ----

bool are_apart(const Text& text, std::size_t one, std::size_t other) {
  return text.at("regions", one)->text != text.at("regions", other)->text;
}

// A cell beside one that the loop leaves out, across a border: the loop goes through it.
void see_across_border(const LinePicture& picture, std::size_t point, View& view) {
  LineView lines(picture, view);
  for (const unsigned side : all_sides) {
    const auto other = picture.next(point, side);
    if (!other || !are_apart(*picture.text, point, *other)) continue;
    const auto around = lines.around(*other);
    if (!around.lines.empty() || !around.open.empty()) continue;
    lines.rely(around.crosses);
    view.show(static_cast<std::uint32_t>(*other));
    return see_two_ways(lines, point);
  }
}

// A region that is not visited.
bool leaves_region(LineView& lines, const std::vector<char>& is_on_loop, Variable) {
  for (const Cells& region : regions_of(*lines.picture.text)) {
    if (std::any_of(region.begin(), region.end(), [&](Variable cell) { return is_on_loop[cell] != 0; })) continue;
    for (const Variable cell : region) lines.view.show(cell);
    return true;
  }
  return false;
}
void see_country_end(const LinePicture& picture, std::size_t place, View& view) {
  see_early_end(picture, place, view, leaves_region);
}

constexpr LineTable::Row rows_of_country[] = {{"two-lines", 1, places_of_points, see_two_lines},
                                              {"one-way", 1, places_of_points, see_one_way},
                                              {"dead-end", 1, places_of_points, see_dead_end},
                                              {"across-border", 1, places_of_points, see_across_border},
                                              {"early-end", 2, places_of_edges, see_country_end}};

// ---- numberlink ----

bool is_end(const LinePicture& picture, std::size_t cell) { return !picture.clue(cell).empty(); }

// A path that has begun goes nowhere else from its end.
void see_end_line(const LinePicture& picture, std::size_t cell, View& view) {
  if (!is_end(picture, cell)) return;
  LineView lines(picture, view);
  const auto sorted = lines.around(cell);
  if (sorted.lines.size() != 1) return;
  view.point_at(static_cast<std::uint32_t>(cell));
  lines.rely(sorted.lines);
  lines.draw(sorted.open, false);
}

void see_only_way(const LinePicture& picture, std::size_t cell, View& view) {
  if (!is_end(picture, cell)) return;
  LineView lines(picture, view);
  const auto sorted = lines.around(cell);
  if (!sorted.lines.empty() || sorted.open.size() != 1) return;
  view.point_at(static_cast<std::uint32_t>(cell));
  lines.rely(sorted.crosses);
  lines.draw(sorted.open, true);
}

template <void (*see)(const LinePicture&, std::size_t, View&)>
void see_between(const LinePicture& picture, std::size_t cell, View& view) {
  if (!is_end(picture, cell)) see(picture, cell, view);
}

// If paths fill the board, one goes through every cell.
void see_filled(const LinePicture& picture, std::size_t cell, View& view) {
  const Section* fill = picture.text->find("fill");
  if (is_end(picture, cell) || (fill != nullptr && fill->rows[0][0].text == "no")) return;
  LineView lines(picture, view);
  see_two_ways(lines, cell);
}

// An edge between what leads to two ends: these have the same number, or the two are one path.
void see_other_path(const LinePicture& picture, std::size_t place, View& view) {
  LineView lines(picture, view);
  const auto edge = picture.edge_at(place);
  if (!lines.is_open(edge)) return;
  const std::size_t one = place / 2, other = *picture.next(one, place % 2 == 0 ? rightward : below);
  const auto first = end_of_line(lines, one, [](std::size_t) {}), last = end_of_line(lines, other, [](std::size_t) {});
  if (!first || !last) return;
  const bool closes = *first == other && first != one;
  const bool differs = is_end(picture, *first) && is_end(picture, *last) && picture.clue(*first) != picture.clue(*last);
  if (!closes && !differs) return;
  if (differs)
    for (const std::size_t end : {*first, *last}) view.point_at(static_cast<std::uint32_t>(end));
  lines.draw(edge, false);
}

constexpr LineTable::Row rows_of_numberlink[] = {{"end-line", 1, places_of_points, see_end_line},
                                                 {"only-way", 1, places_of_points, see_only_way},
                                                 {"two-lines", 1, places_of_points, see_between<see_two_lines>},
                                                 {"one-way", 1, places_of_points, see_between<see_one_way>},
                                                 {"filled-cell", 1, places_of_points, see_filled},
                                                 {"dead-end", 1, places_of_points, see_between<see_dead_end>},
                                                 {"other-path", 1, places_of_edges, see_other_path}};

}  // namespace

std::unique_ptr<reasoning::Patterns> yajilin_patterns(const Board& board) {
  return std::make_unique<LineTable>(LinePicture(board), rows_of_yajilin);
}
std::unique_ptr<reasoning::Patterns> country_patterns(const Board& board) {
  return std::make_unique<LineTable>(LinePicture(board), rows_of_country);
}
std::unique_ptr<reasoning::Patterns> numberlink_patterns(const Board& board) {
  return std::make_unique<LineTable>(LinePicture(board), rows_of_numberlink);
}

}  // namespace quadrille::grid

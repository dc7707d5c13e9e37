#include "core/puzzles/grid/line_patterns/line_rows.hpp"

namespace quadrille::grid {

namespace {

// If the points are cells, the picture is about one of them.
void say_where(const LinePicture& picture, std::size_t point, View& view) {
  if (picture.size() == picture.cells()) view.show(static_cast<std::uint32_t>(point));
}

}  // namespace

void see_two_lines(const LinePicture& picture, std::size_t point, View& view) {
  LineView lines(picture, view);
  const auto sorted = lines.around(point);
  if (sorted.lines.size() != 2) return;
  say_where(picture, point, view);
  lines.rely(sorted.lines);
  lines.draw(sorted.open, false);
}

void see_one_way(const LinePicture& picture, std::size_t point, View& view) {
  LineView lines(picture, view);
  const auto sorted = lines.around(point);
  if (sorted.lines.size() != 1 || sorted.open.size() != 1) return;
  say_where(picture, point, view);
  lines.rely(sorted.lines);
  lines.rely(sorted.crosses);
  lines.draw(sorted.open, true);
}

void see_dead_end(const LinePicture& picture, std::size_t point, View& view) {
  LineView lines(picture, view);
  const auto sorted = lines.around(point);
  if (!sorted.lines.empty() || sorted.open.size() != 1) return;
  say_where(picture, point, view);
  lines.rely(sorted.crosses);
  lines.draw(sorted.open, false);
}

void see_two_ways(LineView& lines, std::size_t point) {
  const auto sorted = lines.around(point);
  if (sorted.lines.size() + sorted.open.size() != 2) return;
  say_where(lines.picture, point, lines.view);
  lines.rely(sorted.lines);
  lines.rely(sorted.crosses);
  lines.draw(sorted.open, true);
}

bool has_line_elsewhere(LineView& lines, const std::vector<char>& is_on_loop) {
  for (std::size_t point = 0; point < is_on_loop.size(); ++point)
    for (const unsigned side : {rightward, below})
      if (is_on_loop[point] == 0 && lines.is_line(point, side)) return true;
  return false;
}

void see_early_end(const LinePicture& picture, std::size_t place, View& view, IsUnfinished is_unfinished) {
  LineView lines(picture, view);
  const auto edge = picture.edge_at(place);
  if (!lines.is_open(edge)) return;
  const std::size_t one = place / 2, other = *picture.next(one, place % 2 == 0 ? rightward : below);
  const auto has_line = [&](std::size_t point) {
    return std::any_of(all_sides.begin(), all_sides.end(), [&](unsigned side) { return lines.is_line(point, side); });
  };
  if (!has_line(one) || !has_line(other)) return;
  std::vector<char> is_on_loop(picture.size());
  if (end_of_line(lines, one, [&](std::size_t point) { is_on_loop[point] = 1; }) != other) return;
  if (is_unfinished(lines, is_on_loop, *edge) || has_line_elsewhere(lines, is_on_loop)) lines.draw(edge, false);
}

}  // namespace quadrille::grid

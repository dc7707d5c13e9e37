#include "core/penpa/grid.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "core/text/text.hpp"

namespace quadrille::penpa {

namespace {

// Cells that the grid of points may be larger than the board, for its outer space.
constexpr long outer = 48;

// By kind of point, how far it is from the middle of its cell: right and down.
constexpr std::pair<double, double> kinds_of_points[] = {{0, 0}, {0.5, 0.5}, {0, 0.5}, {0.5, 0}};
constexpr long kinds = 4;

std::string number_of(long number) {
  return (number < 0 ? "-" : "") + decimal(static_cast<std::uint64_t>(number < 0 ? -number : number));
}

std::string size_of(std::size_t most) { return decimal(most) + "×" + decimal(most); }

}  // namespace

long point_in(std::string_view text) {
  const auto number = whole_number(text);
  constexpr std::uint64_t most = 1'000'000;
  return number && *number < most ? static_cast<long>(*number) : -1;
}

std::optional<Message> Grid::read(long wide, long high, const JsonValue& steps, std::size_t most, bool is_whole) {
  const auto is_small = [most](long side) { return side > rim && side <= static_cast<long>(most) + outer; };
  if (!is_small(wide) || !is_small(high) || steps.items.size() > most * most)
    return "the board of penpa-edit is larger than " + Message(size_of(most));
  width = wide;
  area = wide * high;
  std::vector<long> points;
  double point = 0;
  for (const JsonValue& step : steps.items) {
    const bool is_number = step.is(JsonValue::Kind::number) && step.number == std::floor(step.number);
    if (!is_number) return "the cells of penpa-edit's board are no list of numbers";
    point += step.number;
    if (!(point >= 0 && point < static_cast<double>(area))) point = -1;
    points.push_back(static_cast<long>(point));
    if (point < 0) break;
  }
  std::sort(points.begin(), points.end());  // cells that were taken out and put back are listed last
  points.erase(std::unique(points.begin(), points.end()), points.end());
  const Message not_whole =
      "the board of penpa-edit is not a rectangle of at most " + Message(size_of(most)) + " cells";
  if (points.empty() || points.front() < 0) return not_whole;
  long left = width, right = 0;
  for (const long each : points) left = std::min(left, each % width), right = std::max(right, each % width);
  const long top = points.front() / width, bottom = points.back() / width;
  first_ = top * width + left;
  rows = static_cast<std::size_t>(bottom - top + 1);
  columns = static_cast<std::size_t>(right - left + 1);
  const bool has_holes = points.size() != rows * columns || points.size() != steps.items.size();
  if (std::max(rows, columns) > most || (is_whole && has_holes)) return not_whole;
  has.assign(rows * columns, false);
  for (const long each : points) {
    const auto [row, column] = of_cell(each);
    has[static_cast<std::size_t>(row) * columns + static_cast<std::size_t>(column)] = true;
  }
  return std::nullopt;
}

Grid::Place Grid::of_cell(long point) const { return {point / width - first_ / width, point % width - first_ % width}; }

long Grid::cell_of(long point) const {
  if (point < 0 || point >= area) return -1;
  const auto [row, column] = of_cell(point);
  const bool is_inside =
      row >= 0 && row < static_cast<long>(rows) && column >= 0 && column < static_cast<long>(columns);
  const long cell = row * static_cast<long>(columns) + column;
  return is_inside && has[static_cast<std::size_t>(cell)] ? cell : -1;
}

std::optional<Grid::Place> Grid::outside_of(long point) const {
  if (point < 0 || point >= area || cell_of(point) >= 0) return std::nullopt;
  return of_cell(point);
}

Grid::Spot Grid::spot_of(std::string_view text) const {
  const long point = point_in(text);
  constexpr double nowhere = std::numeric_limits<double>::infinity();
  if (point < 0) return {nowhere, nowhere};
  const long kind = point / area, among = point - kinds * area;
  const bool is_corner = kind >= kinds;
  const auto [row, column] = of_cell(is_corner ? among / 4 : point % area);
  const double right = is_corner ? static_cast<double>(among % 2) / 2 - 0.25 : kinds_of_points[kind].first;
  const double down = is_corner ? static_cast<double>(among / 2 % 2) / 2 - 0.25 : kinds_of_points[kind].second;
  return {static_cast<double>(column) + 0.5 + right, static_cast<double>(row) + 0.5 + down};
}

std::string Grid::name_of(std::string_view point) const {
  const auto [x, y] = spot_of(point);
  if (!std::isfinite(x)) return "the point " + quote(point).text();
  return 'R' + number_of(static_cast<long>(std::floor(y)) + 1) + 'C' + number_of(static_cast<long>(std::floor(x)) + 1);
}

std::string Grid::key_between(std::size_t cell, std::size_t other) const {
  const long corner = area + point_of(cell);  // the lower right one
  return other == cell + 1 ? number_of(corner - width) + ',' + number_of(corner)
                           : number_of(corner - 1) + ',' + number_of(corner);
}

}  // namespace quadrille::penpa

// Triangles that fill half of a cell, and the white areas that these and the walls leave.
#include <algorithm>
#include <array>

#include "core/puzzles/grid/kinds/rules.hpp"
#include "core/puzzles/grid/pieces.hpp"

namespace quadrille::grid::kinds {

namespace {

enum class Corner : std::uint8_t { upper_left, upper_right, lower_left, lower_right };  // as `triangles` has them

// By value, the corner that is filled, if there is one.
using Filled = std::array<std::optional<Corner>, network::most_values>;
Filled filled_corners(const Kind& kind) {
  Filled filled;
  for (std::size_t corner = 0; corner < std::size(triangles); ++corner)
    filled[*kind.value_of(triangles[corner])] = static_cast<Corner>(corner);
  return filled;
}

// Around a point there are eight sectors of 45°, in a circle from above to the right. Which of the two that a cell has
// are white: bit 0 is the first one. `corner` is the point as the cell sees it.
unsigned white_sectors(Corner corner, std::optional<Corner> filled) {
  if (!filled || static_cast<unsigned>(*filled) + static_cast<unsigned>(corner) == 3) return 3;
  if (*filled == corner) return 0;
  // The slanted side ends here: the half next to the filled corner is filled. In a cell's upper left corner the first
  // sector is the one along its upper side; in the other corners it goes on in the circle.
  const bool is_level = (static_cast<unsigned>(*filled) ^ static_cast<unsigned>(corner)) == 1;  // side by side
  const bool first_is_level = corner == Corner::upper_left || corner == Corner::lower_right;
  return is_level == first_is_level ? 2 : 1;
}

// Whether each white stretch of a circle of sectors is 90°, 180° or all: a corner, a side or the inside of a rectangle.
bool is_rectangular(unsigned circle) {
  if (circle == 255) return true;
  unsigned start = 0;
  while ((circle >> start & 1) != 0) ++start;
  unsigned length = 0;
  for (unsigned i = 1; i <= 8; ++i) {
    if ((circle >> (start + i) % 8 & 1) != 0) {
      ++length;
    } else {
      if (length != 0 && length != 2 && length != 4) return false;
      length = 0;
    }
  }
  return true;
}

// The cells around a point, in a circle: upper right, lower right, lower left, upper left; and the point as each of
// them sees it.
constexpr std::array<std::size_t, 4> in_circle = {1, 3, 2, 0};
constexpr Corner corner_in_circle[] = {Corner::lower_left, Corner::upper_left, Corner::upper_right,
                                       Corner::lower_right};

std::optional<Error> compile_white_rectangles(const Building& building, const Rule&, const Place&) {
  const Text& text = building.maker.text;
  const Filled filled = filled_corners(building.kind);
  for (std::size_t point = 0; point < (text.rows + 1) * (text.columns + 1); ++point) {
    const auto around = around_corner(text, point / (text.columns + 1), point % (text.columns + 1));
    Cells cells;
    std::vector<std::int64_t> key = {'t' + 512};
    std::vector<std::size_t> places;
    for (std::size_t place = 0; place < 4; ++place) {
      const auto& cell = around[in_circle[place]];
      if (!cell || building.ground.is_wall(*cell)) continue;
      cells.push_back(*cell);
      places.push_back(place);
      key.push_back(static_cast<std::int64_t>(place));
    }
    if (cells.empty()) continue;
    const auto step = [&](std::uint64_t circle, std::size_t position, std::int64_t value) {
      const std::uint64_t sectors =
          white_sectors(corner_in_circle[places[position]], filled[static_cast<std::size_t>(value)]);
      return circle | sectors << 2 * places[position];
    };
    if (auto error = follow(building, nullptr, cells, std::move(key), step,
                            [](std::uint64_t circle) { return is_rectangular(static_cast<unsigned>(circle)); }))
      return error;
  }
  return std::nullopt;
}

// The quarters that the diagonals of a cell make, in a circle: the one at its upper side, right, below, left.
constexpr std::size_t quarters = 4;

bool is_white(const Finished& finished, Variable cell, std::size_t quarter) {
  return !finished.ground.is_wall(cell) &&
         std::none_of(std::begin(triangles), std::end(triangles), [&](std::string_view triangle) {
           const bool is_filled_there = triangle.find("nesw"[quarter]) != std::string_view::npos;
           return is_filled_there && finished.has(cell, *finished.kind.set_of(triangle));
         });
}

// An area is a rectangle if it fills the least one around it, upright or on its corner. A quarter's corners are the
// middle of its cell and two points beside it, in halves of a cell; its area is 1.
class Area {
 public:
  void add(std::size_t row, std::size_t column, std::size_t quarter) {
    const auto y = static_cast<int>(2 * row + 1), x = static_cast<int>(2 * column + 1);
    constexpr int across[] = {-1, 1, 1, -1}, down[] = {-1, -1, 1, 1};  // from the middle to the points, in a circle
    reach(y, x);
    for (const std::size_t point : {quarter, (quarter + 1) % quarters}) reach(y + down[point], x + across[point]);
    ++size_;
  }
  bool is_rectangle() const { return size_ == spread(0) * spread(1) || 2 * size_ == spread(2) * spread(3); }

 private:
  void reach(int y, int x) {
    const int along[] = {y, x, y + x, y - x};
    for (std::size_t way = 0; way < std::size(along); ++way) {
      low_[way] = std::min(low_[way], along[way]);
      high_[way] = std::max(high_[way], along[way]);
    }
  }
  int spread(std::size_t way) const { return high_[way] - low_[way]; }

  static constexpr int far = 4 * static_cast<int>(most_side) + 4;
  int size_ = 0;  // in quarters
  std::array<int, 4> low_ = {far, far, far, far}, high_ = {-far, -far, -far, -far};
};

bool holds_white_rectangles(const Finished& finished, const Rule&, const Place& place) {
  const Text& text = finished.ground.text;
  std::vector<bool> is_met(text.cells() * quarters);
  for (const Variable first : place.cells)
    for (std::size_t quarter = 0; quarter < quarters; ++quarter) {
      std::vector<std::size_t> found;
      const auto meet = [&](Variable cell, std::size_t at) {
        if (is_met[cell * quarters + at] || !is_white(finished, cell, at)) return;
        is_met[cell * quarters + at] = true;
        found.push_back(cell * quarters + at);
      };
      meet(first, quarter);
      if (found.empty()) continue;
      Area area;
      for (std::size_t i = 0; i < found.size(); ++i) {
        const auto cell = static_cast<Variable>(found[i] / quarters);
        const std::size_t at = found[i] % quarters;
        area.add(cell / text.columns, cell % text.columns, at);
        meet(cell, (at + 1) % quarters);
        meet(cell, (at + 3) % quarters);
        constexpr unsigned sides[] = {above, rightward, below, leftward};
        if (const auto other = neighbour_to(text, cell, sides[at])) meet(*other, (at + 2) % quarters);
      }
      if (!area.is_rectangle()) return false;
    }
  return true;
}

constexpr Row triangle_table[] = {
    {.form = "triangles leave rectangles",
     .shapes = shape(Shape::board),
     .compile = compile_white_rectangles,
     .holds = holds_white_rectangles,
     .words = {"each white area that the triangles leave is a rectangle, upright or turned by 45°",
               "三角形之外的每块白色区域都是矩形，可正放或斜放 45°"}},
};

}  // namespace

std::span<const Row> triangle_rows() { return triangle_table; }

}  // namespace quadrille::grid::kinds

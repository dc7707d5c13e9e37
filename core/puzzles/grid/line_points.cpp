#include "core/puzzles/grid/line_points.hpp"

#include <algorithm>

#include "core/puzzles/grid/line_graph.hpp"

namespace quadrille::grid {

namespace {

constexpr unsigned turned_sides(unsigned sides) {
  return ((sides & above) != 0 ? leftward : 0) | ((sides & leftward) != 0 ? above : 0) |
         ((sides & rightward) != 0 ? below : 0) | ((sides & below) != 0 ? rightward : 0);
}
constexpr unsigned reversed_sides(unsigned sides) {
  return (sides & (leftward | rightward)) | ((sides & above) != 0 ? below : 0) | ((sides & below) != 0 ? above : 0);
}

}  // namespace

bool LinePoints::read(const Board& board, const LineBoard& lines) {
  is_loop_ = lines.is_loop;
  has_faces_ = lines.has_faces;
  rows_ = std::max(lines.rows, lines.columns);
  columns_ = std::min(lines.rows, lines.columns);
  choose_start(lines);
  if (columns_ > most_columns) return false;
  std::vector<std::uint32_t> names(lines.labels);
  names.push_back(0);  // no label
  std::sort(names.begin(), names.end());
  names.erase(std::unique(names.begin(), names.end()), names.end());
  if (names.size() - 1 > most_labels) return false;
  if (has_faces_ && std::any_of(board.givens.begin(), board.givens.end(), [](auto given) { return given != 0; }))
    return false;
  points_.assign(rows_ * columns_, {});
  for (std::size_t place = 0; place < points_.size(); ++place) {
    const std::size_t row = place / columns_, column = place % columns_, from = place_of(place);
    Point& point = points_[place];
    Values shapes = lines.shapes.empty() ? network::all_values(loop_shapes) : lines.shapes[from];
    if (!has_faces_ && board.givens[from] != 0) shapes &= Values{1} << (board.givens[from] - 1u);
    unsigned outside = (row == 0 ? above : 0) | (column == 0 ? leftward : 0);
    outside |= (row + 1 == rows_ ? below : 0) | (column + 1 == columns_ ? rightward : 0);
    for (unsigned shape = 0; shape < all_shapes; ++shape) {
      const unsigned here = turned(shape);
      if ((shapes >> shape & 1) != 0 && (line_shapes[here].sides & outside) == 0)
        point.shapes = static_cast<std::uint16_t>(point.shapes | 1u << here);
    }
    if (!lines.labels.empty() && lines.labels[from] != 0) {
      const auto name = std::lower_bound(names.begin(), names.end(), lines.labels[from]);
      point.label = static_cast<std::uint8_t>(first_label + static_cast<unsigned>(name - names.begin()) - 1);
    }
    point.circle = lines.circles.empty() ? LineBoard::Circle::none : lines.circles[from];
    point.clue = LineBoard::no_clue;
    if (!lines.clues.empty() && row + 1 < rows_ && column + 1 < columns_)
      point.clue = lines.clues[face_of(row, column)];
  }
  read_border();
  return true;
}

// Begins at the side where most is said: with few labels a numberlink has up to forty times as many states from the
// other side.
void LinePoints::choose_start(const LineBoard& lines) {
  std::size_t least = ~std::size_t{0};
  bool turned = false, reversed = false;
  for (const bool is_turned : {false, true}) {
    if (is_turned ? lines.rows > lines.columns : lines.columns > lines.rows) continue;
    for (const bool is_reversed : {false, true}) {
      is_turned_ = is_turned;
      is_reversed_ = is_reversed;
      std::size_t sum = 0;  // of the rows of what is said
      for (std::size_t place = 0; place < rows_ * columns_; ++place) {
        const std::size_t row = place / columns_, column = place % columns_, from = place_of(place);
        const bool has_face = !lines.clues.empty() && row + 1 < rows_ && column + 1 < columns_;
        if ((!lines.labels.empty() && lines.labels[from] != 0) ||
            (!lines.circles.empty() && lines.circles[from] != LineBoard::Circle::none) ||
            (has_face && lines.clues[face_of(row, column)] != LineBoard::no_clue))
          sum += row;
      }
      if (sum >= least) continue;
      least = sum;
      turned = is_turned;
      reversed = is_reversed;
    }
  }
  is_turned_ = turned;
  is_reversed_ = reversed;
}

std::size_t LinePoints::place_of(std::size_t point) const {
  const std::size_t row = point / columns_, column = point % columns_, at = is_reversed_ ? rows_ - 1 - row : row;
  return is_turned_ ? column * rows_ + at : at * columns_ + column;
}
std::size_t LinePoints::face_of(std::size_t row, std::size_t column) const {
  const std::size_t at = is_reversed_ ? rows_ - 2 - row : row;
  return is_turned_ ? column * (rows_ - 1) + at : at * (columns_ - 1) + column;
}

// After rows and columns changed places, if they did, and then the order of the rows.
unsigned LinePoints::turned(unsigned shape) const {
  unsigned sides = line_shapes[shape].sides, here = 0;
  if (is_turned_) sides = turned_sides(sides);
  if (is_reversed_) sides = reversed_sides(sides);
  while (line_shapes[here].sides != sides) ++here;
  return here;
}

void LinePoints::read_border() {
  border_.clear();
  const auto add = [&](std::size_t row, std::size_t column) {
    const std::size_t point = row * columns_ + column;
    if (points_[point].label != 0) border_.push_back({static_cast<std::uint32_t>(point), points_[point].label});
  };
  for (std::size_t row = 0; row < rows_; ++row) add(row, columns_ - 1);
  for (std::size_t column = columns_ - 1; column > 0; --column) add(rows_ - 1, column - 1);
  if (columns_ < 2) return;
  for (std::size_t row = rows_ - 1; row > 0; --row) add(row - 1, 0);
}

}  // namespace quadrille::grid

#include "core/queens/row_by_row.hpp"

#include <algorithm>
#include <cassert>
#include <span>
#include <utility>

namespace quadrille::queens {

namespace {

constexpr std::uint32_t bit(std::size_t column) { return std::uint32_t{1} << column; }

// Columns `first` … `last`.
constexpr std::uint32_t columns_between(std::size_t first, std::size_t last) { return bit(last + 1) - bit(first); }

using Columns = std::array<std::uint8_t, RowByRow::most_side>;  // of the queens, by row

// The image of a solution under symmetry 0 … 7: columns mirrored if bit 0 is set, rows if bit 1 is, then both swapped if bit 2 is.
Columns image_of(const Columns& columns, std::size_t side, unsigned symmetry) {
  Columns image = {};
  for (std::size_t i = 0; i < side; ++i) {
    std::size_t row = (symmetry & 2) != 0 ? side - 1 - i : i;
    std::size_t column = (symmetry & 1) != 0 ? side - 1u - columns[i] : columns[i];
    if ((symmetry & 4) != 0) std::swap(row, column);
    image[row] = static_cast<std::uint8_t>(column);
  }
  return image;
}

}  // namespace

std::optional<Error> RowByRow::open(const Board& board) {
  const std::size_t side = board.side();
  assert(side >= 1 && side <= most_side);
  board_ = board;
  clash_ = has_attack(board);
  symmetric_ = std::all_of(board.columns.begin(), board.columns.end(), [](auto column) { return column == 0; });
  stats_ = {};
  level_ = 0;
  begun_ = 0;
  image_ = image_count_ = 0;
  next_ = Next::root;

  rows_ = 0;
  needed_.fill(0);
  for (std::size_t row = 0; row < side; ++row) {
    if (board.columns[row] != 0) continue;
    Mask allowed = columns_between(0, side - 1);
    for (std::size_t other = 0; other < side; ++other) {
      if (board.columns[other] == 0) continue;
      const std::size_t column = board.columns[other] - 1u, distance = row < other ? other - row : row - other;
      allowed &= ~bit(column);
      if (column + distance < side) allowed &= ~bit(column + distance);
      if (column >= distance) allowed &= ~bit(column - distance);
    }
    if (rows_ > 0) gap_[rows_ - 1] = static_cast<std::uint8_t>(row - row_[rows_ - 1]);
    row_[rows_] = static_cast<std::uint8_t>(row);
    allowed_[rows_++] = allowed;
  }
  if (rows_ > 0) gap_[rows_ - 1] = 0;
  allowed_[rows_] = 0;
  if (symmetric_) allowed_[0] = columns_between(0, (side - 1) / 2);
  return std::nullopt;
}

Step RowByRow::advance(std::uint64_t& fuel) {
  for (;;) {
    switch (next_) {
      case Next::nothing: return Step::finished;
      case Next::search: return symmetric_ ? search<true>(fuel) : search<false>(fuel);
      case Next::image:
        if (image_ + 1 == image_count_) {
          next_ = Next::search;
          break;
        }
        if (fuel == 0) return Step::paused;
        --fuel;
        ++stats_.nodes;
        ++stats_.solutions;
        ++image_;
        return Step::solution;
      case Next::root:
        if (fuel == 0) return Step::paused;
        --fuel;
        if (enter_root()) return Step::solution;
        break;
    }
  }
}

// True at a solution: every row has a given.
bool RowByRow::enter_root() {
  ++stats_.nodes;
  next_ = Next::search;
  const Mask squares = clash_ ? 0 : allowed_[0];
  levels_[0] = {squares, squares, 0, 0, 0};
  if (squares != 0) return false;
  if (clash_ || rows_ > 0) {
    ++stats_.dead_ends;
    return false;
  }
  return find_images();
}

// Everything that the loop changes is local, so that it can live in registers. It returns to the deepest level with an
// untried square at once, not level by level: a branch that is hard to predict is the dearest thing here.
template <bool symmetric>
Step RowByRow::search(std::uint64_t& fuel) {
  image_ = image_count_ = 0;
  std::size_t k = level_;
  auto [squares, untried, columns, falling, rising] = levels_[k];
  Mask begun = begun_;
  std::uint64_t left = fuel, dead_ends = 0;
  std::uint32_t depth = stats_.depth;
  Step step = Step::paused;
  for (;;) {
    if (untried == 0) {
      if (begun == 0) {
        next_ = Next::nothing;
        step = Step::finished;
        break;
      }
      k = 31 - static_cast<std::size_t>(std::countl_zero(begun));
      begun ^= bit(k);
      untried = levels_[k].untried;
      columns = levels_[k].columns;
      falling = levels_[k].falling;
      rising = levels_[k].rising;
    }
    if (left == 0) break;
    --left;

    const Mask queen = untried & -untried;
    untried ^= queen;
    if (symmetric && k < 2) look_for_first_images(k, columns, queen);
    const unsigned gap = symmetric ? 1 : gap_[k];
    const Mask columns_below = columns | queen;
    const Mask falling_below = (falling | queen) << gap;
    const Mask rising_below = (rising | queen) >> gap;
    Mask squares_below = allowed_[k + 1] & ~(columns_below | falling_below | rising_below);
    if (symmetric) {
      const Mask missing = needed_[k + 1] & ~columns_below;
      if (missing != 0) squares_below &= (missing & (missing - 1)) == 0 ? missing : 0;
    }
    if (squares_below == 0 && k + 1 < rows_) {
      ++dead_ends;
      depth = std::max(depth, static_cast<std::uint32_t>(k + 1));
      continue;
    }
    levels_[k].untried = untried;
    begun |= static_cast<Mask>(untried != 0) << k;
    levels_[++k] = {squares_below, squares_below, columns_below, falling_below, rising_below};
    untried = squares_below;
    columns = columns_below;
    falling = falling_below;
    rising = rising_below;
    if (k == rows_) {
      level_ = k;
      if (find_images()) {
        step = Step::solution;
        break;
      }
      ++dead_ends;
      depth = static_cast<std::uint32_t>(k);
    }
  }
  level_ = k;
  levels_[k].untried = untried;
  begun_ = begun;
  stats_.nodes += fuel - left;
  stats_.dead_ends += dead_ends;
  stats_.depth = std::max(depth, static_cast<std::uint32_t>(k));
  fuel = left;
  return step;
}

// Sets the masks below a queen in one of the two top rows so that no image comes before what is found. A queen in the corner
// stays there when rows and columns are swapped; then the queens of row 1 and of column 1 decide.
void RowByRow::look_for_first_images(std::size_t level, Mask columns, Mask queen) {
  const std::size_t last = rows_ - 1, column = static_cast<std::size_t>(std::countr_zero(queen));
  const Mask all = columns_between(0, last), sides = bit(0) | bit(last);
  if (level == 0) {
    for (std::size_t row = 1; row <= last; ++row) {
      const bool is_beside = row >= column && row <= last - column;
      allowed_[row] = is_beside ? all : all & ~sides;
      needed_[row] = row == last - column ? sides : 0;
    }
    if (last > 0) allowed_[last] &= columns_between(column, last - column);
  } else if (columns == bit(0)) {
    for (std::size_t row = 2; row <= last; ++row) allowed_[row] = row <= column ? all & ~bit(1) : all;
  }
}

// Whether another of the eight distances from corner to queen is that of the top queen, so that other images begin alike.
bool RowByRow::has_tie() const {
  const std::size_t last = rows_ - 1, top = column(0), bottom = column(last);
  const auto at_side = [&](std::size_t row) { return column(row) == 0 || column(row) == last; };
  return 2 * top == last || bottom == top || bottom == last - top || at_side(top) || at_side(last - top);
}

// Called at a solution; false when it is not the first of its images.
bool RowByRow::find_images() {
  images_[0] = 0;
  image_count_ = 1;
  if (symmetric_ && !has_tie()) {
    image_count_ = images_.size();
    for (std::uint8_t symmetry = 0; symmetry < 8; ++symmetry) images_[symmetry] = symmetry;
  } else if (symmetric_) {
    std::array<Columns, 8> found;
    found[0] = {};
    for (std::size_t row = 0; row < rows_; ++row) found[0][row] = static_cast<std::uint8_t>(column(row));
    for (std::uint8_t symmetry = 1; symmetry < 8; ++symmetry) {
      const Columns image = image_of(found[0], rows_, symmetry);
      if (image < found[0]) {
        image_count_ = 0;
        return false;
      }
      const auto end = found.begin() + static_cast<std::ptrdiff_t>(image_count_);
      if (std::find(found.begin(), end, image) != end) continue;
      found[image_count_] = image;
      images_[image_count_++] = symmetry;
    }
  }
  next_ = Next::image;
  ++stats_.solutions;
  return true;
}

void RowByRow::read(Board& answer) const {
  answer.columns = board_.columns;
  if (image_ > 0) {
    Columns columns = {};
    for (std::size_t row = 0; row < rows_; ++row) columns[row] = static_cast<std::uint8_t>(column(row));
    const Columns image = image_of(columns, rows_, images_[image_]);
    for (std::size_t row = 0; row < rows_; ++row) answer.columns[row] = static_cast<std::uint16_t>(image[row] + 1);
    return;
  }
  for (std::size_t level = 0; level < level_; ++level) answer.columns[row_[level]] = static_cast<std::uint16_t>(column(level) + 1);
}

double RowByRow::fraction() const {
  if (next_ == Next::root) return 0;
  if (next_ == Next::nothing) return 1;
  struct Frame {
    int tried;
    int choices;
  };
  std::array<Frame, most_side + 1> frames;
  std::size_t count = 0;
  for (std::size_t level = 0; level <= level_ && levels_[level].squares != 0; ++level) {
    const int choices = std::popcount(levels_[level].squares);
    const int begun = choices - std::popcount(levels_[level].untried);
    frames[count++] = {level < level_ ? begun - 1 : begun, choices};
  }
  return fraction_behind(std::span(frames.data(), count));
}

}  // namespace quadrille::queens

#include "core/puzzles/queens/row_by_row.hpp"

#include <algorithm>
#include <span>
#include <utility>

namespace quadrille::queens {

namespace {

using Columns = std::array<std::uint8_t, Rows::most_side>;  // by row: the column of its queen

// The image of a solution under symmetry 0 … 7: bit 0 mirrors the columns, bit 1 mirrors the rows, then bit 2 swaps
// rows and columns.
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
  board_ = board;
  rows_.open(board);
  stats_ = {};
  level_ = root_ = 0;
  begun_ = 0;
  image_ = image_count_ = 0;
  next_ = Next::root;
  return std::nullopt;
}

Step RowByRow::advance(Fuel& fuel) {
  constexpr std::uint64_t nodes_per_unit = 4;  // measured
  return advance_by_nodes(fuel, nodes_per_unit, stats_, [this](std::uint64_t& nodes) { return go_on(nodes); });
}

// Leaves each row on the path one square, and goes down.
bool RowByRow::begin_at(std::span<const Branch> path) {
  for (const Branch branch : path) {
    std::uint64_t nodes = 1;
    if (go_on(nodes) != Step::paused || next_ != Next::search) return false;
    Level& level = levels_[level_];
    if (static_cast<std::uint32_t>(std::popcount(level.squares)) != branch.of) return false;
    for (std::uint32_t skipped = 0; skipped < branch.at; ++skipped) level.untried &= level.untried - 1;
    level.untried &= -level.untried;
  }
  root_ = path.size();
  stats_ = {.depth = static_cast<std::uint32_t>(path.size())};
  return true;
}

// A row whose squares are all untried keeps the first.
bool RowByRow::give_away(std::vector<Branch>& path) {
  if (next_ == Next::root || next_ == Next::nothing) return false;
  for (std::size_t at = root_; at <= level_; ++at) {
    Level& level = levels_[at];
    const Mask kept = at == level_ && level.untried == level.squares ? level.untried & -level.untried : 0;
    const Mask given = level.untried ^ kept;
    if (given == 0) continue;
    for (std::size_t above = 0; above < at; ++above)
      path.push_back({place_among_squares(above), static_cast<std::uint32_t>(std::popcount(levels_[above].squares))});
    const auto choices = static_cast<std::uint32_t>(std::popcount(level.squares));
    path.push_back({choices - static_cast<std::uint32_t>(std::popcount(given)), choices});
    level.untried = kept;
    begun_ &= ~column_bit(at);
    root_ = at + 1;
    return true;
  }
  return false;
}

// Squares are tried from the first column on.
std::uint32_t RowByRow::place_among_squares(std::size_t level) const {
  return static_cast<std::uint32_t>(std::popcount(levels_[level].squares & (column_bit(column(level)) - 1)));
}

Step RowByRow::go_on(std::uint64_t& nodes) {
  for (;;) {
    switch (next_) {
      case Next::nothing: return Step::finished;
      case Next::search: return rows_.symmetric ? search<true>(nodes) : search<false>(nodes);
      case Next::image:
        if (image_ + 1 == image_count_) {
          next_ = Next::search;
          break;
        }
        if (nodes == 0) return Step::paused;
        --nodes;
        ++stats_.nodes;
        ++stats_.solutions;
        ++image_;
        return Step::solution;
      case Next::root:
        if (nodes == 0) return Step::paused;
        --nodes;
        if (enter_root()) return Step::solution;
        break;
    }
  }
}

// Returns true if the root is a solution: every row has a given.
bool RowByRow::enter_root() {
  ++stats_.nodes;
  next_ = Next::search;
  const Mask squares = rows_.clash ? 0 : rows_.allowed[0];
  levels_[0] = {squares, squares, 0, 0, 0};
  if (squares != 0) return false;
  if (rows_.clash || rows_.count > 0) {
    ++stats_.dead_ends;
    return false;
  }
  return find_images();
}

// All variables that the loop changes are local, so that they can be in registers. A dead end returns directly to the
// deepest level with an untried square, not level by level: mispredicted branches are the largest cost here.
template <bool symmetric>
Step RowByRow::search(std::uint64_t& nodes) {
  image_ = image_count_ = 0;
  std::size_t k = level_;
  auto [squares, untried, columns, falling, rising] = levels_[k];
  Mask begun = begun_;
  std::uint64_t left = nodes, dead_ends = 0;
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
      begun ^= column_bit(k);
      untried = levels_[k].untried;
      columns = levels_[k].columns;
      falling = levels_[k].falling;
      rising = levels_[k].rising;
    }
    if (left == 0) break;
    --left;

    const Mask queen = untried & -untried;
    untried ^= queen;
    if (symmetric && k < 2) rows_.restrict_to_first_images(k, columns, queen);
    const unsigned gap = symmetric ? 1 : rows_.gap[k];
    const Mask columns_below = columns | queen;
    const Mask falling_below = (falling | queen) << gap;
    const Mask rising_below = (rising | queen) >> gap;
    const Mask squares_below = rows_.free<symmetric>(k + 1, columns_below, falling_below, rising_below);
    if (squares_below == 0 && k + 1 < rows_.count) {
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
    if (k == rows_.count) {
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
  stats_.nodes += nodes - left;
  stats_.dead_ends += dead_ends;
  stats_.depth = std::max(depth, static_cast<std::uint32_t>(k));
  nodes = left;
  return step;
}

// Whether another of the eight distances from corner to queen equals the top queen's: then other images have the same
// first entry.
bool RowByRow::has_tie() const {
  const std::size_t last = rows_.count - 1, top = column(0), bottom = column(last);
  const auto at_side = [&](std::size_t row) { return column(row) == 0 || column(row) == last; };
  return 2 * top == last || bottom == top || bottom == last - top || at_side(top) || at_side(last - top);
}

// Finds the images of a solution. Returns false if the solution is not the first of its images.
bool RowByRow::find_images() {
  images_[0] = 0;
  image_count_ = 1;
  if (rows_.symmetric && !has_tie()) {
    image_count_ = images_.size();
    for (std::uint8_t symmetry = 0; symmetry < 8; ++symmetry) images_[symmetry] = symmetry;
  } else if (rows_.symmetric) {
    std::array<Columns, 8> found;
    found[0] = {};
    for (std::size_t row = 0; row < rows_.count; ++row) found[0][row] = static_cast<std::uint8_t>(column(row));
    for (std::uint8_t symmetry = 1; symmetry < 8; ++symmetry) {
      const Columns image = image_of(found[0], rows_.count, symmetry);
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
    for (std::size_t row = 0; row < rows_.count; ++row) columns[row] = static_cast<std::uint8_t>(column(row));
    const Columns image = image_of(columns, rows_.count, images_[image_]);
    for (std::size_t row = 0; row < rows_.count; ++row)
      answer.columns[row] = static_cast<std::uint16_t>(image[row] + 1);
    return;
  }
  for (std::size_t level = 0; level < level_; ++level)
    answer.columns[rows_.row[level]] = static_cast<std::uint16_t>(column(level) + 1);
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
  for (std::size_t level = root_; level <= level_ && levels_[level].squares != 0; ++level) {
    const int choices = std::popcount(levels_[level].squares);
    const int begun = choices - std::popcount(levels_[level].untried);
    frames[count++] = {level < level_ ? begun - 1 : begun, choices};
  }
  return fraction_behind(std::span(frames.data(), count));
}

}  // namespace quadrille::queens

#include "core/puzzles/queens/squares.hpp"

#include <algorithm>
#include <bit>

#include "core/simd.hpp"

namespace quadrille::queens {

namespace {

using Counts = simd::Lanes<std::uint16_t>;
constexpr std::size_t lanes = simd::lanes<std::uint16_t>;

// The bit of each lane, of eight bits: the lowest bit is for the first lane, or for the last.
constexpr Counts ascending = {1, 2, 4, 8, 16, 32, 64, 128};
constexpr Counts descending = {128, 64, 32, 16, 8, 4, 2, 1};

// −1 in each lane whose bit, of the lowest eight bits, is set.
Counts truths(std::uint64_t bits, Counts bit_of_lane) {
  const Counts all = Counts{} + static_cast<std::uint16_t>(bits & 0xFF);
  return (Counts)((all & bit_of_lane) != 0);
}

// Subtracts one from each of eight counts whose lane of `mask` is −1, or adds one to it.
template <bool add>
void update(std::uint16_t* counts, Counts mask) {
  const Counts before = simd::load(counts);
  simd::store(counts, add ? before - mask : before + mask);
}

}  // namespace

void Squares::reset(std::size_t side) {
  side_ = side;
  stride_ = 2 * side / word_bits + 3;
  bits_.assign(kinds * stride_, 0);
  free_.assign((rows_at + 2 * (side + gap) + lanes - 1) / lanes * lanes, closed);
  std::fill_n(row_counts(), side, static_cast<std::uint16_t>(side));
  std::fill_n(column_counts(), side, static_cast<std::uint16_t>(side));
  for (const Lines lines : {rows, columns, columns_reversed, rising_even, falling_reversed_even}) open(lines, side);
  for (const Lines lines : {rising_odd, falling_reversed_odd}) open(lines, side - 1);
  for (const Lines lines : {rising, falling, falling_reversed}) open(lines, 2 * side - 1);
}

// Closes the lines of all queens first, and then counts the free squares line by line: on a large board that is far
// less work than to update the counts for each queen.
void Squares::reset(const Board& board) {
  reset(board.side());
  bool is_empty = true;
  for (std::size_t row = 0; row < side_; ++row) {
    if (board.columns[row] == 0) continue;
    const std::size_t column = board.columns[row] - 1u;
    flip_row_and_column(row, column);
    flip_diagonals(row, column);
    is_empty = false;
  }
  if (is_empty) return;
  for (std::size_t i = 0; i < side_; ++i) {
    row_counts()[i] = has(rows, i) ? count(along_row(i)) : closed;
    column_counts()[i] = has(columns, i) ? count(along_column(i)) : closed;
  }
}

// Opens the first `count` lines of an array in which all are closed.
void Squares::open(Lines lines, std::size_t count) {
  for (Word* word = &bits_[lines * stride_]; count > 0; ++word) {
    const std::size_t bits = std::min(count, word_bits);
    *word = ~Word{0} >> (word_bits - bits);
    count -= bits;
  }
}

std::uint16_t Squares::count(const Along& along) const {
  int count = 0;
  for (std::size_t i = 0; i * word_bits < along.length; ++i) count += std::popcount(common(along, i));
  return static_cast<std::uint16_t>(count);
}

bool Squares::is_free(std::size_t row, std::size_t column) const {
  return has(rows, row) && has(columns, column) && has(rising, row + column) && has(falling, column + side_ - 1 - row);
}

std::size_t Squares::free_square(Line line, std::size_t i) const {
  const Along along = line < side_ ? along_row(line) : along_column(line - side_);
  for (std::size_t w = 0;; ++w) {
    Word word = common(along, w);
    const auto here = static_cast<std::size_t>(std::popcount(word));
    if (i >= here) {
      i -= here;
      continue;
    }
    for (; i > 0; --i) word &= word - 1;
    return w * word_bits + static_cast<std::size_t>(std::countr_zero(word));
  }
}

// Closes the row and the column first: then the counts of the queen's own lines and the square itself are not updated.
void Squares::place(std::size_t row, std::size_t column) {
  flip_row_and_column(row, column);
  row_counts()[row] += closed;
  column_counts()[column] += closed;
  update_along_row_and_column<false>(row, column);
  update_along_diagonals<false>(row, column);
  flip_diagonals(row, column);
}

// The steps of `place` in the opposite order, so that every count grows by the number by which it fell.
void Squares::remove(std::size_t row, std::size_t column) {
  flip_diagonals(row, column);
  update_along_diagonals<true>(row, column);
  update_along_row_and_column<true>(row, column);
  row_counts()[row] -= closed;
  column_counts()[column] -= closed;
  flip_row_and_column(row, column);
}

template <bool add>
void Squares::update_along_row_and_column(std::size_t row, std::size_t column) {
  const auto update_all = [this](const Along& along, std::uint16_t* counts) {
    for (std::size_t i = 0; i * word_bits < along.length; ++i) {
      std::uint16_t* at = counts + i * word_bits;
      for (Word word = common(along, i); word != 0; word >>= lanes, at += lanes)
        update<add>(at, truths(word, ascending));
    }
  };
  update_all(along_row(row), column_counts());
  update_all(along_column(column), row_counts());
}

template <bool add>
void Squares::update_along_diagonals(std::size_t row, std::size_t column) {
  {
    const std::size_t before = std::min(row, column), r = row - before, c = column - before, sum = r + c;
    const Along along = {side_ - sum, {rows, r}, {columns, c}, {sum % 2 == 0 ? rising_even : rising_odd, sum / 2}};
    for (std::size_t i = 0; i * word_bits < along.length; ++i) {
      std::uint16_t *of_row = row_counts() + r + i * word_bits, *of_column = column_counts() + c + i * word_bits;
      for (Word word = common(along, i); word != 0; word >>= lanes, of_row += lanes, of_column += lanes) {
        const Counts mask = truths(word, ascending);
        update<add>(of_row, mask);
        update<add>(of_column, mask);
      }
    }
  }
  {
    const std::size_t mirrored = side_ - 1 - column, before = std::min(row, mirrored), r = row - before,
                      m = mirrored - before, sum = r + m;
    const Along along = {side_ - sum,
                         {rows, r},
                         {columns_reversed, m},
                         {sum % 2 == 0 ? falling_reversed_even : falling_reversed_odd, sum / 2}};
    for (std::size_t i = 0; i * word_bits < along.length; ++i) {
      std::uint16_t* of_row = row_counts() + r + i * word_bits;
      std::uint16_t* of_column = column_counts() + (side_ - m) - i * word_bits - lanes;  // of the eight that end there
      for (Word word = common(along, i); word != 0; word >>= lanes, of_row += lanes, of_column -= lanes) {
        update<add>(of_row, truths(word, ascending));
        update<add>(of_column, truths(word, descending));
      }
    }
  }
}

// First finds the least count, then the line that has it: from the middle outward, eight rows and columns on each side
// at a time.
Line Squares::fewest() const {
  Counts leasts = simd::load(free_.data());
  for (std::size_t i = lanes; i < free_.size(); i += lanes) leasts = simd::least_of(leasts, simd::load(&free_[i]));
  const auto least = simd::least_lane<std::uint16_t>(leasts);
  if (least >= closed) return none;
  const auto places = [wanted = Counts{} + least](const std::uint16_t* counts) {  // two bits for each lane
    return simd::mask_of((simd::Int8x16)(simd::load(counts) == wanted));
  };
  const std::size_t middle = (side_ - 1) / 2;
  const std::uint16_t *const of_row = &free_[rows_at + middle], *const of_column = of_row + side_ + gap;
  for (std::size_t out = 0;; out += lanes) {
    const std::uint32_t row_above = places(of_row + out + 1), row_below = places(of_row - out - (lanes - 1));
    const std::uint32_t above = row_above | places(of_column + out + 1),
                        below = row_below | places(of_column - out - (lanes - 1));
    if ((above | below) == 0) continue;
    const auto to_above = static_cast<std::size_t>(std::countr_zero(above)) / 2;  // 16 if there is none
    const auto to_below = static_cast<std::size_t>(std::countl_zero(below << 2 * lanes)) / 2;
    const bool is_below = to_below <= to_above;
    const std::size_t at = is_below ? middle - out - to_below : middle + out + 1 + to_above;
    const bool is_row =
        is_below ? row_below << 2 * (lanes + to_below) >> 31 != 0 : (row_above >> 2 * to_above & 1) != 0;
    return static_cast<Line>(is_row ? at : side_ + at);
  }
}

void Squares::flip_row_and_column(std::size_t row, std::size_t column) {
  flip(rows, row);
  flip(columns, column);
  flip(columns_reversed, side_ - 1 - column);
}

void Squares::flip_diagonals(std::size_t row, std::size_t column) {
  const std::size_t sum = row + column, difference = row + side_ - 1 - column;
  flip(rising, sum);
  flip(sum % 2 == 0 ? rising_even : rising_odd, sum / 2);
  flip(falling, 2 * side_ - 2 - difference);
  flip(falling_reversed, difference);
  flip(difference % 2 == 0 ? falling_reversed_even : falling_reversed_odd, difference / 2);
}

}  // namespace quadrille::queens

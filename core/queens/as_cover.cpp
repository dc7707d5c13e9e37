#include "core/queens/as_cover.hpp"

#include <array>
#include <numeric>
#include <string>

namespace quadrille::queens {

namespace {

// The lines on which no given stands.
class OpenLines {
 public:
  explicit OpenLines(const Board& board)
      : side_(board.side()),
        rows_(side_, true),
        columns_(side_, true),
        rising_(2 * side_, true),
        falling_(2 * side_, true) {
    for (std::size_t row = 0; row < side_; ++row) {
      if (board.columns[row] == 0) continue;
      const std::size_t column = board.columns[row] - 1u;
      rows_[row] = columns_[column] = rising_[rising(row, column)] = falling_[falling(row, column)] = false;
    }
  }

  bool has_row(std::size_t row) const { return rows_[row]; }
  bool has_column(std::size_t column) const { return columns_[column]; }
  bool is_free(std::size_t row, std::size_t column) const {
    return rows_[row] && columns_[column] && rising_[rising(row, column)] && falling_[falling(row, column)];
  }

  std::size_t diagonals() const { return 2 * side_ - 1; }  // of one family
  std::size_t rising(std::size_t row, std::size_t column) const { return row + column; }
  std::size_t falling(std::size_t row, std::size_t column) const { return side_ - 1 + column - row; }

 private:
  std::size_t side_;
  std::vector<bool> rows_, columns_, rising_, falling_;
};

std::size_t free_squares(const Board& board) {
  const OpenLines open(board);
  std::size_t free = 0;
  for (std::size_t row = 0; row < board.side(); ++row) {
    for (std::size_t column = 0; column < board.side(); ++column) free += open.is_free(row, column);
  }
  return free;
}

// Near the golden part of `side` and without a common divisor, so that its multiples visit all of 0 … side − 1, far
// apart at first.
std::size_t scattering_stride(std::size_t side) {
  std::size_t stride = side * 618 / 1000 + 1;
  while (std::gcd(stride, side) != 1) ++stride;
  return stride;
}

}  // namespace

void as_cover(const Board& board, cover::Problem& problem, std::vector<Square>& squares) {
  squares.clear();
  if (has_attack(board)) return problem.reset(1, 0);

  const std::size_t side = board.side();
  const OpenLines open(board);
  std::vector<cover::Item> row_item(side), column_item(side);
  cover::Item items = 0;
  for (std::size_t i = 0; i < side; ++i) {
    const std::size_t line = from_middle(i, side);
    if (open.has_row(line)) row_item[line] = items++;
    if (open.has_column(line)) column_item[line] = items++;
  }
  const auto rising_item = items;
  const auto falling_item = rising_item + static_cast<cover::Item>(open.diagonals());

  problem.reset(items, 2 * open.diagonals());
  const std::size_t stride = scattering_stride(side);
  for (std::size_t i = 0; i < side; ++i) {
    for (std::size_t j = 0; j < side; ++j) {
      const std::size_t row = i * stride % side, column = (j * stride + i * i) % side;
      if (!open.is_free(row, column)) continue;
      const std::array<cover::Entry, 4> option = {
          {{row_item[row]},
           {column_item[column]},
           {rising_item + static_cast<cover::Item>(open.rising(row, column))},
           {falling_item + static_cast<cover::Item>(open.falling(row, column))}}};
      problem.add_option(option);
      squares.push_back({static_cast<std::uint16_t>(row), static_cast<std::uint16_t>(column)});
    }
  }
}

std::optional<Error> as_cover_unless_large(const Board& board, cover::Problem& problem, std::vector<Square>& squares) {
  const std::size_t free = free_squares(board);
  if (free > most_squares) {
    return Error{Error::Code::too_large, "the board has " + decimal(free) + " free squares, more than the " +
                                             decimal(most_squares) + " that dancing links are given memory for"};
  }
  as_cover(board, problem, squares);
  return std::nullopt;
}

std::optional<Error> DancingLinks::open(const Board& board) {
  if (auto refused = as_cover_unless_large(board, problem_, squares_)) return refused;
  board_ = board;
  return search_.open(problem_);
}

void DancingLinks::read(Board& answer) const {
  search_.read(chosen_);
  answer = board_;
  for (const cover::Option option : chosen_) {
    answer.columns[squares_[option].row] = static_cast<std::uint16_t>(squares_[option].column + 1);
  }
}

}  // namespace quadrille::queens

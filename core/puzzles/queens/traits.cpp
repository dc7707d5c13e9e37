#include "core/puzzles/queens/traits.hpp"

#include <array>
#include <numeric>
#include <string>
#include <utility>

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

// The board has `free` free squares, at most `most_squares`.
void write_squares(const Board& board, std::size_t free, cover::CoverForm& form) {
  using enum cover::UnitKind;
  const std::size_t side = board.side();
  const OpenLines open(board);
  std::vector<cover::Item> row_item(side), column_item(side);
  form.reset(0, 0);
  for (std::size_t i = 0; i < side; ++i) {
    const std::size_t line = from_middle(i, side);
    const auto add = [&](cover::Item& item, cover::UnitKind kind) {
      item = static_cast<cover::Item>(form.units.size());
      form.units.push_back(cover::unit(kind, line));
    };
    if (open.has_row(line)) add(row_item[line], row);
    if (open.has_column(line)) add(column_item[line], column);
  }
  const auto rising_item = static_cast<cover::Item>(form.units.size());
  const auto falling_item = rising_item + static_cast<cover::Item>(open.diagonals());

  form.problem.reset(form.units.size(), 2 * open.diagonals());
  form.problem.reserve(free, 4 * free);
  const std::size_t stride = scattering_stride(side);
  for (std::size_t i = 0; i < side; ++i) {
    for (std::size_t j = 0; j < side; ++j) {
      const std::size_t r = i * stride % side, c = (j * stride + i * i) % side;
      if (!open.is_free(r, c)) continue;
      const std::array<cover::Entry, 4> option = {{{row_item[r]},
                                                   {column_item[c]},
                                                   {rising_item + static_cast<cover::Item>(open.rising(r, c))},
                                                   {falling_item + static_cast<cover::Item>(open.falling(r, c))}}};
      const auto square = static_cast<cover::Placement>(r * side + c);
      form.add_option(option, {&square, 1});
    }
  }
}

}  // namespace

static_assert(largest_side <= cover::unit_numbers);

std::optional<Error> Traits::write_form(const Board& board, cover::CoverForm& form) {
  const std::size_t free = free_squares(board);
  if (free > most_squares) {
    return Error{Error::Code::too_large, "the board has " + in_digits(free) + " free squares, more than the " +
                                             decimal(most_squares) + " that dancing links are given memory for"};
  }
  if (has_attack(board)) {
    form.reset(1, 0);
    form.units.push_back(cover::unit(cover::UnitKind::row, 0));
  } else {
    write_squares(board, free, form);
  }
  return std::nullopt;
}

void Traits::append_givens(const Board& board, std::vector<cover::Placement>& givens) {
  const auto side = static_cast<std::uint32_t>(board.side());
  for (std::uint32_t row = 0; row < side; ++row) {
    if (board.columns[row] != 0) givens.push_back(row * side + board.columns[row] - 1u);
  }
}

// Every symmetry of the square is a transposition or not, then a reflection of the rows or not, then of the columns or
// not.
std::vector<std::vector<cover::Placement>> Traits::symmetries(const Board& board) {
  const auto side = static_cast<std::uint32_t>(board.side());
  std::vector<std::vector<cover::Placement>> images;
  for (unsigned symmetry = 1; symmetry < 8; ++symmetry) {
    auto& image = images.emplace_back();
    for (std::uint32_t square = 0; square < side * side; ++square) {
      std::uint32_t row = square / side, column = square % side;
      if ((symmetry & 1) != 0) std::swap(row, column);
      if ((symmetry & 2) != 0) row = side - 1 - row;
      if ((symmetry & 4) != 0) column = side - 1 - column;
      image.push_back(row * side + column);
    }
  }
  return images;
}

void Traits::write_supposed(const Board& board, Placements more, Board& supposed) {
  supposed = board;
  for (const cover::Placement placement : more) {
    supposed.columns[placement / board.side()] = static_cast<std::uint16_t>(placement % board.side() + 1);
  }
}

}  // namespace quadrille::queens

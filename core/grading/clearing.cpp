#include "core/grading/clearing.hpp"

#include <algorithm>
#include <bit>

namespace quadrille::grading {

namespace {

// The number of cells that are taken away first: nearly always all of them can go. Then half of them, and so on.
constexpr std::size_t first_at_once = 28;

}  // namespace

void Clearing::begin(const sudoku::Board& solution, const std::vector<std::vector<std::uint32_t>>& orbits,
                     std::uint32_t least) {
  solution_ = board_ = solution;
  givens_ = static_cast<std::uint32_t>(solution.size());
  least_ = least;
  left_.clear();
  for (auto& sets : sets_of_) sets.clear();
  orbits_.clear();
  for (const auto& cells : orbits) {
    Orbit& orbit = orbits_.emplace_back();
    for (const std::uint32_t cell : cells) {
      orbit.cells[orbit.size++] = static_cast<std::uint8_t>(cell);
      place_of_[cell] = static_cast<std::uint8_t>(orbits_.size() - 1);
    }
  }
  add_exchanges();
  next_ = 0;
  at_once_ = first_at_once;
}

bool Clearing::take_more() {
  first_ = next_;
  taken_ = 0;
  while (next_ < orbits_.size() && taken_ < at_once_) take(next_++);
  at_once_ = std::max<std::size_t>(at_once_ / 2, 1);
  return taken_ > 0;
}

std::optional<std::uint8_t> Clearing::only_taken() const {
  for (std::size_t place = first_; place < next_ && taken_ == 1; ++place) {
    if (orbits_[place].is_taken) return orbits_[place].cells[0];
  }
  return std::nullopt;
}

void Clearing::exclude(const sudoku::Board& other) {
  std::array<std::uint8_t, side * side> cells;
  std::size_t size = 0, last = 0;
  for (std::uint8_t cell = 0; cell < solution_.size(); ++cell) {
    if (solution_.cells[cell] == other.cells[cell]) continue;
    cells[size++] = cell;
    last = std::max<std::size_t>(last, place_of_[cell]);
  }
  for (std::size_t place = last; place < next_; ++place) {
    if (orbits_[place].is_taken) change(orbits_[place], false);
  }
  add_set(std::span(cells).first(size));
  for (std::size_t place = last; place < next_; ++place) take(place);
}

// The sets of which exchanges of digits, rows and columns consist.
void Clearing::add_exchanges() {
  const unsigned box = solution_.box;
  for (unsigned first = 0; first < side; ++first) {
    for (unsigned second = first + 1; second < side; ++second) {
      add_digits(first, second);
      if (first / box != second / box) continue;
      for (const bool is_rows : {true, false}) add_lines(first, second, is_rows);
    }
  }
}

// Two digits: their cells in a row belong together, and those in a column or box.
void Clearing::add_digits(unsigned first, unsigned second) {
  const unsigned box = solution_.box;
  Exchange exchange;
  std::array<std::uint8_t, side> row_of_column, row_of_box;
  for (const unsigned digit : {first, second}) {
    for (unsigned row = 0; row < side; ++row) {
      unsigned column = 0;
      while (solution_.cells[row * side + column] != digit + 1) ++column;
      const unsigned in_box = row / box * box + column / box;
      exchange.pairs[row][digit == second] = static_cast<std::uint8_t>(row * side + column);
      if (digit == first) {
        row_of_column[column] = row_of_box[in_box] = static_cast<std::uint8_t>(row);
      } else {
        exchange.join(row, row_of_column[column]);
        exchange.join(row, row_of_box[in_box]);
      }
    }
  }
  add_cycles(exchange);
}

// Two rows or columns: what stands in a line across them belongs together, and the two places of a digit.
void Clearing::add_lines(unsigned first, unsigned second, bool is_rows) {
  Exchange exchange;
  std::array<std::uint8_t, side + 1> line_of_digit;
  for (unsigned line = 0; line < side; ++line) {
    exchange.pairs[line] = {static_cast<std::uint8_t>(is_rows ? first * side + line : line * side + first),
                            static_cast<std::uint8_t>(is_rows ? second * side + line : line * side + second)};
    line_of_digit[solution_.cells[exchange.pairs[line][0]]] = static_cast<std::uint8_t>(line);
  }
  for (unsigned line = 0; line < side; ++line)
    exchange.join(line, line_of_digit[solution_.cells[exchange.pairs[line][1]]]);
  add_cycles(exchange);
}

// Each cycle is a set.
void Clearing::add_cycles(const Exchange& exchange) {
  for (unsigned left = (1U << side) - 1; left != 0;) {
    std::array<std::uint8_t, 2 * side> cells;
    std::size_t size = 0;
    for (unsigned cycle = left & (0U - left); (cycle & left) != 0;) {
      const auto line = static_cast<unsigned>(std::countr_zero(cycle & left));
      left &= ~(1U << line);
      cycle |= exchange.joined[line];
      for (const std::uint8_t cell : exchange.pairs[line]) cells[size++] = cell;
    }
    add_set(std::span(cells).first(size));
  }
}

// The cells of the set that are given are counted.
void Clearing::add_set(std::span<const std::uint8_t> cells) {
  const auto number = static_cast<Set>(left_.size());
  left_.push_back(0);
  for (const std::uint8_t cell : cells) {
    sets_of_[cell].push_back(number);
    if (board_.cells[cell] != 0) ++left_.back();
  }
}

// Takes an orbit, if each set that is known has a cell left then.
void Clearing::take(std::size_t place) {
  Orbit& orbit = orbits_[place];
  if (givens_ < least_ + orbit.size) return;
  change(orbit, true);
  if (!can_go(orbit)) change(orbit, false);
}

// Whether each set of its cells has another one left.
bool Clearing::can_go(const Orbit& orbit) const {
  for (unsigned i = 0; i < orbit.size; ++i) {
    for (const Set set : sets_of_[orbit.cells[i]]) {
      if (left_[set] == 0) return false;
    }
  }
  return true;
}

void Clearing::change(Orbit& orbit, bool is_taken) {
  orbit.is_taken = is_taken;
  givens_ = is_taken ? givens_ - orbit.size : givens_ + orbit.size;
  taken_ = is_taken ? taken_ + orbit.size : taken_ - orbit.size;
  for (unsigned i = 0; i < orbit.size; ++i) {
    const std::uint8_t cell = orbit.cells[i];
    board_.cells[cell] = is_taken ? std::uint8_t{0} : solution_.cells[cell];
    for (const Set set : sets_of_[cell])
      left_[set] = static_cast<std::uint8_t>(is_taken ? left_[set] - 1 : left_[set] + 1);
  }
}

}  // namespace quadrille::grading

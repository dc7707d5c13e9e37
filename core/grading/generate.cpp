#include "core/grading/generate.hpp"

#include <algorithm>
#include <utility>

#include "core/sudoku/sudoku.hpp"

namespace quadrille::grading {

namespace {

// The cells that `symmetry` turns into each other, those of `cell` first; at most eight.
std::vector<std::uint32_t> orbit_of(std::uint32_t cell, unsigned side, Symmetry symmetry) {
  std::vector<std::uint32_t> orbit = {cell};
  const auto add = [&](std::uint32_t row, std::uint32_t column) {
    const std::uint32_t image = row * side + column;
    if (std::find(orbit.begin(), orbit.end(), image) == orbit.end()) orbit.push_back(image);
  };
  for (std::size_t i = 0; i < orbit.size(); ++i) {
    const std::uint32_t row = orbit[i] / side, column = orbit[i] % side, last = side - 1;
    const bool is_full = symmetry == Symmetry::full;
    if (symmetry == Symmetry::rotational) add(last - row, last - column);
    if (symmetry == Symmetry::horizontal || is_full) add(last - row, column);
    if (symmetry == Symmetry::vertical || is_full) add(row, last - column);
    if (symmetry == Symmetry::diagonal || is_full) add(column, row);
  }
  return orbit;
}

}  // namespace

Generator::Generator(unsigned box, std::uint64_t seed)
    : state_(seed),
      board_({.box = box, .style = sudoku::Style::compact, .cells = {}}),
      layout_(sudoku::houses_of(box), static_cast<std::uint32_t>(board_.size()), board_.side()),
      path_(layout_, true) {
  for (std::uint32_t cell = 0; cell < board_.size(); ++cell) order_.push_back(cell);
}

std::optional<sudoku::Board> Generator::make(const Wanted& wanted, unsigned attempts) {
  for (; attempts > 0; --attempts) {
    fill();
    take_away(wanted);
    const auto givens = static_cast<unsigned>(
        std::count_if(board_.cells.begin(), board_.cells.end(), [](std::uint8_t value) { return value != 0; }));
    const auto most_in_orbit = static_cast<unsigned>(wanted.symmetry == Symmetry::none ? 1 : 8);
    if (wanted.givens != 0 && (givens < wanted.givens || givens >= wanted.givens + most_in_orbit)) continue;
    if (has_wanted_rating(wanted)) return board_;
  }
  return std::nullopt;
}

// SplitMix64 (Steele, Lea, Flood 2014).
std::uint32_t Generator::below(std::uint32_t bound) {
  std::uint64_t mixed = state_ += 0x9e3779b97f4a7c15;
  mixed = (mixed ^ mixed >> 30) * 0xbf58476d1ce4e5b9;
  mixed = (mixed ^ mixed >> 27) * 0x94d049bb133111eb;
  mixed ^= mixed >> 31;
  return static_cast<std::uint32_t>((mixed >> 32) * bound >> 32);
}

void Generator::shuffle(std::span<std::uint32_t> numbers) {
  for (std::size_t left = numbers.size(); left > 1; --left)
    std::swap(numbers[left - 1], numbers[below(static_cast<std::uint32_t>(left))]);
}

// The diagonal boxes are filled at random, the rest by random tries in the cell with the fewest values.
void Generator::fill() {
  const unsigned box = board_.box, side = board_.side();
  std::vector<std::uint32_t> values(side);
  for (unsigned value = 0; value < side; ++value) values[value] = value + 1;
  do {
    board_.cells.fill(0);
    for (unsigned corner = 0; corner < side; corner += box) {
      shuffle(values);
      for (unsigned i = 0; i < side; ++i)
        board_.cells[(corner + i / box) * side + corner + i % box] = static_cast<std::uint8_t>(values[i]);
    }
  } while (!fill_rest());  // the boxes of 4×4 may contradict each other
}

bool Generator::fill_rest() {
  std::uint32_t best = static_cast<std::uint32_t>(board_.size());
  steps::Mask best_left = 0;
  for (std::uint32_t cell = 0; cell < board_.size(); ++cell) {
    if (board_.cells[cell] != 0) continue;
    steps::Mask left = (steps::Mask{1} << board_.side()) - 1;
    for (const steps::Cell peer : layout_.peers(cell)) {
      if (board_.cells[peer] != 0) left &= ~steps::bit(board_.cells[peer] - 1U);
    }
    if (left == 0) return false;
    if (best == board_.size() || steps::count(left) < steps::count(best_left)) {
      best = cell;
      best_left = left;
    }
  }
  if (best == board_.size()) return true;
  std::vector<std::uint32_t> values;
  steps::for_bits(best_left, [&](std::uint32_t v) { values.push_back(v + 1); });
  shuffle(values);
  for (const std::uint32_t value : values) {
    board_.cells[best] = static_cast<std::uint8_t>(value);
    if (fill_rest()) return true;
  }
  board_.cells[best] = 0;
  return false;
}

void Generator::take_away(const Wanted& wanted) {
  auto givens = static_cast<unsigned>(board_.size());
  std::sort(order_.begin(), order_.end());
  shuffle(order_);
  for (const std::uint32_t first : order_) {
    const auto orbit = orbit_of(first, board_.side(), wanted.symmetry);
    if (board_.cells[first] == 0 || givens < wanted.givens + orbit.size()) continue;
    if (*std::min_element(orbit.begin(), orbit.end()) != first) continue;  // an orbit is tried once, at its first cell
    std::vector<std::uint8_t> taken;
    for (const std::uint32_t cell : orbit) taken.push_back(std::exchange(board_.cells[cell], std::uint8_t{0}));
    if (is_unique()) {
      givens -= static_cast<unsigned>(orbit.size());
      continue;
    }
    for (std::size_t i = 0; i < orbit.size(); ++i) board_.cells[orbit[i]] = taken[i];
  }
}

bool Generator::is_unique() {
  auto& engine = engines_.of(Sudoku::choose(board_, Question::check, EngineChoice::automatic));
  if (engine.open(board_)) return false;
  Search search(Question::check, Limits());
  for (;;) {
    Fuel fuel;
    if (search.advance(engine, fuel) == Step::finished) return search.verdict() == Verdict::unique;
  }
}

bool Generator::has_wanted_rating(const Wanted& wanted) {
  if (wanted.lowest_rating == 0 && wanted.highest_rating == ~0U) return true;
  path_.begin(std::span(board_.cells).first(board_.size()));
  unsigned rating = 0;
  while (rating <= wanted.highest_rating && path_.advance()) rating = std::max(rating, path_.step().rating);
  return rating >= wanted.lowest_rating && rating <= wanted.highest_rating && path_.is_solved();
}

}  // namespace quadrille::grading

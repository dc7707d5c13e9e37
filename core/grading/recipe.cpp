#include "core/grading/recipe.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <span>

namespace quadrille::grading {

namespace {

// Work in addition to that of engines: to fill a board, and to try a cell.
constexpr std::int64_t work_of_filling = 10'000, work_of_try = 50;

// From 25×25 on, a cell whose check takes longer stays. Most checks take a tenth of it.
constexpr std::int64_t most_work_of_large = 5 * work_per_ms;
constexpr unsigned large_side = 25;

}  // namespace

// The diagonal boxes are filled at random. The rest is filled by random tries in the cell with the fewest values or, on
// large boards, by an engine.
void Recipe::begin_draw(RandomNumbers& random, Fuel& fuel) {
  fuel.work -= work_of_filling;
  is_clearing_ = false;
  answer_ = {};
  answer_.box = sudoku::smallest_box;
  while (answer_.side() < wishes_.side) ++answer_.box;
  const unsigned box = answer_.box, side = answer_.side();
  std::vector<std::uint8_t> values(side);
  std::iota(values.begin(), values.end(), std::uint8_t{1});
  rows_ = columns_ = boxes_ = {};
  for (unsigned corner = 0; corner < side; corner += box) {
    random.shuffle(std::span(values));
    for (unsigned i = 0; i < side; ++i) put((corner + i / box) * side + corner + i % box, values[i]);
  }
  if (!is_rated_size()) large_.open(answer_, Fuel::unlimited_work);
}

Drawn Recipe::draw(RandomNumbers& random, Fuel& fuel) {
  using Outcome = AnswerSearch<Sudoku>::Outcome;
  if (is_clearing_) return clear(fuel);
  if (!is_rated_size()) {
    const Outcome outcome = large_.advance({}, fuel);
    if (outcome == Outcome::other) answer_ = large_.found();
    return outcome == Outcome::open ? Drawn::open : outcome == Outcome::other ? Drawn::proven : Drawn::failed;
  }
  const auto given = static_cast<std::uint32_t>(answer_.box * answer_.side());
  if (!fill_blank(static_cast<std::uint32_t>(answer_.size()) - given, random)) return Drawn::failed;  // of 4×4
  if (answer_.side() != Clearing::side) return Drawn::proven;
  clearing_.begin(answer_, orbits(random), wishes_.givens);
  clearing_.take_more();
  is_clearing_ = true;
  open_clearing();
  return Drawn::open;
}

// Random tries in the cell with the fewest values; `blank` cells are still empty.
bool Recipe::fill_blank(std::uint32_t blank, RandomNumbers& random) {
  if (blank == 0) return true;
  const unsigned side = answer_.side(), box = answer_.box;
  const steps::Mask all = (steps::Mask{1} << side) - 1;
  const auto box_of = [&](std::uint32_t cell) { return cell / side / box * box + cell % side / box; };
  std::uint32_t best = 0;
  steps::Mask best_left = ~steps::Mask{0};
  for (std::uint32_t cell = 0; cell < answer_.size(); ++cell) {
    if (answer_.cells[cell] != 0) continue;
    const steps::Mask left = all & ~(rows_[cell / side] | columns_[cell % side] | boxes_[box_of(cell)]);
    if (steps::count(left) >= steps::count(best_left)) continue;
    best = cell;
    best_left = left;
  }
  std::array<std::uint8_t, rated_side> values = {};
  std::size_t count = 0;
  steps::for_bits(best_left, [&](std::uint32_t v) { values[count++] = static_cast<std::uint8_t>(v + 1); });
  random.shuffle(std::span(values).first(count));
  for (std::size_t i = 0; i < count; ++i) {
    put(best, values[i]);
    if (fill_blank(blank - 1, random)) return true;
    put(best, values[i]);  // takes it away
  }
  answer_.cells[best] = 0;
  return false;
}

// Puts a value into a cell; the second time it is taken out of the cell's row, column and box.
void Recipe::put(std::uint32_t cell, std::uint8_t value) {
  const unsigned side = answer_.side(), box = answer_.box;
  answer_.cells[cell] = value;
  for (steps::Mask* const house :
       {&rows_[cell / side], &columns_[cell % side], &boxes_[cell / side / box * box + cell % side / box]})
    *house ^= steps::bit(value - 1U);
}

void Recipe::open_clearing() {
  static_cast<void>(bands_.open(clearing_.board()));
  if (const auto cell = clearing_.only_taken()) bands_.exclude(*cell, answer_.cells[*cell]);
}

// Looks for another solution than `answer_`. Once no more can be taken away, it is the puzzle.
Drawn Recipe::clear(Fuel& fuel) {
  Fuel part = {.work = fuel.work};  // the engine's nodes are no attempts
  const Step step = bands_.advance(part);
  fuel.work = part.work;
  if (step == Step::paused) return Drawn::open;
  if (step == Step::solution) {
    bands_.read(found_);
    if (found_.cells == answer_.cells) return Drawn::open;
    clearing_.exclude(found_);
  }
  fuel.work -= work_of_try;
  if ((step == Step::finished || clearing_.is_proven()) && !clearing_.take_more())
    return clearing_.givens() <= most_givens() ? Drawn::proven : Drawn::failed;
  open_clearing();
  return Drawn::open;
}

std::vector<std::vector<std::uint32_t>> Recipe::orbits(RandomNumbers& random) const {
  return orbits_of(random_order(random, answer_.size()), answer_.side(), answer_.side(), wishes_.symmetry);
}

std::size_t Recipe::most_givens() const {
  return wishes_.givens == 0 ? Removable::any : wishes_.givens + most_in_orbit(wishes_.symmetry) - 1;
}

Removable Recipe::removable(RandomNumbers& random) const {
  if (is_clearing_) return {};
  return {.groups = orbits(random), .least = wishes_.givens, .most = most_givens()};
}

bool Recipe::write(const std::vector<std::uint32_t>& gone, sudoku::Board& board) const {
  board = is_clearing_ ? clearing_.board() : answer_;
  for (const std::uint32_t cell : gone) board.cells[cell] = 0;
  return true;
}

std::int64_t Recipe::most_work_of_check() const {
  return answer_.side() < large_side ? Fuel::unlimited_work : most_work_of_large;
}

}  // namespace quadrille::grading

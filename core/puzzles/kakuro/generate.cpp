#include "core/puzzles/kakuro/generate.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "core/job/question.hpp"
#include "core/puzzles/kakuro/digit_sets.hpp"
#include "core/puzzles/kakuro/traits.hpp"
#include "core/reasoning/rule_search.hpp"

namespace quadrille::kakuro {

namespace {

// A filling that takes more tries than this for each cell is started again.
constexpr std::uint32_t tries_per_cell = 50;
// A board is thrown away after this number of changes for each cell: with twice as many, a puzzle of 10×10 took half as
// long again.
constexpr std::uint32_t changes_per_cell = 2;
// Tries, by cell, to lessen the choices that the sums leave.
constexpr std::uint32_t narrowing_per_cell = 20;
// Work to lay out and fill a board, by cell.
constexpr std::int64_t work_of_filling = 200;
// What may be wished.
constexpr std::uint32_t least_side = 3, most_side = 20, least_density = 40;
// A search that takes longer counts as if there were other solutions. It is far longer than most.
constexpr std::int64_t most_work = 20 * work_per_ms;

}  // namespace

void Generator::begin(Size size) {
  state_ = State::given_up;
  if (!lay_out(size) || !fill()) return;
  changes_ = changes_per_cell * runs_.cells();
  state_ = find_other() ? State::open : State::unique;
}

void Generator::change() {
  if (change_one()) {
    state_ = State::unique;
  } else if (--changes_ == 0) {
    state_ = State::given_up;
  }
}

bool Generator::lay_out(Size size) {
  RandomLayout layout(size, random_);
  if (!layout.make()) return false;
  board_ = {size.rows, size.columns, std::vector<Cell>(std::size_t{size.rows} * size.columns)};
  for (std::uint32_t row = 0; row < size.rows; ++row) {
    for (std::uint32_t column = 0; column < size.columns; ++column)
      board_.at(row, column).white = layout.is_white(row, column);
  }
  runs_.find(board_);
  return true;
}

bool Generator::fill() {
  filling_.assign(runs_.cells(), 0);
  used_.assign(runs_.runs.size(), 0);
  const auto cells = static_cast<std::uint32_t>(runs_.cells());
  tries_ = tries_per_cell * cells;
  if (!fill_rest(cells)) return false;
  narrow();
  return true;
}

// How many digit sets the runs of a cell could have by their sums: with fewer, solutions are rarer.
std::size_t Generator::choices(std::uint32_t cell) const {
  std::size_t sets = 0;
  for (const std::uint32_t run : runs_.runs_of[cell])
    sets += digit_sets(runs_.runs[run].length, sum_of(used_[run])).size();
  return sets;
}

// Gives random cells digits by which sums come nearer to the least and the greatest, which have few digit sets.
void Generator::narrow() {
  const auto cells = static_cast<std::uint32_t>(filling_.size());
  for (std::uint32_t changes = narrowing_per_cell * cells; changes > 0; --changes) {
    const std::uint32_t cell = random_.below(cells);
    const Digits left = free_digits(cell);
    if (left == 0) continue;
    const std::uint8_t old = filling_[cell];
    const std::size_t before = choices(cell);
    set(cell, random_digit(left));
    if (choices(cell) > before) set(cell, old);
  }
}

std::uint8_t Generator::random_digit(Digits left) {
  for (unsigned skipped = random_.below(kakuro::size(left)); skipped > 0; --skipped)
    left = static_cast<Digits>(left & (left - 1));
  return static_cast<std::uint8_t>(least_digit(left));
}

// Random tries in the cell with the fewest digits; `open` cells have none yet.
bool Generator::fill_rest(std::uint32_t open) {
  if (open == 0) return true;
  std::uint32_t best = 0;
  unsigned fewest = digits + 1;
  for (std::uint32_t cell = 0; cell < filling_.size(); ++cell) {
    if (filling_[cell] != 0) continue;
    const unsigned left = kakuro::size(free_digits(cell));
    if (left >= fewest) continue;
    best = cell;
    fewest = left;
  }
  std::array<std::uint8_t, digits> values = {};
  std::size_t count = 0;
  for_digits(free_digits(best), [&](unsigned digit) { values[count++] = static_cast<std::uint8_t>(digit); });
  random_.shuffle(std::span(values).first(count));
  for (std::size_t i = 0; i < count && tries_ > 0; ++i) {
    --tries_;
    set(best, values[i]);
    if (fill_rest(open - 1)) return true;
    set(best, 0);
  }
  return false;
}

Generator::Digits Generator::free_digits(std::uint32_t cell) const {
  return static_cast<Digits>(all_digits & ~(used_[runs_.runs_of[cell][0]] | used_[runs_.runs_of[cell][1]]));
}

void Generator::set(std::uint32_t cell, std::uint8_t digit) {
  for (const std::uint32_t run : runs_.runs_of[cell]) {
    if (filling_[cell] != 0) used_[run] = static_cast<Digits>(used_[run] ^ digit_bit(filling_[cell]));
    if (digit != 0) used_[run] = static_cast<Digits>(used_[run] ^ digit_bit(digit));
  }
  filling_[cell] = digit;
}

// Gives one cell another digit, unless that lets solutions differ in more cells. True once there is only one.
bool Generator::change_one() {
  const std::uint32_t cell = differing_[random_.below(static_cast<std::uint32_t>(differing_.size()))];
  const std::uint8_t old = filling_[cell];
  const Digits left = free_digits(cell);
  if (left == 0) return false;
  set(cell, random_digit(left));
  const std::vector<std::uint32_t> before = differing_;
  if (!find_other()) return true;
  if (differing_.size() > before.size()) {
    set(cell, old);
    differing_ = before;
  }
  return false;
}

void Generator::write_clues() {
  for (Cell& cell : board_.cells) cell.across = cell.down = no_clue;
  for (std::size_t number = 0; number < runs_.runs.size(); ++number) {
    const std::uint32_t first = runs_.places[runs_.cells_of(runs_.runs[number])[0]];
    const Sum sum = sum_of(used_[number]);
    if (number < runs_.across) {
      board_.cells[first - 1].across = sum;
    } else {
      board_.cells[first - board_.columns].down = sum;
    }
  }
}

// Whether there is a solution besides the filling; `differing_` are the cells in which it differs.
bool Generator::find_other() {
  write_clues();
  differing_.clear();
  static_cast<void>(engine_.open(board_));  // no layout is too large
  for (Fuel fuel = {.work = most_work}; !fuel.is_spent();) {
    const std::int64_t before = fuel.work;
    const Step step = engine_.advance(fuel);
    work_ += before - fuel.work;
    if (step == Step::finished) return false;
    if (step != Step::solution) continue;
    engine_.read(other_);
    for (std::uint32_t cell = 0; cell < filling_.size(); ++cell) {
      if (other_[runs_.places[cell]] != filling_[cell]) differing_.push_back(cell);
    }
    if (!differing_.empty()) return true;
  }
  for (std::uint32_t cell = 0; cell < filling_.size(); ++cell) differing_.push_back(cell);
  return true;
}

void Maker::begin(RandomNumbers random) {
  generator_.emplace(random);
  size_ = {};
  grade_ = {};
  is_measuring_ = false;
}

Refusal Maker::wish(std::string_view name, std::string_view value) {
  if (name == "density") return read_wish(value, least_density, 100, size_.density);
  if (name == "grade") return grade_.read(value);
  if (name != "size") return unknown_wish("kakuro");
  const std::size_t cross = std::min(value.find('x'), value.size());
  if (auto refused = read_wish(value.substr(0, cross), least_side, most_side, size_.rows)) return refused;
  size_.columns = size_.rows;
  return cross == value.size() ? std::nullopt
                               : read_wish(value.substr(cross + 1), least_side, most_side, size_.columns);
}

// A line of more than nine white cells may be divided, so hardly anything cannot be made.
Refusal Maker::refuse() const { return std::nullopt; }

bool Maker::advance(Fuel& fuel) {
  while (!fuel.is_spent()) {
    if (is_measuring_) {
      const auto grade = grade_.advance(fuel);
      if (!grade) return false;
      is_measuring_ = false;
      if (grade_.take(*grade, board_)) return true;
      continue;
    }
    const std::int64_t before = generator_->work();
    if (generator_->state() == Generator::State::open) {
      generator_->change();
    } else {
      generator_->begin(size_);
      fuel.work -= work_of_filling * size_.rows * size_.columns;
      --fuel.nodes;
    }
    fuel.work -= generator_->work() - before;
    if (generator_->state() != Generator::State::unique) continue;
    board_ = generator_->board();
    if (grade_.is_any()) return true;
    grade_.measure(reasoning::search_reasons(Traits::reasoning(board_), reasoning::Goal::end));
    is_measuring_ = true;
  }
  return false;
}

}  // namespace quadrille::kakuro

#include "core/grading/generate.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include "core/puzzles/sudoku/sudoku.hpp"

namespace quadrille::grading {

namespace {

// Work in addition to that of engines: to fill a board, and to try a cell.
constexpr std::int64_t work_of_filling = 10'000, work_of_try = 50;

// From 25×25 on, a cell whose check takes longer stays. Most checks take a tenth of it.
constexpr std::int64_t most_work_of_check = 5 * work_per_ms;
constexpr unsigned large_side = 25;

}  // namespace

void Maker::begin(RandomNumbers random) {
  random_ = random;
  wishes_ = {};
  stage_ = Stage::fill;
}

bool Maker::advance(Fuel& fuel) {
  while (!fuel.is_spent()) {
    switch (stage_) {
      case Stage::fill:
        --fuel.nodes;
        fuel.work -= work_of_filling;
        fill();
        break;
      case Stage::solve: solve(fuel); break;
      case Stage::clear:
        if (clear(fuel) && ends_well()) return true;
        break;
      case Stage::take_away:
        fuel.work -= work_of_try;
        if (!take_next() && ends_well()) return true;
        break;
      case Stage::check:
        if (check(fuel)) stage_ = Stage::take_away;
        break;
      case Stage::rate:
        if (rate(fuel)) return true;
        break;
    }
  }
  return false;
}

// The diagonal boxes are filled at random. The rest is filled by random tries in the cell with the fewest values or, on
// large boards, by an engine.
void Maker::fill() {
  if (!layout_ || board_.side() != wishes_.side) {
    board_.box = sudoku::smallest_box;
    while (board_.side() < wishes_.side) ++board_.box;
    path_.reset();
    layout_ = std::make_unique<steps::Layout>(sudoku::houses_of(board_.box), static_cast<std::uint32_t>(board_.size()),
                                              board_.side());
    path_ = std::make_unique<steps::Path>(*layout_, true);
    order_.resize(board_.size());
  }
  const unsigned box = board_.box, side = board_.side();
  all_ = (steps::Mask{1} << side) - 1;
  std::vector<std::uint32_t> values(side);
  for (unsigned value = 0; value < side; ++value) values[value] = value + 1;
  do {
    board_.cells.fill(0);
    rows_ = columns_ = boxes_ = {};
    for (unsigned corner = 0; corner < side; corner += box) {
      random_.shuffle(std::span(values));
      for (unsigned i = 0; i < side; ++i)
        put((corner + i / box) * side + corner + i % box, static_cast<std::uint8_t>(values[i]));
    }
    if (side > rated_side) return open_engine(Question::solve, Stage::solve);
  } while (
      !fill_blank(static_cast<std::uint32_t>(board_.size()) - givens()));  // those of 4×4 may contradict each other
  begin_taking();
}

void Maker::begin_taking() {
  for (std::uint32_t cell = 0; cell < board_.size(); ++cell) order_[cell] = cell;
  random_.shuffle(std::span(order_));
  if (board_.side() == Clearing::side) {
    clearing_.begin(board_, order_, wishes_.symmetry, wishes_.givens);
    clearing_.take_more();
    return open_clearing();
  }
  const std::uint32_t side = board_.side();
  removal_.begin(order_, {.rows = side, .columns = side, .symmetry = wishes_.symmetry, .least = wishes_.givens});
  stage_ = Stage::take_away;
}

// Lets the engine complete a large board.
void Maker::solve(Fuel& fuel) {
  Fuel part = {.work = fuel.work};  // the engine's nodes are no attempts
  const Step step = engine_->advance(part);
  fuel.work = part.work;
  if (step == Step::solution) {
    engine_->read(board_);
    begin_taking();
  } else if (step == Step::finished) {
    stage_ = Stage::fill;
  }
}

// Random tries in the cell with the fewest values; `blank` cells are still empty.
bool Maker::fill_blank(std::uint32_t blank) {
  if (blank == 0) return true;
  const unsigned side = board_.side(), box = board_.box;
  const auto box_of = [&](std::uint32_t cell) { return cell / side / box * box + cell % side / box; };
  std::uint32_t best = 0;
  steps::Mask best_left = ~steps::Mask{0};
  for (std::uint32_t cell = 0; cell < board_.size(); ++cell) {
    if (board_.cells[cell] != 0) continue;
    const steps::Mask left = all_ & ~(rows_[cell / side] | columns_[cell % side] | boxes_[box_of(cell)]);
    if (steps::count(left) >= steps::count(best_left)) continue;
    best = cell;
    best_left = left;
  }
  std::array<std::uint8_t, rated_side> values = {};
  std::size_t count = 0;
  steps::for_bits(best_left, [&](std::uint32_t v) { values[count++] = static_cast<std::uint8_t>(v + 1); });
  random_.shuffle(std::span(values).first(count));
  for (std::size_t i = 0; i < count; ++i) {
    put(best, values[i]);
    if (fill_blank(blank - 1)) return true;
    put(best, values[i]);  // takes it away
  }
  board_.cells[best] = 0;
  return false;
}

// Puts a value into a cell; the second time it is taken out of the cell's row, column and box.
void Maker::put(std::uint32_t cell, std::uint8_t value) {
  const unsigned side = board_.side(), box = board_.box;
  board_.cells[cell] = value;
  for (steps::Mask* const house :
       {&rows_[cell / side], &columns_[cell % side], &boxes_[cell / side / box * box + cell % side / box]})
    *house ^= steps::bit(value - 1U);
}

void Maker::open_clearing() {
  static_cast<void>(bands_.open(clearing_.board()));
  if (const auto cell = clearing_.only_taken()) bands_.exclude(*cell, board_.cells[*cell]);
  stage_ = Stage::clear;
}

// Looks for another solution than `board_` has. True when no more can be taken away; then it is the puzzle.
bool Maker::clear(Fuel& fuel) {
  Fuel part = {.work = fuel.work};  // the engine's nodes are no attempts
  const Step step = bands_.advance(part);
  fuel.work = part.work;
  if (step == Step::paused) return false;
  if (step == Step::solution) {
    bands_.read(found_);
    if (found_.cells == board_.cells) return false;
    clearing_.exclude(found_);
  }
  fuel.work -= work_of_try;
  if ((step == Step::finished || clearing_.is_proven()) && !clearing_.take_more()) {
    board_ = clearing_.board();
    return true;
  }
  open_clearing();
  return false;
}

// Takes the next orbits away, and begins to check whether the solution stays the only one. False behind the last.
bool Maker::take_next() {
  taken_.clear();
  for (const std::uint32_t cell : removal_.choose(givens()))
    taken_.push_back(std::exchange(board_.cells[cell], std::uint8_t{0}));
  if (taken_.empty()) return false;
  open_engine(Question::check, Stage::check);
  return true;
}

void Maker::open_engine(Question question, Stage stage) {
  engine_ = &engines_.of(Sudoku::choose(board_, question, EngineChoice::automatic));
  static_cast<void>(engine_->open(board_));  // no board of a known size is refused
  search_ = Search(question, Limits());
  work_left_ = board_.side() < large_side ? Fuel::unlimited_work : most_work_of_check;
  stage_ = stage;
}

// True when it is known whether the cells can be taken away. If they cannot, they are given back.
bool Maker::check(Fuel& fuel) {
  const std::int64_t most = std::min(fuel.work, work_left_);
  Fuel part = {.work = most};
  const bool is_over = search_.advance(*engine_, part) == Step::finished;
  fuel.work -= most - part.work;
  work_left_ -= most - part.work;
  if (!is_over && work_left_ > 0) return false;
  const bool can_go = is_over && search_.verdict() == Verdict::unique;
  if (!can_go) {
    for (std::size_t i = 0; i < taken_.size(); ++i) board_.cells[removal_.chosen()[i]] = taken_[i];
  }
  removal_.note(can_go);
  return true;
}

unsigned Maker::givens() const {
  const auto cells = std::span(board_.cells).first(board_.size());
  return static_cast<unsigned>(cells.size()) - static_cast<unsigned>(std::count(cells.begin(), cells.end(), 0));
}

// True when the puzzle is made: the number of givens is as wished, and no rating is wished. Else that is found out
// next.
bool Maker::ends_well() {
  stage_ = Stage::fill;
  if (wishes_.givens != 0 && givens() >= wishes_.givens + most_in_orbit(wishes_.symmetry)) return false;
  if (!wishes_.wants_rating()) return true;
  path_->begin(std::span(board_.cells).first(board_.size()));
  rating_ = 0;
  stage_ = Stage::rate;
  return false;
}

// True when the puzzle is made. If its rating is not as wished, the next is begun.
bool Maker::rate(Fuel& fuel) {
  while (!fuel.is_spent()) {
    const auto look = path_->look(fuel.work);
    if (look == steps::Path::Look::open) return false;
    if (look == steps::Path::Look::step) {
      rating_ = std::max(rating_, path_->step().rating);
      if (rating_ <= wishes_.highest_rating) continue;
    }
    stage_ = Stage::fill;
    return path_->is_solved() && rating_ >= wishes_.lowest_rating && rating_ <= wishes_.highest_rating;
  }
  return false;
}

}  // namespace quadrille::grading

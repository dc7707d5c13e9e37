#include "core/puzzles/variant/making/maker.hpp"

#include <algorithm>
#include <bit>
#include <span>
#include <utility>

#include "core/puzzles/variant/compile.hpp"
#include "core/puzzles/variant/geometry.hpp"
#include "core/puzzles/variant/rules/arguments.hpp"
#include "core/puzzles/variant/rules/kinds.hpp"
#include "core/puzzles/variant/text/notations.hpp"
#include "core/puzzles/variant/variant.hpp"
#include "core/reasoning/rule_search.hpp"
#include "core/text/text.hpp"

namespace quadrille::variant {

namespace {

// Work beside the engines' own: of opening an engine, and of compiling the rules.
constexpr std::int64_t work_of_opening = 2'000, work_of_compiling = work_per_ms / 2;

// The work of engines to find out whether there is a solution at all, to look at a supposed value or at regions, and to
// check a puzzle. Most questions take a hundredth of it.
constexpr std::int64_t most_work_of_frame = 50 * work_per_ms;
constexpr std::int64_t most_work_of_value = 10 * work_per_ms;
constexpr std::int64_t most_work_of_check = 20 * work_per_ms;

// As many cells as this number of rows has get random values; the engine fills the others.
constexpr std::uint32_t random_rows = 3;

// Filled grids in a row that may leave cells beside them open, before the rules are refused.
constexpr unsigned most_open = 20;

// Cages with a single cell give a value away: the most that a killer has for each ten rows.
constexpr std::size_t most_single_cells = 4;

constexpr const char* impossible = "rules: no filled board obeys all of them";

}  // namespace

void Maker::begin(RandomNumbers random) {
  random_ = random;
  wishes_ = {};
  open_ = 0;
  failure_.reset();
  stage_ = Stage::lay_out;
}

Refusal Maker::refuse() {
  if (auto refused = read_frame()) return refused;
  if (auto refused = wishes_.refuse(frame_)) return refused;
  if (is_impossible_) return impossible;
  if (is_known_) return std::nullopt;
  answer_.clear();
  board_ = frame_;
  open_engine(Stage::frame, most_work_of_frame);
  return std::nullopt;
}

// Reads the rules, if they are not those of the puzzle before.
Refusal Maker::read_frame() {
  const std::string text = wishes_.frame_text();
  if (text == frame_text_) return std::nullopt;
  frame_text_.clear();
  Cursor cursor(text, true);
  Error error;
  const Read read = read_iss(cursor, frame_, error);
  if (read != Read::puzzle) return "rules: " + (read == Read::error ? error.message.text() : "there are none");
  frame_text_ = text;
  frame_answer_.clear();
  is_known_ = is_impossible_ = false;
  return std::nullopt;
}

// Notes what was found out about the rules. False if they are impossible.
bool Maker::take_frame(Outcome outcome) {
  is_known_ = true;
  is_impossible_ = outcome == Outcome::none;
  if (outcome == Outcome::other) frame_answer_ = found_;
  if (is_impossible_) failure_ = impossible;
  stage_ = Stage::lay_out;
  return !is_impossible_;
}

bool Maker::advance(Fuel& fuel) {
  while (!fuel.is_spent()) {
    switch (stage_) {
      case Stage::frame:
        if (const Outcome outcome = run(fuel); outcome != Outcome::open && !take_frame(outcome)) return true;
        break;
      case Stage::lay_out:
        --fuel.nodes;
        fuel.work -= work_of_compiling;
        lay_out();
        break;
      case Stage::fill:
        if (const Outcome outcome = run(fuel); outcome != Outcome::open) go_on_filling(outcome);
        break;
      case Stage::prove:
        if (const Outcome outcome = run(fuel); outcome != Outcome::open && !end_proof(outcome)) return true;
        break;
      case Stage::draw_cages:
        fuel.work -= work_of_compiling;
        draw_cages();
        break;
      case Stage::cage:
        if (const Outcome outcome = run(fuel); outcome != Outcome::open) {
          fuel.work -= work_of_compiling;
          if (change_cages(outcome) && is_made()) return true;
        }
        break;
      case Stage::take_away:
        fuel.work -= work_of_opening;
        if (take_next()) break;
        stage_ = Stage::lay_out;
        if ((wishes_.givens == 0 || givens() < wishes_.givens + most_in_orbit(wishes_.symmetry)) && is_made())
          return true;
        break;
      case Stage::check:
        if (const Outcome outcome = run(fuel); outcome != Outcome::open) end_check(outcome);
        break;
      case Stage::grade:
        if (const auto grade = wishes_.grade.advance(fuel)) {
          stage_ = Stage::lay_out;
          if (wishes_.grade.take(*grade, board_)) return true;
        }
        break;
    }
  }
  return false;
}

// Whether the puzzle is as wished; else looks how hard it is.
bool Maker::is_made() {
  if (wishes_.grade.is_any()) return true;
  wishes_.grade.measure(reasoning::search_reasons(Traits::reasoning(board_), reasoning::Goal::end));
  stage_ = Stage::grade;
  return false;
}

// Begins a board. That of a jigsaw gets regions, which may have no solution: then others are drawn.
void Maker::lay_out() {
  board_ = frame_;
  answer_ = frame_answer_;
  if (wishes_.is_jigsaw) {
    const std::vector<Group> usual = [&] {
      Board plain;
      plain.shape = frame_.shape;
      return boxes(plain);
    }();
    add_rule(board_, kinds::jigsaw, {}, drawing_.draw(board_.shape, usual, random_));
    static_cast<void>(compile(board_));  // regions are always compiled
    answer_.clear();
  }
  rules_ = board_.rules.size();
  order_.resize(board_.shape.size());
  for (std::uint32_t cell = 0; cell < order_.size(); ++cell) order_[cell] = cell;
  random_.shuffle(std::span(order_));
  next_ = 0;
  supposed_ = no_cell;
  if (answer_.empty()) {
    open_engine(Stage::fill, wishes_.is_jigsaw ? most_work_of_value : Fuel::unlimited_work);
  } else {
    supply();
  }
}

// Takes what the engine has found out about a board, or about the value that is supposed.
void Maker::go_on_filling(Outcome outcome) {
  if (outcome == Outcome::other) answer_ = found_;
  if (supposed_ != no_cell) {
    if (outcome == Outcome::other) {
      fix(supposed_);
      ++next_;
    } else {
      board_.candidates[supposed_] = others_;
    }
  } else if (outcome != Outcome::other) {
    stage_ = Stage::lay_out;
    return;
  }
  supply();
}

void Maker::fix(std::uint32_t cell) { board_.candidates[cell] = Values{1} << (answer_[cell] - 1U); }

// Supposes random values, up to one that the solution at hand does not have. After the last the board is filled.
void Maker::supply() {
  const std::size_t last = std::min<std::size_t>(order_.size(), std::size_t{random_rows} * board_.shape.columns);
  for (; next_ < last; ++next_) {
    supposed_ = order_[next_];
    Values& values = board_.candidates[supposed_];
    Values chosen = values;
    for (auto skipped = random_.below(static_cast<std::uint32_t>(std::popcount(values))); skipped > 0; --skipped)
      chosen &= chosen - 1;
    chosen &= ~chosen + 1;
    if (std::countr_zero(chosen) + 1 != answer_[supposed_]) {
      others_ = values & ~chosen;
      values = chosen;
      return open_engine(Stage::fill, most_work_of_value);
    }
    fix(supposed_);
  }
  random_.shuffle(std::span(order_));
  for (std::uint32_t cell = 0; cell < order_.size(); ++cell) fix(cell);
  if (board_.cells() > order_.size()) return open_engine(Stage::prove, most_work_of_check);
  begin_clues();
}

// Goes on to the clues if the filled grid leaves nothing open; else to another one. False after too many of these.
bool Maker::end_proof(Outcome outcome) {
  if (outcome == Outcome::none) {
    open_ = 0;
    begin_clues();
    return true;
  }
  stage_ = Stage::lay_out;
  if (++open_ < most_open) return true;
  failure_ = "rules: each of " + decimal(most_open) +
             " filled grids leaves variables or regions beside it open, so that no " + "givens make one solution";
  return false;
}

void Maker::begin_clues() {
  if (wishes_.is_killer) {
    choose_givens();
    stage_ = Stage::draw_cages;
    return;
  }
  const Shape& shape = board_.shape;
  removal_.begin(order_, {shape.rows, shape.columns, wishes_.symmetry, wishes_.givens});
  stage_ = Stage::take_away;
}

// The givens of a killer.
void Maker::choose_givens() {
  board_.candidates = frame_.candidates;
  const Shape& shape = board_.shape;
  for (std::size_t i = 0; givens() < wishes_.givens; ++i) {
    for (const std::uint32_t cell : orbit_of(order_[i], shape.rows, shape.columns, wishes_.symmetry)) fix(cell);
  }
}

void Maker::draw_cages() {
  cages_.draw(board_.shape, answer_, random_);
  put_cages();
}

void Maker::put_cages() {
  board_.rules.resize(rules_);
  cages_.append_to(board_);
  static_cast<void>(compile(board_));  // cages with a sum that they can have are always compiled
  open_engine(Stage::cage, most_work_of_check);
}

// Takes what was found out about the cages. True if the puzzle is made.
bool Maker::change_cages(Outcome outcome) {
  if (outcome == Outcome::other) {
    cages_.exclude(found_, random_);
  } else if (outcome == Outcome::none || !cages_.divide(random_)) {
    stage_ = Stage::lay_out;
    return outcome == Outcome::none;
  }
  if (cages_.single_cells() * 10 > most_single_cells * board_.shape.rows) {
    stage_ = Stage::draw_cages;
  } else {
    put_cages();
  }
  return false;
}

// Takes the next orbits away, and begins to check whether the solution stays the only one. False behind the last.
bool Maker::take_next() {
  if (removal_.choose(givens()).empty()) return false;
  for (const std::uint32_t cell : removal_.chosen()) board_.candidates[cell] = frame_.candidates[cell];
  open_engine(Stage::check, most_work_of_check);
  return true;
}

// If the cells cannot be taken away, they are given back.
void Maker::end_check(Outcome outcome) {
  const bool can_go = outcome == Outcome::none;
  if (!can_go) {
    for (const std::uint32_t cell : removal_.chosen()) fix(cell);
  }
  removal_.note(can_go);
  stage_ = Stage::take_away;
}

void Maker::open_engine(Stage stage, std::int64_t most_work) {
  engine_ = &engines_.of(Variant::choose(board_, Question::check, EngineChoice::automatic));
  static_cast<void>(engine_->open(board_));  // no board that was compiled is refused
  work_left_ = most_work - work_of_opening;
  stage_ = stage;
}

// Looks for a solution other than `answer_`.
Maker::Outcome Maker::run(Fuel& fuel) {
  for (;;) {
    const std::int64_t most = std::min(fuel.work, work_left_);
    Fuel part = {.work = most};
    const Step step = engine_->advance(part);
    fuel.work -= most - part.work;
    work_left_ -= most - part.work;
    if (step == Step::finished) return Outcome::none;
    if (step == Step::solution) {
      engine_->read(found_);
      if (found_ != answer_) return Outcome::other;
    } else {
      return work_left_ <= 0 ? Outcome::given_up : Outcome::open;
    }
  }
}

std::uint32_t Maker::givens() const {
  return static_cast<std::uint32_t>(std::count_if(board_.candidates.begin(), board_.candidates.end(),
                                                  [](Values values) { return std::has_single_bit(values); }));
}

}  // namespace quadrille::variant

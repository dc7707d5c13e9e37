#include "core/variant/making/maker.hpp"

#include <algorithm>
#include <bit>
#include <span>
#include <utility>

#include "core/text/text.hpp"
#include "core/variant/compile.hpp"
#include "core/variant/geometry.hpp"
#include "core/variant/rules/arguments.hpp"
#include "core/variant/rules/kinds.hpp"
#include "core/variant/text/notations.hpp"
#include "core/variant/variant.hpp"

namespace quadrille::variant {

namespace {

constexpr std::uint32_t least_side = 4, usual_side = 9;
// With larger ones, a random board often takes long to be filled, or to be proved unique.
constexpr std::uint32_t most_jigsaw_side = 12, most_killer_side = 9;

// Work beside the engines' own: of a line of wishes, of opening an engine, and of compiling the rules.
constexpr std::int64_t work_of_opening = 2'000, work_of_compiling = work_per_ms / 2;

// Of engines: to find out whether there is a solution at all, to look at a supposed value or at regions, and to check a
// puzzle. Most questions take a hundredth of it.
constexpr std::int64_t most_work_of_frame = 50 * work_per_ms;
constexpr std::int64_t most_work_of_value = 10 * work_per_ms;
constexpr std::int64_t most_work_of_check = 20 * work_per_ms;

// So many cells of a row's length are filled with random values; the engine has filled the others.
constexpr std::uint32_t random_rows = 3;

// Cages with a single cell give a value away: a killer has at most so many of them for each ten rows.
constexpr std::size_t most_single_cells = 4;

Refusal read_truth(std::string_view value, bool& truth) {
  constexpr std::string_view names[] = {"false", "true"};
  return read_wish(value, std::span(names), truth);
}

bool has_rule(const Board& board, const RuleKind& kind) {
  return std::any_of(board.rules.begin(), board.rules.end(), [&](const Rule& rule) { return rule.kind == &kind; });
}

}  // namespace

void Maker::begin(Random random) {
  random_ = random;
  wishes_ = {};
  stage_ = Stage::lay_out;
}

Refusal Maker::wish(std::string_view name, std::string_view value) {
  if (name == "rules") return wishes_.rules = value, std::nullopt;
  if (name == "size") return read_wish(value, least_side, most_side, wishes_.side);
  if (name == "givens") return read_wish(value, 0, most_cells, wishes_.givens);
  if (name == "jigsaw") return read_truth(value, wishes_.is_jigsaw);
  if (name == "killer") return read_truth(value, wishes_.is_killer);
  if (name != "symmetry") return unknown_wish("variant");
  return read_wish(value, std::span(symmetry_names), wishes_.symmetry);
}

Refusal Maker::refuse() {
  if (auto refused = read_frame()) return refused;
  if (auto refused = refuse_frame()) return refused;
  const Shape& shape = frame_.shape;
  if (turns_rows_into_columns(wishes_.symmetry) && shape.rows != shape.columns)
    return "symmetry: " + std::string(symmetry_names[static_cast<std::size_t>(wishes_.symmetry)]) +
           " takes as many rows as columns";
  if (wishes_.symmetry != Symmetry::none && wishes_.is_killer && wishes_.givens == 0)
    return "symmetry: it is that of givens, and a killer has none unless some are wished";
  if (wishes_.givens > shape.size())
    return "givens: " + decimal(wishes_.givens) + " are more than the board has cells, " + decimal(shape.size());
  if (is_impossible_) return "rules: no filled board obeys all of them";
  return std::nullopt;
}

// Reads the rules, if they are not those of the puzzle before, and looks for a solution.
Refusal Maker::read_frame() {
  const std::uint32_t side = wishes_.side == 0 && wishes_.rules.empty() ? usual_side : wishes_.side;
  std::string text = side == 0 ? "" : ".Shape~" + decimal(side) + "x" + decimal(side);
  text += wishes_.rules;
  if (wishes_.is_jigsaw) text += ".NoBoxes";
  if (text == frame_text_) return std::nullopt;
  frame_text_.clear();
  Cursor cursor(text, true);
  Error error;
  const Read read = read_iss(cursor, frame_, error);
  if (read != Read::puzzle) return "rules: " + (read == Read::error ? error.message : "there are none");
  frame_text_ = text;
  frame_answer_.clear();
  answer_.clear();
  is_impossible_ = false;
  board_ = frame_;
  open_engine(Stage::lay_out, most_work_of_frame);
  Fuel fuel;
  const Outcome outcome = run(fuel);
  if (outcome == Outcome::other) frame_answer_ = found_;
  is_impossible_ = outcome == Outcome::none;
  return std::nullopt;
}

// What is wrong with the rules, or with what they are to be joined with.
Refusal Maker::refuse_frame() const {
  const Shape& shape = frame_.shape;
  const auto is_given = [](Values values) { return std::has_single_bit(values); };
  if (std::any_of(frame_.candidates.begin(), frame_.candidates.end(), is_given))
    return "rules: the board has givens, which a new puzzle gets of its own";
  if (wishes_.is_jigsaw) {
    if (has_rule(frame_, kinds::jigsaw)) return "jigsaw: the rules have regions of their own";
    if (shape.rows != shape.columns || shape.values != shape.rows || region_size(frame_) != shape.rows)
      return "jigsaw: it takes a board with as many rows as columns, and as many values";
    if (shape.rows < least_side || shape.rows > most_jigsaw_side)
      return "jigsaw: it takes from " + decimal(least_side) + " to " + decimal(most_jigsaw_side) + " rows";
  }
  if (wishes_.is_killer) {
    if (shape.lowest != 1) return "killer: it takes a board whose lowest value is 1";
    if (std::max(shape.rows, shape.columns) > most_killer_side)
      return "killer: it takes at most " + decimal(most_killer_side) + " rows and columns";
  }
  return std::nullopt;
}

bool Maker::advance(Fuel& fuel) {
  while (!fuel.is_spent()) {
    switch (stage_) {
      case Stage::lay_out:
        --fuel.nodes;
        fuel.work -= work_of_compiling;
        lay_out();
        break;
      case Stage::fill:
        if (const Outcome outcome = run(fuel); outcome != Outcome::open) go_on_filling(outcome);
        break;
      case Stage::draw_cages:
        fuel.work -= work_of_compiling;
        draw_cages();
        break;
      case Stage::cage:
        if (const Outcome outcome = run(fuel); outcome != Outcome::open) {
          fuel.work -= work_of_compiling;
          if (change_cages(outcome)) return true;
        }
        break;
      case Stage::take_away:
        fuel.work -= work_of_opening;
        if (take_next()) break;
        stage_ = Stage::lay_out;
        if (wishes_.givens == 0 || givens() < wishes_.givens + most_in_orbit(wishes_.symmetry)) return true;
        break;
      case Stage::check:
        if (const Outcome outcome = run(fuel); outcome != Outcome::open) end_check(outcome);
        break;
    }
  }
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
  if (wishes_.is_killer) {
    choose_givens();
    stage_ = Stage::draw_cages;
    return;
  }
  for (std::uint32_t cell = 0; cell < order_.size(); ++cell) fix(cell);
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
    return true;
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

#include "core/puzzles/variant/making/variant_recipe.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "core/puzzles/variant/compile.hpp"
#include "core/puzzles/variant/geometry.hpp"
#include "core/puzzles/variant/rules/arguments.hpp"
#include "core/puzzles/variant/rules/kinds.hpp"
#include "core/puzzles/variant/text/notations.hpp"
#include "core/text/text.hpp"

namespace quadrille::variant {

namespace {

using Outcome = AnswerSearch<Variant>::Outcome;

// Work beside the engines' own: of opening an engine, and of compiling the rules.
constexpr std::int64_t work_of_opening = 2'000, work_of_compiling = work_per_ms / 2;

// The work of engines to find out whether there is a solution at all, and to look at a supposed value or at regions.
// Most questions take a hundredth of it.
constexpr std::int64_t most_work_of_frame = 50 * work_per_ms, most_work_of_value = 10 * work_per_ms;

// As many cells as this number of rows has get random values; the engine fills the others.
constexpr std::uint32_t random_rows = 3;

// Filled grids in a row that may leave cells beside them open, before the rules are refused.
constexpr unsigned most_open = 20;

// Cages with a single cell give a value away: the most that a killer has for each ten rows.
constexpr std::size_t most_single_cells = 4;

constexpr const char* impossible = "rules: no filled board obeys all of them";

}  // namespace

std::uint8_t CandidateCells::random_value(const Board& board, std::uint32_t cell, RandomNumbers& random) {
  Values values = board.candidates[cell];
  if (std::has_single_bit(values)) return 0;
  for (auto skipped = random.below(static_cast<std::uint32_t>(std::popcount(values))); skipped > 0; --skipped)
    values &= values - 1;
  return static_cast<std::uint8_t>(std::countr_zero(values) + 1);
}

void VariantRecipe::begin() {
  wishes_ = {};
  open_ = 0;
  failure_.reset();
}

Refusal VariantRecipe::refuse() {
  if (auto refused = read_frame()) return refused;
  if (auto refused = wishes_.refuse(frame_)) return refused;
  return is_impossible_ ? Refusal(impossible) : std::nullopt;
}

// Reads the rules, if they are not those of the puzzle before.
Refusal VariantRecipe::read_frame() {
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

void VariantRecipe::begin_draw(RandomNumbers& random, Fuel& fuel) {
  fuel.work -= work_of_compiling;
  filling_.leave();
  if (is_known_) return lay_out(random);
  frame_search_.open(frame_, most_work_of_frame);
}

// Finds out whether the rules can be obeyed at all. True once that is known.
bool VariantRecipe::take_frame(Fuel& fuel) {
  const Outcome outcome = frame_search_.advance({}, fuel);
  if (outcome == Outcome::open) return false;
  is_known_ = true;
  is_impossible_ = outcome == Outcome::none;
  if (outcome == Outcome::other) frame_answer_ = frame_search_.found();
  if (is_impossible_) failure_ = impossible;
  return true;
}

// Begins to fill a board. That of a jigsaw gets regions, which may have no solution: then others are drawn.
void VariantRecipe::lay_out(RandomNumbers& random) {
  board_ = frame_;
  if (wishes_.is_jigsaw) {
    Board plain;
    plain.shape = frame_.shape;
    add_rule(board_, kinds::jigsaw, {}, drawing_.draw(board_.shape, boxes(plain), random));
    static_cast<void>(compile(board_));  // regions are always compiled
  }
  rules_ = board_.rules.size();
  filling_.begin(board_, wishes_.is_jigsaw ? Answer() : frame_answer_,
                 {.cells = frame_.shape.size(),
                  .tried = std::min<std::size_t>(frame_.shape.size(), std::size_t{random_rows} * frame_.shape.columns),
                  .most_work_of_first = wishes_.is_jigsaw ? most_work_of_value : Fuel::unlimited_work,
                  .most_work_of_value = most_work_of_value},
                 random);
}

Drawn VariantRecipe::draw(RandomNumbers& random, Fuel& fuel) {
  if (!is_known_) {
    if (!take_frame(fuel)) return Drawn::open;
    if (is_impossible_) return Drawn::failed;
    lay_out(random);
  }
  filling_.advance(fuel);
  if (filling_.state() == Filling::State::busy) return Drawn::open;
  answer_ = filling_.take(random);
  if (answer_.empty()) return Drawn::failed;
  if (wishes_.is_killer) {
    fuel.work -= work_of_compiling;
    choose_givens(random);
    draw_cages(random);
    return Drawn::drawn;
  }
  for (std::uint32_t cell = 0; cell < frame_.shape.size(); ++cell) CandidateCells::give(answer_[cell], cell, board_);
  return board_.cells() > frame_.shape.size() ? Drawn::drawn : Drawn::proven;
}

// The givens of a killer.
void VariantRecipe::choose_givens(RandomNumbers& random) {
  const Shape& shape = board_.shape;
  std::size_t givens = 0;
  for (const auto& orbit : orbits_of(random_order(random, shape.size()), shape.rows, shape.columns, wishes_.symmetry)) {
    if (givens >= wishes_.givens) return;
    for (const std::uint32_t cell : orbit) CandidateCells::give(answer_[cell], cell, board_);
    givens += orbit.size();
  }
}

void VariantRecipe::draw_cages(RandomNumbers& random) {
  cages_.draw(board_.shape, answer_, random);
  put_cages();
}

void VariantRecipe::put_cages() {
  board_.rules.resize(rules_);
  cages_.append_to(board_);
  static_cast<void>(compile(board_));  // cages with a sum that they can have are always compiled
}

bool VariantRecipe::change(const Answer* other, RandomNumbers& random) {
  const auto cells = static_cast<std::ptrdiff_t>(frame_.shape.size());
  const bool is_beside = other != nullptr && std::equal(answer_.begin(), answer_.begin() + cells, other->begin());
  if (is_beside || !wishes_.is_killer) {
    if (++open_ == most_open)
      failure_ = "rules: each of " + decimal(most_open) +
                 " filled grids leaves variables or regions beside it open, so that no givens make one solution";
    return false;
  }
  if (other != nullptr) {
    cages_.exclude(*other, random);
  } else if (!cages_.divide(random)) {
    return false;
  }
  if (cages_.single_cells() * 10 > most_single_cells * frame_.shape.rows) {
    draw_cages(random);
  } else {
    put_cages();
  }
  return true;
}

Removable VariantRecipe::removable(RandomNumbers& random) {
  open_ = 0;
  if (wishes_.is_killer) return {};
  const Shape& shape = board_.shape;
  Removable cells;
  cells.groups = orbits_of(random_order(random, shape.size()), shape.rows, shape.columns, wishes_.symmetry);
  cells.least = wishes_.givens;
  if (wishes_.givens != 0) cells.most = wishes_.givens + most_in_orbit(wishes_.symmetry) - 1;
  return cells;
}

bool VariantRecipe::write(const std::vector<std::uint32_t>& gone, Board& board) const {
  board = board_;
  for (const std::uint32_t cell : gone) CandidateCells::take_back(frame_, cell, board);
  return true;
}

std::int64_t VariantRecipe::work_to_write() const {
  return wishes_.is_killer ? work_of_opening + work_of_compiling : work_of_opening;
}

}  // namespace quadrille::variant

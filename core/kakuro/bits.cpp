#include "core/kakuro/bits.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "core/kakuro/run_filter.hpp"

namespace quadrille::kakuro {

namespace {

constexpr std::uint64_t restart_unit = 100;

constexpr double decay = 0.9;  // of what cells had to do with past conflicts

// A small board has small conflicts, and soon done with.
constexpr std::size_t words_a_cell = 1024;

// 1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 …, from index 1: 2^(k−1) at 2^k − 1, and between those the sequence over again.
std::uint64_t luby(std::uint64_t index) {
  while ((index & (index + 1)) != 0) index -= std::bit_floor(index) - 1;
  return (index + 1) / 2;
}

}  // namespace

std::optional<Error> Bits::open(const Board& board) {
  places_ = board.cells.size();
  runs_.find(board);
  facts_.open(runs_.cells());
  clauses_.open(runs_.cells() * digits, std::min(most_words_, words_a_cell * runs_.cells()));
  lesson_.open(runs_);
  order_.open(runs_.cells(), decay);
  preferred_.assign(runs_.cells(), 0);
  followed_ = 0;
  waiting_.resize(runs_.runs.size());
  is_waiting_.assign(runs_.runs.size(), 0);
  waiting_first_ = waiting_count_ = 0;
  for (std::uint32_t run = 0; run < runs_.runs.size(); ++run) queue_run(run);

  levels_.clear();
  levels_.reserve(runs_.cells());
  sides_.clear();
  sides_.reserve(runs_.cells() * digits);
  floor_ = 0;
  restarts_ = 0;
  conflicts_left_ = restart_unit;
  stats_ = {};
  next_ = Next::enter;
  for (std::uint32_t cell = 0; cell < runs_.cells(); ++cell) {
    const std::uint8_t given = board.cells[runs_.places[cell]].given;
    if (given != 0) facts_.learn(is(pair_of(cell, given)), {});
  }
  return std::nullopt;
}

Step Bits::advance(std::uint64_t& fuel) {
  return walk(
      next_, stats_, fuel, [this] { return enter(); }, [this] { return leave(); });
}

Node Bits::enter() {
  if (!settle()) return Node::dead_end;
  if (is_solved()) return Node::solution;
  choose(order_.first());
  return Node::inner;
}

// Draws all consequences of the node; false if they end it. A lesson may take the search to a lower level, where it
// goes on with the node of that level.
bool Bits::settle() {
  while (!propagate()) {
    if (facts_.level() == floor_) return false;
    lesson_.draw(runs_, facts_, clauses_, conflict_);
    for (const Pair pair : lesson_.pairs()) order_.bump(cell_of(is(pair)));
    order_.age();
    const auto literals = lesson_.literals();
    if (literals.size() > 1 && !clauses_.make_room(literals.size(), facts_)) return false;
    ++stats_.dead_ends;
    return_to(std::max(lesson_.level(), floor_));
    Reason reason;
    if (literals.size() > 1) reason = {Reason::Kind::clause, clauses_.add(literals, lesson_.levels())};
    facts_.learn(literals[0], reason);
    if (conflicts_left_ > 0) --conflicts_left_;
  }
  if (conflicts_left_ == 0 && facts_.level() > floor_) {
    conflicts_left_ = restart_unit * luby(++restarts_ + 1);
    return_to(floor_);
  }
  return true;
}

void Bits::queue_run(std::uint32_t run) {
  if (is_waiting_[run] != 0) return;
  is_waiting_[run] = 1;
  waiting_[(waiting_first_ + waiting_count_++) % waiting_.size()] = run;
}

// False at a conflict, which `conflict_` then holds.
bool Bits::propagate() {
  for (;;) {
    if (!follow_trail()) return false;
    if (waiting_count_ == 0) return true;
    const std::uint32_t run = waiting_[waiting_first_];
    waiting_first_ = (waiting_first_ + 1) % waiting_.size();
    --waiting_count_;
    is_waiting_[run] = 0;
    if (!filter(run)) return false;
  }
}

// What the clauses make of the latest literals is cheap, and may spare some filtering.
bool Bits::follow_trail() {
  while (followed_ < facts_.trail().size()) {
    const Literal literal = facts_.trail()[followed_++];
    if (!clauses_.follow(negation(literal), facts_)) {
      conflict_ = {Reason::Kind::clause, clauses_.clash()};
      return false;
    }
    if (!denies(literal)) continue;  // takes no candidate away that its cell's denials do not
    const Reason reason = facts_.reason_of(pair_of(literal));
    for (const std::uint32_t run : runs_.runs_of[cell_of(literal)]) {
      // A run's own conclusions tell it nothing new.
      if (reason.kind != Reason::Kind::run || reason.index != run) queue_run(run);
    }
  }
  return true;
}

bool Bits::filter(std::uint32_t index) {
  const Run& run = runs_.runs[index];
  const Reason reason = {Reason::Kind::run, index};
  conflict_ = reason;
  if (run.length > digits) return false;
  const auto cells = runs_.cells_of(run);
  std::array<Digits, digits> candidates;
  for (std::size_t i = 0; i < cells.size(); ++i) candidates[i] = facts_.candidates(cells[i]);
  if (!filter_run({candidates.data(), cells.size()}, run.sum)) return false;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    for_digits(facts_.candidates(cells[i]) & static_cast<Digits>(~candidates[i]),
               [&](unsigned digit) { facts_.learn(is_not(pair_of(cells[i], digit)), reason); });
  }
  return true;
}

bool Bits::is_solved() {
  while (!order_.empty() && facts_.is_decided(order_.first())) order_.drop_first();
  return order_.empty();
}

void Bits::choose(std::uint32_t cell) {
  const Digits candidates = facts_.candidates(cell);
  const bool as_before = preferred_[cell] != 0 && (candidates & digit_bit(preferred_[cell])) != 0;
  const Literal choice = is(pair_of(cell, as_before ? preferred_[cell] : least_digit(candidates)));
  levels_.push_back({choice, static_cast<std::uint32_t>(sides_.size())});
  facts_.begin_level();
  facts_.learn(choice, {});
  note_side(0);
}

// Turns to the other side of the latest choice, which becomes part of the level below and of the floor.
Next Bits::leave() {
  if (levels_.empty()) return Next::nothing;
  const Literal choice = levels_.back().choice;
  floor_ = facts_.level() - 1;
  return_to(floor_);
  facts_.learn(negation(choice), {});
  note_side(1);
  return Next::enter;
}

void Bits::note_side(std::uint8_t tried) {
  sides_.push_back({tried, 2});
  stats_.depth = std::max(stats_.depth, static_cast<std::uint32_t>(sides_.size()));
}

void Bits::return_to(std::uint32_t level) {
  while (waiting_count_ > 0) {
    is_waiting_[waiting_[waiting_first_]] = 0;
    waiting_first_ = (waiting_first_ + 1) % waiting_.size();
    --waiting_count_;
  }
  if (level >= facts_.level()) return;
  facts_.return_to(level, [this](Literal literal) {
    if (denies(literal)) return;
    preferred_[cell_of(literal)] = static_cast<std::uint8_t>(digit_of(literal));
    order_.restore(cell_of(literal));
  });
  followed_ = facts_.trail().size();
  sides_.resize(levels_[level].sides);
  levels_.resize(level);
}

void Bits::read(Answer& answer) const {
  answer.assign(places_, 0);
  for (std::uint32_t cell = 0; cell < runs_.cells(); ++cell) {
    const Digits candidates = facts_.candidates(cell);
    if (is_single(candidates)) answer[runs_.places[cell]] = static_cast<std::uint8_t>(least_digit(candidates));
  }
}

}  // namespace quadrille::kakuro

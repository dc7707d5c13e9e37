#include "core/puzzles/kakuro/run_propagator.hpp"

#include <algorithm>
#include <cassert>

#include "core/puzzles/kakuro/run_filter.hpp"
#include "core/text/text.hpp"

namespace quadrille::kakuro {

using learning::is_negative;

void RunPropagator::open(const Board& board, Trail& trail) {
  runs_.find(board);
  trail.open(runs_.cells() * digits, runs_.cells());
  candidates_.assign(runs_.cells(), all_digits);
  phases_.assign(runs_.cells(), 0);
  propagated_ = 0;
  steps_ = 0;
  waiting_.resize(runs_.runs.size());
  is_waiting_.assign(runs_.runs.size(), 0);
  waiting_first_ = waiting_count_ = 0;
  for (std::uint32_t run = 0; run < runs_.runs.size(); ++run) queue_run(run);
  for (std::uint32_t cell = 0; cell < runs_.cells(); ++cell) {
    const std::uint8_t given = board.cells[runs_.places[cell]].given;
    if (given != 0) assign(trail, is(pair_of(cell, given)), {});
  }
}

Literal RunPropagator::decide(std::uint32_t cell, const Trail&) const {
  const Digits candidates = candidates_[cell];
  const std::uint8_t phase = phases_[cell];
  const bool has_phase = phase != 0 && (candidates & digit_bit(phase)) != 0;
  return is(pair_of(cell, has_phase ? phase : least_digit(candidates)));
}

void RunPropagator::assign(Trail& trail, Literal literal, Reason reason) {
  const std::uint32_t cell = cell_of(literal);
  const Digits digit = digit_bit(digit_of(literal));
  Digits& candidates = candidates_[cell];
  trail.assign(literal, reason);
  if (is_negative(literal)) {
    candidates ^= digit;
    if (is_single(candidates)) trail.assign(is(pair_of(cell, least_digit(candidates))), {Reason::Kind::rule, 0});
  } else {
    for_digits(candidates ^ digit, [&](unsigned other) {
      trail.assign(is_not(pair_of(cell, other)), {Reason::Kind::literal, literal});
    });
    candidates = digit;
  }
}

void RunPropagator::unassign(Literal literal, const Trail&, learning::DecisionHeap& heap) {
  const std::uint32_t cell = cell_of(literal);
  if (is_negative(literal)) {
    candidates_[cell] |= digit_bit(digit_of(literal));
  } else {
    phases_[cell] = static_cast<std::uint8_t>(digit_of(literal));
    heap.push(cell);
  }
}

void RunPropagator::backtracked(const Trail& trail) {
  while (waiting_count_ > 0) next_run();
  propagated_ = trail.size();
}

void RunPropagator::queue_run(std::uint32_t run) {
  if (is_waiting_[run] != 0) return;
  is_waiting_[run] = 1;
  waiting_[(waiting_first_ + waiting_count_++) % waiting_.size()] = run;
}

std::uint32_t RunPropagator::next_run() {
  const std::uint32_t run = waiting_[waiting_first_];
  waiting_first_ = (waiting_first_ + 1) % waiting_.size();
  --waiting_count_;
  is_waiting_[run] = 0;
  return run;
}

bool RunPropagator::propagate(const Trail& trail, std::uint32_t size) {
  for (; propagated_ < size; ++propagated_) {
    const Literal literal = trail[propagated_];
    if (!is_negative(literal)) continue;  // takes no candidate away that its cell's other literals do not
    const Reason reason = trail.reason_of(pair_of(literal));
    for (const std::uint32_t run : runs_.runs_of[cell_of(literal)]) {
      // A run's own conclusions are nothing new to it.
      if (reason.kind != Reason::Kind::rule || reason.index != run) queue_run(run);
    }
  }
  return true;
}

bool RunPropagator::propagate_next(Trail& trail) {
  conflict_ = next_run();
  const Run& run = runs_.runs[conflict_];
  const Reason reason = {Reason::Kind::rule, conflict_};
  if (run.length > digits) return false;
  const auto cells = runs_.cells_of(run);
  std::array<Digits, digits> candidates;
  for (std::size_t i = 0; i < cells.size(); ++i) candidates[i] = candidates_[cells[i]];
  steps_ += cells.size();
  if (!filter_run({candidates.data(), cells.size()}, run.sum)) return false;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    for_digits(candidates_[cells[i]] & static_cast<Digits>(~candidates[i]),
               [&](unsigned digit) { assign(trail, is_not(pair_of(cells[i], digit)), reason); });
  }
  return true;
}

std::string RunPropagator::find_unrest(const Trail&) const {
  for (const Run& run : runs_.runs) {
    std::vector<Digits> candidates;
    for (const std::uint32_t cell : runs_.cells_of(run)) candidates.push_back(candidates_[cell]);
    const std::vector<Digits> before = candidates;
    if (!filter_run(candidates, run.sum) || candidates != before)
      return "run " + decimal(static_cast<std::size_t>(&run - runs_.runs.data()));
  }
  return {};
}

learning::Explanation RunPropagator::explain_conflict(const Trail& trail) {
  return explain_run(conflict_, no_literal, trail.size(), trail);
}

learning::Explanation RunPropagator::explain(const Trail& trail, Pair pair, std::uint32_t run) {
  const std::uint32_t position = trail.position_of(pair);
  const Literal literal = trail[position];
  if (is_negative(literal)) return explain_run(run, literal, position, trail);
  std::size_t count = 0;
  for_digits(all_digits ^ digit_bit(digit_of(literal)),
             [&](unsigned digit) { explanation_[count++] = is_not(pair_of(cell_of(literal), digit)); });
  return {explanation_.data(), count};
}

Digits RunPropagator::candidates_at(std::uint32_t cell, std::size_t length, const Trail& trail) const {
  Digits candidates = candidates_[cell];
  for_digits(all_digits ^ candidates, [&](unsigned digit) {
    if (trail.position_of(pair_of(cell, digit)) >= length) candidates |= digit_bit(digit);
  });
  return candidates;
}

// The cell that `literal` is about counts as having the digit that the literal denies it.
RunPropagator::Member RunPropagator::member_of(std::uint32_t cell, Literal literal, std::uint32_t position,
                                               const Trail& trail) const {
  if (literal != no_literal && cell == cell_of(literal)) return {cell, digit_bit(digit_of(literal)), 0, 0};
  Member member = {cell, candidates_at(cell, position, trail), 0, 0};
  for_digits(all_digits ^ member.candidates, [&](unsigned digit) {
    const Pair pair = pair_of(cell, digit);
    if (trail.level_of(pair) == 0) return;
    member.missing |= digit_bit(digit);
    member.latest = std::max(member.latest, trail.position_of(pair));
  });
  return member;
}

// Why the run has no filling with the candidates at `position`, or none in which `literal`, a negative one, is false.
learning::Explanation RunPropagator::explain_run(std::uint32_t run, Literal literal, std::uint32_t position,
                                                 const Trail& trail) {
  const auto cells = runs_.cells_of(runs_.runs[run]);
  assert(cells.size() <= digits);
  // What was assigned last is freed first: then what is left is old, and the clause takes the search further back. An
  // insertion sort does for at most nine members. (GCC 16 takes std::sort, whose first step is 16 long, for a read past
  // the array.)
  const auto precedes = [](const Member& a, const Member& b) {
    return a.latest != b.latest ? a.latest > b.latest : a.cell < b.cell;
  };
  std::array<Member, digits> members;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const Member member = member_of(cells[i], literal, position, trail);
    std::size_t at = i;
    for (; at > 0 && precedes(member, members[at - 1]); --at) members[at] = members[at - 1];
    members[at] = member;
  }

  std::array<Digits, digits> candidates, missing;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    candidates[i] = members[i].candidates;
    missing[i] = members[i].missing;
  }
  steps_ += cells.size();
  kakuro::explain_run({candidates.data(), cells.size()}, runs_.runs[run].sum, {missing.data(), cells.size()});
  std::size_t count = 0;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const std::uint32_t cell = members[i].cell;
    if (is_single(candidates[i]) && size(missing[i]) > 1) {
      explanation_[count++] = is(pair_of(cell, least_digit(candidates[i])));
    } else {
      for_digits(missing[i], [&](unsigned digit) { explanation_[count++] = is_not(pair_of(cell, digit)); });
    }
  }
  return {explanation_.data(), count};
}

}  // namespace quadrille::kakuro

#include "core/kakuro/lesson.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

#include "core/kakuro/run_filter.hpp"

namespace quadrille::kakuro {

void Lesson::open(const Runs& runs) {
  const std::size_t pairs = runs.cells() * digits;
  literals_.reserve(pairs + 1);
  pairs_.clear();
  pairs_.reserve(pairs);
  seen_.assign(pairs, 0);
  counted_.assign(runs.cells() + 1, 0);
}

void Lesson::draw(const Runs& runs, const Facts& facts, const Clauses& clauses, Reason conflict) {
  for (const Pair pair : pairs_) seen_[pair] = 0;
  pairs_.clear();
  literals_.assign(1, 0);
  open_ = 0;

  std::size_t position = facts.trail().size();
  if (conflict.kind == Reason::Kind::clause) {
    for (const Literal literal : clauses.literals(conflict.index)) consider(negation(literal), facts);
  } else {
    consider_run(runs.runs[conflict.index], nullptr, position, runs, facts);
  }
  for (;;) {
    assert(open_ > 0);
    while (seen_[pair_of(facts.trail()[--position])] == 0) {
    }
    const Literal literal = facts.trail()[position];
    if (--open_ == 0) {
      literals_[0] = negation(literal);
      break;
    }
    consider_causes(literal, facts.reason_of(pair_of(literal)), position, runs, facts, clauses);
  }
  finish(facts);
}

// A cause that holds at the root needs no mention, one of a lower level is part of the clause, one of the present level
// has to give way later.
void Lesson::consider(Literal cause, const Facts& facts) {
  const Pair pair = pair_of(cause);
  const std::uint32_t level = facts.level_of(pair);
  if (level == 0 || seen_[pair] != 0) return;
  seen_[pair] = 1;
  pairs_.push_back(pair);
  if (level == facts.level()) {
    ++open_;
  } else {
    literals_.push_back(negation(cause));
  }
}

// The literals from which `literal` followed at `position` of the trail.
void Lesson::consider_causes(Literal literal, Reason reason, std::size_t position, const Runs& runs, const Facts& facts,
                             const Clauses& clauses) {
  switch (reason.kind) {
    case Reason::Kind::none: assert(false); break;
    case Reason::Kind::cell: {
      const std::uint32_t cell = cell_of(literal);
      if (denies(literal)) {
        consider(is(pair_of(cell, least_digit(facts.candidates(cell)))), facts);
      } else {
        for_digits(all_digits ^ digit_bit(digit_of(literal)),
                   [&](unsigned digit) { consider(is_not(pair_of(cell, digit)), facts); });
      }
      break;
    }
    case Reason::Kind::run: consider_run(runs.runs[reason.index], &literal, position, runs, facts); break;
    case Reason::Kind::clause:
      for (const Literal other : clauses.literals(reason.index)) {
        if (other != literal) consider(negation(other), facts);
      }
      break;
  }
}

// Why the run has no filling with the candidates at `position`, or none in which `*literal`, a denial, fails.
void Lesson::consider_run(const Run& run, const Literal* literal, std::size_t position, const Runs& runs,
                          const Facts& facts) {
  struct Member {
    std::uint32_t cell;
    Digits candidates;
    Digits missing;
    std::uint32_t latest;  // when it last lost a candidate that is missing
  };
  std::array<Member, digits> members;
  const auto cells = runs.cells_of(run);
  assert(cells.size() <= digits);
  for (std::size_t i = 0; i < cells.size(); ++i) {
    Member& member = members[i];
    member = {cells[i], facts.candidates_at(cells[i], position), 0, 0};
    if (literal != nullptr && cells[i] == cell_of(*literal)) {
      member.candidates = digit_bit(digit_of(*literal));
      continue;
    }
    for_digits(all_digits ^ member.candidates, [&](unsigned digit) {
      const Pair pair = pair_of(cells[i], digit);
      if (facts.level_of(pair) == 0) return;
      member.missing |= digit_bit(digit);
      member.latest = std::max(member.latest, facts.position_of(pair));
    });
  }
  // What was learnt last is freed first: then what is left is old, and the lesson reaches further back. The members are
  // at most nine, so an insertion sort does. (GCC 16 takes std::sort, whose first step is 16 long, for a read past the
  // array.)
  const auto precedes = [](const Member& a, const Member& b) {
    return a.latest != b.latest ? a.latest > b.latest : a.cell < b.cell;
  };
  for (std::size_t i = 1; i < cells.size(); ++i) {
    const Member member = members[i];
    std::size_t at = i;
    for (; at > 0 && precedes(member, members[at - 1]); --at) members[at] = members[at - 1];
    members[at] = member;
  }

  std::array<Digits, digits> candidates, missing;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    candidates[i] = members[i].candidates;
    missing[i] = members[i].missing;
  }
  explain_run({candidates.data(), cells.size()}, run.sum, {missing.data(), cells.size()});
  for (std::size_t i = 0; i < cells.size(); ++i) {
    const std::uint32_t cell = members[i].cell;
    if (is_single(candidates[i]) && size(missing[i]) > 1) {
      consider(is(pair_of(cell, least_digit(candidates[i]))), facts);
    } else {
      for_digits(missing[i], [&](unsigned digit) { consider(is_not(pair_of(cell, digit)), facts); });
    }
  }
}

void Lesson::finish(const Facts& facts) {
  level_ = 0;
  levels_ = 1;
  for (std::size_t i = 1; i < literals_.size(); ++i) {
    const std::uint32_t level = facts.level_of(pair_of(literals_[i]));
    if (counted_[level] == 0) ++levels_;
    counted_[level] = 1;
    if (level > level_) {
      level_ = level;
      std::swap(literals_[1], literals_[i]);
    }
  }
  for (std::size_t i = 1; i < literals_.size(); ++i) counted_[facts.level_of(pair_of(literals_[i]))] = 0;
}

}  // namespace quadrille::kakuro

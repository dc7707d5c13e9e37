#include "core/cover/learning/lesson.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace quadrille::cover {

void Lesson::open(std::size_t options) {
  literals_.reserve(options + 1);
  marks_.assign(options, Mark::none);
  marked_.clear();
  marked_.reserve(options);
  visits_.reserve(options);
  denials_.assign(options, 0);
  counted_.assign(options + 1, 0);
  count_ = 0;
}

void Lesson::draw(const Facts& facts, Clauses& clauses, Order& order, Cause conflict) {
  literals_.assign(1, 0);
  open_ = 0;
  consider(conflict, facts, order);
  for (std::size_t position = facts.trail().size();;) {
    assert(open_ > 0);
    do {
      --position;
    } while (marks_[option_of(facts.trail()[position])] == Mark::none);
    const Literal literal = facts.trail()[position];
    if (--open_ == 0) {
      literals_[0] = negation(literal);
      break;
    }
    const Option option = option_of(literal);
    const Cause causes = causes_of(option, facts, clauses);
    if (const Reason reason = facts.reason_of(option); reason.kind == Reason::Kind::clause) {
      clauses.use(reason.index, count_levels(causes, facts));
    }
    consider(causes, facts, order);
  }
  order.age();
  leave_out_what_follows(facts, clauses);
  name_common_causes(facts);
  put_latest_second(facts);
  levels_ = count_levels(literals_, facts);
  for (const Option option : marked_) marks_[option] = Mark::none;
  marked_.clear();
}

void Lesson::mark(Option option, Mark as) {
  if (marks_[option] == Mark::none) marked_.push_back(option);
  marks_[option] = as;
}

// What the option's literal followed from; it may stand among that itself.
Cause Lesson::causes_of(Option option, const Facts& facts, const Clauses& clauses) const {
  const Reason& reason = facts.reason_of(option);
  switch (reason.kind) {
    case Reason::Kind::none: break;
    case Reason::Kind::option: return {&reason.index, 1};
    case Reason::Kind::item: return facts.members(reason.index);
    case Reason::Kind::clause: return clauses.literals(reason.index);
  }
  return {};
}

// A cause that holds at the root needs no mention, one of a lower level is part of the lesson, one of the present level
// has to give way later.
void Lesson::consider(Cause causes, const Facts& facts, Order& order) {
  for (const Literal literal : causes) {
    const Option option = option_of(literal);
    const std::uint32_t level = facts.level_of(option);
    if (level == 0 || marks_[option] != Mark::none) continue;
    mark(option, Mark::part);
    order.bump(option);
    if (level == facts.level()) {
      ++open_;
    } else {
      literals_.push_back(facts.holds(literal) ? negation(literal) : literal);
    }
  }
}

void Lesson::leave_out_what_follows(const Facts& facts, const Clauses& clauses) {
  count_levels(literals_, facts);
  const auto last = std::remove_if(literals_.begin() + 1, literals_.end(), [&](Literal literal) {
    return follows_from_others(option_of(literal), facts, clauses);
  });
  literals_.erase(last, literals_.end());
}

// Looks behind the option's literal, and behind what that followed from, as far down as parts of the lesson. A level
// without a part cannot lead to them.
bool Lesson::follows_from_others(Option option, const Facts& facts, const Clauses& clauses) {
  visits_.assign(1, {option, 0});
  while (!visits_.empty()) {
    const Option present = visits_.back().option;
    const Cause causes = causes_of(present, facts, clauses);
    bool founded = !causes.empty();
    bool goes_down = false;
    while (founded && !goes_down && visits_.back().next < causes.size()) {
      const Option cause = option_of(causes[visits_.back().next++]);
      const std::uint32_t level = facts.level_of(cause);
      if (cause == present || level == 0 || marks_[cause] == Mark::part || marks_[cause] == Mark::follows) continue;
      founded = marks_[cause] == Mark::none && counted_[level] == count_;
      goes_down = founded;
      if (goes_down) visits_.push_back({cause, 0});
    }
    if (goes_down) continue;
    if (!founded) {
      for (std::size_t i = 1; i < visits_.size(); ++i) mark(visits_[i].option, Mark::unfounded);
      return false;
    }
    visits_.pop_back();
    if (!visits_.empty()) mark(present, Mark::follows);
  }
  return true;
}

// A cause that is part of the lesson already has nothing left that follows from it, so those met below were put in
// here.
void Lesson::name_common_causes(const Facts& facts) {
  const auto cause_of = [&](Literal literal) {
    const Reason& reason = facts.reason_of(option_of(literal));
    return reason.kind == Reason::Kind::option ? reason.index : literal;
  };
  for (std::size_t i = 1; i < literals_.size(); ++i) ++denials_[option_of(cause_of(literals_[i]))];
  std::size_t kept = 1;
  for (std::size_t i = 1; i < literals_.size(); ++i) {
    const Literal cause = cause_of(literals_[i]);
    const std::uint32_t denials = std::exchange(denials_[option_of(cause)], 0);
    if (denials == 0) continue;
    literals_[kept++] = denials == 1 ? literals_[i] : negation(cause);
  }
  literals_.resize(kept);
}

void Lesson::put_latest_second(const Facts& facts) {
  level_ = 0;
  for (std::size_t i = 1; i < literals_.size(); ++i) {
    const std::uint32_t level = facts.level_of(option_of(literals_[i]));
    if (level <= level_) continue;
    level_ = level;
    std::swap(literals_[1], literals_[i]);
  }
}

// Leaves `counted_` telling them.
std::uint32_t Lesson::count_levels(Cause literals, const Facts& facts) {
  ++count_;
  std::uint32_t levels = 0;
  for (const Literal literal : literals) {
    std::uint64_t& counted = counted_[facts.level_of(option_of(literal))];
    levels += counted != count_ ? 1 : 0;
    counted = count_;
  }
  return levels;
}

}  // namespace quadrille::cover

#include "core/cover/learning/learning.hpp"

#include <algorithm>

namespace quadrille::cover {

namespace {

// Measured on 25×25 Sudoku, find and prove unique; nothing depends on them sharply, but a decay of 0.95 takes half as
// long again.
constexpr double decay = 0.99;                 // of what options had to do with past conflicts
constexpr double much_worse = 1.2;             // late lessons over so many times the levels of all: begin anew
constexpr std::uint64_t conflicts_a_run = 20;  // at least
constexpr double late_weight = 1.0 / 32;
constexpr double long_weight = 1e-4;              // or more, in the first conflicts
constexpr std::uint64_t first_forgetting = 2000;  // conflicts; then so many again and more
constexpr std::uint64_t forgetting_grows = 300;   // by this, each time

}  // namespace

std::optional<Error> Learning::open(const Problem& problem) {
  if (problem.entries() > most_entries) {
    return Error{Error::Code::too_large, "the exact cover problem has more entries than learning is given memory for"};
  }
  facts_.open(problem);
  clauses_.open(problem.options(), most_words_);
  lesson_.open(problem.options());
  order_.open(problem.options(), decay);
  followed_ = 0;
  certain_.clear();
  certain_.reserve(problem.options());
  certain_known_ = 0;
  sides_below_.clear();
  sides_below_.reserve(problem.options());
  sides_.clear();
  sides_.reserve(problem.options());
  floor_ = 0;
  late_levels_ = long_levels_ = 0;
  conflicts_ = last_restart_ = forgettings_ = 0;
  next_forgetting_ = first_forgetting;
  stats_ = {};
  next_ = Next::enter;
  return std::nullopt;
}

Step Learning::advance(std::uint64_t& fuel) {
  return walk(
      next_, stats_, fuel, [this] { return enter(); }, [this] { return leave(); });
}

Node Learning::enter() {
  if (!settle()) return Node::dead_end;
  if (is_solved()) return Node::solution;
  choose(order_.first());
  return Node::inner;
}

// Draws all consequences of the node; false if they end it. A lesson may take the search to a lower level, where it
// goes on with the node of that level.
bool Learning::settle() {
  while (!propagate()) {
    if (facts_.level() == floor_ || !learn()) return false;
    ++stats_.dead_ends;
  }
  restart_if_worse();
  if (conflicts_ >= next_forgetting_) {
    next_forgetting_ = conflicts_ + first_forgetting + forgetting_grows * ++forgettings_;
    clauses_.forget(facts_);
  }
  return true;
}

// False at a conflict, which `conflict_` then holds.
bool Learning::propagate() {
  for (; certain_known_ < certain_.size(); ++certain_known_) {
    const Literal& literal = certain_[certain_known_];
    if (facts_.fails(literal)) {
      conflict_ = {&literal, 1};
      return false;
    }
    if (!facts_.holds(literal)) facts_.learn(literal, {});
  }
  for (;;) {
    if (!facts_.follow_rules()) {
      conflict_ = facts_.clash();
      return false;
    }
    if (followed_ == facts_.trail().size()) return true;
    if (!clauses_.follow(negation(facts_.trail()[followed_++]), facts_)) {
      conflict_ = clauses_.literals(clauses_.clash());
      return false;
    }
  }
}

// Goes back to where the lesson of the conflict says something new. False if the lesson cannot be kept.
bool Learning::learn() {
  lesson_.draw(facts_, clauses_, order_, conflict_);
  const auto literals = lesson_.literals();
  Reason reason;
  if (literals.size() > 1) {
    if (!clauses_.make_room(literals.size(), facts_)) return false;
    reason = {Reason::Kind::clause, clauses_.add(literals, lesson_.levels())};
  } else {
    certain_.push_back(literals[0]);
    ++certain_known_;
  }
  return_to(std::max(lesson_.level(), floor_));
  facts_.learn(literals[0], reason);

  ++conflicts_;
  late_levels_ += (lesson_.levels() - late_levels_) * late_weight;
  long_levels_ +=
      (lesson_.levels() - long_levels_) * std::max(long_weight, std::min(1.0 / static_cast<double>(conflicts_), 1e-3));
  return true;
}

void Learning::restart_if_worse() {
  if (conflicts_ < last_restart_ + conflicts_a_run || late_levels_ <= much_worse * long_levels_) return;
  last_restart_ = conflicts_;
  return_to(floor_);
}

bool Learning::is_solved() {
  while (!order_.empty() && facts_.is_decided(order_.first())) order_.drop_first();
  return order_.empty();
}

void Learning::choose(Option option) {
  sides_below_.push_back(static_cast<std::uint32_t>(sides_.size()));
  facts_.begin_level();
  facts_.learn(chosen(option), {});
  note_side(0);
}

// Turns to the other side of the latest choice, which becomes part of the level below and of the floor. What was learnt
// is told again: below the former floor it may say what it could not say above.
Next Learning::leave() {
  if (facts_.level() == 0) return Next::nothing;
  const Literal choice = facts_.choice_at(facts_.level());
  floor_ = facts_.level() - 1;
  return_to(floor_);
  followed_ = certain_known_ = 0;
  facts_.learn(negation(choice), {});
  note_side(1);
  return Next::enter;
}

void Learning::note_side(std::uint8_t tried) {
  sides_.push_back({tried, 2});
  stats_.depth = std::max(stats_.depth, static_cast<std::uint32_t>(sides_.size()));
}

void Learning::return_to(std::uint32_t level) {
  if (level >= facts_.level()) return;
  facts_.return_to(level, [this](Option option) { order_.restore(option); });
  followed_ = std::min(followed_, facts_.trail().size());
  sides_.resize(sides_below_[level]);
  sides_below_.resize(level);
}

void Learning::read(std::vector<Option>& options) const {
  options.clear();
  for (const Literal literal : facts_.trail()) {
    if (!denies(literal)) options.push_back(option_of(literal));
  }
}

// Of two solutions neither is part of the other.
bool Learning::is_at(const std::vector<Option>& solution) const {
  return std::all_of(solution.begin(), solution.end(), [this](Option option) { return facts_.holds(chosen(option)); });
}

}  // namespace quadrille::cover

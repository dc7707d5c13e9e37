#include "core/why/reason_search.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace quadrille::why {

namespace {

// The work that a trial may take at first. A statement is kept if its trial takes longer, and tried again at the end.
constexpr std::int64_t quick = 100 * work_per_ms;
// The same for trials whose result only makes a later step shorter.
constexpr std::int64_t quicker = 2 * work_per_ms;

Numbers sorted(Numbers numbers) {
  std::sort(numbers.begin(), numbers.end());
  return numbers;
}

Numbers without(const Numbers& numbers, const Numbers& others) {
  Numbers rest;
  std::set_difference(numbers.begin(), numbers.end(), others.begin(), others.end(), std::back_inserter(rest));
  return rest;
}

Numbers together(const Numbers& numbers, const Numbers& others) {
  Numbers all;
  std::set_union(numbers.begin(), numbers.end(), others.begin(), others.end(), std::back_inserter(all));
  return all;
}

bool has_common(const Numbers& numbers, const Numbers& others) {
  auto one = numbers.begin(), other = others.begin();
  while (one != numbers.end() && other != others.end() && *one != *other) *one < *other ? ++one : ++other;
  return one != numbers.end() && other != others.end();
}

// There may be thousands of trials: only this many of them are remembered.
constexpr std::size_t most_known = 200;

void keep_known(std::vector<Numbers>& known, const Numbers& numbers) {
  if (known.size() == most_known) known.erase(known.begin());
  known.push_back(numbers);
}

}  // namespace

void ReasonSearch::open(Trials& trials, std::size_t statements, Numbers enough, Numbers needed) {
  trials_ = &trials;
  statements_ = statements;
  reason_ = std::move(enough);
  is_minimal_ = is_smallest_ = is_trying_ = has_doubts_ = false;
  is_needed_.assign(statements, 0);
  for (const Number statement : needed) is_needed_[statement] = 1;
  calls_.clear();
  broken_sets_.clear();
  known_enough_.clear();
  known_broken_.clear();
  background_ = std::move(needed);
  call(without(reason_, background_), true);
  stage_ = Stage::divide;
}

bool ReasonSearch::advance(Fuel& fuel) {
  while (stage_ != Stage::done) {
    if (fuel.is_spent()) return false;
    if (stage_ == Stage::divide || stage_ == Stage::confirm) {
      work(fuel);
      continue;
    }
    const Fuel portion = {std::min(fuel.work, left_), fuel.nodes};
    Fuel rest = portion;
    work(rest);
    left_ -= portion.work - rest.work;
    fuel = {fuel.work - (portion.work - rest.work), rest.nodes};
    if (left_ <= 0) stage_ = Stage::done;
  }
  return true;
}

// Does one step. False when the fuel is spent first.
bool ReasonSearch::work(Fuel& fuel) {
  switch (stage_) {
    case Stage::divide: return divide(fuel);
    case Stage::confirm: return confirm(fuel);
    case Stage::hit: return hit(fuel);
    case Stage::test: return test(fuel);
    case Stage::grow: return grow(fuel);
    case Stage::done: break;
  }
  return true;
}

// Tries whether the kept statements are enough, with at most `most` units of work. `open` when the fuel is spent.
ReasonSearch::Outcome ReasonSearch::look(const Numbers& kept, std::int64_t most, Fuel& fuel) {
  if (!is_trying_ && is_known(kept, fuel)) return known_;
  const bool is_listing = is_trying_ && trials_->is_listing();  // has found a counterexample: goes on past the limit
  const Fuel portion = {is_listing ? fuel.work : std::min(fuel.work, is_trying_ ? trial_left_ : most), fuel.nodes};
  Fuel rest = portion;
  if (!is_trying_) {
    trial_left_ = most;
    trials_->begin(kept, rest);
    is_trying_ = true;
  }
  Outcome outcome = trials_->advance(rest);
  trial_left_ -= portion.work - rest.work;
  fuel = {fuel.work - (portion.work - rest.work), rest.nodes};
  if (outcome == Outcome::open && trial_left_ <= 0 && !trials_->is_listing()) outcome = Outcome::unknown;
  if (outcome == Outcome::counterexample && trials_->broken().empty()) outcome = Outcome::unknown;
  if (outcome == Outcome::counterexample) keep_known(known_broken_, broken_ = trials_->broken());
  if (outcome == Outcome::enough) keep_known(known_enough_, kept);
  is_trying_ = outcome == Outcome::open;
  return outcome;
}

// Whether an earlier trial decides this one, and sets its outcome then. These statements are enough if some of them
// were enough, and not enough if a counterexample obeys all of them.
bool ReasonSearch::is_known(const Numbers& kept, Fuel& fuel) {
  fuel.work -= static_cast<std::int64_t>((known_enough_.size() + known_broken_.size()) * (1 + kept.size() / 16));
  for (const Numbers& enough : known_enough_) {
    if (!std::includes(kept.begin(), kept.end(), enough.begin(), enough.end())) continue;
    known_ = Outcome::enough;
    return true;
  }
  for (const Numbers& broken : known_broken_) {
    if (has_common(broken, kept)) continue;
    known_ = Outcome::counterexample;
    broken_ = broken;
    return true;
  }
  return false;
}

void ReasonSearch::call(const Numbers& candidates, bool may_be_none) {
  calls_.push_back({candidates, background_.size(), may_be_none});
}

// Ends the innermost call of QuickXplain and returns the statements that it keeps to its caller.
void ReasonSearch::give_back(Numbers kept) {
  given_back_ = std::move(kept);
  calls_.pop_back();
}

bool ReasonSearch::divide(Fuel& fuel) {
  using State = Call::State;
  if (calls_.empty()) {
    end_shrinking();
    return true;
  }
  Call& now = calls_.back();
  const auto half = now.candidates.begin() + static_cast<std::ptrdiff_t>((now.candidates.size() + 1) / 2);
  const bool are_needed = std::all_of(now.candidates.begin(), now.candidates.end(),
                                      [this](Number statement) { return is_needed(statement); });
  switch (now.state) {
    case State::ask: {
      now.state = State::split;
      if (now.candidates.empty() || !now.may_be_none || are_needed) break;
      const Numbers kept = sorted(background_);
      const Outcome outcome = look(kept, quick, fuel);
      if (outcome == Outcome::open) return now.state = State::ask, false;
      if (outcome == Outcome::enough) {
        reason_ = kept;
        give_back({});
      } else if (outcome == Outcome::counterexample) {
        broken_sets_.push_back(broken_);
        Numbers only;
        std::set_intersection(reason_.begin(), reason_.end(), broken_.begin(), broken_.end(), std::back_inserter(only));
        if (only.size() == 1) is_needed_[only[0]] = 1;
      } else {
        has_doubts_ = true;
      }
      break;
    }
    case State::split:
      if (now.candidates.size() < 2 || are_needed) {
        give_back(std::move(now.candidates));
        break;
      }
      now.state = State::second;
      background_.insert(background_.end(), now.candidates.begin(), half);
      call({half, now.candidates.end()}, true);
      break;
    case State::second:
      now.state = State::first;
      now.kept = std::move(given_back_);
      background_.resize(now.background);
      background_.insert(background_.end(), now.kept.begin(), now.kept.end());
      call({now.candidates.begin(), half}, !now.kept.empty());
      break;
    case State::first:
      background_.resize(now.background);
      give_back(together(now.kept, given_back_));
      break;
  }
  return true;
}

// QuickXplain has ended: `given_back_` holds what it found in addition to the background.
void ReasonSearch::end_shrinking() {
  reason_ = together(sorted(background_), given_back_);
  next_ = 0;
  is_minimal_ = !has_doubts_;
  stage_ = has_doubts_ ? Stage::confirm : Stage::hit;
  left_ = most_work;
  hitting_sets_.open(statements_);
  for (const Numbers& broken : broken_sets_) hitting_sets_.add(broken);
}

// Tries to leave out each statement that is in doubt, one after the other, however long that takes.
bool ReasonSearch::confirm(Fuel& fuel) {
  if (next_ == reason_.size()) {
    is_minimal_ = !has_doubts_;
    stage_ = is_minimal_ ? Stage::hit : Stage::done;
    return true;
  }
  if (next_ == 0 && !is_trying_) has_doubts_ = false;
  if (is_needed(reason_[next_])) return ++next_, true;
  const Numbers rest = without(reason_, {reason_[next_]});
  const Outcome outcome = look(rest, Fuel::unlimited_work, fuel);
  if (outcome == Outcome::open) return false;
  if (outcome == Outcome::enough) {
    reason_ = rest;
  } else {
    has_doubts_ = has_doubts_ || outcome == Outcome::unknown;
    ++next_;
  }
  return true;
}

bool ReasonSearch::hit(Fuel& fuel) {
  if (!hitting_sets_.advance(reason_.size(), fuel)) return false;
  is_smallest_ = !hitting_sets_.has_found();
  tested_ = hitting_sets_.found();
  stage_ = is_smallest_ ? Stage::done : Stage::test;
  return true;
}

// Tries whether the hitting set is enough. If it is not, adds a set that a counterexample breaks, and tries the union:
// so several disjoint sets are found before the next hitting set is looked for.
bool ReasonSearch::test(Fuel& fuel) {
  const bool is_hitting_set = tested_.size() == hitting_sets_.found().size();
  const Outcome outcome = look(tested_, quick, fuel);
  switch (outcome) {
    case Outcome::open: return false;
    case Outcome::enough:
      if (is_hitting_set) reason_ = tested_;
      is_smallest_ = is_hitting_set;
      stage_ = is_hitting_set ? Stage::done : Stage::hit;
      break;
    case Outcome::unknown: stage_ = is_hitting_set ? Stage::done : Stage::hit; break;
    case Outcome::counterexample: outside_ = doubtful_ = broken_; stage_ = Stage::grow;
  }
  return true;
}

// Makes the set of broken statements small: keeps as many statements as a counterexample can obey.
bool ReasonSearch::grow(Fuel& fuel) {
  if (doubtful_.empty() || outside_.size() == 1) {
    hitting_sets_.add(outside_);
    tested_ = together(tested_, outside_);
    stage_ = Stage::test;
    return true;
  }
  Numbers all(statements_);
  for (Number statement = 0; statement < all.size(); ++statement) all[statement] = statement;
  const Number next = doubtful_.back();
  const Outcome outcome = look(without(all, without(outside_, {next})), quicker, fuel);
  if (outcome == Outcome::open) return false;
  doubtful_.pop_back();
  if (outcome != Outcome::counterexample) return true;
  outside_ = broken_;
  doubtful_ = without(doubtful_, without(doubtful_, outside_));
  return true;
}

}  // namespace quadrille::why

#include "core/why/trials.hpp"

#include <algorithm>
#include <utility>

namespace quadrille::why {

namespace {

void add(const Stats& stats, Stats& sum) {
  sum.nodes += stats.nodes;
  sum.dead_ends += stats.dead_ends;
  sum.solutions += stats.solutions;
  sum.depth = std::max(sum.depth, stats.depth);
}

}  // namespace

void BoardTrials::explain_absence(Boards& boards, std::vector<Supposition> alternatives) {
  boards_ = &boards;
  alternatives_ = std::move(alternatives);
  solution_.clear();
  engine_ = nullptr;
  stats_ = {};
}

void BoardTrials::explain_only(Boards& boards, Placements solution) {
  explain_none(boards);
  solution_ = std::move(solution);
}

void BoardTrials::begin(const Numbers& kept, Fuel& fuel) {
  close();
  boards_->keep(kept);
  next_ = 0;
  open_next(fuel);
}

Trials::Outcome BoardTrials::advance(Fuel& fuel) {
  while (engine_ != nullptr) {
    if (fuel.is_spent()) return Outcome::open;
    const Step step = engine_->advance(fuel);
    if (step == Step::paused) {
      if (!engine_->has_given_up()) return Outcome::open;
      close();
      return Outcome::unknown;
    }
    if (step == Step::solution) {
      if (is_counterexample(fuel)) {
        close();
        return Outcome::counterexample;
      }
      // After the only solution another one may follow. A board that does not allow the values that were put on it has
      // no counterexample with them.
      if (!solution_.empty()) continue;
    }
    close();
    open_next(fuel);
  }
  return cannot_search_ ? Outcome::unknown : Outcome::enough;
}

Stats BoardTrials::stats() const {
  Stats sum = stats_;
  if (engine_ != nullptr) add(engine_->stats(), sum);
  return sum;
}

// For the next alternative, if there is one.
void BoardTrials::open_next(Fuel& fuel) {
  cannot_search_ = false;
  if (next_ == alternatives_.size()) return;
  fuel.work -= boards_->work_to_open();
  engine_ = boards_->open(alternatives_[next_]);
  ++next_;
  cannot_search_ = engine_ == nullptr;
}

bool BoardTrials::is_counterexample(Fuel& fuel) {
  fuel.work -= boards_->work_to_read();
  if (!boards_->read()) return false;
  if (!solution_.empty()) {
    found_.clear();
    boards_->append_placements(found_);
    std::sort(found_.begin(), found_.end());
    if (found_ == solution_) return false;
  }
  broken_.clear();
  boards_->append_broken(broken_);
  return true;
}

void BoardTrials::close() {
  if (engine_ != nullptr) add(engine_->stats(), stats_);
  engine_ = nullptr;
}

}  // namespace quadrille::why

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

void BoardTrials::explain_absence(Boards& boards, std::size_t statements, std::vector<Supposition> alternatives) {
  boards_ = &boards;
  statements_ = statements;
  lists_ = true;
  alternatives_ = std::move(alternatives);
  has_solution_ = false;
  engine_ = nullptr;
  is_listing_ = false;
  stats_ = {};
}

void BoardTrials::explain_only(Boards& boards, std::size_t statements, Placements solution) {
  explain_none(boards, statements);
  has_solution_ = true;
  solution_ = std::move(solution);
}

void BoardTrials::begin(const Numbers& kept, Fuel& fuel) {
  close();
  fuel.work -= boards_->work_to_open();
  boards_->keep(kept);
  next_ = 0;
  cannot_search_ = is_listing_ = false;
}

Trials::Outcome BoardTrials::advance(Fuel& fuel) {
  for (;;) {
    if (cannot_search_) return Outcome::unknown;
    if (engine_ == nullptr && next_ == alternatives_.size()) return Outcome::enough;
    if (is_listing_ ? fuel.work <= 0 : fuel.is_spent()) return Outcome::open;
    if (engine_ == nullptr) {
      open_next(fuel);
      continue;
    }
    if (!is_listing_) {
      const Step step = engine_->advance(fuel);
      if (step == Step::paused) {
        if (!engine_->has_given_up()) return Outcome::open;
        close();
        return Outcome::unknown;
      }
      is_listing_ = step == Step::solution && is_counterexample(fuel);
      // After the given solution the engine may find another one. If the board does not allow the supposed values, it
      // has no counterexample with them.
      if (!is_listing_ && (step == Step::finished || !has_solution_)) close();
    } else if (list(fuel)) {
      close();
      is_listing_ = false;
      return Outcome::counterexample;
    }
  }
}

Stats BoardTrials::stats() const {
  Stats sum = stats_;
  if (engine_ != nullptr) add(engine_->stats(), sum);
  return sum;
}

// Opens the engine for the next alternative.
void BoardTrials::open_next(Fuel& fuel) {
  fuel.work -= boards_->work_to_open();
  engine_ = boards_->open(alternatives_[next_]);
  ++next_;
  cannot_search_ = engine_ == nullptr;
}

bool BoardTrials::is_counterexample(Fuel& fuel) {
  fuel.work -= boards_->work_to_read();
  if (!boards_->read()) return false;
  if (has_solution_) {
    found_.clear();
    boards_->append_placements(found_);
    std::sort(found_.begin(), found_.end());
    if (found_ == solution_) return false;
  }
  broken_.clear();
  listed_ = 0;
  return true;
}

// Lists the statements that the counterexample breaks, until the fuel is spent (false) or all are listed.
bool BoardTrials::list(Fuel& fuel) {
  if (!lists_) return true;
  for (; listed_ < statements_; ++listed_) {
    if (fuel.work <= 0) return false;
    fuel.work -= boards_->work_to_read();
    if (boards_->breaks(listed_)) broken_.push_back(listed_);
  }
  return true;
}

void BoardTrials::close() {
  if (engine_ != nullptr) add(engine_->stats(), stats_);
  engine_ = nullptr;
}

}  // namespace quadrille::why

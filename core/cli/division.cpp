#include "core/cli/division.hpp"

#include <algorithm>
#include <utility>

#include "core/cli/system.hpp"

namespace quadrille::cli {

namespace {

using State = PartJob::State;

}  // namespace

Division::Division(const CatalogEntry& entry, const Request& request, Job& first, std::size_t puzzle,
                   Clock::time_point begun, Seconds seconds, std::size_t threads)
    : entry_(entry),
      request_(request),
      puzzle_(puzzle),
      begun_(begun),
      seconds_(seconds),
      threads_(threads),
      tree_(PartTree::make(request.question, first, first.progress().solutions)) {
  PartJob& part = this->first();
  part.part = request.part;
  part.share = share_of(part.part);
  part.state = State::running;
  part.begun = begun;
}

PartJob* Division::take_next() {
  if (!has_next()) return nullptr;
  PartJob* const part = tree_->next();
  part->state = State::running;
  if (part->job == nullptr) part->begun = Clock::now();
  ++running_;
  return part;
}

void Division::open(PartJob& part) const {
  if (part.job != nullptr) return;
  Request request = request_;
  request.question = part.question;
  request.part = part.part;
  request.skip = puzzle_;
  part.own_job = entry_.open(std::move(request));
  part.job = part.own_job.get();
}

bool Division::advance(Job& job) const {
  if (job.go_on({.work = work_per_ms})) return true;
  // With so little fuel it reads a puzzle and does not go on to the next one.
  if (job.puzzles() <= puzzle_) job.step({.work = 1});
  return job.puzzles() <= puzzle_;
}

Division::Order Division::report(PartJob& part, std::string_view records, double fraction, bool is_done,
                                 bool are_others_idle) {
  part.take(records);
  part.fraction = fraction;
  const auto now = Clock::now();
  if (now - begun_ >= seconds_ || is_interrupted()) is_stopped_ = true;
  if (is_done || !part.is_needed || is_over_) leave(part, State::ended);
  if (!part.error.empty() && part.is_needed && !is_over_) {
    is_over_ = true;
    ready_ += part.error;
  }
  const bool is_ended = part.state == State::ended;
  settle();  // may be the end of an ended part
  if (is_ended) return Order::leave;
  if (!part.is_needed || is_over_) return leave(part, State::ended), Order::leave;
  if (is_stopped_) return Order::stop;
  if (tree_->is_held_back(part)) return leave(part, State::waiting), Order::leave;
  if (are_others_idle && giver_ == nullptr) choose_giver(now);
  return giver_ == &part ? Order::give_away : Order::go_on;
}

void Division::take_given(PartJob& part, std::string_view given, double fraction) {
  giver_ = nullptr;
  if (given.empty()) {
    part.gave_nothing = Clock::now();
    return;
  }
  tree_->give_away(part, given);
  part.share = share_of(given.substr(0, given.find('\n')));
  part.fraction = fraction;
}

std::string Division::take_ready() { return std::exchange(ready_, {}); }

// The thread of a part works on it no longer.
void Division::leave(PartJob& part, State state) {
  part.state = state;
  --running_;
  if (giver_ == &part) giver_ = nullptr;
  if (state != State::ended) return;
  part.own_job.reset();
  part.job = nullptr;
}

void Division::settle() {
  if (is_over_) return;
  is_over_ = tree_->settle(ready_);
  tree_->forget_dropped();
  if (is_over_ || !is_stopped_ || running_ > 0) return;
  tree_->settle_stopped(ready_);
  is_over_ = true;
}

// Asks the search that has most left for parts, before the last ones are taken.
void Division::choose_giver(Clock::time_point now) {
  const auto is_waiting = [](const PartJob& part) { return part.state == State::waiting; };
  const auto& parts = tree_->parts();
  if (static_cast<std::size_t>(std::count_if(parts.begin(), parts.end(), is_waiting)) >= threads_) return;
  for (const PartJob& part : parts) {
    const bool is_large = part.state == State::running && now - part.begun >= divide_after;
    if (!is_large || now - part.gave_nothing < ask_again_after) continue;
    if (giver_ == nullptr || part.remaining() > giver_->remaining()) giver_ = &part;
  }
}

}  // namespace quadrille::cli

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
      tree_(PartTree::make(request.question, first, first.progress().solutions)),
      running_(1),
      root_(request.part) {
  PartJob& part = this->first();
  part.part = request.part;
  part.share = share_of(part.part);
  part.state = State::running;
  part.begun = begun;
}

Division::Division(const CatalogEntry& entry, const Request& request, const Checkpoint& from, Clock::time_point begun,
                   Seconds seconds, std::size_t threads)
    : entry_(entry),
      request_(request),
      puzzle_(0),
      begun_(begun),
      seconds_(seconds),
      threads_(threads),
      tree_(PartTree::make(from)),
      running_(0),
      root_(from.part),
      is_saved_(true) {
  settle();  // nothing may be left
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

Division::Order Division::report(PartJob& part, std::string_view records, const Progress& progress, bool is_done,
                                 bool are_others_idle) {
  part.take(records);
  part.fraction = progress.fraction;
  part.seen = std::max(part.seen, progress.solutions);
  const auto now = Clock::now();
  const bool has_reached_limit = part.has_answer && part.verdict == Verdict::stopped;
  if (closing_until_ || now - begun_ >= seconds_ || is_interrupted() || has_reached_limit) begin_stop(now);
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
  if (closing_until_) return Order::give_away;
  if (now - saved_ >= save_after) save(now);
  if (tree_->is_held_back(part)) return leave(part, State::waiting), Order::leave;
  const bool may_give_away = now - part.gave_nothing >= ask_again_after;
  if (is_saved_ && now - part.begun >= most_unsaved && may_give_away) return Order::give_away;
  if (are_others_idle && giver_ == nullptr) choose_giver(now);
  return giver_ == &part ? Order::give_away : Order::go_on;
}

bool Division::take_given(PartJob& part, std::string_view given, double fraction) {
  if (giver_ == &part) giver_ = nullptr;
  if (given.empty()) {
    part.gave_nothing = Clock::now();
    return false;
  }
  tree_->give_away(part, given);
  part.given = given.substr(0, given.find('\n'));
  part.share = share_of(part.given);
  if (root_.empty()) root_ = given.substr(0, given.find('.'));
  part.fraction = fraction;
  return closing_until_ && tree_->parts().size() < most_parts_closing;
}

command::Standing::Present Division::present() const {
  const double whole = share_of(request_.part);
  return {.solutions = tree_->found(),
          .fraction = 1 - tree_->remaining() / whole,
          .seconds = Seconds(Clock::now() - begun_).count()};
}

std::string Division::take_ready() { return std::exchange(ready_, {}); }
std::string Division::take_checkpoint() { return std::exchange(checkpoint_, {}); }

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
  if (is_over_ && !is_stopped_) save(Clock::now());
  if (is_over_ || running_ > 0 || (!is_stopped_ && !closing_until_)) return;
  if (!is_stopped_) save(Clock::now());
  tree_->settle_stopped(ready_);
  is_over_ = true;
}

// Has the threads stop: those of a count that is saved once they have come to the ends of their parts.
void Division::begin_stop(Clock::time_point now) {
  if (is_stopped_) return;
  if (is_saved_ && !closing_until_) closing_until_ = now + most_closing;
  if (is_saved_ && now < *closing_until_) return;
  save(now);  // before the parts that are not done are added up
  is_stopped_ = true;
}

// Makes a checkpoint, if something was done since the last.
void Division::save(Clock::time_point now) {
  if (!is_saved_) return;
  saved_ = now;
  Checkpoint checkpoint;
  checkpoint.puzzle = entry_.id;
  checkpoint.part = root_;
  tree_->save(checkpoint);
  std::string text = json_of(checkpoint);
  if (text == last_checkpoint_) return;
  last_checkpoint_ = text;
  checkpoint_ = std::move(text);
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

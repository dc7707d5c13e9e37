#include "core/job/job.hpp"

#include <algorithm>

namespace quadrille {

Error broken_rules() {
  return {Error::Code::internal, "an engine gave an answer that breaks the rules; please report this puzzle"};
}

bool Job::step(std::uint64_t fuel) {
  while (fuel > 0) {
    if (engine_ == nullptr && work_ahead(fuel)) continue;
    if (engine_ == nullptr && !begin_next(fuel)) return false;
    if (engine_ != nullptr) search(fuel);
  }
  return true;
}

bool Job::go_on(std::uint64_t fuel) {
  if (engine_ != nullptr) search(fuel);
  return engine_ != nullptr;
}

void Job::stop() {
  if (engine_ != nullptr) {
    conclude(Verdict::stopped);
  } else if (ahead_) {
    batch_->stop(records_);
    ++puzzles_;
    ahead_ = false;
  }
}

Progress Job::progress() const {
  Progress progress{.puzzles = puzzles_};
  if (engine_ != nullptr) {
    const Stats& stats = engine_->stats();
    progress.nodes = stats.nodes;
    progress.solutions = stats.solutions;
    progress.dead_ends = stats.dead_ends;
    progress.depth = stats.depth;
    progress.fraction = engine_->fraction();
  }
  return progress;
}

// Works on the puzzles that the batch takes until fuel is gone. False when it holds none and does not take the next
// one.
bool Job::work_ahead(std::uint64_t& fuel) {
  if (batch_ == nullptr || puzzles_ < request_.skip) return false;
  puzzles_ += advance_batch(fuel, records_);
  ahead_ = !batch_->empty();
  return ahead_ || fuel == 0;
}

// Reads the next puzzle and opens its engine, or writes the error in its place. False at the end of the text.
bool Job::begin_next(std::uint64_t& fuel) {
  Error error;
  const std::size_t before = taken_;
  const Read read = read_next(error);
  fuel -= std::min(fuel, read_cost(taken_ - before));
  if (read == Read::end || read == Read::more) return false;
  if (puzzles_ < request_.skip) {
    ++puzzles_;
    return true;
  }
  std::optional<Error> refused;
  if (read == Read::error) refused = std::move(error);
  if (!refused) refused = refuse_notation();
  if (!refused && request_.convert) {
    ++puzzles_;
    text_.clear();
    append_converted(text_);
    records_.converted(notation(), text_);
    return true;
  }
  if (!refused && request_.question == Question::hint) {
    refused = give_hint();
    if (!refused) return true;
  }
  // A count that ends at so many solutions has to meet each of them, as a list does.
  const bool meets_each = request_.question == Question::count && request_.limits.solutions != Limits().solutions;
  search_ = Search(request_.question, request_.limits);
  if (!refused) refused = open_engine(meets_each ? Question::list : request_.question);
  if (refused) write_error(*refused);
  return true;
}

void Job::search(std::uint64_t& fuel) {
  for (;;) {
    switch (search_.advance(*engine_, fuel)) {
      case Step::paused: return;
      case Step::finished: conclude(search_.verdict()); return;
      case Step::solution: break;
    }
    if (!take_solution() || fuel == 0) return;  // so that whoever watches sees the board that is solved
  }
}

// Every answer is held against the rules before it is shown: an engine that is wrong must not be believed. A count
// shows none, and may pass millions; of candidates only what they come to is shown.
bool Job::take_solution() {
  if (request_.question == Question::count) return true;
  text_.clear();
  if (!append_solution(text_)) {
    write_error(broken_rules());
    return false;
  }
  if (request_.question != Question::candidates) records_.solution(text_);
  return true;
}

void Job::conclude(Verdict verdict) {
  if (request_.question == Question::candidates) {
    text_.clear();
    append_findings(text_);
    records_.solution(text_);
  }
  write_answer(verdict, engine_->own_name().empty() ? engine_name_ : engine_->own_name(), engine_->stats(),
               engine_->count());
}

std::optional<Error> Job::give_hint() {
  text_.clear();
  Verdict verdict = Verdict::stopped;
  auto refused = append_hint(text_, verdict);
  if (refused) return refused;
  records_.solution(text_);
  write_answer(verdict, "", {}, "0");
  return std::nullopt;
}

void Job::write_answer(Verdict verdict, std::string_view engine, const Stats& stats, std::string_view count) {
  records_.answer(verdict, engine, stats, count);
  engine_ = nullptr;
  ++puzzles_;
}

void Job::write_error(const Error& error) {
  records_.error(error);
  engine_ = nullptr;
  ++puzzles_;
}

}  // namespace quadrille

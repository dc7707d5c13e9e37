#include "core/search/job.hpp"

#include <algorithm>
#include <array>
#include <charconv>

namespace quadrille {

namespace {

Error broken_rules() {
  return {Error::Code::internal, "an engine gave an answer that breaks the rules; please report this puzzle"};
}

}  // namespace

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
    answer_oldest(true);
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

// Works on the puzzles that the batch takes until fuel is gone. False when it holds none and does not take the next one.
bool Job::work_ahead(std::uint64_t& fuel) {
  if (batch_ == nullptr || puzzles_ < request_.skip) return false;
  while (fuel > 0) {
    while (read_ahead()) {
    }
    if (batch_->empty()) return false;
    --fuel;
    batch_->advance();
    while (!batch_->empty() && batch_->oldest().done) answer_oldest(false);
    ahead_ = !batch_->empty();
  }
  return true;
}

void Job::answer_oldest(bool stopped) {
  const Batch::Answer answer = batch_->oldest();
  if (answer.faulty) {
    write_error(broken_rules());
  } else {
    for (std::size_t i = 0; i < answer.stats.solutions; ++i) {
      records_ += 'S';
      write_field(answer.solutions[i]);
      records_ += record_end;
    }
    write_answer(stopped ? Verdict::stopped : verdict_of(request_.question, answer.stats.solutions), decimal(answer.stats.solutions),
                 answer.stats, name(EngineChoice::bits));
  }
  batch_->drop_oldest();
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
    records_ += 'T';
    records_ += field_separator;
    append_converted(records_);
    records_ += record_end;
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

// Every answer is held against the rules before it is shown: an engine that is wrong must not be believed. A count shows
// none, and may pass millions; of candidates only what they come to is shown.
bool Job::take_solution() {
  if (request_.question == Question::count) return true;
  const std::size_t begin = records_.size();
  const bool is_shown = request_.question != Question::candidates;
  if (is_shown) {
    records_ += 'S';
    records_ += field_separator;
  }
  if (!append_solution(records_)) {
    records_.resize(begin);
    write_error(broken_rules());
    return false;
  }
  if (is_shown) records_ += record_end;
  return true;
}

void Job::conclude(Verdict verdict) {
  if (request_.question == Question::candidates) {
    records_ += 'S';
    records_ += field_separator;
    append_findings(records_);
    records_ += record_end;
  }
  write_answer(verdict, engine_->count(), engine_->stats(), engine_->own_name().empty() ? engine_name_ : engine_->own_name());
}

std::optional<Error> Job::give_hint() {
  const std::size_t begin = records_.size();
  records_ += 'S';
  records_ += field_separator;
  Verdict verdict = Verdict::stopped;
  auto refused = append_hint(records_, verdict);
  if (refused) {
    records_.resize(begin);
    return refused;
  }
  records_ += record_end;
  write_answer(verdict, "0", {}, "");
  return std::nullopt;
}

void Job::write_answer(Verdict verdict, std::string_view count, const Stats& stats, std::string_view engine) {
  records_ += 'A';
  write_field(name(verdict));
  write_field(count);
  write_number(stats.nodes);
  write_number(stats.dead_ends);
  write_number(stats.depth);
  write_field(engine);
  records_ += record_end;
  engine_ = nullptr;
  ++puzzles_;
}

void Job::write_error(const Error& error) {
  constexpr std::string_view codes[] = {"bad-input", "too-large", "internal"};
  records_ += 'E';
  write_field(codes[static_cast<std::size_t>(error.code)]);
  write_number(error.line);
  write_number(error.column);
  write_field(error.message);
  records_ += record_end;
  engine_ = nullptr;
  ++puzzles_;
}

void Job::write_field(std::string_view field) {
  records_ += field_separator;
  records_ += field;
}

void Job::write_number(std::uint64_t number) {
  std::array<char, 20> digits;
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
  write_field({digits.data(), static_cast<std::size_t>(end - digits.data())});
}

}  // namespace quadrille

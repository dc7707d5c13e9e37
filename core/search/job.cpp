#include "core/search/job.hpp"

#include <array>
#include <charconv>

namespace quadrille {

bool Job::step(std::uint64_t fuel) {
  while (fuel > 0) {
    if (engine_ == nullptr) {
      --fuel;
      if (!begin_next()) return false;
    }
    if (engine_ != nullptr) search(fuel);
  }
  return true;
}

void Job::stop() {
  if (engine_ != nullptr) conclude(Verdict::stopped);
}

Progress Job::progress() const {
  Progress progress{.puzzles = puzzles_};
  if (engine_ != nullptr) {
    const Stats& stats = engine_->stats();
    progress.nodes = stats.nodes;
    progress.solutions = stats.solutions;
    progress.depth = stats.depth;
    progress.fraction = engine_->fraction();
  }
  return progress;
}

// Reads the next puzzle and opens its engine, or writes the error in its place. False at the end of the text.
bool Job::begin_next() {
  Error error;
  const Read read = read_next(error);
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
    if (!take_solution()) return;
  }
}

// Every answer is held against the rules before it is shown: an engine that is wrong must not be believed. A count shows
// none, and may pass millions.
bool Job::take_solution() {
  if (request_.question == Question::count) return true;
  const std::size_t begin = records_.size();
  records_ += 'S';
  records_ += field_separator;
  if (!append_solution(records_)) {
    records_.resize(begin);
    write_error({Error::Code::internal, "an engine gave an answer that breaks the rules; please report this puzzle"});
    return false;
  }
  records_ += record_end;
  return true;
}

void Job::conclude(Verdict verdict) {
  const Stats& stats = engine_->stats();
  records_ += 'A';
  write_field(name(verdict));
  write_field(engine_->count());
  write_number(stats.nodes);
  write_number(stats.dead_ends);
  write_number(stats.depth);
  write_field(engine_->own_name().empty() ? engine_name_ : engine_->own_name());
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

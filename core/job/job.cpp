#include "core/job/job.hpp"

#include "core/job/make_task.hpp"

#include <algorithm>
#include <utility>

namespace quadrille {

Job::Job(Request request, std::unique_ptr<AnyPuzzle> puzzle, std::unique_ptr<Batch> batch)
    : request_(std::move(request)),
      cursor_(request_.text, request_.last, request_.line, request_.announced),
      puzzle_(std::move(puzzle)),
      batch_(std::move(batch)),
      records_(request_.form),
      task_(make_task(request_, *puzzle_, records_)) {}

bool Job::step(Fuel fuel) {
  while (!fuel.is_spent()) {
    if (is_read_) {
      begin();
    } else if (is_busy()) {
      advance(fuel);
    } else if (!work_on_batch(fuel) && !take_next(fuel)) {
      return false;
    }
  }
  return true;
}

bool Job::go_on(Fuel fuel) {
  if (is_read_) begin();
  if (is_busy()) advance(fuel);
  return is_busy();
}

void Job::advance(Fuel& fuel) {
  task_->advance(fuel);
  if (!is_busy()) ++puzzles_;
}

void Job::stop() {
  if (is_read_) begin();
  if (is_busy()) {
    task_->stop();
    ++puzzles_;
  } else if (is_in_batch_) {
    batch_->stop(records_);
    ++puzzles_;
    is_in_batch_ = false;
  }
}

Progress Job::progress() const {
  Progress progress{.puzzles = puzzles_};
  if (const AnySearch* const search = task_->search()) {
    const Stats& stats = search->stats();
    progress.nodes = stats.nodes;
    progress.solutions = stats.solutions;
    progress.dead_ends = stats.dead_ends;
    progress.depth = stats.depth;
    progress.fraction = search->fraction();
  }
  return progress;
}

std::string Job::give_away() {
  std::string text;
  std::vector<Branch> path;
  std::string_view engine;
  if (!is_busy()) return text;
  const Part* const part = find_part();
  if (part == nullptr || !task_->give_away(path, engine)) return text;
  Part given = *part;
  given.engine = engine;
  given.path = std::move(path);
  for (Branch& last = given.path.back(); last.at < last.of; ++last.at) text += text_of(given) + '\n';
  return text;
}

std::string Job::partial() {
  std::string text;
  if (task_->search() != nullptr) {
    puzzle_->read_answer(AnyPuzzle::Slot::at_hand);
    puzzle_->write_answer(text);
  }
  return text;
}

std::string Job::path() {
  const AnySearch* const search = task_->search();
  return search != nullptr ? view_.path(*puzzle_, puzzles_, *search) : std::string();
}

double Job::estimate() {
  if (is_read_) begin();
  return is_busy() ? view_.estimate(*puzzle_, puzzles_) : 0;
}

// Lets the batch take puzzles and work on them until the fuel is spent. False when it holds none and does not take the
// next one.
bool Job::work_on_batch(Fuel& fuel) {
  const bool skips_itself = request_.question == Question::generate;
  if (batch_ == nullptr || (puzzles_ < request_.skip && !skips_itself)) return false;
  puzzles_ += batch_->advance(cursor_, fuel, records_);
  is_in_batch_ = !batch_->empty();
  return is_in_batch_ || fuel.is_spent();
}

// Reads the next puzzle, or writes the error in its place. False at the end of the text.
bool Job::take_next(Fuel& fuel) {
  Error error;
  from_ = cursor_;
  const Read read = read_next(error);
  fuel.work -= read_cost(cursor_.taken() - from_.taken());
  if (read == Read::end || read == Read::more) return false;
  is_read_ = read == Read::puzzle && puzzles_ >= request_.skip;
  if (is_read_) {
    if (cursor_.taken() - from_.taken() <= long_text) begin();
    return true;
  }
  if (puzzles_ >= request_.skip) records_.error(error);
  ++puzzles_;
  return true;
}

// Begins the task with the puzzle that was read. That is a step of its own after a long text.
void Job::begin() {
  is_read_ = false;
  std::optional<Error> refused;
  const auto in_place = [this](Error refusal) {
    refusal.line = begin_of(from_), refusal.column = 1;
    return refusal;
  };
  if (!puzzle_->can_write()) {
    refused = in_place({Error::Code::bad_input, "this puzzle cannot be written as " + Message(puzzle_->to())});
  } else {
    refused = narrow();
    if (!refused && request_.lines) records_.line(begin_of(from_));
    const bool is_whole = !refused;
    if (is_whole) refused = task_->begin();
    if (is_whole && refused && refused->line == 0) refused = in_place(std::move(*refused));
  }
  if (refused) records_.error(*refused);
  if (!is_busy()) ++puzzles_;
}

// The line at which the puzzle begins that was read from this position of the cursor.
std::uint32_t Job::begin_of(Cursor from) const {
  std::string_view content;
  std::uint32_t line = cursor_.begin;
  if (line == 0) from.take_content(content, line);
  return line;
}

// Narrows the present puzzle to the part that is asked about.
std::optional<Error> Job::narrow() {
  part_.reset();
  if (request_.part.empty()) return std::nullopt;
  const Part* const part = find_part();
  if (part == nullptr)
    return Error{Error::Code::bad_input, "the part " + quote(request_.part) + " is no part of a puzzle"};
  auto refused = puzzle_->narrow_to(*part);
  if (refused) refused->message = "the part " + quote(request_.part) + " does not fit: " + refused->message;
  return refused;
}

// The part of the present puzzle that is searched: the one that is asked about, or the whole. Null if the text is not a
// part of this puzzle, or the puzzle has no cover form and so no parts.
const Part* Job::find_part() {
  cover::BoardForm form;
  if (part_) return &*part_;
  if (!request_.part.empty()) {
    part_ = read_part(request_.part);
  } else if (!puzzle_->write_form(true, form)) {
    part_ = Part{.puzzle = cover::fingerprint(form), .levels = {}, .engine = {}, .path = {}};
  }
  return part_ ? &*part_ : nullptr;
}

// Never returns `more`: a job has the whole text.
Read Job::read_next(Error& error) {
  if (!request_.single) return read(error);
  if (puzzles_ > 0) return Read::end;
  const Read found = read(error);
  if (found == Read::end) {
    error = {Error::Code::bad_input, "there is no puzzle in the text", cursor_.next_line(), 1};
    return Read::error;
  }
  if (found == Read::error) return found;
  // The question is about one puzzle: text after it is an error, and must not be ignored.
  const std::uint32_t line = cursor_.next_line();
  Cursor ahead = cursor_;
  const Read next = puzzle_->read(ahead, AnyPuzzle::Slot::scratch, error);
  if (next == Read::puzzle) {
    error = {Error::Code::bad_input, "a second puzzle follows the first: this asks about one", line, 1};
  }
  return next == Read::end ? found : Read::error;
}

// A text that is not the last one was cut at the end of a puzzle, so a reader that wants to see more finds the end.
// What a header has announced is kept for the next texts only if nothing is left of this one.
Read Job::read(Error& error) {
  const Cursor before = cursor_;
  const Read found = puzzle_->read(cursor_, AnyPuzzle::Slot::at_hand, error);
  if (found != Read::more || before.at_end()) return found;
  cursor_ = before.as_last();
  return puzzle_->read(cursor_, AnyPuzzle::Slot::at_hand, error);
}

}  // namespace quadrille

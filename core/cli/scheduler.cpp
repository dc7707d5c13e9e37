#include "core/cli/scheduler.hpp"

#include <algorithm>
#include <memory>
#include <string>
#include <utility>

#include "core/cli/system.hpp"
#include "core/job/job.hpp"
#include "core/job/question_traits.hpp"
#include "core/text/text.hpp"

namespace quadrille::cli {

namespace {

constexpr double piece_ms = 4;
constexpr std::size_t least_piece = 128, most_piece = std::size_t{64} << 10;

}  // namespace

Scheduler::~Scheduler() {
  {
    const std::lock_guard lock(mutex_);
    is_ending_ = true;
  }
  news_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void Scheduler::add(const CatalogEntry& puzzle, Request piece, const command::Formatter& formatter,
                    OutputQueue::Outbox& outbox) {
  const std::lock_guard lock(mutex_);
  pieces_.push_back({&puzzle, std::move(piece), formatter, &outbox});
  wake_threads(pieces_.size());
}

std::size_t Scheduler::piece_bytes() const {
  const double bytes = piece_ms * bytes_per_ms_;
  return static_cast<std::size_t>(std::clamp(bytes, double{least_piece}, double{most_piece}));
}

command::Standing Scheduler::standing() {
  command::Standing standing;
  const std::lock_guard lock(mutex_);
  standing.puzzles = puzzles_;
  if (under_way_ != 1) return standing;
  if (!divisions_.empty()) {
    standing.present = divisions_.front()->present();
  } else {
    const std::chrono::duration<double> seconds = Clock::now() - present_begun_;
    standing.present = {decimal(present_.solutions), present_.fraction, seconds.count()};
  }
  if (standing.present.solutions == "0") standing.present.solutions.clear();
  return standing;
}

void Scheduler::work() {
  for (;;) {
    std::unique_lock lock(mutex_);
    ++idle_;
    news_.wait(lock, [this] { return is_ending_ || !pieces_.empty() || open_division() != nullptr; });
    --idle_;
    // A puzzle that was begun comes first: the answers behind it wait for its own.
    if (Division* const division = open_division()) {
      PartJob& part = *division->take_next();
      lock.unlock();
      while (work_on(part, *division) != Division::Order::leave) continue;
      continue;
    }
    if (pieces_.empty()) return;
    Piece piece = std::move(pieces_.front());
    pieces_.pop_front();
    ++under_way_;
    lock.unlock();
    answer(std::move(piece));
    lock.lock();
    --under_way_;
  }
}

void Scheduler::answer(Piece piece) {
  if (saving_ != nullptr && saving_->from) {
    Division division(*piece.puzzle, piece.request, *saving_->from, Clock::now(), seconds_, most_threads_);
    lead(division, nullptr, piece, Milliseconds{0});
    return queue_.close(*piece.outbox);
  }
  const auto job = piece.puzzle->open(piece.request);
  Milliseconds all{0};        // of work on this piece
  Milliseconds spent{0};      // and since a puzzle was last answered
  std::uint64_t present = 0;  // the number of the puzzle at hand
  Clock::time_point asked;    // for parts
  for (auto begun = Clock::now(); !is_interrupted();) {
    const auto before = Clock::now();
    const bool more = job->step({.work = work_per_ms});
    auto now = Clock::now();
    spent += now - before;
    all += now - before;

    const bool has_answered = job->puzzles() != present;
    note(*job, present, has_answered ? now : begun);
    if (has_answered) {
      present = job->puzzles();
      begun = now;
    } else if (more && (is_interrupted() || now - begun >= seconds_)) {
      // What is saved before it stops is what was divided.
      if (saving_ == nullptr || !divide(piece, *job, begun, spent)) job->stop();
    }
    if (is_interrupted()) job->stop();
    begun += put(piece, job->take_records(), spent);
    if (!more) break;
    if (has_answered) spent = Milliseconds{0};

    if (job->puzzles() != present || now - begun < divide_after || now - asked < ask_again_after) continue;
    asked = now;
    if (!is_division_of_use(begun) || !divide(piece, *job, begun, spent)) continue;
    all += Clock::now() - now;
    puzzles_ += job->puzzles() - present;
    present = job->puzzles();
    begun = Clock::now();
    spent = Milliseconds{0};
  }
  if (all.count() > 0)
    bytes_per_ms_ = (bytes_per_ms_ + static_cast<double>(piece.request.text.size()) / all.count()) / 2;
  queue_.close(*piece.outbox);
}

// Keeps how far a job has come. It had answered this number of puzzles when the present one was begun.
void Scheduler::note(const Job& job, std::uint64_t before, Clock::time_point begun) {
  puzzles_ += job.puzzles() - before;
  const std::lock_guard lock(mutex_);
  present_ = job.progress();
  present_begun_ = begun;
}

// Formats and hands on what was found. Returns the time that whoever reads the output took: it does not count.
Scheduler::Clock::duration Scheduler::put(Piece& piece, std::string_view records, Milliseconds spent) {
  Printout found;
  piece.formatter.format(records, spent.count(), found);
  if (found.empty()) return {};
  const auto before = Clock::now();
  queue_.put(*piece.outbox, found);
  return Clock::now() - before;
}

// Whether a thread is idle, or a search that was begun then has something to save.
bool Scheduler::is_division_of_use(Clock::time_point begun) {
  if (saving_ != nullptr && Clock::now() - begun >= most_unsaved) return true;
  const std::lock_guard lock(mutex_);
  return has_idle_threads();
}

// Answers the present puzzle of a job, which was begun then, on all threads. False, and nothing is done, if the search
// has nothing to give away.
bool Scheduler::divide(Piece& piece, Job& job, Clock::time_point begun, Milliseconds spent) {
  if (!has_trait(piece.request.question, QuestionTrait::divided)) return false;
  const std::string given = job.give_away();
  if (given.empty()) return false;
  const std::uint64_t puzzle = job.puzzles();
  Division division(*piece.puzzle, piece.request, job, puzzle, begun, seconds_, most_threads_);
  if (saving_ != nullptr) division.begin_saving();
  division.take_given(division.first(), given, job.progress().fraction);
  lead(division, &division.first(), piece, spent);
  // The job may not have come to its own end, when another part has failed.
  if (job.puzzles() == puzzle) job.stop();
  job.take_records();
  return true;
}

// Works on parts of a puzzle until it is answered, and hands on what is found. `part` is this thread's, or null.
void Scheduler::lead(Division& division, PartJob* part, Piece& piece, Milliseconds spent) {
  auto begun = Clock::now();
  std::unique_lock lock(mutex_);
  divisions_.push_back(&division);
  wake_threads(most_threads_);
  while (!division.has_ended() || division.has_news()) {
    if (part == nullptr && !division.has_news()) {
      part = division.take_next();
      if (part == nullptr) news_.wait(lock);
      continue;
    }
    lock.unlock();
    if (part != nullptr && work_on(*part, division) == Division::Order::leave) part = nullptr;
    lock.lock();
    if (!division.has_news()) continue;
    const std::string checkpoint = division.take_checkpoint();
    const std::string ready = division.take_ready();
    lock.unlock();
    if (!checkpoint.empty()) saving_->keep(checkpoint);
    const auto waited = put(piece, ready, spent + (Clock::now() - begun));
    begun += waited;
    lock.lock();
    division.forgive(waited);
  }
  std::erase(divisions_, &division);
}

// Works on a part for about a millisecond. After `leave` the part is another thread's, or ended.
Division::Order Scheduler::work_on(PartJob& part, Division& division) {
  division.open(part);
  Job& job = *part.job;
  const bool more = division.advance(job);
  const std::string_view records = job.take_records();
  const Progress progress = job.progress();
  std::unique_lock lock(mutex_);
  const auto order = division.report(part, records, progress, !more, pieces_.empty());
  if (order == Division::Order::leave || division.has_news()) news_.notify_all();
  lock.unlock();
  if (order == Division::Order::stop) job.stop();
  if (order != Division::Order::give_away) return order;
  for (bool gives_more = true; gives_more;) {
    const std::string given = job.give_away();
    const double rest = job.progress().fraction;
    lock.lock();
    gives_more = division.take_given(part, given, rest);
    wake_threads(most_threads_);
    lock.unlock();
  }
  return order;
}

// One with a part that waits for a thread, or null.
Division* Scheduler::open_division() const {
  const auto has_next = [](const Division* division) { return division->has_next(); };
  const auto found = std::find_if(divisions_.begin(), divisions_.end(), has_next);
  return found == divisions_.end() ? nullptr : *found;
}

bool Scheduler::has_idle_threads() const { return pieces_.empty() && (idle_ > 0 || threads_.size() < most_threads_); }

// Has up to `wanted` threads look for work.
void Scheduler::wake_threads(std::size_t wanted) {
  for (std::size_t awake = idle_; awake < wanted && threads_.size() < most_threads_ && !is_ending_; ++awake)
    threads_.emplace_back([this] { work(); });
  news_.notify_all();
}

}  // namespace quadrille::cli

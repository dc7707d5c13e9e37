#include "core/cli/scheduler.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include "core/job/job.hpp"

namespace quadrille::cli {

namespace {

using Clock = std::chrono::steady_clock;
using Milliseconds = std::chrono::duration<double, std::milli>;

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

void Scheduler::add(Request piece, const Formatter& formatter, OutputQueue::Outbox& outbox) {
  const std::lock_guard lock(mutex_);
  pieces_.push_back({std::move(piece), formatter, &outbox});
  if (idle_ < pieces_.size() && threads_.size() < most_threads_) threads_.emplace_back([this] { work(); });
  news_.notify_one();
}

std::size_t Scheduler::piece_bytes() const {
  const double bytes = piece_ms * bytes_per_ms_;
  return static_cast<std::size_t>(std::clamp(bytes, double{least_piece}, double{most_piece}));
}

void Scheduler::work() {
  for (;;) {
    std::unique_lock lock(mutex_);
    ++idle_;
    news_.wait(lock, [this] { return is_ending_ || !pieces_.empty(); });
    --idle_;
    if (pieces_.empty()) return;
    Piece piece = std::move(pieces_.front());
    pieces_.pop_front();
    lock.unlock();
    answer(std::move(piece));
  }
}

void Scheduler::answer(Piece piece) {
  const auto bytes = static_cast<double>(piece.request.text.size());
  const auto job = puzzle_.open(std::move(piece.request));
  Printout found;
  Milliseconds all{0};        // of work on this piece
  Milliseconds spent{0};      // and since a puzzle was last answered
  std::uint64_t present = 0;  // the number of the puzzle at hand
  for (auto begun = Clock::now(); !is_interrupted();) {
    const auto before = Clock::now();
    const bool more = job->step({.work = work_per_ms});
    const auto now = Clock::now();
    spent += now - before;
    all += now - before;

    const bool has_answered = job->puzzles() != present;
    if (has_answered) {
      present = job->puzzles();
      begun = now;
    } else if (more && now - begun >= seconds_) {
      job->stop();
    }
    if (is_interrupted()) job->stop();
    piece.formatter.format(job->take_records(), spent.count(), found);
    if (!found.empty()) {
      queue_.put(*piece.outbox, found);
      begun += Clock::now() - now;  // the time of whoever reads the output does not count
    }
    if (!more) break;
    if (has_answered) spent = Milliseconds{0};
  }
  if (all.count() > 0) bytes_per_ms_ = (bytes_per_ms_ + bytes / all.count()) / 2;
  queue_.close(*piece.outbox);
}

}  // namespace quadrille::cli

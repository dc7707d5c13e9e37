// Answers the pieces of a text on several threads.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <string_view>
#include <thread>
#include <vector>

#include "core/catalog.hpp"
#include "core/cli/checkpoint.hpp"
#include "core/cli/division.hpp"
#include "core/cli/output_queue.hpp"
#include "core/command/formatter.hpp"
#include "core/command/progress.hpp"
#include "core/job/job.hpp"
#include "core/job/request.hpp"

namespace quadrille::cli {

/// What is to be done so that a count can be gone on with.
struct Saving {
  std::optional<Checkpoint> from;              ///< what it goes on with
  std::function<void(std::string_view)> keep;  ///< keeps the line of a checkpoint in the place of the last one
};

/// Runs a job for each piece, and divides a search that takes long when threads have nothing to do. A thread is started
/// when there is a piece for it, and works in slices of about a millisecond: after each it hands on what it has found,
/// and looks at the clock and for an interrupt.
class Scheduler {
 public:
  /// `seconds`: for each puzzle. The queue must outlive the scheduler.
  Scheduler(double seconds, std::size_t most_threads, OutputQueue& queue)
      : seconds_(seconds), most_threads_(most_threads), queue_(queue) {}
  /// The same for one piece, a count of one puzzle, that is saved.
  Scheduler(double seconds, std::size_t most_threads, OutputQueue& queue, const Saving& saving)
      : seconds_(seconds), most_threads_(most_threads), queue_(queue), saving_(&saving) {}
  /// Waits until all pieces are answered.
  ~Scheduler();
  Scheduler(const Scheduler&) = delete;
  Scheduler& operator=(const Scheduler&) = delete;

  /// Has a piece with these puzzles answered. What `formatter` makes of the answers goes to `outbox`, which is closed
  /// then. The catalog's entry must outlive the scheduler.
  void add(const CatalogEntry& puzzle, Request piece, const command::Formatter& formatter, OutputQueue::Outbox& outbox);

  /// Bytes of a piece that takes a few milliseconds, judged by earlier ones: long enough that handing it over
  /// costs little, and short enough to divide a text among threads.
  std::size_t piece_bytes() const;

  /// How far this has come, but for the time and the input.
  command::Standing standing();

 private:
  struct Piece {
    const CatalogEntry* puzzle;
    Request request;
    command::Formatter formatter;
    OutputQueue::Outbox* outbox;
  };

  using Clock = std::chrono::steady_clock;
  using Milliseconds = std::chrono::duration<double, std::milli>;

  void work();
  void answer(Piece piece);
  bool is_division_of_use(Clock::time_point begun);
  bool divide(Piece& piece, Job& job, Clock::time_point begun, Milliseconds spent);
  void note(const Job& job, std::uint64_t before, Clock::time_point begun);
  void lead(Division& division, PartJob* part, Piece& piece, Milliseconds spent);
  Division::Order work_on(PartJob& part, Division& division);
  Clock::duration put(Piece& piece, std::string_view records, Milliseconds spent);

  // With the mutex locked:
  Division* open_division() const;
  bool has_idle_threads() const;
  void wake_threads(std::size_t wanted);

  const std::chrono::duration<double> seconds_;
  const std::size_t most_threads_;
  OutputQueue& queue_;
  const Saving* const saving_ = nullptr;
  std::atomic<double> bytes_per_ms_ = 0;
  std::atomic<std::uint64_t> puzzles_ = 0;  // answered

  std::mutex mutex_;
  std::condition_variable news_;
  std::deque<Piece> pieces_;          // that no thread has taken
  std::vector<Division*> divisions_;  // of puzzles that are worked on
  std::size_t idle_ = 0;              // threads that wait for a piece or a part
  std::size_t under_way_ = 0;         // pieces that threads have taken
  Progress present_;                  // of the puzzle that was worked on last, and not divided
  Clock::time_point present_begun_;
  bool is_ending_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace quadrille::cli

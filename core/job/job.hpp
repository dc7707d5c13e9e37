// A job puts one question to every puzzle of a text, and works in slices. All programs use core through jobs.
//
// A job holds a puzzle (any_puzzle.hpp) and a task (task.hpp), and writes what it finds as records (records.hpp).
// Tested by tests/core/search_test.cpp and tests/core/search_contract.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/job/any_puzzle.hpp"
#include "core/job/batch.hpp"
#include "core/job/records.hpp"
#include "core/job/request.hpp"
#include "core/job/search_view.hpp"
#include "core/job/task.hpp"
#include "core/text/text.hpp"

namespace quadrille {

/// The progress of the search for the present puzzle.
struct Progress {
  std::uint64_t puzzles = 0;  ///< answered so far, errors included
  std::uint64_t nodes = 0;
  std::uint64_t solutions = 0;
  std::uint32_t depth = 0;
  double fraction = 0;  ///< of this puzzle's tree, 0 to 1
  std::uint64_t dead_ends = 0;
};

/// The work of reading and setting up a puzzle of `bytes` bytes: large boards have long texts.
constexpr std::size_t long_text = 1024;
constexpr std::int64_t read_cost(std::size_t bytes) {
  constexpr std::size_t to_compile_byte = 100;  // a microsecond
  return static_cast<std::int64_t>(20 + bytes / 4 + (bytes > long_text ? bytes * to_compile_byte : 0));
}

class Job {
 public:
  /// `batch` answers many puzzles of this text together; null if that is not possible.
  Job(Request request, std::unique_ptr<AnyPuzzle> puzzle, std::unique_ptr<Batch> batch);

  /// Works until the fuel is spent. Reading a puzzle costs the work of `read_cost`, and no node. False when all puzzles
  /// are answered. The records do not depend on how the fuel is divided.
  bool step(Fuel fuel);

  /// The same for the present puzzle alone; false when there is none, or no longer.
  bool go_on(Fuel fuel);

  /// Gives up the present puzzle (the first one, if several are in work). It is answered `stopped` with what was found,
  /// and the next step goes on after it.
  void stop();

  /// Puzzles answered so far, errors included.
  std::uint64_t puzzles() const { return puzzles_; }

  Progress progress() const;

  /// Gives away the untried choices at the shallowest node of the present search that has any. Returns their parts
  /// (part.hpp), a line each, in the order of the search; empty if there are none. A question with a limit of solutions
  /// or nodes, and an engine that learns, give nothing away.
  ///
  /// Another job with the same request and one of these parts answers it. All parts together have the statistics of the
  /// undivided search (sums; for the depth the maximum), and, in this order, its solutions.
  std::string give_away();

  /// The present puzzle with what the search has filled in, in the notation of the answers. Empty between puzzles.
  std::string partial();

  /// The present puzzle's choices in force: see SearchView::path. Empty between puzzles.
  std::string path();

  /// See SearchView::estimate. 0 between puzzles.
  double estimate();

  /// Records written since the last call; they stay where they are until the next one.
  std::string_view take_records() { return records_.take(); }
  /// Bytes of them so far.
  std::size_t record_bytes() const { return records_.size(); }

 private:
  bool work_on_batch(Fuel& fuel);
  bool take_next(Fuel& fuel);
  void begin();
  std::uint32_t begin_of(Cursor from) const;
  std::optional<Error> narrow();
  const Part* find_part();
  Read read_next(Error& error);
  Read read(Error& error);
  void advance(Fuel& fuel);
  bool is_busy() const { return task_->is_busy(); }

  Request request_;
  Cursor cursor_;  // into request_.text
  Cursor from_;    // where the present puzzle was read from
  std::unique_ptr<AnyPuzzle> puzzle_;
  std::unique_ptr<Batch> batch_;
  Records records_;
  std::unique_ptr<Task> task_;
  SearchView view_;
  std::optional<Part> part_;  // of the present puzzle, as `find_part` has found it
  std::uint64_t puzzles_ = 0;
  bool is_read_ = false;      // the present puzzle, and the task has not begun with it
  bool is_in_batch_ = false;  // the present puzzle is the first one of the batch
};

}  // namespace quadrille

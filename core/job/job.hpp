// The seam between the puzzles and whoever asks: one question put to every puzzle of a text, worked on in slices.
//
// A job writes what it finds as records (records.hpp). Tested by tests/core/search_test.cpp and
// tests/core/search_contract.cpp.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/job/batch.hpp"
#include "core/job/records.hpp"
#include "core/job/request.hpp"
#include "core/search/search.hpp"

namespace quadrille {

/// Where the search for the present puzzle stands.
struct Progress {
  std::uint64_t puzzles = 0;  ///< answered so far, errors included
  std::uint64_t nodes = 0;
  std::uint64_t solutions = 0;
  std::uint32_t depth = 0;
  double fraction = 0;  ///< of this puzzle's tree, 0 to 1
  std::uint64_t dead_ends = 0;
};

/// The fuel that reading a puzzle of so many bytes costs, with all that is set up for it: large boards have long texts.
constexpr std::uint64_t read_cost(std::size_t bytes) { return 1 + bytes / 32; }

/// The part of a job that is the same for every puzzle; `PuzzleJob` has the rest.
class Job {
 public:
  virtual ~Job() = default;

  /// Works until about `fuel` is spent: a unit a node, and to read a puzzle as many as `read_cost` says. False when all
  /// is answered. The records do not depend on how the fuel is portioned.
  bool step(std::uint64_t fuel);

  /// The same for the present puzzle alone; false when there is none, or no longer.
  bool go_on(std::uint64_t fuel);

  /// Gives up the present puzzle, which of several in work is the first: it is answered `stopped` with what was found,
  /// and the next step goes on behind it.
  void stop();

  /// Puzzles answered so far, errors included.
  std::uint64_t puzzles() const { return puzzles_; }

  Progress progress() const;

  /// The present puzzle as far as the search has it filled in, in the notation of the answers. Empty between puzzles.
  virtual std::string partial() const = 0;

  /// The present puzzle's choices in force: see Insight::path.
  virtual std::string path() = 0;

  /// Betters the estimate of the present puzzle's number of solutions by one random descent, apart from the search, and
  /// returns it; 0 while there is none.
  virtual double probe() = 0;

  /// Records written since the last call; they stay where they are until the next one.
  std::string_view take_records() { return records_.take(); }
  /// Bytes of them so far.
  std::size_t record_bytes() const { return records_.size(); }

 protected:
  explicit Job(Request request) : request_(std::move(request)) {}

  /// Reads the next puzzle of the text. `more` does not occur: to a job its text is whole.
  virtual Read read_next(Error& error) = 0;
  /// Whether the puzzle at hand can be written as the answers are to be.
  virtual std::optional<Error> refuse_notation() const = 0;
  /// Lets `batch_` work on the text: see Batch::advance.
  virtual std::size_t advance_batch(std::uint64_t& fuel, Records& records) = 0;
  /// Opens the engine that answers `question` about the puzzle at hand; `engine_` and `engine_name_` then tell of it.
  virtual std::optional<Error> open_engine(Question question) = 0;
  /// Appends the engine's solution. False if it breaks the rules.
  virtual bool append_solution(std::string& out) = 0;
  /// Appends the puzzle at hand in the notation of the answers.
  virtual void append_converted(std::string& out) const = 0;
  /// The name of the text's notation.
  virtual std::string_view notation() const = 0;
  /// Appends what the search has found out beside solutions.
  virtual void append_findings(std::string& out) const = 0;
  /// Appends a hint for the puzzle at hand, with its verdict; or says why there can be none.
  virtual std::optional<Error> append_hint(std::string& out, Verdict& verdict) const = 0;

  Request request_;
  std::unique_ptr<Batch> batch_;  // if many puzzles of this text may be worked on together; else null
  std::size_t taken_ = 0;         // bytes of the text that have been read
  AnySearch* engine_ = nullptr;   // of the puzzle at hand; null between puzzles
  std::string_view engine_name_;
  std::uint64_t puzzles_ = 0;

 private:
  bool begin_next(std::uint64_t& fuel);
  bool work_ahead(std::uint64_t& fuel);
  void search(std::uint64_t& fuel);
  bool take_solution();
  void conclude(Verdict verdict);
  std::optional<Error> give_hint();
  void write_answer(Verdict verdict, std::string_view engine, const Stats& stats, std::string_view count);
  void write_error(const Error& error);

  Search search_;
  Records records_;
  std::string text_;    // of the record that is being made; keeps its memory
  bool ahead_ = false;  // the first puzzle of the batch is at hand, and not stopped
};

}  // namespace quadrille

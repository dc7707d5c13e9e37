// The parts of a divided search in the order of the tree, and what they found together. No threads here.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <list>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/cli/checkpoint.hpp"
#include "core/command/count_sum.hpp"
#include "core/job/job.hpp"

namespace quadrille::cli {

/// How much of the tree a part is, 0 to 1, if all choices at a node are taken for equally large. An empty text is the
/// whole.
double share_of(std::string_view part);

/// One part: whether it waits, is worked on or is done, and what was found in it.
struct PartJob {
  enum class State : std::uint8_t { waiting, running, ended };
  using Clock = std::chrono::steady_clock;

  std::string part;   ///< its text; empty: the whole
  std::string given;  ///< the first of the parts that it gave away last; empty: it gave none away
  Question question = Question::count;
  State state = State::waiting;
  Job* job = nullptr;              ///< once it was begun
  std::unique_ptr<Job> own_job;    ///< the same, unless it belongs to somebody else
  double share = 1;                ///< of the tree, that is left to this part
  double fraction = 0;             ///< of the share that is done
  std::uint64_t seen = 0;          ///< solutions of which the job knows, before it writes its answer
  Clock::time_point begun;         ///< if it was
  Clock::time_point gave_nothing;  ///< when there was nothing to give away
  bool is_needed = true;           ///< its answer is

  std::uint64_t found = 0;  ///< solutions
  std::string solutions;    ///< records of those that are not passed on
  std::string note;
  std::uint32_t line = 0;  ///< at which the puzzle begins; 0 if it is unknown
  std::string error;       ///< the record in the place of an answer
  bool has_answer = false;
  Verdict verdict = Verdict::stopped;
  std::string_view engine;
  Stats stats;
  std::string count = "0";

  /// Takes what the job has written, up to its answer: behind that it has gone on to another puzzle.
  void take(std::string_view records);

  bool is_done() const { return state == State::ended && has_answer && verdict != Verdict::stopped; }
  double remaining() const { return share * (1 - fraction); }
};

/// What is the same for all questions that can be divided: solve, check, count and list.
class PartTree {
 public:
  virtual ~PartTree() = default;

  /// `first` is the whole, of which `found` solutions are passed on already.
  static std::unique_ptr<PartTree> make(Question question, Job& first, std::uint64_t found);
  /// The tree of a count that is continued.
  static std::unique_ptr<PartTree> make(const Checkpoint& from);

  /// In the order of the tree, but those that are added up already.
  std::list<PartJob>& parts() { return parts_; }

  /// The part that is to be worked on next, or null.
  virtual PartJob* next();
  /// Whether the thread of a part should put it back, because too much waits for earlier parts.
  virtual bool is_held_back(const PartJob&) const { return false; }

  /// The parts that `giver` has given away, a line each, follow it.
  void give_away(const PartJob& giver, std::string_view given);

  /// Adds up what is done, and appends the records of the solutions that are next to `ready`; when the answer is known,
  /// also the record of the answer. True if it is. Parts that are not needed any more are marked.
  virtual bool settle(std::string& ready) = 0;
  /// The same when the search is stopped and nothing is running.
  virtual void settle_stopped(std::string& ready) = 0;

  /// Sets what is found and what is left. Of a part that is not done all that it has kept is left.
  void save(Checkpoint& checkpoint) const;

  /// The share of the tree that belongs to parts that are not done.
  double remaining() const;
  /// The solutions until now, in decimal.
  std::string found() const;

  /// Frees what is not needed any more and not running.
  void forget_dropped();

 protected:
  explicit PartTree(Question question) : question_(question) {}

  void add_up(const PartJob& part);
  void drop(std::list<PartJob>::iterator from);
  void write_answer(Verdict verdict, std::string_view count, std::string& ready) const;

  const Question question_;
  std::list<PartJob> parts_;
  std::list<PartJob> dropped_;
  command::CountSum count_;

 private:
  Stats stats_;
  std::string_view engine_;
  std::string note_;
  std::uint32_t line_ = 0;
};

}  // namespace quadrille::cli

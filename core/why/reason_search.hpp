// The search for a smallest reason: the fewest statements that are enough for a conclusion.
//
// First QuickXplain (Junker, "QuickXplain: preferred explanations and relaxations for over-constrained problems", AAAI
// 2004) finds a minimal set: none of its statements can be left out. Then implicit hitting sets find a smallest one
// (Ignatiev, Previti, Liffiton, Marques-Silva, "Smallest MUS extraction with minimal hitting set dualization", CP
// 2015). Every reason has at least one of the statements that a counterexample breaks. So a smallest set that has one
// of each known set of broken statements is a smallest reason, if it is enough. If it is not, it has a counterexample,
// whose broken statements are one more set.
//
// Tested by tests/core/why_search_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/search/engine.hpp"
#include "core/why/hitting_sets.hpp"
#include "core/why/trials.hpp"

namespace quadrille::why {

class ReasonSearch {
 public:
  /// The search for a smallest reason takes at most this work: about a second.
  static constexpr std::int64_t most_work = 1000 * work_per_ms;

  /// Begins with the statements 0 … `statements` - 1. Those of `enough` are known to be enough, and every reason is
  /// known to have all of `needed`, a subset of them. The trials must live as long as the search.
  void open(Trials& trials, std::size_t statements, Numbers enough, Numbers needed = {});

  /// Goes on until the fuel is spent (false) or the search is done.
  bool advance(Fuel& fuel);

  /// The best reason so far, ascending.
  const Numbers& reason() const { return reason_; }
  /// Whether none of its statements can be left out.
  bool is_minimal() const { return is_minimal_; }
  /// Whether no reason has fewer statements.
  bool is_smallest() const { return is_smallest_; }

 private:
  enum class Stage : std::uint8_t { divide, confirm, hit, test, grow, done };
  using Outcome = Trials::Outcome;

  // A call of QuickXplain: the fewest of the candidates that are enough with the background.
  struct Call {
    enum class State : std::uint8_t { ask, split, second, first };
    Numbers candidates;
    std::size_t background;  // its size
    bool may_be_none;        // the background has grown since it was last tried by itself
    State state = State::ask;
    Numbers kept = {};  // the statements that were found in the second half
  };

  bool work(Fuel& fuel);
  bool divide(Fuel& fuel);
  bool confirm(Fuel& fuel);
  bool hit(Fuel& fuel);
  bool test(Fuel& fuel);
  bool grow(Fuel& fuel);
  void end_shrinking();
  void call(const Numbers& candidates, bool may_be_none);
  void give_back(Numbers kept);
  Outcome look(const Numbers& kept, std::int64_t most, Fuel& fuel);
  bool is_known(const Numbers& kept, Fuel& fuel);
  bool is_needed(Number statement) const { return is_needed_[statement] != 0; }

  Trials* trials_ = nullptr;
  std::size_t statements_ = 0;
  Stage stage_ = Stage::done;
  Numbers reason_;
  bool is_minimal_ = false, is_smallest_ = false;
  std::vector<char> is_needed_;  // by statement: every reason has it
  std::int64_t left_ = 0;        // work that the search for a smallest reason may still take

  // The present trial.
  bool is_trying_ = false;
  std::int64_t trial_left_ = 0;

  // The results of the last trials: statements that were enough, and statements that a counterexample breaks.
  std::vector<Numbers> known_enough_, known_broken_;
  Outcome known_ = Outcome::unknown;
  Numbers broken_;  // statements that the counterexample of the last trial breaks

  // For QuickXplain.
  std::vector<Call> calls_;
  Numbers background_;
  Numbers given_back_;
  bool has_doubts_ = false;  // the outcome of some trial is unknown
  std::size_t next_ = 0;     // index of the statement of the reason to confirm next

  // For hitting sets.
  HittingSets hitting_sets_;
  std::vector<Numbers> broken_sets_;  // found on the way to a minimal reason
  Numbers tested_;                    // a hitting set, and the broken sets that were added to it
  Numbers outside_, doubtful_;        // in `grow`: statements that are broken, and those that may still be kept
};

}  // namespace quadrille::why

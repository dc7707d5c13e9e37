// The search for the fewest statements that are enough.
//
// First a set of which none can be left out, by QuickXplain (Junker, "QuickXplain: preferred explanations and
// relaxations for over-constrained problems", AAAI 2004). Then a smallest one by implicit hitting sets (Ignatiev,
// Previti, Liffiton, Marques-Silva, "Smallest MUS extraction with minimal hitting set dualization", CP 2015): the
// statements that a counterexample breaks are a set of which every reason has one. So a smallest set that hits all
// those known is a smallest reason, if it is enough; if it is not, its counterexample has one set more.
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
  /// The work that the search for a smallest reason takes at most: about a second.
  static constexpr std::int64_t most_work = 1000 * work_per_ms;

  /// Begins. Of the statements 0 … `statements` - 1, `enough` are enough, and every reason has all of `needed`, which
  /// are among them. The trials must live as long as the search.
  void open(Trials& trials, std::size_t statements, Numbers enough, Numbers needed = {});

  /// Goes on until the fuel is spent (false) or all that can be found is found.
  bool advance(Fuel& fuel);

  /// The best set so far.
  const Numbers& reason() const { return reason_; }
  /// Whether none of it can be left out.
  bool is_minimal() const { return is_minimal_; }
  /// Whether no smaller set is enough.
  bool is_smallest() const { return is_smallest_; }

 private:
  enum class Stage : std::uint8_t { divide, confirm, hit, test, grow, done };
  using Outcome = Trials::Outcome;

  // A call of QuickXplain: the fewest of the candidates that are enough with the background.
  struct Call {
    enum class State : std::uint8_t { ask, split, second, first };
    Numbers candidates;
    std::size_t background;  // its size
    bool may_be_none;        // the background has grown since it was asked whether it is enough
    State state = State::ask;
    Numbers kept = {};  // of the second half
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
  std::int64_t left_ = 0;        // of the work for a smallest reason

  // The trial that is under way.
  bool is_trying_ = false;
  std::int64_t trial_left_ = 0;

  // The results of the last trials that ended: what was enough, and what counterexamples break.
  std::vector<Numbers> known_enough_, known_broken_;
  Outcome known_ = Outcome::unknown;
  Numbers broken_;  // by the counterexample of the last trial

  // For QuickXplain.
  std::vector<Call> calls_;
  Numbers background_;
  Numbers given_back_;
  bool has_doubts_ = false;  // some outcome is unknown
  std::size_t next_ = 0;     // statement of the reason to confirm

  // For hitting sets.
  HittingSets hitting_sets_;
  std::vector<Numbers> broken_sets_;  // that are found on the way to a minimal reason
  Numbers tested_;                    // a hitting set, and what was added since
  Numbers outside_, doubtful_;        // of a growing board: what is broken, and what may yet be kept
};

}  // namespace quadrille::why

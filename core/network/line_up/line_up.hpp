// The searches of a network, in turns (Huberman, Lukose, Hogg, "An economics approach to hard computational problems",
// Science 1997):
//
//     plain      copies masks and takes back one decision after the other (core/network/plain/plain.hpp). Fast at each
//                node; best where little can be learnt, such as cages of many cells
//     learning   learns clauses from conflicts (core/learning/solver.hpp): a tenth as many nodes where rules interact
//
// The learning search is opened when its first turn comes: most puzzles are done before. A table (line_up.cpp) says
// when that is and how long turns are, by what the network has. The search that finds a solution first goes on alone;
// if that is the plain one, its tree can then be divided. Where one of several networks has to hold (a disjunction),
// they go on in turns until there is a second solution: to prove that there is none takes two thirds of the time on
// average. Tested by tests/core/network_engine_test.cpp.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/network/learning/search.hpp"
#include "core/network/network.hpp"
#include "core/network/plain/plain.hpp"
#include "core/search/engine.hpp"

namespace quadrille::network {

/// Satisfies `Engine<Problem, Answer>`, except that it allocates when it opens the learning search. Never too large for
/// a network that could be compiled.
class LineUp {
 public:
  /// The work that the plain search does alone. Most puzzles are done by then.
  static constexpr std::int64_t first_turn = 16 * work_per_ms;

  /// Keeps clauses of at most `most_words` words of 4 bytes: with less the search is as complete, only longer. Learns
  /// after `alone` units of work, but for a short look before.
  explicit LineUp(std::size_t most_words = std::size_t{1} << 20, std::int64_t alone = first_turn)
      : most_words_(most_words), alone_(alone) {}

  std::optional<Error> open(const Problem& problem);
  Step advance(Fuel& fuel);
  void read(Answer& answer) const;
  const Stats& stats() const { return stats_; }
  double fraction() const;
  /// Both as the search contract says, of the plain search.
  bool begin_at(std::span<const Branch> path);
  bool give_away(std::vector<Branch>& path) { return is_alone_ && is_plain_ && !is_shared_ && plain_.give_away(path); }

 private:
  struct Shares;
  static const Shares& shares_of(const Network& network);

  template <class Use>
  auto with_search(Use use) {
    return is_plain_ ? use(plain_) : use(learning_);
  }
  template <class Use>
  auto with_search(Use use) const {
    return is_plain_ ? use(plain_) : use(learning_);
  }

  bool goes_on_after_solution(Step& step);
  void begin_turn();
  void open_learning();

  std::size_t most_words_;
  std::int64_t alone_;
  const Shares* shares_ = nullptr;
  Problem problem_;
  Plain plain_;
  LearningSearch<> learning_;
  bool is_open_ = false;                // the learning search
  bool is_plain_ = true;                // whose turn it is
  bool is_alone_ = false;               // that one goes on alone
  bool is_shared_ = false;              // both may find the first solution
  std::array<bool, 2> has_first_ = {};  // whether the plain one has found it, and the learning one
  Answer first_, found_;
  std::uint64_t known_ = 0;  // solutions that were found again
  std::int64_t left_ = 0;    // of the turn
  std::int64_t later_ = 0;   // of what the plain search has alone, after the look at learning
  double behind_ = 0;        // the fraction done when one began to go on alone
  Stats stats_;
};

}  // namespace quadrille::network

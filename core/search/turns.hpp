// Whose turn it is when several engines work on one question, and for how long.
//
// Engines are frozen between two nodes, so a change costs nothing but caches. Each has a weight and gets a part of the
// work in proportion to it (stride scheduling: Waldspurger, Weihl, 1995). Turns grow with the work that is done, so
// that there are few. Where the best engine alone needs the work w and has the part p of all weights, the answer comes
// after about w / p. Only work decides, never time: the same engines take the same turns everywhere. Tested by
// tests/core/portfolio_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace quadrille {

class Turns {
 public:
  /// Starts with `engines` engines of weight 0. The first engine has the first turn, of `work` units. After it come
  /// rounds of at least `shortest` units, which the engines share by their weights.
  void open(std::size_t engines, std::int64_t work, std::int64_t shortest);

  /// The engine whose turn it is, and the work that is left of the turn: 0 or less at its end.
  std::size_t engine() const { return engine_; }
  std::int64_t left() const { return left_; }
  /// To call when it has worked.
  void spend(std::int64_t work);
  void end_turn() { left_ = 0; }

  /// Work spent by an engine, and by all.
  std::int64_t spent(std::size_t engine) const { return engines_[engine].spent; }
  std::int64_t spent() const { return spent_; }

  /// An engine of weight 0 gets no turn. Weights are at most `most_weight`; a new one has no effect on past turns.
  void set_weight(std::size_t engine, std::int64_t weight) { engines_[engine].weight = weight; }
  static constexpr std::int64_t most_weight = 64;

  /// Begins the turn of the engine that is most behind its share of the work. At least one must have a weight above 0.
  void begin_next();
  /// Gives this engine all turns from now on.
  void leave_to(std::size_t engine);

 private:
  struct Engine {
    std::int64_t weight = 0;
    std::int64_t spent = 0;
    std::int64_t pass = 0;  // sum over its turns: most_weight · work / weight in that turn
  };
  // A round, in which each engine has a turn, takes 1 / `part` of all work so far, within bounds.
  static constexpr std::int64_t part = 8;
  static constexpr std::int64_t longest = 50'000'000;

  std::vector<Engine> engines_;
  std::size_t engine_ = 0;
  std::int64_t weight_ = 0;  // of the engine in this turn; 0 in the first
  std::int64_t turn_ = 0;    // work spent in this turn
  std::int64_t left_ = 0;
  std::int64_t spent_ = 0;
  std::int64_t shortest_ = 1;
};

}  // namespace quadrille

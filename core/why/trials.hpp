// Whether some statements are enough for what is to be explained: whether there is no counterexample, a board on which
// they hold and it does not.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/search/any_engine.hpp"
#include "core/search/engine.hpp"
#include "core/why/boards.hpp"

namespace quadrille::why {

/// What the search for a reason asks.
class Trials {
 public:
  enum class Outcome : std::uint8_t { open, counterexample, enough, unknown };

  virtual ~Trials() = default;
  /// Begins with these statements.
  virtual void begin(const Numbers& kept, Fuel& fuel) = 0;
  /// Goes on until the fuel is spent (`open`) or the outcome is known.
  virtual Outcome advance(Fuel& fuel) = 0;
  /// The statements that do not hold in the counterexample: none of those that were kept.
  virtual const Numbers& broken() const = 0;
};

/// Trials by engines.
class BoardTrials final : public Trials {
 public:
  /// What is to be explained: that there is no solution; or that there is none of which one of
  /// `alternatives` may be supposed.
  void explain_none(Boards& boards) { explain_absence(boards, {Supposition()}); }
  void explain_absence(Boards& boards, std::vector<Supposition> alternatives);
  /// Or that there is no solution but this one, of which the values are given, ascending.
  void explain_only(Boards& boards, Placements solution);

  void begin(const Numbers& kept, Fuel& fuel) override;
  Outcome advance(Fuel& fuel) override;
  const Numbers& broken() const override { return broken_; }

  /// Of all engines together.
  Stats stats() const;

 private:
  void open_next(Fuel& fuel);
  bool is_counterexample(Fuel& fuel);
  void close();

  Boards* boards_ = nullptr;
  std::vector<Supposition> alternatives_;
  Placements solution_;  // to tell others from; empty: every solution is a counterexample
  AnySearch* engine_ = nullptr;
  std::size_t next_ = 0;        // of the alternatives
  bool cannot_search_ = false;  // the board that was written last
  Placements found_;
  Numbers broken_;
  Stats stats_;  // of the engines that were closed
};

}  // namespace quadrille::why

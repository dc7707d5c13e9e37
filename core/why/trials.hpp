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
  /// Whether a counterexample is found, and only what it breaks is not known yet.
  virtual bool is_listing() const { return false; }
  /// The statements that do not hold in the counterexample: none of those that were kept.
  virtual const Numbers& broken() const = 0;
};

/// Trials by engines.
class BoardTrials final : public Trials {
 public:
  /// What is to be explained of a board with this many statements: that there is no solution; or that there is none of
  /// which one of `alternatives` may be supposed.
  void explain_none(Boards& boards, std::size_t statements) { explain_absence(boards, statements, {Supposition()}); }
  void explain_absence(Boards& boards, std::size_t statements, std::vector<Supposition> alternatives);
  /// Or that there is no solution but this one, of which the values are given, ascending.
  void explain_only(Boards& boards, std::size_t statements, Placements solution);
  /// Whether `broken` is asked for, as it is at first.
  void list_broken(bool lists) { lists_ = lists; }

  void begin(const Numbers& kept, Fuel& fuel) override;
  Outcome advance(Fuel& fuel) override;
  bool is_listing() const override { return is_listing_; }
  const Numbers& broken() const override { return broken_; }

  /// The sum over all engines.
  Stats stats() const;

 private:
  void open_next(Fuel& fuel);
  bool is_counterexample(Fuel& fuel);
  bool list(Fuel& fuel);
  void close();

  Boards* boards_ = nullptr;
  std::size_t statements_ = 0;
  bool lists_ = true;
  std::vector<Supposition> alternatives_;
  bool has_solution_ = false;  // to compare others with; if there is none, every solution is a counterexample
  Placements solution_;
  AnySearch* engine_ = nullptr;
  std::size_t next_ = 0;        // of the alternatives
  bool cannot_search_ = false;  // the board that was written last
  Placements found_;
  bool is_listing_ = false;
  Number listed_ = 0;  // statements of which it is known whether the counterexample breaks them
  Numbers broken_;
  Stats stats_;  // of the engines that were closed
};

}  // namespace quadrille::why

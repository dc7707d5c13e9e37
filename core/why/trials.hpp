// Trials of whether some statements are enough for a conclusion: whether there is no counterexample, that is a solution
// of the board with these statements for which the conclusion is false.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/search/any_engine.hpp"
#include "core/search/engine.hpp"
#include "core/why/boards.hpp"

namespace quadrille::why {

/// The trials that the search for a reason makes.
class Trials {
 public:
  enum class Outcome : std::uint8_t { open, counterexample, enough, unknown };

  virtual ~Trials() = default;
  /// Begins a trial of these statements.
  virtual void begin(const Numbers& kept, Fuel& fuel) = 0;
  /// Goes on until the fuel is spent (`open`) or the outcome is known.
  virtual Outcome advance(Fuel& fuel) = 0;
  /// Whether a counterexample is found, and the list of what it breaks is not complete yet.
  virtual bool is_listing() const { return false; }
  /// The statements that the counterexample breaks; it obeys all that were kept.
  virtual const Numbers& broken() const = 0;
};

/// Trials that search for counterexamples with the engines of a puzzle.
class BoardTrials final : public Trials {
 public:
  /// The two conclusions that can be explained about a board with `statements` statements. `explain_none`: there is no
  /// solution. `explain_absence`: there is none for which one of `alternatives` holds.
  void explain_none(Boards& boards, std::size_t statements) { explain_absence(boards, statements, {Supposition()}); }
  void explain_absence(Boards& boards, std::size_t statements, std::vector<Supposition> alternatives);
  /// The third conclusion: there is no solution but this one, given by its values in ascending order.
  void explain_only(Boards& boards, std::size_t statements, Placements solution);
  /// Whether trials list what counterexamples break, for `broken`; true at first.
  void list_broken(bool lists) { lists_ = lists; }

  void begin(const Numbers& kept, Fuel& fuel) override;
  Outcome advance(Fuel& fuel) override;
  bool is_listing() const override { return is_listing_; }
  const Numbers& broken() const override { return broken_; }

  /// The statistics of all engines together.
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
  bool has_solution_ = false;  // a solution is given, which is no counterexample; otherwise every solution is one
  Placements solution_;
  AnySearch* engine_ = nullptr;
  std::size_t next_ = 0;        // index of the next alternative
  bool cannot_search_ = false;  // the last board could not be searched
  Placements found_;
  bool is_listing_ = false;
  Number listed_ = 0;  // statements of which it is known whether the counterexample breaks them
  Numbers broken_;
  Stats stats_;  // of the engines that were closed
};

}  // namespace quadrille::why

// Solutions up to symmetry: of each class of solutions that a symmetry of the board turns into each other, one.
//
// A solution is compared by its placements in order. The least solution of a class is its *representative*; the search
// skips all others (canonical form: Read 1978, "Every one a winner"). Whether a solution is a representative can be
// seen without the others, so parts of a search tree can be searched separately, and their numbers add up.
//
// If values are given, two completions are in one class if a symmetry of the empty board turns one into the other;
// images that do not have the givens are no completions, so they do not count. Tested by
// tests/core/representatives_test.cpp.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/cover/cover_form.hpp"
#include "core/search/any_engine.hpp"

namespace quadrille {

/// The symmetries of a board, and its givens. For a puzzle with marks (core/job/puzzle.hpp), these take the place of
/// placements, and there are no givens.
struct Symmetries {
  /// For each symmetry except the identity: the image of each placement, or `no_placement` if no solution has it. The
  /// symmetries and the identity are closed under composition.
  std::vector<std::vector<cover::Placement>> images;
  /// The placement that counts as the lowest: the order is first, first + 1, …, and then the placements below it.
  cover::Placement first = 0;
  std::vector<cover::Placement> givens;
};

class Representatives final : public AnySearch {
 public:
  /// Reads the solution at which the engine stands.
  class Reader {
   public:
    /// Appends the placements of the solution, givens included. False if it breaks the rules.
    virtual bool read_placements(std::vector<cover::Placement>& placements) = 0;

   protected:
    ~Reader() = default;
  };

  /// `engine` has just been opened for the board; it and `reader` must live as long as the search.
  void open(AnySearch& engine, Reader& reader, Symmetries symmetries);

  /// Returns at representatives, and at solutions that break the rules.
  Step advance(Fuel& fuel) override;

  /// The statistics of the engine; `solutions` is the number of representatives.
  const Stats& stats() const override { return stats_; }
  std::string count() const override { return decimal(stats_.solutions); }
  double fraction() const override { return engine_->fraction(); }
  void path(std::vector<Choice>& path) const override { engine_->path(path); }
  bool begin_at(std::span<const Branch> path) override { return engine_->begin_at(path); }
  bool give_away(std::vector<Branch>& path) override { return engine_->give_away(path); }
  void branches(std::vector<Branch>& branches) const override { engine_->branches(branches); }
  bool has_given_up() const override { return engine_->has_given_up(); }
  std::string note() const override { return engine_->note(); }
  std::string_view own_name() const override { return engine_->own_name(); }

 private:
  bool is_representative();

  AnySearch* engine_ = nullptr;
  Reader* reader_ = nullptr;
  Symmetries symmetries_;
  std::vector<cover::Placement> placements_;  // of the solution at hand
  // Placements counted from `first`, in ascending order: of the solution, and of an image of it.
  std::vector<cover::Placement> keys_, image_;
  Stats stats_;
};

}  // namespace quadrille

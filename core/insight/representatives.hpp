// Solutions up to symmetry: of each class of solutions that a symmetry of the board turns into each other, one.
//
// A solution is its placements in order. Of a class, the least in lexicographic order is the *representative*, and the
// search passes over all others (canonical form: Read 1978, "Every one a winner"). Whether a solution is one shows by
// itself, so every part of a search tree can be searched alone, and the numbers of parts add up.
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

/// The symmetries of a board, and what is given on it. Of a puzzle with marks (core/job/puzzle.hpp) these stand for
/// placements, and nothing is given.
struct Symmetries {
  /// For each symmetry except the identity: the image of each placement, or `no_placement` if no solution has it. With
  /// the identity they are closed under composition.
  std::vector<std::vector<cover::Placement>> images;
  /// Placements are compared as if the order of their numbers began here.
  cover::Placement first = 0;
  std::vector<cover::Placement> givens;
};

class Representatives final : public AnySearch {
 public:
  /// Reads the solution at which the engine stands.
  class Reader {
   public:
    /// Appends its placements, the givens included. False if it breaks the rules.
    virtual bool read_placements(std::vector<cover::Placement>& placements) = 0;

   protected:
    ~Reader() = default;
  };

  /// `engine` has just been opened for the board; it and `reader` must live as long as the search.
  void open(AnySearch& engine, Reader& reader, Symmetries symmetries);

  /// Returns at representatives, and at solutions that break the rules.
  Step advance(Fuel& fuel) override;

  /// Those of the engine, with the number of representatives.
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

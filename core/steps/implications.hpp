// The implications between the candidates of a position, which get numbers of their own: a candidate that is on turns
// off the others of its cell and its value in the cells that it sees; one that is off turns on the only other of its
// cell, or of its value in a house.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/steps/deduction.hpp"

namespace quadrille::steps {

/// A candidate's number among those of the position.
using Candidate = std::uint32_t;

class Implications {
 public:
  /// Does nothing where the position has the candidates of the last one.
  void build(const Position& position);
  /// Another number for each position.
  std::uint32_t version() const { return version_; }

  std::uint32_t size() const { return static_cast<std::uint32_t>(placements_.size()); }
  cover::Placement placement(Candidate candidate) const { return placements_[candidate]; }
  Cell cell(Candidate candidate) const { return cells_[candidate]; }
  std::uint32_t value(Candidate candidate) const { return values_[candidate]; }
  Candidate at(Cell cell, std::uint32_t v) const { return numbers_[cell * value_count_ + v]; }

  /// What it turns off when it is on: those of its cell, then those of its value, house by house.
  std::span<const Candidate> off(Candidate candidate) const {
    return std::span(off_).subspan(off_starts_[candidate], off_starts_[candidate + 1] - off_starts_[candidate]);
  }
  /// Of these, those of its value.
  std::span<const Candidate> off_by_value(Candidate candidate) const {
    return off(candidate).subspan(mates_[candidate]);
  }
  /// What it turns on when it is off: first that of its cell if there is one (`has_mate`), then those of its value.
  std::span<const Candidate> on(Candidate candidate) const {
    return std::span(on_).subspan(on_starts_[candidate], on_starts_[candidate + 1] - on_starts_[candidate]);
  }
  bool has_mate(Candidate candidate) const { return mates_[candidate] == 1; }
  /// The number of other values of its cell.
  std::uint32_t mates(Candidate candidate) const { return mates_[candidate]; }

 private:
  std::uint32_t version_ = 0;
  std::vector<Mask> built_for_;  // by cell, the values of the position
  std::uint32_t value_count_ = 0;
  std::vector<cover::Placement> placements_;  // by candidate, as are the next four
  std::vector<Cell> cells_;
  std::vector<std::uint32_t> values_;
  std::vector<std::uint32_t> mates_;
  std::vector<std::uint32_t> off_starts_, on_starts_;
  std::vector<Candidate> off_, on_;
  std::vector<Candidate> numbers_;  // by placement
};

}  // namespace quadrille::steps

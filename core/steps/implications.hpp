// The implications between the candidates of a position, which get numbers of their own: a candidate that is on turns
// off the others of its cell and its value in the cells that it sees; one that is off turns on the only other of its
// cell, or of its value in a house. Such a set, a cell or a value in a house, of which one candidate is on, is a unit.
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
  /// Those of them with its value.
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

  using Unit = std::uint32_t;
  /// What is left of a unit: the number of candidates, and the exclusive or of them, which is the last one in the end.
  struct Left {
    std::uint32_t size = 0;
    Candidate combined = 0;

    void remove(Candidate candidate) {
      --size;
      combined ^= candidate;
    }
  };
  /// By unit.
  std::span<const Left> units() const { return units_; }
  /// In the order of values or places.
  std::span<const Candidate> members(Unit unit) const {
    return std::span(members_).subspan(member_starts_[unit], units_[unit].size);
  }
  /// The units of a candidate: its cell, then the houses of the cell in their order.
  std::span<const Unit> units_of(Candidate candidate) const {
    return std::span(units_of_).subspan(unit_starts_[candidate], unit_starts_[candidate + 1] - unit_starts_[candidate]);
  }

 private:
  void add_candidates(const Position& position);
  void add_houses(const Position& position);
  void add_links(const Position& position);

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
  std::vector<Left> units_;         // by unit: cells, then house · values + value
  std::vector<Candidate> members_;  // unit u has members_[member_starts_[u] …]
  std::vector<std::uint32_t> member_starts_;
  std::vector<Unit> units_of_;  // as off_
  std::vector<std::uint32_t> unit_starts_;
};

}  // namespace quadrille::steps

// The houses of a board, arranged for techniques: in which houses a cell is, which cells see each other, and where two
// houses cross. A house is at most 64 cells, so that a set of its places is one number.
//
// Built once for a shape of board. Houses that are neither rows nor columns come first, then rows, then columns: the
// order in which people look. Tested by tests/core/steps_position_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "core/cover/houses.hpp"

namespace quadrille::steps {

/// A set of values (bit value − 1) or of places in a house (bit place).
using Mask = std::uint64_t;
using Cell = std::uint32_t;
using House = std::uint32_t;

constexpr Mask bit(std::uint32_t number) { return Mask{1} << number; }

/// The place of a cell in one of its houses.
struct Seat {
  House house;
  std::uint32_t place;
};

class Layout {
 public:
  /// `houses` number cells below `cells`; each has as many cells as there are values, at most 64. Each cell is in one.
  /// `apart`: pairs of cells that differ, though they may have no house in common.
  Layout(const cover::Houses& houses, std::uint32_t cells, std::uint32_t values,
         std::span<const std::pair<Cell, Cell>> apart = {});

  std::uint32_t cells() const { return cells_; }
  std::uint32_t values() const { return values_; }
  std::uint32_t houses() const { return static_cast<std::uint32_t>(units_.size()); }

  cover::Unit unit(House house) const { return units_[house]; }
  cover::UnitKind kind(House house) const { return cover::kind_of(units_[house]); }
  bool is_line(House house) const { return house >= first_line_; }
  /// Lines of one direction: all rows or all columns, as a range of houses.
  House first_line() const { return first_line_; }

  std::span<const Cell> house(House house) const { return std::span(members_).subspan(house * values_, values_); }
  /// The houses of a cell, in their order.
  std::span<const Seat> seats(Cell cell) const {
    return std::span(seats_).subspan(seat_starts_[cell], seat_starts_[cell + 1] - seat_starts_[cell]);
  }
  /// The cells that share a house with a cell or are apart from it, each once: house by house.
  std::span<const Cell> peers(Cell cell) const {
    return std::span(peers_).subspan(peer_starts_[cell], peer_starts_[cell + 1] - peer_starts_[cell]);
  }

  /// The places of `house` that `cell` sees; its own is not among them.
  Mask seen(Cell cell, House house) const { return seen_[cell * houses() + house]; }
  /// The places of `house` that are in `other` too.
  Mask cut(House house, House other) const { return cuts_[house * houses() + other]; }
  bool sees(Cell cell, Cell other) const {
    const Seat seat = seats_[seat_starts_[other]];
    return (seen(cell, seat.house) & bit(seat.place)) != 0;
  }

 private:
  void add_seats();
  void add_peers(std::span<const std::pair<Cell, Cell>> apart);

  std::uint32_t cells_, values_;
  House first_line_ = 0;            // houses from here are rows, then columns
  std::vector<cover::Unit> units_;  // by house
  std::vector<Cell> members_;       // house h has members_[h · values_ … (h + 1) · values_)
  std::vector<Seat> seats_;         // cell c has seats_[seat_starts_[c] … seat_starts_[c + 1])
  std::vector<std::uint32_t> seat_starts_;
  std::vector<Cell> peers_;
  std::vector<std::uint32_t> peer_starts_;
  std::vector<Mask> seen_;  // by cell and house
  std::vector<Mask> cuts_;  // by two houses
};

}  // namespace quadrille::steps

// Every placement of every kind of piece on a board: kind by kind, then by orientation, then by place. Placements that
// cover the same cells are one. Tested by tests/core/tiling_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/cover/cover_form.hpp"
#include "core/cover/names.hpp"
#include "core/puzzles/tiling/board.hpp"
#include "core/text/text.hpp"

namespace quadrille::tiling {

class Layout {
 public:
  /// Limits the placements, and the cells that they cover, as the options and entries of an exact cover are limited.
  static constexpr std::size_t most_placements = std::size_t{1} << 21;
  static constexpr std::size_t most_entries = std::size_t{1} << 23;
  /// Limits the cells that are looked at: this many take about a second. All hexominoes on the largest board need a
  /// twentieth.
  static constexpr std::size_t most_looks = std::size_t{1} << 27;

  /// Finds the placements; or says that there are too many.
  std::optional<Error> build(const Board& board);

  std::size_t size() const { return starts_.size() - 1; }
  /// The cells of a placement, ascending.
  std::span<const std::uint16_t> places(cover::Placement placement) const {
    return std::span(places_).subspan(starts_[placement], starts_[placement + 1] - starts_[placement]);
  }
  std::uint32_t kind_of(cover::Placement placement) const { return kind_of_[placement]; }
  /// Placements of a kind are those from `first_of` up to the first of the next kind.
  cover::Placement first_of(std::size_t kind) const { return first_of_[kind]; }
  const std::vector<Shape>& orientations_of(std::size_t kind) const { return orientations_[kind]; }
  /// Placements in an orientation are those from `first_in` up to the first in the next one, or of the next kind.
  cover::Placement first_in(std::size_t kind, std::size_t orientation) const { return begins_[kind][orientation]; }
  /// The placement of a kind on these cells, ascending; or `no_placement`.
  cover::Placement find(const Board& board, std::uint32_t kind, std::span<const std::uint16_t> places) const;
  /// The placement in an orientation whose first cell is `place`; or `no_placement`.
  cover::Placement find_at(std::uint32_t kind, std::size_t orientation, std::uint16_t place) const;
  /// Their names, by kind.
  const cover::Names& names() const { return names_; }

 private:
  bool add_kind(const Board& board, std::uint32_t kind);

  std::vector<std::vector<Shape>> orientations_;       // by kind
  std::vector<std::vector<cover::Placement>> begins_;  // by kind and orientation, and one more: its first placement
  std::vector<cover::Placement> first_of_;             // by kind, and one more
  std::vector<std::uint16_t> kind_of_;                 // by placement
  std::vector<std::uint32_t> starts_ = {0};            // placement p covers places_[starts_[p] … starts_[p + 1])
  std::vector<std::uint16_t> places_;
  cover::Names names_;
  std::size_t looks_ = 0;
};

}  // namespace quadrille::tiling

// Regions of a board: runs that cross, which share all of their open cells but a few. What the runs across still need
// and what the runs down still need differ by these odd cells alone.
//
//           10\  4\        The runs across, a b c and d e, need 12 + 5; those down, a d and b e, need 10 + 4. Both have
//      12\   a    b   c    all cells but c, which is what they differ by: 3.
//       5\   d    e
//
// A region grows from one run: each time by the run through an odd cell that leaves the fewest odd cells. Tested by
// tests/core/kakuro_hint_test.cpp.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/puzzles/kakuro/hint_candidates.hpp"

namespace quadrille::kakuro {

struct Region {
  static constexpr std::size_t most_odd = 3;
  static constexpr std::size_t most_runs = 40;
  using Numbers = std::array<std::uint32_t, most_odd>;

  std::uint32_t first;  ///< the run that it grows from
  std::uint32_t runs;
  std::size_t odd_cells;
  std::size_t across;  ///< of the odd cells those of runs across, which come first
  Numbers odd;         ///< open cells of only one of its runs
  Sum need_across, need_down;

  /// Goes on to the next digits of the odd cells that make the difference of the needs, and differ within a run. False
  /// if there are none.
  bool next_filling(const Runs& runs_of_board, Numbers& filling) const;
  /// The first digit counts up to 1 yet.
  static constexpr Numbers before_first = {0, 1, 1};
};

class Regions {
 public:
  explicit Regions(const HintCandidates& candidates) : candidates_(candidates), runs_(candidates.runs()) {}

  /// Finds those with few odd cells, of two with the same odd cells the smaller. Adds to `looked_at` the number of
  /// cells that it looks at, and stops at `most`. Does nothing the second time.
  void find(std::size_t& looked_at, std::size_t most);
  const std::vector<Region>& all() const { return regions_; }
  /// All open cells of a region.
  std::vector<std::uint32_t> cells_of(const Region& region);

 private:
  enum Side : std::uint8_t { neither, of_across, of_down, both };

  Side side_of(std::uint32_t run) const { return run < runs_.across ? of_across : of_down; }
  void begin(std::uint32_t run);
  void add(std::uint32_t run);
  std::uint32_t next();
  void note();

  const HintCandidates& candidates_;
  const Runs& runs_;
  std::vector<Region> regions_;

  // The region that grows:
  std::vector<Side> side_;  // by cell: which of its runs the region has
  std::vector<std::uint32_t> region_runs_, odd_;
  std::size_t looked_at_ = 0;
};

}  // namespace quadrille::kakuro

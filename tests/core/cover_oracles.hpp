// Covers whose counts are known from methods that share no code with the engines: rows of items by dynamic programming,
// dominoes on a grid by a broken profile (a transfer matrix cell by cell), matchings of a grid by a determinant
// (Kasteleyn 1961), and small problems with multiplicities by trying all sets of options.
//
// Counts are computed modulo five primes below 2^31. Together these determine numbers below 2^154.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "core/cover/problem.hpp"
#include "tests/core/random.hpp"

namespace quadrille::test {

constexpr std::array<std::uint64_t, 5> primes = {2147483647, 2147483629, 2147483587, 2147483579, 2147483563};

using Residues = std::array<std::uint64_t, primes.size()>;

/// A count as residues, and its approximate size.
struct Count {
  Residues residues = {};
  double size = 0;

  static Count one() { return {{1, 1, 1, 1, 1}, 1}; }
  bool is_zero() const { return size == 0; }
};

Count& operator+=(Count& sum, const Count& more);
Count& operator*=(Count& product, const Count& more);

/// The residues of a decimal number.
Residues residues_of(const std::string& decimal);

/// A cover whose primary items are in a row: an option contains some neighbouring items, and some secondary
/// items.
struct Row {
  struct Piece {
    cover::Item first;
    cover::Item length;
    std::vector<cover::Entry> others;  // with secondary items, which are numbered from 0 here
  };

  cover::Item primary = 0;
  cover::Item secondary = 0;
  std::vector<Piece> pieces;
};

/// A row of at most `most_primary` items. In some rows every option has the same colours, in others nearly any two
/// conflict.
Row random_row(Random& random, cover::Item most_primary);
/// The number of its covers: for each place in the row and each use of the secondary items, the number of ways to it.
Count count_of(const Row& row);
/// The row as a problem, with items and options in random order, and with small or large colours.
cover::Problem problem_of(const Row& row, Random& random);

/// A grid of cells to be covered by dominoes.
struct Grid {
  cover::Item rows = 0;
  cover::Item columns = 0;
  std::vector<bool> is_hole;  // by cell
  /// Pairs of neighbours that no domino may cover; the first cell is left of the second or above it.
  std::vector<std::pair<cover::Item, cover::Item>> missing = {};

  bool allows(cover::Item a, cover::Item b) const {
    return !is_hole[a] && !is_hole[b] && std::find(missing.begin(), missing.end(), std::pair(a, b)) == missing.end();
  }
  // Calls f with each pair of neighbours that a domino may cover.
  template <class F>
  void each_domino(F&& f) const {
    for (cover::Item cell = 0; cell < rows * columns; ++cell) {
      if (cell % columns + 1 < columns && allows(cell, cell + 1)) f(cell, cell + 1);
      if (cell / columns + 1 < rows && allows(cell, cell + columns)) f(cell, cell + columns);
    }
  }
};

/// The grid as a problem, with its cells in order or not.
cover::Problem problem_of(const Grid& grid, Random& random);
/// The number of its covers, cell by cell by a profile: bit c is 1 if the next cell of column c is covered already.
Count count_by_profile(const Grid& grid);
/// The same up to the sign, for a grid without holes: the determinant of a matrix with a row for each black cell and a
/// column for each white cell: 1 for a horizontal domino, and +1 or −1, alternating by column, for a vertical one. Any
/// dominoes may be missing.
Residues count_by_determinant(const Grid& grid);

/// Random options: one item in `density` is in an option, secondary ones with one of `colours` colours.
struct OptionShape {
  std::uint32_t options;
  std::uint32_t density;
  std::uint32_t colours;
};

/// Adds options to a problem: some are repeated, empty, or of secondary items alone.
void add_random_options(cover::Problem& problem, const OptionShape& shape, Random& random);

/// What `random_bounded` makes: the largest numbers of primary items, secondary items and options.
struct BoundedShape {
  std::uint32_t primary = 6;
  std::uint32_t secondary = 3;
  std::uint32_t options = 12;
};

/// A problem whose primary items have bounds: most often small ones, but also a high of 0 and a low that no number of
/// options reaches. With colours or without; some options are equal, empty, or of secondary items alone.
cover::Problem random_bounded(Random& random, const BoundedShape& shape = {});

/// All solutions of a problem of at most some twenty options, each ascending, in ascending order: every option is
/// chosen or not, and only the bounds and colours are watched.
std::vector<std::vector<cover::Option>> solutions_by_force(const cover::Problem& problem);

}  // namespace quadrille::test

// Covers whose numbers of solutions other methods tell, which share no code with the engines: rows of items by a table,
// dominoes on a grid by a broken profile (a transfer matrix cell by cell), and matchings of a grid by a determinant
// (Kasteleyn 1961).
//
// Counts are kept modulo five primes below 2^31. Together they tell numbers below 2^154 apart.
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

/// A count by its residues, and about how large it is.
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

/// A cover whose primary items stand in a row: an option covers a few that stand side by side, and names some secondary
/// items.
struct Row {
  struct Piece {
    cover::Item first;
    cover::Item length;
    std::vector<cover::Entry> others;  // of secondary items, which are numbered from 0 here
  };

  cover::Item primary = 0;
  cover::Item secondary = 0;
  std::vector<Piece> pieces;
};

/// A row of at most `most_primary` items. In some rows every option has the same colours, in some nearly any two
/// conflict.
Row random_row(Random& random, cover::Item most_primary);
/// The number of its covers: for each place in the row and each use of the secondary items, how many ways lead there.
Count count_of(const Row& row);
/// The row as a problem, its items and options in random order, and with colours that are small or large numbers.
cover::Problem problem_of(const Row& row, Random& random);

/// Cells to be covered by dominoes.
struct Grid {
  cover::Item rows = 0;
  cover::Item columns = 0;
  std::vector<bool> is_hole;  // by cell
  /// Pairs of neighbours that no domino may cover, the first one left of or above.
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

/// The grid as a problem, its cells in order or not.
cover::Problem problem_of(const Grid& grid, Random& random);
/// The number of its covers, cell by cell with a profile: bit c is set if the next cell of column c is covered already.
Count count_by_profile(const Grid& grid);
/// The same up to its sign, of a grid without holes: the determinant of a matrix with a row for each black cell and a
/// column for each white one, 1 where a domino lies across and +1 or −1, column by column, where it lies down. Any
/// dominoes may be missing.
Residues count_by_determinant(const Grid& grid);

}  // namespace quadrille::test

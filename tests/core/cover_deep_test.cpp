// Random covers that are too large to try all sets of options: up to 40 primary items, secondary items that many
// options share, counts past 64 and 128 bits. The expected counts come from methods that share no code with the
// engines: a table over the items in a row, a broken profile (a transfer matrix cell by cell), a determinant (Kasteleyn
// 1961), and products.
//
// Counts are compared modulo five primes below 2^31. Together they tell numbers below 2^154 apart.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <map>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include "core/cover/bits.hpp"
#include "core/cover/counting.hpp"
#include "core/cover/dancing_links.hpp"
#include "core/cover/frontier.hpp"
#include "core/cover/learning.hpp"
#include "core/cover/option_sets.hpp"
#include "core/search/handover.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/random.hpp"

using namespace quadrille;
using namespace quadrille::cover;
using namespace quadrille::test;

namespace {

using Chosen = std::vector<Option>;

constexpr std::array<std::uint64_t, 5> primes = {2147483647, 2147483629, 2147483587, 2147483579, 2147483563};

// A count by its residues, and about how large it is.
struct Count {
  std::array<std::uint64_t, primes.size()> residues = {};
  double size = 0;

  static Count one() { return {{1, 1, 1, 1, 1}, 1}; }
  bool is_zero() const { return size == 0; }
};

Count& operator+=(Count& sum, const Count& more) {
  for (std::size_t i = 0; i < primes.size(); ++i) sum.residues[i] = (sum.residues[i] + more.residues[i]) % primes[i];
  sum.size += more.size;
  return sum;
}

Count& operator*=(Count& product, const Count& more) {
  for (std::size_t i = 0; i < primes.size(); ++i)
    product.residues[i] = product.residues[i] * more.residues[i] % primes[i];
  product.size *= more.size;
  return product;
}

// The residues of a decimal number.
std::array<std::uint64_t, primes.size()> residues_of(const std::string& decimal) {
  std::array<std::uint64_t, primes.size()> residues = {};
  for (const char digit : decimal) {
    for (std::size_t i = 0; i < primes.size(); ++i)
      residues[i] = (10 * residues[i] + static_cast<std::uint64_t>(digit - '0')) % primes[i];
  }
  return residues;
}

// ---- Items in a row ----

// A cover whose primary items stand in a row: an option covers a few that stand side by side, and names some secondary
// items.
struct Row {
  struct Piece {
    Item first;
    Item length;
    std::vector<Entry> others;  // of secondary items, which are numbered from 0 here
  };

  Item primary = 0;
  Item secondary = 0;
  std::vector<Piece> pieces;
};

// In some rows every option has the same colours, in some nearly any two conflict.
Row random_row(Random& random, Item most_primary) {
  Row row;
  row.primary = most_primary - random.below(most_primary / 2);
  row.secondary = 1 + random.below(3);
  const std::uint32_t most_options = 1 + random.below(random.one_in(3) ? 60 : 10);
  const std::uint32_t most_length = 1 + random.below(3), colours = 1 + random.below(3);
  const std::uint32_t leave_alone = 1 + random.below(4), no_colour = 3 + random.below(40);
  for (Item first = 0; first < row.primary; ++first) {
    for (std::uint32_t left = 1 + random.below(most_options); left > 0; --left) {
      Row::Piece piece = {first, std::min(1 + random.below(most_length), row.primary - first), {}};
      for (Item item = 0; item < row.secondary; ++item) {
        if (!random.one_in(leave_alone)) continue;
        piece.others.push_back({item, random.one_in(no_colour) ? 0 : 1 + random.below(colours)});
      }
      row.pieces.push_back(piece);
    }
  }
  return row;
}

// For each place in the row and each use of the secondary items: how many ways lead there.
Count count_of(const Row& row) {
  constexpr std::uint32_t untouched = ~std::uint32_t{0};
  std::vector<std::map<std::vector<std::uint32_t>, Count>> ways(row.primary + 1);
  ways[0][std::vector<std::uint32_t>(row.secondary, untouched)] = Count::one();
  for (Item place = 0; place < row.primary; ++place) {
    for (const auto& [uses, count] : ways[place]) {
      for (const Row::Piece& piece : row.pieces) {
        if (piece.first != place) continue;
        std::vector<std::uint32_t> next = uses;
        bool fits = true;
        for (const auto& [item, colour] : piece.others) {
          fits = fits && (next[item] == untouched || (colour != 0 && next[item] == colour));
          next[item] = colour;
        }
        if (fits) ways[place + piece.length][next] += count;
      }
    }
  }
  Count total;
  for (const auto& [uses, count] : ways[row.primary]) total += count;
  return total;
}

// The row as a problem, its items and options in random order, and with colours that are small or large numbers.
Problem problem_of(const Row& row, Random& random) {
  constexpr Colour scales[] = {1, 1, 7, 1000, 1 << 20};
  const Colour scale = scales[random.below(std::size(scales))];
  std::vector<Item> primary(row.primary), secondary(row.secondary);
  std::iota(primary.begin(), primary.end(), Item{0});
  std::iota(secondary.begin(), secondary.end(), row.primary);
  if (random.one_in(2)) random.shuffle(primary);
  random.shuffle(secondary);
  std::vector<Row::Piece> pieces = row.pieces;
  if (random.one_in(2)) random.shuffle(pieces);
  Problem problem;
  problem.reset(row.primary, row.secondary);
  for (const Row::Piece& piece : pieces) {
    std::vector<Entry> option;
    for (Item item = piece.first; item < piece.first + piece.length; ++item) option.push_back({primary[item]});
    for (const auto& [item, colour] : piece.others) option.push_back({secondary[item], colour * scale});
    random.shuffle(option);
    problem.add_option(option);
  }
  return problem;
}

// ---- Dominoes and matchings of a grid ----

struct Grid {
  Item rows = 0;
  Item columns = 0;
  std::vector<bool> is_hole;  // by cell
  std::vector<std::pair<Item, Item>> missing =
      {};  // pairs of neighbours that no domino may cover, the first one left of or above

  bool allows(Item a, Item b) const {
    return !is_hole[a] && !is_hole[b] && std::find(missing.begin(), missing.end(), std::pair(a, b)) == missing.end();
  }
  // Calls f with each pair of neighbours that a domino may cover.
  template <class F>
  void each_domino(F&& f) const {
    for (Item cell = 0; cell < rows * columns; ++cell) {
      if (cell % columns + 1 < columns && allows(cell, cell + 1)) f(cell, cell + 1);
      if (cell / columns + 1 < rows && allows(cell, cell + columns)) f(cell, cell + columns);
    }
  }
};

Problem problem_of(const Grid& grid, Random& random) {
  std::vector<Item> number(grid.is_hole.size());
  std::vector<Item> cells;
  for (Item cell = 0; cell < grid.is_hole.size(); ++cell) {
    if (!grid.is_hole[cell]) cells.push_back(cell);
  }
  if (random.one_in(2)) random.shuffle(cells);
  for (Item i = 0; i < cells.size(); ++i) number[cells[i]] = i;
  Problem problem;
  problem.reset(cells.size(), 0);
  grid.each_domino([&](Item a, Item b) {
    const std::vector<Entry> option = {{number[a]}, {number[b]}};
    problem.add_option(option);
  });
  return problem;
}

// Cell by cell with a profile: bit c is set if the next cell of column c is covered already.
Count count_by_profile(const Grid& grid) {
  std::vector<Count> ways(std::size_t{1} << grid.columns);
  ways[0] = Count::one();
  for (Item cell = 0; cell < grid.is_hole.size(); ++cell) {
    const Item column = cell % grid.columns;
    const std::size_t here = std::size_t{1} << column;
    std::vector<Count> next(ways.size());
    for (std::size_t profile = 0; profile < ways.size(); ++profile) {
      if (ways[profile].is_zero()) continue;
      if ((profile & here) != 0 || grid.is_hole[cell]) {
        if ((profile & here) == 0 || !grid.is_hole[cell]) next[profile & ~here] += ways[profile];
        continue;
      }
      const bool is_right_free = column + 1 < grid.columns && (profile & here << 1) == 0;
      if (is_right_free && grid.allows(cell, cell + 1)) next[profile | here << 1] += ways[profile];
      if (cell / grid.columns + 1 < grid.rows && grid.allows(cell, cell + grid.columns))
        next[profile | here] += ways[profile];
    }
    ways = std::move(next);
  }
  return ways[0];
}

std::uint64_t power(std::uint64_t base, std::uint64_t exponent, std::uint64_t prime) {
  std::uint64_t result = 1;
  for (; exponent > 0; exponent >>= 1, base = base * base % prime) {
    if ((exponent & 1) != 0) result = result * base % prime;
  }
  return result;
}

std::uint64_t determinant(std::vector<std::vector<std::uint64_t>> matrix, std::uint64_t prime) {
  std::uint64_t product = 1;
  for (std::size_t k = 0; k < matrix.size(); ++k) {
    std::size_t pivot = k;
    while (pivot < matrix.size() && matrix[pivot][k] == 0) ++pivot;
    if (pivot == matrix.size()) return 0;
    if (pivot != k) {
      std::swap(matrix[pivot], matrix[k]);
      product = prime - product;
    }
    product = product * matrix[k][k] % prime;
    const std::uint64_t inverse = power(matrix[k][k], prime - 2, prime);
    for (std::size_t row = k + 1; row < matrix.size(); ++row) {
      const std::uint64_t factor = matrix[row][k] * inverse % prime;
      if (factor == 0) continue;
      for (std::size_t i = k; i < matrix.size(); ++i)
        matrix[row][i] = (matrix[row][i] + (prime - factor) * matrix[k][i]) % prime;
    }
  }
  return product;
}

// The count up to its sign, of a grid without holes: a row for each black cell, a column for each white one, 1 where a
// domino lies across and +1 or −1, column by column, where it lies down. Any dominoes may be missing.
std::array<std::uint64_t, primes.size()> count_by_determinant(const Grid& grid) {
  std::vector<std::size_t> number(grid.is_hole.size());
  std::array<std::size_t, 2> count = {};
  const auto is_white = [&](Item cell) { return (cell / grid.columns + cell % grid.columns) % 2; };
  for (Item cell = 0; cell < number.size(); ++cell) number[cell] = count[is_white(cell)]++;
  REQUIRE(count[0] == count[1]);
  std::array<std::uint64_t, primes.size()> residues;
  for (std::size_t i = 0; i < primes.size(); ++i) {
    std::vector<std::vector<std::uint64_t>> matrix(count[0], std::vector<std::uint64_t>(count[0], 0));
    grid.each_domino([&](Item a, Item b) {
      const bool minus = b == a + grid.columns && a % grid.columns % 2 == 1;
      if (is_white(a) != 0) std::swap(a, b);
      matrix[number[a]][number[b]] = minus ? primes[i] - 1 : 1;
    });
    residues[i] = determinant(std::move(matrix), primes[i]);
  }
  return residues;
}

// ---- The engines ----

// The count by an engine that counts; empty if that takes more than `fuel`.
template <class E>
std::string counted(E& engine, const Problem& problem, std::uint64_t fuel = 1'000'000) {
  REQUIRE_FALSE(engine.open(problem));
  return engine.advance(fuel) == Step::finished ? engine.count() : "";
}

// What an engine finds in its first nodes: solutions that obey, none of them twice, each with its options ascending.
struct Found {
  std::vector<Chosen> solutions;  // in the order in which they were found
  bool is_all = false;
};

template <class E>
Found find(E& engine, const Problem& problem, std::uint64_t nodes) {
  REQUIRE_FALSE(engine.open(problem));
  Found found;
  Step step = Step::paused;
  while ((step = engine.advance(nodes)) == Step::solution) {
    Chosen& chosen = found.solutions.emplace_back();
    engine.read(chosen);
    REQUIRE(obeys(problem, chosen));
    std::sort(chosen.begin(), chosen.end());
  }
  found.is_all = step == Step::finished;
  std::vector<Chosen> sorted = found.solutions;
  std::sort(sorted.begin(), sorted.end());
  REQUIRE(std::adjacent_find(sorted.begin(), sorted.end()) == sorted.end());
  return found;
}

struct Tally {
  std::uint64_t listed = 0;    // problems of which every solution was listed
  std::uint64_t past_64 = 0;   // counts past 64 bits,
  std::uint64_t past_128 = 0;  //   and past 128
  std::uint64_t in_parts = 0;  // counted with tables in parts
};

// Every engine of covers on one problem whose count is known.
class Engines {
 public:
  void hold_to(const Problem& problem, const Count& expected) {
    if (const std::string count = counted(memory_, problem, 200'000); !count.empty()) {
      REQUIRE(residues_of(count) == expected.residues);
      REQUIRE(residues_of(counted(counting_, problem, 10'000'000)) == expected.residues);
      tally.past_64 += expected.size >= 0x1p64 ? 1 : 0;
      tally.past_128 += expected.size >= 0x1p128 ? 1 : 0;
    }
    for (Frontier* const memory : {&in_parts_, &narrow_}) {
      const std::string count = counted(*memory, problem, 20'000);
      if (count.empty()) continue;  // too many parts
      REQUIRE(residues_of(count) == expected.residues);
      tally.in_parts += memory == &in_parts_ ? 1 : 0;
    }

    // Links and bit sets walk one tree, so they agree whether they come to its end or not.
    constexpr std::uint64_t nodes = 3000;
    const Found found = find(links_, problem, nodes);
    REQUIRE(find(bits_, problem, nodes).solutions == found.solutions);
    REQUIRE(find(sets_, problem, nodes).solutions == found.solutions);
    REQUIRE(links_.stats() == bits_.stats());
    REQUIRE(links_.stats() == sets_.stats());
    hold_list(find(learning_, problem, nodes), expected);
    hold_list(find(forgetful_, problem, nodes), expected);
    hold_list(find(handover_, problem, nodes), expected);
    hold_list(found, expected);
    tally.listed += found.is_all ? 1 : 0;
  }

  Tally tally;

 private:
  static void hold_list(const Found& found, const Count& expected) {
    if (found.is_all) REQUIRE(static_cast<double>(found.solutions.size()) == expected.size);
    REQUIRE(static_cast<double>(found.solutions.size()) <= expected.size);
  }

  static Frontier bounded(std::size_t states) {
    Frontier frontier;
    frontier.bound_tables(states);
    return frontier;
  }
  static OptionSets without_rows() {
    OptionSets sets;
    sets.set_room(0);
    return sets;
  }
  static Counting within(std::size_t bytes) {
    Counting counting;
    counting.bound_memory(bytes);
    return counting;
  }

  Frontier memory_, in_parts_ = bounded(20), narrow_ = bounded(3);
  Counting counting_ = within(1 << 20);
  DancingLinks links_;
  Bits bits_;
  OptionSets sets_ = without_rows();
  Learning learning_, forgetful_ = Learning(64);
  Handover<Bits, Learning, Problem, Chosen, 5> handover_;
};

}  // namespace

TEST_CASE("covers of up to 40 items in a row with shared secondary items have the counts of a table",
          "[differential]") {
  Random random(41);
  Engines engines;
  const int most = rounds(120);
  for (int round = 0; round < most; ++round) {
    const Row row = random_row(random, random.one_in(2) ? 40 : 12);
    INFO("round " << round);
    engines.hold_to(problem_of(row, random), count_of(row));
  }
  CHECK(engines.tally.listed > 60);
  CHECK(engines.tally.past_64 > 5);
  CHECK(engines.tally.past_128 > 0);
  CHECK(engines.tally.in_parts > 60);
}

TEST_CASE("independent parts multiply, also past 128 bits", "[differential]") {
  Random random(42);
  Frontier memory;
  Counting counting;
  std::uint64_t past_128 = 0;
  const int most = rounds(25);
  for (int round = 0; round < most; ++round) {
    // Rows side by side: the parts have their own items, primary and secondary.
    Row whole;
    Count expected = Count::one();
    for (std::uint32_t parts = 2 + random.below(14); parts > 0; --parts) {
      const Row part = random_row(random, 16);
      const Count count = count_of(part);
      if (count.is_zero()) continue;
      expected *= count;
      for (Row::Piece piece : part.pieces) {
        piece.first += whole.primary;
        for (Entry& other : piece.others) other.item += whole.secondary;
        whole.pieces.push_back(piece);
      }
      whole.primary += part.primary;
      whole.secondary += part.secondary;
    }
    const Problem problem = problem_of(whole, random);
    INFO("round " << round);
    const std::string count = counted(memory, problem);
    if (count.empty()) continue;  // too many states
    REQUIRE(residues_of(count) == expected.residues);
    REQUIRE(residues_of(counted(counting, problem, 10'000'000)) == expected.residues);
    past_128 += expected.size >= 0x1p128 ? 1 : 0;
  }
  CHECK(past_128 > 5);
}

TEST_CASE("dominoes on boards with holes have the counts of a transfer matrix", "[differential]") {
  Random random(43);
  Engines engines;
  const int most = rounds(40);
  for (int round = 0; round < most; ++round) {
    const Item rows = 2 + random.below(46), columns = 2 + random.below(6);
    Grid grid = {rows, columns, std::vector<bool>(std::size_t{rows} * columns)};
    for (std::uint32_t holes = random.one_in(2) ? 0 : random.below(6); holes > 0; --holes)
      grid.is_hole[random.below(grid.is_hole.size())] = true;
    INFO("round " << round << ", " << rows << "×" << columns);
    engines.hold_to(problem_of(grid, random), count_by_profile(grid));
  }
  CHECK(engines.tally.past_64 > 1);
}

TEST_CASE("perfect matchings of random grids are as many as a determinant says", "[differential]") {
  Random random(44);
  Frontier memory;
  Counting counting;
  std::uint64_t past_64 = 0;
  const int most = rounds(30);
  for (int round = 0; round < most; ++round) {
    const Item columns = 4 + 2 * random.below(3), rows = 4 + random.below(30);
    Grid grid = {rows, columns, std::vector<bool>(std::size_t{rows} * columns)};
    std::vector<std::pair<Item, Item>> missing;
    const std::uint32_t share = 6 + random.below(200);
    grid.each_domino([&](Item a, Item b) {
      if (random.one_in(share)) missing.emplace_back(a, b);
    });
    grid.missing = missing;
    const auto by_profile = count_by_profile(grid);
    auto signed_count = count_by_determinant(grid);
    const bool is_minus = signed_count != by_profile.residues;
    for (std::size_t i = 0; i < primes.size() && is_minus; ++i)
      signed_count[i] = (primes[i] - signed_count[i]) % primes[i];
    REQUIRE(signed_count == by_profile.residues);  // both oracles agree
    const Problem problem = problem_of(grid, random);
    INFO("round " << round << ", " << rows << "×" << columns);
    REQUIRE(residues_of(counted(memory, problem, 10'000'000)) == signed_count);
    REQUIRE(residues_of(counted(counting, problem, 10'000'000)) == signed_count);
    past_64 += by_profile.size >= 0x1p64 ? 1 : 0;
  }
  CHECK(past_64 > 3);
}

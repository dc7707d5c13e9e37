#include "tests/core/cover_oracles.hpp"

#include <iterator>
#include <map>
#include <numeric>

namespace quadrille::test {

using namespace cover;

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

Residues residues_of(const std::string& decimal) {
  Residues residues = {};
  for (const char digit : decimal) {
    for (std::size_t i = 0; i < primes.size(); ++i)
      residues[i] = (10 * residues[i] + static_cast<std::uint64_t>(digit - '0')) % primes[i];
  }
  return residues;
}

// ---- Items in a row ----

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

namespace {

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

}  // namespace

Residues count_by_determinant(const Grid& grid) {
  std::vector<std::size_t> number(grid.is_hole.size());
  std::array<std::size_t, 2> count = {};
  const auto is_white = [&](Item cell) { return (cell / grid.columns + cell % grid.columns) % 2; };
  for (Item cell = 0; cell < number.size(); ++cell) number[cell] = count[is_white(cell)]++;
  if (count[0] != count[1]) return {};
  Residues residues = {};
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

// ---- Small problems ----

void add_random_options(Problem& problem, const OptionShape& shape, Random& random) {
  std::vector<Entry> option;
  for (std::uint32_t left = shape.options; left > 0; --left) {
    if (!option.empty() && random.one_in(8)) {  // the same option again
      problem.add_option(option);
      continue;
    }
    option.clear();
    for (Item item = 0; item < problem.items(); ++item) {
      if (random.one_in(shape.density))
        option.push_back({item, item < problem.primary() ? 0 : random.below(shape.colours)});
    }
    random.shuffle(option);
    problem.add_option(option);
  }
}

Problem random_bounded(Random& random, const BoundedShape& shape) {
  constexpr Bounds bounds[] = {{0, 1}, {0, 1}, {0, 2}, {0, 3}, {1, 2}, {1, 2}, {1, 3},
                               {2, 2}, {2, 3}, {3, 3}, {0, 9}, {1, 9}, {0, 0}, {99, 99}};
  const std::uint32_t primary = random.below(shape.primary + 1), secondary = random.below(shape.secondary + 1);
  Problem problem;
  problem.reset(primary, secondary);
  const std::uint32_t exact = 2 + random.below(4);  // one in this number of items is covered exactly once
  const std::uint32_t usual = random.one_in(8) ? 14 : 12;
  for (Item item = 0; item < primary; ++item) {
    if (!random.one_in(exact)) problem.set_bounds(item, bounds[random.below(usual)]);
  }
  const std::uint32_t density = 2 + random.below(3), colours = 1 + random.below(3);
  add_random_options(problem, {random.below(shape.options + 1), density, colours}, random);
  return problem;
}

namespace {

struct Force {
  const Problem& problem;
  std::vector<std::uint32_t> times;          // by primary item: how often it is covered
  std::vector<std::vector<Colour>> colours;  // by secondary item: of its chosen options
  std::vector<Option> chosen;
  std::vector<std::vector<Option>> solutions;

  bool add(Option option) {
    bool has_primary = false, fits = true;
    for (const auto& [item, colour] : problem.option(option)) {
      if (item < problem.primary()) {
        has_primary = true;
        fits &= ++times[item] <= problem.bounds(item).high;
      } else {
        std::vector<Colour>& present = colours[item - problem.primary()];
        for (const Colour other : present) fits &= colour != 0 && colour == other;
        present.push_back(colour);
      }
    }
    return fits && has_primary;
  }
  void remove(Option option) {
    for (const auto& [item, colour] : problem.option(option)) {
      if (item < problem.primary()) {
        --times[item];
      } else {
        colours[item - problem.primary()].pop_back();
      }
    }
  }
  void try_from(Option option) {
    if (option == problem.options()) {
      for (Item item = 0; item < problem.primary(); ++item) {
        if (times[item] < problem.bounds(item).low) return;
      }
      solutions.push_back(chosen);
      return;
    }
    chosen.push_back(option);
    if (add(option)) try_from(option + 1);
    remove(option);
    chosen.pop_back();
    try_from(option + 1);
  }
};

}  // namespace

std::vector<std::vector<Option>> solutions_by_force(const Problem& problem) {
  Force force = {problem,
                 std::vector<std::uint32_t>(problem.primary()),
                 std::vector<std::vector<Colour>>(problem.items() - problem.primary()),
                 {},
                 {}};
  force.try_from(0);
  std::sort(force.solutions.begin(), force.solutions.end());
  return force.solutions;
}

}  // namespace quadrille::test

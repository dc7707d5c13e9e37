#include "core/puzzles/variant/compile/derive.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <utility>

#include "core/cover/cover_form.hpp"
#include "core/network/compile/limits.hpp"

namespace quadrille::variant {
namespace {

// A set of cells. Its loops over words become operations on vectors.
struct CellSet {
  std::array<std::uint64_t, most_cells / 64> words = {};

  bool has(std::size_t cell) const { return (words[cell / 64] >> cell % 64 & 1) != 0; }
  void add(std::size_t cell) { words[cell / 64] |= std::uint64_t{1} << cell % 64; }
  void add(const CellSet& other) {
    for (std::size_t word = 0; word < words.size(); ++word) words[word] |= other.words[word];
  }
  void remove(const CellSet& other) {
    for (std::size_t word = 0; word < words.size(); ++word) words[word] &= ~other.words[word];
  }
  bool is_empty() const {
    std::uint64_t all = 0;
    for (const std::uint64_t word : words) all |= word;
    return all == 0;
  }
  int size() const {
    int size = 0;
    for (const std::uint64_t word : words) size += std::popcount(word);
    return size;
  }
  // Calls `visit(cell)` for each, ascending.
  template <class Visit>
  void for_each(Visit visit) const {
    for (std::size_t word = 0; word < words.size(); ++word)
      for (std::uint64_t left = words[word]; left != 0; left &= left - 1)
        visit(static_cast<Cell>(64 * word + static_cast<std::size_t>(std::countr_zero(left))));
  }
  bool meets(const CellSet& other) const { return !(*this & other).is_empty(); }
  bool is_within(const CellSet& other) const { return (*this - other).is_empty(); }

  friend CellSet operator&(CellSet a, const CellSet& b) {
    for (std::size_t word = 0; word < a.words.size(); ++word) a.words[word] &= b.words[word];
    return a;
  }
  friend CellSet operator-(CellSet a, const CellSet& b) {
    a.remove(b);
    return a;
  }
  friend bool operator==(const CellSet&, const CellSet&) = default;
};

// Bounds on the work for boards with very many cages or houses.
constexpr std::size_t most_cages = 400;
constexpr std::size_t most_unions = 600;
constexpr std::size_t most_derived = 200;
// The most houses of a union. With unions, the killer TAREK_ALL 27 takes 34 nodes instead of 8,039.
constexpr std::size_t most_houses = 4;
// The most cells of a sum, unless all are in one house. With up to 8, 45 killers take a fifth fewer nodes in the same
// time.
constexpr int most_cells_of_sum = 8;
// A sum of cells outside the union may have more cells if it is tight: the range of possible sums is more than
// `tightness` times the distance from the total to the nearer end of that range. With these sums, the little killer
// Hailstone takes 14,165 nodes instead of 210,611.
constexpr int most_cells_of_tight = 16;
constexpr std::int64_t tightness = 4;

// Cells with a known total.
struct Known {
  CellSet cells;
  std::int64_t total = 0;
};

// Variables are no cells here: houses have none.
std::vector<Known> find_cages(const Shape& shape, const Network& network) {
  std::vector<Known> cages;
  for (const Network::Sum& sum : network.sums) {
    Known cage{{}, sum.total};
    bool is_cage = cages.size() < most_cages;
    for (const auto& term : sum.terms) {
      is_cage = is_cage && term.coefficient == 1 && term.variable < shape.size();
      if (is_cage) cage.cells.add(term.variable);
    }
    if (is_cage) cages.push_back(cage);
  }
  // The large ones first: they leave fewer cells.
  std::stable_sort(cages.begin(), cages.end(),
                   [](const Known& a, const Known& b) { return a.cells.size() > b.cells.size(); });
  return cages;
}

// The houses of one kind, in order; those of rules are a kind of their own.
std::vector<Known> find_houses(const Shape& shape, const Network& network, cover::UnitKind kind) {
  std::vector<Known> houses;
  for (const auto& group : network.different) {
    const auto& domain = network.domains[group.variables[0]];
    if (cover::kind_of(group.unit) != kind || group.variables.size() != domain.values) continue;
    if (group.variables.back() >= shape.size()) continue;
    const std::int64_t lowest = domain.lowest, highest = lowest + domain.values - 1;
    Known house{{}, (lowest + highest) * domain.values / 2};
    for (const Variable variable : group.variables) house.cells.add(variable);
    houses.push_back(house);
  }
  return houses;
}

// Every cell of a set, and its eight neighbours.
CellSet grown(const CellSet& cells, const Shape& shape) {
  CellSet result;
  cells.for_each([&](Cell cell) {
    const unsigned row = shape.row(cell), column = shape.column(cell);
    for (unsigned i = row - (row > 0); i <= row + 1 && i < shape.rows; ++i)
      for (unsigned j = column - (column > 0); j <= column + 1 && j < shape.columns; ++j) result.add(shape.cell(i, j));
  });
  return result;
}

// Adds the unions of up to four houses that are connected and have no common cell. Each begins with its first house.
class Unions {
 public:
  Unions(const Shape& shape, std::vector<Known>& result) : shape_(shape), result_(result) {}

  void add(const std::vector<Known>& houses) {
    neighbours_.clear();
    for (const Known& house : houses) neighbours_.push_back(grown(house.cells, shape_));
    for (std::size_t first = 0; first < houses.size(); ++first) {
      tried_.assign(houses.size(), false);
      for (std::size_t i = 0; i < first; ++i) tried_[i] = true;
      extend(houses, {}, first, {}, 0);
    }
  }

 private:
  void extend(const std::vector<Known>& houses, Known whole, std::size_t house, CellSet around, std::size_t count) {
    if (result_.size() >= most_unions || whole.cells.meets(houses[house].cells)) return;
    whole.cells.add(houses[house].cells);
    whole.total += houses[house].total;
    result_.push_back(whole);
    if (count + 1 == most_houses) return;
    around.add(neighbours_[house]);
    tried_[house] = true;
    const std::size_t before = taken_.size();
    for (std::size_t next = 0; next < houses.size(); ++next) {
      if (tried_[next] || !around.meets(houses[next].cells)) continue;
      extend(houses, whole, next, around, count + 1);
      tried_[next] = true;
      taken_.push_back(next);
    }
    for (; taken_.size() > before; taken_.pop_back()) tried_[taken_.back()] = false;
    tried_[house] = false;
  }

  const Shape& shape_;
  std::vector<Known>& result_;
  std::vector<CellSet> neighbours_;
  std::vector<bool> tried_;
  std::vector<std::size_t> taken_;  // those of them that were tried at each house of the union, one after the other
};

// The difference of cells inside and cells outside a union, which is known.
struct Derived {
  CellSet inside, outside;
  std::int64_t total;
};

class Deriver {
 public:
  Deriver(const Shape& shape, Network& network, std::vector<Known> cages)
      : network_(network), cages_(std::move(cages)), found_(most_cells + 1) {
    for (const Known& cage : cages_) sizes_.push_back(cage.cells.size());
    for (const auto& group : network.different) {
      CellSet& cells = different_.emplace_back();
      for (const Variable variable : group.variables)
        if (variable < shape.size()) cells.add(variable);
    }
  }

  // Innies: what the cages inside leave. Then with cages that cross the border, as far as that leaves fewer cells; at
  // last with those that cover all, whatever they have outside.
  void derive(const Known& whole) {
    Derived derived{whole.cells, {}, whole.total};
    crossing_.clear();
    for (std::uint32_t number = 0; number < cages_.size(); ++number) {
      const int inside = (cages_[number].cells & whole.cells).size(), outside = sizes_[number] - inside;
      if (inside == 0) continue;
      if (outside == 0) {
        take(derived, cages_[number], whole);
      } else {
        crossing_.push_back(static_cast<std::uint64_t>(even + outside - inside) << 32 | number);
      }
    }
    add(derived);
    std::sort(crossing_.begin(), crossing_.end());
    for (const bool is_last : {false, true}) {
      bool has_changed = false;
      for (const std::uint64_t each : crossing_) {
        if (!is_last && each >> 32 >= even) break;
        if (take(derived, cages_[static_cast<std::uint32_t>(each)], whole)) has_changed = true;
      }
      if (has_changed) add(derived);
    }
  }

  // Long cages without a common cell: together they may have less room than each, such as diagonals side by side, since
  // cells of both differ. Of all pairs the best is joined, as long as that is better than the two alone. (After
  // `_makeCombinedSumHandlers` of Interactive Sudoku Solver, js/solver/optimizer.js.)
  void combine(std::size_t stated) {
    std::vector<Union> unions;
    for (const Known& cage : std::span(cages_).first(stated))
      if (cage.cells.size() >= least_related && unions.size() < most_combined)
        unions.push_back({cage, score_of(cage), false});
    for (;;) {
      Union best;
      std::size_t best_a = 0, best_b = 0;
      for (std::size_t a = 0; a < unions.size(); ++a) {
        for (std::size_t b = a + 1; b < unions.size(); ++b) {
          if (!are_related(unions[a].known.cells, unions[b].known.cells)) continue;
          Known joined = unions[a].known;
          joined.cells.add(unions[b].known.cells);
          joined.total += unions[b].known.total;
          const std::int64_t score = score_of(joined);
          if (score <= std::max(unions[a].score, unions[b].score) && score <= unions[a].score + unions[b].score)
            continue;
          if (best.is_joined && score <= best.score) continue;
          best = {joined, score, true};
          best_a = a;
          best_b = b;
        }
      }
      if (!best.is_joined) break;
      unions[best_a] = best;
      unions.erase(unions.begin() + static_cast<std::ptrdiff_t>(best_b));
    }
    for (const Union& each : unions)
      if (each.is_joined && each.score > 0) write({each.known.cells, {}, each.known.total});
  }

  // Writes those with the fewest cells.
  void finish() {
    std::size_t left = most_derived;
    for (const auto& of_size : found_)
      for (auto derived = of_size.begin(); derived != of_size.end() && left > 0; ++derived, --left) write(*derived);
  }

 private:
  static constexpr int even = most_cells;  // added to the cells outside minus the cells inside, which may be fewer

  static constexpr int least_related = 6;  // cells
  static constexpr std::size_t most_combined = 40;

  struct Union {
    Known known;
    std::int64_t score = 0;
    bool is_joined = false;
  };

  // Whether this number of cells of the smaller one differ from some of the larger one, which has none of them.
  bool are_related(const CellSet& a, const CellSet& b) const {
    if (a.meets(b)) return false;
    const CellSet &small = a.size() < b.size() ? a : b, &large = a.size() < b.size() ? b : a;
    CellSet related;
    for (const CellSet& group : different_)
      if (group.meets(large)) related.add(group & small);
    return related.size() >= least_related;
  }

  // How much its groups of different cells have to give, less what the total leaves to them.
  std::int64_t score_of(const Known& cage) const {
    const auto& domain = network_.domains[0];
    std::int64_t low = 0, high = 0, room = 0, groups = 0;
    for_groups(cage.cells, [&](std::int64_t count) {
      const std::int64_t steps = count * (count - 1) / 2;
      low += count * domain.lowest + steps;
      high += count * (domain.lowest + domain.values - 1) - steps;
      room += count * (domain.values - count);
      ++groups;
    });
    return room - groups * std::min(cage.total - low, high - cage.total);
  }

  // Calls `visit(size)` for groups of different cells, greedily.
  template <class Visit>
  void for_groups(CellSet cells, Visit visit) const {
    while (!cells.is_empty()) {
      CellSet most;
      for (const CellSet& group : different_)
        if ((group & cells).size() > most.size()) most = group & cells;
      if (most.is_empty()) return cells.for_each([&](Cell) { visit(std::int64_t{1}); });  // on a raw grid
      visit(std::int64_t{most.size()});
      cells.remove(most);
    }
  }

  // Counts the cage, if it has no cell in common with those that are counted.
  static bool take(Derived& derived, const Known& cage, const Known& whole) {
    const CellSet inside = cage.cells & whole.cells, outside = cage.cells - whole.cells;
    if (!inside.is_within(derived.inside) || outside.meets(derived.outside)) return false;
    derived.inside.remove(inside);
    derived.outside.add(outside);
    derived.total -= cage.total;
    return true;
  }

  bool is_worth_it(const Derived& derived, int inside, int outside) const {
    if (inside + outside <= most_cells_of_sum) return true;
    if ((inside == 0 || outside == 0) && are_different(inside == 0 ? derived.outside : derived.inside)) return true;
    return inside == 0 && outside <= most_cells_of_tight && is_tight(derived.outside, -derived.total);
  }

  bool are_different(const CellSet& cells) const {
    return cells.size() + 1 < network_.domains[0].values &&
           std::any_of(different_.begin(), different_.end(),
                       [&](const CellSet& group) { return cells.is_within(group); });
  }

  // Whether a total of the cells is near the least or the largest one, as far as a greedy choice of groups of different
  // ones finds.
  bool is_tight(const CellSet& cells, std::int64_t total) const {
    const auto& domain = network_.domains[0];
    const std::int64_t lowest = domain.lowest, highest = lowest + domain.values - 1;
    std::int64_t low = 0, high = 0;
    for_groups(cells, [&](std::int64_t count) {
      const std::int64_t steps = count * (count - 1) / 2;
      low += count * lowest + steps;
      high += count * highest - steps;
    });
    return high - low > tightness * std::min(total - low, high - total);
  }

  void add(const Derived& derived) {
    const int inside = derived.inside.size(), outside = derived.outside.size();
    if (!is_worth_it(derived, inside, outside)) return;
    auto& of_size = found_[static_cast<std::size_t>(inside + outside)];
    for (const Derived& other : of_size)
      if (other.inside == derived.inside && other.outside == derived.outside) return;
    of_size.push_back(derived);
  }

  void write(const Derived& derived) {
    Network::Sum sum{{}, derived.total, true};
    const std::int32_t sign = derived.inside.is_empty() ? -1 : 1;
    CellSet cells = derived.inside;
    cells.add(derived.outside);
    sum.terms.reserve(static_cast<std::size_t>(cells.size()));
    cells.for_each([&](Cell cell) { sum.terms.push_back({derived.inside.has(cell) ? sign : -sign, cell}); });
    sum.total *= sign;
    if (sum.terms.empty() && sum.total != 0) network_.is_impossible = true;
    if (!sum.terms.empty()) network::add(network_, std::move(sum));
  }

  Network& network_;
  std::vector<CellSet> different_;  // groups of different cells
  std::vector<Known> cages_;
  std::vector<int> sizes_;                   // by cage, its cells
  std::vector<std::uint64_t> crossing_;      // cages: `even` and how many more cells are outside; 32 bits of the number
  std::vector<std::vector<Derived>> found_;  // by the number of cells
};

}  // namespace

void derive_sums(const Shape& shape, Network& network) {
  using enum cover::UnitKind;
  std::vector<Known> cages = find_cages(shape, network);
  if (cages.empty()) return;
  std::vector<Known> wholes;
  Unions unions(shape, wholes);
  for (const cover::UnitKind kind : {row, column, box, item}) unions.add(find_houses(shape, network, kind));
  const std::size_t stated = cages.size();
  for (const Known& house : find_houses(shape, network, item)) cages.push_back(house);
  Deriver deriver(shape, network, std::move(cages));
  deriver.combine(stated);
  for (const Known& whole : wholes) deriver.derive(whole);
  deriver.finish();
}

}  // namespace quadrille::variant

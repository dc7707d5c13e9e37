#include "core/variant/compile/derive.hpp"

#include <algorithm>
#include <bitset>
#include <utility>

#include "core/cover/cover_form.hpp"

namespace quadrille::variant {
namespace {

using CellSet = std::bitset<most_cells>;

// Bounds, so that a board with very many cages or houses takes no longer than it gains.
constexpr std::size_t most_cages = 400;
constexpr std::size_t most_unions = 600;
constexpr std::size_t most_houses = 4;  // of a union
constexpr std::size_t most_derived = 200;
constexpr std::size_t most_cells_of_sum = 8;  // unless all are in one house
// But up to so many outside, if all inside are known, when their range has this many times what lies between their
// total and its nearer end.
constexpr std::size_t most_cells_of_tight = 16;
constexpr std::int64_t tightness = 4;

// Cells with a known total.
struct Known {
  CellSet cells;
  std::int64_t total = 0;
};

std::vector<Known> find_cages(const Network& network) {
  std::vector<Known> cages;
  for (const Network::Sum& sum : network.sums) {
    Known cage{{}, sum.total};
    bool is_cage = cages.size() < most_cages;
    for (const auto& term : sum.terms) {
      is_cage = is_cage && term.coefficient == 1 && term.variable < network.cells;
      if (is_cage) cage.cells.set(term.variable);
    }
    if (is_cage) cages.push_back(cage);
  }
  // The large ones first: they leave fewer cells.
  std::stable_sort(cages.begin(), cages.end(),
                   [](const Known& a, const Known& b) { return a.cells.count() > b.cells.count(); });
  return cages;
}

// The houses of one kind, in order; those of rules are a kind of their own.
std::vector<Known> find_houses(const Network& network, cover::UnitKind kind) {
  std::vector<Known> houses;
  for (const auto& group : network.different) {
    const auto& domain = network.domains[group.variables[0]];
    if (cover::kind_of(group.unit) != kind || group.variables.size() != domain.values) continue;
    if (group.variables.back() >= network.cells) continue;
    const std::int64_t lowest = domain.lowest, highest = lowest + domain.values - 1;
    Known house{{}, (lowest + highest) * domain.values / 2};
    for (const Variable variable : group.variables) house.cells.set(variable);
    houses.push_back(house);
  }
  return houses;
}

// Every cell of a set, and its eight neighbours.
CellSet grown(const CellSet& cells, const Shape& shape) {
  CellSet result = cells;
  for (std::size_t cell = 0; cell < shape.size(); ++cell) {
    if (!cells[cell]) continue;
    if (cell % shape.columns > 0) result.set(cell - 1);
    if ((cell + 1) % shape.columns > 0) result.set(cell + 1);
  }
  return result | result << shape.columns | result >> shape.columns;
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
    if (result_.size() >= most_unions || (whole.cells & houses[house].cells).any()) return;
    whole.cells |= houses[house].cells;
    whole.total += houses[house].total;
    result_.push_back(whole);
    if (count + 1 == most_houses) return;
    around |= neighbours_[house];
    tried_[house] = true;
    std::vector<std::size_t> tried;
    for (std::size_t next = 0; next < houses.size(); ++next) {
      if (tried_[next] || (around & houses[next].cells).none()) continue;
      extend(houses, whole, next, around, count + 1);
      tried_[next] = true;
      tried.push_back(next);
    }
    for (const std::size_t next : tried) tried_[next] = false;
    tried_[house] = false;
  }

  const Shape& shape_;
  std::vector<Known>& result_;
  std::vector<CellSet> neighbours_;
  std::vector<bool> tried_;
};

// The difference of cells inside and cells outside a union, which is known.
struct Derived {
  CellSet inside, outside;
  std::int64_t total;
};

class Deriver {
 public:
  Deriver(Network& network, std::vector<Known> cages) : network_(network), cages_(std::move(cages)) {
    for (const auto& group : network.different) {
      CellSet& cells = different_.emplace_back();
      for (const Variable variable : group.variables)
        if (variable < network.cells) cells.set(variable);
    }
  }

  // Innies: what the cages inside leave. Then with cages that cross the border, as far as that leaves fewer cells; at
  // last with those that cover all, whatever they have outside.
  void derive(const Known& whole) {
    Derived derived{whole.cells, {}, whole.total};
    crossing_.clear();
    for (const Known& cage : cages_) {
      const CellSet inside = cage.cells & whole.cells;
      if (inside.none()) continue;
      if (inside != cage.cells) {
        crossing_.push_back({&cage, inside, cage.cells & ~whole.cells});
      } else {
        take(derived, {&cage, inside, {}});
      }
    }
    add(derived);
    std::stable_sort(crossing_.begin(), crossing_.end(),
                     [](const Crossing& a, const Crossing& b) { return a.gain() > b.gain(); });
    for (const Crossing& each : crossing_)
      if (each.gain() > 0) take(derived, each);
    add(derived);
    for (const Crossing& each : crossing_) take(derived, each);
    add(derived);
  }

  void finish() {
    std::stable_sort(found_.begin(), found_.end(), [](const Derived& a, const Derived& b) {
      return a.inside.count() + a.outside.count() < b.inside.count() + b.outside.count();
    });
    if (found_.size() > most_derived) found_.resize(most_derived);
    for (const Derived& derived : found_) write(derived);
  }

 private:
  struct Crossing {
    const Known* cage;
    CellSet inside, outside;
    std::ptrdiff_t gain() const {
      return static_cast<std::ptrdiff_t>(inside.count()) - static_cast<std::ptrdiff_t>(outside.count());
    }
  };

  // Counts the cage, if it has no cell in common with those that are counted.
  static void take(Derived& derived, const Crossing& crossing) {
    if ((crossing.inside & ~derived.inside).any() || (crossing.outside & derived.outside).any()) return;
    derived.inside &= ~crossing.inside;
    derived.outside |= crossing.outside;
    derived.total -= crossing.cage->total;
  }

  bool is_worth_it(const Derived& derived) const {
    const std::size_t inside = derived.inside.count(), outside = derived.outside.count();
    if (inside + outside <= most_cells_of_sum) return true;
    if ((inside == 0 || outside == 0) && are_different(derived.inside | derived.outside)) return true;
    return inside == 0 && outside <= most_cells_of_tight && is_tight(derived.outside, -derived.total);
  }

  bool are_different(const CellSet& cells) const {
    return cells.count() + 1 < network_.domains[0].values &&
           std::any_of(different_.begin(), different_.end(),
                       [&](const CellSet& group) { return (cells & ~group).none(); });
  }

  // Whether a total of the cells is near the least or the largest one, as far as a greedy choice of groups of different
  // ones finds.
  bool is_tight(CellSet cells, std::int64_t total) const {
    const auto& domain = network_.domains[0];
    const std::int64_t lowest = domain.lowest, highest = lowest + domain.values - 1;
    std::int64_t low = 0, high = 0;
    while (cells.any()) {
      CellSet most;
      for (const CellSet& group : different_)
        if ((group & cells).count() > most.count()) most = group & cells;
      const auto count = static_cast<std::int64_t>(most.count()), steps = count * (count - 1) / 2;
      low += count * lowest + steps;
      high += count * highest - steps;
      cells &= ~most;
    }
    return high - low > tightness * std::min(total - low, high - total);
  }

  void add(const Derived& derived) {
    if (!is_worth_it(derived)) return;
    for (const Derived& other : found_)
      if (other.inside == derived.inside && other.outside == derived.outside) return;
    found_.push_back(derived);
  }

  void write(const Derived& derived) {
    Network::Sum sum{{}, derived.total, true};
    const std::int32_t sign = derived.inside.any() ? 1 : -1;
    for (Variable cell = 0; cell < network_.cells; ++cell) {
      if (derived.inside[cell]) sum.terms.push_back({sign, cell});
      if (derived.outside[cell]) sum.terms.push_back({-sign, cell});
    }
    sum.total *= sign;
    if (sum.terms.empty() && sum.total != 0) network_.is_impossible = true;
    if (!sum.terms.empty()) network_.sums.push_back(std::move(sum));
  }

  Network& network_;
  std::vector<CellSet> different_;  // groups of different cells
  std::vector<Known> cages_;
  std::vector<Crossing> crossing_;
  std::vector<Derived> found_;
};

}  // namespace

void derive_sums(const Shape& shape, Network& network) {
  using enum cover::UnitKind;
  std::vector<Known> cages = find_cages(network);
  if (cages.empty()) return;
  for (const Known& house : find_houses(network, item)) cages.push_back(house);
  std::vector<Known> wholes;
  Unions unions(shape, wholes);
  for (const cover::UnitKind kind : {row, column, box, item}) unions.add(find_houses(network, kind));
  Deriver deriver(network, std::move(cages));
  for (const Known& whole : wholes) deriver.derive(whole);
  deriver.finish();
}

}  // namespace quadrille::variant

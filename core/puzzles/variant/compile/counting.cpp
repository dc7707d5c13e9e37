// Rules that count values or compare what groups of cells hold, through auxiliary variables that say which values
// occur.
#include <algorithm>
#include <bit>

#include "core/network/filters/distinct_count.hpp"
#include "core/puzzles/variant/compile/compilers.hpp"
#include "core/puzzles/variant/compile/constraints.hpp"
#include "core/puzzles/variant/geometry.hpp"

namespace quadrille::variant {
namespace {

using Number = std::int64_t;
using Term = Network::Term;

// The last of `variables` is 1 if the value is among the others, else 0.
std::optional<Fault> add_presence(Network& network, std::vector<Variable> variables, Number value) {
  const std::size_t last = variables.size() - 1;
  return add_sequence(
      network, std::move(variables), {AutomatonKind::presence, {value}}, 0,
      [&](std::uint64_t state, std::size_t position, Number number) -> std::uint64_t {
        if (position == last) return static_cast<std::uint64_t>(number) == state ? 0 : Automaton::refused;
        return state | static_cast<std::uint64_t>(number == value);
      },
      [](std::uint64_t) { return true; });
}

// Auxiliary variables for the values from the lowest on, 1 if a value is in the cells.
std::vector<Variable> add_all_present(Network& network, const Group& cells, const Shape& shape) {
  std::vector<Variable> present;
  for (unsigned value = 0; value < shape.values; ++value) {
    present.push_back(network.add_auxiliary(2, 0));
    std::vector<Variable> variables = variables_of(cells);
    variables.push_back(present.back());
    // Two states a layer: it never fails.
    (void)add_presence(network, std::move(variables), Number{shape.lowest} + value);
  }
  return present;
}

void add_total(Network& network, const std::vector<Variable>& present, std::int64_t total) {
  std::vector<Term> terms;
  for (const Variable variable : present) terms.push_back({1, variable});
  add_sum(network, std::move(terms), total);
}

// The last variable is not less than how many of the others are in one set of different ones.
void require_least_count(Network& network, const std::vector<Variable>& variables) {
  std::vector<Variable> counted(variables.begin(), variables.end() - 1);
  std::sort(counted.begin(), counted.end());
  counted.erase(std::unique(counted.begin(), counted.end()), counted.end());
  Number least = 1;
  for (const auto& different : network.different) {
    least =
        std::max<Number>(least, std::count_if(counted.begin(), counted.end(), [&](Variable variable) {
                           return std::binary_search(different.variables.begin(), different.variables.end(), variable);
                         }));
  }
  const auto& domain = network.domains[variables.back()];
  Values allowed = 0;
  for (unsigned index = 0; index < domain.values; ++index)
    if (network.number(variables.back(), index) >= least) allowed |= Values{1} << index;
  if (allowed != all_values(domain.values)) add_allowed(network, variables.back(), allowed);
}

}  // namespace

// For few cells and values: an automaton whose state is the set of values so far.
std::optional<Fault> compile_count_distinct(const Rule& rule, const Board& board, Network& network) {
  const Group& cells = rule.groups[1];
  constexpr auto most = network::DistinctCount::most_variables;
  if (cells.size() <= most && board.shape.values <= most) {
    std::vector<Variable> variables = variables_of(cells);
    variables.push_back(rule.groups[0][0]);
    require_least_count(network, variables);
    return add_sequence(
        network, std::move(variables), AutomatonKind::distinct_count, 0,
        [&](std::uint64_t state, std::size_t position, Number number) -> std::uint64_t {
          if (position == cells.size()) return std::popcount(state) == number ? 0 : Automaton::refused;
          return state | std::uint64_t{1} << (number - board.shape.lowest);
        },
        accept_all, Network::Sequence::DistinctCount());
  }
  std::vector<Term> terms = {{-1, rule.groups[0][0]}};
  for (const Variable variable : add_all_present(network, cells, board.shape)) terms.push_back({1, variable});
  add_sum(network, std::move(terms), 0);
  return std::nullopt;
}

namespace {

// Cells by rows or regions: no value is twice in a group. Cells in no region are groups of their own.
std::vector<Group> split(const Group& cells, const std::vector<Group>& houses) {
  std::vector<Group> groups(houses.size());
  for (const Cell cell : cells) {
    const auto house = std::find_if(houses.begin(), houses.end(), [&](const Group& its) {
      return std::find(its.begin(), its.end(), cell) != its.end();
    });
    if (house == houses.end()) groups.push_back({});
    groups[house == houses.end() ? groups.size() - 1 : static_cast<std::size_t>(house - houses.begin())].push_back(
        cell);
  }
  return groups;
}

// A group of cells, and the other cells of its house if they are looked at too.
struct Counted {
  std::vector<Group> groups, rests;
};

// The first variable says whether a value is in circles. The cells of the groups have it so often: `without` if it is
// in none, else `with`. With rests, each house has it once. The state is twice how often the value still has to come,
// plus 1 if it came in this house.
std::optional<Fault> add_occurrences(Network& network, const Counted& counted, Variable present, Number value,
                                     Number without, Number with) {
  std::vector<Variable> variables = {present};
  std::vector<bool> begins = {false}, counts = {false};
  AutomatonKey key = {AutomatonKind::circles, {value, without, with}};
  const bool has_rests = !counted.rests.empty();
  std::vector<std::uint32_t> sizes, rests;
  const auto append = [&](const Group& cells, bool is_counted) {
    variables.insert(variables.end(), cells.begin(), cells.end());
    begins.resize(variables.size());
    counts.resize(variables.size(), is_counted);
    key.numbers.push_back(static_cast<Number>(cells.size()));
    (is_counted ? sizes : rests).push_back(static_cast<std::uint32_t>(cells.size()));
  };
  for (std::size_t i = 0; i < counted.groups.size(); ++i) {
    const std::size_t first = variables.size();
    append(counted.groups[i], true);
    if (has_rests) append(counted.rests[i], false);
    if (variables.size() > first) begins[first] = true;
  }
  begins.push_back(true);
  key.numbers.push_back(has_rests);
  const Values of_value = Values{1} << (value - network.domains[variables.back()].lowest);
  std::vector<std::uint64_t> later(variables.size());  // houses that begin after a variable
  for (std::size_t i = variables.size() - 1; i-- > 0;) later[i] = later[i + 1] + (begins[i + 1] ? 1 : 0);
  return add_sequence(
      network, std::move(variables), key, 0,
      [&](std::uint64_t state, std::size_t position, Number number) -> std::uint64_t {
        if (position == 0) {
          state = 2 * static_cast<std::uint64_t>(number == 0 ? without : with);
        } else {
          if (begins[position]) state &= ~std::uint64_t{1};
          if (number == value) {
            if (state % 2 != 0 || (counts[position] && state < 2)) return Automaton::refused;
            state += counts[position] ? -std::uint64_t{1} : 1;
          }
          if (has_rests && begins[position + 1] && state % 2 == 0) return Automaton::refused;
        }
        const bool may_come = state % 2 == 0 && !begins[position + 1];
        return state / 2 <= later[position] + (may_come ? 1 : 0) ? state : Automaton::refused;
      },
      [](std::uint64_t state) { return state < 2; },
      Network::Sequence::Occurrences{of_value,
                                     {static_cast<std::uint32_t>(without), static_cast<std::uint32_t>(with)},
                                     std::move(sizes),
                                     std::move(rests)});
}

// Whether each value is once in each of the houses.
bool are_full(const std::vector<Group>& houses, const Shape& shape) {
  std::size_t cells = 0;
  for (const Group& house : houses) {
    if (house.size() != shape.values) return false;
    cells += house.size();
  }
  return cells == shape.size();
}

}  // namespace

// Each value is in no circle, or in as many as it says. The values that are in circles have the sum of all circles; for
// each one, automata count its circles, by rows, columns and regions: one automaton of all would have too many states.
// If each value is once in each of these, they look at all cells: a value that has no place outside of circles is in
// one, and a value that has as many houses with a place in circles as it needs is nowhere else in them.
std::optional<Fault> compile_counting_circles(const Rule& rule, const Board& board, Network& network) {
  const Group& circles = rule.groups[0];
  const Shape& shape = board.shape;
  const auto count = static_cast<Number>(circles.size());
  std::vector<std::vector<Group>> all_houses(2);
  for (unsigned row = 0; row < shape.rows && !shape.is_raw; ++row) all_houses[0].push_back(row_of(shape, row));
  for (unsigned column = 0; column < shape.columns && !shape.is_raw; ++column)
    all_houses[1].push_back(column_of(shape, column));
  all_houses.push_back(boxes(board));
  if (all_houses.back().empty()) all_houses.back() = pieces(board);
  std::erase_if(all_houses, [](const std::vector<Group>& houses) { return houses.empty(); });
  if (all_houses.empty()) all_houses.emplace_back();
  // Whether all circles are on the grid.
  const bool are_on_board =
      std::all_of(circles.begin(), circles.end(), [&](Cell circle) { return circle < shape.size(); });
  Group others;
  for (Cell cell = 0; cell < shape.size(); ++cell)
    if (std::find(circles.begin(), circles.end(), cell) == circles.end()) others.push_back(cell);
  std::vector<Variable> present;
  for (unsigned index = shape.lowest == 0 ? 1 : 0; index < shape.values; ++index) {
    present.push_back(network.add_auxiliary(2, 0));
    const Number value = Number{shape.lowest} + index;
    for (const auto& houses : all_houses) {
      Counted counted = {split(circles, houses), {}};
      if (are_on_board && are_full(houses, shape)) counted.rests = split(others, houses);
      if (auto fault = add_occurrences(network, counted, present.back(), value, 0, value)) return fault;
    }
  }
  if (shape.lowest == 0)  // a 0 in a circle would count itself
    for (const Cell cell : circles) add_allowed(network, cell, ~Values{1});
  // The state is the sum of the values so far that are present; they begin with 1.
  return add_sequence(
      network, std::move(present), {AutomatonKind::total, {count}}, 0,
      [&](std::uint64_t state, std::size_t position, Number number) {
        const Number total = static_cast<Number>(state) + number * (static_cast<Number>(position) + 1);
        return total <= count ? static_cast<std::uint64_t>(total) : Automaton::refused;
      },
      [&](std::uint64_t state) { return static_cast<Number>(state) == count; });
}

std::optional<Fault> compile_region_same_values(const Rule&, const Board& board, Network& network) {
  std::vector<Group> groups = pieces(board);
  for (unsigned row = 0; row < board.shape.rows; ++row) groups.push_back(row_of(board.shape, row));
  for (unsigned column = 0; column < board.shape.columns; ++column) groups.push_back(column_of(board.shape, column));
  for (Group& box : boxes(board)) groups.push_back(std::move(box));
  std::size_t largest = 0;
  for (const Group& group : groups) largest = std::max(largest, group.size());
  std::erase_if(groups, [&](const Group& group) { return group.size() < largest; });
  if (largest == board.shape.values || groups.size() < 2) return std::nullopt;

  const std::vector<Variable> present = add_all_present(network, groups[0], board.shape);
  for (std::size_t i = 1; i < groups.size(); ++i) {
    for (unsigned value = 0; value < board.shape.values; ++value) {
      std::vector<Variable> variables = variables_of(groups[i]);
      variables.push_back(present[value]);
      (void)add_presence(network, std::move(variables), Number{board.shape.lowest} + value);
    }
  }
  add_total(network, present, static_cast<std::int64_t>(largest));
  return std::nullopt;
}

namespace {

// The number of sets of `count` of `values` values; the highest number if there are more than 2¹⁶.
std::size_t number_of_sets(std::size_t values, std::size_t count) {
  if (count > values) return 0;
  std::size_t sets = 1;
  for (std::size_t i = 1; i <= count; ++i) {
    sets = sets * (values - count + i) / i;
    if (sets > 1 << 16) return ~std::size_t{0};
  }
  return sets;
}

constexpr std::size_t most_sets = 256;  // that an automaton should have as states

std::vector<Variable> one_after_the_other(const Group& a, const Group& b) {
  std::vector<Variable> variables = variables_of(a);
  variables.insert(variables.end(), b.begin(), b.end());
  return variables;
}

// Both have the same set of values, which are all different: the state is what the second one must still have.
std::optional<Fault> add_same_sets(Network& network, const Group& a, const Group& b) {
  return add_sequence(
      network, one_after_the_other(a, b), {AutomatonKind::same_sets}, 0,
      [&](std::uint64_t state, std::size_t position, Number number) {
        const std::uint64_t value = std::uint64_t{1} << number;
        return ((state & value) != 0) == (position >= a.size()) ? state ^ value : Automaton::refused;
      },
      [](std::uint64_t) { return true; });
}

// The same with 4 bits for each value: how often.
std::optional<Fault> add_same_counts(Network& network, const Group& a, const Group& b, Number lowest) {
  return add_sequence(
      network, one_after_the_other(a, b), {AutomatonKind::same_values}, 0,
      [&](std::uint64_t state, std::size_t position, Number number) {
        const auto shift = static_cast<unsigned>(4 * (number - lowest));
        if (position < a.size()) return state + (std::uint64_t{1} << shift);
        return (state >> shift & 15) != 0 ? state - (std::uint64_t{1} << shift) : Automaton::refused;
      },
      [](std::uint64_t) { return true; });
}

// Both have the same number of each value.
std::optional<Fault> add_same_counts_by_value(Network& network, const Group& a, const Group& b, const Shape& shape) {
  std::optional<Fault> fault;
  for (unsigned index = 0; index < shape.values && !fault; ++index) {
    const Number value = Number{shape.lowest} + index;
    fault = add_sequence(
        network, one_after_the_other(a, b), {AutomatonKind::same_values, {value}}, 0,
        [&](std::uint64_t state, std::size_t position, Number number) {
          if (number != value) return state;
          if (position < a.size()) return state + 1;
          return state > 0 ? state - 1 : Automaton::refused;
        },
        [](std::uint64_t state) { return state == 0; });
  }
  return fault;
}

}  // namespace

std::optional<Fault> compile_same_values(const Rule& rule, const Board& board, Network& network) {
  const auto& sets = rule.groups;
  const std::size_t size = sets[0].size(), values = board.shape.values;
  const bool are_different =
      std::any_of(sets.begin(), sets.end(), [&](const Group& set) { return are_in_house(network, set); });
  const bool by_sets = are_different && number_of_sets(values, size) <= most_sets;
  const bool by_counts = size < 16 && number_of_sets(values + size - 1, size) <= most_sets;
  if (are_different)
    for (const Group& set : sets) add_different(network, variables_of(set));
  std::optional<Fault> fault;
  for (std::size_t i = 1; i < sets.size() && !fault; ++i) {
    if (size == 1) {
      add_equal(network, sets[0][0], sets[i][0]);
    } else if (by_sets) {
      fault = add_same_sets(network, sets[0], sets[i]);
    } else if (by_counts) {
      fault = add_same_counts(network, sets[0], sets[i], board.shape.lowest);
    } else {
      fault = add_same_counts_by_value(network, sets[0], sets[i], board.shape);
    }
  }
  return fault;
}

}  // namespace quadrille::variant

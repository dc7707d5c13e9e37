#include "core/reasoning/count_rules.hpp"

#include <algorithm>
#include <cstdint>
#include <map>
#include <utility>

#include "core/network/compile/constraints.hpp"

namespace quadrille::reasoning {

namespace {

// A difference of more cells is hard to see.
constexpr std::size_t largest_difference = 24;

bool has_common(const std::vector<Variable>& a, const std::vector<Variable>& b) {
  auto one = a.begin(), other = b.begin();
  while (one != a.end() && other != b.end() && *one != *other) *one < *other ? ++one : ++other;
  return one != a.end() && other != b.end();
}

// Enumerates the ways to choose the counted members of a count, such that no two of them exclude each other, and finds
// which values occur in these ways.
class Placings {
 public:
  Placings(const Network::Count& count, const Apart& apart, const std::vector<Values>& domains)
      : count_(count), apart_(apart), excluded_by_(count.members.size()), chosen_(count.members.size()) {
    for (const auto& [variable, in] : count.members)
      may_be_.push_back(((domains[variable] & ~in) != 0 ? 1u : 0u) | ((domains[variable] & in) != 0 ? 2u : 0u));
    occurs_.resize(may_be_.size());
  }

  // Removes values that do not occur from `left`; removes none if that would take too long.
  void find(std::vector<Values>& left) {
    if (!choose(0, 0)) return;
    for (std::size_t at = 0; at < occurs_.size(); ++at) {
      const auto& [variable, in] = count_.members[at];
      if ((occurs_[at] & 1) == 0) left[variable] &= in;
      if ((occurs_[at] & 2) == 0) left[variable] &= ~in;
    }
  }
  std::int64_t steps() const { return most_steps - steps_; }

 private:
  static constexpr std::int64_t most_steps = 20'000;

  // False when every possible value is known to occur, or when the steps are spent.
  bool choose(std::size_t at, std::uint32_t counted) {
    if (--steps_ <= 0) return false;
    if (counted + (may_be_.size() - at) < count_.low) return true;
    if (at == may_be_.size()) {
      for (std::size_t each = 0; each < chosen_.size(); ++each) occurs_[each] |= 1u << chosen_[each];
      return occurs_ != may_be_;
    }
    if ((may_be_[at] & 2) != 0 && counted < count_.high && excluded_by_[at] == 0) {
      for (const Variable other : apart_[at]) ++excluded_by_[other];
      chosen_[at] = 1;
      const bool goes_on = choose(at + 1, counted + 1);
      for (const Variable other : apart_[at]) --excluded_by_[other];
      if (!goes_on) return false;
    }
    chosen_[at] = 0;
    return (may_be_[at] & 1) == 0 || choose(at + 1, counted);
  }

  const Network::Count& count_;
  const Apart& apart_;
  std::vector<unsigned> excluded_by_;      // by member: how many counted members exclude it
  std::vector<unsigned> may_be_, occurs_;  // by member: bit 0 not counted, bit 1 counted
  std::vector<unsigned> chosen_;
  std::int64_t steps_ = most_steps;
};

}  // namespace

Exclusions::Exclusions(const Network& network)
    : network_(network), relations_of_(network.domains.size()), place_(network.domains.size()) {
  for (std::uint32_t number = 0; number < network.relations.size(); ++number) {
    relations_of_[network.relations[number].a].push_back(number);
    relations_of_[network.relations[number].b].push_back(number);
  }
}

Apart Exclusions::among(const CountRule& count, Fuel& fuel) {
  const auto& members = count.network.counts[0].members;
  Apart apart(members.size());
  bool any = false;
  for (std::size_t at = members.size(); at-- > 0;)
    place_[count.variables[members[at].variable]] = static_cast<std::uint32_t>(at + 1);
  for (std::size_t at = 0; at < members.size(); ++at) {
    const Variable own = count.variables[members[at].variable];
    fuel.work -= static_cast<std::int64_t>(2 + relations_of_[own].size());
    for (const std::uint32_t number : relations_of_[own]) {
      const auto& relation = network_.relations[number];
      const Variable other = relation.a == own ? relation.b : relation.a;
      if (place_[other] == 0) continue;
      const std::uint32_t place = place_[other] - 1;
      const Values of_a = relation.a == own ? members[at].in : members[place].in;
      const Values of_b = relation.a == own ? members[place].in : members[at].in;
      bool may_both = false;
      network::for_values(of_a & network::all_values(static_cast<unsigned>(relation.allowed.size())),
                          [&](unsigned value) { may_both |= (relation.allowed[value] & of_b) != 0; });
      if (may_both) continue;
      apart[at].push_back(place);
      any = true;
    }
  }
  for (const auto& member : members) place_[count.variables[member.variable]] = 0;
  return any ? apart : Apart();
}

void narrow_apart(const Network::Count& count, const Apart& apart, std::vector<Values>& domains, Fuel& fuel) {
  Placings placings(count, apart, domains);
  placings.find(domains);
  fuel.work -= placings.steps();
}

std::optional<Difference> difference(const CountRule& a, const CountRule& b) {
  struct Cell {
    Network::Domain domain;
    Values of_a = 0, of_b = 0;
  };
  std::map<Variable, Cell> cells;
  for (const CountRule* each : {&a, &b})
    for (const auto& [variable, in] : each->network.counts[0].members) {
      Cell& cell = cells[each->variables[variable]];
      cell.domain = each->network.domains[variable];
      (each == &a ? cell.of_a : cell.of_b) = in;
    }
  std::erase_if(cells, [](const auto& each) { return each.second.of_a == each.second.of_b; });
  if (cells.empty() || cells.size() > largest_difference) return std::nullopt;
  Difference found;
  std::vector<Cell> read;
  std::vector<Variable> all;
  for (const auto& [variable, cell] : cells) {
    found.variables.push_back(variable);
    found.network.domains.push_back(cell.domain);
    all.push_back(static_cast<Variable>(all.size()));
    read.push_back(cell);
  }
  found.network.cells = all.size();
  const std::uint64_t none = all.size();  // the state in which both counts are equal so far
  const std::uint64_t more_of_b = b.network.counts[0].low, more_of_a = a.network.counts[0].low;
  (void)network::add_sequence(  // it has few states
      found.network, std::move(all), {0}, none,
      [&](std::uint64_t state, std::size_t place, std::int64_t number) {
        const auto value = number - read[place].domain.lowest;
        return state + (read[place].of_a >> value & 1) - (read[place].of_b >> value & 1);
      },
      [&](std::uint64_t state) { return state + more_of_b == none + more_of_a; });
  return found;
}

LineSet::LineSet(const std::vector<std::vector<Variable>>& lines, const std::vector<std::vector<Variable>>& groups,
                 const std::vector<Values>& marks)
    : lines_(lines.size()) {
  for (const auto& line : lines) cells_.insert(cells_.end(), line.begin(), line.end());
  std::sort(cells_.begin(), cells_.end());
  variables_ = cells_;
  for (const auto& group : groups) {
    if (!has_common(group, cells_)) continue;
    regions_.push_back(group);
    variables_.insert(variables_.end(), group.begin(), group.end());
  }
  // If all regions reach into all lines, as columns do, nothing follows.
  is_useful_ = regions_.size() < groups.size() || lines.size() >= groups.size() / 2;
  if (!is_useful_) return;
  std::sort(variables_.begin(), variables_.end());
  variables_.erase(std::unique(variables_.begin(), variables_.end()), variables_.end());
  for (const Variable variable : variables_) marks_.push_back(marks[variable]);
  const auto number = [&](Variable& variable) {
    const auto place = std::lower_bound(variables_.begin(), variables_.end(), variable);
    variable = static_cast<Variable>(place - variables_.begin());
  };
  for (auto& region : regions_) std::for_each(region.begin(), region.end(), number);
  std::for_each(cells_.begin(), cells_.end(), number);
}

// Compares the number of lines with the number of regions that are within them, and that reach into them.
bool LineSet::narrow(const std::vector<Values>& before, std::vector<Values>& after,
                     std::vector<Variable>& relied) const {
  std::vector<char> is_within(before.size()), is_covered(before.size()), is_of_inner(before.size());
  for (const Variable cell : cells_) is_within[cell] = 1;
  const auto may_be = [&](Variable cell) { return (before[cell] & marks_[cell]) != 0; };
  std::size_t inner = 0, reaching = 0;
  std::vector<Variable> outside;       // cells outside the lines of regions that reach into them
  std::vector<Variable> empty, other;  // cells whose values make regions inner ones, or keep others out of the lines
  for (const auto& region : regions_) {
    const bool is_inner =
        std::all_of(region.begin(), region.end(), [&](Variable cell) { return is_within[cell] != 0 || !may_be(cell); });
    const bool reaches =
        std::any_of(region.begin(), region.end(), [&](Variable cell) { return is_within[cell] != 0 && may_be(cell); });
    inner += is_inner ? 1 : 0;
    reaching += reaches ? 1 : 0;
    for (const Variable cell : region) {
      is_covered[cell] = 1;
      if (is_inner) is_of_inner[cell] = 1;
      if (is_inner && is_within[cell] == 0) empty.push_back(cell);
      if (reaches && is_within[cell] == 0) outside.push_back(cell);
      if (!reaches && is_within[cell] != 0) other.push_back(cell);
    }
  }
  const bool are_covered =
      std::all_of(cells_.begin(), cells_.end(), [&](Variable cell) { return is_covered[cell] != 0 || !may_be(cell); });
  const auto rely_on = [&](std::vector<Variable>& cells) {
    for (Variable& cell : cells) cell = variables_[cell];
    relied = std::move(cells);
  };
  if (inner >= lines_) {
    rely_on(empty);
    if (inner > lines_) return false;
    for (const Variable cell : cells_)
      if (is_of_inner[cell] == 0) after[cell] &= ~marks_[cell];
  } else if (are_covered && reaching <= lines_) {
    for (const Variable cell : cells_)
      if (is_covered[cell] == 0) other.push_back(cell);
    rely_on(other);
    if (reaching < lines_) return false;
    for (const Variable cell : outside) after[cell] &= ~marks_[cell];
  }
  if (std::find(after.begin(), after.end(), Values{0}) != after.end()) {
    relied = variables_;
    return false;
  }
  return true;
}

std::vector<LineSet> find_line_sets(const Network& network, Fuel& fuel) {
  constexpr std::size_t most_lines = 30;
  using Family = std::vector<std::vector<Variable>>;
  std::vector<Family> families;
  std::vector<std::vector<char>> is_in;  // by family and variable
  std::optional<std::uint32_t> total;
  std::vector<Values> marks(network.domains.size());
  for (const auto& count : network.counts) {
    if (count.low == 0 || count.low != count.high || count.bound != Network::Count::none) return {};
    if (total.value_or(count.low) != count.low) return {};
    total = count.low;
    std::vector<Variable> counted;
    for (const auto& [variable, in] : count.members) {
      if (marks[variable] != 0 && marks[variable] != in) return {};
      marks[variable] = in;
      counted.push_back(variable);
    }
    if (counted.size() < 2) continue;
    std::size_t family = 0;
    const auto is_in_family = [&](Variable variable) { return is_in[family][variable] != 0; };
    while (family < families.size() && std::any_of(counted.begin(), counted.end(), is_in_family)) ++family;
    fuel.work -= static_cast<std::int64_t>((1 + family) * counted.size());
    if (family == families.size()) {
      families.emplace_back();
      is_in.emplace_back(network.domains.size());
    }
    for (const Variable variable : counted) is_in[family][variable] = 1;
    families[family].push_back(std::move(counted));
  }
  if (families.size() < 3) return {};  // from rows and columns alone nothing follows
  std::vector<LineSet> sets;
  for (const Family& lines : families) {
    for (const Family& groups : families) {
      if (&lines == &groups || lines.size() > most_lines) continue;
      for (std::size_t count = 1; count <= lines.size() / 2; ++count)
        for (std::size_t first = 0; first + count <= lines.size(); ++first) {
          const auto begin = lines.begin() + static_cast<std::ptrdiff_t>(first);
          LineSet set({begin, begin + static_cast<std::ptrdiff_t>(count)}, groups, marks);
          fuel.work -= static_cast<std::int64_t>(10 * (groups.size() + set.variables().size()));
          if (set.is_useful()) sets.push_back(std::move(set));
        }
    }
  }
  return sets;
}

}  // namespace quadrille::reasoning

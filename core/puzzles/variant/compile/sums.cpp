// Sums of cells: cages, arrows, diagonals, and groups of cells with equal sums.
#include <algorithm>

#include "core/puzzles/variant/compile/compilers.hpp"
#include "core/puzzles/variant/compile/constraints.hpp"
#include "core/puzzles/variant/geometry.hpp"

namespace quadrille::variant {
namespace {

using Term = Network::Term;
using Cells = std::span<const Cell>;

// The sum of a equals that of b.
void add_equal_sums(Network& network, Cells a, Cells b) {
  std::vector<Term> terms;
  append_terms(terms, a, 1);
  append_terms(terms, b, -1);
  add_sum(network, std::move(terms), 0);
}

struct SumRange {
  std::int32_t low, high;
};

// A line may visit a cell several times.
bool has_repeats(Cells cells) {
  Group sorted(cells.begin(), cells.end());
  std::sort(sorted.begin(), sorted.end());
  return std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end();
}

// The sums that the cells may have at most.
SumRange range_of_sum(const Network& network, Cells cells) {
  const auto count = static_cast<std::int32_t>(cells.size());
  const auto& domain = network.domains[cells[0]];
  const std::int32_t lowest = domain.lowest, highest = lowest + domain.values - 1;
  if (has_repeats(cells) || !are_in_house(network, cells)) return {count * lowest, count * highest};
  const std::int32_t steps = count * (count - 1) / 2;
  return {count * lowest + steps, count * highest - steps};
}

// All groups have the same sum. A group of one cell holds that sum; else an auxiliary variable does.
void add_equal_sums(Network& network, const std::vector<Group>& groups) {
  if (groups.size() < 2) return;
  const auto single = std::find_if(groups.begin(), groups.end(), [](const Group& group) { return group.size() == 1; });
  if (single != groups.end()) {
    for (const Group& group : groups)
      if (group != *single) add_equal_sums(network, group, *single);
    return;
  }
  SumRange common = range_of_sum(network, groups[0]);
  for (const Group& group : groups) {
    const SumRange range = range_of_sum(network, group);
    common = {std::max(common.low, range.low), std::min(common.high, range.high)};
  }
  const std::int32_t values = common.high - common.low + 1;
  if (values <= 0) {
    network.is_impossible = true;
  } else if (values > 64) {
    for (std::size_t i = 1; i < groups.size(); ++i) add_equal_sums(network, groups[i - 1], groups[i]);
  } else {
    const Variable sum = network.add_auxiliary(static_cast<unsigned>(values), common.low);
    for (const Group& group : groups) {
      std::vector<Term> terms = {{-1, sum}};
      append_terms(terms, group, 1);
      add_sum(network, std::move(terms), 0);
    }
  }
}

}  // namespace

std::optional<Fault> compile_cage(const Rule& rule, const Board&, Network& network) {
  const Group& cells = rule.groups[0];
  add_different(network, {cells.begin(), cells.end()});
  if (!rule.numbers.empty() && rule.numbers[0] != 0) add_sum(network, cells, rule.numbers[0]);
  return std::nullopt;
}

std::optional<Fault> compile_little_killer(const Rule& rule, const Board&, Network& network) {
  add_sum(network, rule.groups[0], rule.numbers[0]);
  return std::nullopt;
}

std::optional<Fault> compile_sum(const Rule& rule, const Board&, Network& network) {
  const Group& cells = rule.groups[0];
  std::vector<Term> terms;
  for (std::size_t i = 0; i < cells.size(); ++i) terms.push_back({rule.numbers[i + 1], cells[i]});
  add_sum(network, std::move(terms), rule.numbers[0]);
  return std::nullopt;
}

std::optional<Fault> compile_arrow(const Rule& rule, const Board&, Network& network) {
  const Cells cells = rule.groups[0];
  add_equal_sums(network, cells.first(1), cells.subspan(1));
  return std::nullopt;
}

std::optional<Fault> compile_double_arrow(const Rule& rule, const Board&, Network& network) {
  const Cells cells = rule.groups[0];
  const Cell ends[] = {cells.front(), cells.back()};
  add_equal_sums(network, ends, cells.subspan(1, cells.size() - 2));
  return std::nullopt;
}

std::optional<Fault> compile_pill_arrow(const Rule& rule, const Board& board, Network& network) {
  const auto size = static_cast<std::size_t>(rule.numbers[0]);
  const Cells cells = rule.groups[0];
  Group pill(cells.begin(), cells.begin() + rule.numbers[0]);
  std::sort(pill.begin(), pill.end());  // read from the left, then from the top
  std::vector<Term> terms;
  append_terms(terms, cells.subspan(size), 1);
  std::int32_t place = 1;
  for (std::size_t i = size; i-- > 0; place *= 10) {
    terms.push_back({-place, pill[i]});
    if (i > 0)
      add_allowed(network, pill[i],
                  all_values(std::min(unsigned{board.shape.values}, static_cast<unsigned>(10 - board.shape.lowest))));
  }
  add_sum(network, std::move(terms), 0);
  return std::nullopt;
}

std::optional<Fault> compile_zipper(const Rule& rule, const Board&, Network& network) {
  const Group& line = rule.groups[0];
  std::vector<Group> groups;
  for (std::size_t i = 0; i < line.size() / 2; ++i) groups.push_back({line[i], line[line.size() - 1 - i]});
  if (line.size() % 2 == 1) groups.push_back({line[line.size() / 2]});
  add_equal_sums(network, groups);
  return std::nullopt;
}

std::optional<Fault> compile_equal_sum(const Rule& rule, const Board&, Network& network) {
  add_equal_sums(network, rule.groups);
  return std::nullopt;
}

std::optional<Fault> compile_region_sum_line(const Rule& rule, const Board& board, Network& network) {
  if (first_label(board)) return Fault{"RegionSumLine does not know regions that have to be found"};
  std::vector<Group> all = boxes(board);
  if (all.empty()) all = pieces(board);
  if (all.empty()) return std::nullopt;
  std::vector<std::size_t> region_of(board.cells(), all.size());
  for (std::size_t region = 0; region < all.size(); ++region)
    for (const Cell cell : all[region]) region_of[cell] = region;
  std::vector<Group> groups;
  const Group& line = rule.groups[0];
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (i == 0 || region_of[line[i]] != region_of[line[i - 1]]) groups.emplace_back();
    groups.back().push_back(line[i]);
  }
  add_equal_sums(network, groups);
  return std::nullopt;
}

}  // namespace quadrille::variant

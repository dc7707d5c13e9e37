// The sum of the cells between the lowest and the highest cell of a group of different cells.
#include <algorithm>
#include <bit>
#include <utility>
#include <vector>

#include "core/puzzles/variant/compile/compilers.hpp"
#include "core/puzzles/variant/compile/constraints.hpp"
#include "core/puzzles/variant/geometry.hpp"

namespace quadrille::variant {
namespace {

using Number = std::int64_t;

Number sum_of(std::uint64_t set) {
  Number sum = 0;
  for (; set != 0; set &= set - 1) sum += std::countr_zero(set);
  return sum;
}

// Every value occurs once: the borders are the lowest and the highest value of the board. The state is the phase, the
// border that is still to come, the sum inside, and the set of the values inside, which occur nowhere else; without the
// set where there are too many.
std::optional<Fault> add_house(Network& network, const Group& cells, Number sum) {
  const Network::Domain domain = network.domains[cells[0]];
  const Number lowest = domain.lowest, highest = lowest + domain.values - 1;
  const bool by_set = domain.values <= 10;
  constexpr std::uint64_t inside = 1 << 16, after = 2 << 16, to_highest = 4 << 16;
  constexpr unsigned of_sum = 32;  // bits from here on
  const auto sum_inside = [](std::uint64_t state) { return static_cast<Number>(state >> of_sum); };
  Network::Sequence::Form form;
  if (by_set) {
    Network::Sequence::Sandwich sandwich = {Values{1} | Values{1} << (domain.values - 1), {}};
    for (Values set = 0; set < all_values(domain.values - 1u); set += 2)
      if (sum_of(set << lowest) == sum) sandwich.sets.push_back(set);
    form = std::move(sandwich);
  }
  return add_sequence(
      network, variables_of(cells), {AutomatonKind::lunchbox, {sum}}, 0,
      [&](std::uint64_t state, std::size_t, Number number) {
        const bool is_border = number == lowest || number == highest;
        const bool is_inside = (state & inside) != 0, is_after = (state & after) != 0;
        if (is_border) {
          if (is_after) return Automaton::refused;
          if (!is_inside) return inside | (number == lowest ? to_highest : 0);
          if ((number == highest) != ((state & to_highest) != 0) || sum_inside(state) != sum) return Automaton::refused;
          return after | (state & 0xffff);
        }
        const auto value = static_cast<std::uint64_t>(number);
        if (by_set && (state >> value & 1) != 0) return Automaton::refused;
        if (!is_inside) return state;
        state = (state | (by_set ? std::uint64_t{1} << value : 0)) + (value << of_sum);
        return sum_inside(state) <= sum ? state : Automaton::refused;
      },
      [](std::uint64_t state) { return (state & after) != 0; }, std::move(form));
}

// The lowest and the highest value so far, which of them came last, the sum between them and the sum after both.
struct Span {
  Number low, high, between, behind;
  bool low_is_last;

  static Span of(std::uint64_t state) {
    const auto part = [&](unsigned shift) { return static_cast<Number>(state >> shift & 0xfff); };
    return {part(0) & 31, part(5) & 31, part(12), part(24), (state >> 36 & 1) != 0};
  }
  std::uint64_t state() const {
    return static_cast<std::uint64_t>(low | high << 5 | between << 12 | behind << 24) | std::uint64_t{low_is_last}
                                                                                            << 36;
  }
};

// The values differ, but which of them occur is not known.
std::optional<Fault> add_group(Network& network, const Group& cells, Number sum) {
  const Number too_much = sum + 1;  // stands for all larger sums
  const Network::Domain domain = network.domains[cells[0]];
  const Number lowest = domain.lowest, highest = lowest + domain.values - 1;
  return add_sequence(
      network, variables_of(cells), {AutomatonKind::lunchbox, {sum}}, 0,
      [&](std::uint64_t state, std::size_t position, Number number) {
        if (position == 0) return Span{number, number, 0, 0, false}.state();
        Span span = Span::of(state);
        if (number == span.low || number == span.high) return Automaton::refused;
        if (span.low < number && number < span.high) {
          span.behind = std::min(span.behind + number, too_much);
          return span.state();
        }
        const bool is_low = number < span.low;
        // The other border came before the border that is replaced, or after it.
        const bool is_around = span.low_is_last == is_low && span.low != span.high;
        const Number replaced = is_low ? span.low : span.high;
        span.between = is_around ? std::min(span.between + replaced + span.behind, too_much) : span.behind;
        span.behind = 0;
        (is_low ? span.low : span.high) = number;
        span.low_is_last = is_low;
        const bool is_final = span.low == lowest && span.high == highest;
        return is_final && span.between != sum ? Automaton::refused : span.state();
      },
      [&](std::uint64_t state) {
        return Span::of(state).low != Span::of(state).high && Span::of(state).between == sum;
      });
}

using Borders = std::pair<Number, Number>;  // the lowest and the highest value of a group

// All sums that this number of different cells may have.
std::vector<Borders> borders_of(const Network::Domain& domain, std::size_t cells) {
  const Number lowest = domain.lowest, highest = lowest + domain.values - 1;
  const auto apart = std::max<Number>(1, static_cast<Number>(cells) - 1);
  std::vector<Borders> borders;
  for (Number low = lowest; low < highest; ++low)
    for (Number high = low + apart; high <= highest; ++high) borders.emplace_back(low, high);
  return borders;
}

// The same as `add_group` with far fewer states: an auxiliary variable says first which of `all` the borders are. The
// state has its index, the phase, whether the border that is still to come is the highest, and the sum inside.
std::optional<Fault> add_group_by_borders(Network& network, const Group& cells, Number sum,
                                          const std::vector<Borders>& all) {
  constexpr std::uint64_t total = 0xfff, to_highest = 1 << 12, inside = 1 << 13, after = 1 << 14;
  constexpr unsigned index_at = 16;
  std::vector<Variable> variables = {network.add_auxiliary(static_cast<unsigned>(all.size()), 0)};
  variables.insert(variables.end(), cells.begin(), cells.end());
  return add_sequence(
      network, std::move(variables), {AutomatonKind::lunchbox, {sum, 1}}, 0,
      [&](std::uint64_t state, std::size_t position, Number number) {
        if (position == 0) return static_cast<std::uint64_t>(number) << index_at;
        const auto [low, high] = all[static_cast<std::size_t>(state >> index_at)];
        if (number < low || number > high) return Automaton::refused;
        const bool is_inside = (state & inside) != 0;
        if (number == low || number == high) {
          if ((state & after) != 0) return Automaton::refused;
          if (!is_inside) return state | inside | (number == low ? to_highest : 0);
          const bool is_awaited = (number == high) == ((state & to_highest) != 0);
          if (!is_awaited || static_cast<Number>(state & total) != sum) return Automaton::refused;
          return state >> index_at << index_at | after;
        }
        if (is_inside) state += static_cast<std::uint64_t>(number);
        return static_cast<Number>(state & total) <= sum ? state : Automaton::refused;
      },
      [](std::uint64_t state) { return (state & after) != 0; });
}

std::optional<Fault> add(Network& network, const Group& cells, Number sum) {
  constexpr std::size_t most_borders = 64;  // an auxiliary variable has no more values
  if (sum > 0x700) network.is_impossible = true;
  if (network.is_impossible) return std::nullopt;
  const Network::Domain domain = network.domains[cells[0]];
  if (cells.size() == domain.values) return add_house(network, cells, sum);
  const std::optional<Fault> fault = add_group(network, cells, sum);
  if (!fault) return std::nullopt;
  const std::vector<Borders> borders = borders_of(domain, cells.size());
  return borders.size() > most_borders ? fault : add_group_by_borders(network, cells, sum, borders);
}

}  // namespace

std::optional<Fault> compile_sandwich(const Rule& rule, const Board&, Network& network) {
  return add(network, rule.groups[0], rule.numbers[0]);
}

std::optional<Fault> compile_lunchbox(const Rule& rule, const Board&, Network& network) {
  add_different(network, variables_of(rule.groups[0]));
  return add(network, rule.groups[0], rule.numbers[0]);
}

}  // namespace quadrille::variant

#include "core/puzzles/grid/choice.hpp"

namespace quadrille::grid {

Choice::Choice(Maker& maker, std::size_t options, std::size_t most, const std::vector<std::size_t>& allowed)
    : maker_(maker), options_(options), size_(part_size(options, most)) {
  for (std::size_t at = 0; at < allowed.size();) {
    const std::size_t part = allowed[at] / size_;
    Values values = 0;
    for (; at < allowed.size() && allowed[at] / size_ == part; ++at) values |= Values{1} << allowed[at] % size_;
    add_part(part, values);
  }
  std::vector<Literal> chosen;
  for (const auto& [part, variable] : parts_)
    chosen.emplace_back(variable, network::all_values(static_cast<unsigned>(in_part(part))));
  if (chosen.empty()) maker_.network.is_impossible = true;
  if (is_divided()) maker_.count(chosen, 1, 1);
}

Choice::Choice(Maker& maker, std::size_t options, std::size_t most)
    : Choice(maker, options, most, [](std::size_t) { return true; }) {}

void Choice::add_part(std::size_t number, Values allowed) {
  const auto count = static_cast<unsigned>(in_part(number));
  const Variable part = maker_.network.add_auxiliary(count + is_divided(), 0);
  parts_.push_back({number, part});
  if (allowed != network::all_values(count)) {
    if (is_divided()) allowed |= Values{1} << count;
    network::add_allowed(maker_.network, part, allowed);
  }
}

Variable Choice::part_of(std::size_t option) const {
  return std::lower_bound(parts_.begin(), parts_.end(), option / size_,
                          [](const Part& part, std::size_t number) { return part.number < number; })
      ->variable;
}

void Choice::imply(std::size_t number, Variable variable, Values values) {
  const Variable part = part_of(number);
  const network::Network& network = maker_.network;
  const auto at = implied_
                      .try_emplace({part, variable}, network.domains[part].values,
                                   network::all_values(network.domains[variable].values))
                      .first;
  at->second[number % size_] &= values;
}

void Choice::add_implied() {
  for (const auto& [variables, table] : implied_)
    network::add_relation(maker_.network, variables.first, variables.second, table);
  implied_.clear();
}

void Choice::compare(Maker& maker, Variable are_same, const Choice& a, const Choice& b, std::size_t besides) {
  auto of_a = a.parts_.begin(), of_b = b.parts_.begin();
  while (of_a != a.parts_.end() || of_b != b.parts_.end()) {
    const bool in_a = of_a != a.parts_.end() && (of_b == b.parts_.end() || of_a->number <= of_b->number);
    const bool in_b = of_b != b.parts_.end() && (!in_a || of_a->number == of_b->number);
    const std::size_t i = (in_a ? of_a : of_b)->number;
    const auto none = static_cast<std::int64_t>(a.in_part(i));
    const bool has_besides = besides / a.size_ == i && besides != no_part;
    const std::int64_t other = has_besides ? static_cast<std::int64_t>(besides % a.size_) : none;
    if (in_a && in_b) {
      compare_parts(maker, are_same, of_a->variable, of_b->variable, none, other);
    } else {
      maker.relate(are_same, (in_a ? of_a : of_b)->variable,
                   [&](std::int64_t is_same, std::int64_t number) { return is_same == 0 || number == none; });
    }
    if (in_a) ++of_a;
    if (in_b) ++of_b;
  }
}

// 1 says that the parts are equal, 0 that they are not the same option.
void Choice::compare_parts(Maker& maker, Variable are_same, Variable a, Variable b, std::int64_t none,
                           std::int64_t besides) {
  // The state: the first number; then 0 if nothing is left to see, else 2, whether b has the same number as a, and
  // twice that number.
  const auto step = [&](std::uint64_t state, std::size_t position, std::int64_t number) -> std::uint64_t {
    if (position == 0) return static_cast<std::uint64_t>(number);
    if (position == 1) {
      if (state == 0 && (number == none || number == besides)) return 0;
      return static_cast<std::uint64_t>(number) * 2 + state + 2;
    }
    if (state == 0) return 0;
    const bool is_equal = (state - 2) / 2 == static_cast<std::uint64_t>(number);
    return is_equal == (state % 2 == 1) ? 0 : network::Automaton::refused;
  };
  (void)maker.follow(nullptr, {are_same, a, b}, {'c', none, besides}, step, network::accept_all);
}

void agree(Maker& maker, Choice::Literal one, Choice::Literal other) {
  network::Table table(maker.network.domains[one.first].values);
  const Values all = network::all_values(maker.network.domains[other.first].values);
  for (std::size_t value = 0; value < table.size(); ++value)
    table[value] = (one.second >> value & 1) != 0 ? other.second : all & ~other.second;
  network::add_relation(maker.network, one.first, other.first, table);
}

}  // namespace quadrille::grid

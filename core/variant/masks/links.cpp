#include "core/variant/masks/links.hpp"

#include <algorithm>
#include <bit>

namespace quadrille::variant {

[[clang::minsize]] void Links::open(const Network& network, std::span<const Network::Relation> relations,
                                    const Neighbours& neighbours) {
  const std::size_t variables = network.domains.size();
  neighbours_.clear();
  first_neighbour_.assign(1, 0);
  for (Variable variable = 0; variable < variables; ++variable) {
    const std::uint32_t member = neighbours.member_of(variable);
    if (member != Neighbours::no_member) {
      for (std::uint32_t other = 0; other < neighbours.members(); ++other)
        if ((neighbours.of(member)[other / 64] >> other % 64 & 1) != 0)
          neighbours_.push_back(neighbours.variable_of(other));
    }
    first_neighbour_.push_back(static_cast<std::uint32_t>(neighbours_.size()));
  }

  struct Directed {
    Variable from;
    Arc arc;
  };
  std::vector<Directed> directed;
  std::vector<std::vector<Values>> known;
  std::vector<std::uint32_t> starts;
  tables_.clear();
  for (const auto& [a, b, allowed] : relations) {
    std::vector<Values> there(network.domains[a].values), back(network.domains[b].values);
    for (unsigned value = 0; value < there.size(); ++value) {
      there[value] = allowed[value] & all_values(network.domains[b].values);
      for (Values left = there[value]; left != 0; left &= left - 1)
        back[static_cast<std::size_t>(std::countr_zero(left))] |= Values{1} << value;
    }
    const auto chunks_of = [&](Variable variable) { return (network.domains[variable].values + 7u) / 8; };
    directed.push_back({a, {b, add_table(there, known, starts), chunks_of(a)}});
    directed.push_back({b, {a, add_table(back, known, starts), chunks_of(b)}});
  }
  std::stable_sort(directed.begin(), directed.end(),
                   [](const Directed& a, const Directed& b) { return a.from < b.from; });
  arcs_.clear();
  first_arc_.assign(variables + 1, 0);
  for (const auto& [from, arc] : directed) {
    arcs_.push_back(arc);
    ++first_arc_[from + 1];
  }
  for (std::size_t variable = 0; variable < variables; ++variable) first_arc_[variable + 1] += first_arc_[variable];
}

// `allowed`: by value of `from`. Equal tables are made once; strict rules have one for all pairs of cells.
[[clang::minsize]] std::uint32_t Links::add_table(std::span<const Values> allowed,
                                                  std::vector<std::vector<Values>>& known,
                                                  std::vector<std::uint32_t>& starts) {
  std::vector<Values> key(allowed.begin(), allowed.end());
  const auto found = std::find(known.begin(), known.end(), key);
  if (found != known.end()) return starts[static_cast<std::size_t>(found - known.begin())];
  const auto start = static_cast<std::uint32_t>(tables_.size());
  for (std::size_t first = 0; first < allowed.size(); first += 8) {
    for (std::size_t set = 0; set < 256; ++set) {
      Values values = 0;
      for (std::size_t i = 0; i < 8 && first + i < allowed.size(); ++i)
        if ((set >> i & 1) != 0) values |= allowed[first + i];
      tables_.push_back(values);
    }
  }
  known.push_back(std::move(key));
  starts.push_back(start);
  return start;
}

}  // namespace quadrille::variant

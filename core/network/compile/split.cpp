#include "core/network/compile/split.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <optional>
#include <utility>

#include "core/cover/cover_form.hpp"
#include "core/network/compile/limits.hpp"

namespace quadrille::network {
namespace {

using Term = Network::Term;

// The sums that different cells may have.
struct Range {
  std::int64_t low, high;
  std::int64_t size() const { return high - low; }
};

Range range_of(const Network::Domain& domain, std::size_t cells) {
  const auto count = static_cast<std::int64_t>(cells), steps = count * (count - 1) / 2;
  const std::int64_t highest = std::int64_t{domain.lowest} + domain.values - 1;
  return {count * domain.lowest + steps, count * highest - steps};
}

using Terms = std::vector<Term>;

void erase(Terms& terms, const Terms& erased) {
  std::erase_if(terms, [&](const Term& term) {
    return std::any_of(erased.begin(), erased.end(), [&](const Term& each) { return each.variable == term.variable; });
  });
}

// The most terms with the same coefficient that are in a house.
Terms largest_part(const Network::Different& house, const Terms& terms) {
  std::vector<Terms> by_coefficient;
  for (const Term& term : terms) {
    if (!std::binary_search(house.variables.begin(), house.variables.end(), term.variable)) continue;
    const auto same = std::find_if(by_coefficient.begin(), by_coefficient.end(),
                                   [&](const Terms& part) { return part[0].coefficient == term.coefficient; });
    if (same == by_coefficient.end()) {
      by_coefficient.push_back({term});
    } else {
      same->push_back(term);
    }
  }
  const auto most = std::max_element(by_coefficient.begin(), by_coefficient.end(),
                                     [](const Terms& x, const Terms& y) { return x.size() < y.size(); });
  return most == by_coefficient.end() ? Terms{} : std::move(*most);
}

// Parts of the terms: of each two or more, with the same coefficient, whose cells are in one house. The houses of one
// kind; or of any kind, the largest part first. Terms in none are left out.
std::vector<Terms> split_by(const Network& network, Terms terms, std::optional<cover::UnitKind> kind) {
  std::vector<Terms> parts;
  for (;;) {
    Terms best;
    for (const auto& house : network.different) {
      if (kind && cover::kind_of(house.unit) != *kind) continue;
      Terms part = largest_part(house, terms);
      if (part.size() > best.size()) best = std::move(part);
    }
    if (best.size() < 2) return parts;
    erase(terms, best);
    parts.push_back(std::move(best));
  }
}

// How many sums the parts may have together, at most: the smaller, the more is known.
std::int64_t slack(const Network& network, const Terms& terms, const std::vector<Terms>& parts) {
  std::int64_t total = 0;
  for (const Term& term : terms)
    total += std::int64_t{std::abs(term.coefficient)} * range_of(network.domains[term.variable], 1).size();
  for (const Terms& part : parts) {
    const auto& domain = network.domains[part[0].variable];
    total -=
        std::int64_t{std::abs(part[0].coefficient)} *
        (static_cast<std::int64_t>(part.size()) * range_of(domain, 1).size() - range_of(domain, part.size()).size());
  }
  return total;
}

// Splits sums. Those of the same cells share an auxiliary variable.
class Splitter {
 public:
  explicit Splitter(Network& network) : network_(network) {}

  void split(Network::Sum& sum) {
    using enum cover::UnitKind;
    std::vector<Terms> best;
    for (const std::optional<cover::UnitKind> kind : {std::optional(row), {column}, {box}, {}}) {
      std::vector<Terms> parts = split_by(network_, sum.terms, kind);
      if (slack(network_, sum.terms, parts) < slack(network_, sum.terms, best)) best = std::move(parts);
    }
    for (const Terms& part : best) {
      const Range range = range_of(network_.domains[part[0].variable], part.size());
      if (range.size() >= 64 || range.size() < 0) continue;
      erase(sum.terms, part);
      sum.terms.push_back({part[0].coefficient, total_of(part, range)});
    }
  }

 private:
  Variable total_of(const Terms& part, const Range& range) {
    std::vector<Variable> variables;
    for (const Term& term : part) variables.push_back(term.variable);
    const auto [known, is_new] = totals_.try_emplace(std::move(variables));
    if (is_new) {
      known->second =
          network_.add_auxiliary(static_cast<unsigned>(range.size() + 1), static_cast<std::int32_t>(range.low));
      Network::Sum of_part{{}, 0, false};
      for (const Term& term : part) of_part.terms.push_back({1, term.variable});
      of_part.terms.push_back({-1, known->second});
      add(network_, std::move(of_part));
    }
    return known->second;
  }

  Network& network_;
  std::map<std::vector<Variable>, Variable> totals_;
};

}  // namespace

void split_long_sums(Network& network) {
  Splitter splitter(network);
  const std::size_t count = network.sums.size();
  for (std::size_t i = 0; i < count; ++i) {
    if (network.sums[i].is_derived || network.sums[i].terms.size() <= network.domains[0].values) continue;
    Network::Sum sum = network.sums[i];
    splitter.split(sum);
    network.sums[i] = std::move(sum);
  }
}

}  // namespace quadrille::network

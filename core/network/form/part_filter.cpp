#include "core/network/form/part_filter.hpp"

#include <algorithm>
#include <bit>
#include <vector>

#include "core/network/form/live_steps.hpp"

namespace quadrille::network {

namespace {

class PartFilter {
 public:
  PartFilter(const Network& network, FormParts& parts) : network_(network), parts_(parts), domains_(parts.domains) {}

  std::int64_t run() {
    for (has_changed_ = true; has_changed_;) {
      has_changed_ = false;
      for (const auto& set : parts_.sets) remove_taken(set);
      for (auto& set : parts_.sets) {
        if (set.has_sum) filter_choices(set);
      }
      for (const auto& conflict : parts_.conflicts) filter_conflict(conflict);
      work_ += static_cast<std::int64_t>(parts_.conflicts.size());
      for (const auto& path : parts_.paths) filter_path(path);
    }
    return work_;
  }

 private:
  void narrow(Variable variable, Values to) {
    has_changed_ = has_changed_ || (domains_[variable] & ~to) != 0;
    domains_[variable] &= to;
  }

  void remove_taken(const FormParts::Set& set) {
    work_ += static_cast<std::int64_t>(set.variables.size());
    for (const Variable taken : set.variables) {
      if (!std::has_single_bit(domains_[taken])) continue;
      for (const Variable other : set.variables) {
        if (other != taken) narrow(other, ~domains_[taken]);
      }
    }
  }

  // Keeps the sets of values that the cells can supply, and of each cell the values that it has in one of those ways.
  void filter_choices(FormParts::Set& set) {
    std::vector<Values> supported(set.variables.size(), 0);
    std::erase_if(set.choices, [&](Values choice) { return !supply(set.variables, choice, supported); });
    for (std::size_t at = 0; at < supported.size(); ++at) narrow(set.variables[at], supported[at]);
  }

  // Whether the variables can have these values, each one; adds the values with which they can. The first i variables
  // have i of the values: `ways_` has by subset, as indices among the values, what the variables before and behind can.
  bool supply(const std::vector<Variable>& variables, Values choice, std::vector<Values>& supported) {
    const std::size_t size = variables.size();
    work_ += static_cast<std::int64_t>(size);
    if (std::all_of(variables.begin(), variables.end(),
                    [&](Variable variable) { return (choice & ~domains_[variable]) == 0; })) {
      for (Values& values : supported) values |= choice;  // in any order
      return true;
    }
    work_ += static_cast<std::int64_t>(size << size);
    std::vector<unsigned> values;
    for (; choice != 0; choice &= choice - 1) values.push_back(static_cast<unsigned>(std::countr_zero(choice)));
    const std::uint32_t subsets = std::uint32_t{1} << size;
    ways_.assign(subsets, 0);
    const auto for_steps = [&](std::uint32_t subset, auto&& visit) {
      const auto at = static_cast<std::size_t>(std::popcount(subset));
      for (std::size_t place = 0; place < size; ++place) {
        if ((subset >> place & 1) == 0 && (domains_[variables[at]] >> values[place] & 1) != 0)
          visit(at, values[place], ways_[subset], ways_[subset | std::uint32_t{1} << place]);
      }
    };
    ways_[0] = 1;
    for (std::uint32_t subset = 0; subset + 1 < subsets; ++subset)
      for_steps(subset, [](std::size_t, unsigned, std::uint8_t from, std::uint8_t& to) { to |= from; });
    if (ways_[subsets - 1] == 0) return false;
    ways_[subsets - 1] = 3;
    for (std::uint32_t subset = subsets - 1; subset-- > 0;) {
      for_steps(subset, [&](std::size_t at, unsigned value, std::uint8_t& from, std::uint8_t to) {
        from |= to & 2;
        if (from == 3 && (to & 2) != 0) supported[at] |= Values{1} << value;
      });
    }
    return true;
  }

  void filter_conflict(const FormParts::Conflict& conflict) {
    if ((domains_[conflict.a] & ~conflict.of_a) == 0) narrow(conflict.b, ~conflict.of_b);
    if ((domains_[conflict.b] & ~conflict.of_b) == 0) narrow(conflict.a, ~conflict.of_a);
  }

  void filter_path(const FormParts::Path& path) {
    const Diagram& diagram = parts_.diagram_of(path, network_);
    live_.find(diagram, path.variables, domains_);
    for (std::size_t layer = 0; layer < path.variables.size(); ++layer)
      work_ += static_cast<std::int64_t>(2 * diagram.transitions(layer).size());
    std::vector<Values> supported(path.variables.size(), 0);
    for (std::size_t layer = 0; layer < supported.size(); ++layer) {
      for (const Diagram::Transition& step : diagram.transitions(layer)) {
        if (live_.is_live(layer, step)) supported[layer] |= Values{1} << step.value;
      }
    }
    for (std::size_t layer = 0; layer < supported.size(); ++layer) narrow(path.variables[layer], supported[layer]);
  }

  const Network& network_;
  FormParts& parts_;
  std::vector<Values>& domains_;
  bool has_changed_ = true;
  std::int64_t work_ = 0;
  std::vector<std::uint8_t> ways_;  // by subset: 1 if the variables before can have it, 2 if those behind the rest
  LiveSteps live_;
};

}  // namespace

std::int64_t filter_parts(const Network& network, FormParts& parts) { return PartFilter(network, parts).run(); }

std::vector<Values> narrow_candidates(const Network& network, std::span<const Values> candidates, std::int64_t most) {
  FormParts parts;
  if (find_form_parts(network, candidates, parts)) return {candidates.begin(), candidates.end()};
  std::int64_t work = filter_parts(network, parts);
  // Supposes one value after the other, until a whole round takes nothing away.
  for (std::size_t idle = 0, cell = 0; idle < network.cells && work < most; cell = (cell + 1) % network.cells) {
    ++idle;
    const Values all = parts.domains[cell];
    if (all == 0 || std::has_single_bit(all)) continue;
    const std::vector<Values> domains = parts.domains;
    const std::vector<FormParts::Set> sets = parts.sets;
    Values refuted = 0;
    for_values(all, [&](unsigned value) {
      parts.domains[cell] = Values{1} << value;
      work += filter_parts(network, parts) + static_cast<std::int64_t>(domains.size() / 8);
      if (std::find(parts.domains.begin(), parts.domains.end(), Values{0}) != parts.domains.end())
        refuted |= Values{1} << value;
      parts.domains = domains;
      parts.sets = sets;
    });
    if (refuted == 0) continue;
    idle = 0;
    parts.domains[cell] &= ~refuted;
    work += filter_parts(network, parts);
  }
  parts.domains.resize(network.cells);
  return std::move(parts.domains);
}

}  // namespace quadrille::network

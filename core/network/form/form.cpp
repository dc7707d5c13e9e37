#include "core/network/form/form.hpp"

#include <algorithm>
#include <vector>

#include "core/network/compile/rankings.hpp"
#include "core/network/form/form_parts.hpp"
#include "core/network/form/live_steps.hpp"

namespace quadrille::network {

namespace {

constexpr cover::Item none = ~cover::Item{0};

constexpr cover::Colour colour_of(std::size_t number) { return static_cast<cover::Colour>(number + 1); }

class FormWriter {
 public:
  FormWriter(const Network& network, const FormParts& parts, std::uint32_t values, cover::CoverForm& form,
             std::vector<OptionValue>* says)
      : network_(network), parts_(parts), values_(values), form_(form), says_(says) {}

  void write() {
    number_primary();
    const std::size_t primary = items_;
    number_secondary();
    form_.reset(primary, items_ - primary);
    form_.problem.reserve(0, parts_.entries);  // growing would touch twice the memory
    form_.units = std::move(units_);
    for (std::size_t count = 0; count < parts_.counts.size(); ++count)
      form_.problem.set_bounds(count_items_[count], {parts_.counts[count].low, parts_.counts[count].high});
    for (Variable variable = 0; variable < network_.domains.size(); ++variable) {
      if (first_item_[variable] != none) add_value_options(variable);
    }
    for (std::size_t set = 0; set < parts_.sets.size(); ++set) {
      if (parts_.sets[set].has_sum) add_choice_options(set);
    }
    for (std::size_t path = 0; path < parts_.paths.size(); ++path) add_step_options(path);
    if (says_ != nullptr) says_->resize(form_.problem.options());
  }

 private:
  struct Member {
    unsigned value;
    cover::Item item;
  };

  cover::Item add_items(std::size_t count) {
    const cover::Item first = items_;
    items_ += static_cast<cover::Item>(count);
    return first;
  }
  cover::Item add_primary(std::size_t count, cover::Unit unit) {
    units_.insert(units_.end(), count, unit);
    return add_items(count);
  }
  static bool is_primary(const FormParts::Set& set) { return set.is_house || set.has_sum; }
  std::size_t values_of(const FormParts::Set& set) const { return network_.domains[set.variables[0]].values; }

  // Cells come first, so that of two items with equally few options a cell is branched on.
  void number_primary() {
    using enum cover::UnitKind;
    for (std::size_t at = 0; at < network_.cells; ++at) add_primary(1, cover::unit(cell, at));
    first_item_.resize(network_.domains.size(), none);
    for (Variable variable = 0; variable < network_.cells; ++variable) first_item_[variable] = variable;
    const auto need_options = [this](Variable variable) {
      if (first_item_[variable] == none) first_item_[variable] = add_primary(1, cover::unit(item, variable));
    };
    for (const auto& set : parts_.sets) {
      for (const Variable variable : set.variables) need_options(variable);
    }
    for (const auto& conflict : parts_.conflicts) {
      need_options(conflict.a);
      need_options(conflict.b);
    }
    for (const auto& count : parts_.counts) {
      for (const auto& member : count.members) need_options(member.variable);
    }
    for (const auto& graph : network_.connected) {
      for (const auto& node : graph.nodes) need_options(node.variable);
    }
    for (const auto& group : network_.labelled) {
      for (const auto* its : {&group.variables, &group.labels}) std::for_each(its->begin(), its->end(), need_options);
    }
    for (const auto& lines : network_.lines) {
      for (const auto& edge : lines.edges) need_options(edge.variable);
    }
    for (const auto& set : parts_.sets)
      set_items_.push_back(is_primary(set) ? add_primary(values_of(set), set.unit) : none);
    for (const auto& set : parts_.sets) sum_items_.push_back(set.has_sum ? add_primary(1, set.unit) : none);
    for (const auto& path : parts_.paths)
      step_items_.push_back(
          add_primary(path.variables.size(), cover::unit(item, network_.domains.size() + step_items_.size())));
    for (std::size_t at = 0; at < parts_.counts.size(); ++at)
      count_items_.push_back(add_primary(1, cover::unit(item, network_.domains.size() + parts_.paths.size() + at)));
    if (parts_.is_impossible) add_primary(1, cover::unit(item, 0));
  }

  void number_secondary() {
    colour_item_.resize(network_.domains.size(), none);
    for (const auto& path : parts_.paths) {
      for (const Variable variable : path.variables) {
        if (colour_item_[variable] == none) colour_item_[variable] = add_items(1);
      }
      // The states between steps; the first and the last state are known.
      state_items_.push_back(add_items(path.variables.size() - 1));
    }
    for (std::size_t set = 0; set < parts_.sets.size(); ++set) {
      if (set_items_[set] == none) set_items_[set] = add_items(values_of(parts_.sets[set]));
    }
    members_.resize(network_.domains.size());
    for (std::size_t set = 0; set < parts_.sets.size(); ++set) {
      for (const Variable variable : parts_.sets[set].variables)
        for_values(parts_.domains[variable], [&](unsigned value) {
          members_[variable].push_back({value, set_items_[set] + value});
        });
    }
    for (std::size_t count = 0; count < parts_.counts.size(); ++count)
      for (const auto& [variable, in] : parts_.counts[count].members)
        for_values(in & parts_.domains[variable], [&, at = variable](unsigned value) {
          members_[at].push_back({value, count_items_[count]});
        });
    for (const auto& conflict : parts_.conflicts) {
      const cover::Item item = add_items(1);
      for_values(conflict.of_a, [&](unsigned value) { members_[conflict.a].push_back({value, item}); });
      for_values(conflict.of_b, [&](unsigned value) { members_[conflict.b].push_back({value, item}); });
    }
  }

  void add_value_options(Variable variable) {
    for_values(parts_.domains[variable], [&](unsigned value) {
      option_.assign(1, {first_item_[variable]});
      if (colour_item_[variable] != none) option_.push_back({colour_item_[variable], colour_of(value)});
      for (const Member& member : members_[variable]) {
        if (member.value == value) option_.push_back({member.item});
      }
      const cover::Placement placement = variable * values_ + value;
      form_.add_option(option_, {&placement, variable < network_.cells ? std::size_t{1} : std::size_t{0}});
      if (says_ != nullptr) says_->push_back({variable, static_cast<std::uint8_t>(value)});
    });
  }

  void add_choice_options(std::size_t at) {
    const auto& set = parts_.sets[at];
    const Values all = all_values(static_cast<unsigned>(values_of(set)));
    for (const Values choice : set.choices) {
      option_.assign(1, {sum_items_[at]});
      for_values(all & ~choice, [&](unsigned value) { option_.push_back({set_items_[at] + value}); });
      form_.add_option(option_, {});
    }
  }

  // Only for transitions that are on a path through the domains.
  void add_step_options(std::size_t at) {
    const auto& path = parts_.paths[at];
    const Diagram& diagram = parts_.diagram_of(path, network_);
    const std::size_t layers = path.variables.size();
    live_.find(diagram, path.variables, parts_.domains);
    for (std::size_t layer = 0; layer < layers; ++layer) {
      for (const Diagram::Transition& transition : diagram.transitions(layer)) {
        if (!live_.is_live(layer, transition)) continue;
        option_.assign(1, {static_cast<cover::Item>(step_items_[at] + layer)});
        option_.push_back({colour_item_[path.variables[layer]], colour_of(transition.value)});
        const auto before = static_cast<cover::Item>(state_items_[at] + layer - 1);
        if (layer > 0) option_.push_back({before, colour_of(transition.from)});
        if (layer + 1 < layers) option_.push_back({before + 1, colour_of(transition.to)});
        form_.add_option(option_, {});
      }
    }
  }

  const Network& network_;
  const FormParts& parts_;
  const std::uint32_t values_;
  cover::CoverForm& form_;
  std::vector<OptionValue>* const says_;
  cover::Item items_ = 0;
  std::vector<cover::Unit> units_;
  std::vector<cover::Item> first_item_;       // by variable: its primary item; none: an auxiliary one without options
  std::vector<cover::Item> colour_item_;      // by variable; none: no sequence has it
  std::vector<std::vector<Member>> members_;  // by variable: what its options cover beside those two
  std::vector<cover::Item> set_items_;        // by set: of its first value
  std::vector<cover::Item> sum_items_;        // by set; none: it has no sum
  std::vector<cover::Item> step_items_;       // by path: of its first step
  std::vector<cover::Item> count_items_;      // by count
  std::vector<cover::Item> state_items_;      // by path: of the state behind its first step
  // Scratch.
  LiveSteps live_;
  std::vector<cover::Entry> option_;
};

}  // namespace

std::optional<Error> write_form(const Network& network, std::span<const Values> candidates, std::uint32_t values,
                                cover::CoverForm& form, std::vector<OptionValue>* says, bool counts) {
  if (!network.rankings.empty()) return write_form(without_rankings(network), candidates, values, form, says, counts);
  FormParts parts;
  counts = counts && network.connected.empty() && network.labelled.empty() && network.lines.empty();
  if (auto refused = find_form_parts(network, candidates, parts, counts)) return refused;
  if (says != nullptr) says->clear();
  FormWriter(network, parts, values, form, says).write();
  return std::nullopt;
}

}  // namespace quadrille::network

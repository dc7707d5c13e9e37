#include "core/network/filters/sets.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <concepts>

#include "core/cells/distinct.hpp"
#include "core/network/filters/cliques.hpp"
#include "core/network/filters/differ.hpp"
#include "core/network/filters/distinct_count.hpp"

namespace quadrille::network {

namespace {

bool has_repeats(std::span<const Variable> its) {
  std::vector<Variable> variables(its.begin(), its.end());
  std::sort(variables.begin(), variables.end());
  return std::adjacent_find(variables.begin(), variables.end()) != variables.end();
}

// Calls the function of these that takes the form.
template <class... Functions>
struct ByForm : Functions... {
  using Functions::operator()...;
};
template <class... Functions>
ByForm(Functions...) -> ByForm<Functions...>;

}  // namespace

// What has a form; where that is about sets of values, few of them.
bool Sets::can_take(const Sequence& sequence, const Network& network) {
  if (sequence.is<Sequence::ByDiagram>()) return false;
  const bool has_sets = !sequence.is<Sequence::Segments>() && !sequence.is<Sequence::Occurrences>() &&
                        !sequence.is<Sequence::DistinctCount>();
  return !has_sets || network.domains[sequence.variables[0]].values <= cells::most_distinct;
}

[[clang::minsize]] Sets::Form Sets::form_of(const Sequence& sequence, const Network& network) {
  const auto digits = [](Values values) { return static_cast<cells::Digits>(values); };
  const std::int32_t lowest = network.domains[sequence.variables.back()].lowest;
  return std::visit(ByForm{[](const Sequence::ByDiagram&) -> Form { return {}; },  // not taken
                           [&](const Sequence::OneOf& form) -> Form {
                             return add_sets(std::vector<cells::Digits>(form.sets.begin(), form.sets.end()));
                           },
                           [&](const Sequence::Sandwich& form) -> Form {
                             const std::size_t first = fillings_.size();
                             fillings_.resize(first + sequence.variables.size() - 1);
                             for (const Values set : form.sets)
                               fillings_[first + static_cast<std::size_t>(std::popcount(set))].push_back(digits(set));
                             for (auto& sets : std::span(fillings_).subspan(first))
                               while (sets.size() % cells::sets_at_once != 0) sets.push_back(0);
                             return Sandwich{digits(form.crusts), static_cast<std::uint32_t>(first),
                                             static_cast<std::uint32_t>(form.sets.size())};
                           },
                           [&](const Sequence::Classes& form) -> Form {
                             return Classes::Sets{digits(form.sets[0]), digits(form.sets[1]), digits(form.sets[2])};
                           },
                           [&](const Sequence::Differ& form) -> Form { return Differ{digits(form.when)}; },
                           [&](const Sequence::Segments& form) -> Form {
                             return Segments{static_cast<unsigned>(lowest), form.sum};
                           },
                           [](const Sequence::Occurrences& form) -> Form { return Occurrences(form); },
                           [&](const Sequence::DistinctCount&) -> Form { return DistinctCount{lowest}; }},
                    sequence.form);
}

[[clang::minsize]] void Sets::open(Opening& opening) {
  const Network& network = opening.network;
  lines_.clear();
  variables_.clear();
  sets_.clear();
  fillings_.clear();
  for (const auto& sequence : opening.sequences)
    if (can_take(sequence, network)) add(sequence.variables, form_of(sequence, network));
  sequences_ = lines_.size();
  std::erase_if(opening.sequences, [&](const auto& sequence) { return can_take(sequence, network); });
  for (const Clique& clique : find_cliques(network, opening.relations)) add(clique.variables, add_sets(clique.sets));
  std::size_t longest = 0;
  for (const Line& line : lines_) longest = std::max<std::size_t>(longest, line.size);
  kept_.assign(longest, 0);
  steps_ = 0;
}

[[clang::minsize]] void Sets::add(std::span<const Variable> variables, Form form) {
  lines_.push_back({static_cast<std::uint32_t>(variables_.size()), static_cast<std::uint32_t>(variables.size()),
                    has_repeats(variables), std::move(form)});
  variables_.insert(variables_.end(), variables.begin(), variables.end());
}

[[clang::minsize]] Sets::OneOf Sets::add_sets(std::span<const cells::Digits> sets) {
  const std::size_t first = sets_.size();
  sets_.insert(sets_.end(), sets.begin(), sets.end());
  while ((sets_.size() - first) % cells::sets_at_once != 0) sets_.push_back(0);
  return {static_cast<std::uint32_t>(first), static_cast<std::uint32_t>(sets_.size() - first)};
}

Schedule Sets::schedule(std::uint32_t index) const {
  const Line& line = lines_[index];
  const bool is_round = std::holds_alternative<OneOf>(line.form) || std::holds_alternative<Sandwich>(line.form);
  return {.cost = cost(line),
          .is_implied = index >= sequences_,
          .is_lazy = is_round && !line.has_repeats,
          .required_of = variables(index)};
}

[[clang::minsize]] std::size_t Sets::cost(const Line& line) {
  return std::visit(
      ByForm{[&](const OneOf& form) { return std::size_t{20 * line.size + 2 * form.sets}; },
             [&](const Sandwich& form) { return std::size_t{20 * line.size + 60 * form.sets}; },
             [](const Classes::Sets&) { return std::size_t{150}; }, [](const Differ&) { return std::size_t{500}; },
             [&](const Segments&) { return std::size_t{20 * line.size}; },
             [&](const Occurrences&) { return std::size_t{2 * line.size}; },
             [&](const DistinctCount&) { return std::size_t{100 * line.size}; }},
      line.form);
}

bool Sets::filter(std::uint32_t index, std::span<const Values> masks) {
  const auto its = variables(index);
  const std::span<Values> kept = {kept_.data(), its.size()};
  for (std::size_t i = 0; i < its.size(); ++i) kept[i] = masks[its[i]];
  required_ = 0;
  return std::visit(
      [&]<class Its>(const Its& form) {
        if constexpr (requires { filter(form, kept); }) {
          return filter(form, kept);
        } else {
          std::array<cells::Digits, cells::most_distinct> digits;
          const std::span<cells::Digits> own = {digits.data(), kept.size()};
          std::transform(kept.begin(), kept.end(), own.begin(),
                         [](Values values) { return static_cast<cells::Digits>(values); });
          if (!filter(form, own)) return false;
          std::copy(own.begin(), own.end(), kept.begin());
          return true;
        }
      },
      lines_[index].form);
}

bool Sets::filter(const OneOf& form, std::span<cells::Digits> kept) {
  steps_ += kept.size() * form.sets / cells::sets_at_once;
  return cells::filter_sets(kept, std::span(sets_).subspan(form.first, form.sets), required_);
}

bool Sets::filter(const Sandwich& form, std::span<cells::Digits> kept) {
  steps_ += kept.size() * form.sets / cells::sets_at_once;
  return cells::filter_sandwich(kept, {form.crusts, std::span(fillings_).subspan(form.first, kept.size() - 1)});
}

bool Sets::filter(const Classes::Sets& form, std::span<cells::Digits> kept) {
  return classes_.filter(form, kept, required_);
}

bool Sets::filter(const Differ& form, std::span<cells::Digits> kept) { return filter_differ(form.when, kept); }

bool Sets::filter(const Segments& form, std::span<Values> kept) {
  steps_ += 2 * kept.size();
  return segments_.filter(kept, form.lowest, form.sum);
}

bool Sets::filter(const Occurrences& form, std::span<Values> kept) {
  steps_ += kept.size() / cells::sets_at_once;
  return form.filter(kept);
}

bool Sets::filter(const DistinctCount& form, std::span<Values> kept) {
  steps_ += 2 * kept.size();
  return network::DistinctCount::filter(kept, form.lowest);
}

}  // namespace quadrille::network

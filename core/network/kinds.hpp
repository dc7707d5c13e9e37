// The table of the kinds of constraint: a row for each list of `Network`. What has to be known of every kind is asked
// here, so that a new kind is a new row. Tested by tests/core/network_kinds_test.cpp.
#pragma once

#include <cstddef>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/network/network.hpp"

namespace quadrille::network {

/// How many entries all constraints of a network have, with those of the branches of its disjunctions.
std::size_t entries_of(const Network& network);

template <class Constraint_, class Visit, class More>
struct Kind {
  using Constraint = Constraint_;

  std::vector<Constraint> Network::*list;
  Visit visit;  ///< `visit(constraint, see)` calls `see(variable)` for each variable that it names, perhaps again
  More more;    ///< `more(network, constraint)`: its entries beside those variables

  constexpr Kind(std::vector<Constraint> Network::*list_, Visit visit_, More more_)
      : list(list_), visit(visit_), more(more_) {}
};

/// What the search needs for each branch of a disjunction, in entries.
constexpr std::size_t entries_of_branch = 512;

template <class Variables, class See>
void see_all(Variables& variables, See& see) {
  for (auto& variable : variables) see(variable);
}
template <class Members, class See>
void see_members(Members& members, See& see) {
  for (auto& member : members) see(member.variable);
}
/// How many sets a form of a sequence has, each a word.
inline constexpr auto words_of = [](const auto& form) {
  if constexpr (requires { form.sets; })
    return form.sets.size();
  else
    return std::size_t{0};
};
inline constexpr auto no_more = [](const Network&, const auto&) { return std::size_t{0}; };

inline constexpr auto kinds =
    std::tuple(Kind(
                   &Network::different, [](auto& one, auto& see) { see_all(one.variables, see); }, no_more),
               Kind(
                   &Network::relations,
                   [](auto& one, auto& see) {
                     see(one.a);
                     see(one.b);
                   },
                   [](const Network&, const auto& one) { return one.allowed.size(); }),
               Kind(
                   &Network::sums, [](auto& one, auto& see) { see_members(one.terms, see); }, no_more),
               Kind(
                   &Network::counts,
                   [](auto& one, auto& see) {
                     see_members(one.members, see);
                     if (one.bound != Network::Count::none) see(one.bound);
                   },
                   no_more),
               Kind(
                   &Network::sequences, [](auto& one, auto& see) { see_all(one.variables, see); },
                   [](const Network& network, const auto& one) {
                     const Diagram& diagram = network.diagrams[one.diagram];
                     std::size_t words = std::visit(words_of, one.form);  // and the states of a search, as bits
                     for (std::size_t layer = 0; layer <= diagram.layers(); ++layer)
                       words += 1 + diagram.states(layer) / 64;
                     return words;
                   }),
               Kind(
                   &Network::rankings,
                   [](auto& one, auto& see) {
                     for (auto& line : one.clued) see_all(line, see);
                     for (auto& side : one.sides)
                       for (auto& line : side) see_all(line, see);
                   },
                   no_more),
               Kind(
                   &Network::connected, [](auto& one, auto& see) { see_members(one.nodes, see); },
                   [](const Network&, const auto& one) { return 2 * one.edges.size(); }),
               Kind(
                   &Network::labelled,
                   [](auto& one, auto& see) {
                     see_all(one.variables, see);
                     see_all(one.labels, see);
                   },
                   no_more),
               Kind(
                   &Network::lines, [](auto& one, auto& see) { see_members(one.edges, see); },
                   [](const Network&, const auto& one) { return one.points + 2 * one.edges.size(); }),
               Kind(
                   &Network::disjunctions,
                   [](auto& one, auto& see) {
                     see_all(one.variables, see);
                     for (auto& branch : one.branches) see_all(branch.variables, see);
                   },
                   [](const Network&, const auto& one) {
                     std::size_t entries = 0;
                     for (const auto& branch : one.branches) entries += entries_of_branch + entries_of(*branch.network);
                     return entries;
                   }));

/// Calls `use(kind)` with each row.
template <class Use>
constexpr void for_kinds(Use use) {
  std::apply([&](const auto&... kind) { (use(kind), ...); }, kinds);
}

/// Calls `see(variable)` for each variable that a constraint of the network names, perhaps again.
template <class AnyNetwork, class See>
void for_variables(AnyNetwork& network, See see) {
  for_kinds([&](const auto& kind) {
    for (auto& constraint : network.*kind.list) kind.visit(constraint, see);
  });
}

/// Whether all constraints are of these kinds.
template <class... Constraints>
bool has_only(const Network& network) {
  bool has_others = false;
  for_kinds([&](const auto& kind) {
    using Constraint = typename std::remove_cvref_t<decltype(kind)>::Constraint;
    if constexpr (!(std::is_same_v<Constraint, Constraints> || ...))
      has_others = has_others || !(network.*kind.list).empty();
  });
  return !has_others;
}

/// How many entries a constraint has: words of memory that a search needs for it, roughly.
template <class Kind>
std::size_t entries_of(const Kind& kind, const Network& network, const typename Kind::Constraint& constraint) {
  std::size_t entries = 2 + kind.more(network, constraint);
  auto see = [&](Variable) { ++entries; };
  kind.visit(constraint, see);
  return entries;
}

/// Whether there is a row for each list of constraints of `Network`.
namespace check_of_kinds {

// Names all members of a network: with another one it does not compile.
inline auto members_of(const Network& network) {
  const auto& [cells, domains, different, relations, sums, counts, sequences, rankings, connected, labelled, lines,
               disjunctions, diagrams, is_impossible, diagram_of, most, used] = network;
  return std::tie(cells, domains, different, relations, sums, counts, sequences, rankings, connected, labelled, lines,
                  disjunctions, diagrams, is_impossible, diagram_of, most, used);
}

template <class Member>
inline constexpr bool is_in_table = true;
template <class Element>
inline constexpr bool is_in_table<const std::vector<Element>&> = std::apply(
    [](const auto&... kind) {
      return (std::is_same_v<typename std::remove_cvref_t<decltype(kind)>::Constraint, Element> || ...);
    },
    kinds);
template <>
inline constexpr bool is_in_table<const std::vector<Network::Domain>&> = true;
template <>
inline constexpr bool is_in_table<const std::vector<Diagram>&> = true;

template <class... Members>
constexpr bool are_in_table(std::type_identity<std::tuple<Members...>>) {
  return (is_in_table<Members> && ...);
}
static_assert(are_in_table(std::type_identity<decltype(members_of(std::declval<const Network&>()))>()));

}  // namespace check_of_kinds

}  // namespace quadrille::network

// The search contract: what every engine guarantees, so that questions, statistics and slices mean the same for all.
//
// An engine is a depth-first search frozen between two nodes. Its whole position is in its members; it uses no call
// stack, so it can pause at any node and continue later. Tested by tests/core/search_contract.hpp over every engine.
#pragma once

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <iterator>
#include <limits>
#include <optional>

#include "core/text/text.hpp"

namespace quadrille {

/// Why an engine returned.
///
///                 ┌──────────── advance ───────────┐
///                 ▼                                │
///     open ──► paused ◄──► solution (read it, then advance)
///                 └──────► finished (no more solutions; every later call returns this again)
enum class Step : std::uint8_t { paused, solution, finished };

/// What a search may spend before it pauses: work and nodes, whichever ends first.
///
/// A unit of work is about 10 ns on a machine of 2025. Every engine counts its own steps (words read, entries moved)
/// and charges units for them. So work is the same on every machine, slices of equal work take about equal time, and
/// engines can share time fairly. A step is never divided: the last one may cost more than is left, and `work` is then
/// below 0. The difference before and after a call is always exactly what the call spent.
struct Fuel {
  std::int64_t work = unlimited_work;
  std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();

  /// More than any search spends, and far from overflow.
  static constexpr std::int64_t unlimited_work = std::int64_t{1} << 62;

  bool is_spent() const { return work <= 0 || nodes == 0; }
  friend bool operator==(const Fuel&, const Fuel&) = default;
};

/// Units in a millisecond.
constexpr std::int64_t work_per_ms = 100'000;

/// Statistics, which every engine counts in the same way. A *node* is a position after a choice, or the root; every
/// node is a dead end, a solution, or has children. A *choice* is one branch taken; what an engine concludes without
/// branching is not a choice.
struct Stats {
  std::uint64_t nodes = 0;
  std::uint64_t dead_ends = 0;
  std::uint64_t solutions = 0;
  std::uint32_t depth = 0;  ///< the largest number of choices in force at the same time
  friend bool operator==(const Stats&, const Stats&) = default;
};

/// A choice in force: the option that was chosen for an item of the puzzle's exact-cover form. Of the item's `choices`
/// options, `tried` were tried before this one. The last choice for an item with multiplicity may be `no_option`: the
/// item gets no further option.
struct Choice {
  static constexpr std::uint32_t no_option = ~std::uint32_t{0};
  std::uint32_t item;
  std::uint32_t option;
  std::uint32_t tried;
  std::uint32_t choices;
};

/// A choice by its position: the node has `of` choices, and this is number `at` of them, from 0.
struct Branch {
  std::uint32_t at;
  std::uint32_t of;
  friend bool operator==(const Branch&, const Branch&) = default;
};

/// `open` starts the search for a puzzle's solutions and reuses memory; it allocates all memory that the search needs,
/// or returns why it cannot. `advance` spends one of `fuel.nodes` for each node, and work for what it does; it returns
/// at a solution, when the fuel is spent, or at the end. The same puzzle gives the same solutions in the same order
/// with the same statistics, however the fuel is divided. `read` writes the choices in force into an answer: complete
/// at a solution, partial elsewhere. `fraction` is the part of the search tree that is done, 0 to 1.
///
/// An engine whose tree can be divided has two more members. `begin_at(path)`, called after `open`, begins at the node
/// to which the path leads instead of the root, and never leaves that subtree; false if there is no such node.
/// `give_away(path)` removes the untried choices of the shallowest node that has any from the search. It appends the
/// path to the first of them; the others are those after it at the same node. False if there are none. A part is
/// searched like the whole tree: the statistics of all parts add up to those of the whole, and so do their solutions,
/// in the order of the tree.
template <class E, class Board, class Answer>
concept Engine = std::default_initializable<E> &&
    requires(E engine, const E& seen, const Board& board, Answer& answer, Fuel& fuel) {
  { engine.open(board) } -> std::same_as<std::optional<Error>>;
  { engine.advance(fuel) } -> std::same_as<Step>;
  { seen.read(answer) } -> std::same_as<void>;
  { seen.stats() } -> std::same_as<const Stats&>;
  { seen.fraction() } -> std::same_as<double>;
};

/// Advances a search whose nodes cost less than a unit of work: `per_unit` of them make one. `search(nodes)` searches
/// at most `nodes` nodes and subtracts those that it has searched.
template <class Search>
Step advance_by_nodes(Fuel& fuel, std::uint64_t per_unit, const Stats& stats, Search search) {
  constexpr std::int64_t most = std::int64_t{1} << 50;
  const auto units = static_cast<std::uint64_t>(std::clamp<std::int64_t>(fuel.work, 0, most));
  const std::uint64_t before = stats.nodes, portion = std::min(fuel.nodes, units * per_unit);
  std::uint64_t left = portion;
  const Step step = search(left);
  fuel.nodes -= portion - left;
  fuel.work -= static_cast<std::int64_t>(stats.nodes / per_unit - before / per_unit);
  return step;
}

/// Advances an engine that may spend at most `work` units of the fuel. What it spends is subtracted from both.
template <class E>
Step advance_within(std::int64_t& work, E& engine, Fuel& fuel) {
  const Fuel portion = {std::min(fuel.work, work), fuel.nodes};
  Fuel left = portion;
  const Step step = engine.advance(left);
  fuel.work -= portion.work - left.work;
  fuel.nodes = left.nodes;
  work -= portion.work - left.work;
  return step;
}

/// The part of a search tree that is done at a position, from the position's frames, root first: each level adds
/// (choices tried) / (choices) of its parent's share. `Frames` is a range of elements with members `tried` and
/// `choices`. The sum begins at the deepest frame: in this order rounding can neither leave 0 … 1 nor make a later
/// position have a smaller fraction.
template <class Frames>
double fraction_behind(const Frames& frames) {
  double behind = 0;
  for (auto frame = std::rbegin(frames); frame != std::rend(frames); ++frame)
    behind = (frame->tried + behind) / frame->choices;
  return behind;
}

}  // namespace quadrille

// The search contract: what every engine is, so that questions, statistics and slices mean the same for all of them.
//
// An engine is a depth-first search frozen between two nodes. Its whole position is its members; no call stack is used,
// so it can be left at any node and taken up again. Tested by tests/core/search_contract.hpp over every engine.
#pragma once

#include <concepts>
#include <cstdint>
#include <iterator>
#include <optional>

#include "core/text/text.hpp"

namespace quadrille {

/// Why an engine returned.
///
///                 ┌──────────── advance ───────────┐
///                 ▼                                │
///     open ──► paused ◄──► solution (read it, then advance)
///                 └──────► finished (nothing more, now and for ever)
enum class Step : std::uint8_t { paused, solution, finished };

/// Counted alike by every engine. A *node* is a position after a choice, the root included; every node is a dead end,
/// a solution, or has children. A *choice* is one branch taken; what an engine concludes without branching is none.
struct Stats {
  std::uint64_t nodes = 0;
  std::uint64_t dead_ends = 0;
  std::uint64_t solutions = 0;
  std::uint32_t depth = 0;  ///< most choices that were in force at once
  friend bool operator==(const Stats&, const Stats&) = default;
};

/// A choice in force: an option that was taken for an item of the puzzle's exact-cover form, `tried` of `choices` lie
/// behind it.
struct Choice {
  std::uint32_t item;
  std::uint32_t option;
  std::uint32_t tried;
  std::uint32_t choices;
};

/// `open` starts the search for a puzzle's solutions anew, reusing memory; it allocates all that the search will need,
/// or says why it cannot. `advance` spends one unit of `fuel` a node and returns at a solution, when fuel is gone, or
/// at the end; the same puzzle gives the same solutions in the same order with the same statistics however the fuel is
/// portioned. `read` writes the choices in force into an answer: complete at a solution, partial elsewhere.
/// `fraction` is the part of the tree that lies behind, 0 to 1.
template <class E, class Board, class Answer>
concept Engine = std::default_initializable<E> &&
    requires(E engine, const E& seen, const Board& board, Answer& answer, std::uint64_t& fuel) {
  { engine.open(board) } -> std::same_as<std::optional<Error>>;
  { engine.advance(fuel) } -> std::same_as<Step>;
  { seen.read(answer) } -> std::same_as<void>;
  { seen.stats() } -> std::same_as<const Stats&>;
  { seen.fraction() } -> std::same_as<double>;
};

/// The part of a search tree that lies behind a position, from its frames, root first: each level adds (choices tried)
/// / (choices) of its parent's share. `Frames` is a range of things with members `tried` and `choices`. Summed from the
/// deepest frame up, where no rounding can leave 0 … 1 or make a later position look earlier.
template <class Frames>
double fraction_behind(const Frames& frames) {
  double behind = 0;
  for (auto frame = std::rbegin(frames); frame != std::rend(frames); ++frame)
    behind = (frame->tried + behind) / frame->choices;
  return behind;
}

}  // namespace quadrille

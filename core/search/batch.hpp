// Many puzzles of a text worked on together, where that is faster than one after the other.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "core/search/engine.hpp"
#include "core/text.hpp"

namespace quadrille {

/// Holds puzzles that it has taken from a text and gives their answers in the same order. An answer, its statistics included, is
/// what an engine of the puzzle would give for it alone, whatever puzzles are its neighbours. Each belongs to one question.
class Batch {
 public:
  /// What is known of a puzzle.
  struct Answer {
    bool done = false;
    bool faulty = false;  ///< a solution broke the rules: whatever the search says is wrong
    const Stats& stats;
    std::array<std::string_view, 2> solutions;  ///< the first `stats.solutions`, as they are to be written
  };

  virtual ~Batch() = default;

  /// Takes the puzzle at the cursor, and moves the cursor behind it. False when there is no room, or when what stands there is not
  /// for this batch. The text must outlive the answer.
  virtual bool take(Cursor& cursor) = 0;

  /// Whether all puzzles that were taken are dropped.
  virtual bool empty() const = 0;

  /// About as much work as an engine's for a node, and as much for each puzzle at the same time.
  virtual void advance() = 0;

  /// Of the puzzles that it holds, the one that was taken first.
  virtual Answer oldest() const = 0;
  /// Drops it, done or not.
  virtual void drop_oldest() = 0;
};

}  // namespace quadrille

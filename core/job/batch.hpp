// Many puzzles of a text worked on together, where that is faster than one after the other.
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/job/records.hpp"
#include "core/text/text.hpp"

namespace quadrille {

/// Holds puzzles that it has taken from a text and writes their answers in the same order. An answer, its statistics
/// included, is what an engine of the puzzle would give for it alone, whatever puzzles are its neighbours. Each belongs
/// to one question.
class Batch {
 public:
  virtual ~Batch() = default;

  /// Takes puzzles at the cursor, works on them and writes what is answered, until `fuel` is spent: work for what it
  /// does, and a node for each step, whatever the number of puzzles. Comes back before when it holds
  /// no puzzle and what stands at the cursor is not for it. The text must outlive the batch. Returns how many puzzles
  /// it has answered.
  virtual std::size_t advance(Cursor& cursor, Fuel& fuel, Records& records) = 0;

  /// Whether all puzzles that were taken are answered.
  virtual bool empty() const = 0;

  /// Gives up the first of those that are not, and answers it with what was found.
  virtual void stop(Records& records) = 0;
};

}  // namespace quadrille

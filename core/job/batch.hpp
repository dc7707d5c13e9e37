// Answers many puzzles of a text together, if that is faster than one after the other.
#pragma once

#include <cstddef>
#include <cstdint>

#include "core/job/records.hpp"
#include "core/text/text.hpp"

namespace quadrille {

/// Takes puzzles from a text and writes their answers in the same order. Each answer, with its statistics, is the same
/// as if the puzzle were answered alone. A batch belongs to one question.
class Batch {
 public:
  virtual ~Batch() = default;

  /// Takes puzzles at the cursor, works on them and writes answers, until `fuel` is spent: work for what it does, and
  /// one node for each step of all puzzles together. Returns earlier if it holds no puzzle and the text at the cursor
  /// is not for it. Returns the number of puzzles answered. The text must outlive the batch.
  virtual std::size_t advance(Cursor& cursor, Fuel& fuel, Records& records) = 0;

  /// Whether all puzzles that it has taken are answered.
  virtual bool empty() const = 0;

  /// Gives up the first puzzle that is not answered, and answers it with what was found so far.
  virtual void stop(Records& records) = 0;
};

}  // namespace quadrille

// A puzzle as the search for a reason sees it: its statements, and the board with some of them.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/cover/cover_form.hpp"
#include "core/search/any_engine.hpp"
#include "core/why/statement.hpp"

namespace quadrille::why {

using Placements = std::vector<cover::Placement>;

/// What is supposed of a solution: values that it has, and perhaps one that it lacks.
struct Supposition {
  Placements more;
  cover::Placement without = cover::no_placement;
};

class Boards {
 public:
  virtual ~Boards() = default;

  /// The statements of the puzzle at hand, in the order of its text.
  virtual void list(std::vector<Statement>& statements) = 0;

  /// Appends the puzzle's text without a statement. False if it cannot be written.
  virtual bool write_without(Number statement, std::string& out) = 0;

  /// Writes the board with these statements and no others.
  virtual void keep(const Numbers& kept) = 0;
  /// Opens an engine for the solutions of that board for which the supposition holds, even if it breaks a statement.
  /// Null if they cannot be searched. The engine is valid until the next call.
  virtual AnySearch* open(const Supposition& supposed) = 0;
  /// The work of one call of `open`, which no engine charges.
  virtual std::int64_t work_to_open() const = 0;

  /// Reads the present solution of that engine. False if the board with the kept statements does not allow it.
  virtual bool read() = 0;
  /// Appends the values that the solution puts on the board.
  virtual void append_placements(Placements& placements) const = 0;
  /// Whether the solution breaks a statement. After each `read` all statements may be asked about, in ascending order.
  virtual bool breaks(Number statement) = 0;
  /// The work of one call of `breaks`.
  virtual std::int64_t work_to_read() const = 0;

  /// Appends suppositions that cover all solutions without a value: at least one of them holds for each such solution.
  virtual void append_others(cover::Placement value, std::vector<Supposition>& others) const = 0;
};

}  // namespace quadrille::why

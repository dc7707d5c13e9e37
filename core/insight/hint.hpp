// A hint: the next value that can be put on a board, and why. Eliminations cannot be written on a board, so they are
// reasons of the value to which they lead. Hints are found by form_hint.hpp, by core/reasoning, and by puzzles' own
// searches.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/cover/cover_form.hpp"
#include "core/search/verdict.hpp"

namespace quadrille {

struct Hint {
  static constexpr cover::Unit no_unit = ~cover::Unit{0};

  std::uint32_t values = 1;          ///< of a cell of the board
  std::uint32_t columns = 0;         ///< of the board; 0 if its cells are options
  Verdict verdict = Verdict::stuck;  ///< found, stuck, none (a contradiction) or solved
  /// If a value is found: the name of a pattern (core/reasoning/patterns.hpp), last-cell, naked-single, or the puzzle's
  /// name for the single place of a value. If eliminations are found: the puzzle's name for them. If there is no
  /// solution: clash (`because` are two cells), no-candidate (of `unit`), or broken-rule (`source`).
  std::string_view rule = "";
  std::uint32_t cell = 0;   ///< where `value` is to be put
  std::uint32_t value = 0;  ///< 0: none
  cover::Unit unit = no_unit;
  std::string unit_name;               ///< of an item that has a name
  bool ahead = false;                  ///< some reason is a look ahead
  std::vector<std::uint32_t> cells;    ///< of the unit; for a cell those of all its units
  std::uint32_t sum = 0;               ///< of the unit, if it is a run with a sum
  std::vector<std::uint32_t> because;  ///< cells whose givens exclude other candidates of the unit

  struct Candidate {
    std::uint32_t cell, value;
  };
  /// A line that is drawn along an edge of the board, or a cross there. The edge is a side of a cell.
  struct Edge {
    std::uint32_t cell;
    std::string_view side;  ///< above, below, left or right
    bool is_line;
  };
  /// What somebody has written, as `why` names it.
  struct Clue {
    std::string words;
    std::vector<std::uint32_t> cells;  ///< that it is about
  };
  /// Why some candidates are excluded.
  struct Reason {
    /// look-ahead: each of them would leave `unit` without a value that it needs; without a unit, it would break a rule
    /// about the cells `because`. digit-sets: no set of `choices` has any of them. naked-set: the cells `because` have
    /// as many values as they are cells. region-sum: all cells of the region are in runs of both directions, except
    /// `because`; `sums` are what the runs across and the runs down need. rule: they follow from one rule of the puzzle
    /// about the cells `because`.
    std::string_view rule = "look-ahead";
    cover::Unit unit = no_unit;
    std::string unit_name;
    std::vector<std::uint32_t> cells;  ///< of the unit
    std::uint32_t sum = 0;
    std::vector<cover::Placement> forced;             ///< look-ahead: what would have to follow first, in order
    std::vector<std::vector<std::uint32_t>> choices;  ///< digit-sets: those that are left of a run
    std::vector<std::uint32_t> because;
    std::size_t across = 0;  ///< region-sum: that many of `because` are in runs across, the others in runs down
    std::vector<std::uint32_t> sums;  ///< region-sum: across, down
    std::vector<cover::Placement> eliminated;
    std::vector<Edge> edges;           ///< that follow, where edges are what is drawn
    std::vector<Edge> forced_edges;    ///< as `forced`: if the first of `edges` were the opposite
    std::vector<Clue> clues;           ///< of the rules that say so
    std::string_view constraint = "";  ///< of the (broken) rule: its words, or its kind if no clue says it
  };
  /// The reasons that lead to the value or to the contradiction. Each may rely on those before it.
  std::vector<Reason> reasons;
  std::vector<Clue> clues;            ///< of the rule that the value itself follows from
  std::string_view constraint = "";   ///< of the rule: its words, or if no clue says it its kind (reasoning/rules.hpp)
  unsigned grade = 0;                 ///< of the hardest of all this, from 1 to 5; 0 where there is no such scale
  std::size_t supposed = 0;           ///< of a whole way by reasons: the steps of its longest supposition
  std::vector<Candidate> marks;       ///< of a pattern: all values that follow together, `value` included
  std::vector<Edge> edges;            ///< that follow together, if edges are what is drawn
  std::vector<Edge> drawn;            ///< that are known already, and of which it follows
  std::vector<Candidate> eliminated;  ///< found, without a value to put: candidates that cannot be
  /// The rule of the puzzle's text that the conclusion follows from, if there is one.
  struct Source {
    std::string_view name = "";        ///< of the kind of rule; empty: none
    std::uint32_t number = 0;          ///< in the order of the text, from 1
    std::vector<std::uint32_t> cells;  ///< none: it is about the whole board
    /// For cells that differ and have a sum: the sets of values that are left.
    std::vector<std::vector<std::uint32_t>> choices;
  };
  Source source;
};

}  // namespace quadrille

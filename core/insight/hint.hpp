// The next value that can be put on a board, and why: what a person sees without trying anything out. A board has no
// place for eliminations, so they are the reasons of the value to which they lead. What finds one: form_hint.hpp, and
// puzzles that know more.
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
  /// Found: the name of a pattern (core/reasoning/patterns.hpp), last-cell, naked-single, or the puzzle's name for a
  /// value's single place; of eliminations what the puzzle calls them. None: clash (`because` are two cells),
  /// no-candidate (of `unit`), or broken-rule (`source`).
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
  /// Candidates that cannot be.
  struct Reason {
    /// look-ahead: each alone would leave `unit` without a value that it needs. digit-sets: `choices` have none of
    /// them. naked-set: the cells `because` have as many values among them. region-sum: the runs of the region have all
    /// of its cells in both directions but `because`; `sums` is what those across and those down need. rule: one rule
    /// of the puzzle alone, about the cells `because`; a look ahead without a unit leads to such a rule.
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
  /// What leads to the value or to the contradiction, each relying on those before it.
  std::vector<Reason> reasons;
  std::vector<Clue> clues;            ///< of the rule that the value itself follows from
  std::string_view constraint = "";   ///< of the rule: its words, or if no clue says it its kind (reasoning/rules.hpp)
  unsigned grade = 0;                 ///< of the hardest of all this, from 1 to 5; 0 where there is no such scale
  std::size_t supposed = 0;           ///< of a whole way by reasons: the steps of its longest supposition
  std::vector<Candidate> marks;       ///< of a pattern: all values that follow together, `value` included
  std::vector<Edge> edges;            ///< that follow together, if edges are what is drawn
  std::vector<Edge> drawn;            ///< that are known already, and of which it follows
  std::vector<Candidate> eliminated;  ///< found, without a value to put: candidates that cannot be
  /// The rule of the puzzle that says so, if it is one of those in its text.
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

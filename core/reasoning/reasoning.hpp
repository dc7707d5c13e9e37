// What the search for reasons (rule_search.hpp) needs to know of a board.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "core/network/constraint_words.hpp"
#include "core/reasoning/patterns.hpp"
#include "core/reasoning/rules.hpp"
#include "core/why/statement.hpp"

namespace quadrille::reasoning {

struct Reasoning {
  std::unique_ptr<Rules> rules;
  std::unique_ptr<Patterns> patterns;  ///< that are looked for before the rules are asked; may be null
  std::vector<Values> domains;         ///< by variable: what it may be, those of cells first
  std::vector<char> is_given;          ///< by cell: whether its value stands on the board; as many as there are cells
  /// By cell: the number of the cell on the board, as hints name it.
  std::vector<std::uint32_t> places;
  std::uint32_t values = 1;                ///< of a cell, in a cover::Placement
  std::vector<why::Statement> statements;  ///< that rules name by number
  /// For puzzles in which edges are drawn: an edge, named as a side of a cell. Its value is 1 for a line and 0 for a
  /// cross. Steps are about edges then. The two edges at a corner of the board may share a variable.
  struct Edge {
    Variable variable;
    std::uint32_t cell;
    std::string_view side;
    bool is_drawn;
  };
  std::vector<Edge> edges;
  Values marked = 0;           ///< beside edges: values of cells that are marked too
  std::vector<char> is_entry;  ///< by statement: it was filled in or drawn, and is no clue
  std::string_view source;     ///< what the rules are called that no statement says
  /// The words of the rules that constraints come from; or null.
  std::shared_ptr<const network::ConstraintWords> words;
  bool notes_candidates = false;  ///< a value that a cell cannot have is a step by itself
  bool is_impossible = false;     ///< a rule that no board can obey
  bool is_complete = true;        ///< the rules say all that the board demands
};

}  // namespace quadrille::reasoning

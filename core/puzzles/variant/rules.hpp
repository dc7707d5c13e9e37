// The table of rules: a row for each kind, with its name in the notation `iss` and the functions that read, write,
// check and compile it. A new rule is a new row. The rows are in rules/, a file for each family of rules; links of
// other programs are read in core/links. Tested by tests/core/variant_rules_test.cpp, with a small board and brute
// force for every row.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/puzzles/variant/board.hpp"
#include "core/text/text.hpp"

namespace quadrille::variant {

/// What stands between the tildes of a rule, without its name.
using Arguments = std::span<const std::string_view>;

/// The places that a rule may have.
enum class Place : std::uint8_t {
  anywhere,      ///< also in `Or`, `And` and `Replicate`
  sudoku_cells,  ///< the same, but not on a raw grid
  outside,       ///< not in `Replicate`, nor on a raw grid
  whole_board,   ///< not in `Or`, nor in `Replicate`
  whole_sudoku   ///< likewise, nor on a raw grid
};

struct RuleKind {
  std::string_view name;  ///< as `iss` writes it; the list of kinds is in the order of these names
  /// Reads the arguments and appends the rule, or the rules, that they make. Cells are on the board, numbers in their
  /// range, groups as long as the rule needs them. `board.shape` is known; other rules may not be there yet.
  std::optional<Fault> (*read)(const RuleKind& kind, Arguments arguments, Board& board);
  /// Appends the arguments, each with a tilde before it.
  void (*write)(const Rule& rule, const Board& board, std::string& out);
  /// Whether a full board obeys the rule.
  bool (*obeys)(const Rule& rule, const Board& board, const Answer& answer);
  /// Adds the rule's constraints to the network. A fault if that needs too much, such as too many states.
  std::optional<Fault> (*compile)(const Rule& rule, const Board& board, Network& network);
  /// A bound on the work of `obeys` (search/engine.hpp). Null where that is a few units for each of the rule's cells.
  std::int64_t (*work_to_check)(const Rule& rule) = nullptr;
  Place place = Place::anywhere;
};

/// All kinds, sorted by name.
std::span<const RuleKind* const> rule_kinds();

/// The kind of this name, or null.
const RuleKind* find_rule_kind(std::string_view name);

}  // namespace quadrille::variant

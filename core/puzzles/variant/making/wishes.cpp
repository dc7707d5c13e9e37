#include "core/puzzles/variant/making/wishes.hpp"

#include <algorithm>
#include <bit>
#include <span>

#include "core/puzzles/variant/geometry.hpp"
#include "core/puzzles/variant/rules/arguments.hpp"
#include "core/puzzles/variant/rules/kinds.hpp"
#include "core/text/text.hpp"

namespace quadrille::variant {

namespace {

constexpr std::uint32_t least_side = 4, usual_side = 9;
// With larger ones, a random board often takes long to be filled, or to be proved unique.
constexpr std::uint32_t most_jigsaw_side = 12, most_killer_side = 9;

Refusal read_truth(std::string_view value, bool& truth) {
  constexpr std::string_view names[] = {"false", "true"};
  return read_wish(value, std::span(names), truth);
}

bool has_rule(const Board& board, const RuleKind& kind) {
  return std::any_of(board.rules.begin(), board.rules.end(), [&](const Rule& rule) { return rule.kind == &kind; });
}

}  // namespace

Refusal Wishes::take(std::string_view name, std::string_view value) {
  if (name == "rules") return rules = value, std::nullopt;
  if (name == "size") return read_wish(value, least_side, most_side, side);
  if (name == "givens") return read_wish(value, 0, most_cells, givens);
  if (name == "jigsaw") return read_truth(value, is_jigsaw);
  if (name == "killer") return read_truth(value, is_killer);
  if (name != "symmetry") return unknown_wish("variant");
  return read_wish(value, std::span(symmetry_names), symmetry);
}

std::string Wishes::frame_text() const {
  const std::uint32_t board_side = side == 0 && rules.empty() ? usual_side : side;
  std::string text = board_side == 0 ? "" : ".Shape~" + decimal(board_side) + "x" + decimal(board_side);
  text += rules;
  if (is_jigsaw) text += ".NoBoxes";
  return text;
}

Refusal Wishes::refuse(const Board& frame) const {
  if (auto refused = refuse_rules(frame)) return refused;
  const Shape& shape = frame.shape;
  if (turns_rows_into_columns(symmetry) && shape.rows != shape.columns)
    return "symmetry: " + std::string(symmetry_names[static_cast<std::size_t>(symmetry)]) +
           " takes as many rows as columns";
  if (symmetry != Symmetry::none && is_killer && givens == 0)
    return "symmetry: it is that of givens, and a killer has none unless some are wished";
  if (givens > shape.size())
    return "givens: " + decimal(givens) + " are more than the board has cells, " + decimal(shape.size());
  return std::nullopt;
}

// What is wrong with the rules, or with what they are to be joined with.
Refusal Wishes::refuse_rules(const Board& frame) const {
  const Shape& shape = frame.shape;
  const auto is_given = [](Values values) { return std::has_single_bit(values); };
  if (std::any_of(frame.candidates.begin(), frame.candidates.end(), is_given))
    return "rules: the board has givens, which a new puzzle gets of its own";
  if (is_jigsaw) {
    if (has_rule(frame, kinds::jigsaw)) return "jigsaw: the rules have regions of their own";
    if (shape.rows != shape.columns || shape.values != shape.rows || region_size(frame) != shape.rows)
      return "jigsaw: it takes a board with as many rows as columns, and as many values";
    if (shape.rows < least_side || shape.rows > most_jigsaw_side)
      return "jigsaw: it takes from " + decimal(least_side) + " to " + decimal(most_jigsaw_side) + " rows";
  }
  if (is_killer) {
    if (shape.lowest != 1) return "killer: it takes a board whose lowest value is 1";
    if (std::max(shape.rows, shape.columns) > most_killer_side)
      return "killer: it takes at most " + decimal(most_killer_side) + " rows and columns";
  }
  return std::nullopt;
}

}  // namespace quadrille::variant

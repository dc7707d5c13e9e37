// Random Sudoku variants for tests: small boards with a mixture of rules of every kind.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/puzzles/variant/board.hpp"
#include "tests/core/random.hpp"

namespace quadrille::test {

/// What random variants look like.
struct VariantShape {
  std::size_t most_rules = 5;  ///< beside those that the shape needs
  std::size_t most_free = 12;  ///< cells without a given; half of the others have a few candidates
  std::uint32_t wrong = 5;     ///< one time in this number, a rule is added that the filling does not obey; 0: never
  std::string_view rule = {};  ///< the name of a rule that the board has, unless the board cannot have it
};

/// A board as `iss` text, on 1×2 to 6×6 cells. There is a filling that obeys all its rules, except for those that are
/// wrong on purpose.
std::string random_variant(const VariantShape& shape, Random& random);

/// The kinds that random boards have: all but those about regions that have to be found (variant_chaos_test.cpp).
std::vector<const variant::RuleKind*> random_kinds();

/// A random rule of this kind for the board, as `iss` writes it without the dot: it makes sense to the reader, but
/// perhaps not on this board. Numbers and codes are such that a part of all fillings obeys it.
std::string random_rule(std::string_view name, const variant::Board& board, Random& random);

/// Whether rules of this kind may have a cell several times, and random ones now and then do.
bool may_repeat_cells(std::string_view name);

/// A filling that obeys the rows, columns and regions of the board, found at random. Empty if there is none or it is
/// hard to find.
variant::Answer random_filling(const variant::Board& board, Random& random);

/// Adds the rule to the board, without compiling. False if the reader refuses it.
bool add_rule_text(variant::Board& board, std::string_view rule);

}  // namespace quadrille::test

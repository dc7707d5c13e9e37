// Reading and writing Sudoku variants in tests.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/puzzles/variant/board.hpp"

namespace quadrille::test {

/// The only puzzle of a text. Throws the error if it cannot be read.
variant::Board read_variant(const std::string& text);
/// All puzzles of a text. Throws the first error.
std::vector<variant::Board> read_variants(const std::string& text);
/// The first error of a text as "line:column: message"; empty if there is none.
std::string variant_error(const std::string& text);
std::string written(const variant::Board& board);

/// Requires of texts that each has this many solutions by both engines, and is the same when it is written and read
/// again.
void hold_to_counts(const std::vector<std::pair<std::string, std::uint64_t>>& counts);

/// An answer, as the notation writes it.
variant::Answer variant_answer(const variant::Board& board, std::string_view values);
std::string written(const variant::Board& board, const variant::Answer& answer);

/// Puzzles of tests/data/variant/iss.txt, each with its only solution.
struct VariantSample {
  std::string name, solution, text;
};
std::vector<VariantSample> variant_samples();

}  // namespace quadrille::test

// Whether a finished board obeys its rules. Shares no code with what compiles and solves them. Tested by
// tests/core/variant_rules_test.cpp.
#pragma once

#include <cstdint>

#include "core/puzzles/variant/board.hpp"

namespace quadrille::variant {

/// Whether `answer` solves `board`: candidates, rows, columns, regions, and every rule.
bool obeys(const Board& board, const Answer& answer);
/// A bound on the work of `obeys` (search/engine.hpp).
std::int64_t work_to_check(const Board& board);

}  // namespace quadrille::variant

// Whether numbers solve a model: each statement is judged by itself, from its text's meaning alone. No engine uses it.
// Tested by tests/core/model_test.cpp.
#pragma once

#include <cstdint>

#include "core/puzzles/model/board.hpp"

namespace quadrille::model {

/// Whether `answer` solves the model.
bool obeys(const Board& board, const Answer& answer);

/// A bound on the work of that.
std::int64_t work_to_check(const Board& board);

}  // namespace quadrille::model

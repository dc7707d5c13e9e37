// The notation `model` (text.hpp); `cnf`, `opb` and `flatzinc`, which are only written; and `proof`, in which answers
// are certificates (proof_task.hpp). Tested by tests/core/model_text_test.cpp.
#pragma once

#include <array>

#include "core/job/notation.hpp"
#include "core/puzzles/model/board.hpp"

namespace quadrille::model {

extern const std::array<Notation<Board, Answer>, 5> notations;

}  // namespace quadrille::model

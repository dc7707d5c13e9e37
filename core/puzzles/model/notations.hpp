// The notation `model` (text.hpp); and `cnf` and `opb`, which are only written. Tested by
// tests/core/model_text_test.cpp.
#pragma once

#include <array>

#include "core/job/notation.hpp"
#include "core/puzzles/model/board.hpp"

namespace quadrille::model {

extern const std::array<Notation<Board, Answer>, 3> notations;

}  // namespace quadrille::model

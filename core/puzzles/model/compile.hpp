// Compiles a model's text to a network. Tested by tests/core/model_test.cpp.
#pragma once

#include <optional>

#include "core/puzzles/model/board.hpp"
#include "core/text/text.hpp"

namespace quadrille::model {

/// Writes the network and the candidates; or says which statement needs too much.
std::optional<Error> compile(Board& board);

}  // namespace quadrille::model

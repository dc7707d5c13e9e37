// Compiles a model's text to a network. Tested by tests/core/model_test.cpp.
#pragma once

#include <optional>

#include "core/network/proof/origins.hpp"
#include "core/puzzles/model/board.hpp"
#include "core/text/text.hpp"

namespace quadrille::model {

/// Writes the network and the candidates; or says which statement needs too much. With
/// `origins` each constraint is as its statement alone says it: those that say the same are not merged.
std::optional<Error> compile(Board& board, network::Origins* origins = nullptr);

}  // namespace quadrille::model

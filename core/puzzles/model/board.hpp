// A model: its text, and the network that it is compiled to. Tested by tests/core/model_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "core/network/network.hpp"
#include "core/puzzles/model/text.hpp"

namespace quadrille::model {

using network::Answer;
using network::Network;
using network::Values;

struct Board {
  std::shared_ptr<const Text> text;        ///< never null after a board was read
  std::shared_ptr<const Network> network;  ///< its cells are the variables; null: there are too many constraints
  std::vector<Values> candidates;          ///< by variable; none: a contradiction
  std::vector<std::int32_t> least;         ///< by variable: the number of its first value
  std::uint32_t values = 1;                ///< the most that a variable has

  std::size_t cells() const { return candidates.size(); }
};

inline network::Problem problem_of(const Board& board) { return {board.network, board.candidates}; }

}  // namespace quadrille::model

// Answers solve, check, count or list with a certificate in place of solutions: records of its text, piece by piece,
// before the answer. Tested by tests/cli/proof.test.js.
#pragma once

#include <memory>

#include "core/job/request.hpp"
#include "core/job/task.hpp"
#include "core/puzzles/model/board.hpp"

namespace quadrille::model {

/// The notation whose answers are certificates.
constexpr std::string_view proof_notation = "proof";

/// The board stays where it is: the puzzle at hand.
std::unique_ptr<Task> make_proof_task(const Request& request, const Board& board, Records& records);

}  // namespace quadrille::model

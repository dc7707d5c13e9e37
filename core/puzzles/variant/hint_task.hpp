// Answers the question `hint` about variants: what hint.hpp finds, or else a named step, as a hint with one step; or
// `none` where a short search finds that the board has no solution.
#pragma once

#include <memory>

#include "core/job/any_puzzle.hpp"
#include "core/job/records.hpp"
#include "core/job/task.hpp"
#include "core/puzzles/variant/board.hpp"

namespace quadrille::variant {

/// All of them must live as long as the task.
std::unique_ptr<Task> make_hint_task(const Request& request, AnyPuzzle& puzzle, const Board& board, Records& records);

}  // namespace quadrille::variant

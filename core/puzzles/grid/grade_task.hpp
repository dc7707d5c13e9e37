// Answers the question `grade` about grid puzzles: how far reasoning has to go (hint.hpp), as a name and a number from
// 1 to 5. A puzzle with one answer to which it does not lead has 5. Tested by tests/core/grid_hint_test.cpp.
#pragma once

#include <memory>

#include "core/job/any_puzzle.hpp"
#include "core/job/records.hpp"
#include "core/job/request.hpp"
#include "core/job/task.hpp"
#include "core/puzzles/grid/board.hpp"

namespace quadrille::grid {

/// Null for any other question. All of them must live as long as the task.
std::unique_ptr<Task> make_grade_task(const Request& request, AnyPuzzle& puzzle, const Board& board, Records& records);

}  // namespace quadrille::grid

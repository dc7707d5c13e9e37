// The tasks of `steps` and `grade`: the easiest steps from the givens on. Tested by tests/core/grading_test.cpp.
#pragma once

#include <memory>

#include "core/job/task.hpp"
#include "core/sudoku/board.hpp"

namespace quadrille::grading {

/// A task for these two questions about `board`, which changes with each puzzle; null for any other question.
///
/// Writes an S record for each step (steps), or one (grade), as JSON:
///
///     {"technique": "naked-pair", "rating": 3, "line": "naked-pair r1c2<>4 r1c5<>47",
///      "placed": [cell, value] or null, "eliminated": [[cell, value], …], "pattern": [[cell, value], …],
///      "houses": [["row", 1], …], "chain": [[cell, value, 1, cell, value, 0], …]}
///     {"grade": "Hard", "rating": 3.4, "technique": "hidden-pair"}
///
/// A link of a chain says that the first candidate being on (1) or off (0) makes the second on or off. Cells count from
/// 0, houses from 1. The verdict is `solved` (steps) or `found` (grade) where the steps lead to the solution, `stuck`
/// where they end before it, `multiple` or `none` where the board has no only solution. Boards larger than 9×9 are not
/// solved for that: steps that need it are left out.
std::unique_ptr<Task> make_steps_task(const Request& request, const sudoku::Board& board, Records& records);

}  // namespace quadrille::grading

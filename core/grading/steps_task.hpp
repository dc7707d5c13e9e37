// The tasks of `steps` and `grade`: the easiest steps from the givens on. Tested by tests/core/grading_test.cpp.
#pragma once

#include <memory>

#include "core/job/task.hpp"
#include "core/puzzles/sudoku/board.hpp"

namespace quadrille::grading {

/// A task for these two questions about `board`, which changes with each puzzle; null for any other question.
///
/// Writes an S record for each step (steps), or one (grade), as JSON:
///
///     {"technique": "naked-pair", "rating": 3, "line": "naked-pair r1c2<>4 r1c5<>47",
///      "placed": {"cell": 0, "value": 1} or null, "eliminated": [{"cell": 1, "value": 4}, …], "pattern": the same,
///      "houses": [{"kind": "row", "number": 1}, …],
///      "chain": [{"from": {"cell": 0, "value": 1, "on": true}, "to": {"cell": 1, "value": 1, "on": false}}, …]}
///     {"grade": "Hard", "rating": 3.4, "technique": "hidden-pair"}
///
/// A link of a chain says that the first candidate being on or off makes the second on or off. Cells count from 0,
/// houses from 1. The verdict is `solved` (steps) or `found` (grade) where the steps lead to the solution, `stuck`
/// where they end before it, `multiple` or `none` where the board has no only solution. Boards larger than 9×9 are not
/// solved for that: steps that need it are left out.
std::unique_ptr<Task> make_steps_task(const Request& request, const sudoku::Board& board, Records& records);

}  // namespace quadrille::grading

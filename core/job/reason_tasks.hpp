// Answers `grade` and `steps` about puzzles with `reasoning`. The grade is a name and a number from 1 to 5, by the
// hardest reason that is needed (core/reasoning/rule_search.hpp); `steps` are all steps to the solution. A puzzle with
// one solution that reasons do not reach has grade 5. Tested by tests/core/grid_hint_test.cpp and reasoning_test.cpp.
//
// An S record of `steps` has the members of those of Sudoku (core/grading/steps_task.hpp), where `technique` is `rule`
// or `look-ahead` and `rating` the step's grade, and of a hint `because`, `reasons`, `clues` and `constraint`.
#pragma once

#include <memory>

#include "core/job/any_puzzle.hpp"
#include "core/job/records.hpp"
#include "core/job/request.hpp"
#include "core/job/task.hpp"

namespace quadrille {

/// The task of `grade` and `steps` for a puzzle with `reasoning`. All must live as long as the task.
std::unique_ptr<Task> make_reason_task(const Request& request, AnyPuzzle& puzzle, Records& records);

}  // namespace quadrille

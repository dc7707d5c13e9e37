// The task of `hint` for Sudoku. Tested by tests/core/sudoku_hint_test.cpp.
#pragma once

#include <memory>

#include "core/job/any_puzzle.hpp"
#include "core/job/task.hpp"
#include "core/puzzles/sudoku/board.hpp"

namespace quadrille::grading {

/// What anybody sees is the common hint (core/insight/hint.hpp). Where that would have to look ahead, the easiest steps
/// up to the next value take its place: the member `steps`, each as steps_task.hpp has it, the last of which places the
/// value. A board without a solution has the verdict `none`, even where a step could be seen; above 9×9 only if a short
/// search finds that there is none. All of them must live as long as the task.
std::unique_ptr<Task> make_hint_task(const Request& request, AnyPuzzle& puzzle, const sudoku::Board& board,
                                     Records& records);

}  // namespace quadrille::grading

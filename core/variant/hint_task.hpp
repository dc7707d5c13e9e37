// Answers the question `hint` about variants: what hint.hpp finds, or else a named step, as a hint with one step.
#pragma once

#include <memory>

#include "core/job/any_puzzle.hpp"
#include "core/job/records.hpp"
#include "core/job/task.hpp"
#include "core/variant/board.hpp"

namespace quadrille::variant {

/// `board` and `puzzle` must live as long as the task.
std::unique_ptr<Task> make_hint_task(const AnyPuzzle& puzzle, const Board& board, Records& records);

}  // namespace quadrille::variant

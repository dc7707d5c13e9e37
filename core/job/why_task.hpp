// The task of `why`. It first counts the solutions, which decides what is explained; core/why/reason_search.hpp then
// finds the reason. Its S record is JSON:
//
//     {"statements": [{"text": "7 at row 3, column 5", "line": 1, "column": 23, "cells": [22],
//       "rest": "…"}, …],
//      "minimal": true, "smallest": false}
//
// With `because`, "cell" and "value" say what follows. "rest" is the puzzle's text without the statement; it is left
// out if it is large or cannot be written. A line and a column of 0 are left out. With `spare`, each statement has the
// member "together": whether it belongs to those that can be left out together. Tested by tests/core/why_test.cpp.
#pragma once

#include <memory>

#include "core/job/any_puzzle.hpp"
#include "core/job/records.hpp"
#include "core/job/request.hpp"
#include "core/job/task.hpp"
#include "core/why/boards.hpp"

namespace quadrille {

/// All but the boards must live as long as the task.
std::unique_ptr<Task> make_why_task(const Request& request, AnyPuzzle& puzzle, Records& records,
                                    std::unique_ptr<why::Boards> boards);

}  // namespace quadrille

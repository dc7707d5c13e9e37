// The task of each question. Tested by tests/core/search_test.cpp and insight_test.cpp.
#pragma once

#include <memory>

#include "core/job/any_puzzle.hpp"
#include "core/job/records.hpp"
#include "core/job/request.hpp"
#include "core/job/task.hpp"

namespace quadrille {

/// The task that `request` asks for. All three must live as long as the task.
std::unique_ptr<Task> make_task(const Request& request, AnyPuzzle& puzzle, Records& records);

}  // namespace quadrille

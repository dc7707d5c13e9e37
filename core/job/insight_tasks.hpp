// The tasks of questions that core/insight answers: hint, split and candidates. Tested by tests/core/insight_test.cpp.
#pragma once

#include <memory>

#include "core/job/any_puzzle.hpp"
#include "core/job/records.hpp"
#include "core/job/request.hpp"
#include "core/job/task.hpp"

namespace quadrille {

/// The task that `request` asks for, or null if it is about something else. All three must live as long as the task.
std::unique_ptr<Task> make_insight_task(const Request& request, AnyPuzzle& puzzle, Records& records);

}  // namespace quadrille

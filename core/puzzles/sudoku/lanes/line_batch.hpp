// Answers texts of 9×9 boards, one on each line, many at a time. Tested by tests/core/sudoku_lanes_test.cpp.
#pragma once

#include <memory>
#include <string_view>

#include "core/job/batch.hpp"
#include "core/job/request.hpp"

namespace quadrille::sudoku {

/// A batch for a request about a text in the notation `from`, with answers in `to`. Null if a batch cannot answer it:
/// for example, requests with limits are answered board by board.
std::unique_ptr<Batch> make_line_batch(const Request& request, std::string_view from, std::string_view to);

}  // namespace quadrille::sudoku

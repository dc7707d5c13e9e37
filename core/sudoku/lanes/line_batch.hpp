// Texts of 9×9 boards, one a line, answered many at a time. Tested by tests/core/sudoku_lanes_test.cpp.
#pragma once

#include <memory>
#include <string_view>

#include "core/job/batch.hpp"
#include "core/job/request.hpp"

namespace quadrille::sudoku {

/// A batch for what is asked about a text in the notation `from`, with answers in `to`; null if one is not to be had:
/// limits are kept board by board.
std::unique_ptr<Batch> make_line_batch(const Request& request, std::string_view from, std::string_view to);

}  // namespace quadrille::sudoku

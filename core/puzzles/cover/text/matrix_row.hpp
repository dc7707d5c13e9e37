// One row of a matrix as text: cells of 0 and 1, as programs write them. Tested by tests/core/cover_text_test.cpp.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/cover/problem.hpp"
#include "core/text/message.hpp"

namespace quadrille::cover {

/// What `read_row` has found: the columns with a 1 and the number of columns, or what is wrong at byte `at` of the row.
struct MatrixRow {
  std::vector<Entry> ones;
  std::size_t width = 0;
  Message fault;
  std::size_t at = 0;
};

/// Reads a row. Digits 0 and 1 may stand together or apart, `1.0` and `0.000e+00` are 1 and 0; where commas or
/// semicolons separate the cells, each has one value, which may be quoted, or be `true` or `false`. At most
/// `most_items` columns are read. False after a fault.
bool read_row(std::string_view text, MatrixRow& row);

/// A line without the comment that `#` begins.
inline std::string_view without_comment(std::string_view line) { return line.substr(0, line.find('#')); }

/// Whether a list of rows in brackets begins with this character.
constexpr bool opens_list(char c) { return c == '[' || c == '{' || c == '('; }

}  // namespace quadrille::cover

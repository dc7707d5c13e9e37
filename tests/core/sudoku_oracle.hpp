// Every way to fill a Sudoku of 4×4 or 9×9, by trying each value in each cell from the first on. Slow, and too plain to
// be wrong.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace quadrille::test::oracle {

/// The first `most` solutions of a board in the notation `line` with `.` for blanks, in ascending order.
std::vector<std::string> solutions(const std::string& line, std::size_t most);

}  // namespace quadrille::test::oracle

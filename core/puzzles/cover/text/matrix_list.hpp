// A matrix as a list of rows in brackets, as JSON, Python and C have it: `[[1, 0], [0, 1]]`, `{{1,0},{0,1}}`,
// `["10", "01"]`, over any number of lines. Tested by tests/core/cover_text_test.cpp.
#pragma once

#include <cstdint>
#include <string_view>

#include "core/puzzles/cover/board.hpp"
#include "core/puzzles/cover/text/matrix_row.hpp"
#include "core/text/text.hpp"

namespace quadrille::cover {

/// Adds rows to a board, which the first one gives its width.
class MatrixRows {
 public:
  MatrixRows(Board& board, Error& error) : board_(board), error_(error) {}

  /// Adds the row `text`, which stands at byte `at` of `line`. False after an error, which it writes.
  bool add(std::string_view text, std::uint32_t number, std::string_view line, std::size_t at);

 private:
  Board& board_;
  Error& error_;
  MatrixRow row_;
};

/// Reads the list that begins on the cursor's line. After an error it has passed over the rest of the block.
Read read_matrix_list(Cursor& cursor, Board& board, Error& error);

}  // namespace quadrille::cover

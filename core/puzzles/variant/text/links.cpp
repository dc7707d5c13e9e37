// Links of f-puzzles, SudokuPad and penpa-edit.
#include "core/puzzles/variant/statements.hpp"
#include "core/puzzles/variant/text/notations.hpp"
#include "core/text/link_line.hpp"

namespace quadrille::variant {

Read read_link(Cursor& cursor, Board& board, Error& error) {
  return read_link_line("variant", cursor, board, error, read_iss,
                        [](const Board& read) { return thing_of_rule(read, read.rules.size()); });
}

}  // namespace quadrille::variant

// Links of f-puzzles and SudokuPad (core/links). Everything in a link stands at its beginning.
#include <cstddef>
#include <string>

#include "core/links/notation.hpp"
#include "core/puzzles/variant/statements.hpp"
#include "core/puzzles/variant/text/notations.hpp"

namespace quadrille::variant {

Read read_link(Cursor& cursor, Board& board, Error& error) {
  std::string text;
  std::uint32_t number = 0;
  const Read read = links::take_link(cursor, links::Target::variant, text, number, error);
  if (read != Read::puzzle) return read;
  Cursor inner(text, true);
  if (read_iss(inner, board, error) == Read::error) return links::refuse_link(number, error);
  if (cursor.places != nullptr)
    for (std::size_t thing = 0; thing < thing_of_rule(board, board.rules.size()); ++thing)
      cursor.places->note(thing, quadrille::Place{number, 1});
  return Read::puzzle;
}

}  // namespace quadrille::variant

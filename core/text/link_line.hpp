// Reads a link that stands on a line: it becomes a text in another notation of the puzzle, which is then read. Tested
// by tests/core/links_test.cpp and penpa_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/text/text.hpp"

namespace quadrille {

/// Reads the next link: `convert(line, text)` makes a text of it or says what is wrong, and `read(cursor, board,
/// error)` reads that. Everything in a link stands at its beginning: errors, and the first `things(board)` things.
template <class Board, class Convert, class ReadText, class Things>
Read read_link_line(Cursor& cursor, Board& board, Error& error, Convert convert, ReadText read, Things things) {
  std::string_view line;
  std::uint32_t number = 0;
  if (const Read found = cursor.take_content(line, number); found != Read::puzzle) return found;
  std::string text;
  std::optional<Error> fault = convert(trim(line), text);
  if (!fault) {
    Cursor inner(text, true);
    Error wrong;
    if (read(inner, board, wrong) != Read::puzzle) fault = std::move(wrong);
  }
  if (fault) {
    error = std::move(*fault);
    error.line = number;
    error.column = 0;
    return Read::error;
  }
  if (cursor.places != nullptr)
    for (std::size_t thing = 0, end = things(board); thing < end; ++thing) cursor.places->note(thing, Place{number, 1});
  return Read::puzzle;
}

}  // namespace quadrille

// Reads a link that stands on a line: it becomes a text in another notation of the puzzle, which is then read. Tested
// by tests/core/links_test.cpp, penpa_test.cpp and tests/wasm/links.test.js.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/text/text.hpp"

namespace quadrille {

/// What a link says, in a notation of the puzzle, or what is wrong with it, without a place.
struct LinkText {
  std::string text;
  std::string_view remark;  ///< what has to be said of the way in which it was read; or empty
  std::optional<Error> error;
};

/// Before the name of a puzzle or a genre: the text is no link but a board in a form in which people type it.
constexpr std::string_view typed_as = "typed:";

/// In place of the name of a puzzle: the text is a grid puzzle, and its link of penpa-edit is asked for.
constexpr std::string_view written_as_penpa = "penpa";

/// Reads a link to a puzzle, or to a genre of grid puzzles. Those who read links say what one means, so this is in
/// core/reading. Modules of one puzzle ask the module `reading` (wasm/bindings/puzzle.cpp).
LinkText text_of_link(std::string_view puzzle, std::string_view link);

/// Reads the next link to the puzzle; `read(cursor, board, error)` reads its text. Everything in a link stands at its
/// beginning: errors, and the first `things(board)` things.
template <class Board, class ReadText, class Things>
Read read_link_line(std::string_view puzzle, Cursor& cursor, Board& board, Error& error, ReadText read, Things things) {
  std::string_view line;
  std::uint32_t number = 0;
  if (const Read found = cursor.take_content(line, number); found != Read::puzzle) return found;
  auto [text, remark, fault] = text_of_link(puzzle, trim(line));
  cursor.remark = remark;
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

/// Reads all that is left of a text as one board that somebody has typed; `puzzle` is `typed:` and the name. Everything
/// in it stands at its beginning.
template <class Board, class ReadText>
Read read_typed(std::string_view puzzle, Cursor& cursor, Board& board, Error& error, ReadText read) {
  Cursor ahead = cursor;
  std::string_view line, text;
  std::uint32_t number = 0;
  if (const Read found = ahead.take_content(line, number); found != Read::puzzle) return cursor = ahead, found;
  if (const Read found = cursor.take_rest(text); found != Read::puzzle) return found;
  cursor.count_lines(static_cast<std::uint32_t>(std::count(text.begin(), text.end(), '\n')) + 1);
  auto [converted, remark, fault] = text_of_link(puzzle, text);
  cursor.remark = remark;
  Cursor inner(converted, true);
  Error wrong;
  if (!fault && read(inner, board, wrong) != Read::puzzle) fault = std::move(wrong);
  if (!fault) return Read::puzzle;
  error = std::move(*fault);
  error.line = number;
  error.column = 1;
  return Read::error;
}

}  // namespace quadrille

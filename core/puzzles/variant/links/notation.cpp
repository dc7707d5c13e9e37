#include "core/puzzles/variant/links/notation.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>

#include "core/puzzles/variant/links/fpuzzles.hpp"
#include "core/puzzles/variant/statements.hpp"
#include "core/puzzles/variant/text/notations.hpp"
#include "core/text/link_table.hpp"

namespace quadrille::variant::links {

Detection detect_fpuzzles(std::string_view text, bool last) {
  constexpr std::size_t enough = 200;  // so many bytes, or a line, show whether a text begins with a link
  const LinkKind* const kind = link_kind("variant", text);
  if (kind != nullptr) return kind->notation == "fpuzzles" ? Detection::yes : Detection::no;
  const std::size_t begin = std::min(text.find_first_not_of(" \t\r\n"), text.size());
  const bool is_open = !last && text.size() < enough && text.find('\n', begin) == std::string_view::npos;
  return is_open ? Detection::more : Detection::no;
}

Read read_link(Cursor& cursor, Board& board, Error& error) {
  std::string_view line;
  std::uint32_t number = 0;
  if (const Read read = cursor.take_content(line, number); read != Read::puzzle) return read;
  std::string text;
  auto fault = read_fpuzzles(trim(line), text);
  if (!fault) {
    Cursor inner(text, true);
    Error wrong;
    if (read_iss(inner, board, wrong) == Read::error) fault = std::move(wrong);
  }
  if (fault) {
    error = std::move(*fault);
    error.line = number;
    error.column = 0;
    return Read::error;
  }
  if (cursor.places != nullptr)
    for (std::size_t thing = 0; thing < thing_of_rule(board, board.rules.size()); ++thing)
      cursor.places->note(thing, quadrille::Place{number, 1});
  return Read::puzzle;
}

}  // namespace quadrille::variant::links

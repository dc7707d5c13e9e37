#include "core/links/notation.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "core/links/links.hpp"
#include "core/text/link_table.hpp"

namespace quadrille::links {

Detection detect_link(std::string_view puzzle, std::string_view notation, std::string_view text, bool last) {
  constexpr std::size_t enough = 200;  // so many bytes, or a line, show whether a text begins with a link
  const LinkKind* const kind = link_kind(puzzle, text);
  if (kind != nullptr) return kind->notation == notation ? Detection::yes : Detection::no;
  const std::size_t begin = std::min(text.find_first_not_of(" \t\r\n"), text.size());
  const bool is_open = !last && text.size() < enough && text.find('\n', begin) == std::string_view::npos;
  return is_open ? Detection::more : Detection::no;
}

Read take_link(Cursor& cursor, Target target, std::string& text, std::uint32_t& number, Error& error) {
  std::string_view line;
  if (const Read read = cursor.take_content(line, number); read != Read::puzzle) return read;
  auto fault = read_link(trim(line), target, text);
  if (!fault) return Read::puzzle;
  error = std::move(*fault);
  return refuse_link(number, error);
}

Read refuse_link(std::uint32_t number, Error& error) {
  error.line = number;
  error.column = 0;
  return Read::error;
}

}  // namespace quadrille::links

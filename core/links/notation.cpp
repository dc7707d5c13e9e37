#include "core/links/notation.hpp"

#include <algorithm>
#include <cstddef>

#include "core/text/link_table.hpp"

namespace quadrille::links {

Detection detect_link(std::string_view puzzle, std::string_view notation, std::string_view text, bool last) {
  constexpr std::size_t enough = 200;  // bytes, or one line, are enough to see whether a text begins with a link
  const LinkKind* const kind = link_kind(puzzle, text);
  if (kind != nullptr) return kind->notation == notation ? Detection::yes : Detection::no;
  const std::size_t begin = std::min(text.find_first_not_of(" \t\r\n"), text.size());
  const bool is_open = !last && text.size() < enough && text.find('\n', begin) == std::string_view::npos;
  return is_open ? Detection::more : Detection::no;
}

}  // namespace quadrille::links

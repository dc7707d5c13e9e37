#include "core/penpa/notation.hpp"

#include <algorithm>

#include "core/text/link_table.hpp"

namespace quadrille::penpa {

Detection detect(std::string_view puzzle, std::string_view text, bool last) {
  constexpr std::size_t enough = 200;  // bytes, or one word, are enough to see whether a text begins with a link
  const LinkKind* const kind = link_kind(puzzle, text.substr(0, enough));
  if (kind != nullptr) return kind->notation == "penpa" ? Detection::yes : Detection::no;
  const std::size_t begin = std::min(text.find_first_not_of(" \t\r\n"), text.size());
  const std::string_view word = text.substr(begin, text.find_first_of(" \t\r\n", begin) - begin);
  const bool is_open = !last && text.size() < enough && begin + word.size() == text.size();
  const bool may_be_link = std::any_of(word.begin(), word.end(), [](char c) { return c > 'a' && c <= 'z'; });
  return is_open && (may_be_link || word.empty()) ? Detection::more : Detection::no;
}

}  // namespace quadrille::penpa

#include "core/text/link_table.hpp"

#include <algorithm>
#include <cstddef>
#include <iterator>

#include "core/text/inner_link.hpp"
#include "core/text/text.hpp"

namespace quadrille {

const LinkKind* link_kind(std::string_view puzzle, std::string_view text) {
  text = after_byte_order_mark(text);
  std::size_t begin = 0, at = 0;
  while (begin < text.size() && (is_space(text[begin]) || text[begin] == '\n')) ++begin;
  const std::string_view line = bare_link(text.substr(begin, text.find('\n', begin) - begin));
  const std::string_view word = inner_link(next_word(line, at));
  // Every link has a small letter other than `a`, and hardly any board.
  const bool may_be_link = std::any_of(word.begin(), word.end(), [](char c) { return c > 'a' && c <= 'z'; });
  if (word.starts_with('#') || !may_be_link) return nullptr;
  const auto is_this = [puzzle, word](const LinkKind& kind) {
    return any_word(kind.puzzles, [puzzle](std::string_view id) { return id == puzzle; }) &&
           (any_word(kind.holds, [word](std::string_view part) { return word.find(part) != std::string_view::npos; }) ||
            any_word(kind.begins, [word](std::string_view front) { return word.starts_with(front); }));
  };
  const auto found = std::find_if(std::begin(link_table), std::end(link_table), is_this);
  return found == std::end(link_table) ? nullptr : found;
}

}  // namespace quadrille

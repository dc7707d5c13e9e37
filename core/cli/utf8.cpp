#include "core/cli/utf8.hpp"

#include <algorithm>
#include <cstddef>

#include "core/text/text.hpp"

namespace quadrille::cli {

void append_utf8(std::string_view text, std::string& out) {
  while (!text.empty()) {
    const std::size_t size = character_size(text);
    out += size == 0 ? "\uFFFD" : text.substr(0, size);
    text.remove_prefix(std::max<std::size_t>(size, 1));
  }
}

}  // namespace quadrille::cli

#include "core/text/inner_link.hpp"

#include "core/text/text.hpp"

namespace quadrille {

std::string_view inner_link(std::string_view link) {
  for (const std::string_view mark : {"?p=http", "#p=http", "&p=http"}) {
    const std::size_t at = link.rfind(mark);
    if (at != std::string_view::npos) return link.substr(at + std::string_view("?p=").size());
  }
  return link;
}

std::string_view bare_link(std::string_view line) {
  constexpr std::string_view openings = "<(\"'`", closings = ">)\"'`";
  line = trim(line);
  while (line.starts_with('>')) line = trim(line.substr(1));
  const std::size_t address = line.starts_with('[') ? line.find("](") : std::string_view::npos;
  if (address != std::string_view::npos) line.remove_prefix(address + 1);
  while (!line.empty() && openings.find(line[0]) != std::string_view::npos) {
    const bool has_words = line[0] == '(' || line[0] == '<';  // there, a space ends a link
    const std::size_t end = line.find(closings[openings.find(line[0])], 1);
    line = trim(line.substr(1, end - 1));  // also where the mark is not closed
    if (has_words) line = line.substr(0, line.find(' '));
  }
  return line;
}

}  // namespace quadrille

// A file of its own: modules of one puzzle have another function of this name.
#include "core/links/links.hpp"
#include "core/text/lz.hpp"

namespace quadrille::links {

std::string link_to(std::string_view json, std::string_view notation) {
  const std::string payload = pack_lz(json);
  if (notation == "fpuzzles") return "https://www.f-puzzles.com/?load=" + payload;
  std::string link = "https://sudokupad.app/fpuzzles";
  for (const char c : payload) {  // a bare / would end the id
    if (c == '/' || c == '+' || c == '=') {
      link += c == '/' ? "%2F" : c == '+' ? "%2B" : "%3D";
    } else {
      link += c;
    }
  }
  return link;
}

}  // namespace quadrille::links

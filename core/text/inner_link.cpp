#include "core/text/inner_link.hpp"

namespace quadrille {

std::string_view inner_link(std::string_view link) {
  for (const std::string_view mark : {"?p=http", "#p=http", "&p=http"}) {
    const std::size_t at = link.rfind(mark);
    if (at != std::string_view::npos) return link.substr(at + std::string_view("?p=").size());
  }
  return link;
}

}  // namespace quadrille

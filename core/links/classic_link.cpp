#include "core/links/links.hpp"

namespace quadrille::links {

std::string classic_link(std::span<const std::uint8_t> values, std::string_view notation) {
  std::size_t side = 1;
  while (side * side < values.size()) ++side;
  std::string json = "{\"size\":" + decimal(side) + ",\"grid\":[";
  for (std::size_t cell = 0; cell < values.size(); ++cell) {
    json += cell % side > 0 ? "," : cell > 0 ? "],[" : "[";
    json += values[cell] == 0 ? "{}" : "{\"value\":" + decimal(values[cell]) + ",\"given\":true}";
  }
  return link_to(json + "]]}", notation);
}

}  // namespace quadrille::links

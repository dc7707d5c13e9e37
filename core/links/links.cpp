#include "core/links/links.hpp"

#include "core/links/payload.hpp"

namespace quadrille::links {

std::optional<Error> read_link(std::string_view link, Target target, std::string& text) {
  const Payload payload = payload_of(link);
  if (payload.error) return payload.error;
  const auto json = read_json(payload.json);
  if (!json || !is_object(&*json))
    return error_of("the link holds no puzzle: what it holds is not JSON compressed by lz-string");
  if (is_list(member(&*json, "grid"))) return read_fpuzzles(&*json, target, text);
  if (is_list(member(&*json, "cells"))) return read_sudokupad(&*json, target, text);
  return error_of("the link holds neither \"grid\" nor \"cells\", so no board");
}

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

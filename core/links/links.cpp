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

}  // namespace quadrille::links

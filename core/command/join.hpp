// quadrille join: the answer of a whole puzzle from the answers of its parts.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "core/command/printout.hpp"

namespace quadrille::command {

/// An input, and how many lines of the text come from it.
struct Source {
  std::string name;
  std::size_t lines = 0;
};

/// Joins answers that were printed with --part and --json, one JSON object a line. Names every fault, up to a number of
/// them, if parts are missing, do not fit together or cannot be read. The text is that of the sources, one after the
/// other.
Printout join(std::span<const Source> sources, std::string_view text, bool is_json);

}  // namespace quadrille::command

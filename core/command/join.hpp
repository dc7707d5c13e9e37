// quadrille join: the answer of a whole puzzle from the answers of its parts.
#pragma once

#include <string_view>

#include "core/command/printout.hpp"

namespace quadrille::command {

/// Joins answers that were printed with --part and --json, one JSON object a line. Names every fault, up to a number of
/// them, if parts are missing, do not fit together or cannot be read. `source` names the input.
Printout join(std::string_view text, std::string_view source, bool is_json);

}  // namespace quadrille::command

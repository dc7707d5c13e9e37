// Boards in data of programs: JSON, and lists as Python, C, Java, Matlab and NumPy write them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/reading/pasted/cells.hpp"
#include "core/text/json_value.hpp"

namespace quadrille::reading::pasted {

/// Why JSON is known not to be read.
struct JsonProblem {
  enum class Kind : std::uint8_t {
    none,
    foreign,   ///< it is of SudokuMaker, whose format is not known
    layout,    ///< it has a list of regions and no board
    irregular  ///< its regions are not the usual boxes
  };
  Kind kind = Kind::none;
  std::string key = {};  ///< of the regions
};

/// The boards in JSON; or none, and why.
std::vector<Found> boards_in_json(const JsonValue& json, JsonProblem& problem);

/// The boards in lists of a program in a plain text: what stands between brackets or braces, one list of cells after
/// the other.
std::vector<Found> boards_in_lists(std::string_view text);

}  // namespace quadrille::reading::pasted

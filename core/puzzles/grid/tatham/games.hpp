// Which games of Simon Tatham's collection are which genres, and what their descriptions hold. After the functions
// `decode_params` and `new_game` of each game's file there. Tested by tests/core/grid_tatham_test.cpp.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "core/puzzles/grid/tatham/description.hpp"

namespace quadrille::grid::tatham {

struct Game {
  std::string_view name;   ///< as in the address of its page
  std::string_view title;  ///< as in saves
  std::string_view genre;
  /// Appends the sections of the text; or notes what is wrong in the description.
  bool (*read)(const Parameters& parameters, Description& description, std::string& out);
};

std::span<const Game> games();

}  // namespace quadrille::grid::tatham

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
};

inline constexpr Game game_table[] = {
    {"lightup", "Light Up", "akari"},     {"bridges", "Bridges", "hashi"},    {"slant", "Slant", "gokigen"},
    {"unruly", "Unruly", "binairo"},      {"keen", "Keen", "kenken"},         {"towers", "Towers", "skyscrapers"},
    {"unequal", "Unequal", "futoshiki"},  {"pattern", "Pattern", "nonogram"}, {"tents", "Tents", "tents"},
    {"filling", "Filling", "fillomino"},  {"singles", "Singles", "hitori"},   {"range", "Range", "kurodoko"},
    {"galaxies", "Galaxies", "galaxies"}, {"magnets", "Magnets", "magnets"},  {"mosaic", "Mosaic", "mosaic"},
    {"loopy", "Loopy", "slitherlink"},    {"pearl", "Pearl", "masyu"},        {"dominosa", "Dominosa", "dominosa"}};

constexpr std::span<const Game> games() { return game_table; }

/// Appends the sections of the text; or notes what is wrong in the description. `game` is one of the table. (Apart from
/// it, so that who only asks for names is linked without all readers.)
bool read_game(const Game& game, const Parameters& parameters, Description& description, std::string& out);

}  // namespace quadrille::grid::tatham

// Game IDs, links and saves of Simon Tatham's Portable Puzzle Collection, read to texts:
//
//     7x7b20s4d2:a1Bh0…                                 parameters and description: only where the genre is known
//     lightup 7x7b20s4d2:a1Bh0…                         also with `:` or `#` behind the game's name
//     https://…/puzzles/js/lightup.html#7x7b20s4d2:…
//     SAVEFILE:41:Simon Tatham's Portable Puzzle Collection   and the lines of a save, whose moves are passed over
//
// Tested by tests/core/grid_tatham_test.cpp.
#pragma once

#include <optional>
#include <string_view>

#include "core/puzzles/grid/genre.hpp"
#include "core/puzzles/grid/text.hpp"

namespace quadrille::grid::tatham {

/// Whether a text that names its game begins with this line, of whatever game.
bool begins_game(std::string_view line);
/// Whether a line is a game ID of whatever game, without the game's name: a size, a colon and a description.
bool is_id(std::string_view line);
/// Whether a line is a game ID without the game's name, and the genre has a game.
bool is_bare_id(std::string_view line, std::string_view genre);

/// A game that names itself, as it stands in a text: the name of its page, or the title in a save.
struct GameText {
  std::string_view name, parameters, description;
};
/// The first game of a text; nothing if it has none, or no board. `text` must outlive it.
std::optional<GameText> find_game(std::string_view text);

/// Reads the next game, which the cursor stands before; null: of any genre.
Read read_game(Cursor& cursor, const Genre* implied, Text& text, Error& error);

}  // namespace quadrille::grid::tatham

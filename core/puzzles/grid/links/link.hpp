// Links of genres, read to texts and written from them:
//
//     https://puzz.link/p?<name>/<flags>/<columns>/<rows>/<body>
//
// Tested by tests/core/grid_links_test.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/puzzles/grid/genre.hpp"
#include "core/puzzles/grid/links/table.hpp"
#include "core/puzzles/grid/text.hpp"

namespace quadrille::grid::links {

/// The link that a line is; null if it is none, or one to a puzzle that is no genre of ours.
const Link* link_of(std::string_view line);

/// Reads a line that is `link` as a text of `genre`, whose tokens have their places in the line. Returns false after
/// it has written the error.
bool read_link(std::string_view line, std::uint32_t number, const Link& link, const Genre& genre, Text& text,
               Error& error);

/// Appends the link to a text. False, and `out` is not to be used, if no link says what the text says.
bool write_link(const Text& text, std::string& out);

/// The place, as `Codec::dots` counts them, in the middle of the cells of a line of a list: one cell, two side by side
/// or a block of four; none of other lines.
std::optional<std::size_t> middle_of(const Text& text, const std::vector<Token>& line);

/// The sign of a line of pairs, as it stands between the cell that comes first on the board and the other one.
char sign_in_order(const Text& text, const std::vector<Token>& line);

}  // namespace quadrille::grid::links

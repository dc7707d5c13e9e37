// What single things of a drawing say: the tokens of cells, and numbers in words.
#pragma once

#include <string>
#include <string_view>

#include "core/puzzles/grid/drawings/drawing.hpp"
#include "core/puzzles/grid/drawings/forms.hpp"

namespace quadrille::grid::drawings {

bool is_number(std::string_view text);
inline bool is_unknown(std::string_view text) { return text.empty() || text == "?"; }
bool is_letter(std::string_view text);
inline std::string small_letter(std::string_view letter) { return {static_cast<char>(letter[0] | 0x20)}; }
/// Whether a colour of cells is black or grey.
inline bool is_dark(long style) { return style == 1 || style == 3 || style == 4 || style == 8; }

/// Puts a thing into the token of its cell; false if it is none of the genre. `arrow` is that of its cell, if that is a
/// symbol; else 0.
bool put(const Form& form, const Thing& thing, char arrow, std::string& token);

/// The number before a word such as "star", in digits; empty if there is none.
std::string count_in(const std::string& prose, std::string_view word);

}  // namespace quadrille::grid::drawings

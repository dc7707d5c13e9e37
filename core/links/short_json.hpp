// The JSON that SudokuPad shortens in its links (SudokuPad/sudokutools, src/puzzlezipper_lib.js): single quotes, bare
// keys, nothing for {}, t and f for true and false, bare colours.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace quadrille::links {

constexpr bool is_letter_or_digit(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

/// Writes the whole JSON; a text that is not shortened stays as it is. Takes time linear in both. False if it would be
/// longer than `most` bytes.
bool expand_json(std::string_view text, std::size_t most, std::string& json);

}  // namespace quadrille::links

// What is wrong with a text that is almost a board of digits.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace quadrille::reading::pasted {

struct Fault {
  enum class Kind : std::uint8_t {
    row_length,  ///< a row has another length than most
    row_count,   ///< there are fewer or more rows than a row has cells
    cell_count,  ///< a board in one line is too short or too long
    symbol       ///< a symbol is no value
  };
  Kind kind = Kind::symbol;
  std::uint32_t line = 0, column = 0;  ///< from 1
  std::string quoted;                  ///< what is wrong there
  std::size_t found = 1;               ///< how many cells or rows there are
  std::size_t side = 0;                ///< how many rows and columns the board seems to have
};

/// Nothing if the text is no board, or if nothing is wrong with it.
std::optional<Fault> fault_in(std::string_view text);

/// In words, without the place.
std::string words_of(const Fault& fault);

}  // namespace quadrille::reading::pasted

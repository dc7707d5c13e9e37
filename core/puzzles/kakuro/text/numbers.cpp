// The numbers in Kakuro texts, and their bounds.
#include "core/puzzles/kakuro/text/notations.hpp"

namespace quadrille::kakuro {

std::optional<Sum> sum_in(std::string_view text) {
  const auto number = whole_number(text);
  if (!number || *number >= no_clue) return std::nullopt;
  return static_cast<Sum>(*number);
}

bool is_too_large(std::uint64_t rows, std::uint64_t columns) { return columns > 0 && rows > most_cells / columns; }

Error too_large(std::uint64_t rows, std::uint64_t columns, std::uint32_t line, std::uint32_t column) {
  return {Error::Code::too_large,
          "a board of " + in_digits(rows) + "×" + decimal(columns) + " cells is too large; a board may have " +
              decimal(most_cells) + " cells",
          line, column};
}

}  // namespace quadrille::kakuro

// What may be wished for a new puzzle, as words such as `grade=hard`, and the concept of what makes one
// (core/making/recipe_maker.hpp). Tested by tests/core/generate_test.cpp.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/random.hpp"
#include "core/search/engine.hpp"

namespace quadrille {

/// What is wrong with a wish; nothing if all is well.
using Refusal = std::optional<std::string>;

/// Makes puzzles of one kind.
///
///     begin(random)         begins the next puzzle, without wishes
///     wish(name, value)     takes a wish; returns what is wrong with it
///     refuse()              returns why all wishes together are impossible, if that is known without a search
///     advance(fuel)         works until the fuel is spent (false), or the puzzle is made or found impossible (true).
///                           An attempt costs one node
///     failure()             afterwards: why there is no puzzle; nothing if there is one
///     board()               the puzzle that was made
///
/// The same random numbers and wishes make the same puzzle everywhere.
template <class Maker>
concept PuzzleMaker = requires(Maker maker, const Maker& made, RandomNumbers random, std::string_view word,
                               Fuel& fuel) {
  maker.begin(random);
  { maker.wish(word, word) } -> std::same_as<Refusal>;
  { maker.refuse() } -> std::same_as<Refusal>;
  { maker.advance(fuel) } -> std::same_as<bool>;
  { made.failure() } -> std::same_as<Refusal>;
  made.board();
};

/// Reads a whole number from `least` to `most`.
Refusal read_wish(std::string_view value, std::uint32_t least, std::uint32_t most, std::uint32_t& number);

/// Reads rows and columns, `8x10`, or one number for both.
Refusal read_size(std::string_view value, std::uint32_t least, std::uint32_t most, std::uint32_t& rows,
                  std::uint32_t& columns);

/// The index of `name` among `names`, whose letters may be small or capital; the number of names if it is none of them.
std::size_t place_of(std::string_view name, std::span<const std::string_view> names);
/// The refusal of a name that is none of `names`.
std::string none_of(std::string_view name, std::span<const std::string_view> names);

/// Reads the value of an enumeration whose values have these names, in their order.
template <class Enum>
Refusal read_wish(std::string_view value, std::span<const std::string_view> names, Enum& chosen) {
  const std::size_t place = place_of(value, names);
  if (place == names.size()) return none_of(value, names);
  chosen = static_cast<Enum>(place);
  return std::nullopt;
}

/// The refusal of a wish that the puzzle does not have.
std::string unknown_wish(std::string_view puzzle);

}  // namespace quadrille

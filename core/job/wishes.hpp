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
///     begin(random)         begins the next puzzle, with no wishes
///     wish(name, value)     takes a wish, or says what is wrong with it
///     refuse()              says why all wishes together cannot be met, without a search; nothing if perhaps they can
///     advance(fuel)         works until the fuel is spent (false), or the puzzle is made or found impossible (true). A
///                           node is an attempt
///     failure()             says then why there is none; nothing if it is made
///     board()               the puzzle, once it is made
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

/// The place of `name` among `names`, in small letters or not; their number if it is none of them.
std::size_t place_of(std::string_view name, std::span<const std::string_view> names);
/// What is said about a name that is none of `names`.
std::string none_of(std::string_view name, std::span<const std::string_view> names);

/// Reads the value of an enumeration whose values have these names, in their order.
template <class Enum>
Refusal read_wish(std::string_view value, std::span<const std::string_view> names, Enum& chosen) {
  const std::size_t place = place_of(value, names);
  if (place == names.size()) return none_of(value, names);
  chosen = static_cast<Enum>(place);
  return std::nullopt;
}

/// What is said about a name that no wish has.
std::string unknown_wish(std::string_view puzzle);

}  // namespace quadrille

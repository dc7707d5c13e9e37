// A request: one question, put to every puzzle of a text.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/search/search.hpp"

namespace quadrille {

/// Which of a puzzle's engines to use. `automatic` takes the one that is measured faster for the question and the
/// shape.
enum class EngineChoice : std::uint8_t { automatic, dlx, bits };

constexpr std::string_view name(EngineChoice choice) {
  constexpr std::string_view names[] = {"auto", "dlx", "bits"};
  return names[static_cast<std::size_t>(choice)];
}

/// What to do with each puzzle of a text.
struct Request {
  Question question = Question::solve;
  bool single = false;  ///< the text holds one puzzle: none, or a second one, is an error
  std::string format;   ///< the notation's name; empty: detected
  std::string to;       ///< the notation of the answers; empty: that of the text
  EngineChoice engine = EngineChoice::automatic;
  Limits limits;  ///< for each puzzle
  std::size_t memory =
      std::size_t{200} << 20;   ///< bytes that a count may remember states in: see AnySearch::bound_memory
  std::uint32_t cap = 1;        ///< (candidates) solutions that are counted for each, at least 1
  std::string text;             ///< any bytes
  bool last = true;             ///< false when the text is the front of a longer one, cut at the end of a puzzle
  std::uint32_t line = 1;       ///< the number of the text's first line
  std::uint64_t announced = 0;  ///< Cursor::announced where the text begins
  std::uint64_t skip = 0;       ///< puzzles at the front of the text to pass over
};

}  // namespace quadrille

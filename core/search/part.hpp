// A part of a puzzle's search tree, as a short text that is safe in a shell and in a file's name, and means the same on
// every machine and every build:
//
//     9f86d081884c                                the whole puzzle
//     9f86d081884c.105-1of8                       its solutions with placement 105, the first of eight choices
//     9f86d081884c.105-1of8.233+4-3of3            and below that the third of three choices, two placements
//     9f86d081884c.105-1of8.bits.2of5.1of2        and of the tree that engine `bits` searches there: at the root the
//                                                 second of five choices, then the first of two
//
// The front identifies the puzzle (fingerprint, core/cover/cover_form.hpp). Each choice also says how many choices its
// node has, so the texts of some parts show whether these make up the whole tree. Placements are values on the board
// and mean the same to every engine; a choice without placements is a position in the tree of the engine that is named.
// Tested by tests/core/part_test.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/search/engine.hpp"

namespace quadrille {

struct Part {
  /// A choice of values on the board.
  struct Level {
    std::vector<std::uint32_t> placements;  ///< at least one; numbers as in cover::Placement
    Branch branch;
    friend bool operator==(const Level&, const Level&) = default;
  };

  std::uint64_t puzzle = 0;  ///< the fingerprint, 48 bits
  std::vector<Level> levels;
  std::string engine;        ///< whose tree `path` is in; empty if there is no path
  std::vector<Branch> path;  ///< root first

  friend bool operator==(const Part&, const Part&) = default;
};

/// Reads the text of a part; nothing if it is not one.
std::optional<Part> read_part(std::string_view text);
std::string text_of(const Part& part);

}  // namespace quadrille

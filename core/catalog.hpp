// The list of puzzles: what there is, and how to open a job.
//
// A puzzle is linked through its entry alone. So a program has exactly the puzzles that its `catalog` lists:
//
//     core/all_puzzles.cpp       all of them: tests, benchmarks, and the WebAssembly of `quadrille/inline`
//     wasm/bindings/puzzle.cpp   one: a WebAssembly module
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "core/job/catalog_entry.hpp"

namespace quadrille {

/// The puzzles of this program, in the order in which they are shown.
std::span<const CatalogEntry* const> catalog();

/// The entry of a puzzle's id or of one of its genres, or null.
const CatalogEntry* find_puzzle(std::string_view word);
/// The notation of a text that is asked about by this word: that of a genre, or empty.
std::string_view notation_by_word(std::string_view word);

/// The whole catalog as JSON: `[{"id", "notations": [{"name", "writes", "judge": {"none", "multiple", "after",
/// "uniqueIsBare"}}], "genres": […], "generates"}]`.
std::string catalog_json();

}  // namespace quadrille

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

/// The entry of a puzzle's id, or null.
const CatalogEntry* find_puzzle(std::string_view id);

/// The whole catalog as JSON: `[{"id", "notations": [{"name", "writes", "judge": {"none", "multiple", "after",
/// "uniqueIsBare"}}]}]`.
std::string catalog_json();

}  // namespace quadrille

// The list of puzzles: what there is, and how to open a job.
//
// A puzzle is linked through its entry alone. So a program has exactly the puzzles that its `catalog` lists:
//
//     core/all_puzzles.cpp       all of them: tests, benchmarks, and the WebAssembly of `quadrille/inline`
//     wasm/bindings/puzzle.cpp   one: a WebAssembly module
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "core/job/job.hpp"
#include "core/text/json.hpp"

namespace quadrille {

/// One puzzle of the catalog; its functions hide the puzzle's types.
struct CatalogEntry {
  std::string_view id;
  /// Opens a job. The names in the request must be the catalog's.
  std::unique_ptr<Job> (*open)(Request request);
  /// The name of the notation of a text whose front this is; empty while a longer front is needed to tell.
  std::string_view (*detect)(std::string_view front, bool last);
  /// Bytes of `request.text` that hold whole puzzles, with the line and the announcement after them written into the
  /// request: where a long text can be cut.
  std::size_t (*cut)(Request& request);
  /// Appends the puzzle's part of `catalog_json`.
  void (*describe)(Json& json);
};

/// The puzzles of this program, in the order in which they are shown.
std::span<const CatalogEntry* const> catalog();

/// The entry of a puzzle's id, or null.
const CatalogEntry* find_puzzle(std::string_view id);

/// The whole catalog as JSON: `{"puzzles": [{"id", "notations": [{"name", "writes", "judge": {"none", "multiple",
/// "after", "uniqueIsBare"}}]}]}`.
std::string catalog_json();

}  // namespace quadrille

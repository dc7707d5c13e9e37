// One puzzle of the catalog, as a table of functions.
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string_view>

#include "core/job/job.hpp"
#include "core/job/notation.hpp"
#include "core/text/json.hpp"

namespace quadrille {

/// One puzzle of the catalog; its functions hide the puzzle's types.
struct CatalogEntry {
  std::string_view id;
  /// Other words for the puzzle, each also a notation of it: `starbattle` is `grid` in the notation `starbattle`.
  std::span<const std::string_view> genres;
  /// The name of notation number `place` of the puzzle's table; empty past the last one.
  std::string_view (*notation_name)(std::size_t place);
  /// The words that the judge of that notation expects.
  JudgeWords (*judge_words)(std::size_t place);
  /// Opens a job. The names in the request must be the catalog's.
  std::unique_ptr<Job> (*open)(Request request);
  /// The name of the notation of a text that begins with this; empty while more of the text is needed to know it.
  std::string_view (*detect)(std::string_view front, bool last);
  /// Finds out where a long text can be cut: how many bytes of `request.text` hold whole puzzles. Writes into the
  /// request the number of the line that follows, and what a header has announced for it.
  std::size_t (*cut)(Request& request);
  /// Appends the puzzle's part of `catalog_json`.
  void (*describe)(Json& json);
  /// Whether `generate` can be asked for.
  bool generates;
};

}  // namespace quadrille

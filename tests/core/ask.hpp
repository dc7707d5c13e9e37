// Asking core through its one seam, the way the WebAssembly module does: a text in, records out, taken apart for the
// tests. What must not be throws: Catch2 reports it, a fuzzer stops at it.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/job/job.hpp"

namespace quadrille::test {

constexpr std::uint64_t at_one_go = ~std::uint64_t{0};

/// What one puzzle of a text came to: the S records before its last record, and that one's fields.
struct Answered {
  char kind = 0;  ///< 'A' answered, 'E' error, 'T' converted
  std::vector<std::string> solutions;

  // A
  std::string verdict;
  std::uint64_t count = 0;  ///< as far as 64 bits hold it
  std::string exact_count;  ///< the same in decimal, whatever its size
  std::uint64_t nodes = 0;
  std::uint64_t dead_ends = 0;
  std::uint64_t depth = 0;
  std::string engine;

  // E
  std::string code;
  std::uint64_t line = 0;
  std::uint64_t column = 0;
  std::string message;

  // T
  std::string format;
  std::string text;

  friend bool operator==(const Answered&, const Answered&) = default;
};

/// Shows an answer in a failure's message.
std::ostream& operator<<(std::ostream& out, const Answered& answered);

/// A request with the usual fields filled in; change the others as needed.
Request request_of(Question question, EngineChoice engine, std::string text);

/// The job of a puzzle that the catalog must know.
std::unique_ptr<Job> open_job(std::string_view puzzle, const Request& request);

/// Splits records. Throws where a text is no sequence of whole records.
std::vector<Answered> parse_records(std::string_view records);

/// Runs a whole request in slices of `fuel`.
std::vector<Answered> ask(std::string_view puzzle, const Request& request, std::uint64_t fuel = at_one_go);

/// Runs a request for `fuel`, then stops the puzzles that are not answered yet.
std::vector<Answered> ask_until(std::string_view puzzle, const Request& request, std::uint64_t fuel);

/// Reads a text and writes each puzzle again in the notation `to`; empty names as in `Request`.
std::vector<Answered> convert(std::string_view puzzle, std::string text, std::string to = "", std::string format = "");

/// The answers to `request` when its text arrives in pieces that end at each of `ends`, ascending, and is answered as
/// the WebAssembly module's stream answers it: cut where a puzzle ends, the cut text asked about by itself, the rest
/// kept for the next piece. The request must name its format.
std::vector<Answered> ask_in_pieces(std::string_view puzzle, const Request& request,
                                    const std::vector<std::size_t>& ends);

/// The number behind a key of JSON; throws where there is none.
std::uint64_t number_in(std::string_view json, std::string_view key);

/// The catalog's puzzles, and the names of a puzzle's notations.
std::vector<std::string> puzzle_ids();
std::vector<std::string> notations_of(std::string_view puzzle);

/// A file below the repository's root, whole. Throws when it is missing.
std::string read_file(const std::string& path);

}  // namespace quadrille::test

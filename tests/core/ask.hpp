// Asks core in the same way as the WebAssembly module: a text in, records out; splits the records for the
// tests. Throws if a rule is broken: Catch2 reports that, a fuzzer stops.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/job/job.hpp"

namespace quadrille::test {

constexpr std::uint64_t unlimited_fuel = ~std::uint64_t{0};

/// The answer to one puzzle of a text: its S records, and the fields of its last record.
struct Answered {
  char kind = 0;  ///< 'A' answered, 'E' error, 'T' converted
  std::vector<std::string> solutions;

  // A
  std::string verdict;
  std::uint64_t count = 0;  ///< the largest number if 64 bits cannot hold it
  std::string exact_count;  ///< the same in decimal, whatever its size
  std::uint64_t nodes = 0;
  std::uint64_t dead_ends = 0;
  std::uint64_t depth = 0;
  std::string engine;
  std::string note;

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

/// A request with default values for the other fields.
Request request_of(Question question, EngineChoice engine, std::string text);

/// The job of a puzzle, which must be in the catalog.
std::unique_ptr<Job> open_job(std::string_view puzzle, const Request& request);

/// Splits records. Throws if a text is not a sequence of whole records.
std::vector<Answered> parse_records(std::string_view records);

/// Runs a request to its end in slices.
std::vector<Answered> ask(std::string_view puzzle, const Request& request, Fuel slice = {});

/// Runs a request for a number of nodes, then stops all puzzles that are not answered.
std::vector<Answered> ask_until(std::string_view puzzle, const Request& request, std::uint64_t nodes);

/// Reads a text and writes each puzzle in the notation `to`; an empty name means the same as in `Request`.
std::vector<Answered> convert(std::string_view puzzle, std::string text, std::string to = "", std::string format = "");
/// The same as texts; an error is "line:column: message".
std::vector<std::string> texts_or_errors(std::string_view puzzle, std::string text, std::string to = "",
                                         std::string format = "");

/// The answers to `request` if its text arrives in pieces that end at each of `ends`, ascending, and is answered as
/// by the WebAssembly module's stream: cut after a puzzle; the text before the cut is a request of its own, the rest is
/// kept for the next piece. The request must name its format.
std::vector<Answered> ask_in_pieces(std::string_view puzzle, const Request& request,
                                    const std::vector<std::size_t>& ends);

/// The number behind a key of JSON; throws if there is none.
std::uint64_t number_in(std::string_view json, std::string_view key);

/// The catalog's puzzles, and the names of a puzzle's notations.
std::vector<std::string> puzzle_ids();
std::vector<std::string> notations_of(std::string_view puzzle);

/// The text of a file below the repository's root. Throws if it is missing.
std::string read_file(const std::string& path);

}  // namespace quadrille::test

// Reads the command line: the question, the puzzle, the file and the options.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/catalog.hpp"
#include "core/job/request.hpp"

namespace quadrille::cli {

/// What the command line asks for. Of `--help` and `--version` nothing else is read, of `join` only the file and
/// `--json`.
struct Command {
  bool wants_help = false;
  bool wants_version = false;
  bool wants_join = false;
  const CatalogEntry* puzzle = nullptr;
  const char* file = nullptr;        ///< null: standard input
  Request request;                   ///< without a text
  const char* part = nullptr;        ///< as it was given; empty: the whole
  const char* checkpoint = nullptr;  ///< the file, for `count` only; null: there is none
  std::string wishes;                ///< (generate) what a puzzle should be: core/job/wishes.hpp
  std::uint64_t count = 1;           ///< (generate) of puzzles
  double seconds = 0;                ///< for each puzzle; infinite where there is no limit
  std::size_t threads = 1;
  bool is_json = false;
};

/// What `--help` prints.
std::string usage();
/// The names of all puzzles, with commas between them.
std::string puzzle_names();

/// Reads the arguments after the program's name. They must live as long as `command`. Returns what is wrong with them,
/// in the words of the command in Node.
std::optional<std::string> read_arguments(std::span<char* const> arguments, Command& command);

/// What is printed when the command line is wrong.
std::string refusal_text(std::string_view refusal);

/// What is said about a text that begins with a link in a notation of the puzzle that only JavaScript reads, or that
/// is refused there by name (wasm/notations/notations.js); empty about other texts.
std::string_view refusal_of_link(std::string_view puzzle, std::string_view text);

}  // namespace quadrille::cli

// What the words of a command line ask for, with what the machine has where an option is left out. The native command
// and programs that are linked with the library ask in the same words. Tested by tests/cli.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "core/catalog.hpp"
#include "core/command/command_line.hpp"
#include "core/job/request.hpp"

namespace quadrille::library {

/// What the command line asks for. For a word that is no question there is only `line`.
struct Command {
  command::CommandLine line;
  const CatalogEntry* puzzle = nullptr;  ///< null if none is named
  Request request;                       ///< without a text
  const char* part = nullptr;            ///< in `line`, as it was given; empty: the whole
  const char* checkpoint = nullptr;      ///< the file, for `count` only; null: there is none
  const char* proof = nullptr;           ///< the file of the certificate; null: none is asked for
  std::string wishes;                    ///< (generate) what a puzzle should be: core/job/wishes.hpp
  std::uint64_t count = 1;               ///< (generate) of puzzles
  double seconds = 0;                    ///< for each puzzle; infinite where there is no limit
  std::size_t threads = 1;
  bool is_json = false;
};

/// What a native program has.
command::Equipment equipment();

/// Reads the words after the program's name. Returns what is wrong with them.
command::Refusal read_arguments(std::span<const std::string> words, Command& command);

}  // namespace quadrille::library

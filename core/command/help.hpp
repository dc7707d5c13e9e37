// What a command has, and what it says of itself: the text of `--help`. Tested by tests/cli.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/command/options.hpp"

namespace quadrille::command {

/// What a command line may name of a puzzle.
struct PuzzleNames {
  std::string id;
  std::vector<std::string> notations;
  std::vector<std::string> genres = {};  ///< other words for the puzzle, each a notation of it
  bool generates = false;
};

/// What a command has: the one in Node, or the native one.
struct Equipment {
  std::vector<PuzzleNames> puzzles;
};

/// The ids of the puzzles, with a comma between two.
std::string puzzle_names(const Equipment& equipment);

/// A line of a list in the help.
struct HelpRow {
  std::string_view name;
  std::string_view help;
};

/// All questions, and the words that may stand in the place of one.
std::vector<HelpRow> help_on_words();

/// What `--help` prints.
std::string usage(const Equipment& equipment);

}  // namespace quadrille::command

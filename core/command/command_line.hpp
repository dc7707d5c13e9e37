// A command line: a question about a puzzle, or one of the words beside questions. Tested by tests/cli.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/command/help.hpp"
#include "core/command/options.hpp"
#include "core/job/request.hpp"

namespace quadrille::command {

struct CommandLine {
  /// `join` and `recognise` have files and options; `print` has a text, and `version` has nothing.
  enum class Kind { question, join, recognise, print, version };

  Kind kind = Kind::question;
  Question question = Question::solve;
  std::string puzzle;  ///< empty if none is named: what each file holds is recognised
  /// Read one after the other; `-` is standard input. None only for `generate`, which reads nothing.
  std::vector<std::string> files;
  EngineChoice engine = EngineChoice::automatic;
  Options options;
  std::string
      wishes;  ///< (generate) what a puzzle should be, but for its seed, each after a space: core/job/wishes.hpp
  std::string printed;  ///< help, completions for a shell, the manual
};

/// Whether a puzzle has a notation that is named. Returns what is wrong with its name; a null one is right.
Refusal check_notation(const PuzzleNames& puzzle, const std::string* name);

/// Reads the arguments after the program's name. Returns what is wrong with them.
Refusal read_command_line(std::span<const std::string> arguments, const Equipment& equipment, CommandLine& line);

}  // namespace quadrille::command

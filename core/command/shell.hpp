// What shells and `man` want to know of the command, from the tables that it is read by: completions and a page of the
// manual. Tested by tests/cli/shell.test.js.
#pragma once

#include <string>
#include <string_view>

#include "core/command/help.hpp"

namespace quadrille::command {

constexpr std::string_view shell_names[] = {"bash", "zsh", "fish"};

/// A script that completes questions, puzzles, options and their values in a shell; empty for another name.
std::string completion(std::string_view shell, const Equipment& equipment);

/// The page of the manual, in the macros `man` of troff.
std::string manual(const Equipment& equipment);

}  // namespace quadrille::command

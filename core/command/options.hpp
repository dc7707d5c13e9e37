// The options of the command line: one table from which they are read, listed by `--help`, and get their defaults.
// Tested by tests/cli/same.test.js and cli.test.js.
#pragma once

#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/job/question.hpp"

namespace quadrille::command {

/// What is wrong with a command line; nothing if all is well.
using Refusal = std::optional<std::string>;

constexpr double infinity = std::numeric_limits<double>::infinity();

struct Option {
  enum class Kind : std::uint8_t { flag, text, whole, decimal };

  std::string_view name;
  Kind kind;
  std::string_view value;  ///< what `--help` calls the value
  std::string_view help;
  double least = 0;                       ///< of a number
  double most = infinity;                 ///< infinite: no bound
  std::optional<double> standard = {};    ///< of a number that is left out
  std::optional<Question> only_for = {};  ///< it is refused for any other question
  bool is_wish = false;                   ///< (generate) it says what a puzzle should be: core/job/wishes.hpp
  char letter = 0;                        ///< of its short form, as in `-h`; 0: it has none
};

/// All options, in the order in which they are listed and checked.
std::span<const Option> option_table();

/// What `--help` says of one, with its range and what it is when left out.
std::string help_on(const Option& option);
/// The lines of `--help` about all.
std::string help_on_options();

/// The options of a command line, by their names in the table.
class Options {
 public:
  /// Reads the arguments after the program's name; those that are no options go to `words`.
  Refusal read(std::span<const std::string> arguments, std::vector<std::string>& words);
  /// Whether the numbers are numbers in their ranges, and every option is one for this question.
  Refusal check(std::string_view question) const;

  bool has(std::string_view name) const { return given_.contains(name); }
  /// As it is given; null if it is not.
  const std::string* text(std::string_view name) const;
  /// The number that is given; else that of the table, or infinity where it has none.
  double number(std::string_view name) const;

 private:
  Refusal read_value(const Option& option, std::span<const std::string>& arguments);

  std::map<std::string_view, std::string> given_;
};

/// The text as a JSON string.
std::string quoted(std::string_view text);

/// Appends a line to a table of `--help`: a name and, from `column` on, what is said of it, broken into lines.
void append_help(std::string_view name, std::size_t column, std::string_view help, std::string& out);

}  // namespace quadrille::command

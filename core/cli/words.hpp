// The words of a command line, as `parseArgs` of Node takes them and with its messages; and options that are numbers.
// Tested by tests/cli/same.test.js, which compares this command with that in Node.
#pragma once

#include <algorithm>
#include <iterator>
#include <limits>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace quadrille::cli {

/// What is wrong with the arguments; nothing if all is well.
using Refusal = std::optional<std::string>;

/// Options by their names, without the dashes, with their values; and the other words.
struct Words {
  std::map<std::string_view, const char*> options;
  std::vector<const char*> positionals;
};

/// Reads the arguments, whose options are these: with a value behind them, and without.
Refusal read_words(std::span<char* const> arguments, std::span<const std::string_view> with_value,
                   std::span<const std::string_view> without_value, Words& words);

constexpr double infinity = std::numeric_limits<double>::infinity();

/// An option that is a number, and its range. An infinite `most` is no bound. Only `seconds` may have a fraction.
struct NumberOption {
  std::string_view name;
  double least;
  double most;
  double value;  ///< the default, until `read`

  Refusal read(const Words& words);
  Refusal check() const;
  static std::string whole(double number);
};

/// The text as a JSON string.
std::string quoted(std::string_view text);

template <class Names>
bool is_among(const Names& names, std::string_view name) {
  return std::find(std::begin(names), std::end(names), name) != std::end(names);
}

template <class Names>
std::string joined(const Names& names, std::string_view separator) {
  std::string all;
  for (const std::string_view name : names) {
    if (!all.empty()) all += separator;
    all += name;
  }
  return all;
}

}  // namespace quadrille::cli

#include "core/cli/words.hpp"

#include <cstdint>
#include <cstdlib>

#include "core/text/json.hpp"
#include "core/text/text.hpp"

namespace quadrille::cli {

namespace {

using Names = std::span<const std::string_view>;

bool is_decimal(char c) { return c >= '0' && c <= '9'; }

std::string unknown_option(std::string_view option) {
  constexpr const char* advice =
      "'. To specify a positional argument starting with a '-', place it at the end of the command after '--', as in "
      "'-- ";
  return "Unknown option '" + std::string(option) + advice + quoted(option);
}

bool is_negative_number(std::string_view word) { return word.size() > 1 && word[0] == '-' && is_decimal(word[1]); }

// Reads the option at `at`, and moves `at` to its value if that is the next argument.
Refusal read_option(std::span<char* const> arguments, std::size_t& at, const Names& with_value,
                    const Names& without_value, Words& words) {
  const std::string_view argument = arguments[at];
  if (argument[1] != '-') {  // no option has a short form: of "-abc" the first one is unknown
    return unknown_option(argument.substr(0, 1 + std::max<std::size_t>(1, character_size(argument.substr(1)))));
  }
  const std::size_t equals = argument.find('=', 3);
  const std::string_view option = argument.substr(0, equals);
  const std::string_view name = option.substr(2);
  const char* value = equals == std::string_view::npos ? nullptr : argument.data() + equals + 1;
  // A negative number belongs to its option, so that it is refused as a number.
  if (value == nullptr && at + 1 < arguments.size() && is_negative_number(arguments[at + 1])) value = arguments[++at];
  if (is_among(without_value, name)) {
    if (value != nullptr) return "Option '" + std::string(option) + "' does not take an argument";
    value = "";
  } else if (!is_among(with_value, name)) {
    return unknown_option(option);
  } else if (value == nullptr) {
    if (at + 1 == arguments.size()) return "Option '" + std::string(option) + " <value>' argument missing";
    value = arguments[++at];
    if (value[0] == '-' && value[1] != '\0') return "Option '" + std::string(option) + "' argument is ambiguous.";
  }
  words.options[name] = value;
  return std::nullopt;
}

// A number as people write it: digits, and for seconds a decimal point.
bool is_number(std::string_view text, bool is_whole) {
  const auto digits = std::count_if(text.begin(), text.end(), is_decimal);
  const auto points = is_whole ? 0 : std::count(text.begin(), text.end(), '.');
  return digits > 0 && points <= 1 && digits + points == std::ssize(text);
}

}  // namespace

Refusal read_words(std::span<char* const> arguments, Names with_value, Names without_value, Words& words) {
  bool has_options = true;
  for (std::size_t at = 0; at < arguments.size(); ++at) {
    const std::string_view argument = arguments[at];
    if (has_options && argument == "--") {
      has_options = false;
    } else if (!has_options || argument.size() < 2 || argument[0] != '-') {
      words.positionals.push_back(arguments[at]);
    } else if (auto refusal = read_option(arguments, at, with_value, without_value, words)) {
      return refusal;
    }
  }
  return std::nullopt;
}

Refusal NumberOption::read(const Words& words) {
  constexpr double most_exact = 9007199254740991;  // 2⁵³ − 1
  const auto option = words.options.find(name);
  if (option == words.options.end()) return std::nullopt;
  const bool is_whole = name != "seconds";
  const std::string text = "--" + std::string(name) + ": " + quoted(option->second) + " is ";
  if (!is_number(option->second, is_whole)) {
    return text + (is_whole ? "not a whole number of " : "not a number of ") + whole(least) + " or more, in digits";
  }
  value = std::strtod(option->second, nullptr);
  if (value > most_exact) return text + "too large";
  return std::nullopt;
}

Refusal NumberOption::check() const {
  if (value >= least && value <= most) return std::nullopt;
  return std::string(name) + ": " + whole(value) + " is not a whole number " +
         (most < infinity ? "from " + whole(least) + " to " + whole(most) : "of " + whole(least) + " or more");
}

std::string NumberOption::whole(double number) { return decimal(static_cast<std::uint64_t>(number)); }

std::string quoted(std::string_view text) {
  std::string quoted;
  Json(quoted).text(text);
  return quoted;
}

}  // namespace quadrille::cli

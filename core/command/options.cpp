#include "core/command/options.hpp"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <iterator>

#include "core/insight/candidates.hpp"
#include "core/job/request.hpp"
#include "core/text/json.hpp"
#include "core/text/text.hpp"

namespace quadrille::command {

namespace {

constexpr auto is_flag = Option::Kind::flag, is_text = Option::Kind::text;
constexpr auto is_whole = Option::Kind::whole, is_decimal = Option::Kind::decimal;
constexpr auto generate = Question::generate;

// More than any machine has cores, and few enough to be started.
constexpr double most_threads = 1024;
// More would take hours to find.
constexpr double most_parts = 1'000'000;
// As many digits as a wish may have.
constexpr double most_seed = 999'999'999'999'999;

constexpr Option table[] = {
    {"format", is_text, "NAME", "the input's notation; detected when left out"},
    {"to", is_text, "NAME", "the output's notation; the input's when left out"},
    {"engine", is_text, "auto|dlx|bits", "dancing links, or the puzzle's own bitmask engine"},
    {"limit", is_whole, "N", "stop at N solutions", 1},
    {.name = "cell",
     .kind = is_text,
     .value = "r3c5",
     .help = "why: the cell that is asked about, row 3, column 5; of a cover an option, as o5; of a model a variable",
     .only_for = Question::why},
    {.name = "value", .kind = is_text, .value = "N", .help = "why: the value that it has", .only_for = Question::why},
    {"cap", is_whole, "N", "candidates: count up to N solutions of each", 1, quadrille::Candidates::most_cap, 1},
    {.name = "memory",
     .kind = is_whole,
     .value = "MB",
     .help = "count: remember subproblems in this much memory",
     .least = 1,
     .most = 3500,
     .standard = standard_memory >> 20},
    {"seconds", is_decimal, "S", "stop each puzzle after this time"},
    {"nodes", is_whole, "N", "stop each puzzle after this many nodes"},
    {"parts", is_whole, "N", "split: at least N parts; count with --proof: a certificate in N parts or more", 1,
     most_parts},
    {"part", is_text, "P", "only the part P of the search: one that split has printed"},
    {.name = "checkpoint",
     .kind = is_text,
     .value = "FILE",
     .help = "count: write down how far it has come, and go on from there the next time",
     .only_for = Question::count},
    {"proof", is_text, "FILE",
     "check, solve, count: write a certificate of the answer, which verify judges: of one puzzle that can be a model"},
    {"threads", is_whole, "N", "worker threads; one per core when left out", 1, most_threads},
    {"count", is_whole, "N", "generate: N puzzles", 1, infinity, 1, generate},
    {.name = "seed",
     .kind = is_whole,
     .value = "S",
     .help = "generate: the same seed makes the same puzzles",
     .most = most_seed,
     .only_for = generate},
    {.name = "size",
     .kind = is_text,
     .value = "N",
     .help = "generate: the side of the board; kakuro, grid puzzles: N or ROWSxCOLUMNS, of kakuro with the clues",
     .only_for = generate,
     .is_wish = true},
    {.name = "grade",
     .kind = is_text,
     .value = "NAME",
     .help = "generate, sudoku: Easy, Medium, Hard, Expert, Extreme, or ratings as in 3.0-4.4; grid puzzles, kakuro, "
             "variant: 1 to 5 as in grade, or easy (1), medium (2), hard (3 to 5), or the nearest to these that soon "
             "comes",
     .only_for = generate,
     .is_wish = true},
    {.name = "symmetry",
     .kind = is_text,
     .value = "NAME",
     .help = "generate, sudoku, variant: rotational, horizontal, vertical, diagonal, full; none when left out",
     .only_for = generate,
     .is_wish = true},
    {.name = "givens",
     .kind = is_text,
     .value = "N",
     .help = "generate, sudoku, variant: N givens; as few as the puzzle lets be when left out",
     .only_for = generate,
     .is_wish = true},
    {.name = "rules",
     .kind = is_text,
     .value = "TEXT",
     .help = "generate, variant: rules such as .AntiKnight.Diagonal~1, which givens are found for",
     .only_for = generate,
     .is_wish = true},
    {.name = "jigsaw",
     .kind = is_flag,
     .value = "",
     .help = "generate, variant: random regions",
     .only_for = generate,
     .is_wish = true},
    {.name = "killer",
     .kind = is_flag,
     .value = "",
     .help = "generate, variant: random cages with their sums, and no givens",
     .only_for = generate,
     .is_wish = true},
    {.name = "density",
     .kind = is_text,
     .value = "N",
     .help = "generate, kakuro: the percentage of white cells; nonogram, mosaic, akari, minesweeper, tents: of black "
             "cells, walls, mines or tents",
     .only_for = generate,
     .is_wish = true},
    {.name = "kind",
     .kind = is_text,
     .value = "NAME",
     .help = "generate, grid: a kind with a name, such as nurimisaki, or the whole text of one",
     .only_for = generate,
     .is_wish = true},
    {.name = "stars",
     .kind = is_text,
     .value = "N",
     .help = "generate, starbattle: 1 or 2 in each row, column and region",
     .only_for = generate,
     .is_wish = true},
    {.name = "picture",
     .kind = is_text,
     .value = "ROWS",
     .help = "generate, nonogram: the one with this picture, as in .#./###, if no other has the same clues",
     .only_for = generate,
     .is_wish = true},
    {"up-to-symmetry", is_flag, "",
     "queens, tiling, grid: one of the solutions that symmetries of the board turn into each other"},
    {"json", is_flag, "", "one JSON object a line"},
    {.name = "help", .kind = is_flag, .value = "", .help = "this text, also by -h", .letter = 'h'},
    {.name = "version", .kind = is_flag, .value = "", .help = "the program's version, also by -v", .letter = 'v'},
};

const Option* find(std::string_view name) {
  const auto found =
      std::find_if(std::begin(table), std::end(table), [name](const Option& each) { return each.name == name; });
  return found == std::end(table) ? nullptr : found;
}

// The option that an argument names, as in `--help` or `-h`.
const Option* find_named(std::string_view named) {
  if (named.starts_with("--")) return find(named.substr(2));
  if (named.size() != 2) return nullptr;
  const auto found =
      std::find_if(std::begin(table), std::end(table), [&](const Option& each) { return each.letter == named[1]; });
  return found == std::end(table) ? nullptr : found;
}

std::string digits_of(double number) { return decimal(static_cast<std::uint64_t>(number)); }

// A number as people write it: digits, and perhaps a decimal point.
bool is_number(std::string_view given, bool has_no_point) {
  const auto digits = std::count_if(given.begin(), given.end(), [](char c) { return c >= '0' && c <= '9'; });
  const auto points = has_no_point ? 0 : std::count(given.begin(), given.end(), '.');
  return digits > 0 && points <= 1 && digits + points == std::ssize(given);
}

Refusal check_number(const Option& option, const std::string& given) {
  constexpr double most_exact = 9007199254740991;  // 2⁵³ − 1
  const bool has_no_point = option.kind == is_whole;
  const std::string named = "--" + std::string(option.name) + ": " + quoted(given) + " is ";
  if (!is_number(given, has_no_point)) {
    const std::string kind = has_no_point ? "not a whole number of " : "not a number of ";
    return named + kind + digits_of(option.least) + " or more, in digits";
  }
  const double number = std::strtod(given.c_str(), nullptr);
  if (number > most_exact) return named + "too large";
  if (number >= option.least && number <= option.most) return std::nullopt;
  return std::string(option.name) + ": " + digits_of(number) + " is not a whole number " +
         (option.most < infinity ? "from " + digits_of(option.least) + " to " + digits_of(option.most)
                                 : "of " + digits_of(option.least) + " or more");
}

}  // namespace

std::span<const Option> option_table() { return table; }

std::string help_on(const Option& option) {
  std::string help(option.help);
  if (option.most < infinity) help += ", " + digits_of(option.least) + " to " + digits_of(option.most);
  if (option.standard) help += "; " + digits_of(*option.standard) + " when left out";
  return help;
}

std::string help_on_options() {
  constexpr std::size_t column = 27;
  std::string out;
  for (const Option& option : table)
    append_help("  --" + std::string(option.name) + ' ' + std::string(option.value), column, help_on(option), out);
  return out;
}

Refusal Options::read(std::span<const std::string> arguments, std::vector<std::string>& words) {
  while (!arguments.empty()) {
    const std::string_view argument = arguments.front();
    arguments = arguments.subspan(1);
    if (argument == "--") break;
    if (argument.size() < 2 || argument[0] != '-') {
      words.emplace_back(argument);
      continue;
    }
    const std::string_view named = argument.substr(0, argument.find('='));
    const Option* const option = find_named(named);
    if (option == nullptr) return "there is no option " + quoted(named);
    const bool has_value = named.size() < argument.size();
    if (option->kind == is_flag) {
      if (has_value) return std::string(named) + ": no value is expected";
      given_[option->name] = "";
    } else if (has_value) {
      given_[option->name] = argument.substr(named.size() + 1);
    } else {
      if (arguments.empty() || arguments.front().starts_with("--")) return std::string(named) + ": a value is expected";
      given_[option->name] = arguments.front();
      arguments = arguments.subspan(1);
    }
  }
  words.insert(words.end(), arguments.begin(), arguments.end());
  return std::nullopt;
}

Refusal Options::check(std::string_view question) const {
  for (const Option& option : table) {
    const std::string* const given = text(option.name);
    if (given == nullptr) continue;
    if (option.only_for) {
      const std::string_view only = question_names[static_cast<std::size_t>(*option.only_for)];
      if (question != only) return "--" + std::string(option.name) + " is for " + std::string(only);
    }
    if (option.kind != is_whole && option.kind != is_decimal) continue;
    if (auto refusal = check_number(option, *given)) return refusal;
  }
  return std::nullopt;
}

const std::string* Options::text(std::string_view name) const {
  assert(find(name) != nullptr);
  const auto found = given_.find(name);
  return found == given_.end() ? nullptr : &found->second;
}

double Options::number(std::string_view name) const {
  const std::string* const given = text(name);
  return given == nullptr ? find(name)->standard.value_or(infinity) : std::strtod(given->c_str(), nullptr);
}

std::string quoted(std::string_view text) {
  std::string quoted;
  Json(quoted).text(text);
  return quoted;
}

void append_help(std::string_view name, std::size_t column, std::string_view help, std::string& out) {
  constexpr std::size_t width = 120;
  std::size_t at = std::max(name.size() + 1, column);  // of the line
  out.append(name).append(at - name.size(), ' ');
  std::string_view separator;
  for (std::size_t next = 0; next < help.size(); separator = " ") {
    const std::string_view word = next_word(help, next);
    if (at + separator.size() + word.size() > width) {
      out.append("\n").append(column, ' ');
      at = column;
      separator = "";
    }
    out.append(separator).append(word);
    at += separator.size() + word.size();
  }
  out += '\n';
}

}  // namespace quadrille::command

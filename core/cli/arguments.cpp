#include "core/cli/arguments.hpp"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <iterator>
#include <limits>
#include <map>
#include <thread>
#include <utility>
#include <vector>

#include "core/insight/candidates.hpp"
#include "core/text/json.hpp"
#include "core/text/text.hpp"

namespace quadrille::cli {

namespace {

using Refusal = std::optional<std::string>;

constexpr double infinity = std::numeric_limits<double>::infinity();
// More than any machine has cores, and few enough to be started.
constexpr double most_threads = 1024;
// Megabytes.
constexpr double most_memory = 3500;
// More would take hours to find.
constexpr double most_parts = 1'000'000;

// What only JavaScript reads and writes (wasm/notations).
constexpr std::string_view linked_puzzle = "sudoku";
constexpr std::string_view link_notations[] = {"fpuzzles", "sudokupad"};

constexpr std::string_view with_value[] = {"format",     "to",     "engine",   "limit",   "seconds", "nodes",  "cap",
                                           "memory",     "parts",  "part",     "count",   "seed",    "size",   "grade",
                                           "checkpoint", "givens", "symmetry", "density", "rules",   "threads"};
// What puzzles may be wished to be; the last ones are options without a value.
constexpr std::string_view wishes[] = {"size", "grade", "givens", "symmetry", "density", "rules", "jigsaw", "killer"};
// Seeds of as many digits as a wish may have.
constexpr double most_seed = 999'999'999'999'999;
constexpr std::string_view without_value[] = {"up-to-symmetry", "jigsaw", "killer", "json", "help", "version"};

template <class Names>
bool is_among(const Names& names, std::string_view name) {
  return std::find(std::begin(names), std::end(names), name) != std::end(names);
}

bool is_digit(char c) { return c >= '0' && c <= '9'; }

std::string quoted(std::string_view text) {
  std::string quoted;
  Json(quoted).text(text);
  return quoted;
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

std::vector<std::string_view> puzzle_names() {
  std::vector<std::string_view> names;
  for (const CatalogEntry* puzzle : catalog()) names.push_back(puzzle->id);
  return names;
}

std::vector<std::string_view> notation_names(const CatalogEntry& puzzle) {
  std::vector<std::string_view> names;
  for (std::size_t place = 0; !puzzle.notation_name(place).empty(); ++place) {
    names.push_back(puzzle.notation_name(place));
  }
  return names;
}

// The words of a command line: options by their names, with their values, and the others.
struct Words {
  std::map<std::string_view, const char*> options;
  std::vector<const char*> positionals;
};

std::string unknown_option(std::string_view option) {
  constexpr const char* advice =
      "'. To specify a positional argument starting with a '-', place it at the end of the command after '--', as in "
      "'-- ";
  return "Unknown option '" + std::string(option) + advice + quoted(option);
}

bool is_negative_number(std::string_view word) { return word.size() > 1 && word[0] == '-' && is_digit(word[1]); }

// Reads the option at `at`, and moves `at` to its value if that is the next argument.
Refusal read_option(std::span<char* const> arguments, std::size_t& at, Words& words) {
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

// The arguments as Node's parseArgs takes them, with its messages.
Refusal read_words(std::span<char* const> arguments, Words& words) {
  bool has_options = true;
  for (std::size_t at = 0; at < arguments.size(); ++at) {
    const std::string_view argument = arguments[at];
    if (has_options && argument == "--") {
      has_options = false;
    } else if (!has_options || argument.size() < 2 || argument[0] != '-') {
      words.positionals.push_back(arguments[at]);
    } else if (auto refusal = read_option(arguments, at, words)) {
      return refusal;
    }
  }
  return std::nullopt;
}

// A number as people write it: digits, and for seconds a decimal point.
bool is_number(std::string_view text, bool is_whole) {
  const auto digits = std::count_if(text.begin(), text.end(), is_digit);
  const auto points = is_whole ? 0 : std::count(text.begin(), text.end(), '.');
  return digits > 0 && points <= 1 && digits + points == std::ssize(text);
}

// An option that is a number, and its range. An infinite `most` is no bound.
struct NumberOption {
  std::string_view name;
  double least;
  double most;
  double value;  // the default

  Refusal read(const Words& words) {
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

  Refusal check() const {
    if (value >= least && value <= most) return std::nullopt;
    return std::string(name) + ": " + whole(value) + " is not a whole number " +
           (most < infinity ? "from " + whole(least) + " to " + whole(most) : "of " + whole(least) + " or more");
  }

  static std::string whole(double number) { return decimal(static_cast<std::uint64_t>(number)); }
};

// Sets `chosen` to the value that has this name. The message about any other name lists the first `listed` names.
template <class Enum>
Refusal choose(const char* option, std::string_view word, std::size_t listed, Enum& chosen) {
  const auto names = names_of<Enum>;
  const auto place = std::find(names.begin(), names.end(), word);
  if (place == names.end()) {
    return std::string(option) + ": " + std::string(word) + " is none of " + joined(names.first(listed), ", ");
  }
  chosen = static_cast<Enum>(place - names.begin());
  return std::nullopt;
}

Refusal check_notation(const CatalogEntry& puzzle, std::string_view name) {
  const auto names = notation_names(puzzle);
  if (name.empty() || is_among(names, name)) return std::nullopt;
  const std::string refusal = std::string(puzzle.id) + " has no format " + quoted(name);
  if (puzzle.id == linked_puzzle && is_among(link_notations, name)) return refusal + ": " + link_refusal;
  return refusal + "; it has " + joined(names, ", ");
}

Refusal check_part(Command& command) {
  if (command.part == nullptr || *command.part == '\0') return std::nullopt;
  const Question question = command.request.question;
  if (question >= Question::hint && question <= Question::convert) {
    return "part: " + std::string(question_names[static_cast<std::size_t>(question)]) + " is not asked about a part";
  }
  command.request.part = command.part;
  return std::nullopt;
}

Refusal check_symmetry(const Command& command) {
  const Question question = command.request.question;
  const bool searches = question <= Question::list || question == Question::split;
  if (!command.request.up_to_symmetry || searches) return std::nullopt;
  return "upToSymmetry: " + std::string(question_names[static_cast<std::size_t>(question)]) +
         " is not asked up to symmetry";
}

// A seed that differs from run to run.
double any_seed() {
  const auto time = std::chrono::system_clock::now().time_since_epoch();
  const auto ticks = std::chrono::duration_cast<std::chrono::microseconds>(time).count();
  return static_cast<double>(ticks % static_cast<std::int64_t>(most_seed));
}

}  // namespace

std::string usage() {
  return R"(quadrille <question> <puzzle> [file]
quadrille join [file]

  question   solve    a solution, or none
             check    is the solution the only one: unique, multiple or none
             count    how many solutions
             list     every solution
             candidates   the values that are in some solution: a line "cell: value×count ..." for each cell. Cells
                      count from 0, row by row, as do the options of a cover. "+" means that a stop left open whether
                      there are more
             hint     the next value that is found without a search: "found cell value rule", or stuck, solved, none.
                      "because" stands before what has to be eliminated first: "look-ahead r4c4<>1" is row 4, column 4
                      not 1, "o2<>1" is option 2. Of a variant also that alone: "found Cage r2c3<>34"
             steps    sudoku: the easiest steps of a person, a line each, as far as they lead
             grade    sudoku: a name for the hardest of these steps and its rating, which is Sudoku Explainer's
             generate   sudoku, variant, kakuro, queens: new puzzles with one solution
             convert  the puzzle itself in another notation (--to)
             split    parts of the search, for many machines: one JSON object a line, {"part", "share"} (--parts)
  join       the answer of a puzzle from the answers of its parts: lines that were printed with --part and --json
  puzzle     )" +
         joined(puzzle_names(), ", ") + R"(
  file       puzzles, one or many; standard input when left out

  --format NAME            the input's notation; detected when left out
  --to NAME                the output's notation; the input's when left out
  --engine )" +
         joined(engine_choice_names, "|") + R"(   dancing links, or the puzzle's own bitmask engine
  --limit N                stop at N solutions
  --cap N                  candidates: count up to N solutions of each; 1 when left out
  --memory MB              count: remember subproblems in this much memory, 1 to 3500; 200 when left out
  --seconds S, --nodes N   stop each puzzle after this time, or after this many nodes
  --parts N                split: at least N parts
  --part P                 only the part P of the search: one that split has printed
  --checkpoint FILE        count: write down how far it has come, and go on from there the next time
  --threads N              worker threads; one per core when left out
  --count N, --seed S      generate: so many puzzles; the same seed makes the same ones
  --size N                 generate: the side of the board; kakuro: N or ROWSxCOLUMNS, with the clues
  --grade NAME             generate, sudoku: Easy, Medium, Hard, Expert, Extreme, or ratings as in 3.0-4.4
  --symmetry NAME          generate, sudoku, variant: rotational, horizontal, vertical, diagonal, full; none when left
                           out
  --givens N               generate, sudoku, variant: so many; as few as the puzzle lets be when left out
  --rules TEXT             generate, variant: rules such as .AntiKnight.Diagonal~1, which givens are found for
  --jigsaw, --killer       generate, variant: random regions; random cages with their sums, and no givens
  --density N              generate, kakuro: the percentage of white cells
  --up-to-symmetry         queens, tiling: one of the solutions that symmetries of the board turn into each other
  --json                   one JSON object a line
  --help, --version

Exit status: 0 every puzzle answered, 1 some input could not be read or the output not be written, 2 wrong usage,
3 a limit stopped some answer.
)";
}

// Reads what `generate` is asked for; a `seed` is chosen where none is given.
Refusal read_wishes(const Words& words, const NumberOption& count, const NumberOption& seed, Command& command) {
  for (const NumberOption* const number : {&count, &seed}) {
    if (auto refusal = number->check()) return refusal;
  }
  command.count = static_cast<std::uint64_t>(count.value);
  command.wishes = "seed=" + NumberOption::whole(seed.value);
  for (const std::string_view wish : wishes) {
    const auto option = words.options.find(wish);
    if (option == words.options.end()) continue;
    const std::string_view value = is_among(without_value, wish) ? "true" : option->second;
    if (value.empty() || std::any_of(value.begin(), value.end(), [](char c) { return is_space(c) || c == '\n'; }))
      return std::string(wish) + ": " + quoted(value) + " is not one word";
    command.wishes.append(" ").append(wish).append("=").append(value);
  }
  return std::nullopt;
}

std::optional<std::string> read_arguments(std::span<char* const> arguments, Command& command) {
  Words words;
  if (auto refusal = read_words(arguments, words)) return refusal;
  const auto& options = words.options;
  command.wants_help = options.contains("help");
  command.wants_version = options.contains("version");
  command.is_json = options.contains("json");
  if (command.wants_help || command.wants_version) return std::nullopt;
  const auto& positionals = words.positionals;
  command.wants_join = !positionals.empty() && positionals[0] == std::string_view("join");
  if (command.wants_join) {
    if (positionals.size() > 2) return "join [file] expected";
    command.file = positionals.size() > 1 ? positionals[1] : nullptr;
    return std::nullopt;
  }
  if (positionals.size() < 2 || positionals.size() > 3) return "<question> <puzzle> [file] expected";
  if (positionals[0] == question_names[static_cast<std::size_t>(Question::split)] && !options.contains("parts"))
    return "split: --parts N expected";
  const bool is_count = positionals[0] == question_names[static_cast<std::size_t>(Question::count)];
  if (options.contains("checkpoint") && !is_count) return "--checkpoint is for count";
  const bool is_generate = positionals[0] == question_names[static_cast<std::size_t>(Question::generate)];
  if (is_generate && positionals.size() > 2) return "generate <puzzle> expected";
  std::vector<std::string_view> of_generate = {"count", "seed"};
  of_generate.insert(of_generate.end(), std::begin(wishes), std::end(wishes));
  for (const std::string_view option : of_generate) {
    if (options.contains(option) && !is_generate) return "--" + std::string(option) + " is for generate";
  }

  // In the order in which the command in Node finds faults.
  NumberOption limit{"limit", 1, infinity, infinity}, seconds{"seconds", 0, infinity, infinity};
  NumberOption nodes{"nodes", 0, infinity, infinity}, cap{"cap", 1, Candidates::most_cap, 1};
  NumberOption memory{"memory", 1, most_memory, static_cast<double>(Request().memory >> 20)};
  NumberOption parts{"parts", 1, most_parts, 1};
  NumberOption count{"count", 1, infinity, 1}, seed{"seed", 0, most_seed, any_seed()};
  NumberOption threads{"threads", 1, most_threads,
                       std::max(1.0, static_cast<double>(std::thread::hardware_concurrency()))};
  for (NumberOption* const number : {&count, &seed, &limit, &seconds, &nodes, &cap, &memory, &parts, &threads}) {
    if (auto refusal = number->read(words)) return refusal;
  }
  if (auto refusal = threads.check()) return refusal;
  command.puzzle = find_puzzle(positionals[1]);
  if (command.puzzle == nullptr) {
    return "there is no puzzle " + quoted(positionals[1]) + "; there is " + joined(puzzle_names(), ", ");
  }
  Request& request = command.request;
  // `convert` and `split`, the last names, are not listed: they are no questions.
  if (auto refusal = choose("question", positionals[0], std::size(question_names) - 2, request.question))
    return refusal;
  if (is_generate) {
    if (auto refusal = read_wishes(words, count, seed, command)) return refusal;
  }
  for (const auto& [option, notation] : {std::pair("format", &request.format), std::pair("to", &request.to)}) {
    if (options.contains(option)) *notation = options.at(option);
    if (auto refusal = check_notation(*command.puzzle, *notation)) return refusal;
  }
  if (is_generate && !command.puzzle->generates)
    return "generate: puzzles of the kind " + std::string(command.puzzle->id) + " are not made";
  if (options.contains("engine")) {
    if (auto refusal = choose("engine", options.at("engine"), std::size(engine_choice_names), request.engine))
      return refusal;
  }
  for (const NumberOption* const number : {&limit, &cap, &memory, &parts}) {
    if (auto refusal = number->check()) return refusal;
  }
  if (options.contains("part")) command.part = options.at("part");
  if (options.contains("checkpoint")) command.checkpoint = options.at("checkpoint");
  if (auto refusal = check_part(command)) return refusal;
  request.up_to_symmetry = options.contains("up-to-symmetry");
  if (auto refusal = check_symmetry(command)) return refusal;
  if (limit.value < infinity) request.limits.solutions = static_cast<std::uint64_t>(limit.value);
  if (nodes.value < infinity) request.limits.nodes = static_cast<std::uint64_t>(nodes.value);
  request.parts = static_cast<std::uint32_t>(parts.value);
  request.cap = static_cast<std::uint32_t>(cap.value);
  request.memory = static_cast<std::size_t>(memory.value) << 20;
  command.file = positionals.size() > 2 ? positionals[2] : nullptr;
  command.seconds = seconds.value;
  command.threads = static_cast<std::size_t>(threads.value);
  return std::nullopt;
}

std::string refusal_text(std::string_view refusal) {
  return "quadrille: " + std::string(refusal) + "\nquadrille --help tells more\n";
}

bool begins_with_link(std::string_view puzzle, std::string_view text) {
  std::size_t at = 0;
  while (at < text.size() && (is_space(text[at]) || text[at] == '\n')) ++at;
  const std::string_view word = next_word(text.substr(0, text.find('\n', at)), at);
  const auto has = [word](std::string_view part) { return word.find(part) != std::string_view::npos; };
  return puzzle == linked_puzzle && (has("f-puzzles.com/") || has("sudokupad.app/") || has("?puzzleid=") ||
                                     word.starts_with("N4Ig") || word.starts_with("fpuz") || word.starts_with("scl"));
}

}  // namespace quadrille::cli

#include "core/cli/arguments.hpp"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <thread>
#include <utility>
#include <vector>

#include "core/cli/words.hpp"
#include "core/insight/candidates.hpp"
#include "core/text/text.hpp"

namespace quadrille::cli {

namespace {

// More than any machine has cores, and few enough to be started.
constexpr double most_threads = 1024;
// Megabytes.
constexpr double most_memory = 3500;
// More would take hours to find.
constexpr double most_parts = 1'000'000;

// The links that only JavaScript reads and writes (wasm/notations/notations.js), by puzzle.
struct LinkNotation {
  std::string_view name;
  std::string_view puzzles;
};
constexpr LinkNotation link_notations[] = {
    {"fpuzzles", "sudoku variant"}, {"sudokupad", "sudoku variant"}, {"penpa", "variant kakuro"}};
constexpr std::string_view link_refusal =
    "links of f-puzzles, SudokuPad and penpa-edit are read by the command in Node only";
constexpr std::string_view foreign_link_refusal =
    "the link is of SudokuMaker or lisudoku, whose form is not read; links of SudokuPad and f-puzzles to the same "
    "puzzle are, by the command in Node";

bool has_links(std::string_view puzzle, std::string_view notation) {
  return std::any_of(std::begin(link_notations), std::end(link_notations), [&](const LinkNotation& each) {
    return each.name == notation && each.puzzles.find(puzzle) != std::string_view::npos;
  });
}

constexpr std::string_view with_value[] = {"format",     "to",     "engine",   "limit",   "seconds", "nodes",  "cap",
                                           "memory",     "parts",  "part",     "count",   "seed",    "size",   "grade",
                                           "checkpoint", "givens", "symmetry", "density", "rules",   "threads"};
// What puzzles may be wished to be; the last ones are options without a value.
constexpr std::string_view wishes[] = {"size", "grade", "givens", "symmetry", "density", "rules", "jigsaw", "killer"};
// Seeds of as many digits as a wish may have.
constexpr double most_seed = 999'999'999'999'999;
constexpr std::string_view without_value[] = {"up-to-symmetry", "jigsaw", "killer", "json", "help", "version"};

std::vector<std::string_view> notation_names(const CatalogEntry& puzzle) {
  std::vector<std::string_view> names;
  for (std::size_t place = 0; !puzzle.notation_name(place).empty(); ++place) {
    names.push_back(puzzle.notation_name(place));
  }
  return names;
}

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
  if (has_links(puzzle.id, name)) return refusal + ": " + std::string(link_refusal);
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

bool is_question(const Words& words, Question question) {
  return words.positionals[0] == question_names[static_cast<std::size_t>(question)];
}

// The words have to be a question, a puzzle and perhaps a file, and the options must be for that question.
Refusal check_words(const Words& words) {
  const auto& [options, positionals] = words;
  if (positionals.size() < 2 || positionals.size() > 3) return "<question> <puzzle> [file] expected";
  if (is_question(words, Question::split) && !options.contains("parts")) return "split: --parts N expected";
  if (options.contains("checkpoint") && !is_question(words, Question::count)) return "--checkpoint is for count";
  const bool is_generate = is_question(words, Question::generate);
  if (is_generate && positionals.size() > 2) return "generate <puzzle> expected";
  std::vector<std::string_view> of_generate = {"count", "seed"};
  of_generate.insert(of_generate.end(), std::begin(wishes), std::end(wishes));
  for (const std::string_view option : of_generate) {
    if (options.contains(option) && !is_generate) return "--" + std::string(option) + " is for generate";
  }
  return std::nullopt;
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

}  // namespace

std::optional<std::string> read_arguments(std::span<char* const> arguments, Command& command) {
  Words words;
  if (auto refusal = read_words(arguments, with_value, without_value, words)) return refusal;
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
  if (auto refusal = check_words(words)) return refusal;

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
    return "there is no puzzle " + quoted(positionals[1]) + "; there is " + puzzle_names();
  }
  Request& request = command.request;
  // `convert` and `split`, the last names, are not listed: they are no questions.
  if (auto refusal = choose("question", positionals[0], std::size(question_names) - 2, request.question))
    return refusal;
  const bool is_generate = is_question(words, Question::generate);
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

std::string_view refusal_of_link(std::string_view puzzle, std::string_view text) {
  text = after_byte_order_mark(text);
  std::size_t at = 0;
  while (at < text.size() && (is_space(text[at]) || text[at] == '\n')) ++at;
  std::string_view word = next_word(text.substr(0, text.find('\n', at)), at);
  if (word.starts_with('"')) word.remove_prefix(1);
  if (word.starts_with('#')) return {};  // a rule in words
  const auto has = [word](std::string_view part) { return word.find(part) != std::string_view::npos; };
  const auto begins = [word](std::string_view part) { return word.starts_with(part); };
  if (has_links(puzzle, "sudokupad")) {
    if (has("sudokumaker.app/") || has("lisudoku.xyz/")) return foreign_link_refusal;
    const bool is_bare = begins("N4Ig") || begins("fpuz") || begins("scl") || begins("scf") || begins("ctc");
    if (is_bare || has("f-puzzles.com/") || has("sudokupad.app/") || has("?puzzleid=")) return link_refusal;
  }
  const bool is_penpa =
      has("/penpa-edit/") || has("?m=edit&") || has("#m=edit&") || has("?m=solve&") || has("#m=solve&");
  return is_penpa && has_links(puzzle, "penpa") ? link_refusal : std::string_view();
}

}  // namespace quadrille::cli

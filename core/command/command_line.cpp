#include "core/command/command_line.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "core/command/nearest.hpp"
#include "core/command/shell.hpp"
#include "core/job/question_traits.hpp"
#include "core/text/link_table.hpp"
#include "core/text/percent.hpp"
#include "core/text/text.hpp"

namespace quadrille::command {

namespace {

// `convert` and `split`, the last names, are no questions.
constexpr std::size_t proper_questions = std::size(question_names) - 2;

std::string joined(std::span<const std::string_view> names) {
  std::string all;
  for (const std::string_view name : names) all.append(all.empty() ? "" : ", ").append(name);
  return all;
}

std::string_view name_of(Question question) { return question_names[static_cast<std::size_t>(question)]; }

// What to add to the refusal of a name.
std::string suggestion(std::string_view word, std::span<const std::string_view> names) {
  const std::string_view name = nearest(word, names);
  return name.empty() ? std::string() : "; did you mean " + std::string(name) + '?';
}

// Sets `chosen` to the value that has this name. The message about any other name lists the first `listed` names.
template <class Enum>
Refusal choose(const char* what, std::string_view name, std::size_t listed, Enum& chosen) {
  const auto names = names_of<Enum>;
  const auto place = std::find(names.begin(), names.end(), name);
  if (place == names.end())
    return std::string(what) + ": " + std::string(name) + " is none of " + joined(names.first(listed)) +
           suggestion(name, names);
  chosen = static_cast<Enum>(place - names.begin());
  return std::nullopt;
}

// Not every question is asked about a part, or up to symmetry.
Refusal check_whole(const CommandLine& line) {
  const Question question = line.question;
  const std::string* const part = line.options.text("part");
  if (part != nullptr && !part->empty() && !has_trait(question, QuestionTrait::of_parts))
    return "part: " + std::string(name_of(question)) + " is not asked about a part";
  if (line.options.has("up-to-symmetry") && !has_trait(question, QuestionTrait::up_to_symmetry))
    return "upToSymmetry: " + std::string(name_of(question)) + " is not asked up to symmetry";
  return std::nullopt;
}

// A certificate is of all that one file asks, by its own engine. A model that none can be written of is refused later.
Refusal check_proof(const CommandLine& line, const PuzzleNames& puzzle) {
  const std::string* const file = line.options.text("proof");
  if (file == nullptr) return std::nullopt;
  if (line.question > Question::count) return "--proof is for solve, check and count";
  for (const std::string_view other : {"part", "up-to-symmetry", "engine", "checkpoint"}) {
    if (line.options.has(other)) return "--proof is not for answers with --" + std::string(other);
  }
  if (file->empty() || line.files.size() > 1) return std::string("proof: one file expected");
  const auto& names = puzzle.notations;
  const bool is_model = std::find(names.begin(), names.end(), "model") != names.end();
  if (!is_model && puzzle.id != "sudoku") return "proof: there are no certificates of " + puzzle.id;
  return std::nullopt;
}

// Writes the wishes in the words of core.
Refusal read_wishes(const Options& options, std::string& wishes) {
  for (const Option& option : option_table()) {
    const std::string* const given = options.text(option.name);
    if (!option.is_wish || given == nullptr) continue;
    std::string value = option.kind == Option::Kind::flag ? "true" : *given;
    const auto is_gap = [](char c) { return is_space(c) || c == '\n'; };
    if (option.name == "rules") std::erase_if(value, is_gap);  // where white space means nothing
    if (option.name == "kind") value = with_percent(value);    // where lines do
    if (value.empty() || std::any_of(value.begin(), value.end(), is_gap))
      return std::string(option.name) + ": " + quoted(*given) + " is not one word";
    wishes.append(" ").append(option.name).append("=").append(value);
  }
  return std::nullopt;
}

// The files that are named after the first words of a command line.
std::vector<std::string> files_of(std::span<const std::string> words, std::size_t first) {
  if (words.size() <= first) return {"-"};
  return {words.begin() + static_cast<std::ptrdiff_t>(first), words.end()};
}

// No puzzle has this name, the word behind a question.
std::string refusal_of_puzzle(const std::string& word, const Equipment& equipment) {
  std::vector<std::string_view> names;
  for (const PuzzleNames& puzzle : equipment.puzzles) {
    names.push_back(puzzle.id);
    names.insert(names.end(), puzzle.genres.begin(), puzzle.genres.end());
  }
  const std::string refusal = "there is no puzzle " + quoted(word);
  if (const std::string meant = suggestion(word, names); !meant.empty()) return refusal + meant;
  return refusal + "; there is " + puzzle_names(equipment);
}

bool is_file(const std::string& word) { return word == "-" || word.find_first_of("./") != std::string::npos; }

// What is asked about a puzzle that is named.
Refusal read_named(std::span<const std::string> words, const PuzzleNames& puzzle, CommandLine& line) {
  const std::string& id = words[1];
  const bool is_generate = line.question == Question::generate;
  for (const char* const option : {"format", "to"}) {
    if (auto refusal = check_notation(puzzle, line.options.text(option))) return refusal;
  }
  if (is_generate && !puzzle.generates) return "generate: puzzles of the kind " + id + " are not made";
  if (is_generate && id != puzzle.id) line.wishes += " genre=" + id;
  line.puzzle = id;
  if (!is_generate) line.files = files_of(words, 2);
  if (line.options.has("checkpoint") && line.files.size() > 1) return "checkpoint: one file expected";
  return check_proof(line, puzzle);
}

// What is asked about whatever the files hold.
Refusal read_unnamed(std::span<const std::string> words, CommandLine& line) {
  for (const std::string_view option : {"format", "checkpoint", "proof"}) {
    if (line.options.has(option)) return std::string(option) + ": the name of the puzzle is expected before the file";
  }
  line.files = files_of(words, 1);
  return std::nullopt;
}

// The words are a question, perhaps a puzzle, and perhaps files.
Refusal read_question(std::span<const std::string> words, const Equipment& equipment, CommandLine& line) {
  if (words.size() < 2) return "<question> <puzzle> [file ...] expected";
  const std::string &question = words[0], &id = words[1];
  const bool is_generate = question == name_of(Question::generate);
  if (question == name_of(Question::split) && !line.options.has("parts")) return "split: --parts N expected";
  if (is_generate && words.size() > 2) return "generate <puzzle> expected";
  if (auto refusal = line.options.check(question)) return refusal;
  const auto& puzzles = equipment.puzzles;
  const auto puzzle = std::find_if(puzzles.begin(), puzzles.end(), [&](const PuzzleNames& each) {
    return each.id == id || std::find(each.genres.begin(), each.genres.end(), id) != each.genres.end();
  });
  if (puzzle == puzzles.end() && (is_generate || !is_file(id))) return refusal_of_puzzle(id, equipment);
  if (auto refusal = choose("question", question, proper_questions, line.question)) return refusal;
  if (auto refusal = read_wishes(line.options, line.wishes)) return refusal;
  if (const std::string* const engine = line.options.text("engine")) {
    if (auto refusal = choose("engine", *engine, std::size(engine_choice_names), line.engine)) return refusal;
  }
  auto refusal = puzzle == puzzles.end() ? read_unnamed(words, line) : read_named(words, *puzzle, line);
  return refusal ? refusal : check_whole(line);
}

Refusal print(std::string text, CommandLine& line) {
  line.kind = CommandLine::Kind::print;
  line.printed = std::move(text);
  return std::nullopt;
}

}  // namespace

Refusal check_notation(const PuzzleNames& puzzle, const std::string* name) {
  const auto& names = puzzle.notations;
  if (name == nullptr || name->empty() || std::find(names.begin(), names.end(), *name) != names.end())
    return std::nullopt;
  const std::vector<std::string_view> listed(names.begin(), names.end());
  return puzzle.id + " has no format " + quoted(*name) + "; it has " + joined(listed);
}

Refusal read_command_line(std::span<const std::string> arguments, const Equipment& equipment, CommandLine& line) {
  std::vector<std::string> words;
  if (!arguments.empty() && (arguments[0] == "mcp" || arguments[0] == "serve"))  // in Node they do not come here
    return arguments[0] + ": only the command of the package serves: npx quadrille " + arguments[0];
  if (!arguments.empty() && arguments[0] == "verify")
    return std::string("verify: only the command of the package verifies: npx quadrille verify PUZZLE PROOF");
  if (auto refusal = line.options.read(arguments, words)) return refusal;
  const bool asks_help = line.options.has("help") || (words.size() == 1 && words[0] == "help");
  if (asks_help) return print(usage(equipment), line);
  if (line.options.has("version")) return line.kind = CommandLine::Kind::version, std::nullopt;
  if (words == std::vector<std::string>{"manual"}) return print(manual(equipment), line);
  if (!words.empty() && words[0] == "completion") {
    std::string script = words.size() == 2 ? completion(words[1], equipment) : "";
    if (script.empty()) return "completion: one of " + joined(shell_names) + " expected";
    return print(std::move(script), line);
  }
  const bool joins = !words.empty() && words[0] == "join", recognises = !words.empty() && words[0] == "recognise";
  if (!joins && !recognises) return read_question(words, equipment, line);
  line.kind = joins ? CommandLine::Kind::join : CommandLine::Kind::recognise;
  line.files = files_of(words, 1);
  return std::nullopt;
}

}  // namespace quadrille::command

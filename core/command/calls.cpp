#include "core/command/calls.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string_view>
#include <utility>
#include <vector>

#include "core/command/advice.hpp"
#include "core/command/command_line.hpp"
#include "core/command/join.hpp"
#include "core/command/printout.hpp"
#include "core/command/progress.hpp"
#include "core/text/json.hpp"
#include "core/text/json_value.hpp"

namespace quadrille::command {

namespace {

std::vector<std::string> texts_of(const JsonValue& list) {
  std::vector<std::string> texts;
  for (const JsonValue& each : list.items) texts.push_back(each.text);
  return texts;
}

PuzzleNames names_in(const JsonValue& puzzle) {
  PuzzleNames names;
  names.id = puzzle.member("id")->text;
  for (const JsonValue& notation : puzzle.member("notations")->items)
    names.notations.push_back(notation.member("name")->text);
  names.genres = texts_of(*puzzle.member("genres"));
  names.generates = puzzle.member("generates")->boolean;
  return names;
}

Equipment equipment_of(const JsonValue& given) {
  Equipment equipment;
  for (const JsonValue& puzzle : given.member("puzzles")->items) equipment.puzzles.push_back(names_in(puzzle));
  return equipment;
}

// The names of the puzzle with this id.
PuzzleNames puzzle_of(const JsonValue& given, std::string_view id) {
  for (const JsonValue& puzzle : given.member("puzzles")->items)
    if (puzzle.member("id")->text == id) return names_in(puzzle);
  return {};
}

// A number stands as it was given: JavaScript reads the same digits.
void append_options(const Options& options, Json& json) {
  json.key("options").open('{');
  for (const Option& option : option_table()) {
    const std::string* const given = options.text(option.name);
    if (given == nullptr) continue;
    json.key(option.name);
    option.kind == Option::Kind::flag ? json.boolean(true) : json.text(*given);
  }
  json.close('}');
}

std::string read_line(const JsonValue& given) {
  const Equipment equipment = equipment_of(given);
  CommandLine line;
  const auto refusal = read_command_line(texts_of(*given.member("arguments")), equipment, line);
  std::string out;
  Json json(out);
  json.open('{');
  if (refusal) return json.key("refusal").text(*refusal).close('}'), out;
  switch (line.kind) {
    case CommandLine::Kind::print: return json.key("printed").text(line.printed).close('}'), out;
    case CommandLine::Kind::version: return json.key("version").boolean(true).close('}'), out;
    case CommandLine::Kind::join: json.key("word").text("join"); break;
    case CommandLine::Kind::recognise: json.key("word").text("recognise"); break;
    case CommandLine::Kind::question:
      json.key("word").text(question_names[static_cast<std::size_t>(line.question)]);
      json.key("puzzle").text(line.puzzle).key("wishes").text(line.wishes);
  }
  json.key("files").open('[');
  for (const std::string& file : line.files) json.text(file);
  json.close(']');
  append_options(line.options, json);
  json.close('}');
  return out;
}

std::string record_of(const Printout& printed) {
  std::string out;
  Json json(out);
  json.open('{').key("answers").text(printed.answers).key("messages").text(printed.messages);
  json.key("status").number(static_cast<std::uint64_t>(printed.status));
  json.key("puzzles").number(printed.puzzles).close('}');
  return out;
}

std::string join_answers(const JsonValue& given, std::string_view text) {
  std::vector<Source> sources;
  for (const JsonValue& each : given.member("sources")->items)
    sources.push_back({each.member("name")->text, static_cast<std::size_t>(each.member("lines")->number)});
  return record_of(join(sources, text, given.member("json")->boolean));
}

std::string progress(const JsonValue& given) {
  const JsonValue& present = *given.member("present");
  Standing standing;
  standing.puzzles = static_cast<std::uint64_t>(given.member("puzzles")->number);
  standing.input = given.member("input")->number;
  standing.seconds = given.member("seconds")->number;
  standing.present.solutions = present.member("solutions")->text;
  standing.present.fraction = present.member("fraction")->number;
  standing.present.seconds = present.member("seconds")->number;
  return progress_line(standing);
}

std::string front(const JsonValue& given, std::string_view text) {
  constexpr const char* names[] = {"no", "more", "enough"};
  const Front front = front_of(given.member("puzzle")->text, text, given.member("whole")->boolean);
  return names[static_cast<std::size_t>(front)];
}

std::string advise_on(const JsonValue& given) {
  std::vector<Candidate> candidates;
  for (const JsonValue& each : given.member("readings")->items) {
    const JsonValue* const text = each.member("text");
    candidates.push_back({each.member("puzzle")->text, each.member("format")->text, text ? text->text : ""});
  }
  const std::string& puzzle = given.member("puzzle")->text;
  const Advice advice = advise(puzzle, candidates, given.member("sure")->boolean, given.member("problem")->text);
  const bool is_taken = advice.kind == Advice::Kind::take;
  Refusal refusal;
  if (advice.kind == Advice::Kind::refuse) refusal = advice.words;
  if (is_taken) refusal = check_notation(puzzle_of(given, advice.taken.puzzle), &given.member("to")->text);
  std::string out;
  Json json(out);
  json.open('{');
  if (refusal) return json.key("refusal").text(*refusal).close('}'), out;
  json.key("puzzle").text(is_taken ? advice.taken.puzzle : puzzle);
  json.key("format").text(advice.taken.format).key("note").text(advice.words).close('}');
  return out;
}

JudgeWords words_of(const JsonValue& judge) {
  return {.none = judge.member("none")->text,
          .multiple = judge.member("multiple")->text,
          .after = judge.member("after")->text,
          .unique_is_bare = judge.member("uniqueIsBare")->boolean};
}

}  // namespace

void Calls::answer(JsonValue given) {
  asked_ = std::move(given);
  const JsonValue* const part = asked_.member("part");
  formatter_ = std::make_unique<Formatter>(Style{
      .puzzle = asked_.member("puzzle")->text,
      .question = static_cast<Question>(
          std::find(std::begin(question_names), std::end(question_names), asked_.member("question")->text) -
          std::begin(question_names)),
      .is_json = asked_.member("json")->boolean,
      .source = {},  // said with the answers
      .part = part == nullptr ? nullptr : part->text.c_str(),
      .cap = static_cast<std::uint32_t>(asked_.member("cap")->number),
      .judge = {},
  });
}

std::string Calls::format(const JsonValue& given, std::string_view records) {
  formatter_->begin_source(given.member("source")->text);
  formatter_->use_words(words_of(*given.member("judge")));
  Printout formatted;
  formatter_->format(records, given.member("ms")->number, formatted);
  formatted.write_numbers(static_cast<std::uint64_t>(given.member("before")->number));
  return record_of(formatted);
}

std::string Calls::call(const std::string& name, const std::string& json, const std::string& text) {
  auto given = read_json(json);
  if (name == "progress") return progress(*given);
  if (name == "front") return front(*given, text);
  if (name == "advise") return advise_on(*given);
  if (name == "join") return join_answers(*given, text);
  if (name == "format") return format(*given, text);
  if (name == "answer") return answer(std::move(*given)), "";
  return read_line(*given);
}

}  // namespace quadrille::command

// What a program in JavaScript calls of this folder: texts in, texts out. The command in Node does, by a module of its
// own, command.wasm (wasm/bindings/command.cpp).
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "core/command/formatter.hpp"
#include "core/text/json_value.hpp"

namespace quadrille::command {

class Calls {
 public:
  /// Answers a call, whose arguments are a JSON object and perhaps a text:
  ///
  ///     read  {arguments, puzzles}          a command line, as JSON: {refusal}, {printed}, {version: true}, or {word,
  ///                                         files, options} and, for a question, `puzzle` and `wishes`
  ///     join  {sources, json}, text         answers of parts joined, as JSON: {answers, messages, status}
  ///     front   {puzzle, whole}, text       whether a text has to be recognised before it is asked about: `no`,
  ///                                         `more` (of it is needed) or `enough`
  ///     advise  {puzzle, readings, sure, problem, to, puzzles}
  ///                                         what it is asked about then, as JSON: {refusal}, or {puzzle, format, note}
  ///                                         (core/command/advice.hpp)
  ///     answer  {question, puzzle, json, part, cap}
  ///                                         begins to format the answers of a question
  ///     format  {before, source, judge, ms}, text
  ///                                         the next answers, which are records (core/job/records.hpp), as JSON:
  ///                                         {answers, messages, status, puzzles}
  ///     progress  {puzzles, input, seconds, present: {solutions, fraction, seconds}}
  ///                                         the line that a terminal shows meanwhile (core/command/progress.hpp)
  ///
  /// `readings` are {puzzle, format}, and `to` is the notation of `--to`, or empty. `sources` of the text have a name
  /// and a number of lines each (core/command/join.hpp). `puzzles` are those of the catalog. `before` is the number of
  /// puzzles that were answered before, and `ms` the time for all that the records answer.
  std::string call(const std::string& name, const std::string& json, const std::string& text);

 private:
  void answer(JsonValue given);
  std::string format(const JsonValue& given, std::string_view records);

  JsonValue asked_;                       // what the style of the formatter is about
  std::unique_ptr<Formatter> formatter_;  // of the last `answer`
};

}  // namespace quadrille::command

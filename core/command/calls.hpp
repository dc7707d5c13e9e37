// What a program in JavaScript calls of this folder: texts in, texts out. The command in Node does, by a module of its
// own, command.wasm (wasm/bindings/command.cpp).
#pragma once

#include <string>

namespace quadrille::command {

/// Answers a call, whose arguments are a JSON object and perhaps a text:
///
///     read  {arguments, puzzles, memory}  a command line, as JSON: {refusal}, {told}, {version: true}, or {word,
///                                         files, options} and, for a question, `puzzle` and `wishes`
///     join  {sources, json}, text         answers of parts joined, as JSON: {answers, messages, status}
///     progress  {puzzles, input, seconds, present: {solutions, fraction, seconds}}
///                                         the line that a terminal shows meanwhile (core/command/progress.hpp)
///
/// `sources` of the text have a name and a number of lines each (core/command/join.hpp).
/// `puzzles` are those of the catalog, `memory` the most megabytes of `--memory`.
std::string call(const std::string& name, const std::string& json, const std::string& text);

}  // namespace quadrille::command

// What a program in JavaScript calls of this folder: texts in, texts out. The command in Node does, by a module of its
// own, command.wasm (wasm/bindings/command.cpp).
#pragma once

#include <string>

namespace quadrille::command {

/// Answers a call, whose arguments are a JSON object and perhaps a text:
///
///     read  {arguments, puzzles, memory}  a command line, as JSON: {refusal}, {help}, {version: true}, or {word, file,
///                                         options} and, for a question, `puzzle` and `wishes`
///     join  {source, json}, text          answers of parts joined, as JSON: {answers, messages, status}
///
/// `puzzles` are those of the catalog, `memory` the most megabytes of `--memory`.
std::string call(const std::string& name, const std::string& json, const std::string& text);

}  // namespace quadrille::command

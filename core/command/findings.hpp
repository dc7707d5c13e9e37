// Writes what questions about insight have found: from core's records (core/job/records.hpp), which are JSON or, of
// candidates, numbers, to the text or the JSON that the command prints.
#pragma once

#include <string>
#include <string_view>

#include "core/search/verdict.hpp"
#include "core/text/json.hpp"

namespace quadrille::command {

/// What is eliminated; or the value, or what contradicts itself, and the reasons for it. Begins with a space.
void append_hint(std::string_view hint, std::string& out);
/// The members of wasm/api/results.js's Hint.
void append_hint(std::string_view hint, Json& json);

/// The rating of a step and the step in short, as a line.
void append_step(std::string_view step, std::string& out);

/// The grade's name and its rating.
void append_grade(std::string_view grade, std::string& out);
void append_grade(std::string_view grade, Json& json);

/// A line for each statement, or the verdict where there are none; then a blank one.
void append_statements(Verdict verdict, std::string_view found, std::string& out);
/// The members of wasm/api/results.js's Why.
void append_statements(std::string_view found, Json& json);

/// A line for each cell, then a blank one.
void append_candidates(std::string_view candidates, std::string& out);
/// By cell, in the member `candidates`.
void append_candidates(std::string_view candidates, Json& json);

}  // namespace quadrille::command

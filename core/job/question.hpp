// The questions, and one question to an engine: how many solutions answer it, and the verdict. Tested by
// tests/core/search_test.cpp.
#pragma once

#include <cstdint>
#include <limits>
#include <string_view>

#include "core/search/any_engine.hpp"
#include "core/search/verdict.hpp"

namespace quadrille {

/// `candidates` asks which values occur in some solution, `hint` asks for the next step that a person can see, `steps`
/// for all of them and `grade` for the hardest. `why` asks which statements decide the answer. `generate` asks for new
/// puzzles, `convert` for the puzzle itself in another notation, `split` for parts that make up its search tree.
enum class Question : std::uint8_t {
  solve,
  check,
  count,
  list,
  candidates,
  hint,
  steps,
  grade,
  why,
  generate,
  convert,
  split
};
constexpr std::string_view question_names[] = {"solve", "check", "count", "list",     "candidates", "hint",
                                               "steps", "grade", "why",   "generate", "convert",    "split"};

/// Whether one or two solutions answer the question, however many there are.
constexpr bool is_settled_by_few(Question question) {
  return question == Question::solve || question == Question::check;
}

/// Whether the question is about the steps by which a person solves a puzzle.
constexpr bool is_about_steps(Question question) { return question == Question::steps || question == Question::grade; }

/// The verdict after `found` solutions, when these answer the question or there are no more.
Verdict verdict_of(Question question, std::uint64_t found);

/// The limits of a search. The defaults are never reached.
struct Limits {
  std::uint64_t solutions = std::numeric_limits<std::uint64_t>::max();
  std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
};

/// Asks one engine one question. `advance` returns `paused` when the fuel is spent, `solution` at each solution, and
/// `finished` when the verdict is known. A verdict never claims more than the search has proved.
class Search {
 public:
  Search() = default;
  Search(Question question, Limits limits) : question_(question), limits_(limits) {}

  Step advance(AnySearch& engine, Fuel& fuel);

  Verdict verdict() const { return verdict_; }

 private:
  std::uint64_t solutions_needed() const;
  Step finish(Verdict verdict);

  Question question_ = Question::solve;
  Limits limits_;
  Verdict verdict_ = Verdict::stopped;
};

}  // namespace quadrille

// A question asked of an engine: how many solutions settle it, and what the verdict then is.
#pragma once

#include <cstdint>
#include <limits>
#include <string_view>

#include "core/search/any_engine.hpp"

namespace quadrille {

/// `candidates` asks which values appear in some solution, `hint` for the next step that can be seen without searching,
/// `convert` for the puzzle itself in another notation.
enum class Question : std::uint8_t { solve, check, count, list, candidates, hint, convert };

/// Whether a solution or two answer it, however many there are.
constexpr bool is_settled_by_few(Question question) {
  return question == Question::solve || question == Question::check;
}

enum class Verdict : std::uint8_t { solved, none, unique, multiple, counted, listed, found, stuck, stopped };

constexpr std::string_view name(Verdict verdict) {
  constexpr std::string_view names[] = {"solved", "none",  "unique", "multiple", "counted",
                                        "listed", "found", "stuck",  "stopped"};
  return names[static_cast<std::size_t>(verdict)];
}

/// What `found` solutions say, when they settle the question or there are no others.
Verdict verdict_of(Question question, std::uint64_t found);

/// Where to give up. Neither is ever reached by default.
struct Limits {
  std::uint64_t solutions = std::numeric_limits<std::uint64_t>::max();
  std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
};

/// Drives one engine through one question. `advance` returns `paused` when fuel is gone, `solution` at each solution
/// that counts, and `finished` when `verdict` stands; a verdict never claims more than the search has shown.
class Search {
 public:
  Search() = default;
  Search(Question question, Limits limits) : question_(question), limits_(limits) {}

  Step advance(AnySearch& engine, std::uint64_t& fuel);

  Verdict verdict() const { return verdict_; }

 private:
  std::uint64_t settling() const;
  Step settle(Verdict verdict);

  Question question_ = Question::solve;
  Limits limits_;
  Verdict verdict_ = Verdict::stopped;
};

}  // namespace quadrille

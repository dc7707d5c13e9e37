// What the command prints, and how it ends.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace quadrille::command {

/// The status with which the command ends. An unreadable input counts more than a limit that stopped an answer.
enum class Status : int { answered = 0, failed = 1, wrong_usage = 2, stopped = 3 };

/// The more serious of two: unreadable input, a stopped answer, none of both.
constexpr Status worse(Status a, Status b) {
  if (a == Status::failed || b == Status::failed) return Status::failed;
  return a == Status::answered ? b : a;
}

/// What is to be printed.
struct Printout {
  std::string answers;   ///< on standard output
  std::string messages;  ///< on standard error
  Status status = Status::answered;
  std::uint64_t puzzles = 0;  ///< that were answered, or could not be read

  /// A place where the number of a puzzle is still missing: its number in the whole input is known when it is printed.
  struct Missing {
    std::size_t at;        ///< in `answers`
    std::uint64_t puzzle;  ///< of `puzzles`, from 1
  };
  std::vector<Missing> missing;

  bool empty() const { return answers.empty() && messages.empty() && status == Status::answered && puzzles == 0; }
  void append(const Printout& more) {
    for (const Missing& each : more.missing) missing.push_back({answers.size() + each.at, puzzles + each.puzzle});
    answers += more.answers;
    messages += more.messages;
    status = worse(status, more.status);
    puzzles += more.puzzles;
  }
  /// Writes the missing numbers: `before` puzzles of the input come before these.
  void write_numbers(std::uint64_t before) {
    std::string whole;
    std::size_t written = 0;
    for (const Missing& each : missing) {
      whole.append(answers, written, each.at - written) += std::to_string(before + each.puzzle);
      written = each.at;
    }
    answers = whole.append(answers, written);
    missing.clear();
  }
};

/// What is printed when the command line is wrong.
inline std::string refusal_text(std::string_view refusal) {
  return "quadrille: " + std::string(refusal) + "\nquadrille --help tells more\n";
}

}  // namespace quadrille::command

// What the command prints, and how it ends.
#pragma once

#include <string>
#include <string_view>

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

  bool empty() const { return answers.empty() && messages.empty() && status == Status::answered; }
  void append(const Printout& more) {
    answers += more.answers;
    messages += more.messages;
    status = worse(status, more.status);
  }
};

/// What is printed when the command line is wrong.
inline std::string refusal_text(std::string_view refusal) {
  return "quadrille: " + std::string(refusal) + "\nquadrille --help tells more\n";
}

}  // namespace quadrille::command

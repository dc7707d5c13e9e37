#include "tests/core/wishes.hpp"

#include <utility>

#include "tests/core/catch.hpp"

namespace quadrille::test {

std::vector<Answered> wish(const std::string& wishes, std::string_view puzzle, std::uint64_t nodes) {
  Request request = request_of(Question::generate, EngineChoice::automatic, wishes);
  request.limits.nodes = nodes;
  return ask(puzzle, std::move(request));
}

std::string puzzle_of(const std::string& wishes, std::string_view puzzle) {
  const auto answers = wish(wishes, puzzle);
  REQUIRE(answers.size() == 1);
  CAPTURE(wishes, answers[0].message);
  REQUIRE(answers[0].verdict == "found");
  REQUIRE(answers[0].solutions.size() == 1);
  return answers[0].solutions[0];
}

std::string verdict_of_both(const std::string& text, std::string_view puzzle) {
  const auto bits = ask(puzzle, request_of(Question::check, EngineChoice::bits, text)).at(0).verdict;
  REQUIRE(ask(puzzle, request_of(Question::check, EngineChoice::dlx, text)).at(0).verdict == bits);
  return bits;
}

std::string refusal_of(const std::string& wishes, std::string_view puzzle) {
  const auto answers = wish(wishes, puzzle);
  REQUIRE(answers.size() == 1);
  REQUIRE(answers[0].kind == 'E');
  return answers[0].message;
}

}  // namespace quadrille::test

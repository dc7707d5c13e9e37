#include "tests/core/variant_texts.hpp"

#include <sstream>
#include <stdexcept>

#include "core/puzzles/variant/notations.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"

namespace quadrille::test {

namespace {

std::string message_of(const Error& error) {
  return std::to_string(error.line) + ":" + std::to_string(error.column) + ": " + error.message.text();
}

}  // namespace

std::vector<variant::Board> read_variants(const std::string& text) {
  std::vector<variant::Board> boards;
  Cursor cursor(text, true);
  for (;;) {
    variant::Board board;
    Error error;
    switch (variant::notations[0].read(cursor, board, error)) {
      case Read::puzzle: boards.push_back(std::move(board)); break;
      case Read::end: return boards;
      default: throw std::runtime_error(message_of(error));
    }
  }
}

variant::Board read_variant(const std::string& text) {
  std::vector<variant::Board> boards = read_variants(text);
  if (boards.size() != 1) throw std::runtime_error(std::to_string(boards.size()) + " puzzles in " + text);
  return std::move(boards[0]);
}

std::string variant_error(const std::string& text) {
  Cursor cursor(text, true);
  variant::Board board;
  Error error;
  Read read = Read::puzzle;
  while (read == Read::puzzle) read = variant::notations[0].read(cursor, board, error);
  return read == Read::error ? message_of(error) : "";
}

std::string written(const variant::Board& board) {
  std::string text;
  variant::notations[0].write(board, text);
  return text;
}

variant::Answer variant_answer(const variant::Board& board, std::string_view values) {
  const bool has_letters = board.shape.lowest + board.shape.values - 1 > 9;
  variant::Answer answer;
  for (const char c : values) {
    const int number = c == '0' ? 0 : has_letters ? c - 'A' + 1 : c - '0';
    answer.push_back(static_cast<std::uint8_t>(number - board.shape.lowest + 1));
  }
  return answer;
}

std::string written(const variant::Board& board, const variant::Answer& answer) {
  std::string text;
  variant::notations[0].write_answer(board, answer, text);
  return text;
}

std::vector<VariantSample> variant_samples() {
  std::vector<VariantSample> samples;
  std::istringstream texts(read_file("tests/data/variant/iss.txt"));
  std::istringstream answers(read_file("tests/data/variant/iss.answers.tsv"));
  for (std::string text, line; std::getline(texts, text) && std::getline(answers, line);) {
    const std::size_t tab = line.find('\t');
    samples.push_back({line.substr(0, tab), line.substr(tab + 1), text});
  }
  return samples;
}

void hold_to_counts(const std::vector<std::pair<std::string, std::uint64_t>>& counts) {
  for (const auto& [text, count] : counts) {
    for (const EngineChoice engine : {EngineChoice::bits, EngineChoice::dlx}) {
      INFO(text);
      const auto answers = ask("variant", request_of(Question::count, engine, text));
      REQUIRE(answers.size() == 1);
      REQUIRE(answers[0].kind == 'A');
      CHECK(answers[0].count == count);
    }
    const variant::Board board = read_variant(text);
    const variant::Board again = read_variant(written(board));
    CHECK(again.rules == board.rules);
    CHECK(again.variables == board.variables);
    CHECK(again.shape == board.shape);
    CHECK(again.candidates == board.candidates);
  }
}

}  // namespace quadrille::test

// The C interface over `Answers`. It is the one file of the library that looks at a clock, for `quadrille_next`.
#include <chrono>
#include <string>
#include <vector>

#include "core/job/records.hpp"
#include "core/library/answers.hpp"
#include "core/library/quadrille.h"

using namespace quadrille;

struct quadrille_answers {
  Answers answers;
  Found found = Found::pending;
  std::string text = {};  // of what was found
};

namespace {

void keep_text(quadrille_answers& all) {
  switch (all.found) {
    case Found::solution: all.text = all.answers.text(); break;
    case Found::answer: all.text = all.answers.answer().note; break;
    case Found::error: all.text = all.answers.error().message.text(); break;
    default: all.text.clear();
  }
}

int number_of(Found found) {
  switch (found) {
    case Found::end: return QUADRILLE_END;
    case Found::pending: return QUADRILLE_PENDING;
    case Found::solution: return QUADRILLE_SOLUTION;
    case Found::answer: return QUADRILLE_ANSWER;
    case Found::error: break;
  }
  return QUADRILLE_ERROR;
}

}  // namespace

const char* quadrille_version() { return QUADRILLE_VERSION; }

quadrille_answers* quadrille_ask(const char* const* words, size_t count, const char* text, size_t length, int single) {
  const std::vector<std::string> all(words, words + count);
  return new quadrille_answers{Answers(all, std::string(text, length), single != 0)};
}

int quadrille_next(quadrille_answers* answers, unsigned milliseconds) {
  using Clock = std::chrono::steady_clock;
  const auto end = Clock::now() + std::chrono::milliseconds(milliseconds);
  do {
    Fuel fuel = {.work = work_per_ms};
    answers->found = answers->answers.next(fuel);
  } while (answers->found == Found::pending && Clock::now() < end);
  keep_text(*answers);
  return number_of(answers->found);
}

const char* quadrille_text(const quadrille_answers* answers, size_t* length) {
  if (length != nullptr) *length = answers->text.size();
  return answers->text.c_str();
}

const char* quadrille_verdict(const quadrille_answers* answers) {
  return name(answers->answers.answer().verdict).data();  // a literal
}

const char* quadrille_count(const quadrille_answers* answers) { return answers->answers.answer().count.c_str(); }

const char* quadrille_engine(const quadrille_answers* answers) {
  const std::string_view engine = answers->answers.answer().engine;
  return engine.empty() ? "" : engine.data();  // a literal
}

uint64_t quadrille_nodes(const quadrille_answers* answers) {
  return answers->found == Found::pending ? answers->answers.progress().nodes : answers->answers.answer().nodes;
}

double quadrille_fraction(const quadrille_answers* answers) { return answers->answers.progress().fraction; }

const char* quadrille_place(const quadrille_answers* answers, uint32_t* line, uint32_t* column) {
  const Error& error = answers->answers.error();
  if (line != nullptr) *line = error.line;
  if (column != nullptr) *column = error.column;
  return error_code_names[static_cast<size_t>(error.code)].data();  // a literal
}

void quadrille_stop(quadrille_answers* answers) { answers->answers.stop(); }

void quadrille_close(quadrille_answers* answers) { delete answers; }

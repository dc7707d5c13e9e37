// Formats answers as text or as JSON.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/command/printout.hpp"
#include "core/job/notation.hpp"
#include "core/job/question.hpp"

namespace quadrille {
class Json;
}

namespace quadrille::command {

/// How answers are to be written.
struct Style {
  std::string_view puzzle;
  Question question = Question::solve;
  bool is_json = false;
  std::string_view source;     ///< names the input in errors
  const char* part = nullptr;  ///< what is asked about, where `--part` was given
  std::uint32_t cap = 1;       ///< of candidates
  bool is_single = false;      ///< one puzzle was asked about: an error that has no line is of the command line
  JudgeWords judge;            ///< the judge's own words, where the notation of the answers has them
};

/// Formats the answers of one job. Each call appends to `out` what is to be printed.
class Formatter {
 public:
  explicit Formatter(const Style& style) : style_(style) {}

  /// What changes from file to file, and with the notation of the answers.
  void begin_source(std::string_view source) { style_.source = source; }
  void use_words(const JudgeWords& judge) { style_.judge = judge; }

  /// Formats the next records of the job (core/job/records.hpp). `ms` is the time for all puzzles that they answer; it
  /// is divided among them in proportion to their nodes.
  void format(std::string_view records, double ms, Printout& out);

  /// A whole text about which nothing is asked: it counts as one puzzle that could not be read.
  void refuse(std::string_view message, Printout& out);

 private:
  struct Answer {
    Verdict verdict = Verdict::stopped;
    std::string_view engine;
    std::uint64_t nodes = 0;
    std::string_view count;  // a fraction where a search was stopped
  };

  void format_solution(std::string_view solution, Printout& out);
  void format_converted(std::string_view format, std::string_view text, Printout& out);
  void format_answer(const Answer& answer, double ms, Printout& out);
  void format_fault(std::string_view code, std::uint64_t line, std::uint64_t column, std::string_view message,
                    Printout& out);
  void append_text(const Answer& answer, std::string& out) const;
  void append_json(const Answer& answer, double ms, Printout& out);
  void append_found(const std::string& count, Json& json) const;
  void append_start(Printout& out) const;
  void append_line(Printout& out);
  void append_place(Printout& out) const;
  void append_listed(std::string_view solution, Printout& out);
  std::string_view first_solution() const { return solutions_.empty() ? std::string_view() : solutions_[0]; }

  Style style_;
  std::vector<std::string> solutions_;  // of the puzzle whose answer comes next
  std::string note_;                    // on that answer
  std::uint64_t line_ = 0;              // at which that puzzle begins; 0 if it is unknown
  bool has_many_lines_ = false;         // the solution that was last listed
  bool is_list_begun_ = false;          // the object of a list is written up to the last solution
};

}  // namespace quadrille::command

// The records in which a job reports. Any number of answers crosses to another language as one run of bytes. It is made
// to be read fast: every length is known before what it measures.
//
//     S text                                           a solution, as soon as it is found; or the one result of the
//                                                      question: (candidates) what Candidates::append writes, and
//                                                      for a model behind a tab `name=least` of each variable,
//                                                      (hint) a hint as JSON (core/job/hint_record.hpp),
//                                                      (why) statements as JSON (core/job/why_task.hpp)
//     A verdict engine nodes dead-ends depth count     the puzzle is answered; its S records stand before it
//     N text                                           a note on the answer that comes next
//     F billionths                                     how much of the search is done, of a count that was stopped,
//                                                      whose answer comes next
//     L line                                           the line at which the puzzle begins that is answered next, from
//                                                      1; where the request wants lines
//     E code line column message                       this puzzle could not be read or answered; the next one is. The
//                                                      message is `Message::marked`
//     T format text                                    (convert) the puzzle in the notation of the answers
//     C puzzles nodes dead-ends depth solutions bytes  many answers as columns: the sums over all of them (of `depth`
//                                                      the maximum), then the columns themselves, as bytes
//
// A record begins with its letter. A number is its decimal digits and a space; verdict and engine are the places of
// their names in `verdict_names` and `engine_names`, which JavaScript has from the catalog. What is not a number is a
// text: the number of its bytes, and then they.
//
// The columns of a C record follow each other without gaps, numbers with the lowest byte first:
//
//     1 byte a puzzle       the verdict, as in an A record; or `own_record`, where the puzzle has an A or E record of
//                           its own before the C record, in the same order
//     8 bytes a puzzle      the number of its solutions; 0 where it has its own record
//     4 bytes a solution    (Form::solutions) where its text ends among the `bytes`
//     `bytes`               (Form::solutions) the texts of all solutions
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "core/job/question.hpp"
#include "core/job/request.hpp"
#include "core/search/engine_names.hpp"

namespace quadrille {

/// The names of `Error::Code`.
constexpr std::string_view error_code_names[] = {"bad-input", "too-large", "internal"};

/// The error in the place of an answer that breaks the rules of its puzzle.
Error broken_rules();

class Records {
 public:
  /// In a C record: the verdict of a puzzle that has its own record.
  static constexpr std::uint8_t own_record = 255;

  explicit Records(Form form = Form::records) : form_(form) {}

  void solution(std::string_view text);
  /// `engine` is one of `engine_names`, `count` the number of solutions in decimal.
  void answer(Verdict verdict, std::string_view engine, const Stats& stats, std::string_view count);
  /// The line at which the puzzle begins that is answered next. Columns have none.
  void line(std::uint32_t line);
  /// A note on the answer that comes next. Columns have none.
  void note(std::string_view text);
  /// How much of the search of the answer that comes next is done, 0 to 1. Columns do not say it.
  void fraction(double done);
  void error(const Error& error);
  void converted(std::string_view format, std::string_view text);

  /// Roughly the number of bytes that have not been taken yet.
  std::size_t size() const { return size_ + bytes_a_puzzle * verdicts_.size() + solutions_.size(); }
  /// Takes the bytes; they stay valid until the next call.
  std::string_view take();

 private:
  // Not a vector, which would set all bytes to 0 before they are written.
  struct Buffer {
    std::unique_ptr<char[]> bytes;
    std::size_t capacity = 0;
  };

  static constexpr std::size_t bytes_a_puzzle = 1 + sizeof(std::uint64_t);

  char* room(std::size_t bytes);
  void close(const char* end);
  void add_to_columns(std::uint8_t verdict, std::uint64_t count);
  void write_columns();

  Form form_;
  Buffer buffer_;
  std::size_t size_ = 0;  // bytes of the buffer that are written
  Buffer taken_;

  // The columns that are not written yet.
  std::vector<std::uint8_t> verdicts_;  // by puzzle; so is the next one
  std::vector<std::uint64_t> counts_;
  std::vector<std::uint32_t> ends_;  // by solution: the end of its text in `solutions_`
  std::vector<char> solutions_;
  std::size_t answered_ends_ = 0;  // how many of `ends_` are of puzzles that are answered
  Stats total_;
};

}  // namespace quadrille

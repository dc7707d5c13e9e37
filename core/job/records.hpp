// What a job reports. Any number of answers crosses a language border as one run of bytes, made to be read fast:
// nothing has to be searched for its end.
//
//     S text                                           a solution, as soon as it is found; or the one result of the
//                                                      question: (candidates) what Candidates::append writes,
//                                                      (hint) what HintTask writes (core/job/task.cpp), JSON
//     A verdict engine nodes dead-ends depth count     the puzzle is answered; its S records stand before it
//     E code line column message                       this puzzle could not be read or answered; the next one is
//     T format text                                    (convert) the puzzle in the notation of the answers
//
// A record begins with its letter. A number is its decimal digits and a space; verdict and engine are the places of
// their names in `verdict_names` and `engine_names`, which JavaScript has from the catalog. What is not a number is a
// text: the number of its bytes, and then they.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>

#include "core/search/search.hpp"

namespace quadrille {

/// The names that engines go by in answers; none where nothing was searched.
constexpr std::string_view engine_names[] = {"", "dlx", "bits", "memory", "learning"};

/// The names of `Error::Code`.
constexpr std::string_view error_code_names[] = {"bad-input", "too-large", "internal"};

/// The error in the place of an answer that breaks the rules of its puzzle.
Error broken_rules();

class Records {
 public:
  void solution(std::string_view text);
  /// `engine` is one of `engine_names`, `count` the number of solutions in decimal.
  void answer(Verdict verdict, std::string_view engine, const Stats& stats, std::string_view count);
  void error(const Error& error);
  void converted(std::string_view format, std::string_view text);

  /// Bytes that have not been taken.
  std::size_t size() const { return size_; }
  /// Takes them; they stay where they are until the next time.
  std::string_view take();

 private:
  // Not a vector, which would set bytes to 0 that are written anyway.
  struct Buffer {
    std::unique_ptr<char[]> bytes;
    std::size_t capacity = 0;
  };

  char* room(std::size_t bytes);
  void close(const char* end);

  Buffer buffer_;
  std::size_t size_ = 0;  // bytes of it that are written
  Buffer taken_;
};

}  // namespace quadrille

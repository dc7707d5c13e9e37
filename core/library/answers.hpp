// The answers to a question, behind the C interface:
//
//     quadrille::Answers answers({"count", "queens"}, "8 0 0 0 0 0 0 0 0");
//     while (answers.next() != quadrille::Found::end) std::cout << answers.answer().count << '\n';  // 92
//
// Tested by tests/core/library_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "core/command/options.hpp"
#include "core/job/job.hpp"
#include "core/job/question.hpp"
#include "core/text/text.hpp"

namespace quadrille {

/// What comes next of a question about any number of puzzles.
enum class Found : std::uint8_t {
  pending,   ///< nothing yet: the fuel is spent
  solution,  ///< of the puzzle at hand: see Answers::text
  answer,    ///< the puzzle is answered: see Answers::answer
  error,     ///< it could not be read or answered: see Answers::error
  end        ///< there are no more puzzles
};

/// The answer to one puzzle.
struct Answer {
  Verdict verdict = Verdict::stopped;
  std::string count;        ///< the number of solutions found, in decimal: it may have more than 64 bits
  std::string_view engine;  ///< one of `engine_names`; empty where nothing was searched
  std::uint64_t nodes = 0, dead_ends = 0;
  std::uint32_t depth = 0;
  std::string note;  ///< what whoever asks should know; mostly empty
};

/// One question, put to every puzzle of a text, worked on in slices. It never prints and reads no clock. Deterministic:
/// what comes, and in which order, depends on the words and the text alone.
class Answers {
 public:
  /// `words` are those of the command line without files: a question, a puzzle, and options such as "--limit", "5"
  /// (`quadrille --help` lists them). `text` is what the command would read; none for `generate`. Options that only a
  /// program has (--threads, --seconds, --checkpoint, --json) are refused. The word "recognise" alone asks which puzzle
  /// the text is: one `solution`, as `reading::recognition_json` writes it. What is wrong with the words, or a link
  /// that core does not read, is an error in the place of the first puzzle. `single`: see Request::single.
  Answers(std::span<const std::string> words, std::string text, bool single = false);
  Answers(std::initializer_list<std::string> words, std::string text, bool single = false)
      : Answers(std::span(words.begin(), words.size()), std::move(text), single) {}

  /// Goes on to whatever comes next; `pending` when the fuel is spent before.
  Found next(Fuel& fuel);
  /// The same without a bound.
  Found next();

  /// Gives up the puzzle at hand: its answer is `stopped`, with what was found. The next call goes on from there.
  void stop();

  /// After `solution`: one in the notation of the answers, or the one result of the question, as core/job/records.hpp
  /// lists them. What `convert` has written is a `solution` without an answer behind it. Stays until the next call, as
  /// do those below.
  const std::string& text() const { return text_; }
  /// After `answer`.
  const Answer& answer() const { return answer_; }
  /// After `error`.
  const Error& error() const { return error_; }

  Progress progress() const { return job_ ? job_->progress() : Progress{}; }

 private:
  command::Refusal open(std::span<const std::string> words, std::string text, bool single);
  Found read();

  std::unique_ptr<Job> job_;    // null when the words were refused
  bool is_refused_ = false;     // and `error_` is not reported yet
  bool is_recognised_ = false;  // the words are {"recognise"}, and `text_` is not reported yet
  bool has_more_ = true;        // that the job can find
  std::string records_;         // that are not read yet, from `at_` on
  std::size_t at_ = 0;
  std::string note_;  // on the answer that comes next
  std::string text_;
  Answer answer_;
  Error error_;
};

}  // namespace quadrille

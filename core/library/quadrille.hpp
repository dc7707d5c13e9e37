// Quadrille in C++17 and newer: puzzles solved, counted and explained. Header only, over the C interface (quadrille.h),
// so that the static and the shared library serve every compiler alike: find_package(quadrille), then link
// quadrille::static or quadrille::shared.
//
//     quadrille::Result result = quadrille::count("queens", "8 0 0 0 0 0 0 0 0");
//     if (!result.error) std::cout << result.count << '\n';  // 92
//
// Ownership: texts and options are only read, and not kept when a function returns. What it returns belongs to you.
// Errors: what is wrong with the words or the text is `Result::error`. Nothing is thrown but what the standard library
// throws (std::bad_alloc, std::system_error) and what your own function throws; a library that runs out of memory ends
// the process. Threads: every function may be called from any thread, also at the same time.
// Tested by tests/cmake.
#pragma once

#include <quadrille.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

namespace quadrille {

// The library has names of its own in `quadrille`, which the linker must not take for these.
inline namespace v0 {

/// What is wrong with a text, or with the words of a question.
struct Error {
  std::string code;                    ///< "bad-input", "too-large" or "internal"
  std::string message;                 ///< a sentence that quotes what was wrong
  std::uint32_t line = 0, column = 0;  ///< from 1; 0 where it has no place
};

/// What may be said beside a question. What is left out is as in the command line (`quadrille --help`).
struct Options {
  std::string format;                         ///< the notation of the text; detected where it is empty
  std::string to;                             ///< the notation of solutions
  std::string engine;                         ///< "auto", "dlx" or "bits"
  std::optional<std::uint64_t> limit, nodes;  ///< of solutions, of positions
  std::optional<double> seconds;              ///< for each puzzle, 0 or more
  std::vector<std::string> words;             ///< other options of the command line: {"--cell", "r3c5"}
  const std::atomic<bool>* stop = nullptr;    ///< gives up soon after it has become true; must outlive the call
  unsigned threads = 0;                       ///< (batch) 0 stands for all cores; one search is on one thread
};

/// The answer to one puzzle.
struct Result {
  std::optional<Error> error;  ///< then nothing is claimed; `found` has what came before
  std::string verdict;         ///< as quadrille_verdict says: "unique", "none", "stopped", …
  std::string count;           ///< of solutions, in decimal: it may have more than 64 bits
  std::string engine;          ///< that searched
  std::string note;            ///< what you should know of the answer; mostly empty
  std::uint64_t nodes = 0;     ///< positions searched
  /// The solutions, in the notation of the answers; or what the question asks for, as quadrille_text has it.
  std::vector<std::string> found;
};

/// Takes what was found, which stays only for the call. False: no more is wanted. The search is stopped, and the
/// result's count is that of what was taken.
using Taker = std::function<bool(std::string_view)>;

namespace detail {

struct Close {
  void operator()(quadrille_answers* answers) const { quadrille_close(answers); }
};

// Milliseconds between two looks at `stop`.
constexpr double slice = 20;

// Threads that are waited for.
struct Crew {
  std::vector<std::thread> threads;
  ~Crew() {
    for (std::thread& thread : threads) thread.join();
  }
};

inline std::vector<std::string> words_of(std::string_view question, std::string_view puzzle, const Options& options) {
  std::vector<std::string> words = {std::string(question), std::string(puzzle)};
  const auto add = [&words](const char* name, const std::string& value) {
    if (!value.empty()) words.insert(words.end(), {name, value});
  };
  add("--format", options.format);
  add("--to", options.to);
  add("--engine", options.engine);
  if (options.limit) add("--limit", std::to_string(*options.limit));
  if (options.nodes) add("--nodes", std::to_string(*options.nodes));
  words.insert(words.end(), options.words.begin(), options.words.end());
  return words;
}

inline Error error_of(const quadrille_answers* answers) {
  Error error;
  error.code = quadrille_place(answers, &error.line, &error.column);
  error.message = quadrille_text(answers, nullptr);
  return error;
}

// With several new puzzles the verdict is `stopped` if one of them was.
inline void keep_answer(const quadrille_answers* answers, Result& result) {
  if (result.verdict != "stopped") result.verdict = quadrille_verdict(answers);
  result.count = quadrille_count(answers);
  result.engine = quadrille_engine(answers);
  result.note = quadrille_text(answers, nullptr);
  result.nodes += quadrille_nodes(answers);
}

}  // namespace detail

/// The version of the library.
inline std::string version() { return quadrille_version(); }

/// Puts a question of the command line to the one puzzle of a text, and hands over what is found as it comes: `found`
/// of the result stays empty. For `generate` the text is empty.
inline Result each(std::string_view question, std::string_view puzzle, std::string_view text, const Taker& take,
                   const Options& options = {}) {
  using Clock = std::chrono::steady_clock;
  const std::vector<std::string> words = detail::words_of(question, puzzle, options);
  std::vector<const char*> pointers;
  for (const std::string& word : words) pointers.push_back(word.c_str());
  const std::unique_ptr<quadrille_answers, detail::Close> owned(
      quadrille_ask(pointers.data(), pointers.size(), text.data(), text.size(), question != "generate"));
  quadrille_answers* const answers = owned.get();
  Result result;
  if (options.seconds && !(*options.seconds >= 0)) {
    result.error = Error{"bad-input", "seconds: a number of 0 or more expected", 0, 0};
    return result;
  }
  std::uint64_t taken = 0;
  Clock::time_point begun = Clock::now();
  const auto milliseconds_left = [&] {
    if (options.stop != nullptr && options.stop->load()) return 0.0;
    if (!options.seconds) return detail::slice;
    const std::chrono::duration<double, std::milli> spent = Clock::now() - begun;
    return std::clamp(*options.seconds * 1000 - spent.count(), 0.0, detail::slice);
  };
  for (;;) {
    switch (quadrille_next(answers, static_cast<unsigned>(milliseconds_left()))) {
      case QUADRILLE_END: return result;
      case QUADRILLE_PENDING: break;
      case QUADRILLE_SOLUTION: {
        std::size_t length = 0;
        const char* const found = quadrille_text(answers, &length);
        ++taken;
        if (take({found, length})) break;
        result.verdict = "stopped";
        result.count = std::to_string(taken);
        result.nodes += quadrille_nodes(answers);
        return result;
      }
      case QUADRILLE_ANSWER:
        detail::keep_answer(answers, result);
        begun = Clock::now();
        break;
      default: result.error = detail::error_of(answers); return result;
    }
    if (milliseconds_left() == 0) quadrille_stop(answers);
  }
}

/// The same with all that is found in the result.
inline Result ask(std::string_view question, std::string_view puzzle, std::string_view text,
                  const Options& options = {}) {
  std::vector<std::string> found;
  const auto keep = [&found](std::string_view each) { return found.emplace_back(each), true; };
  Result result = each(question, puzzle, text, keep, options);
  result.found = std::move(found);
  return result;
}

/// A solution: "solved" or "none".
inline Result solve(std::string_view puzzle, std::string_view text, const Options& options = {}) {
  return ask("solve", puzzle, text, options);
}

/// Whether there is exactly one: "unique", "multiple" (two are found) or "none".
inline Result check(std::string_view puzzle, std::string_view text, const Options& options = {}) {
  return ask("check", puzzle, text, options);
}

/// How many there are, exactly: "counted".
inline Result count(std::string_view puzzle, std::string_view text, const Options& options = {}) {
  return ask("count", puzzle, text, options);
}

/// The answers to many texts with one puzzle each, in their order, on `options.threads` threads. For one long count on
/// several threads ask `split` for parts, and then `count` with the words {"--part", part}.
inline std::vector<Result> batch(std::string_view question, std::string_view puzzle,
                                 const std::vector<std::string>& texts, const Options& options = {}) {
  std::vector<Result> results(texts.size());
  std::atomic<std::size_t> next = 0;
  const auto work = [&] {
    for (std::size_t place; (place = next++) < texts.size();)
      results[place] = ask(question, puzzle, texts[place], options);
  };
  const std::size_t wanted = options.threads != 0 ? options.threads : std::thread::hardware_concurrency();
  {
    detail::Crew crew;
    while (crew.threads.size() + 1 < std::min(wanted, texts.size())) crew.threads.emplace_back(work);
    work();
  }
  return results;
}

}  // namespace v0

}  // namespace quadrille

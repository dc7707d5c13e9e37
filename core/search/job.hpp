// The seam between the puzzles and whoever asks: one question put to every puzzle of a text, worked on in slices.
//
// A job writes what it finds as records, so that any number of answers crosses a language border as one text:
//
//     S solution                                             a solution, as soon as it is found
//     A verdict count nodes dead-ends depth engine           the puzzle is answered; its S records stand before it
//     E code line column message                             this puzzle could not be read or answered; the next one is
//     T format text                                          (convert) the puzzle in the notation asked for
//
// Fields are separated by `field_separator` and records ended by `record_end`; neither occurs inside a field.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "core/search/search.hpp"

namespace quadrille {

constexpr char field_separator = '\x1F';
constexpr char record_end = '\x1E';

/// Which of a puzzle's engines to use. `automatic` takes the one that is measured faster for the question and the shape.
enum class EngineChoice : std::uint8_t { automatic, dlx, bits };

constexpr std::string_view name(EngineChoice choice) {
  constexpr std::string_view names[] = {"auto", "dlx", "bits"};
  return names[static_cast<std::size_t>(choice)];
}

/// What to do with each puzzle of a text.
struct Request {
  Question question = Question::solve;
  bool convert = false;            ///< only read the puzzle and write it again; the question is not asked
  bool single = false;             ///< the text holds one puzzle: none, or a second one, is an error
  std::string format;              ///< the notation's name; empty: detected
  std::string to;                  ///< the notation of the answers; empty: that of the text
  EngineChoice engine = EngineChoice::automatic;
  Limits limits;                   ///< for each puzzle
  std::string text;                ///< any bytes
  bool last = true;                ///< false when the text is the front of a longer one, cut at the end of a puzzle
  std::uint32_t line = 1;          ///< the number of the text's first line
  std::uint64_t announced = 0;     ///< Cursor::announced where the text begins
  std::uint64_t skip = 0;          ///< puzzles at the front of the text to pass over
};

/// Where the search for the present puzzle stands.
struct Progress {
  std::uint64_t puzzles = 0;  ///< answered so far, errors included
  std::uint64_t nodes = 0;
  std::uint64_t solutions = 0;
  std::uint32_t depth = 0;
  double fraction = 0;  ///< of this puzzle's tree, 0 to 1
};

/// The part of a job that is the same for every puzzle; `PuzzleJob` has the rest.
class Job {
 public:
  virtual ~Job() = default;

  /// Works until about `fuel` nodes are spent; a puzzle costs one unit to read besides. False when all is answered.
  /// The records do not depend on how the fuel is portioned.
  bool step(std::uint64_t fuel);

  /// Gives up the present puzzle: it is answered `stopped` with what was found, and the next step goes on behind it.
  void stop();

  Progress progress() const;

  /// The present puzzle as far as the search has it filled in, in the notation of the answers. Empty between puzzles.
  virtual std::string partial() const = 0;

  /// Records written since the last call.
  std::string take_records() { return std::exchange(records_, {}); }

 protected:
  explicit Job(Request request) : request_(std::move(request)) {}

  /// Reads the next puzzle of the text. `more` does not occur: to a job its text is whole.
  virtual Read read_next(Error& error) = 0;
  /// Whether the puzzle at hand can be written as the answers are to be.
  virtual std::optional<Error> refuse_notation() const = 0;
  /// Opens the engine that answers `question` about the puzzle at hand; `engine_` and `engine_name_` then tell of it.
  virtual std::optional<Error> open_engine(Question question) = 0;
  /// Appends the engine's solution. False if it breaks the rules.
  virtual bool append_solution(std::string& out) = 0;
  /// Appends the name of the text's notation, a separator, and the puzzle at hand in that of the answers.
  virtual void append_converted(std::string& out) const = 0;

  Request request_;
  AnySearch* engine_ = nullptr;  // of the puzzle at hand; null between puzzles
  std::string_view engine_name_;
  std::uint64_t puzzles_ = 0;

 private:
  bool begin_next();
  void search(std::uint64_t& fuel);
  bool take_solution();
  void conclude(Verdict verdict);
  void write_error(const Error& error);
  void write_field(std::string_view field);
  void write_number(std::uint64_t number);

  Search search_;
  std::string records_;
};

}  // namespace quadrille

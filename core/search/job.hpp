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

class Job {
 public:
  virtual ~Job() = default;

  /// Works until about `fuel` nodes are spent; a puzzle costs one unit to read besides. False when all is answered.
  /// The records do not depend on how the fuel is portioned.
  virtual bool step(std::uint64_t fuel) = 0;

  /// Gives up the present puzzle: it is answered `stopped` with what was found, and the next step goes on behind it.
  virtual void stop() = 0;

  virtual Progress progress() const = 0;

  /// The present puzzle as far as the search has it filled in, in the notation of the answers. Empty between puzzles.
  virtual std::string partial() const = 0;

  /// Records written since the last call.
  std::string take_records() { return std::exchange(records_, {}); }

 protected:
  std::string records_;
};

}  // namespace quadrille

// What a command makes of a text in no stated notation: which puzzle it asks about, where none is named or the text is
// of another one. Tested by tests/cli/same.test.js.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace quadrille::command {

/// What a text may be: a puzzle and its notation.
struct Candidate {
  std::string puzzle;
  std::string format;
  std::string text = {};  ///< in that notation, where it is another one
};

struct Advice {
  enum class Kind {
    none,   ///< the puzzle that is named is asked about
    take,   ///< `taken` is
    refuse  ///< a person has to choose
  };

  Kind kind = Kind::none;
  Candidate taken;
  std::string words = {};  ///< a line for the person, without the file's name: a note, or why the text is refused
};

/// Whether a text has to be recognised before its puzzle is asked about.
enum class Front {
  no,
  more,   ///< more of the text is needed to tell
  enough  ///< yes, by what there is of it
};

/// `puzzle` is empty if none is named; `is_whole`: nothing follows the text.
Front front_of(std::string_view puzzle, std::string_view text, bool is_whole);

/// What may be read in the text, the likeliest first; `is_sure` if there is one and no other is likely. `problem`: why
/// none is, or empty.
Advice advise(std::string_view puzzle, std::span<const Candidate> candidates, bool is_sure, std::string_view problem);

/// The line that `recognise` prints of a reading: the puzzle and its notation, and the name of a kind.
std::string line_of(const Candidate& candidate);

/// What is said of a text without a reading; `problem` as above.
std::string unread(std::string_view problem);

}  // namespace quadrille::command

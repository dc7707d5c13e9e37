// How a puzzle is written: one row of a puzzle's table of notations.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/text/text.hpp"

namespace quadrille {

/// Whether a text is in a notation, judged by its beginning. `more`: a longer beginning is needed.
enum class Detection : std::uint8_t { no, more, yes };

/// For the second of two notations: the opposite of what was detected for the first.
constexpr Detection opposite(Detection other) {
  return other == Detection::yes ? Detection::no : other == Detection::no ? Detection::yes : Detection::more;
}

/// The words that a judge expects in place of ours. Empty: ours.
struct JudgeWords {
  std::string_view none = {};
  std::string_view multiple = {};
  std::string_view after = {};  ///< printed after every answer
  bool unique_is_bare = false;  ///< a unique solution is printed instead of the word "unique"
};

/// `read` takes the next puzzle from the cursor; after an error it has passed over what it could not read.
/// `write` appends a puzzle, `write_answer` an answer to it; neither ends with a line break. Null: has no
/// writer, so that its puzzles are written in the first notation.
/// `fits` says whether a puzzle can be written so; null: every one can.
/// `try_write` takes the place of `write` where a puzzle itself is asked for, and may say why it cannot be written so.
template <class Board, class Answer>
struct Notation {
  std::string_view name;
  Detection (*detect)(std::string_view text, bool last);
  Read (*read)(Cursor& cursor, Board& board, Error& error);
  void (*write)(const Board& board, std::string& out);
  void (*write_answer)(const Board& board, const Answer& answer, std::string& out);
  bool (*fits)(const Board& board) = nullptr;
  JudgeWords judge = {};
  std::optional<Message> (*try_write)(const Board& board, std::string& out) = nullptr;
};

/// Appends a puzzle, or says why it cannot be written so.
template <class Board, class Answer>
std::optional<Message> write_puzzle(const Notation<Board, Answer>& to, const Board& board, std::string& out) {
  if (to.try_write != nullptr) return to.try_write(board, out);
  to.write(board, out);
  return std::nullopt;
}

}  // namespace quadrille

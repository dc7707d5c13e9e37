// Reading text: a cursor over lines, the one error that a fault becomes, and how faults are quoted.
//
// A text holds any number of puzzles, one after the other. It may arrive in pieces: a cursor that runs into the end of
// a piece that is not the last one says `more`, and the reader starts that puzzle again when more has come. What must
// survive from piece to piece is small and public: the line number and the puzzles that a header has announced.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace quadrille {

/// What was wrong with an input, and where. `line` and `column` count from 1, columns in characters (UTF-8);
/// 0 where a place makes no sense.
struct Error {
  enum class Code : std::uint8_t { bad_input, too_large, internal };
  Code code = Code::bad_input;
  std::string message;
  std::uint32_t line = 0;
  std::uint32_t column = 0;
};

/// What reading the next puzzle of a text came to.
enum class Read : std::uint8_t { puzzle, error, more, end };

/// What stands between white space.
struct Word {
  std::string_view text;
  std::string_view before;   ///< the front of its line, up to it
  std::uint32_t number = 0;  ///< of its line
};

/// A place in a text that is read line by line. A value: copy it to come back.
class Cursor {
 public:
  Cursor() = default;

  /// `text` must outlive the cursor. `last` is false while more text may follow. A byte-order mark before line 1 is
  /// passed over.
  Cursor(std::string_view text, bool last, std::uint32_t line = 1, std::uint64_t announced = 0);

  /// Takes the next line, without its `\n` or `\r\n`. `Read::puzzle` says that there was one.
  Read take(std::string_view& line);

  /// The next bytes if a line ends behind so many; else null. Whoever knows that no line ends among them may `pass`
  /// them: faster than `take`, which has to find the end.
  const char* line_of(std::size_t bytes) const {
    const std::size_t end = at_ + bytes;
    return end < text_.size() && text_[end] == '\n' ? text_.data() + at_ : nullptr;
  }
  /// Takes a line of so many bytes, that `line_of` gave.
  void pass(std::size_t bytes) {
    line_start_ = at_ += bytes + 1;
    ++line_;
  }

  /// Takes the next line that is not blank, and its number.
  Read take_content(std::string_view& line, std::uint32_t& number);

  /// Takes the next word, whatever line it stands on, and the white space behind it up to the end of that line.
  Read take_word(Word& word);

  /// Takes all that is left, without looking for lines in it. `Read::more` while more text may follow.
  Read take_rest(std::string_view& rest);
  /// Tells the cursor how many lines that was.
  void count_lines(std::uint32_t lines) { line_ += lines; }

  bool at_end() const { return at_ >= text_.size(); }
  bool at_line_start() const { return at_ == line_start_; }
  /// This place, with nothing to follow the text.
  Cursor as_last() const {
    Cursor cursor = *this;
    cursor.last_ = true;
    return cursor;
  }

  /// The number of the line that `take` will take next, from 1.
  std::uint32_t next_line() const { return line_; }
  /// Bytes of the text that have been taken.
  std::size_t taken() const { return at_; }

  /// Puzzles that a header has announced and that are still to come, plus one: 0 before any header, 1 when all have
  /// come. Notations without a header leave it alone.
  std::uint64_t announced = 0;

 private:
  // Moves past white space; past the ends of lines too, or up to the first and past it.
  void skip_space(bool over_lines);

  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t line_start_ = 0;
  std::uint32_t line_ = 1;
  bool last_ = true;
};

/// A number's digits. (`std::to_string` brings printf along, which a page would have to load.)
std::string decimal(std::uint64_t number);

/// The same for a number of any size, in limbs of 64 bits, the lowest first.
std::string decimal(std::span<const std::uint64_t> limbs);

/// A number of at most 15 digits, and nothing else: it fits here and, unlike a longer one, in JavaScript's numbers.
std::optional<std::uint64_t> whole_number(std::string_view text);

/// `text` in double quotes for a message: control characters and bytes that are no UTF-8 as `\xHH`, cut after 24
/// characters.
std::string quote(std::string_view text);

/// An error at byte `offset` of `line`, whose number is `number`.
Error error_at(std::uint32_t number, std::string_view line, std::size_t offset, std::string message);

/// An error at a word.
Error error_at(const Word& word, std::string message);

/// `text` without spaces, tabs and carriage returns at its ends.
std::string_view trim(std::string_view text);

/// Spaces and what counts as one between the symbols of a line.
constexpr bool is_space(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\v' || c == '\f'; }

}  // namespace quadrille

// Reading text: a cursor over lines and words, and errors that say where they are and quote what is wrong.
//
// A text holds any number of puzzles, one after the other. It may arrive in pieces: a cursor that reaches the end of a
// piece that is not the last one returns `more`, and the reader reads that puzzle again from its start when the next
// piece is there. Only two numbers are kept from piece to piece: the line number and how many puzzles a header has
// announced.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/text/message.hpp"
#include "core/text/places.hpp"

namespace quadrille {

/// What is wrong with an input, and where. `line` and `column` count from 1, columns in characters (UTF-8); both are 0
/// if the error has no place.
struct Error {
  enum class Code : std::uint8_t { bad_input, too_large, internal };
  Code code = Code::bad_input;
  Message message;
  std::uint32_t line = 0;
  std::uint32_t column = 0;
};

/// What is wrong with what has a name and arguments, such as a rule, before its place is known: the message, and the
/// argument that is to blame (or `whole`).
struct Fault {
  static constexpr std::size_t whole = ~std::size_t{0};
  Message message;
  std::size_t argument = whole;
};

/// The result of reading the next puzzle of a text. `more`: the next piece of the text is needed.
enum class Read : std::uint8_t { puzzle, error, more, end };

/// A word: text between white space.
struct Word {
  std::string_view text;
  std::string_view before;   ///< its line up to the word
  std::uint32_t number = 0;  ///< its line's number, from 1
};

/// A place in a text that is read line by line. It is a value: copy it to return to the place later.
class Cursor {
 public:
  Cursor() = default;

  /// `text` must outlive the cursor. `last` is false while more text may follow. A byte-order mark before line 1 is
  /// skipped.
  Cursor(std::string_view text, bool last, std::uint32_t line = 1, std::uint64_t announced = 0);

  /// Takes the next line, without its `\n` or `\r\n`. `Read::puzzle` if there was one.
  Read take(std::string_view& line);

  /// The next bytes if `\n` follows after exactly `bytes` of them; else null. A caller that knows that there is no `\n`
  /// among them may skip them by `skip_line`: that is faster than `take`, which has to look for the end of the line.
  const char* line_of_size(std::size_t bytes) const {
    const std::size_t end = at_ + bytes;
    return end < text_.size() && text_[end] == '\n' ? text_.data() + at_ : nullptr;
  }
  /// Skips a line of `bytes` bytes that `line_of_size` returned.
  void skip_line(std::size_t bytes) {
    line_start_ = at_ += bytes + 1;
    ++line_;
  }

  /// Takes the next line that is not blank; `number` is its number, or that of the last line if there is none.
  Read take_content(std::string_view& line, std::uint32_t& number);

  /// Takes the next word, on this line or a later one, and the white space after it up to and with the end of its line.
  Read take_word(Word& word);

  /// Takes the rest of the text, without counting its lines. `Read::more` while more text may follow.
  Read take_rest(std::string_view& rest);
  /// Adds the number of lines of the rest that `take_rest` took.
  void count_lines(std::uint32_t lines) { line_ += lines; }

  bool at_end() const { return at_ >= text_.size(); }
  bool at_line_start() const { return at_ == line_start_; }
  /// The same place in the same text, which now is the last piece.
  Cursor as_last() const {
    Cursor cursor = *this;
    cursor.last_ = true;
    return cursor;
  }

  /// The number of the line that `take` will take next, from 1.
  std::uint32_t next_line() const { return line_; }
  /// Number of bytes of the text that have been taken.
  std::size_t taken() const { return at_; }

  /// The number of puzzles that a header has announced and that have not been read yet, plus one: 0 before the header,
  /// 1 when all have been read. Notations without a header do not use it.
  std::uint64_t announced = 0;

  /// The line at which the puzzle begins that was read last, where comments or a header stand before it. 0: its first
  /// line that is not blank.
  std::uint32_t begin = 0;

  /// What a reader says of a puzzle that may be another one too: how it was read. Empty if there is no doubt. Readers
  /// of notations that are never in doubt do not use it.
  std::string_view remark;

  /// The places that readers note; null if they are not wanted.
  Places* places = nullptr;
  /// Notes that a thing stands at byte `offset` of `line`, which is line `number`.
  void note(std::size_t thing, std::uint32_t number, std::string_view line, std::size_t offset) const {
    if (places != nullptr) places->note(thing, number, line, offset);
  }

 private:
  // Skips white space: `over_lines`, or up to and with the end of this line.
  void skip_space(bool over_lines);

  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t line_start_ = 0;
  std::uint32_t line_ = 1;
  bool last_ = true;
};

/// What follows a byte-order mark at the front of a text; the whole text if it has none.
std::string_view after_byte_order_mark(std::string_view text);

/// The digits of a number. (`std::to_string` would add printf to what a page has to load.)
std::string decimal(std::uint64_t number);

/// The same with a sign, where the number is negative.
std::string signed_decimal(std::int64_t number);

/// The same for a number of any size, in limbs of 64 bits, the lowest first.
std::string decimal(std::span<const std::uint64_t> limbs);

/// The value of 1 to 15 digits; none if `text` is anything else. JavaScript's numbers hold 15 digits exactly, not more.
std::optional<std::uint64_t> whole_number(std::string_view text);

/// The same with a `-` before it, or without.
std::optional<std::int64_t> signed_number(std::string_view text);

/// The number of bytes of the first UTF-8 character of `text`; 0 if there is none that is valid.
std::size_t character_size(std::string_view text);

/// `text` in double quotes, as a value of a message, cut after 24 characters. Control characters and bytes that are not
/// UTF-8 are written as `\xHH`.
Message quote(std::string_view text);

/// A number as a value of a message.
inline Message in_digits(std::uint64_t number) { return Message(decimal(number)); }

/// An error at byte `offset` of `line`, which is line `number`.
Error error_at(std::uint32_t number, std::string_view line, std::size_t offset, Message message);

/// An error at a word.
Error error_at(const Word& word, Message message);

/// `text` without spaces, tabs and carriage returns at its ends.
std::string_view trim(std::string_view text);

/// White space within a line.
constexpr bool is_space(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\v' || c == '\f'; }

/// The next word of a line from byte `at` on, which becomes the word's end. Empty at the end of the line. (A template,
/// so that it is inlined: a call for each character makes reading a large board 3 % slower.)
template <bool (*is_gap)(char) = is_space>
std::string_view next_word(std::string_view line, std::size_t& at) {
  while (at < line.size() && is_gap(line[at])) ++at;
  const std::size_t begin = at;
  while (at < line.size() && !is_gap(line[at])) ++at;
  return line.substr(begin, at - begin);
}

/// Reads the next block: the lines up to a blank line or the end of the text. Calls `read_line(line, number)` for each
/// line until that returns false, after it has written an error; then skips the rest of the block.
template <class F>
Read read_block(Cursor& cursor, F&& read_line) {
  bool begun = false, faulty = false;
  for (;;) {
    const std::uint32_t number = cursor.next_line();
    std::string_view line;
    const Read read = cursor.take(line);
    if (read == Read::more) return Read::more;
    const bool ends = read == Read::end || trim(line).empty();
    if (ends && begun) return faulty ? Read::error : Read::puzzle;
    if (read == Read::end) return Read::end;
    if (ends) continue;
    begun = true;
    if (!faulty) faulty = !read_line(line, number);
  }
}

}  // namespace quadrille

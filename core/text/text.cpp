#include "core/text/text.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <vector>

namespace quadrille {

namespace {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

bool continues_character(char c) { return (static_cast<unsigned char>(c) & 0xC0u) == 0x80u; }

}  // namespace

// Unicode standard, table 3-7.
std::size_t character_size(std::string_view text) {
  const auto byte = [text](std::size_t i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0u; };
  const unsigned first = byte(0);
  if (first < 0x80) return 1;
  const std::size_t size = first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0;
  for (std::size_t i = 1; i < size; ++i) {
    const unsigned least = i > 1 ? 0x80 : first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80;
    const unsigned most = i > 1 ? 0xBF : first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF;
    if (byte(i) < least || byte(i) > most) return 0;
  }
  return size;
}

Cursor::Cursor(std::string_view text, bool last, std::uint32_t line, std::uint64_t announced_before)
    : announced(announced_before), text_(text), line_(line), last_(last) {
  if (line == 1) at_ = line_start_ = text.size() - after_byte_order_mark(text).size();
}

std::string_view after_byte_order_mark(std::string_view text) {
  if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
  return text;
}

Read Cursor::take(std::string_view& line) {
  const std::size_t end = text_.find('\n', at_);
  if (end == std::string_view::npos) {
    if (!last_) return Read::more;
    if (at_ >= text_.size()) return Read::end;
    line = text_.substr(at_);
    at_ = text_.size();
  } else {
    line = text_.substr(at_, end - at_);
    at_ = end + 1;
  }
  if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
  line_start_ = at_;
  ++line_;
  return Read::puzzle;
}

void Cursor::skip_space(bool over_lines) {
  for (bool more = true; more && at_ < text_.size() && (is_space(text_[at_]) || text_[at_] == '\n');) {
    if (text_[at_++] != '\n') continue;
    line_start_ = at_;
    ++line_;
    more = over_lines;
  }
}

Read Cursor::take_content(std::string_view& line, std::uint32_t& number) {
  do {
    number = next_line();
    if (const Read read = take(line); read != Read::puzzle) return read;
  } while (trim(line).empty());
  return Read::puzzle;
}

Read Cursor::take_word(Word& word) {
  Cursor ahead = *this;
  ahead.skip_space(true);
  std::size_t end = ahead.at_;
  while (end < text_.size() && !is_space(text_[end]) && text_[end] != '\n') ++end;
  if (end == text_.size() && !last_) return Read::more;
  *this = ahead;
  if (end == at_) return Read::end;
  word = {text_.substr(at_, end - at_), text_.substr(line_start_, at_ - line_start_), line_};
  at_ = end;
  skip_space(false);
  return Read::puzzle;
}

Read Cursor::take_rest(std::string_view& rest) {
  if (!last_) return Read::more;
  if (at_ >= text_.size()) return Read::end;
  rest = text_.substr(at_);
  at_ = text_.size();
  return Read::puzzle;
}

std::string decimal(std::uint64_t number) {
  std::array<char, 20> digits;
  return {digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr};
}

std::string signed_decimal(std::int64_t number) {
  const auto digits = static_cast<std::uint64_t>(number);
  return number < 0 ? '-' + decimal(0 - digits) : decimal(digits);
}

// Long division by 10⁹, on halves of limbs so that each step fits into 64 bits.
std::string decimal(std::span<const std::uint64_t> limbs) {
  std::vector<std::uint32_t> number;
  for (const std::uint64_t limb : limbs) {
    number.push_back(static_cast<std::uint32_t>(limb));
    number.push_back(static_cast<std::uint32_t>(limb >> 32));
  }
  std::string digits;
  while (!number.empty()) {
    std::uint64_t rest = 0;
    for (std::size_t i = number.size(); i-- > 0;) {
      const std::uint64_t part = rest << 32 | number[i];
      number[i] = static_cast<std::uint32_t>(part / 1'000'000'000);
      rest = part % 1'000'000'000;
    }
    while (!number.empty() && number.back() == 0) number.pop_back();
    for (int i = 0; i < 9; ++i, rest /= 10) digits += static_cast<char>('0' + rest % 10);
  }
  while (digits.size() > 1 && digits.back() == '0') digits.pop_back();
  std::reverse(digits.begin(), digits.end());
  return digits;
}

std::optional<std::uint64_t> whole_number(std::string_view text) {
  if (text.empty() || text.size() > 15) return std::nullopt;
  std::uint64_t number = 0;
  for (const char c : text) {
    if (c < '0' || c > '9') return std::nullopt;
    number = number * 10 + static_cast<std::uint64_t>(c - '0');
  }
  return number;
}

std::optional<std::int64_t> signed_number(std::string_view text) {
  const bool is_negative = text.starts_with('-');
  const auto number = whole_number(text.substr(is_negative ? 1 : 0));
  if (!number) return std::nullopt;
  return is_negative ? -static_cast<std::int64_t>(*number) : static_cast<std::int64_t>(*number);
}

Message quote(std::string_view text) {
  constexpr std::size_t longest = 24;
  constexpr char hex[] = "0123456789ABCDEF";
  std::string quoted = "\"";
  std::size_t size = 0;
  for (std::size_t characters = 0; !text.empty(); text.remove_prefix(size), ++characters) {
    if (characters == longest) return Message(quoted + "\"…");
    size = character_size(text);
    const auto byte = static_cast<unsigned char>(text[0]);
    if (size == 0 || byte < 0x20 || byte == 0x7F) {
      quoted += "\\x";
      quoted += hex[byte >> 4];
      quoted += hex[byte & 15];
      size = 1;
    } else {
      quoted += text.substr(0, size);
    }
  }
  return Message(quoted + '"');
}

Place place_of(std::uint32_t number, std::string_view line, std::size_t offset) {
  std::uint32_t column = 1;
  for (std::size_t i = 0; i < offset && i < line.size(); ++i) column += !continues_character(line[i]);
  return {number, column};
}

void Places::note(std::size_t thing, std::uint32_t number, std::string_view line, std::size_t offset) {
  if (line.data() != line_ || number != last_.line || offset < offset_) {
    line_ = line.data();
    offset_ = 0;
    last_ = {number, 1};
  }
  last_.column += place_of(number, line.substr(std::min(offset_, line.size())), offset - offset_).column - 1;
  offset_ = offset;
  note(thing, last_);
}

Error error_at(std::uint32_t number, std::string_view line, std::size_t offset, Message message) {
  const Place place = place_of(number, line, offset);
  return {Error::Code::bad_input, std::move(message), place.line, place.column};
}

Error error_at(const Word& word, Message message) {
  return error_at(word.number, word.before, word.before.size(), std::move(message));
}

std::string_view trim(std::string_view text) {
  while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_space(text.back())) text.remove_suffix(1);
  return text;
}

}  // namespace quadrille

#include "core/job/records.hpp"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <cstring>
#include <iterator>
#include <utility>

namespace quadrille {

namespace {

constexpr std::size_t longest_number = 21;  // and the space behind it

char* put_number(char* at, std::uint64_t number) {
  if (number < 10) {
    *at++ = static_cast<char>('0' + number);
  } else {
    at = std::to_chars(at, at + longest_number, number).ptr;
  }
  *at++ = ' ';
  return at;
}

// Sixteen bytes at once, the last ones of them anew: what is known to be copied well is a constant size.
char* put_bytes(char* at, std::string_view bytes) {
  constexpr std::size_t most = 16;
  const char* from = bytes.data();
  std::size_t left = bytes.size();
  if (left < most) {
    while (left-- > 0) *at++ = *from++;
    return at;
  }
  for (; left > most; left -= most, at += most, from += most) std::memcpy(at, from, most);
  std::memcpy(at + left - most, from + left - most, most);
  return at + left;
}

char* put_text(char* at, std::string_view text) { return put_bytes(put_number(at, text.size()), text); }

}  // namespace

Error broken_rules() {
  return {Error::Code::internal, "an engine gave an answer that breaks the rules; please report this puzzle"};
}

void Records::solution(std::string_view text) {
  char* at = room(1 + longest_number + text.size());
  *at++ = 'S';
  close(put_text(at, text));
}

void Records::answer(Verdict verdict, std::string_view engine, const Stats& stats, std::string_view count) {
  const auto place = std::find(std::begin(engine_names), std::end(engine_names), engine) - std::begin(engine_names);
  assert(place < std::ssize(engine_names));
  char* at = room(1 + 6 * longest_number + count.size());
  *at++ = 'A';
  at = put_number(at, static_cast<std::uint64_t>(verdict));
  at = put_number(at, static_cast<std::uint64_t>(place));
  at = put_number(at, stats.nodes);
  at = put_number(at, stats.dead_ends);
  at = put_number(at, stats.depth);
  close(put_text(at, count));
}

void Records::error(const Error& error) {
  const std::string_view code = error_code_names[static_cast<std::size_t>(error.code)];
  char* at = room(1 + 4 * longest_number + code.size() + error.message.size());
  *at++ = 'E';
  at = put_text(at, code);
  at = put_number(at, error.line);
  at = put_number(at, error.column);
  close(put_text(at, error.message));
}

void Records::converted(std::string_view format, std::string_view text) {
  char* at = room(1 + 2 * longest_number + format.size() + text.size());
  *at++ = 'T';
  close(put_text(put_text(at, format), text));
}

std::string_view Records::take() {
  std::swap(buffer_, taken_);
  return {taken_.bytes.get(), std::exchange(size_, 0)};
}

// Where so many bytes may be written.
char* Records::room(std::size_t bytes) {
  if (buffer_.capacity - size_ < bytes) {
    const std::size_t capacity = std::max(2 * buffer_.capacity, size_ + bytes);
    Buffer larger = {std::unique_ptr<char[]>(new char[capacity]), capacity};
    if (size_ > 0) std::memcpy(larger.bytes.get(), buffer_.bytes.get(), size_);
    buffer_ = std::move(larger);
  }
  return buffer_.bytes.get() + size_;
}

void Records::close(const char* end) { size_ = static_cast<std::size_t>(end - buffer_.bytes.get()); }

}  // namespace quadrille

#include "core/job/records.hpp"

#include <algorithm>
#include <cassert>
#include <charconv>
#include <cstring>
#include <iterator>
#include <limits>
#include <utility>

namespace quadrille {

namespace {

// In JavaScript this number stands for itself and for all larger ones.
constexpr std::uint64_t largest_count = std::numeric_limits<std::uint64_t>::max();

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

// Copies sixteen bytes at a time: a constant size compiles to the fastest copy. The last sixteen overlap those before.
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
  if (form_ == Form::columns) return;
  if (form_ == Form::solutions) {
    solutions_.insert(solutions_.end(), text.begin(), text.end());
    ends_.push_back(static_cast<std::uint32_t>(solutions_.size()));
    return;
  }
  char* at = room(1 + longest_number + text.size());
  *at++ = 'S';
  close(put_text(at, text));
}

void Records::answer(Verdict verdict, std::string_view engine, const Stats& stats, std::string_view count) {
  if (form_ != Form::records) {
    total_.nodes += stats.nodes;
    total_.dead_ends += stats.dead_ends;
    total_.depth = std::max(total_.depth, stats.depth);
    std::uint64_t number = 0, divisor = 1;
    const char* const last = count.data() + count.size();
    const auto [end, fault] = std::from_chars(count.data(), last, number);
    if (end != last) std::from_chars(end + 1, last, divisor);  // a fraction is rounded down
    const bool fits = fault == std::errc() && number != largest_count;
    number /= divisor;
    add_to_columns(fits ? static_cast<std::uint8_t>(verdict) : own_record, fits ? number : 0);
    if (fits) return;
  }
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

void Records::line(std::uint32_t line) {
  if (form_ != Form::records) return;
  char* at = room(1 + longest_number);
  *at++ = 'L';
  close(put_number(at, line));
}

void Records::note(std::string_view text) {
  if (form_ != Form::records) return;
  char* at = room(1 + longest_number + text.size());
  *at++ = 'N';
  close(put_text(at, text));
}

void Records::fraction(double done) {
  if (form_ != Form::records) return;
  constexpr double billion = 1e9;
  char* at = room(1 + longest_number);
  *at++ = 'F';
  close(put_number(at, static_cast<std::uint64_t>(done * billion)));
}

[[clang::minsize]] void Records::error(const Error& error) {
  if (form_ != Form::records) {
    ends_.resize(std::min(ends_.size(), answered_ends_));  // solutions that turned out wrong
    solutions_.resize(ends_.empty() ? 0 : ends_.back());
    add_to_columns(own_record, 0);
  }
  const std::string_view code = error_code_names[static_cast<std::size_t>(error.code)];
  const std::string& message = error.message.marked();
  char* at = room(1 + 4 * longest_number + code.size() + message.size());
  *at++ = 'E';
  at = put_text(at, code);
  at = put_number(at, error.line);
  at = put_number(at, error.line == 0 ? 0 : std::max(error.column, std::uint32_t{1}));
  close(put_text(at, message));
}

void Records::converted(std::string_view format, std::string_view text) {
  char* at = room(1 + 2 * longest_number + format.size() + text.size());
  *at++ = 'T';
  close(put_text(put_text(at, format), text));
}

void Records::add_to_columns(std::uint8_t verdict, std::uint64_t count) {
  verdicts_.push_back(verdict);
  counts_.push_back(count);
  answered_ends_ = ends_.size();
}

void Records::write_columns() {
  const std::size_t puzzles = verdicts_.size();
  const std::size_t bytes = bytes_a_puzzle * puzzles + sizeof(std::uint32_t) * ends_.size() + solutions_.size();
  char* at = room(1 + 6 * longest_number + bytes);
  *at++ = 'C';
  for (const std::uint64_t number :
       {std::uint64_t{puzzles}, total_.nodes, total_.dead_ends, std::uint64_t{total_.depth},
        std::uint64_t{ends_.size()}, std::uint64_t{solutions_.size()}})
    at = put_number(at, number);
  const auto put_column = [&at](auto& column) {
    const std::size_t size = column.size() * sizeof column[0];
    if (size > 0) std::memcpy(at, column.data(), size);
    at += size;
    column.clear();
  };
  put_column(verdicts_);
  put_column(counts_);
  put_column(ends_);
  put_column(solutions_);
  total_ = {};
  answered_ends_ = 0;
  close(at);
}

std::string_view Records::take() {
  if (!verdicts_.empty() || !ends_.empty()) write_columns();
  std::swap(buffer_, taken_);
  return {taken_.bytes.get(), std::exchange(size_, 0)};
}

// Returns room for `bytes` bytes.
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

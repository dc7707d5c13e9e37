// Reads the numbers and texts of records (core/job/records.hpp).
#pragma once

#include <charconv>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace quadrille::command {

class RecordReader {
 public:
  /// `records` are whole ones, as Records has written them.
  explicit RecordReader(std::string_view records) : records_(records) {}

  bool at_end() const { return records_.empty(); }
  /// What is not read yet.
  std::string_view rest() const { return records_; }

  char letter() { return take(1)[0]; }
  std::uint64_t number() {
    std::uint64_t number = 0;
    const char* const end = std::from_chars(records_.data(), records_.data() + records_.size(), number).ptr;
    take(static_cast<std::size_t>(end - records_.data()) + 1);
    return number;
  }
  std::string_view text() {
    const std::uint64_t size = number();
    return take(static_cast<std::size_t>(size));
  }

 private:
  std::string_view take(std::size_t bytes) {
    const std::string_view taken = records_.substr(0, bytes);
    records_.remove_prefix(bytes);
    return taken;
  }

  std::string_view records_;
};

}  // namespace quadrille::command

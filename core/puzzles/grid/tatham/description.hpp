// The codes that descriptions of Simon Tatham's games share, read from left to right. A function that returns false has
// noted what is wrong and where. Tested by tests/core/grid_tatham_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/text/text.hpp"

namespace quadrille::grid::tatham {

struct Parameters {
  std::size_t columns = 0, rows = 0;
  std::string_view rest;  ///< behind the size
};

class Description {
 public:
  explicit Description(std::string_view text) : text_(text) {}

  bool is_at_end() const { return at_ == text_.size(); }
  std::size_t at() const { return at_; }
  char next() const { return is_at_end() ? '\0' : text_[at_]; }
  /// Skips the next character if it is `c`.
  bool skip(char c) {
    const bool is_next = !is_at_end() && next() == c;
    at_ += is_next;
    return is_next;
  }
  /// Digits, at least one and at most six.
  std::optional<std::uint64_t> number();
  char take() { return is_at_end() ? '\0' : text_[at_++]; }

  bool fail(const Message& message);
  bool expect(char c);
  bool expect_end();

  /// Tokens of `count` cells, `.` for blank ones: a letter a to z is a run of blanks, `_` nothing; what else stands for
  /// a cell `symbol(c)` says, or a number if it has several digits.
  template <class Symbol>
  bool read_cells(std::vector<std::string>& cells, std::size_t count, Symbol symbol) {
    while (cells.size() < count) {
      if (is_at_end()) return fail("the description ends before the board is complete");
      const char c = next();
      if (c == '_') {
        ++at_;
      } else if (c >= 'a' && c <= 'z') {
        const auto run = static_cast<std::size_t>(c - 'a') + 1;
        if (run > count - cells.size()) return fail("this run of blanks goes beyond the last cell");
        cells.insert(cells.end(), run, ".");
        ++at_;
      } else {
        std::string token = symbol(*this);
        if (token.empty()) return fail_here();
        cells.push_back(std::move(token));
      }
    }
    return true;
  }

  /// Which cells of a square are joined: runs of edges without a border, then one with a border; first the upright
  /// edges row by row, then the level ones column by column. `whole` is the run behind which no border follows. By
  /// cell, the first cell of its region.
  bool read_blocks(std::vector<std::size_t>& region, std::size_t side, std::size_t whole, bool has_repeats);

  /// The character that stands here is none that can.
  bool fail_here();
  const Message& message() const { return message_; }

 private:
  std::string_view text_;
  std::size_t at_ = 0;
  Message message_;
};

/// 0 to 9, a to z for 10 to 35, A to Z for 36 to 61; none for another character.
std::optional<unsigned> digit62(char c);

}  // namespace quadrille::grid::tatham

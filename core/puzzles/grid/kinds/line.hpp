// Reads the words of a rule by forms such as `AMOUNT of SET`: small words stand as they are, capitals stand for what is
// read there. What would have been right at the place that was understood last is what an error says. Tested by
// tests/core/grid_kinds_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/puzzles/grid/kinds/kind.hpp"
#include "core/text/text.hpp"

namespace quadrille::grid::kinds {

struct Line {
  std::string_view text;
  std::uint32_t number = 0;  ///< from 1
};

struct LineWord {
  std::string text;  ///< without the comma or colon behind it
  std::uint32_t column = 0;
  char mark = 0;  ///< `,` or `:` behind it, or 0
};

/// The words of a line from byte `from` on; and one without text where the line ends.
std::vector<LineWord> words_of_line(std::string_view line, std::size_t from);

/// Matches words with forms.
class Matcher {
 public:
  Matcher(const Kind& kind, const std::vector<LineWord>& words) : kind_(kind), words_(words) {}

  /// Whether the words from `begin` to `end` are of the form; then what they say is in the rule or group.
  bool matches(std::string_view form, std::size_t begin, std::size_t end, Rule& rule, Group& group);
  /// The same, of a form that may go on: how far it went; 0 where it does not fit.
  std::size_t match(std::string_view form, std::size_t begin, std::size_t end, Rule& rule, Group& group);

  /// Notes what would be right at a word.
  void expect(std::size_t at, std::string_view what);
  /// The error at the furthest word that something was expected at.
  Error error(std::uint32_t line) const;

 private:
  bool read(std::string_view item, std::size_t& at, std::size_t end, Rule& rule, Group& group);
  bool read_amount(std::size_t& at, std::size_t end, Amount& amount);
  bool read_quantity(std::size_t& at, std::size_t end, Quantity& quantity);
  bool read_set(std::size_t& at, std::size_t end, Values& set);
  void expect_value(std::size_t at);
  bool read_word(std::size_t& at, std::size_t end, std::string_view word);
  bool read_size(std::size_t& at, std::size_t end, Group& group);
  bool read_mark(std::size_t& at, std::size_t end, Rule& rule, Group& group);
  bool is_number(std::size_t section) const;  ///< a section with one number
  bool read_switch(std::size_t& at, std::size_t end, Group& group);
  bool read_sign(std::size_t& at, std::size_t end, Group& group);
  bool read_section(std::size_t& at, std::size_t end, Group& group, SectionKind kind, std::string_view what);

  const Kind& kind_;
  const std::vector<LineWord>& words_;
  std::size_t furthest_ = 0;
  std::vector<std::string> expected_;
};

}  // namespace quadrille::grid::kinds

// A row of one token may be a row of one cell, or tokens of one character each without blanks between them. What is
// asked for the length, in this order:
//
//   1. `size`
//   2. how many rows a section has; how many tokens its rows have, if some row has several of them or if some row is
//      one character
//   3. how many characters the rows of a section of cells have
//   4. how many characters a clue section of one row has; but a number is one clue of a board with one column (row) if
//      the clues of the other side stand with blanks between them
#include "core/puzzles/grid/measure.hpp"

#include <algorithm>
#include <utility>

namespace quadrille::grid {

namespace {

std::size_t characters_in(std::string_view text) {
  std::size_t characters = 0;
  for (; !text.empty(); ++characters) text.remove_prefix(std::max<std::size_t>(1, character_size(text)));
  return characters;
}

struct Width {
  std::size_t tokens = 0;      // of a row
  std::size_t characters = 0;  // of a row that is one token, if it may be divided; else 0
};

Width width_of(const Section& section) {
  for (const auto& row : section.rows)
    if (row.size() != 1) return {row.size(), 0};
  for (const auto& row : section.rows)
    if (characters_in(row[0].text) == 1 && section.rule->kind != SectionKind::corners) return {1, 0};
  return {1, characters_in(section.rows[0][0].text)};
}

bool is_plain_number(std::string_view text) { return whole_number(text) && text[0] != '0'; }

class Measure {
 public:
  explicit Measure(Text& text) : text_(text) {}

  std::optional<Error> measure() {
    text_.rows = text_.columns = 0;
    for (const Section& section : text_.sections)
      if (section.rule->name == size_rule.name) take_size(section);
    for (const Section& section : text_.sections) take_rows(section);
    for (const Section& section : text_.sections) take_tokens(section);
    for (const Section& section : text_.sections) take_characters(section);
    for (const Section& section : text_.sections) take_clues(section);
    if (!error_ && (text_.rows == 0 || text_.columns == 0)) fail(text_.line, "the board has no size");
    return std::move(error_);
  }

 private:
  void fail(std::uint32_t line, Message message, Error::Code code = Error::Code::bad_input) {
    if (!error_) error_ = Error{code, std::move(message), line, 1};
  }

  void set(const Section& section, std::size_t& side, std::uint64_t size) {
    if (size > most_side)
      fail(section.line, "a board has at most 128 rows and columns, this one has " + in_digits(size),
           Error::Code::too_large);
    if (side == 0) side = static_cast<std::size_t>(size);
  }

  void take_size(const Section& section) {
    const auto& values = section.rows[0];
    const std::uint64_t rows = values.size() == 2 ? whole_number(values[0].text).value_or(0) : 0;
    const std::uint64_t columns = values.size() == 2 ? whole_number(values[1].text).value_or(0) : 0;
    if (rows == 0 || columns == 0) return fail(section.line, "a size is two numbers: rows and columns");
    set(section, text_.rows, rows);
    set(section, text_.columns, columns);
  }

  void take_rows(const Section& section) {
    const SectionKind kind = section.rule->kind;
    if (kind == SectionKind::cells || kind == SectionKind::rows) set(section, text_.rows, section.rows.size());
    if (kind == SectionKind::corners) set(section, text_.rows, section.rows.size() - 1);
    if (kind == SectionKind::columns) set(section, text_.columns, section.rows.size());
  }

  void take_tokens(const Section& section) {
    const SectionKind kind = section.rule->kind;
    if (!has_width(kind)) return;
    const Width width = width_of(section);
    if (width.characters == 0) set(section, side_of(kind), width.tokens - (kind == SectionKind::corners));
    if (width.tokens > 1) (kind == SectionKind::left ? is_left_spaced_ : is_top_spaced_) = true;
  }

  void take_characters(const Section& section) {
    const SectionKind kind = section.rule->kind;
    if (kind != SectionKind::cells && kind != SectionKind::corners) return;
    if (const Width width = width_of(section); width.characters > 0)
      set(section, text_.columns, width.characters - (kind == SectionKind::corners));
  }

  void take_clues(const Section& section) {
    const SectionKind kind = section.rule->kind;
    if (kind != SectionKind::top && kind != SectionKind::left) return;
    const bool is_other_spaced = kind == SectionKind::left ? is_top_spaced_ : is_left_spaced_;
    const Width width = width_of(section);
    if (width.characters == 0) return;
    set(section, side_of(kind), is_other_spaced && is_plain_number(section.rows[0][0].text) ? 1 : width.characters);
  }

  static bool has_width(SectionKind kind) {
    return kind == SectionKind::cells || kind == SectionKind::corners || kind == SectionKind::top ||
           kind == SectionKind::left;
  }
  std::size_t& side_of(SectionKind kind) { return kind == SectionKind::left ? text_.rows : text_.columns; }

  Text& text_;
  bool is_top_spaced_ = false, is_left_spaced_ = false;
  std::optional<Error> error_;
};

}  // namespace

std::optional<Error> measure(Text& text) { return Measure(text).measure(); }

}  // namespace quadrille::grid

#include "core/puzzles/cover/text/matrix_row.hpp"

#include <algorithm>

#include "core/puzzles/cover/board.hpp"
#include "core/text/text.hpp"

namespace quadrille::cover {

namespace {

// 0 or 1, or `no_value`.
constexpr int no_value = -1;

// Takes the front of `text` that consists of zeros.
void skip_zeros(std::string_view& text) { text.remove_prefix(std::min(text.find_first_not_of('0'), text.size())); }

// The value of a number such as 1, 0.0, 1. or 1.000e+00.
int number_of(std::string_view word) {
  if (word.empty() || (word[0] != '0' && word[0] != '1')) return no_value;
  const int value = word[0] - '0';
  word.remove_prefix(1);
  if (word.starts_with('.')) {
    word.remove_prefix(1);
    skip_zeros(word);
  }
  if (word.starts_with('e') || word.starts_with('E')) {
    word.remove_prefix(1);
    if (word.starts_with('+') || word.starts_with('-')) word.remove_prefix(1);
    if (word.empty()) return no_value;
    skip_zeros(word);
  }
  return word.empty() ? value : no_value;
}

// The value of a cell between commas.
int value_of(std::string_view cell) {
  if (cell.size() >= 2 && cell.front() == cell.back() && (cell.front() == '"' || cell.front() == '\''))
    cell = trim(cell.substr(1, cell.size() - 2));
  for (const std::string_view word : {"true", "True", "TRUE"}) {
    if (cell == word) return 1;
  }
  for (const std::string_view word : {"false", "False", "FALSE"}) {
    if (cell == word) return 0;
  }
  return number_of(cell);
}

void add(int value, MatrixRow& row) {
  if (value == 1) row.ones.push_back({static_cast<Item>(row.width)});
  ++row.width;
}

bool fault(std::string_view text, std::string_view part, Message message, MatrixRow& row) {
  row.at = static_cast<std::size_t>(part.data() - text.data());
  row.fault = std::move(message);
  return false;
}

// Cells between spaces; those of one digit may stand together.
bool read_words(std::string_view text, MatrixRow& row) {
  std::size_t at = 0;
  for (std::string_view word; !(word = next_word(text, at)).empty();) {
    const std::size_t other = word.find_first_not_of("01");
    if (other == std::string_view::npos) {
      for (const char digit : word) {
        if (row.width > most_items) return true;
        add(digit - '0', row);
      }
    } else if (const int value = number_of(word); value != no_value) {
      add(value, row);
    } else {
      const std::string_view rest = word.substr(other);
      const std::string_view wrong = rest.substr(0, std::max<std::size_t>(character_size(rest), 1));
      return fault(text, wrong, quote(wrong) + " is neither 0 nor 1", row);
    }
  }
  return true;
}

bool read_between(char separator, std::string_view text, MatrixRow& row) {
  for (std::size_t begin = 0; begin <= text.size() && row.width <= most_items;) {
    const std::size_t end = std::min(text.find(separator, begin), text.size());
    const std::string_view between = text.substr(begin, end - begin), cell = trim(between);
    const int value = value_of(cell);
    if (cell.empty()) return fault(text, between, "the row " + quote(trim(text)) + " has an empty cell", row);
    if (value == no_value) return fault(text, cell, quote(cell) + " is neither 0 nor 1", row);
    add(value, row);
    begin = end + 1;
  }
  return true;
}

}  // namespace

bool read_row(std::string_view text, MatrixRow& row) {
  row.ones.clear();
  row.width = 0;
  const std::size_t separator = text.find_first_of(",;");
  return separator == std::string_view::npos ? read_words(text, row) : read_between(text[separator], text, row);
}

}  // namespace quadrille::cover

#include "core/text/pzpr_square.hpp"

#include <algorithm>
#include <limits>

#include "core/text/pzpr_link.hpp"

namespace quadrille {

namespace {

constexpr char one_blank = 'g';
constexpr std::string_view digits = "0123456789abcdef";

class SquareReader : PzprLinkReader {
 public:
  SquareReader(const Cursor& cursor, std::string_view line, std::uint32_t number, Error& error)
      : PzprLinkReader(line, number, error), cursor_(cursor) {}

  bool read(const PzprSides& sides, unsigned& side, std::span<std::uint8_t> values) {
    if (!read_name(pzpr_sudoku) || !read_side(sides, side)) return false;
    const std::size_t cells = std::size_t{side} * side;
    std::size_t blanks = 0;  // that a letter stands for
    for (std::size_t cell = 0; cell < cells; ++cell) {
      values[cell] = 0;
      const bool is_over = at_ == line_.size() || line_[at_] == '/';
      if (blanks == 0 && is_over) continue;  // cells that lack at the end are blank
      if (blanks == 0 && !read_stretch(one_blank, cells - cell, blanks)) return false;
      if (blanks > 0) {
        --blanks;
        continue;
      }
      cursor_.note(cell, number_, line_, at_);
      if (!read_value(side, values[cell])) return false;
    }
    return read_end();
  }

 private:
  bool read_side(const PzprSides& sides, unsigned& side) {
    const std::size_t start = at_;
    std::uint64_t columns = 0, rows = 0;
    if (!read_size(columns) || !read_size(rows)) return false;
    constexpr std::uint64_t most = std::numeric_limits<unsigned>::max();
    side = static_cast<unsigned>(std::min(rows, most));
    if (columns == rows && sides.contain(side)) return true;
    return fault(start, line_.substr(start, at_ - start), Message(" is not a size; ") + sides.words);
  }

  bool read_value(unsigned side, std::uint8_t& out) {
    const char mark = line_[at_];
    const std::size_t size = mark == '-' ? 3 : mark == '+' ? 4 : 1;
    const std::string_view symbol = line_.substr(at_, size);
    std::size_t value = 0;
    bool known = symbol.size() == size;
    for (const char c : symbol.substr(size > 1 ? 1 : 0)) {
      const std::size_t digit = digits.find(c);
      known &= digit < digits.size();
      value = value * 16 + digit;
    }
    if (mark == '.') {
      value = 0;
    } else if (!known || value == 0 || value > side) {
      return fault(at_, symbol, Message(" is not a value of a ") + decimal(side) + "×" + decimal(side) + " board");
    }
    out = static_cast<std::uint8_t>(value);
    at_ += size;
    return true;
  }

  const Cursor& cursor_;
};

}  // namespace

Read take_pzpr_square(Cursor& cursor, const PzprSides& sides, unsigned& side, std::span<std::uint8_t> values,
                      Error& error) {
  std::string_view line;
  std::uint32_t number = 0;
  if (const Read read = take_link_line(cursor, line, number); read != Read::puzzle) return read;
  return SquareReader(cursor, line, number, error).read(sides, side, values) ? Read::puzzle : Read::error;
}

void write_pzpr_square(unsigned side, std::span<const std::uint8_t> values, std::string& out) {
  write_pzpr_head(pzpr_sudoku, side, side, out);
  std::size_t blanks = 0;
  for (const std::uint8_t value : values) {
    if (value == 0) {
      ++blanks;
      continue;
    }
    write_pzpr_stretch(one_blank, blanks, out);
    if (value >= 16) {
      out += '-';
      out += digits[value / 16];
    }
    out += digits[value % 16];
  }
  write_pzpr_stretch(one_blank, blanks, out);
}

}  // namespace quadrille

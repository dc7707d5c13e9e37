#include "core/puzzles/grid/tatham/description.hpp"

#include <algorithm>

namespace quadrille::grid::tatham {

std::optional<std::uint64_t> Description::number() {
  const std::size_t begin = at_;
  while (next() >= '0' && next() <= '9') ++at_;
  const std::size_t size = at_ - begin;
  return size == 0 || size > 6 ? std::nullopt : whole_number(text_.substr(begin, size));
}

bool Description::fail(const Message& message) {
  if (message_.empty()) message_ = message;
  return false;
}

bool Description::fail_here() {
  if (is_at_end()) return fail("the description ends before the board is complete");
  return fail(quote(text_.substr(at_, 1)) + " cannot stand here in a game's description");
}

bool Description::expect(char c) { return skip(c) || fail_here(); }

bool Description::expect_end() {
  return is_at_end() || fail(quote(text_.substr(at_)) + " follows the end of the board");
}

bool Description::read_blocks(std::vector<std::size_t>& region, std::size_t side, std::size_t whole, bool has_repeats) {
  const std::size_t edges = 2 * side * (side - 1);
  region.resize(side * side);
  for (std::size_t cell = 0; cell < region.size(); ++cell) region[cell] = cell;
  const auto root = [&](std::size_t cell) {
    while (region[cell] != cell) cell = region[cell];
    return cell;
  };
  std::size_t edge = 0;
  while (!is_at_end() && next() != ',') {
    const char c = take();
    if (c != '_' && (c < 'a' || c > 'z')) return --at_, fail_here();
    const std::size_t run = c == '_' ? 0 : static_cast<std::size_t>(c - 'a') + 1;
    std::uint64_t times = 1;
    if (has_repeats && next() >= '0' && next() <= '9') times = number().value_or(edges + 2);
    for (; times > 0; --times) {
      if (run + (run != whole) > edges + 1 - edge) return fail("the regions have more edges than the board");
      for (std::size_t i = 0; i < run && edge < edges; ++i, ++edge) {
        const bool is_upright = edge < edges / 2;
        const std::size_t line = edge % (edges / 2) / (side - 1), place = edge % (side - 1);
        const std::size_t first = is_upright ? line * side + place : place * side + line;
        const std::size_t one = root(first), other = root(first + (is_upright ? 1 : side));
        region[std::max(one, other)] = std::min(one, other);
      }
      edge += run != whole;
    }
  }
  if (edge != edges + 1) return fail("the description ends before its regions are complete");
  for (std::size_t cell = 0; cell < region.size(); ++cell) region[cell] = root(cell);
  return true;
}

std::optional<unsigned> digit62(char c) {
  if (c >= '0' && c <= '9') return static_cast<unsigned>(c - '0');
  if (c >= 'a' && c <= 'z') return static_cast<unsigned>(c - 'a') + 10;
  if (c >= 'A' && c <= 'Z') return static_cast<unsigned>(c - 'A') + 36;
  return std::nullopt;
}

}  // namespace quadrille::grid::tatham

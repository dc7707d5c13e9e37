#include "core/search/part.hpp"

#include <algorithm>
#include <limits>

namespace quadrille {

namespace {

constexpr std::size_t fingerprint_digits = 12;
constexpr std::string_view hex = "0123456789abcdef";

// Removes the front of the text up to and including `end`, and returns it without `end`. Takes all of the text if it
// has no `end`.
std::string_view take_until(std::string_view& text, char end) {
  const std::string_view front = text.substr(0, text.find(end));
  text.remove_prefix(std::min(text.size(), front.size() + 1));
  return front;
}

bool read_number(std::string_view text, std::uint32_t& number) {
  if (text.empty() || text.size() > 10) return false;
  std::uint64_t value = 0;
  for (const char digit : text) {
    if (digit < '0' || digit > '9') return false;
    value = 10 * value + static_cast<std::uint64_t>(digit - '0');
  }
  number = static_cast<std::uint32_t>(value);
  return value <= std::numeric_limits<std::uint32_t>::max();
}

bool read_branch(std::string_view text, Branch& branch) {
  const std::size_t of = text.find("of");
  if (of == std::string_view::npos) return false;
  if (!read_number(text.substr(0, of), branch.at) || !read_number(text.substr(of + 2), branch.of)) return false;
  return branch.at >= 1 && branch.at-- <= branch.of;
}

bool read_level(std::string_view text, Part::Level& level) {
  const std::size_t dash = text.find('-');
  if (dash == std::string_view::npos || !read_branch(text.substr(dash + 1), level.branch)) return false;
  for (std::string_view rest = text.substr(0, dash + 1); !rest.empty();) {
    const std::size_t end = rest.find_first_of("+-");
    if (!read_number(rest.substr(0, end), level.placements.emplace_back())) return false;
    rest.remove_prefix(end + 1);
  }
  return true;
}

void append(const Branch& branch, std::string& out) { out += decimal(branch.at + 1) + "of" + decimal(branch.of); }

}  // namespace

std::optional<Part> read_part(std::string_view text) {
  const std::string_view whole = text;
  Part part;
  const std::string_view front = take_until(text, '.');
  if (front.size() != fingerprint_digits) return std::nullopt;
  for (const char digit : front) {
    const std::size_t value = hex.find(digit);
    if (value == std::string_view::npos) return std::nullopt;
    part.puzzle = part.puzzle << 4 | value;
  }
  while (!text.empty()) {
    const std::string_view next = take_until(text, '.');
    if (!part.engine.empty()) {
      if (!read_branch(next, part.path.emplace_back())) return std::nullopt;
    } else if (next == "dlx" || next == "bits") {
      part.engine = next;
    } else if (!read_level(next, part.levels.emplace_back())) {
      return std::nullopt;
    }
  }
  if (text_of(part) != whole) return std::nullopt;  // equal parts have equal texts
  return part;
}

std::string text_of(const Part& part) {
  std::string text;
  for (std::size_t digit = fingerprint_digits; digit-- > 0;) text += hex[part.puzzle >> 4 * digit & 15];
  for (const auto& [placements, branch] : part.levels) {
    char before = '.';
    for (const std::uint32_t placement : placements) {
      text += before + decimal(placement);
      before = '+';
    }
    text += '-';
    append(branch, text);
  }
  if (!part.path.empty()) text += '.' + part.engine;
  for (const Branch& branch : part.path) {
    text += '.';
    append(branch, text);
  }
  return text;
}

}  // namespace quadrille

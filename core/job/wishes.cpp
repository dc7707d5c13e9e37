#include "core/job/wishes.hpp"

#include <algorithm>

#include "core/text/text.hpp"

namespace quadrille {

Refusal read_wish(std::string_view value, std::uint32_t least, std::uint32_t most, std::uint32_t& number) {
  const auto given = whole_number(value);
  if (!given || *given < least || *given > most)
    return (quote(value) + " is not a whole number from " + decimal(least) + " to " + decimal(most)).text();
  number = static_cast<std::uint32_t>(*given);
  return std::nullopt;
}

Refusal read_size(std::string_view value, std::uint32_t least, std::uint32_t most, std::uint32_t& rows,
                  std::uint32_t& columns) {
  const std::size_t cross = std::min(value.find('x'), value.size());
  if (auto refused = read_wish(value.substr(0, cross), least, most, rows)) return refused;
  columns = rows;
  return cross == value.size() ? std::nullopt : read_wish(value.substr(cross + 1), least, most, columns);
}

std::size_t place_of(std::string_view name, std::span<const std::string_view> names) {
  const auto is_same = [&](std::string_view other) {
    return std::equal(name.begin(), name.end(), other.begin(), other.end(),
                      [](char a, char b) { return (a | 0x20) == (b | 0x20); });
  };
  return static_cast<std::size_t>(std::find_if(names.begin(), names.end(), is_same) - names.begin());
}

std::string none_of(std::string_view name, std::span<const std::string_view> names) {
  std::string text = quote(name).text() + " is none of ";
  for (const std::string_view each : names) text.append(text.ends_with(' ') ? "" : ", ").append(each);
  return text;
}

std::string unknown_wish(std::string_view puzzle) { return "this cannot be wished for " + std::string(puzzle); }

}  // namespace quadrille

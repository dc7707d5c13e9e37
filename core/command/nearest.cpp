#include "core/command/nearest.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace quadrille::command {

namespace {

// Row by row of the table of distances between the beginnings of both words; only the last two rows are kept.
std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> before(b.size() + 1), last(b.size() + 1), row(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) last[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    row[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      const std::size_t changed = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
      row[j] = std::min({changed, last[j] + 1, row[j - 1] + 1});
      const bool is_swap = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
      if (is_swap) row[j] = std::min(row[j], before[j - 2] + 1);
    }
    std::swap(before, last);
    std::swap(last, row);
  }
  return last[b.size()];
}

}  // namespace

std::string_view nearest(std::string_view word, std::span<const std::string_view> names) {
  constexpr std::size_t longest = 40;  // no name has as many letters
  std::string_view best;
  std::size_t least = std::min(word.size(), longest) / 3 + 1;
  if (word.size() > longest) return best;
  for (const std::string_view name : names) {
    const std::size_t errors = distance(word, name);
    if (errors >= least) continue;
    least = errors;
    best = name;
  }
  return best;
}

}  // namespace quadrille::command

#include <algorithm>

#include "core/puzzles/grid/genres/all.hpp"
#include "core/puzzles/grid/latin.hpp"

namespace quadrille::grid::ripple {

namespace {

constexpr SectionRule sections[] = {{"cells", SectionKind::cells, false}, {"regions", SectionKind::cells}};

std::optional<Error> compile(Maker& maker) {
  if (auto error = fill_regions(maker)) return error;
  for (const Cells& line : lines_of(maker.text)) {
    for (std::size_t i = 0; i < line.size(); ++i) {
      // Numbers that are less than the distance apart.
      const unsigned most = maker.network.domains[line[i]].values;
      for (std::size_t j = i + 1; j < line.size() && j - i <= most; ++j)
        if (!maker.is_left_out(line[i]) && !maker.is_left_out(line[j]))
          maker.relate(line[i], line[j],
                       [&](std::int64_t a, std::int64_t b) { return a != b || a < static_cast<std::int64_t>(j - i); });
    }
  }
  return maker.give_filled();
}

bool obeys(const Text& text, const Answer& answer) {
  const auto is_cell = [&](Variable cell) { return text.at("regions", cell)->text != "#"; };
  for (const Cells& line : lines_of(text)) {
    std::size_t last_at[network::most_values + 1] = {};  // by number: its last place, from 1
    for (std::size_t i = 0; i < line.size(); ++i) {
      if (!is_cell(line[i])) continue;
      const std::size_t number = answer[line[i]], last = last_at[number];
      if (last != 0 && i + 1 - last <= number) return false;
      last_at[number] = i + 1;
    }
  }
  const std::vector<Cells> regions = regions_of(text);
  return std::all_of(regions.begin(), regions.end(), [&](const Cells& region) {
    return are_different(region, answer) &&
           std::all_of(region.begin(), region.end(), [&](Variable cell) { return answer[cell] <= region.size(); });
  });
}

}  // namespace

const Genre genre = {"ripple", sections, compile, obeys, write_number<1>};

}  // namespace quadrille::grid::ripple

#include <algorithm>

#include "core/puzzles/grid/genres/all.hpp"
#include "core/puzzles/grid/latin.hpp"

namespace quadrille::grid::ripple {

namespace {

constexpr SectionRule sections[] = {{"cells", SectionKind::cells, false, Clues::walls},
                                    {"regions", SectionKind::cells}};

constexpr std::size_t most_pairs = std::size_t{1} << 22;  // of a value and another cell where it may not be, too

std::optional<Error> compile(Maker& maker) {
  if (auto error = fill_regions(maker)) return error;
  std::size_t pairs = 0;
  for (const Cells& line : lines_of(maker.text)) {
    for (std::size_t i = 0; i < line.size(); ++i) {
      const std::size_t most = maker.network.domains[line[i]].values;
      if ((pairs += most * std::min(most, line.size() - i)) > most_pairs)
        return Error{Error::Code::too_large, "the board has too many cells of large regions", maker.text.line, 1};
      // Numbers that are less than the distance apart.
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

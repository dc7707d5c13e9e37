#include <algorithm>

#include "core/puzzles/grid/genres/all.hpp"

namespace quadrille::grid::heyawake {

namespace {

constexpr SectionRule sections[] = {{"cells", SectionKind::cells, true, Clues::tokens},
                                    {"regions", SectionKind::cells}};

// The shortest straight lines that cross two borders.
std::vector<Cells> crossings_of(const Text& text) {
  std::vector<Cells> crossings;
  for (const Cells& line : lines_of(text)) {
    std::size_t begin = 0;  // of the region before the present one
    for (std::size_t at = 1, last = 0; at < line.size(); ++at) {
      if (*text.at("regions", line[at]) == *text.at("regions", line[at - 1])) continue;
      if (last > 0) {
        begin = last - 1;
        crossings.emplace_back(line.begin() + static_cast<std::ptrdiff_t>(begin),
                               line.begin() + static_cast<std::ptrdiff_t>(at) + 1);
      }
      last = at;
    }
  }
  return crossings;
}

std::optional<Error> compile(Maker& maker) {
  const Text& text = maker.text;
  maker.set_values(2);
  std::vector<const Cells*> region_of(text.cells());
  const std::vector<Cells> regions = regions_of(text);
  if (auto error = need_regions(text)) return error;
  for (const Cells& region : regions)
    for (const Variable cell : region) region_of[cell] = &region;
  if (auto error = read_shading(maker, [&](std::size_t cell, const Token& token) {
        return maker.count_clue(token, *region_of[cell], shaded);
      }))
    return error;
  for (const Cells& crossing : crossings_of(text)) maker.count(crossing, shaded, 1, crossing.size());
  isolate_shaded(maker);
  return std::nullopt;
}

bool obeys(const Text& text, const Answer& answer) {
  const auto is_shaded = [&](Variable cell) { return answer[cell] == 2; };
  for (const Cells& region : regions_of(text))
    for (const Variable cell : region) {
      const auto number = whole_number(text.at("cells", cell)->text);
      if (number && static_cast<std::uint64_t>(std::count_if(region.begin(), region.end(), is_shaded)) != *number)
        return false;
    }
  for (const Cells& crossing : crossings_of(text))
    if (std::none_of(crossing.begin(), crossing.end(), is_shaded)) return false;
  return is_shading_isolated(text, answer);
}

}  // namespace

const Genre genre = {.id = "heyawake",
                     .sections = sections,
                     .compile = compile,
                     .obeys = obeys,
                     .write_value = write_token<'.', '#'>,
                     .turning = {.region_number = Turning::RegionNumber::any_cell}};

}  // namespace quadrille::grid::heyawake

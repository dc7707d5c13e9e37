// Star battle as its players see it: rows, columns and regions that have their stars, places around a star, places
// that would leave a region none, and regions that share lines.
#include <algorithm>

#include "core/puzzles/grid/patterns/all.hpp"
#include "core/puzzles/grid/patterns/areas.hpp"
#include "core/puzzles/grid/patterns/ways.hpp"

namespace quadrille::grid::patterns::starbattle {

namespace {

constexpr Values empty = 1, star = 2;

struct Picture {
  Board board;
  std::size_t stars;
  std::vector<Cells> groups;           // rows, columns, then regions
  std::vector<std::size_t> region_of;  // by cell: a group; none for a cell of no region
  const Text& text() const { return *board.text; }
  std::size_t regions_from() const { return text().rows + text().columns; }
};

Picture picture_of(const Board& board) {
  const Text& text = *board.text;
  Picture picture = {board, static_cast<std::size_t>(*parameter(text, "stars")), lines_of(text), {}};
  for (Cells& region : regions_of(text)) picture.groups.push_back(std::move(region));
  picture.region_of.assign(text.cells(), no_part);
  for (std::size_t group = picture.regions_from(); group < picture.groups.size(); ++group)
    for (const Variable cell : picture.groups[group]) picture.region_of[cell] = group;
  return picture;
}

std::size_t each_group(const Picture& picture) { return picture.groups.size(); }

// What is known of a group.
struct Group {
  std::size_t missing = 0;  // stars
  Cells stars, open;
};

Group group_at(const Picture& picture, std::size_t place, View& view) {
  Group group;
  for (const Variable cell : picture.groups[place]) {
    if (view.of(cell) == star) group.stars.push_back(cell);
    if (view.is_open(cell, star)) group.open.push_back(cell);
  }
  group.missing = picture.stars - std::min(picture.stars, group.stars.size());
  return group;
}

void point_at(const Picture& picture, std::size_t group, View& view) {
  for (const Variable cell : picture.groups[group]) view.point_at(cell);
}

void around_star(const Picture& picture, std::size_t place, View& view) {
  if (!sees(view, static_cast<Variable>(place), star)) return;
  for (const Variable other : neighbours8(picture.text(), place)) {
    if (view.is_open(other, star)) view.conclude(other, empty);
  }
}

void all_stars(const Picture& picture, std::size_t place, View& view) {
  const Group group = group_at(picture, place, view);
  if (group.missing > 0) return;
  point_at(picture, place, view);
  rely_on(group.stars, star, view);
  for (const Variable cell : group.open) view.conclude(cell, empty);
}

void last_places(const Picture& picture, std::size_t place, View& view) {
  const Group group = group_at(picture, place, view);
  if (group.missing == 0 || group.open.size() != group.missing) return;
  point_at(picture, place, view);
  for (const Variable cell : group.open) view.conclude(cell, star);
}

// The places that all ways to fill a group have, and those that none has.
void only_fit(const Picture& picture, std::size_t place, View& view) {
  const Group group = group_at(picture, place, view);
  if (group.missing == 0 || group.open.size() > most_in_ways) return;
  const Ways ways(group.open, group.missing, [&](Variable a, Variable b) { return touch(picture.text(), a, b); });
  if (!ways.exist()) return;
  point_at(picture, place, view);
  for (std::size_t at = 0; at < group.open.size(); ++at) {
    if (ways.is_in_all(at)) view.conclude(group.open[at], star);
    if (!ways.is_in_some(at)) view.conclude(group.open[at], empty);
  }
}

// A star beside the group that would leave no way to fill it.
void leaves_none(const Picture& picture, std::size_t place, View& view) {
  const Group group = group_at(picture, place, view);
  if (group.missing == 0 || group.open.size() > most_in_ways) return;
  const auto apart = [&](Variable a, Variable b) { return touch(picture.text(), a, b); };
  Cells beside;
  for (const Variable cell : group.open)
    for (const Variable other : neighbours8(picture.text(), cell))
      if (std::find(beside.begin(), beside.end(), other) == beside.end()) beside.push_back(other);
  const Cells& own = picture.groups[place];
  bool is_seen = false;
  for (const Variable cell : beside) {
    if (std::find(own.begin(), own.end(), cell) != own.end() || !view.is_open(cell, star)) continue;
    Cells left = group.open;
    std::erase_if(left, [&](Variable other) { return apart(other, cell); });
    if (Ways(left, group.missing, apart).exist()) continue;
    if (!is_seen) point_at(picture, place, view);
    is_seen = true;
    view.conclude(cell, empty);
  }
}

// As many lines side by side as `size`: by their direction, and their first one.
template <std::size_t size>
std::size_t each_lines(const Picture& picture) {
  const auto starts = [](std::size_t lines) { return lines > size ? lines - size + 1 : 0; };
  return starts(picture.text().rows) + starts(picture.text().columns);
}

template <std::size_t size>
std::vector<std::size_t> lines_at(const Picture& picture, std::size_t place) {
  const std::size_t rows = picture.text().rows, starts = rows > size ? rows - size + 1 : 0;
  const std::size_t first = place < starts ? place : rows + place - starts;
  std::vector<std::size_t> lines;
  for (std::size_t line = first; line < first + size; ++line) lines.push_back(line);
  return lines;
}

// As many regions as lines have all their places in them: the rest of the lines is empty. Or the lines have all their
// places in as many regions: the rest of these is empty.
template <std::size_t size, bool is_of_lines>
void share_lines(const Picture& picture, std::size_t place, View& view) {
  std::vector<bool> is_inside(picture.text().cells());
  std::vector<std::size_t> regions;  // that have places in the lines
  const std::vector<std::size_t> lines = lines_at<size>(picture, place);
  for (const std::size_t line : lines)
    for (const Variable cell : picture.groups[line]) {
      is_inside[cell] = true;
      const std::size_t region = picture.region_of[cell];
      if (view.of(cell) == empty) continue;
      if (region == no_part) return;
      if (std::find(regions.begin(), regions.end(), region) == regions.end()) regions.push_back(region);
    }
  if (!is_of_lines)
    std::erase_if(regions, [&](std::size_t region) {
      const Cells& cells = picture.groups[region];
      return std::any_of(cells.begin(), cells.end(),
                         [&](Variable cell) { return !is_inside[cell] && view.of(cell) != empty; });
    });
  if (regions.size() != size) return;
  for (const std::size_t group : is_of_lines ? lines : regions) point_at(picture, group, view);
  for (const std::size_t group : is_of_lines ? regions : lines)
    for (const Variable cell : picture.groups[group]) {
      const bool is_of_region = std::find(regions.begin(), regions.end(), picture.region_of[cell]) != regions.end();
      if (is_inside[cell] != is_of_region && view.is_open(cell, star)) view.conclude(cell, empty);
    }
}

constexpr PatternTable<Picture>::Row rows[] = {{"around-star", 1, each_cell, around_star},
                                               {"all-stars", 1, each_group, all_stars},
                                               {"last-places", 1, each_group, last_places},
                                               {"only-fit", 2, each_group, only_fit},
                                               {"leaves-none", 2, each_group, leaves_none},
                                               {"region-in-line", 2, each_lines<1>, share_lines<1, false>},
                                               {"line-in-region", 2, each_lines<1>, share_lines<1, true>},
                                               {"regions-in-lines", 3, each_lines<2>, share_lines<2, false>},
                                               {"lines-in-regions", 3, each_lines<2>, share_lines<2, true>},
                                               {"regions-in-lines", 3, each_lines<3>, share_lines<3, false>},
                                               {"lines-in-regions", 3, each_lines<3>, share_lines<3, true>},
                                               {"regions-in-lines", 4, each_lines<4>, share_lines<4, false>},
                                               {"lines-in-regions", 4, each_lines<4>, share_lines<4, true>}};

}  // namespace

std::unique_ptr<Patterns> find(const Board& board) {
  return std::make_unique<PatternTable<Picture>>(picture_of(board), rows);
}

}  // namespace quadrille::grid::patterns::starbattle

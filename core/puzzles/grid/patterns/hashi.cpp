// Hashi as its players see it: islands that have all their bridges or need all they can have, bridges that block
// others, and groups of islands that must not be closed.
#include <algorithm>
#include <optional>

#include "core/puzzles/grid/patterns/all.hpp"
#include "core/puzzles/grid/patterns/areas.hpp"

namespace quadrille::grid::patterns::hashi {

namespace {

// How many bridges there can be: a bit for each number from 0 to 2.
using Counts = unsigned;
constexpr Counts some_bridge = 6;

// The values of cells: blank, one or two level bridges, one or two upright ones.
constexpr Values all_cell_values = 31;
constexpr Values values_of(bool is_level, Counts counts) {
  const Values one = is_level ? 2 : 8;
  const Values others = all_cell_values & ~(one | one << 1);
  return ((counts & 1) != 0 ? others : 0) | ((counts & 2) != 0 ? one : 0) | ((counts & 4) != 0 ? one << 1 : 0);
}

struct Way {
  Variable a, b;  // islands
  bool is_level;
  Cells cells;  // between
  Variable other_end(Variable island) const { return island == a ? b : a; }
};

struct Picture {
  Board board;
  std::vector<std::uint64_t> numbers;  // by cell with an island; 0 for `?`, and for others
  std::vector<Way> ways;
  std::vector<std::vector<std::size_t>> ways_of;  // by cell with an island
  Cells islands;
  const Text& text() const { return *board.text; }
};

std::size_t each_way(const Picture& picture) { return picture.ways.size(); }
std::size_t each_island(const Picture& picture) { return picture.islands.size(); }

Picture picture_of(const Board& board) {
  const Text& text = *board.text;
  Picture picture = {board, {}, {}, {}, {}};
  const auto is_island = [&](std::size_t cell) { return !board.model->shown[cell].empty(); };
  picture.ways_of.resize(text.cells());
  for (Variable cell = 0; cell < text.cells(); ++cell) {
    picture.numbers.push_back(is_island(cell) ? whole_number(text.at("cells", cell)->text).value_or(0) : 0);
    if (!is_island(cell)) continue;
    picture.islands.push_back(cell);
    for (const bool is_level : {true, false}) {
      Cells ray = ray_of(text, cell, is_level ? 0 : 1, is_level ? 1 : 0);
      const auto end = std::find_if(ray.begin(), ray.end(), is_island);
      if (end == ray.end()) continue;
      for (const Variable island : {cell, *end}) picture.ways_of[island].push_back(picture.ways.size());
      picture.ways.push_back({cell, *end, is_level, Cells(ray.begin(), end)});
    }
  }
  return picture;
}

Counts counts_of(const Way& way, View& view) {
  Counts counts = 7;
  for (const Variable cell : way.cells) {
    const Values values = view.of(cell);
    for (const Counts count : {1u, 2u, 4u})
      if ((values & values_of(way.is_level, count)) == 0) counts &= ~count;
  }
  return counts;
}
std::size_t least(Counts counts) { return (counts & 1) != 0 ? 0 : (counts & 2) != 0 ? 1 : 2; }
std::size_t most(Counts counts) { return (counts & 4) != 0 ? 2 : (counts & 2) != 0 ? 1 : 0; }

// What is known of the way is part of the picture.
void rely_on(const Way& way, View& view) {
  for (const Variable cell : way.cells) view.is(cell, view.of(cell));
}

void conclude(const Way& way, Counts counts, View& view) {
  for (const Variable cell : way.cells) view.conclude(cell, values_of(way.is_level, counts));
}

// A bridge goes on to its island; where something crosses, there is none.
void along_way(const Picture& picture, std::size_t place, View& view) {
  const Way& way = picture.ways[place];
  const Counts counts = counts_of(way, view);
  if (counts == 7 || counts == 0) return;
  for (const Variable cell : way.cells)
    if ((view.of(cell) & ~values_of(way.is_level, counts)) == 0) sees(view, cell, view.of(cell));
  conclude(way, counts, view);
}

// Cells over which no bridge can lead: no two islands are in line with them.
void no_way(const Picture& picture, std::size_t, View& view) {
  std::vector<bool> has_way(picture.text().cells());
  for (const Variable island : picture.islands) has_way[island] = true;
  for (const Way& way : picture.ways)
    for (const Variable cell : way.cells) has_way[cell] = true;
  for (Variable cell = 0; cell < has_way.size(); ++cell)
    if (!has_way[cell] && view.is_open(cell, 1)) view.conclude(cell, 1);
}

// The ways of an island, and how many bridges these have at least and at most.
struct Ways {
  std::vector<Counts> counts;
  std::size_t least = 0, most = 0;
};
Ways ways_at(const Picture& picture, Variable island, View& view) {
  Ways ways;
  for (const std::size_t way : picture.ways_of[island]) {
    ways.counts.push_back(counts_of(picture.ways[way], view));
    ways.least += least(ways.counts.back());
    ways.most += most(ways.counts.back());
  }
  return ways;
}

// Concludes for each way of an island what `counts(of it)` says, and says what that relies on.
template <class Say>
void say_of_ways(const Picture& picture, Variable island, const Ways& ways, View& view, Say counts) {
  view.point_at(island);
  for (std::size_t at = 0; at < ways.counts.size(); ++at) {
    const Way& way = picture.ways[picture.ways_of[island][at]];
    rely_on(way, view);
    if (const Counts left = counts(ways.counts[at]); left != ways.counts[at] && left != 0) conclude(way, left, view);
  }
}

void island_met(const Picture& picture, std::size_t place, View& view) {
  const Variable island = picture.islands[place];
  const Ways ways = ways_at(picture, island, view);
  if (picture.numbers[island] != ways.least || ways.least == ways.most || ways.least == 0) return;
  say_of_ways(picture, island, ways, view, [](Counts counts) { return 1u << least(counts); });
}

void island_needs_all(const Picture& picture, std::size_t place, View& view) {
  const Variable island = picture.islands[place];
  const Ways ways = ways_at(picture, island, view);
  if (picture.numbers[island] != ways.most || ways.least == ways.most) return;
  say_of_ways(picture, island, ways, view, [](Counts counts) { return 1u << most(counts); });
}

// What the other ways cannot have, a way must have; and what the others need in any case, it cannot have.
void island_needs_each(const Picture& picture, std::size_t place, View& view) {
  const Variable island = picture.islands[place];
  const Ways ways = ways_at(picture, island, view);
  const std::uint64_t number = picture.numbers[island];
  if (number == 0 || number < ways.least || number > ways.most) return;
  say_of_ways(picture, island, ways, view, [&](Counts counts) {
    const std::size_t others_most = ways.most - most(counts), others_least = ways.least - least(counts);
    Counts left = 0;
    for (std::size_t bridges = 0; bridges <= 2; ++bridges)
      if (number >= others_least + bridges && number <= others_most + bridges) left |= 1u << bridges;
    return left & counts;
  });
}

// The islands that bridges join to one, as if a way had `more` bridges; none if too many.
std::optional<Cells> group_of(const Picture& picture, Variable island, std::optional<std::size_t> more, View& view) {
  Cells group = {island};
  for (std::size_t at = 0; at < group.size(); ++at)
    for (const std::size_t way : picture.ways_of[group[at]]) {
      if (way != more && (counts_of(picture.ways[way], view) & 1) != 0) continue;
      const Variable other = picture.ways[way].other_end(group[at]);
      if (std::find(group.begin(), group.end(), other) == group.end()) group.push_back(other);
      if (group.size() > most_of_area) return std::nullopt;
    }
  return group;
}

void point_at(const Picture& picture, const Cells& group, View& view) {
  for (const Variable island : group) {
    view.point_at(island);
    for (const std::size_t way : picture.ways_of[island]) rely_on(picture.ways[way], view);
  }
}

// With as many bridges as there can be, both ends and all that they are joined to would have all their bridges, and
// islands elsewhere were cut off.
void would_close(const Picture& picture, std::size_t place, View& view) {
  const Way& way = picture.ways[place];
  const Counts counts = counts_of(way, view);
  const std::size_t bridges = most(counts);
  if (bridges == 0 || bridges == least(counts)) return;
  const auto group = group_of(picture, way.a, place, view);
  if (!group || group->size() == picture.islands.size()) return;
  for (const Variable island : *group) {
    const bool is_end = island == way.a || island == way.b;
    const std::size_t has = ways_at(picture, island, view).least + (is_end ? bridges - least(counts) : 0);
    if (picture.numbers[island] == 0 || picture.numbers[island] != has) return;
  }
  point_at(picture, *group, view);
  conclude(way, counts & ~(1u << bridges), view);
}

// A group of islands that only one way joins to the others.
void group_way_out(const Picture& picture, std::size_t place, View& view) {
  const Variable first = picture.islands[place];
  const auto group = group_of(picture, first, std::nullopt, view);
  if (!group || group->size() == picture.islands.size() || *std::min_element(group->begin(), group->end()) != first)
    return;
  std::optional<std::size_t> out;
  for (const Variable island : *group)
    for (const std::size_t way : picture.ways_of[island]) {
      const Variable other = picture.ways[way].other_end(island);
      const bool is_inside = std::find(group->begin(), group->end(), other) != group->end();
      if (is_inside || most(counts_of(picture.ways[way], view)) == 0) continue;
      if (out) return;
      out = way;
    }
  if (!out) return;
  point_at(picture, *group, view);
  conclude(picture.ways[*out], counts_of(picture.ways[*out], view) & some_bridge, view);
}

constexpr PatternTable<Picture>::Row rows[] = {{"along-way", 1, each_way, along_way},
                                               {"island-met", 1, each_island, island_met},
                                               {"island-needs-all", 1, each_island, island_needs_all},
                                               {"island-needs-each", 1, each_island, island_needs_each},
                                               {"would-close", 2, each_way, would_close},
                                               {"group-way-out", 2, each_island, group_way_out},
                                               {"no-way", 1, whole_board, no_way}};

}  // namespace

// No pattern here reads bridges between islands that stand side by side: they are values of the islands.
std::unique_ptr<Patterns> find(const Board& board) {
  const Text& text = *board.text;
  for (std::size_t cell = 0; cell < text.cells(); ++cell) {
    const std::string& token = text.at("cells", cell)->text;
    if (board.model->shown[cell].empty() && (token == "?" || whole_number(token))) return nullptr;
  }
  return std::make_unique<PatternTable<Picture>>(picture_of(board), rows);
}

}  // namespace quadrille::grid::patterns::hashi

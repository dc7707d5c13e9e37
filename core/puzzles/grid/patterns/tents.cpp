// Tents as their players see them: cells far from trees, around a tent, lines that have all their tents or need all
// their places, and trees with one place left.
#include <algorithm>
#include <optional>

#include "core/puzzles/grid/patterns/all.hpp"
#include "core/puzzles/grid/patterns/areas.hpp"
#include "core/puzzles/grid/patterns/ways.hpp"

namespace quadrille::grid::patterns::tents {

namespace {

constexpr Values empty = 1, tent = 2;

struct Line {
  Cells cells;
  std::size_t tents;
  why::Numbers statement;  // its number
};

struct Picture {
  Board board;
  std::vector<Line> lines;  // with a number
  std::vector<bool> is_tree;
  const Text& text() const { return *board.text; }
};

std::size_t each_line(const Picture& picture) { return picture.lines.size(); }

Picture picture_of(const Board& board) {
  const Text& text = *board.text;
  Picture picture = {board, {}, {}};
  const std::vector<Clue> clues = clues_of(text);
  for (const std::string_view section : {"top", "left"})
    for (const auto& [line, clue] : clued_lines(text, section))
      if (const auto number = whole_number(clue->text)) {
        const std::size_t at = section == "top" ? line[0] : line[0] / text.columns;
        picture.lines.push_back({line, static_cast<std::size_t>(*number), statement_of(clues, text, section, at)});
      }
  for (std::size_t cell = 0; cell < text.cells(); ++cell)
    picture.is_tree.push_back(text.at("cells", cell)->text == "T");
  return picture;
}

Cells beside(const Picture& picture, std::size_t cell, bool is_tree) {
  Cells cells = neighbours4(picture.text(), cell);
  std::erase_if(cells, [&](Variable other) { return picture.is_tree[other] != is_tree; });
  return cells;
}

bool is_open(const Picture& picture, Variable cell, View& view) {
  return !picture.is_tree[cell] && view.is_open(cell, tent);
}

void far_from_trees(const Picture& picture, std::size_t, View& view) {
  for (Variable cell = 0; cell < picture.is_tree.size(); ++cell)
    if (is_open(picture, cell, view) && beside(picture, cell, true).empty()) view.conclude(cell, empty);
}

void around_tent(const Picture& picture, std::size_t place, View& view) {
  if (picture.is_tree[place] || !sees(view, static_cast<Variable>(place), tent)) return;
  for (const Variable other : neighbours8(picture.text(), place))
    if (is_open(picture, other, view)) view.conclude(other, empty);
}

struct Open {
  std::size_t missing = 0;
  Cells cells;
};
std::optional<Open> open_in(const Picture& picture, std::size_t place, View& view) {
  const Line& line = picture.lines[place];
  Open open;
  std::size_t has = 0;
  for (const Variable cell : line.cells) {
    if (picture.is_tree[cell]) continue;
    has += sees(view, cell, tent);
    if (is_open(picture, cell, view)) open.cells.push_back(cell);
  }
  open.missing = line.tents - std::min(line.tents, has);
  if (open.cells.empty()) return std::nullopt;
  return open;
}

void point_at_line(const Picture& picture, std::size_t place, View& view) {
  for (const Variable cell : picture.lines[place].cells) view.point_at(cell);
  view.seen().statements = picture.lines[place].statement;
}

void line_full(const Picture& picture, std::size_t place, View& view) {
  const auto open = open_in(picture, place, view);
  if (!open || open->missing > 0) return;
  point_at_line(picture, place, view);
  for (const Variable cell : open->cells) view.conclude(cell, empty);
}

void line_needs_all(const Picture& picture, std::size_t place, View& view) {
  const auto open = open_in(picture, place, view);
  if (!open || open->missing != open->cells.size()) return;
  point_at_line(picture, place, view);
  for (const Variable cell : open->cells) view.conclude(cell, tent);
}

void line_only_way(const Picture& picture, std::size_t place, View& view) {
  const auto open = open_in(picture, place, view);
  if (!open || open->missing == 0 || open->cells.size() > most_in_ways) return;
  const Ways ways(open->cells, open->missing, [&](Variable a, Variable b) { return touch(picture.text(), a, b); });
  if (!ways.exist()) return;
  point_at_line(picture, place, view);
  for (std::size_t at = 0; at < open->cells.size(); ++at) {
    if (ways.is_in_all(at)) view.conclude(open->cells[at], tent);
    if (!ways.is_in_some(at)) view.conclude(open->cells[at], empty);
  }
}

// The places that are left for the tent of a tree; none if one of them has a tent already.
std::optional<Cells> places_of(const Picture& picture, std::size_t tree, View& view) {
  if (!picture.is_tree[tree]) return std::nullopt;
  Cells places;
  for (const Variable cell : beside(picture, tree, false)) {
    if (view.of(cell) == tent) return std::nullopt;
    if (view.is_open(cell, tent)) places.push_back(cell);
  }
  return places;
}

void only_place(const Picture& picture, std::size_t place, View& view) {
  const auto places = places_of(picture, place, view);
  if (!places || places->size() != 1) return;
  view.point_at(static_cast<std::uint32_t>(place));
  view.conclude((*places)[0], tent);
}

void touches_all_places(const Picture& picture, std::size_t place, View& view) {
  const auto places = places_of(picture, place, view);
  if (!places || places->size() < 2) return;
  for (const Variable cell : neighbours8(picture.text(), (*places)[0])) {
    const bool touches_all =
        std::all_of(places->begin(), places->end(), [&](Variable other) { return touch(picture.text(), cell, other); });
    if (!touches_all || !is_open(picture, cell, view)) continue;
    view.point_at(static_cast<std::uint32_t>(place));
    view.conclude(cell, empty);
  }
}

// The tent that is known to be this tree's: beside no other tree.
std::optional<Variable> tent_of(const Picture& picture, Variable tree, View& view) {
  for (const Variable cell : beside(picture, tree, false))
    if (view.of(cell) == tent && beside(picture, cell, true).size() == 1) return cell;
  return std::nullopt;
}

void trees_have_tents(const Picture& picture, std::size_t place, View& view) {
  const auto cell = static_cast<Variable>(place);
  if (!is_open(picture, cell, view)) return;
  const Cells trees = beside(picture, cell, true);
  Cells tents;
  for (const Variable tree : trees) {
    const auto own = tent_of(picture, tree, view);
    if (!own) return;
    tents.push_back(*own);
  }
  for (const Variable tree : trees) view.point_at(tree);
  rely_on(tents, tent, view);
  view.conclude(cell, empty);
}

constexpr PatternTable<Picture>::Row rows[] = {
    {"far-from-trees", 1, whole_board, far_from_trees},   {"line-has-tents", 1, each_line, line_full},
    {"line-needs-places", 1, each_line, line_needs_all},  {"around-tent", 1, each_cell, around_tent},
    {"tree-one-place", 1, each_cell, only_place},         {"trees-have-tents", 2, each_cell, trees_have_tents},
    {"touches-places", 2, each_cell, touches_all_places}, {"line-only-way", 2, each_line, line_only_way}};

}  // namespace

std::unique_ptr<Patterns> find(const Board& board) {
  return std::make_unique<PatternTable<Picture>>(picture_of(board), rows);
}

}  // namespace quadrille::grid::patterns::tents

// Hitori, heyawake and kurodoko as their players see them: shaded cells do not touch and cut no white ones off; and
// what the numbers of each say.
#include <algorithm>
#include <map>
#include <string_view>

#include "core/puzzles/grid/patterns/all.hpp"
#include "core/puzzles/grid/patterns/areas.hpp"
#include "core/puzzles/grid/patterns/ways.hpp"

namespace quadrille::grid::patterns::shading {

namespace {

struct Picture {
  Board board;
  std::vector<std::size_t> numbers = {};  // by cell; 0: none. In heyawake by room; in hitori any for equal ones
  std::vector<Cells> groups = {};         // rooms of heyawake; lines of hitori
  std::vector<Cells> crossings = {};      // of heyawake: lines over two borders
  const Text& text() const { return *board.text; }
};

using Row = PatternTable<Picture>::Row;

std::size_t each_group(const Picture& picture) { return picture.groups.size(); }
std::size_t each_crossing(const Picture& picture) { return picture.crossings.size(); }

void point_at(const Cells& cells, View& view) {
  for (const Variable cell : cells) view.point_at(cell);
}

// ---- all three ----

void beside_shaded(const Picture& picture, std::size_t place, View& view) {
  if (!sees(view, static_cast<Variable>(place), shaded)) return;
  for (const Variable other : neighbours4(picture.text(), place)) {
    if (view.is_open(other, white)) view.conclude(other, white);
  }
}

void white_way_out(const Picture& picture, std::size_t place, View& view) {
  keep_way_out(picture.text(), static_cast<Variable>(place), white, view);
}

void white_joined(const Picture& picture, std::size_t, View& view) { keep_joined(picture.text(), white, view); }

constexpr Row next_to = {"beside-shaded", 1, each_cell, beside_shaded};
constexpr Row way_out = {"white-way-out", 1, each_cell, white_way_out};
constexpr Row joined = {"white-joined", 2, whole_board, white_joined};

// ---- hitori ----

// Calls `visit` for the pairs of a line with the same number, by their places.
template <class Visit>
void for_pairs(const Picture& picture, std::size_t place, View& view, Visit visit) {
  const Cells& line = picture.groups[place];
  view.spend(static_cast<std::int64_t>(line.size() * line.size() / 4));
  for (std::size_t i = 0; i < line.size(); ++i)
    for (std::size_t j = i + 1; j < line.size(); ++j)
      if (picture.numbers[line[i]] != 0 && picture.numbers[line[i]] == picture.numbers[line[j]]) visit(line, i, j);
}

void same_as_white(const Picture& picture, std::size_t place, View& view) {
  for_pairs(picture, place, view, [&](const Cells& line, std::size_t i, std::size_t j) {
    for (const auto& [one, other] : {std::pair(line[i], line[j]), {line[j], line[i]}})
      if (view.of(one) == white && view.is_open(other, shaded)) {
        sees(view, one, white);
        view.conclude(other, shaded);
      }
  });
}

void between_equal(const Picture& picture, std::size_t place, View& view) {
  for_pairs(picture, place, view, [&](const Cells& line, std::size_t i, std::size_t j) {
    if (j != i + 2 || !view.is_open(line[i + 1], white)) return;
    point_at({line[i], line[j]}, view);
    view.conclude(line[i + 1], white);
  });
}

// If two equal numbers are side by side, one is shaded and the other one white: all others of the line are shaded.
void pair_and_others(const Picture& picture, std::size_t place, View& view) {
  for_pairs(picture, place, view, [&](const Cells& line, std::size_t i, std::size_t j) {
    if (j != i + 1) return;
    for (std::size_t at = 0; at < line.size(); ++at) {
      if (at == i || at == j || picture.numbers[line[at]] != picture.numbers[line[i]]) continue;
      if (!view.is_open(line[at], shaded)) continue;
      point_at({line[i], line[j]}, view);
      view.conclude(line[at], shaded);
    }
  });
}

constexpr Row hitori_rows[] = {{"between-equal", 1, each_group, between_equal},
                               {"pair-and-others", 1, each_group, pair_and_others},
                               next_to,
                               {"same-as-white", 1, each_group, same_as_white},
                               way_out,
                               joined};

// ---- heyawake ----

struct Room {
  std::size_t missing = 0;  // shaded cells
  Cells open;
};

std::optional<Room> room_at(const Picture& picture, std::size_t place, View& view) {
  const std::size_t number = picture.numbers[place];
  if (number == no_part) return std::nullopt;
  Room room;
  std::size_t has = 0;
  for (const Variable cell : picture.groups[place]) {
    has += view.of(cell) == shaded;
    if (view.is_open(cell, shaded)) room.open.push_back(cell);
  }
  room.missing = number - std::min(number, has);
  if (room.open.empty()) return std::nullopt;
  return room;
}

void room_full(const Picture& picture, std::size_t place, View& view) {
  const auto room = room_at(picture, place, view);
  if (!room || room->missing > 0) return;
  point_at(picture.groups[place], view);
  for (const Variable cell : room->open) view.conclude(cell, white);
}

void room_only_way(const Picture& picture, std::size_t place, View& view) {
  const auto room = room_at(picture, place, view);
  if (!room || room->missing == 0 || room->open.size() > most_in_ways) return;
  const Ways ways(room->open, room->missing, [&](Variable a, Variable b) { return are_beside(picture.text(), a, b); });
  if (!ways.exist()) return;
  point_at(picture.groups[place], view);
  for (std::size_t at = 0; at < room->open.size(); ++at) {
    if (ways.is_in_all(at)) view.conclude(room->open[at], shaded);
    if (!ways.is_in_some(at)) view.conclude(room->open[at], white);
  }
}

void across_rooms(const Picture& picture, std::size_t place, View& view) {
  const Cells& line = picture.crossings[place];
  std::optional<Variable> open;
  for (const Variable cell : line) {
    if (sees(view, cell, white)) continue;
    if (open || !view.is_open(cell, shaded)) return;
    open = cell;
  }
  if (open) view.conclude(*open, shaded);
}

constexpr Row heyawake_rows[] = {
    next_to, {"room-full", 1, each_group, room_full},         {"across-rooms", 1, each_crossing, across_rooms},
    way_out, {"room-only-way", 2, each_group, room_only_way}, joined};

// ---- kurodoko ----

// What a number sees in the four directions: at least as many as are white up to the first open cell, and at most as
// many as could be.
struct Seen {
  struct Ray {
    Cells cells;
    std::size_t least = 0, most = 0;
  };
  std::vector<Ray> rays;
  std::size_t least = 1, most = 1;  // with the number's own cell
};

Seen seen_from(const Picture& picture, std::size_t place, View& view) {
  Seen seen;
  for (const auto& [down, right] : {std::pair(-1, 0), {0, -1}, {0, 1}, {1, 0}}) {
    Seen::Ray ray;
    bool is_white = true;
    for (const Variable cell : ray_of(picture.text(), place, down, right)) {
      const Values values = view.of(cell);
      if (values == shaded) break;
      ray.cells.push_back(cell);
      is_white = is_white && values == white;
      ray.least += is_white;
    }
    ray.most = ray.cells.size();
    seen.least += ray.least;
    seen.most += ray.most;
    seen.rays.push_back(std::move(ray));
  }
  return seen;
}

void sees_enough(const Picture& picture, std::size_t place, View& view) {
  const std::size_t number = picture.numbers[place];
  if (number == 0) return;
  const Seen seen = seen_from(picture, place, view);
  if (seen.least != number || seen.most == seen.least) return;
  view.point_at(static_cast<std::uint32_t>(place));
  for (const Seen::Ray& ray : seen.rays) {
    for (std::size_t at = 0; at < ray.least; ++at) sees(view, ray.cells[at], white);
    if (ray.least < ray.most) view.conclude(ray.cells[ray.least], shaded);
  }
}

// What the other directions cannot have, one must have.
void must_see(const Picture& picture, std::size_t place, View& view) {
  const std::size_t number = picture.numbers[place];
  if (number == 0) return;
  const Seen seen = seen_from(picture, place, view);
  if (seen.most < number || seen.least >= number) return;
  view.point_at(static_cast<std::uint32_t>(place));
  for (const Seen::Ray& ray : seen.rays) {
    const std::size_t others = seen.most - ray.most;
    for (std::size_t at = ray.least; at < ray.most && at + others < number; ++at)
      if (view.is_open(ray.cells[at], white)) view.conclude(ray.cells[at], white);
  }
}

// A cell that, if it were white, would make too many cells seen.
void would_see_too_many(const Picture& picture, std::size_t place, View& view) {
  const std::size_t number = picture.numbers[place];
  if (number == 0) return;
  const Seen seen = seen_from(picture, place, view);
  if (seen.least >= number) return;
  view.point_at(static_cast<std::uint32_t>(place));
  for (const Seen::Ray& ray : seen.rays) {
    if (ray.least == ray.most) continue;
    std::size_t end = ray.least + 1;
    while (end < ray.most && view.of(ray.cells[end]) == white) ++end;
    if (seen.least - ray.least + end <= number) continue;
    for (std::size_t at = ray.least + 1; at < end; ++at) sees(view, ray.cells[at], white);
    view.conclude(ray.cells[ray.least], shaded);
  }
}

constexpr Row kurodoko_rows[] = {
    next_to, {"sees-enough", 1, each_cell, sees_enough},          {"must-see", 1, each_cell, must_see},
    way_out, {"sees-too-many", 2, each_cell, would_see_too_many}, joined};

Picture with_numbers(const Board& board) {
  Picture picture = {board};
  for (std::size_t cell = 0; cell < board.cells(); ++cell)
    picture.numbers.push_back(static_cast<std::size_t>(whole_number(board.text->at("cells", cell)->text).value_or(0)));
  return picture;
}

// A line over two borders of rooms: from the last cell before the first border to the first one behind the second.
Picture with_rooms(const Board& board) {
  const Text& text = *board.text;
  Picture picture = {board, {}, regions_of(text)};
  for (const Cells& room : picture.groups) {
    picture.numbers.push_back(no_part);
    for (const Variable cell : room)
      if (const auto number = whole_number(text.at("cells", cell)->text))
        picture.numbers.back() = static_cast<std::size_t>(*number);
  }
  for (const Cells& line : lines_of(text)) {
    std::vector<std::size_t> borders;  // the places behind them
    for (std::size_t at = 1; at < line.size(); ++at)
      if (*text.at("regions", line[at]) != *text.at("regions", line[at - 1])) borders.push_back(at);
    for (std::size_t at = 1; at < borders.size(); ++at)
      picture.crossings.emplace_back(line.begin() + static_cast<std::ptrdiff_t>(borders[at - 1] - 1),
                                     line.begin() + static_cast<std::ptrdiff_t>(borders[at] + 1));
  }
  return picture;
}

template <std::size_t size>
std::unique_ptr<Patterns> table_of(Picture picture, const Row (&rows)[size]) {
  return std::make_unique<PatternTable<Picture>>(std::move(picture), rows);
}

}  // namespace

std::unique_ptr<Patterns> hitori(const Board& board) {
  Picture picture = {board, {}, lines_of(*board.text)};
  std::map<std::string_view, std::size_t> numbers = {{".", 0}};
  for (std::size_t cell = 0; cell < board.cells(); ++cell)
    picture.numbers.push_back(numbers.emplace(board.text->at("cells", cell)->text, numbers.size()).first->second);
  return table_of(std::move(picture), hitori_rows);
}
std::unique_ptr<Patterns> heyawake(const Board& board) { return table_of(with_rooms(board), heyawake_rows); }
std::unique_ptr<Patterns> kurodoko(const Board& board) { return table_of(with_numbers(board), kurodoko_rows); }

}  // namespace quadrille::grid::patterns::shading

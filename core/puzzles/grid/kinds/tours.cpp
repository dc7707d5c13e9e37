// Paths through all cells, past numbers in their order, as in LinkedIn's Zip.
#include <algorithm>
#include <cstdlib>

#include "core/puzzles/grid/kinds/rules.hpp"

namespace quadrille::grid::kinds {

namespace {

// The cells with a number, and the numbers, ascending.
using Stops = std::vector<std::pair<std::uint64_t, Variable>>;

Stops stops_of(const Ground& ground, const Place& place) {
  Stops stops;
  for (const Variable cell : place.cells)
    if (const Token* const token = number_at(ground.text, cell)) stops.emplace_back(*whole_number(token->text), cell);
  std::sort(stops.begin(), stops.end());
  return stops;
}

// Two numbers or more, none twice.
bool is_tour(const Stops& stops) {
  const auto is_same = [](const auto& one, const auto& other) { return one.first == other.first; };
  return stops.size() > 1 && std::adjacent_find(stops.begin(), stops.end(), is_same) == stops.end();
}

std::uint64_t apart(const Text& text, Variable one, Variable other) {
  const auto between = [](std::size_t a, std::size_t b) { return a < b ? b - a : a - b; };
  return between(one / text.columns, other / text.columns) + between(one % text.columns, other % text.columns);
}

class Tour {
 public:
  Tour(const Building& building, const Place& place)
      : building_(building), maker_(building.maker), cells_(place.cells), stops_(stops_of(building.ground, place)) {}

  std::optional<Error> compile() {
    if (!is_tour(stops_) || cells_.size() > building_.ground.values())
      return maker_.network.is_impossible = true, std::nullopt;
    say_order();
    label();
    return draw();
  }

 private:
  std::uint64_t highest() const { return cells_.size() - 1; }
  std::optional<std::size_t> stop_at(Variable cell) const {
    const auto found = std::find_if(stops_.begin(), stops_.end(), [cell](auto& stop) { return stop.second == cell; });
    return found == stops_.end() ? std::nullopt : std::optional<std::size_t>(found - stops_.begin());
  }

  // The first stop has the first value, the last one the last; between two lie the steps from one to the other.
  void say_order() {
    const Text& text = maker_.text;
    for (const Variable cell : cells_) {
      Values values = 0;
      const bool is_odd = apart(text, cell, stops_[0].second) % 2 != 0;
      for (std::uint64_t value = is_odd ? 1 : 0; value <= highest(); value += 2) values |= Values{1} << value;
      const auto stop = stop_at(cell);
      if (!stop) values &= ~(Values{1} | Values{1} << highest());
      if (stop == 0) values &= 1;
      if (stop == stops_.size() - 1) values &= Values{1} << highest();
      maker_.allow(cell, values);
    }
    for (std::size_t stop = 1; stop < stops_.size(); ++stop) {
      const auto steps = static_cast<std::int64_t>(apart(text, stops_[stop - 1].second, stops_[stop].second));
      maker_.relate(stops_[stop - 1].second, stops_[stop].second,
                    [steps](std::int64_t before, std::int64_t after) { return after - before >= steps; });
    }
  }

  // Between which two stops each cell lies: 0 for the first two. It follows from the edges.
  void label() {
    labels_.resize(maker_.text.cells());
    for (const Variable cell : cells_)
      if (!stop_at(cell)) labels_[cell] = maker_.network.add_auxiliary(static_cast<unsigned>(stops_.size() - 1), 0);
  }

  // An edge is drawn between two cells if one has the next value of the other. From the last stop to the first one goes
  // an edge that is always drawn: with it the path is a loop.
  std::optional<Error> draw() {
    const Text& text = maker_.text;
    const Variable first = stops_.front().second, last = stops_.back().second;
    network::Network::Lines loop;
    loop.points = static_cast<std::uint32_t>(text.cells());
    std::vector<std::vector<std::pair<Variable, Values>>> edges_at(text.cells());
    for (const Variable cell : cells_)
      for (const unsigned side : {rightward, below}) {
        const auto other = neighbour_to(text, cell, side);
        if (!other || building_.ground.is_wall(*other)) continue;
        const Variable edge = maker_.network.add_auxiliary(2, 0);
        if (auto error = join(edge, cell, *other)) return error;
        for (const Variable end : {cell, *other}) edges_at[end].emplace_back(edge, 2);
        if ((cell == first && *other == last) || (cell == last && *other == first)) {
          if (cells_.size() > 2) maker_.allow(edge, 1);
        } else {
          loop.edges.push_back({cell, *other, edge, 2});
        }
      }
    for (const Variable cell : cells_) {
      const std::uint64_t count = cell == first || cell == last ? 1 : 2;
      maker_.count(edges_at[cell], count, count);
    }
    if (cells_.size() < 3) return std::nullopt;
    loop.edges.push_back({first, last, maker_.network.add_auxiliary(1, 0), 1});
    network::add(maker_.network, std::move(loop));
    return std::nullopt;
  }

  // What an edge says of the values and the labels of its two cells.
  std::optional<Error> join(Variable edge, Variable one, Variable other) {
    constexpr std::uint64_t well = 0;
    const auto next = [](std::uint64_t state, std::size_t position, std::int64_t number) -> std::uint64_t {
      const auto value = static_cast<std::uint64_t>(number);
      if (position == 0) return value + 1;
      if (position == 1) return 2 * value + 2 + state;
      const std::uint64_t before = (state - 3) / 2;
      const bool is_drawn = state % 2 == 0, is_next = value + 1 == before || before + 1 == value;
      return is_drawn == is_next ? well : network::Automaton::refused;
    };
    const auto is_well = [](std::uint64_t state) { return state == well; };
    if (auto error = follow(building_, nullptr, {edge, one, other}, {'z', 0}, next, is_well)) return error;
    const auto a = stop_at(one), b = stop_at(other);
    if (a && b) {
      if (*a + 1 != *b && *b + 1 != *a) maker_.allow(edge, 1);
    } else if (a || b) {
      const auto stop = static_cast<std::int64_t>(a ? *a : *b);
      maker_.relate(edge, *labels_[a ? other : one], [stop](std::int64_t is_drawn, std::int64_t label) {
        return is_drawn == 0 || label == stop || label == stop - 1;
      });
    } else {
      const auto same = [](std::uint64_t state, std::size_t position, std::int64_t number) -> std::uint64_t {
        const auto value = static_cast<std::uint64_t>(number);
        if (position == 0) return value;
        if (position == 1) return state == 0 ? 0 : value + 1;
        return state == 0 || state == value + 1 ? well : network::Automaton::refused;
      };
      return follow(building_, nullptr, {edge, *labels_[one], *labels_[other]}, {'z', 1}, same, is_well);
    }
    return std::nullopt;
  }

  const Building& building_;
  Maker& maker_;
  const Cells& cells_;
  Stops stops_;
  std::vector<std::optional<Variable>> labels_;  // by cell; none of stops
};

std::optional<Error> compile_tour(const Building& building, const Rule&, const Place& place) {
  return Tour(building, place).compile();
}

bool holds_tour(const Finished& finished, const Rule&, const Place& place) {
  // By value, less 1: its cell.
  std::vector<std::optional<Variable>> at(place.cells.size());
  for (const Variable cell : place.cells) {
    const std::size_t value = finished.answer[cell];
    if (value == 0 || value > at.size() || at[value - 1]) return false;
    at[value - 1] = cell;
  }
  std::uint64_t last = 0;
  std::size_t stops = 0;
  for (std::size_t value = 0; value < at.size(); ++value) {
    const Cells around = neighbours4(finished.ground.text, *at[value]);
    if (value > 0 && std::find(around.begin(), around.end(), *at[value - 1]) == around.end()) return false;
    const Token* const token = number_at(finished.ground.text, *at[value]);
    if (token == nullptr && (value == 0 || value + 1 == at.size())) return false;
    if (token == nullptr) continue;
    const std::uint64_t number = *whole_number(token->text);
    if (stops++ > 0 && number <= last) return false;
    last = number;
  }
  return stops > 1;
}

constexpr Row tour_table[] = {
    {.form = "the numbers are a path past the clues in order",
     .shapes = shape(Shape::board),
     .compile = compile_tour,
     .holds = holds_tour,
     .words =
         {"each number but the highest has an edge with the next one; the first one is at the lowest clue, the last "
          "one at the highest, and clues follow each other in order",
          "除最大数外每个数都与下一个数相邻；首末两数在最小和最大的提示上，提示依次经过"},
     .values = CellValues::Form::numbers,
     .needs_clues = true},
};

}  // namespace

std::span<const Row> tour_rows() { return tour_table; }

}  // namespace quadrille::grid::kinds

// Cells of a region with a value that are in two pieces, joined by edges inside the region; and its largest piece.
#include <algorithm>
#include <map>

#include "core/puzzles/grid/kinds/rules.hpp"

namespace quadrille::grid::kinds {

namespace {

// A variable for each cell: 0 if it has a value that is not of the set, else 1 or 2, by which its piece is of one sort
// or of the other; and a graph of the cells of each sort.
struct Labels {
  Labels(const Building& building, Values set, const Place& place) {
    Maker& maker = building.maker;
    std::map<Variable, std::size_t> index;  // of the cells so far
    for (const Variable cell : place.cells) {
      const Variable label = maker.network.add_auxiliary(3, 0);
      const int lowest = maker.network.domains[cell].lowest;
      maker.relate(cell, label, [&](std::int64_t number, std::int64_t piece) {
        return ((set >> (number - lowest) & 1) != 0) == (piece > 0);
      });
      for (const Variable other : neighbours4(maker.text, cell)) {
        const auto at = index.find(other);
        if (at == index.end()) continue;
        maker.relate(cells[at->second], label, [](std::int64_t a, std::int64_t b) { return a * b != 2; });
        for (auto& graph : graphs)
          graph.edges.emplace_back(static_cast<std::uint32_t>(at->second), static_cast<std::uint32_t>(cells.size()));
      }
      index[cell] = cells.size();
      cells.push_back(label);
      for (unsigned sort = 0; sort < 2; ++sort) graphs[sort].nodes.push_back({label, Values{2} << sort});
    }
  }
  // Those of a sort, which is 2 or 4 as a set of values.
  std::vector<std::pair<Variable, Values>> of(Values sort) const {
    std::vector<std::pair<Variable, Values>> all;
    for (const Variable label : cells) all.emplace_back(label, sort);
    return all;
  }

  Cells cells;
  network::Network::Connected graphs[2];
};

enum class Sizes : std::uint8_t { any, equal, said };

// The first sort is the piece of the first cell that has a value of the set.
template <Sizes sizes>
std::optional<Error> compile_two_pieces(const Building& building, const Rule& rule, const Place& place) {
  Maker& maker = building.maker;
  const std::uint64_t said = sizes == Sizes::said ? *resolve(rule.amount.low, maker.text, place.number) : 0;
  if (place.cells.size() < 2 || (sizes == Sizes::said && (said == 0 || said > place.cells.size() / 2))) {
    maker.network.is_impossible = true;
    return std::nullopt;
  }
  Labels labels(building, rule.sets[0], place);
  for (auto& graph : labels.graphs) network::add(maker.network, std::move(graph));
  const std::vector<std::int64_t> key = {'z' + 256};
  const auto step = [](std::uint64_t state, std::size_t, std::int64_t piece) -> std::uint64_t {
    if (piece == 2 && state == 0) return network::Automaton::refused;
    return std::max(state, static_cast<std::uint64_t>(piece));
  };
  if (auto error = follow(building, nullptr, labels.cells, key, step, [](std::uint64_t state) { return state == 2; }))
    return error;
  if (sizes == Sizes::said)
    for (const Values sort : {Values{2}, Values{4}}) maker.count(labels.of(sort), said, said);
  if (sizes == Sizes::equal) {
    std::vector<network::Network::Term> balance;
    for (const Variable label : labels.cells) {
      balance.push_back({1, maker.has(label, 2)});
      balance.push_back({-1, maker.has(label, 4)});
    }
    network::add_sum(maker.network, std::move(balance), 0);
  }
  return std::nullopt;
}

// The number of cells of each piece of a finished board.
std::vector<std::uint64_t> sizes_inside(const Finished& finished, const Rule& rule, const Place& place) {
  std::vector<bool> is_left(finished.ground.text.cells());
  for (const Variable cell : place.cells) is_left[cell] = finished.has(cell, rule.sets[0]);
  std::vector<std::uint64_t> pieces;
  for (const Variable start : place.cells) {
    Cells met;
    if (is_left[start]) met.push_back(start), is_left[start] = false;
    for (std::size_t at = 0; at < met.size(); ++at)
      for (const Variable next : neighbours4(finished.ground.text, met[at]))
        if (is_left[next]) met.push_back(next), is_left[next] = false;
    if (!met.empty()) pieces.push_back(met.size());
  }
  return pieces;
}

template <Sizes sizes>
bool holds_two_pieces(const Finished& finished, const Rule& rule, const Place& place) {
  const std::vector<std::uint64_t> pieces = sizes_inside(finished, rule, place);
  if (pieces.size() != 2) return false;
  if (sizes == Sizes::any) return true;
  const auto said = sizes == Sizes::said ? resolve(rule.amount.low, finished.ground.text, place.number) : pieces[0];
  return pieces[0] == pieces[1] && pieces[0] == said;
}

// The second sort has `most` cells a piece, the first one fewer.
std::optional<Error> compile_largest(const Building& building, const Rule& rule, const Place& place) {
  Maker& maker = building.maker;
  const std::uint64_t most = *resolve(rule.amount.low, maker.text, place.number);
  if (most == 0 || most > place.cells.size()) {
    maker.network.is_impossible |= most != 0;
    maker.count(place.cells, rule.sets[0], 0);
    return std::nullopt;
  }
  Labels labels(building, rule.sets[0], place);
  for (const unsigned sort : {0u, 1u}) {
    auto& graph = labels.graphs[sort];
    graph.is_one = false;
    graph.low = sort == 1 ? static_cast<std::uint32_t>(most) : 0;
    graph.high = static_cast<std::uint32_t>(most) - 1 + sort;
    if (graph.high > 0) network::add(maker.network, std::move(graph));
  }
  if (most == 1) maker.count(labels.of(2), 0, 0);
  maker.count(labels.of(4), most, labels.cells.size());
  return std::nullopt;
}

bool holds_largest(const Finished& finished, const Rule& rule, const Place& place) {
  std::uint64_t largest = 0;
  for (const std::uint64_t size : sizes_inside(finished, rule, place)) largest = std::max(largest, size);
  return largest == resolve(rule.amount.low, finished.ground.text, place.number);
}

constexpr Row two_piece_table[] = {
    {.form = "SET is in two pieces",
     .shapes = shape(Shape::cells),
     .compile = compile_two_pieces<Sizes::any>,
     .holds = holds_two_pieces<Sizes::any>,
     .words = {"GROUP: its cells with SET are two pieces", "GROUP：其中的 SET 恰为两片"}},
    {.form = "SET is in two equal pieces",
     .shapes = shape(Shape::cells),
     .compile = compile_two_pieces<Sizes::equal>,
     .holds = holds_two_pieces<Sizes::equal>,
     .words = {"GROUP: its cells with SET are two pieces of the same size", "GROUP：其中的 SET 恰为等大的两片"}},
    {.form = "SET is in two pieces of QUANTITY cells",
     .shapes = shape(Shape::cells),
     .compile = compile_two_pieces<Sizes::said>,
     .holds = holds_two_pieces<Sizes::said>,
     .words = {"GROUP: its cells with SET are two pieces, of each of which the cells are AMOUNT",
               "GROUP：其中的 SET 恰为两片，每片的格数AMOUNT"}},
    {.form = "its largest piece of SET has QUANTITY cells",
     .shapes = shape(Shape::cells),
     .compile = compile_largest,
     .holds = holds_largest,
     .words = {"GROUP: of the pieces of its cells with SET the cells of the largest one are AMOUNT",
               "GROUP：其中最大的一片 SET 的格数AMOUNT"}},
};

}  // namespace

std::span<const Row> two_piece_rows() { return two_piece_table; }

}  // namespace quadrille::grid::kinds

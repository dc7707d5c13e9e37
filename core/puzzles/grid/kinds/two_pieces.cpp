// Cells of a region with a value that are in two pieces, joined by edges inside the region.
#include <algorithm>

#include "core/puzzles/grid/kinds/rules.hpp"

namespace quadrille::grid::kinds {

namespace {

enum class Sizes : std::uint8_t { any, equal, said };

// A variable for each cell: 0 if it has another value, 1 in the piece of the first cell that has it, 2 in the other
// one.
template <Sizes sizes>
std::optional<Error> compile_two_pieces(const Building& building, const Rule& rule, const Place& place) {
  Maker& maker = building.maker;
  const std::uint64_t said = sizes == Sizes::said ? *resolve(rule.amount.low, maker.text, place.number) : 0;
  const Values set = rule.sets[0] & network::all_values(count_values(building.kind, maker.text));
  if (place.cells.size() < 2 || (sizes == Sizes::said && (said == 0 || said > place.cells.size() / 2))) {
    maker.network.is_impossible = true;
    return std::nullopt;
  }
  std::vector<std::size_t> index(maker.text.cells(), no_part);
  network::Network::Connected pieces[2];
  Cells labels;
  std::vector<network::Network::Term> balance;
  for (const Variable cell : place.cells) {
    const Variable label = maker.network.add_auxiliary(3, 0);
    const int lowest = maker.network.domains[cell].lowest;
    maker.relate(cell, label, [&](std::int64_t number, std::int64_t piece) {
      return ((set >> (number - lowest) & 1) != 0) == (piece > 0);
    });
    for (const Variable other : neighbours4(maker.text, cell)) {
      if (index[other] == no_part) continue;
      maker.relate(labels[index[other]], label, [](std::int64_t a, std::int64_t b) { return a * b != 2; });
      for (auto& piece : pieces)
        piece.edges.emplace_back(static_cast<std::uint32_t>(index[other]), static_cast<std::uint32_t>(labels.size()));
    }
    index[cell] = labels.size();
    labels.push_back(label);
    for (unsigned piece = 0; piece < 2; ++piece) pieces[piece].nodes.push_back({label, Values{2} << piece});
    balance.push_back({1, maker.has(label, 2)});
    balance.push_back({-1, maker.has(label, 4)});
  }
  for (auto& piece : pieces) network::add(maker.network, std::move(piece));
  const std::vector<std::int64_t> key = {'z' + 256};
  const auto step = [](std::uint64_t state, std::size_t, std::int64_t piece) -> std::uint64_t {
    if (piece == 2 && state == 0) return network::Automaton::refused;
    return std::max(state, static_cast<std::uint64_t>(piece));
  };
  if (auto error = follow(building, nullptr, labels, key, step, [](std::uint64_t state) { return state == 2; }))
    return error;
  if (sizes == Sizes::said)
    for (const Values piece : {Values{2}, Values{4}}) {
      std::vector<std::pair<Variable, Values>> counted;
      for (const Variable label : labels) counted.emplace_back(label, piece);
      maker.count(counted, said, said);
    }
  if (sizes == Sizes::equal) network::add_sum(maker.network, std::move(balance), 0);
  return std::nullopt;
}

template <Sizes sizes>
bool holds_two_pieces(const Finished& finished, const Rule& rule, const Place& place) {
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
  if (pieces.size() != 2) return false;
  if (sizes == Sizes::any) return true;
  const auto said = sizes == Sizes::said ? resolve(rule.amount.low, finished.ground.text, place.number) : pieces[0];
  return pieces[0] == pieces[1] && pieces[0] == said;
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
};

}  // namespace

std::span<const Row> two_piece_rows() { return two_piece_table; }

}  // namespace quadrille::grid::kinds

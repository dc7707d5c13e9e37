#include <algorithm>

#include "core/puzzles/grid/genres/all.hpp"
#include "core/puzzles/grid/line_graph.hpp"

namespace quadrille::grid::country {

namespace {

constexpr SectionRule sections[] = {{"cells", SectionKind::cells, false, Clues::tokens},
                                    {"regions", SectionKind::cells}};

// The clues of a region: the tokens of its cells that have one, each of which is for the whole region.
std::vector<const Token*> clues_of(const Text& text, const Cells& region) {
  std::vector<const Token*> clues;
  if (text.find("cells") == nullptr) return clues;
  for (const Variable cell : region)
    if (const Token* token = text.at("cells", cell); !token->is_blank() && token->text != "?") clues.push_back(token);
  return clues;
}

bool are_apart(const Text& text, std::size_t one, std::size_t other) {
  return text.at("regions", one)->text != text.at("regions", other)->text;
}

// The loop goes over two of the edges that leave a region.
void add_crossings(Maker& maker, const Cells& edges) {
  std::vector<std::pair<Variable, Values>> drawn;
  for (const Variable edge : edges) drawn.emplace_back(edge, 2);
  maker.count(drawn, 2, 2);
}

std::optional<Error> compile(Maker& maker) {
  const Text& text = maker.text;
  maker.set_values(loop_shapes);
  if (auto error = need_regions(text)) return error;
  const CellEdges edges = add_edges(maker);
  std::map<std::string_view, Cells> borders;  // by region: the edges that leave it
  for (std::size_t cell = 0; cell < text.cells(); ++cell)
    for (const unsigned side : {rightward, below}) {
      const auto other = neighbour_to(text, cell, side);
      if (!other || !are_apart(text, cell, *other)) continue;
      for (const std::size_t each : {cell, std::size_t{*other}})
        borders[text.at("regions", each)->text].push_back(*edge_of(text, edges, cell, side));
      maker.relate(cell, *other, [](std::int64_t a, std::int64_t b) { return a != 6 || b != 6; });
    }
  for (const Cells& region : regions_of(text)) {
    const auto border = borders.find(text.at("regions", region[0])->text);
    if (border != borders.end()) add_crossings(maker, border->second);
    for (const Token* clue : clues_of(text, region))
      if (auto error = maker.count_clue(*clue, region, network::all_values(6))) return error;
  }
  add_loop(maker, edges);
  return std::nullopt;
}

bool obeys(const Text& text, const Answer& answer) {
  const std::vector<unsigned> sides = sides_of(answer);
  if (!is_one_loop(text, sides)) return false;
  std::map<std::string_view, int> crossings;
  for (std::size_t cell = 0; cell < answer.size(); ++cell)
    for (const unsigned side : {above, leftward, rightward, below}) {
      const auto other = neighbour_to(text, cell, side);
      if (!other || !are_apart(text, cell, *other)) continue;
      if (sides[cell] == 0 && sides[*other] == 0) return false;
      crossings[text.at("regions", cell)->text] += (sides[cell] & side) != 0;
    }
  for (const auto& [region, times] : crossings)
    if (times != 2) return false;
  for (const Cells& region : regions_of(text)) {
    const auto on_loop = std::count_if(region.begin(), region.end(), [&](Variable cell) { return sides[cell] != 0; });
    for (const Token* clue : clues_of(text, region))
      if (whole_number(clue->text) != static_cast<std::uint64_t>(on_loop)) return false;
  }
  return true;
}

}  // namespace

const Genre genre = {.id = "country",
                     .sections = sections,
                     .compile = compile,
                     .obeys = obeys,
                     .write_value = write_shape,
                     .turning = {.has_sides = true, .region_number = Turning::RegionNumber::any_cell},
                     .edges = Edges::segments};

}  // namespace quadrille::grid::country

#include <utility>

#include "core/puzzles/grid/genres/all.hpp"
#include "core/puzzles/grid/line_graph.hpp"

namespace quadrille::grid::shingoki {

namespace {

constexpr SectionRule sections[] = {{"cells", SectionKind::cells, true, Clues::tokens}};
constexpr unsigned all_sides[] = {above, leftward, rightward, below};
constexpr Values drawn = 2;  // of an edge

// The edges from a cell to one side, up to the border.
Cells edges_to(const Text& text, const CellEdges& edges, std::size_t cell, unsigned side) {
  Cells ray;
  for (auto edge = edge_of(text, edges, cell, side); edge; edge = edge_of(text, edges, cell, side)) {
    ray.push_back(*edge);
    cell = *neighbour_to(text, cell, side);
  }
  return ray;
}

// The arms to the four sides are as long together as the clue says. None has all of it: a turn has two of them, and so
// has what is straight.
std::optional<Error> add_length(Maker& maker, const CellEdges& edges, std::size_t cell, const Token& token,
                                std::size_t length) {
  std::vector<Cells> rays;
  for (const unsigned side : all_sides) rays.push_back(edges_to(maker.text, edges, cell, side));
  return add_arms(maker, token, std::move(rays), drawn, length - 1, length);
}

std::optional<Error> compile(Maker& maker) {
  const Text& text = maker.text;
  maker.set_values(loop_shapes);
  const CellEdges edges = add_edges(maker);
  for (std::size_t cell = 0; cell < text.cells(); ++cell) {
    const Token& token = *text.at("cells", cell);
    if (token.is_blank()) continue;
    const bool is_white = token.text[0] == 'o';
    if (!is_white && token.text[0] != '#') return error_at(token, quote(token.text) + " is no circle # or o");
    maker.allow(cell, is_white ? straight : turns);
    Token number = token;
    number.text.erase(0, 1);
    if (number.text.empty() || number.text == "?") continue;
    std::optional<Error> error;
    const auto length = maker.clue_number(number, 2, text.rows + text.columns, error);
    if (length) error = add_length(maker, edges, cell, token, static_cast<std::size_t>(*length));
    if (error) return error;
  }
  add_loop(maker, edges);
  return std::nullopt;
}

bool obeys(const Text& text, const Answer& answer) {
  const std::vector<unsigned> sides = sides_of(answer);
  if (!is_one_loop(text, sides)) return false;
  for (std::size_t cell = 0; cell < answer.size(); ++cell) {
    const std::string& token = text.at("cells", cell)->text;
    if (token == ".") continue;
    if (sides[cell] == 0 || (answer[cell] <= 2) != (token[0] == 'o')) return false;
    std::uint64_t length = 0;
    for (const unsigned side : all_sides)
      for (std::size_t at = cell; (sides[at] & side) != 0; at = *neighbour_to(text, at, side)) ++length;
    const auto clue = whole_number(token.substr(1));
    if (clue && *clue != length) return false;
  }
  return true;
}

}  // namespace

const Genre genre = {.id = "shingoki",
                     .sections = sections,
                     .compile = compile,
                     .obeys = obeys,
                     .write_value = write_shape,
                     .turning = {.has_sides = true},
                     .edges = Edges::segments};

}  // namespace quadrille::grid::shingoki

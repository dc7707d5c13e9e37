#include <algorithm>
#include <bit>

#include "core/puzzles/grid/genres/all.hpp"
#include "core/puzzles/grid/line_graph.hpp"

namespace quadrille::grid::numberlink {

namespace {

constexpr SectionRule sections[] = {{"fill", SectionKind::parameter, false}, {"cells", SectionKind::cells}};

bool has_to_fill(const Text& text) {
  const Section* fill = text.find("fill");
  return fill == nullptr || fill->rows[0][0].text == "yes";
}

// The cells of each number.
std::optional<Error> find_ends(const Maker& maker, std::map<std::uint64_t, Cells>& ends) {
  const Text& text = maker.text;
  for (Variable cell = 0; cell < text.cells(); ++cell) {
    const Token& token = *text.at("cells", cell);
    if (token.is_blank()) continue;
    std::optional<Error> error;
    const auto number = maker.number(token, 1, text.cells(), error);
    if (!number) return error;
    ends[*number].push_back(cell);
  }
  for (const auto& [number, cells] : ends)
    if (cells.size() != 2)
      return error_at(*text.at("cells", cells[0]),
                      quote(decimal(number)) + " stands in " + decimal(cells.size()) + " cells instead of two");
  return std::nullopt;
}

std::optional<Error> compile(Maker& maker) {
  const Text& text = maker.text;
  if (const Section* fill = text.find("fill"))
    if (fill->rows[0].size() != 1 || (fill->rows[0][0].text != "yes" && fill->rows[0][0].text != "no"))
      return Error{Error::Code::bad_input, "fill is yes or no", fill->line, 1};
  maker.set_values(all_shapes);
  std::map<std::uint64_t, Cells> ends;
  if (auto error = find_ends(maker, ends)) return error;
  const CellEdges edges = add_edges(maker);
  auto lines = lines_through(text, edges, network::Network::Lines::Shape::forest);
  lines.labels.assign(text.cells(), 0);
  for (const auto& [number, cells] : ends)
    for (const Variable cell : cells) lines.labels[cell] = static_cast<std::uint32_t>(number);
  const Values of_ends = network::all_values(all_shapes) & ~network::all_values(loop_shapes);
  const Values of_others = network::all_values(has_to_fill(text) ? 6 : loop_shapes);
  for (Variable cell = 0; cell < text.cells(); ++cell) maker.allow(cell, lines.labels[cell] > 0 ? of_ends : of_others);
  maker.network.lines.push_back(std::move(lines));
  return std::nullopt;
}

bool obeys(const Text& text, const Answer& answer) {
  const std::vector<unsigned> sides = sides_of(answer, all_shapes);
  if (!do_lines_fit(text, sides)) return false;
  std::vector<bool> is_met(text.cells());
  for (std::size_t cell = 0; cell < answer.size(); ++cell) {
    const Token& token = *text.at("cells", cell);
    const int leaves = std::popcount(sides[cell]);
    if (token.is_blank() ? leaves == 1 || (leaves == 0 && has_to_fill(text)) : leaves != 1) return false;
    if (token.is_blank()) continue;
    std::size_t at = cell;
    unsigned came = 0;
    do {
      is_met[at] = true;
      const unsigned side = sides[at] & ~came;
      at = *neighbour_to(text, at, side);
      came = side == above ? below : side == below ? above : side == leftward ? rightward : leftward;
    } while (sides[at] != came);
    if (text.at("cells", at)->text != token.text) return false;
  }
  for (std::size_t cell = 0; cell < answer.size(); ++cell)
    if (sides[cell] != 0 && !is_met[cell]) return false;
  return true;
}

}  // namespace

const Genre genre = {"numberlink", sections, compile, obeys, write_shape};

}  // namespace quadrille::grid::numberlink

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

// Each cell has the number of its path, as a variable, where all cells have one: the same on both sides of an edge that
// is drawn. That follows from the rest, but it excludes much before paths meet.
std::optional<Error> label(Maker& maker, const network::Network::Lines& lines,
                           const std::map<std::uint64_t, Cells>& ends) {
  const auto count = static_cast<unsigned>(ends.size());
  if (count == 0 || count > network::most_values) return std::nullopt;
  Cells labels;
  for (std::size_t cell = 0; cell < maker.text.cells(); ++cell) labels.push_back(maker.network.add_auxiliary(count, 0));
  Values own = 1;
  for (const auto& [number, cells] : ends) {
    for (const Variable cell : cells) maker.allow(labels[cell], own);
    own <<= 1;
  }
  // The states: the edge is not drawn, or all is well; it is drawn; the two differ; or the first label.
  constexpr std::uint64_t well = 0, drawn = 1, differ = 2, labelled = 3;
  for (const auto& edge : lines.edges) {
    auto error = maker.follow(
        nullptr, {edge.variable, labels[edge.a], labels[edge.b]}, {'l', count},
        [](std::uint64_t state, std::size_t position, std::int64_t number) -> std::uint64_t {
          const auto value = static_cast<std::uint64_t>(number);
          if (position == 0) return value == 0 ? well : drawn;
          if (state == drawn) return labelled + value;
          return state < labelled ? state : state == labelled + value ? well : differ;
        },
        [](std::uint64_t state) { return state == well; });
    if (error) return error;
  }
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
  LineBoard board = {false, false, text.rows, text.columns, {}, lines.labels};
  for (Variable cell = 0; cell < text.cells(); ++cell) {
    board.shapes.push_back(lines.labels[cell] > 0 ? of_ends : of_others);
    maker.allow(cell, board.shapes[cell]);
  }
  maker.say_lines(std::move(board));
  auto error = has_to_fill(text) ? label(maker, lines, ends) : std::nullopt;
  network::add(maker.network, std::move(lines));
  return error;
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

const Genre genre = {.id = "numberlink",
                     .sections = sections,
                     .compile = compile,
                     .obeys = obeys,
                     .write_value = write_shape,
                     .turning = {.has_sides = true},
                     .edges = Edges::segments};

}  // namespace quadrille::grid::numberlink

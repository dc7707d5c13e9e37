#include <algorithm>

#include "core/puzzles/grid/genres/all.hpp"
#include "core/puzzles/grid/line_graph.hpp"

namespace quadrille::grid::yajilin {

namespace {

constexpr SectionRule sections[] = {{"cells", SectionKind::cells, true, Clues::grey}};
// The shapes of a loop; what would be no line is shaded.
constexpr unsigned shade = 6;
constexpr Values shaded = no_line;

// A clue: `#` alone, or a number and an arrow, each of which may lack; `?` for a number.
struct Clue {
  std::optional<std::uint64_t> number;
  unsigned side = 0;
};

std::optional<Clue> clue_of(std::string_view token) {
  if (token == "#" || token == "?") return Clue{};
  Clue clue;
  constexpr std::string_view arrows = "^<>v";
  if (const std::size_t arrow = arrows.find(token.back()); arrow != std::string_view::npos) {
    clue.side = std::array{above, leftward, rightward, below}[arrow];
    token.remove_suffix(1);
  }
  if (token == "?") return clue;
  clue.number = whole_number(token);
  return clue.number ? std::optional(clue) : std::nullopt;
}

Cells ray_to(const Text& text, std::size_t cell, unsigned side) {
  Cells cells;
  for (auto next = neighbour_to(text, cell, side); next; next = neighbour_to(text, *next, side)) cells.push_back(*next);
  return cells;
}

// As many cells of a line are shaded as the clue says, and no two side by side: one automaton knows more than a sum.
std::optional<Error> count_shaded(Maker& maker, const Token& clue, const Cells& ray, std::uint64_t number) {
  Cells cells;
  std::vector<bool> follows;  // the cell before it in the ray
  for (std::size_t at = 0; at < ray.size(); ++at) {
    if (maker.is_left_out(ray[at])) continue;
    cells.push_back(maker.has(ray[at], shaded));
    follows.push_back(at > 0 && !maker.is_left_out(ray[at - 1]));
  }
  // The state: twice the number of shaded cells, and whether the last one is shaded.
  const auto step = [&](std::uint64_t state, std::size_t position, std::int64_t is_shaded) -> std::uint64_t {
    if (is_shaded == 0) return state & ~std::uint64_t{1};
    const bool touches = follows[position] && (state & 1) != 0;
    return touches || state / 2 == number ? network::Automaton::refused : (state / 2 + 1) * 2 + 1;
  };
  std::vector<std::int64_t> key = {'y', static_cast<std::int64_t>(number)};
  key.insert(key.end(), follows.begin(), follows.end());
  return maker.follow(&clue, cells, std::move(key), step, [&](std::uint64_t state) { return state / 2 == number; });
}

std::optional<Error> compile(Maker& maker) {
  const Text& text = maker.text;
  maker.set_values(loop_shapes);
  for (std::size_t cell = 0; cell < text.cells(); ++cell) {
    const Token& token = *text.at("cells", cell);
    if (token.is_blank()) continue;
    if (!clue_of(token.text)) return error_at(token, quote(token.text) + " is no number with an arrow ^ v < or >");
    maker.leave_out(cell, token.text);
  }
  const CellEdges edges = add_edges(maker);
  for (std::size_t cell = 0; cell < text.cells(); ++cell) {
    const Token& token = *text.at("cells", cell);
    if (token.is_blank()) {
      for (const unsigned side : {rightward, below})
        if (const auto other = neighbour_to(text, cell, side); other && !maker.is_left_out(*other))
          maker.relate(cell, *other, [](std::int64_t a, std::int64_t b) { return a != shade || b != shade; });
      continue;
    }
    const Clue clue = *clue_of(token.text);
    if (clue.number && clue.side != 0)
      if (auto error = count_shaded(maker, token, ray_to(text, cell, clue.side), *clue.number)) return error;
  }
  add_loop(maker, edges);
  return std::nullopt;
}

bool obeys(const Text& text, const Answer& answer) {
  std::vector<unsigned> sides = sides_of(answer, shade);
  for (std::size_t cell = 0; cell < answer.size(); ++cell)
    if (!text.at("cells", cell)->is_blank()) sides[cell] = 0;
  if (!is_one_loop(text, sides)) return false;
  const auto is_shaded = [&](Variable cell) { return answer[cell] == shade + 1 && text.at("cells", cell)->is_blank(); };
  for (Variable cell = 0; cell < answer.size(); ++cell) {
    const Token& token = *text.at("cells", cell);
    if (token.is_blank()) {
      const Cells others = neighbours4(text, cell);
      if (is_shaded(cell) && std::any_of(others.begin(), others.end(), is_shaded)) return false;
      continue;
    }
    const Clue clue = *clue_of(token.text);
    const Cells ray = clue.side == 0 ? Cells() : ray_to(text, cell, clue.side);
    const auto times = static_cast<std::uint64_t>(std::count_if(ray.begin(), ray.end(), is_shaded));
    if (clue.number && clue.side != 0 && *clue.number != times) return false;
  }
  return true;
}

void write_value(const Text& text, std::size_t cell, unsigned value, std::string& out) {
  if (value == shade) {
    out += '#';
  } else {
    write_shape(text, cell, value, out);
  }
}

}  // namespace

const Genre genre = {.id = "yajilin",
                     .sections = sections,
                     .compile = compile,
                     .obeys = obeys,
                     .write_value = write_value,
                     .turning = {.has_sides = true},
                     .edges = Edges::segments,
                     .marked = shaded};

}  // namespace quadrille::grid::yajilin

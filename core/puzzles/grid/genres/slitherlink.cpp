#include <algorithm>

#include "core/puzzles/grid/genres/all.hpp"
#include "core/puzzles/grid/line_graph.hpp"

namespace quadrille::grid::slitherlink {

namespace {

using Lines = network::Network::Lines;

constexpr SectionRule sections[] = {{"cells", SectionKind::cells, true, Clues::tokens}};

// The edges of the board: the variable of each is 1 where the loop goes along it. At the border it is the cell's own,
// which is 1 inside the loop; else one that is 1 where one of two cells is inside.
class Edges {
 public:
  explicit Edges(Maker& maker)
      : maker_(maker),
        of_cell_(maker.text.cells()),
        at_corner_((rows() + 1) * (columns() + 1)),
        horizontal_(at_corner_.size()),
        vertical_(at_corner_.size()) {
    lines_.points = static_cast<std::uint32_t>(at_corner_.size());
    for (std::size_t row = 0; row <= rows(); ++row)
      for (std::size_t column = 0; column <= columns(); ++column) {
        // The edge to the right of a corner, and the one below it.
        const std::uint32_t from = corner_at(row, column);
        if (column < columns())
          horizontal_[from] = add(cell_at(row - 1, column), cell_at(row, column), from, corner_at(row, column + 1));
        if (row < rows())
          vertical_[from] = add(cell_at(row, column - 1), cell_at(row, column), from, corner_at(row + 1, column));
      }
    maker.set_edges(horizontal_, vertical_);
  }

  const Cells& of_cell(std::size_t cell) const { return of_cell_[cell]; }

  void add_loop() {
    for (const Cells& edges : at_corner_)
      (void)maker_.follow(
          nullptr, edges, {'d'},
          [](std::uint64_t state, std::size_t, std::int64_t number) {
            return state + static_cast<std::uint64_t>(number);
          },
          [](std::uint64_t state) { return state == 0 || state == 2; });
    network::add(maker_.network, std::move(lines_));
  }

 private:
  std::size_t rows() const { return maker_.text.rows; }
  std::size_t columns() const { return maker_.text.columns; }
  std::optional<Variable> cell_at(std::size_t row, std::size_t column) const {
    if (row >= rows() || column >= columns()) return std::nullopt;
    return static_cast<Variable>(row * columns() + column);
  }
  std::uint32_t corner_at(std::size_t row, std::size_t column) const {
    return static_cast<std::uint32_t>(row * (columns() + 1) + column);
  }
  Variable add(std::optional<Variable> one, std::optional<Variable> other, std::uint32_t from, std::uint32_t to) {
    Variable edge = one ? *one : *other;
    if (one && other) {
      edge = maker_.network.add_auxiliary(2, 0);
      add_even(maker_, {*one, *other, edge});
    }
    lines_.edges.push_back({from, to, edge, 2});
    at_corner_[from].push_back(edge);
    at_corner_[to].push_back(edge);
    for (const auto& cell : {one, other})
      if (cell) of_cell_[*cell].push_back(edge);
    return edge;
  }

  Maker& maker_;
  std::vector<Cells> of_cell_, at_corner_;
  Maker::EdgeVariables horizontal_, vertical_;
  Lines lines_;
};

// The same of cells, which follows but is stronger: how many neighbours are on the other side than the cell; and that
// two cells do not touch by a corner alone. It makes large boards a hundred times as fast.
void add_neighbours(Maker& maker, const Token& clue, Variable cell, std::uint64_t number) {
  Cells star = neighbours4(maker.text, cell);
  const std::uint64_t borders = 4 - star.size();
  star.insert(star.begin(), cell);
  // The state: whether the cell is inside, and twice the edges so far.
  const auto step = [&](std::uint64_t state, std::size_t position, std::int64_t is_inside) -> std::uint64_t {
    if (position == 0) return is_inside == 1 ? 1 + 2 * borders : 0;
    return state + ((state & 1) != static_cast<std::uint64_t>(is_inside) ? 2 : 0);
  };
  (void)maker.follow(&clue, star, {'n', static_cast<std::int64_t>(borders), static_cast<std::int64_t>(number)}, step,
                     [&](std::uint64_t state) { return state / 2 == number; });
}

void forbid_touching(Maker& maker) {
  for (Variable cell = 0; cell < maker.text.cells(); ++cell) {
    const auto right = neighbour_to(maker.text, cell, rightward), under = neighbour_to(maker.text, cell, below);
    if (!right || !under) continue;
    (void)maker.follow(
        nullptr, {cell, *right, *under, *under + 1}, {'t'},
        [](std::uint64_t state, std::size_t, std::int64_t is_inside) {
          return 2 * state + static_cast<std::uint64_t>(is_inside);
        },
        [](std::uint64_t state) { return state != 0b0110 && state != 0b1001; });
  }
}

std::optional<Error> compile(Maker& maker) {
  const Text& text = maker.text;
  maker.set_values(2);
  Edges edges(maker);
  LineBoard board = {true, true, text.rows + 1, text.columns + 1};
  board.clues.assign(text.cells(), LineBoard::no_clue);
  for (std::size_t cell = 0; cell < text.cells(); ++cell) {
    const Token& token = *text.at("cells", cell);
    if (token.is_blank() || token.text == "?") continue;
    std::optional<Error> error;
    const auto number = maker.clue_number(token, 0, 4, error);
    if (!number) return error;
    board.clues[cell] = static_cast<std::uint8_t>(*number);
    std::vector<network::Network::Term> terms;
    for (const Variable edge : edges.of_cell(cell)) terms.push_back({1, edge});
    maker.sum_clue(token, std::move(terms), *number);
    add_neighbours(maker, token, static_cast<Variable>(cell), *number);
  }
  forbid_touching(maker);
  edges.add_loop();
  maker.say_lines(std::move(board));
  return std::nullopt;
}

// The edges between an inside cell and an outside one are one loop if both sides are in one piece, the outside together
// with what is around the board, and no two cells of one side touch by a corner alone.
bool obeys(const Text& text, const Answer& answer) {
  const std::size_t width = text.columns + 2;
  std::vector<bool> is_inside((text.rows + 2) * width);
  const auto place_of = [&](std::size_t cell) { return (cell / text.columns + 1) * width + cell % text.columns + 1; };
  for (std::size_t cell = 0; cell < answer.size(); ++cell) is_inside[place_of(cell)] = answer[cell] == 2;
  for (std::size_t cell = 0; cell < answer.size(); ++cell) {
    const std::size_t place = place_of(cell);
    std::uint64_t edges = 0;
    for (const std::size_t other : {place - width, place - 1, place + 1, place + width})
      edges += is_inside[other] != is_inside[place];
    const auto clue = whole_number(text.at("cells", cell)->text);
    if (clue && *clue != edges) return false;
  }
  for (std::size_t place = 0; place + width + 1 < is_inside.size(); ++place) {
    const bool is_crossed = is_inside[place] == is_inside[place + width + 1] &&
                            is_inside[place + 1] == is_inside[place + width] &&
                            is_inside[place] != is_inside[place + 1];
    if (is_crossed && place % width + 1 < width) return false;
  }
  std::size_t pieces[2] = {0, 0};
  std::vector<bool> is_seen(is_inside.size());
  for (std::size_t start = 0; start < is_inside.size(); ++start) {
    if (is_seen[start]) continue;
    ++pieces[is_inside[start]];
    std::vector<std::size_t> waiting = {start};
    is_seen[start] = true;
    while (!waiting.empty()) {
      const std::size_t place = waiting.back();
      waiting.pop_back();
      const auto enter = [&](std::size_t other) {
        if (is_seen[other] || is_inside[other] != is_inside[place]) return;
        is_seen[other] = true;
        waiting.push_back(other);
      };
      if (place >= width) enter(place - width);
      if (place + width < is_inside.size()) enter(place + width);
      if (place % width > 0) enter(place - 1);
      if (place % width + 1 < width) enter(place + 1);
    }
  }
  return pieces[0] == 1 && pieces[1] == 1;
}

}  // namespace

const Genre genre = {.id = "slitherlink",
                     .sections = sections,
                     .compile = compile,
                     .obeys = obeys,
                     .write_value = write_token<'.', '#'>,
                     .edges = grid::Edges::borders};

}  // namespace quadrille::grid::slitherlink

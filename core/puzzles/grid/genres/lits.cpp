#include <algorithm>
#include <map>
#include <set>

#include "core/puzzles/grid/choice.hpp"
#include "core/puzzles/grid/genres/all.hpp"

namespace quadrille::grid::lits {

namespace {

constexpr SectionRule sections[] = {{"regions", SectionKind::cells, true, Clues::regions},
                                    {"cells", SectionKind::cells, false, Clues::tokens}};

// The shape of four cells that are one piece, as images of each other have it: the most neighbours of one of them, and
// the longer side of the box around them. 0 for the square, which is no piece of the puzzle.
unsigned shape_of(const Text& text, const Cells& four) {
  std::size_t most = 0, joints = 0, rows[2] = {text.rows, 0}, columns[2] = {text.columns, 0};
  for (const Variable cell : four) {
    const Cells beside = neighbours4(text, cell);
    const auto joined = static_cast<std::size_t>(std::count_if(beside.begin(), beside.end(), [&](Variable other) {
      return std::find(four.begin(), four.end(), other) != four.end();
    }));
    most = std::max(most, joined);
    joints += joined;
    rows[0] = std::min(rows[0], cell / text.columns), rows[1] = std::max(rows[1], cell / text.columns);
    columns[0] = std::min(columns[0], cell % text.columns), columns[1] = std::max(columns[1], cell % text.columns);
  }
  const std::size_t height = rows[1] - rows[0] + 1, width = columns[1] - columns[0] + 1;
  if (joints == 8) return 0;
  if (std::min(height, width) == 1) return 1;  // I
  if (most == 3) return 2;                     // T
  // An S has a cell of its own at each end of both long lines: its corners of the box lie on one diagonal.
  std::size_t ends = 0;
  for (const Variable cell : four) {
    const bool is_row_end = cell / text.columns == rows[0] || cell / text.columns == rows[1];
    const bool is_column_end = cell % text.columns == columns[0] || cell % text.columns == columns[1];
    ends += is_row_end && is_column_end;
  }
  return ends == 2 ? 3 : 4;  // S, L
}

// All sets of four cells of a region that are one piece, each in ascending order, with their shapes.
std::map<Cells, unsigned> pieces_in(const Text& text, const Cells& region) {
  std::set<Cells> sets;
  for (const Variable cell : region) sets.insert({cell});
  for (int size = 1; size < 4; ++size) {
    std::set<Cells> larger;
    for (const Cells& set : sets)
      for (const Variable cell : set)
        for (const Variable other : neighbours4(text, cell)) {
          if (!std::binary_search(region.begin(), region.end(), other)) continue;
          Cells next = set;
          const auto at = std::lower_bound(next.begin(), next.end(), other);
          if (at != next.end() && *at == other) continue;
          next.insert(at, other);
          larger.insert(std::move(next));
        }
    sets = std::move(larger);
  }
  std::map<Cells, unsigned> pieces;
  for (const Cells& set : sets)
    if (const unsigned shape = shape_of(text, set); shape != 0) pieces.emplace(set, shape);
  return pieces;
}

// One of all pieces is the region's: each says which of its cells are shaded, and their shapes.
void place_piece(Maker& maker, const Cells& region, const Cells& shapes) {
  const auto pieces = pieces_in(maker.text, region);
  if (pieces.empty()) maker.network.is_impossible = true;
  Choice choice(maker, pieces.size());
  std::map<Variable, std::map<Variable, Values>> covers;  // by cell: the pieces with it, by variables of the choice
  for (const Variable cell : region) covers[cell];
  std::size_t number = 0;
  for (const auto& [piece, shape] : pieces) {
    const auto [variable, option] = choice.option(number);
    for (const Variable cell : piece) {
      choice.imply(number, shapes[cell], Values{1} << shape);
      covers[cell][variable] |= option;
    }
    ++number;
  }
  choice.add_implied();
  for (const auto& [cell, its] : covers) {
    if (its.size() == 1) {
      agree(maker, {cell, shaded}, *its.begin());
    } else {
      maker.count_into(cell, std::vector<Choice::Literal>(its.begin(), its.end()));
    }
  }
}

std::optional<Error> compile(Maker& maker) {
  const Text& text = maker.text;
  maker.set_values(2);
  for (std::size_t cell = 0; cell < text.cells(); ++cell)
    if (text.at("regions", cell)->text == "#") maker.leave_out(cell, ".");
  Cells shapes(text.cells());  // by cell: a variable, 0 or the shape of the piece that it is part of
  for (const Cells& region : regions_of(text)) {
    for (const Variable cell : region) {
      shapes[cell] = maker.network.add_auxiliary(5, 0);
      maker.relate(cell, shapes[cell],
                   [](std::int64_t is_shaded, std::int64_t shape) { return (is_shaded == 1) == (shape > 0); });
    }
    place_piece(maker, region, shapes);
  }
  for (std::size_t cell = 0; cell < text.cells(); ++cell)
    for (const Variable other : neighbours4(text, cell)) {
      if (other < cell || *text.at("regions", cell) == *text.at("regions", other)) continue;
      if (shapes[cell] == 0 || shapes[other] == 0) continue;  // in no region
      maker.relate(shapes[cell], shapes[other], [](std::int64_t a, std::int64_t b) { return a == 0 || a != b; });
    }
  forbid_squares(maker, {{1, 1, 1, 1}});
  connect(maker, shaded);
  return maker.give_filled();
}

bool obeys(const Text& text, const Answer& answer) {
  const auto is_shaded = [&](std::size_t cell) { return answer[cell] == 2; };
  std::vector<unsigned> shapes(answer.size(), 0);
  for (const Cells& region : regions_of(text)) {
    Cells piece;
    std::copy_if(region.begin(), region.end(), std::back_inserter(piece), is_shaded);
    const auto pieces =
        pieces_of(text, [&](std::size_t cell) { return std::find(piece.begin(), piece.end(), cell) != piece.end(); });
    if (piece.size() != 4 || std::any_of(piece.begin(), piece.end(), [&](Variable cell) { return pieces[cell] != 0; }))
      return false;
    for (const Variable cell : piece) shapes[cell] = shape_of(text, piece);
    if (shapes[piece[0]] == 0) return false;
  }
  for (Variable cell = 0; cell < answer.size(); ++cell)
    for (const Variable other : neighbours4(text, cell))
      if (shapes[cell] != 0 && shapes[cell] == shapes[other] && *text.at("regions", cell) != *text.at("regions", other))
        return false;
  for (const Cells& square : squares_of(text))
    if (std::all_of(square.begin(), square.end(), is_shaded)) return false;
  return is_one_piece(text, is_shaded);
}

}  // namespace

const Genre genre = {"lits", sections, compile, obeys, write_token<'.', '#'>};

}  // namespace quadrille::grid::lits

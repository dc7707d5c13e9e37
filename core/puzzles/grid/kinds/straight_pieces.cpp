// Pieces that are straight lines, and differ in length where they touch at a corner.
#include <algorithm>

#include "core/puzzles/grid/kinds/rules.hpp"

namespace quadrille::grid::kinds {

namespace {

// A variable: the length of the piece of a cell, 0 if it has none. An automaton reads it, the cell, and the rays of
// cells around it. The state: 1 where there is no piece; else 2, the cells that are still to come, times 4, and 1 where
// the ray that is read goes on.
class Length {
 public:
  Length(const Building& building, Values set, Variable cell) : building_(building), set_(set) {
    const Text& text = building.maker.text;
    const auto most = static_cast<unsigned>(std::max(text.rows, text.columns));
    cells_ = {building.maker.network.add_auxiliary(most + 1, 0), cell};
    for (const auto& [down, right] : {std::pair(-1, 0), {1, 0}, {0, -1}, {0, 1}}) {
      Cells ray = ray_of(text, cell, down, right);
      ray.erase(std::find_if(ray.begin(), ray.end(), [&](Variable each) { return building.ground.is_wall(each); }),
                ray.end());
      begins_.push_back(cells_.size());
      cells_.insert(cells_.end(), ray.begin(), ray.end());
    }
  }
  Variable variable() const { return cells_[0]; }

  std::optional<Error> add() {
    std::vector<std::int64_t> key = {'l' + 256, static_cast<std::int64_t>(set_)};
    key.insert(key.end(), begins_.begin(), begins_.end());
    return follow(
        building_, nullptr, cells_, std::move(key),
        [this](std::uint64_t state, std::size_t position, std::int64_t number) {
          return step(state, position, number);
        },
        [](std::uint64_t state) { return state == 1 || state / 4 == 0; });
  }

 private:
  static constexpr std::uint64_t refused = network::Automaton::refused;

  std::uint64_t step(std::uint64_t state, std::size_t position, std::int64_t number) const {
    if (position == 0) return static_cast<std::uint64_t>(number) * 4 + 2;
    const int lowest = building_.maker.network.domains[cells_[position]].lowest;
    const bool is_on = (set_ >> (number - lowest) & 1) != 0;
    if (position == 1 && is_on != (state >= 4)) return refused;
    if (position == 1) return is_on ? state - 4 : 1;
    if (state == 1) return 1;
    if (std::find(begins_.begin(), begins_.end(), position) != begins_.end()) state |= 1;
    if ((state & 1) == 0) return state;
    if (!is_on) return state - 1;
    return state >= 4 ? state - 4 : refused;
  }

  const Building& building_;
  Values set_;
  Cells cells_;
  std::vector<std::size_t> begins_;  // of the rays, among the cells
};

// `use(one, other)` of cells that only have a corner in common.
template <class Use>
void for_diagonals(const Ground& ground, Use use) {
  const std::size_t columns = ground.text.columns;
  for (std::size_t cell = 0; cell < ground.text.cells(); ++cell)
    for (const Variable other : neighbours8(ground.text, cell))
      if (other > cell && other % columns != cell % columns && other / columns != cell / columns &&
          !ground.is_wall(cell) && !ground.is_wall(other))
        use(static_cast<Variable>(cell), other);
}

std::optional<Error> compile_straight_pieces(const Building& building, const Rule& rule, const Place& place) {
  const Text& text = building.maker.text;
  if (std::max(text.rows, text.columns) >= network::most_values)
    return Error{Error::Code::too_large, "the rule is about boards of at most 63 rows and columns", rule.line,
                 rule.column};
  for (std::size_t row = 1; row < text.rows; ++row)
    for (std::size_t column = 1; column < text.columns; ++column) {
      const auto last = static_cast<Variable>(row * text.columns + column), up = static_cast<Variable>(text.columns);
      const Cells cells = building.ground.present({last - up - 1, last - up, last - 1, last});
      if (cells.size() > 2) building.maker.count(cells, rule.sets[0], 0, 2);
    }
  std::vector<Variable> length(text.cells());
  for (const Variable cell : place.cells) {
    if (network::is_too_large(building.maker.network)) return std::nullopt;
    Length one(building, rule.sets[0], cell);
    if (auto error = one.add()) return error;
    length[cell] = one.variable();
  }
  for_diagonals(building.ground, [&](Variable one, Variable other) {
    building.maker.relate(length[one], length[other], [](std::int64_t a, std::int64_t b) { return a == 0 || a != b; });
  });
  return std::nullopt;
}

bool holds_straight_pieces(const Finished& finished, const Rule& rule, const Place&) {
  std::vector<std::size_t> size(finished.ground.text.cells());
  for (const Cells& piece : pieces_in(finished, rule.sets[0])) {
    const auto are_in_one = [&](auto line_of) {
      return std::all_of(piece.begin(), piece.end(), [&](Variable cell) { return line_of(cell) == line_of(piece[0]); });
    };
    const std::size_t columns = finished.ground.text.columns;
    if (!are_in_one([&](Variable cell) { return cell / columns; }) &&
        !are_in_one([&](Variable cell) { return cell % columns; }))
      return false;
    for (const Variable cell : piece) size[cell] = piece.size();
  }
  bool holds = true;
  for_diagonals(finished.ground,
                [&](Variable one, Variable other) { holds = holds && (size[one] == 0 || size[one] != size[other]); });
  return holds;
}

constexpr Row straight_piece_table[] = {
    {.form = "pieces of SET are straight lines that differ in length where they touch",
     .shapes = shape(Shape::board),
     .compile = compile_straight_pieces,
     .holds = holds_straight_pieces,
     .words = {"each piece of cells with SET is a straight line, and two that touch at a corner differ in length",
               "每片 SET 都是一条直线，以对角相接的两条长度不同"}},
};

}  // namespace

std::span<const Row> straight_piece_rows() { return straight_piece_table; }

}  // namespace quadrille::grid::kinds

#include "core/puzzles/grid/tight_paths.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "core/puzzles/grid/line_graph.hpp"

namespace quadrille::grid {

using learning::negation;

std::optional<Error> TightPaths::open(const Board& board) {
  stage_ = Stage::finished;
  stats_ = before_ = {};
  is_at_solution_ = false;
  found_.clear();
  if (board.model->refused) return board.model->refused;
  const auto& lines = board.model->lines;
  const auto refused = [&](Message why) { return Error{Error::Code::too_large, std::move(why), board.text->line, 1}; };
  if (!lines || lines->is_loop) return refused("the board has no paths");
  const auto is_filled = [](auto given) { return given != 0; };
  if (lines->has_drawn || std::any_of(board.givens.begin(), board.givens.end(), is_filled))
    return refused("shortcuts might leave out what is filled in");
  rows_ = lines->rows;
  columns_ = lines->columns;
  std::vector<std::uint32_t> names(lines->labels);
  names.push_back(0);  // no label
  std::sort(names.begin(), names.end());
  names.erase(std::unique(names.begin(), names.end()), names.end());
  labels_ = names.size() - 1;
  label_of_.clear();
  fills_ = true;
  for (std::size_t cell = 0; cell < cells(); ++cell) {
    const auto name = std::lower_bound(names.begin(), names.end(), lines->labels[cell]);
    label_of_.push_back(lines->labels[cell] == 0 ? labels_ : static_cast<std::size_t>(name - names.begin() - 1));
    if (lines->labels[cell] == 0 && (lines->shapes[cell] & no_line) != 0) fills_ = false;
  }
  if (fills_ && !has_balanced_ends()) return std::nullopt;
  constexpr std::size_t words_of_edge = 15;  // for each label
  if (2 * cells() * labels_ * words_of_edge > most_words) return refused("the board is too large for tight paths");
  begin(fills_ ? Stage::filled : Stage::loose);
  return std::nullopt;
}

// On a chessboard a path meets as many black as white ones if its ends have different colours, else one
// more of its ends' colour. Paths that fill the board meet all.
bool TightPaths::has_balanced_ends() const {
  std::ptrdiff_t twice = 0;  // black cells minus white ones, those of the board less those of paths
  for (std::size_t cell = 0; cell < cells(); ++cell) {
    const bool is_black = (cell / columns_ + cell % columns_) % 2 == 0;
    twice += (is_black ? 1 : -1) * (label_of_[cell] < labels_ ? 1 : 2);
  }
  return twice == 0;
}

Step TightPaths::advance(Fuel& fuel) {
  if (stage_ == Stage::finished) return Step::finished;
  if (is_at_solution_) {
    is_at_solution_ = false;
    if (found_.size() == 2) {
      stage_ = Stage::given_up;
    } else {
      begin(stage_);
    }
  }
  if (stage_ == Stage::given_up) return Step::paused;
  Step step = solver_.advance(fuel);
  const Stats& stats = solver_.stats();
  stats_.nodes = before_.nodes + stats.nodes;
  stats_.dead_ends = before_.dead_ends + stats.dead_ends;
  stats_.depth = std::max(before_.depth, stats.depth);
  if (step == Step::solution) {
    if (has_loop()) return Step::paused;  // what every solution leads to has none
    if (fills_ && stage_ == Stage::loose) {
      stage_ = Stage::given_up;
      return Step::paused;
    }
    is_at_solution_ = true;
    ++stats_.solutions;
    auto& edges = found_.emplace_back();
    for (std::size_t cell = 0; cell < cells(); ++cell)
      for (const Literal edge : {goes_right(cell), goes_down(cell)})
        if (solver_.trail().is_true(edge)) edges.push_back(edge);
    std::sort(edges.begin(), edges.end());
  } else if (step == Step::finished) {
    if (stage_ == Stage::filled) {
      begin(Stage::loose);
      return Step::paused;
    }
    if (!fills_ && found_.size() == 1) {
      std::vector<Literal> edges = found_[0];
      if (loosen(edges)) {
        found_.push_back(std::move(edges));
        is_at_solution_ = true;
        ++stats_.solutions;
        return Step::solution;
      }
    }
    stage_ = Stage::finished;
  }
  return step;
}

void TightPaths::read(Answer& answer) const {
  answer.assign(cells(), 0);
  if (!is_at_solution_) return;
  const auto drawn = drawn_to(found_.back());
  for (std::size_t cell = 0; cell < cells(); ++cell) {
    unsigned sides = 0;
    for (const std::size_t other : drawn[cell])
      sides |= other + columns_ == cell   ? above
               : other == cell + columns_ ? below
               : other + 1 == cell        ? leftward
                                          : rightward;
    for (unsigned shape = 0; shape < all_shapes; ++shape)
      if (line_shapes[shape].sides == sides) answer[cell] = static_cast<std::uint8_t>(shape + 1);
  }
}

// Says what a stage looks for, and starts its search.
void TightPaths::begin(Stage stage) {
  stage_ = stage;
  before_ = stats_;
  model_ = {(labels_ + 3) * cells(), std::max<std::size_t>(labels_, 1), labels_ * cells(), {}};
  std::vector<Literal> all_met;
  for (std::size_t cell = 0; cell < cells(); ++cell) {
    const std::size_t row = cell / columns_, column = cell % columns_;
    say_cell(cell);
    if (column + 1 < columns_) {
      say_step(cell, cell + 1, goes_right(cell));
    } else {
      model_.add(std::array{negation(goes_right(cell))});
    }
    if (row + 1 < rows_) {
      say_step(cell, cell + columns_, goes_down(cell));
    } else {
      model_.add(std::array{negation(goes_down(cell))});
    }
    if (row + 1 < rows_ && column + 1 < columns_) say_square(cell, stage == Stage::loose);
    if (row + 1 < rows_ && stage == Stage::loose) say_arches(cell);
    if (label_of_[cell] == labels_) say_turns(cell, stage == Stage::loose);
    if (stage == Stage::filled) {
      model_.add(std::array{is_met(cell)});
    } else if (fills_) {
      all_met.push_back(negation(is_met(cell)));
    }
  }
  if (fills_ && stage == Stage::loose) model_.add(all_met);
  for (std::vector<Literal> edges : found_) {
    if (fills_ && stage == Stage::loose) break;
    for (Literal& edge : edges) edge = negation(edge);
    model_.add(edges);
  }
  solver_.open(model_, most_learnt_words);
}

// A cell has one label if it is met, and then one edge or two.
void TightPaths::say_cell(std::size_t cell) {
  const std::size_t row = cell / columns_, column = cell % columns_;
  std::vector<Literal> labels = {negation(is_met(cell))};
  for (std::size_t label = 0; label < labels_; ++label) {
    labels.push_back(has_label(cell, label));
    model_.add(std::array{negation(has_label(cell, label)), is_met(cell)});
  }
  model_.add(labels);
  std::vector<Literal> edges;
  if (column > 0) edges.push_back(goes_right(cell - 1));
  if (column + 1 < columns_) edges.push_back(goes_right(cell));
  if (row > 0) edges.push_back(goes_down(cell - columns_));
  if (row + 1 < rows_) edges.push_back(goes_down(cell));
  for (const Literal edge : edges) model_.add(std::array{negation(edge), is_met(cell)});
  const bool is_end = label_of_[cell] < labels_;
  if (is_end) {
    model_.add(std::array{has_label(cell, label_of_[cell])});
    model_.add(std::array{is_met(cell)});
  }
  // For all sets of edges: of one that is too large not all are drawn, and with one that is too small another edge is.
  const std::size_t wanted = is_end ? 1 : 2;
  for (unsigned set = 0; set < 1u << edges.size(); ++set) {
    std::vector<Literal> in, out = {negation(is_met(cell))};
    for (std::size_t at = 0; at < edges.size(); ++at) {
      if ((set >> at & 1) != 0) {
        in.push_back(negation(edges[at]));
      } else {
        out.push_back(edges[at]);
      }
    }
    if (in.size() == wanted + 1) model_.add(in);
    if (in.size() + 1 == wanted) model_.add(out);
  }
}

// An edge is drawn if and only if its cells have the same label.
void TightPaths::say_step(std::size_t cell, std::size_t next, Literal edge) {
  for (std::size_t label = 0; label < labels_; ++label) {
    const Literal here = has_label(cell, label), there = has_label(next, label);
    model_.add(std::array{negation(edge), negation(here), there});
    model_.add(std::array{negation(edge), here, negation(there)});
    model_.add(std::array{edge, negation(here), negation(there)});
  }
}

// The square with this cell at its upper left has no three drawn edges. A turn at the lower left or right could be
// flipped if the cell opposite were empty.
void TightPaths::say_square(std::size_t cell, bool may_be_empty) {
  const std::array edges = {goes_right(cell), goes_down(cell + 1), goes_right(cell + columns_), goes_down(cell)};
  for (std::size_t without = 0; without < edges.size(); ++without) {
    std::vector<Literal> three;
    for (std::size_t at = 0; at < edges.size(); ++at)
      if (at != without) three.push_back(negation(edges[at]));
    model_.add(three);
  }
  if (!may_be_empty) return;
  model_.add(std::array{negation(edges[1]), negation(edges[2]), is_met(cell)});
  model_.add(std::array{negation(edges[2]), negation(edges[3]), is_met(cell + 1)});
}

// A turn that cannot be flipped is followed on its inner side by another one, and so on to a number. Where no number
// stands on that diagonal there is no turn. That follows from the squares, but only once the turn is supposed.
void TightPaths::say_turns(std::size_t cell, bool may_be_empty) {
  const std::size_t row = cell / columns_, column = cell % columns_;
  for (const bool goes_up : {true, false}) {
    if (!goes_up && may_be_empty) continue;  // an upper turn may be flipped down
    for (const bool turns_right : {true, false}) {
      const std::size_t rows = goes_up ? row : rows_ - 1 - row;
      const std::size_t columns = turns_right ? columns_ - 1 - column : column;
      if (rows == 0 || columns == 0) continue;
      const auto upward = [&](std::size_t steps) {
        return goes_up ? cell - steps * columns_ : cell + steps * columns_;
      };
      bool has_number = false;
      for (std::size_t steps = 1; steps <= std::min(rows, columns); ++steps) {
        const std::size_t inner = turns_right ? upward(steps) + steps : upward(steps) - steps;
        has_number |= label_of_[inner] < labels_;
      }
      if (has_number) continue;
      const Literal beside = edge_between(cell, turns_right ? cell + 1 : cell - 1);
      model_.add(std::array{negation(edge_between(cell, upward(1))), negation(beside)});
    }
  }
}

// An arch that begins here, down, to the right and down, is not above empty cells alone: it could come down.
void TightPaths::say_arches(std::size_t cell) {
  const std::size_t column = cell % columns_;
  std::vector<Literal> literals = {negation(goes_down(cell)), negation(goes_right(cell))};
  for (std::size_t inside = 1; inside <= most_inside && column + inside + 1 < columns_; ++inside) {
    literals.push_back(is_met(cell + columns_ + inside));
    literals.push_back(negation(goes_right(cell + inside)));
    literals.push_back(negation(goes_down(cell + inside + 1)));
    model_.add(literals);
    literals.pop_back();
  }
}

// Whether something is drawn beside the paths between equal labels.
bool TightPaths::has_loop() const {
  const learning::Trail& trail = solver_.trail();
  std::size_t met = 0, walked = 0;
  std::vector<bool> is_walked(cells());
  for (std::size_t start = 0; start < cells(); ++start) {
    met += trail.is_true(is_met(start)) ? 1 : 0;
    if (label_of_[start] == labels_ || is_walked[start]) continue;
    for (std::size_t at = start, next = cells();; at = next, next = cells()) {
      is_walked[at] = true;
      ++walked;
      for (const std::size_t other : neighbours(at))
        if (trail.is_true(edge_between(at, other)) && !is_walked[other]) next = other;
      if (next == cells()) break;
    }
  }
  return walked < met;
}

std::vector<std::size_t> TightPaths::neighbours(std::size_t cell) const {
  std::vector<std::size_t> all;
  if (cell >= columns_) all.push_back(cell - columns_);
  if (cell % columns_ > 0) all.push_back(cell - 1);
  if (cell % columns_ + 1 < columns_) all.push_back(cell + 1);
  if (cell + columns_ < cells()) all.push_back(cell + columns_);
  return all;
}

// For two cells that touch.
TightPaths::Literal TightPaths::edge_between(std::size_t a, std::size_t b) const {
  const std::size_t first = std::min(a, b);
  return a + b == 2 * first + 1 && columns_ > 1 ? goes_right(first) : goes_down(first);
}

// By cell: the cells that it is joined to.
std::vector<std::vector<std::size_t>> TightPaths::drawn_to(const std::vector<Literal>& edges) const {
  std::vector<std::vector<std::size_t>> drawn(cells());
  for (std::size_t cell = 0; cell < cells(); ++cell)
    for (const std::size_t other : neighbours(cell))
      if (std::binary_search(edges.begin(), edges.end(), edge_between(cell, other))) drawn[cell].push_back(other);
  return drawn;
}

// Makes the edges those of another solution that leads to them, if there is one.
bool TightPaths::loosen(std::vector<Literal>& edges) const {
  const auto drawn = drawn_to(edges);
  if (!flip_turn(edges, drawn) && !go_around(edges, drawn)) return false;
  std::sort(edges.begin(), edges.end());
  return true;
}

bool TightPaths::flip_turn(std::vector<Literal>& edges, const std::vector<std::vector<std::size_t>>& drawn) const {
  for (std::size_t cell = 0; cell < cells(); ++cell) {
    if (drawn[cell].size() != 2) continue;
    const std::size_t before = drawn[cell][0], after = drawn[cell][1];
    const std::size_t opposite = before + after - cell;
    if (before + after == 2 * cell || !drawn[opposite].empty()) continue;
    std::erase(edges, edge_between(before, cell));
    std::erase(edges, edge_between(cell, after));
    edges.push_back(edge_between(before, opposite));
    edges.push_back(edge_between(opposite, after));
    return true;
  }
  return false;
}

bool TightPaths::go_around(std::vector<Literal>& edges, const std::vector<std::vector<std::size_t>>& drawn) const {
  for (std::size_t start = 0; start < cells(); ++start) {
    if (drawn[start].empty()) continue;
    // From here through empty cells.
    std::vector<std::size_t> came_from(cells(), cells()), waiting = {start};
    for (std::size_t at = 0; at < waiting.size(); ++at)
      for (const std::size_t next : neighbours(waiting[at])) {
        if (!drawn[next].empty() || came_from[next] != cells()) continue;
        came_from[next] = waiting[at];
        waiting.push_back(next);
      }
    for (const std::size_t end : drawn[start])
      for (const std::size_t last : neighbours(end)) {
        if (came_from[last] == cells()) continue;
        std::erase(edges, edge_between(start, end));
        edges.push_back(edge_between(end, last));
        for (std::size_t at = last; at != start; at = came_from[at]) edges.push_back(edge_between(at, came_from[at]));
        return true;
      }
  }
  return false;
}

}  // namespace quadrille::grid

// The verbs of rules: a row each of one table. `compile` writes what a rule says of one place into the network; `holds`
// judges a finished board, and shares no code with it. Tested by tests/core/grid_kinds_test.cpp.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "core/function_ref.hpp"
#include "core/puzzles/grid/kinds/groups.hpp"
#include "core/puzzles/grid/kinds/kind.hpp"
#include "core/puzzles/grid/line_board.hpp"
#include "core/puzzles/grid/line_graph.hpp"

namespace quadrille::grid::kinds {

class Memberships;
class Outline;

/// What compilers of rules need.
struct Building {
  Maker& maker;
  const Ground& ground;
  const Kind& kind;
  const CellEdges& edges;  ///< of a kind with a loop, or of pieces: 1 between joined cells
  /// By run and set: whether it has one, where no run has two; made by the first rule that asks.
  std::map<std::pair<std::size_t, Values>, Variable>& run_has;
  /// By cell and set: the shape of the piece that the cell is part of; made by the rule about tetrominoes.
  std::map<std::pair<Variable, Values>, Variable>& shape_of;
  Memberships& members;                 ///< of a kind of pieces
  std::map<Values, Outline>& outlines;  ///< by set; made by the first rule that asks
  /// The value of islands, if the rules say that there are some (islands.hpp); or 0.
  Values islands = 0;
};

/// As Maker::follow. One function builds the automata of all rules: each rule as a template of its own would be a
/// kilobyte of the module. Numbers of 64 bits are passed by reference, for else JavaScript would have to call it too.
using Step = FunctionRef<void(std::uint64_t& state, std::size_t position, const std::int64_t& number)>;
using Accepts = FunctionRef<bool(const std::uint64_t& state)>;
std::optional<Error> follow_by(const Building& building, const Token* token, const Cells& cells,
                               std::vector<std::int64_t> key, Step step, Accepts accepts, std::uint64_t start);
template <class StepTo, class IsEnd>
std::optional<Error> follow(const Building& building, const Token* token, const Cells& cells,
                            std::vector<std::int64_t> key, const StepTo& step, const IsEnd& accepts,
                            std::uint64_t start = 0) {
  return follow_by(
      building, token, cells, std::move(key),
      [&](std::uint64_t& state, std::size_t position, const std::int64_t& number) {
        state = step(state, position, number);
      },
      [&](const std::uint64_t& state) { return accepts(state); }, start);
}

/// A finished board.
struct Finished {
  const Ground& ground;
  const Kind& kind;
  const Answer& answer;
  /// The cells of each piece, where a kind has them, and by cell its piece; `no_part` of walls.
  std::vector<Cells> pieces = {};
  std::vector<std::size_t> piece_of = {};

  /// Whether a cell has a value of a set; walls have none.
  bool has(std::size_t cell, Values set) const {
    return !ground.is_wall(cell) && (set >> (answer[cell] - 1u) & 1) != 0;
  }
  std::int64_t number(std::size_t cell) const { return std::int64_t{kind.values.lowest} + answer[cell] - 1; }
};

constexpr unsigned shape(Shape one) { return 1u << static_cast<unsigned>(one); }
template <class... More>
constexpr unsigned shape(Shape one, More... more) {
  return shape(one) | shape(more...);
}
constexpr unsigned any_cells = shape(Shape::board, Shape::cells, Shape::lines, Shape::clued, Shape::pairs, Shape::cell);

struct Row {
  std::string_view form;  ///< as rules write it; capitals as `Matcher` reads them
  unsigned shapes;        ///< of the groups that it may be about
  std::optional<Error> (*compile)(const Building& building, const Rule& rule, const Place& place);
  bool (*holds)(const Finished& finished, const Rule& rule, const Place& place);
  Words words;  ///< with GROUP, WHERE, AMOUNT, SET, OTHER (the second set) and PATTERN for what a rule says
  Amount::How how = Amount::How::exactly;            ///< where the form has no AMOUNT
  bool takes_where = false;                          ///< it may count cells around the cell
  bool takes_condition = false;                      ///< it may have an `if`
  CellValues::Form values = CellValues::Form::none;  ///< which values it needs; none: any
  bool is_directed = false;                          ///< whether the order of a line's cells matters
  bool is_window = false;                            ///< the form has a SIZE: it is about all windows of it
  bool needs_runs = false;                           ///< of rows and columns that have a section of clues
  bool is_of_regions = false;                        ///< it is about each region, and nothing else
  bool needs_regions = false;                        ///< of a board that has them
  bool takes_own_value = false;                      ///< its amount may be `its value`
  bool takes_not_exactly = false;                    ///< its amount may be `not exactly`; so if it takes `its value`
  bool has_no_parity = false;                        ///< its amount is no even or odd number
  bool is_of_places = false;                         ///< it counts places in lines, from the top left
  bool is_bounded_by_cells = false;                  ///< no number is larger than a place has cells
  bool needs_clues = false;                          ///< a board without clues breaks it, or one with few
  bool counts_clues = false;                         ///< its amount is one of clues
  /// What counting with memory knows of the rule's cells.
  LineBoard::Circle circle = LineBoard::Circle::none;
};

/// The families, and all rows.
std::span<const Row> count_rows();
std::span<const Row> number_rows();
std::span<const Row> successor_rows();
std::span<const Row> pattern_rows();
std::span<const Row> run_rows();
std::span<const Row> sight_rows();
std::span<const Row> area_rows();
std::span<const Row> shape_rows();
std::span<const Row> clue_piece_rows();
std::span<const Row> comparison_rows();
std::span<const Row> loop_rows();
std::span<const Row> arm_rows();
std::span<const Row> difference_rows();
std::span<const Row> passing_rows();
std::span<const Row> straight_piece_rows();
std::span<const Row> distance_rows();
std::span<const Row> region_clue_rows();
std::span<const Row> ring_rows();
std::span<const Row> balance_rows();
std::span<const Row> circle_rows();
std::span<const Row> target_rows();
std::span<const Row> tetromino_rows();
std::span<const Row> path_rows();
std::span<const Row> slash_rows();
std::span<const Row> triangle_rows();
std::span<const Row> visit_rows();
std::span<const Row> two_piece_rows();
std::span<const Row> border_rows();
std::span<const Row> pointing_rows();
std::span<const Row> falling_rows();
std::span<const Row> division_rows();
std::span<const Row> facing_rows();
std::span<const Row> maze_rows();
std::span<const Row> run_sum_rows();
std::span<const Row> touching_piece_rows();
std::span<const Row> tour_rows();
std::span<const Row> piece_shape_rows();
std::span<const Row> standing_rows();
std::span<const Row> u_turn_rows();
std::span<const Row> checkerboard_rows();
std::span<const Row> between_rows();
std::span<const Row> outline_rows();
std::span<const Row> matching_rows();
std::span<const Row> number_pair_rows();
/// All of them, in this order.
std::vector<const Row*> all_rows();

/// The neighbours of a cell.
using Around = Cells (*)(const Text& text, std::size_t cell);
/// The pieces of the cells with a value of a set, of a finished board.
std::vector<Cells> pieces_in(const Finished& finished, Values set, Around around = neighbours4);
/// The arm of a ray is its first cells or edges that have a value of the set, up to the first that has not: adds a
/// variable for how many there are, at most `longest`. None, and an error, if that is too many.
std::optional<Variable> add_arm(const Building& building, const Rule& rule, const Place& place, Cells ray, Values set,
                                std::uint64_t longest, std::optional<Error>& error);
/// Whether a rule of a kind of pieces asks for the edges between joined cells.
bool needs_edges(const Kind& kind, const Ground& ground);
/// Before the rules of a kind of pieces: what some of them say together, and that pieces end at borders.
void divide(const Building& building);
/// Finds the pieces of a finished board; false if there is a border inside one of them.
bool find_pieces(Finished& finished);
/// After all rules: two clues of a line that count different values count all of these together, which neither says
/// alone.
void count_from_both_sides(const Building& building);
/// Whether another rule says that the cells of a rule, which have a clue, have a value of its set.
bool is_in_set(const Kind& kind, const Rule& rule);
/// Whether the rule about a path says this rule, which counts the path's cells beside one of them, by its ends.
bool is_of_path(const Kind& kind, const Rule& rule);
/// Adds that exactly `number` of the cells have a value of the set.
void count_by_blocks(const Building& building, const Cells& cells, Values set, std::uint64_t number);
/// Whether a line's rule says together with others of its line that one of two values is there as often as the other,
/// and none three times in a row; and adds that.
bool is_balanced(const Building& building, const Rule& rule, const Place& place);
std::optional<Error> compile_balanced(const Building& building, const Place& place);
/// The edges from a cell on in one direction, of a kind with a loop.
Cells edges_from(const Building& building, std::size_t cell, unsigned side, std::uint64_t most = ~std::uint64_t{0});
/// Adds that two arms, each the edges of a ray up to the first without a line, are equally long, or not. Without
/// `counts_none` that is said of two that have some.
std::optional<Error> compare_arms(const Building& building, const Token* clue, const Cells& one, const Cells& other,
                                  bool are_equal, bool counts_none);
/// The sides to which lines go, of a finished board.
std::vector<unsigned> sides_without_walls(const Finished& finished);
/// The regions beside that of a place, each once.
std::set<std::size_t> regions_beside(const Ground& ground, const Place& place);
/// Whether a number that was found is the amount that a rule says; of at most `most`, for `all` and `not all`.
bool is_amount(const Finished& finished, const Rule& rule, const Place& place, std::uint64_t found, std::uint64_t most);
/// Adds that the cells with a value of the rule's first set close no loop.
std::optional<Error> compile_acyclic(const Building& building, const Rule& rule, const Place& place);
/// Whether a rule says that no block of 2×2 has a set in all cells.
bool forbids_blocks(const Rule& rule, Values set);
/// Whether a set and another one are both connected, and say together which blocks of 2×2 there are not.
bool is_parted(const Kind& kind, Values set);

/// Whether a rule's condition is met, or there is none.
inline bool is_met(const Finished& finished, const Rule& rule, const Place& place) {
  return !rule.condition || finished.has(*place.cell, *rule.condition);
}

/// Adds: the sum of the weights of the cells, by the index of their value, is `low` to `high`, and even or odd if
/// `parity` says so; where the rule's condition is met.
struct Tally {
  std::vector<std::uint64_t> weights;
  std::uint64_t low = 0, high = 0;
  std::optional<unsigned> parity = std::nullopt;
  std::optional<std::uint64_t> other = std::nullopt;  ///< it is not this number
};
std::optional<Error> add_tally(const Building& building, const Rule& rule, const Place& place, const Tally& tally);
/// The bounds of an amount, of at most `most`; `low` beyond `high` where there is none.
Tally bounds_of(const Building& building, const Rule& rule, const Place& place, std::uint64_t most);

}  // namespace quadrille::grid::kinds

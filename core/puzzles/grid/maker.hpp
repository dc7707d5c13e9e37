// What compilers of genres share: groups of cells, numbers in tokens, and constraints on cells.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/network/compile/constraints.hpp"
#include "core/puzzles/grid/board.hpp"
#include "core/text/text.hpp"

namespace quadrille::grid {

using Cells = std::vector<Variable>;

/// Groups of cells of a board, in reading order; for compilers and for `obeys` alike.
Cells row_of(const Text& text, std::size_t row);
Cells column_of(const Text& text, std::size_t column);
std::vector<Cells> lines_of(const Text& text);          ///< all rows, then all columns
Cells neighbours4(const Text& text, std::size_t cell);  ///< up, left, right, down, as far as there are such
Cells neighbours8(const Text& text, std::size_t cell);
/// By the tokens of a section of cells, in the order in which they are met first; `#` and `.` are none.
std::vector<Cells> regions_of(const Text& text, std::string_view section = "regions");
/// An error at a cell that is in no region, for genres in which all are.
std::optional<Error> need_regions(const Text& text);
/// The cells from `cell` on, without it, by steps of rows and columns to the border; the first `most` of them.
Cells ray_of(const Text& text, std::size_t cell, int down, int right, std::size_t most = ~std::size_t{0});
/// The value of a cell that is written as `r2c11` (from 1); none if it is anything else or not on the board.
std::optional<Variable> cell_named(const Text& text, std::string_view name);
/// A place in half cells from the middle of the first cell.
struct Point {
  std::size_t row, column;
};
/// The point that is written as `r1c2.5`, the middle of a cell or between some; none if it is not on the board.
std::optional<Point> point_named(const Text& text, std::string_view name);
std::string name_of_point(Point point);
/// The token of a line in a section of clues outside, `top` or `left`; or null if it is blank or there is no section.
const Token* clue_of(const Text& text, std::string_view section, std::size_t line);

/// The lines that have a clue in a section of clues outside (of `top` and `bottom` columns, else rows), with their
/// clues.
std::vector<std::pair<Cells, const Token*>> clued_lines(const Text& text, std::string_view section);
/// Whether each clue of a section of clues outside is the number of the cells of its line that are counted.
template <class IsCounted>
bool are_clues_right(const Text& text, std::string_view section, IsCounted is_counted) {
  for (const auto& [line, clue] : clued_lines(text, section))
    if (static_cast<std::size_t>(std::count_if(line.begin(), line.end(), is_counted)) != whole_number(clue->text))
      return false;
  return true;
}

/// The longest parts of rows, then of columns, whose cells are all `inside(cell)`.
template <class Inside>
std::vector<Cells> segments_of(const Text& text, Inside inside) {
  std::vector<Cells> segments;
  for (const Cells& line : lines_of(text)) {
    bool goes_on = false;
    for (const Variable cell : line) {
      if (inside(cell) && !goes_on) segments.emplace_back();
      if ((goes_on = inside(cell))) segments.back().push_back(cell);
    }
  }
  return segments;
}

/// Appends an answer whose cells belong to parts, which have any numbers: a letter for each part, or a number where
/// there are more than 52, and for cells of `no_part` what the model shows of them, or `?`.
void write_parts(const Model& model, const std::vector<std::size_t>& part_of, std::size_t columns, std::string& out);
constexpr std::size_t no_part = ~std::size_t{0};

/// The first value of a parameter; none if the text lacks it or it is no number.
std::optional<std::uint64_t> parameter(const Text& text, std::string_view name);

class Maker {
 public:
  Maker(const Text& text, Model& model) : text(text), network(model.network), model_(model) { network.most = limits; }

  const Text& text;
  Network& network;

  /// First: the values of all cells.
  void set_values(unsigned values, int lowest = 0);
  /// A cell without a value to be found: its value 0 is given, and answers show `token`.
  void leave_out(std::size_t cell, std::string_view token);
  bool is_left_out(std::size_t cell) const { return !model_.shown[cell].empty(); }
  /// A value that the text has filled in.
  void give(std::size_t cell, unsigned value) { model_.filled[cell] = static_cast<std::uint8_t>(value + 1); }
  /// All tokens of the section `cells`, if there is one: each is blank, that of a cell that is left out, or a value.
  std::optional<Error> give_filled();
  /// The same of the section `filled`, where `?` is what is not known yet.
  std::optional<Error> give_answer();
  /// Without those that are left out.
  Cells present(Cells cells) const;

  /// How many of the cells have a value of the set: `low` to `high`.
  void count(const Cells& cells, Values values, std::uint64_t low, std::uint64_t high) {
    count(counted(cells, values), low, high);
  }
  void count(const Cells& cells, Values values, std::uint64_t times) { count(cells, values, times, times); }
  /// A clue says so; null: the rules do.
  void count(const Token* clue, const Cells& cells, Values values, std::uint64_t low, std::uint64_t high) {
    const Said said(*this, clue);
    count(cells, values, low, high);
  }
  /// How many of the pairs of a cell and a set have the cell in the set.
  void count(const std::vector<std::pair<Variable, Values>>& cells, std::uint64_t low, std::uint64_t high);
  /// As many as the number of a variable.
  void count_into(Variable number, const Cells& cells, Values values) { count_into(number, counted(cells, values)); }
  void count_into(Variable number, const std::vector<std::pair<Variable, Values>>& cells);
  /// A clue: how many of the cells have a value of the set.
  std::optional<Error> count_clue(const Token& clue, const Cells& cells, Values values);
  /// The same for the lines of a section of clues outside.
  std::optional<Error> count_lines(std::string_view section, Values values);
  /// A clue as a linear equation.
  void sum_clue(const Token& clue, std::vector<Network::Term> terms, std::uint64_t total);
  /// Two clues, which are numbers, together: their sum is how many of the cells have a value of the set.
  void count_clues(const Token& one, const Token& other, const Cells& cells, Values values);
  void differ(const Cells& cells, cover::Unit unit = network::other_unit) { add_different(network, cells, unit); }
  void allow(std::size_t cell, Values values) { add_allowed(network, static_cast<Variable>(cell), values); }
  /// `allows(number of a, number of b)`.
  template <class Allows>
  void relate(std::size_t a, std::size_t b, Allows allows) {
    network::add_relation_if(network, static_cast<Variable>(a), static_cast<Variable>(b), allows);
  }
  /// `step(state, position, number)` and `accepts(state)` as in add_sequence; equal keys, equal automata. An error at
  /// `token` if it has too many states.
  template <class Step, class Accepts>
  std::optional<Error> follow(const Token* token, const Cells& cells, std::vector<std::int64_t> key, Step step,
                              Accepts accepts, std::uint64_t start = 0) {
    const Said said(*this, token);
    auto fault = network::add_sequence(network, cells, {Automata::genre, std::move(key)}, start, step, accepts);
    if (!fault) return std::nullopt;
    Error error = token != nullptr ? error_at(*token, std::move(fault->message))
                                   : Error{Error::Code::bad_input, std::move(fault->message), text.line, 1};
    error.code = Error::Code::too_large;
    return error;
  }
  /// The clue in a cell says which values it may have: the number of an island is not shaded.
  void decide_among(std::size_t cell, Values values) {
    allow(cell, values);
    model_.decided[cell] = 1;
  }
  /// An auxiliary variable, 0 or 1: whether the cell has a value of the set.
  Variable has(Variable cell, Values values);

  network::ConstraintWords& words() { return model_.words; }
  /// Values say something of neighbours: no turn of the board is a symmetry.
  void deny_turns() { model_.has_turns = false; }
  /// All that the text says, for counting with memory.
  void say_lines(LineBoard lines) { model_.lines = std::move(lines); }
  LineBoard* lines() { return model_.lines ? &*model_.lines : nullptr; }
  /// The variables of edges, by the point where they begin, as Model has them.
  using EdgeVariables = std::vector<std::optional<Variable>>;
  void set_edges(EdgeVariables horizontal, EdgeVariables vertical) {
    model_.horizontal = std::move(horizontal);
    model_.vertical = std::move(vertical);
  }
  /// What a token says of an edge: a line, or none.
  void draw(const Token& token, bool is_horizontal, std::size_t point, bool is_line);

  /// A number in a token, from `low` to `high`; else writes the error.
  std::optional<std::uint64_t> number(const Token& token, std::uint64_t low, std::uint64_t high,
                                      std::optional<Error>& error) const;
  /// The number of a clue. Where no answer has one that is so low or so high, there is no solution, and it is the next
  /// one from `low` to `high`.
  std::optional<std::uint64_t> clue_number(const Token& token, std::uint64_t low, std::uint64_t high,
                                           std::optional<Error>& error);

 private:
  /// Cells that are not left out, with the set.
  std::vector<std::pair<Variable, Values>> counted(const Cells& cells, Values values) const;
  /// The value of a cell with this token; none if it has no such value.
  std::optional<unsigned> value_of(std::size_t cell, const Token& token) const;
  void give_impossible(std::size_t cell) {
    network.is_impossible = true;
    model_.impossible.push_back(static_cast<std::uint32_t>(cell));
  }
  /// Whether a token that is no value of the cell is a number, where values are numbers: no answer has it.
  bool is_impossible_number(std::size_t cell, const Token& token) const;

  // Notes that a clue says the constraints that are added while this lives.
  class Said {
   public:
    Said(Maker& maker, const Token* clue)
        : maker_(maker),
          clue_(clue),
          sums_(maker.network.sums.size()),
          counts_(maker.network.counts.size()),
          sequences_(maker.network.sequences.size()) {}
    Said(const Said&) = delete;
    Said& operator=(const Said&) = delete;
    ~Said();

   private:
    Maker& maker_;
    const Token* clue_;  // may be null
    std::size_t sums_, counts_, sequences_;
  };

  enum class Automata : std::int32_t { genre };

  static constexpr Network::Amount limits = {
      .auxiliary = std::size_t{1} << 16, .transitions = std::size_t{1} << 23, .entries = std::size_t{1} << 24};

  Model& model_;
  std::map<std::pair<Variable, Values>, Variable> indicators_;
};

}  // namespace quadrille::grid

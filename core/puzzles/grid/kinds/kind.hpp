// A kind of puzzle as its text says it: sections, values and rules. A board's text keeps its kind alive; `genre` is
// what the rest of grid asks. Tested by tests/core/grid_kinds_test.cpp.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/puzzles/grid/genre.hpp"
#include "core/puzzles/grid/maker.hpp"
#include "core/puzzles/grid/saved/table.hpp"

namespace quadrille::grid::kinds {

struct Row;       // of the table of rules (rules.hpp)
struct GroupRow;  // of the tables of groups (groups.hpp)
struct WhereRow;

constexpr std::size_t most_bytes = 16384;  ///< of a kind's text
constexpr std::size_t most_line = 400;     ///< bytes of one of its lines
constexpr std::size_t most_rules = 64;
constexpr std::size_t most_sections = 16;
constexpr std::string_view centres_name = "centres";
/// Values of cells that a triangle fills half of: upper left, upper right, lower left and lower right corner.
constexpr std::string_view triangles[] = {"nw", "ne", "sw", "se"};
constexpr std::size_t most_tokens = 32;  ///< that a section says it may have

/// What a section's tokens may be: a mark, such as `o`, a number, such as `7`, or both, `o7`.
struct TokenForm {
  std::string mark;  ///< may be empty
  bool has_number = false;
  bool is_wall = false;     ///< no cell
  bool has_arrow = false;   ///< the number may have an arrow, `7^`
  bool is_compass = false;  ///< four numbers or dots: above, below, left and right, `1,.,0,2`
  bool is_sign = false;     ///< between two cells
  bool is_any = false;      ///< any sign
  bool has_runs = false;    ///< lengths of runs, a digit or `?` each: `13`, `2?`
  bool is_target = false;   ///< of the first cell of a region: `12+`, `3-`, `24*`, `2/` or a number
};
/// A number in a rule.
struct Quantity {
  enum class From : std::uint8_t { literal, parameter, clue, value };  ///< the value: of the cell itself
  From from = From::literal;
  std::uint64_t number = 0;
  std::string name;  ///< of the parameter
};
/// How many.
struct Amount {
  enum class How : std::uint8_t { exactly, at_least, at_most, between, even, odd, all, none, not_all, not_exactly };
  How how = How::exactly;
  Quantity low, high;  ///< `high` of `between`
};

/// The cells that a rule is about, and those that are counted for each.
struct Group {
  const GroupRow* row = nullptr;
  std::size_t height = 0, width = 0;  ///< of a window
  std::string mark;                   ///< of cells with a clue; or the name of a section
  bool has_number = false;            ///< only where the clue has a number
};

struct Rule {
  const Row* row = nullptr;
  std::vector<Group> groups;        ///< the rule holds for each of each; never empty
  const WhereRow* where = nullptr;  ///< counted are these cells of the cell; null: the group's
  std::optional<Values> condition;  ///< it holds only where the cell has one of these
  std::vector<Values> sets;         ///< of values, in the order in which the rule names them
  std::vector<Values> pattern;      ///< by position, the values that fit
  std::vector<std::string> marks;   ///< of the clues that the rule itself names
  Amount amount;
  std::uint32_t line = 0, column = 0;
  std::string text;  ///< the line
};

/// Which values cells have.
struct CellValues {
  enum class Form : std::uint8_t { none, tokens, numbers, loop, pieces };  ///< pieces: cells that are joined
  Form form = Form::none;
  std::string off = ".";            ///< of a loop: the token of a cell that it does not go through
  std::vector<std::string> tokens;  ///< of a loop: those behind the shapes
  unsigned lowest = 0;              ///< of numbers
  enum class Highest : std::uint8_t { literal, rows, columns, longer, cells, region, parameter };
  Highest highest_from = Highest::literal;
  unsigned highest = 0;
  std::string parameter;  ///< the section whose number is the highest
  unsigned less = 0;      ///< `rows-2`: the highest is lower by this
};

/// What a kind says of new boards.
struct Making {
  std::uint32_t usual = 0;                                         ///< side; 0: it says nothing
  std::uint32_t least = 2, most = 12;                              ///< sides
  std::uint32_t density = 0, least_density = 0, most_density = 0;  ///< percent of walls, or of the last value; 0: any
  bool is_even = false;                                            ///< both sides
  bool has_givens = false;                                         ///< values are given, beside clues
  bool has_boxes = false;                                          ///< regions are rectangles
  std::vector<std::string> lacked;  ///< sections that they do not have; `walls`; `values` that are given

  std::string kept;  ///< a clue that is never left out

  bool lacks(std::string_view what) const { return std::find(lacked.begin(), lacked.end(), what) != lacked.end(); }
};

struct Kind {
  Kind() = default;
  Kind(const Kind&) = delete;
  Kind& operator=(const Kind&) = delete;

  Genre genre;                    ///< of this kind: its sections are `sections`
  std::string name;               ///< of its first line
  std::string source;             ///< the lines of its text
  std::string wall;               ///< what answers show of a wall; empty: its clue, or `#`
  std::deque<std::string> names;  ///< of sections: their addresses stay
  std::vector<SectionRule> sections;
  std::vector<std::vector<TokenForm>> forms;  ///< by section: what may stand in cells and outside
  bool needs_regions = false;                 ///< for each cell
  bool has_dominoes = false;                  ///< regions are two cells side by side
  std::size_t grid_side = 9;                  ///< of the grids of a section `grids`; a square number
  std::string paths;                          ///< the list whose lines have all cells, if there is one
  std::string signs;                          ///< those between the two cells of a line of `pairs`
  Making made;
  bool is_square = false;
  bool has_only_clues = false;  ///< in `cells`; what is filled in stands elsewhere
  bool has_targets = false;     ///< in `cells`
  CellValues values;
  std::vector<Rule> rules;

  /// Its links and saved boards, as `links` and `saved` have them; `Genre::link` is null where there are none.
  struct Linked {
    std::vector<std::string_view> names;
    std::vector<links::Part> parts;
    std::deque<std::vector<saved::Word>> words;  ///< of the parts of `saved`: their addresses stay
    std::vector<saved::SavedPart> saved_parts;
    links::Link link;
    saved::Saved saved;
  };
  Linked linked;

  /// Whether a token is a value; of numbers, any number.
  bool is_value(std::string_view token) const { return set_of(token).has_value(); }
  /// The values that a word names; none if it is no name of any.
  std::optional<Values> set_of(std::string_view word) const;
  /// The index of the value that a token of cells is; a number beyond all has one beyond all.
  std::optional<std::size_t> value_of(std::string_view token) const;
  /// The value of a cell where two lines cross; none where they may not.
  Values crossing() const { return values.form == CellValues::Form::loop ? set_of("+").value_or(0) : Values{0}; }
  /// The number that a value is; none of other tokens.
  std::optional<std::uint64_t> number_of_value(unsigned value) const;
  /// Appends the token of a value.
  void append_value(unsigned value, std::string& out) const;
};

/// The kind whose rules a text's genre has.
inline const Kind& kind_of(const Text& text) { return *text.genre->kind; }
/// Whether boards of a kind have, or may have, a section.
bool has_section(const Kind& kind, std::string_view name);
/// How many values a cell of this board may have; 0 if there are too many.
unsigned count_values(const Kind& kind, const Text& text);
/// Whether a token of cells may stand where this form does.
bool fits(const Kind& kind, const TokenForm& form, std::string_view token);
/// Whether a text has a section that is yes or no, and does not say no.
bool is_on(const Text& text, std::string_view name);
/// Whether a cell is none: `#` in regions, or a wall.
bool is_wall(const Text& text, std::size_t cell);
/// A token's mark, and the digits behind it, without an arrow that may follow; `o?` has a number that is not known.
bool has_arrow(std::string_view token);
std::string_view mark_of(std::string_view token);
std::optional<std::uint64_t> number_of(std::string_view token);
/// The number of a quantity on a board, for a clue with this number; none where the clue has none.
std::optional<std::uint64_t> resolve(const Quantity& quantity, const Text& text, std::optional<std::uint64_t> number);

}  // namespace quadrille::grid::kinds

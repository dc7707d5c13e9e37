// A Sudoku that is being read from a link: it collects rules, candidates and words, and becomes a text in the notation
// `iss` of `variant`, or, if nothing but the rules of Sudoku is wanted, in the notation `line` of `sudoku`. What the
// link says is checked here: that cells are on the board, that lists are lists, and that the text stays short. The
// first refusal counts: reading goes on behind it, and what it yields is dropped.
#pragma once

#include <algorithm>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/function_ref.hpp"
#include "core/links/payload.hpp"
#include "core/links/relations.hpp"

namespace quadrille::links {

using Cells = std::vector<int>;  ///< row by row, from 0
using Arguments = std::vector<std::string>;

/// A larger sum of a cage is none.
constexpr int most_sum = 9999;

/// What a link is read as. A classic Sudoku refuses all other rules by their names.
enum class Target : std::uint8_t { variant, classic };

/// Whether a board may have this number of rows or columns, and the allowed numbers in words.
bool is_side(Target target, std::size_t side);
std::string_view sides_of(Target target);

/// A text without characters that would end a line or hide what is said.
std::string on_one_line(std::string_view text);

class Builder {
 public:
  Builder(Target target, int rows, int columns)
      : target_(target),
        rows_(rows),
        columns_(columns),
        values_(std::max(rows, columns)),
        candidates_(static_cast<std::size_t>(rows * columns)) {}

  int rows() const { return rows_; }
  int columns() const { return columns_; }
  int values() const { return values_; }
  int cells() const { return rows_ * columns_; }

  /// Says that the link has a rule, which is quoted, before it is read: a classic Sudoku refuses it.
  void meet(const std::string& rule);

  void refuse(std::string message, Error::Code code = Error::Code::bad_input);
  const std::optional<Error>& error() const { return error_; }

  void add(std::string_view kind, Arguments arguments = {});
  /// A rule with arguments before its cells.
  void add_cells(std::string_view kind, const Cells& cells, Arguments first = {});
  /// A relation between neighbours in each group, or with `PairX` between any two; of one cell it states nothing.
  void add_relation(const Relation& relation, const std::vector<Cells>& groups, std::string_view kind = "Pair");
  void restrict(int cell, FunctionRef<bool(int value)> allows);
  /// A given; an empty value and 0 state nothing.
  void give(int cell, Value value);
  int value_at(int cell, Value value);
  /// Words, a line or several, or a list of them.
  void add_words(Value text, std::string_view key);
  void add_line(std::string_view line);
  void set_title(Value text) { set_about(text, title_); }
  void set_author(Value text) { set_about(text, author_); }
  void add_figure(std::string line);

  /// The regions of cells, by cell; none where a cell has no region.
  void set_regions(const std::vector<std::optional<double>>& region_of);
  std::vector<Cells> regions;
  bool has_boxes = false;         ///< `regions` are the boxes that `iss` has by default
  bool has_full_regions = false;  ///< `regions` are stated by boxes or by `Jigsaw`, and hold every cell

  int cell(Value name, std::string_view rule);
  Cells cells_in(Value names, std::string_view rule);
  /// The items of a list; none, and a refusal, where it is none.
  std::vector<Value> list(Value value, std::string_view rule);
  Value object(Value value, std::string_view rule);
  /// Whether a key is set, which holds true or false in one of the ways of links.
  bool flag(Value value, const std::string& where);
  std::string label(Value value, const std::string& where);

  std::string name_of(int cell) const;
  Arguments names(const Cells& cells) const;
  Cells neighbours(int cell) const;

  /// Writes the text, or says what is wrong with the link.
  std::optional<Error> finish(std::string& text) const;

 private:
  std::string text() const;
  void set_about(Value text, std::string& about);
  std::string line() const;

  Target target_;
  int rows_, columns_, values_;
  std::optional<Error> error_;
  std::vector<std::string> rules_, words_, figures_;
  std::vector<std::optional<std::vector<int>>> candidates_;
  std::string title_, author_;
  std::size_t arguments_ = 0, drawn_ = 0;
};

/// The number of each cell's box; empty when a board of this size has no boxes.
Cells boxes_of(const Builder& builder);

/// A name in quotes, as in a message about a rule.
inline std::string the_rule(std::string_view key) { return "the rule " + quoted(key); }

/// A cell that a link names, which may be outside the board: from 0, and -1 before the first row or column.
struct Position {
  int row, column;
};
std::optional<Position> place_in(Value name);

/// Fog hides a part of the board from those who solve it.
bool is_fog(std::string_view key);
constexpr std::string_view fog_remark = "the fog over the board is not shown, and states no rule";

void read_rules(Builder& builder, std::string_view key, Value value);
bool is_rule(std::string_view key);
void read_dots(Builder& builder, Value puzzle);
void read_drawings(Builder& builder, Value puzzle);
bool is_drawing(std::string_view key);

}  // namespace quadrille::links

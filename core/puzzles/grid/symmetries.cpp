#include "core/puzzles/grid/symmetries.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <compare>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>

#include "core/puzzles/grid/genre.hpp"
#include "core/puzzles/grid/maker.hpp"

namespace quadrille::grid {

using cover::Placement;

namespace {

// A turn or reflection: rows and columns are exchanged or not, then rows reflected or not, then columns.
struct Turn {
  bool exchanges, flips_rows, flips_columns;
};

// A place in half cells from the board's upper left corner.
struct Spot {
  std::size_t row, column;
  friend auto operator<=>(const Spot&, const Spot&) = default;
};

// Something that the text says of some places.
struct Fact {
  std::string_view kind;
  std::string token;
  std::vector<Spot> spots;
  bool is_ordered = false;

  auto key() const { return std::tie(kind, token, spots, is_ordered); }
  friend bool operator<(const Fact& a, const Fact& b) { return a.key() < b.key(); }
  friend bool operator==(const Fact& a, const Fact& b) { return a.key() == b.key(); }
};

bool is_number(const Token& token) { return token.text[0] >= '0' && token.text[0] <= '9'; }

// What a text says, apart from what is true of all of its board.
class Facts {
 public:
  explicit Facts(const Text& text) : text_(text) {
    for (const Section& section : text.sections) add(section);
  }

  std::vector<Fact> take() { return std::move(facts_); }

 private:
  Spot spot_of(std::size_t cell) const { return {cell / text_.columns * 2 + 1, cell % text_.columns * 2 + 1}; }
  std::vector<Spot> spots_of(const Cells& cells) const {
    std::vector<Spot> spots;
    for (const Variable cell : cells) spots.push_back(spot_of(cell));
    return spots;
  }
  void add(std::string_view kind, std::string token, const Cells& cells, bool is_ordered = false) {
    facts_.push_back({kind, std::move(token), spots_of(cells), is_ordered});
  }

  void add(const Section& section) {
    const std::string_view name = section.rule->name;
    switch (section.rule->kind) {
      case SectionKind::cells:
        if (name == "regions" ||
            (name == filled_rule.name && text_.genre->parts_of != nullptr && text_.genre->write_answer == nullptr))
          add_parts(name);
        else
          add_cells(name);
        break;
      case SectionKind::top:
      case SectionKind::left: add_outside(name); break;
      case SectionKind::rows:
      case SectionKind::columns: add_lines(section); break;
      case SectionKind::corners: add_corners(section); break;
      case SectionKind::horizontal:
      case SectionKind::vertical: add_drawn(section); break;
      case SectionKind::list: add_list(section); break;
      case SectionKind::parameter:
        if (name == "grids") add_grids(section);
        break;
    }
  }

  void add_drawn(const Section& section) {
    const bool is_horizontal = section.rule->kind == SectionKind::horizontal;
    const std::size_t first = text_.genre->edges == Edges::borders ? 0 : 1;  // point, in half cells
    for (std::size_t row = 0; row < section.rows.size(); ++row)
      for (std::size_t column = 0; column < section.rows[row].size(); ++column) {
        const Token& token = section.rows[row][column];
        const Spot spot = {2 * row + first + (is_horizontal ? 0 : 1), 2 * column + first + (is_horizontal ? 1 : 0)};
        if (!token.is_blank()) facts_.push_back({"drawn", token.text == "x" ? "x" : "line", {spot}});
      }
  }

  void add_parts(std::string_view name) {
    std::map<std::string_view, Cells> parts;
    for (Variable cell = 0; cell < text_.cells(); ++cell) {
      const Token& token = *text_.at(name, cell);
      if (token.text == "#") add(name, token.text, {cell});
      if (token.text == "#" || token.text == "?" || token.is_blank()) continue;
      parts[token.text].push_back(cell);
      // A part that is filled in ends there, as the values of such genres have it.
      for (const Variable other : neighbours4(text_, cell))
        if (other < cell && text_.genre->value_in_part != nullptr && text_.at(name, other)->text == "?")
          add("apart", {}, {cell, other});
    }
    for (const auto& [token, cells] : parts) add(name, {}, cells);
  }

  void add_cells(std::string_view name) {
    std::vector<bool> is_said(text_.cells());
    using enum Turning::RegionNumber;
    if (const auto number = text_.genre->turning.region_number; number != none && name == "cells") {
      for (const Cells& region : regions_of(text_)) {
        const auto has_number = [&](Variable cell) { return is_number(*text_.at(name, cell)); };
        const auto first = std::find_if(region.begin(), region.end(), has_number);
        const bool is_of_region = number == first_cell ? first == region.begin()
                                                       : std::count_if(region.begin(), region.end(), has_number) == 1;
        if (first == region.end() || !is_of_region) continue;
        add("region", text_.at(name, *first)->text, region);
        is_said[*first] = true;
      }
    }
    for (Variable cell = 0; cell < text_.cells(); ++cell)
      if (const Token& token = *text_.at(name, cell); !token.is_blank() && !is_said[cell])
        add(name, token.text, {cell});
  }

  void add_outside(std::string_view name) {
    const bool is_far = name == "bottom" || name == "right", is_view = text_.genre->turning.has_views;
    for (auto [line, clue] : clued_lines(text_, name)) {
      if (is_view && is_far) std::reverse(line.begin(), line.end());
      add(is_view ? "view" : is_far ? "far" : "near", clue->text, line, is_view);
    }
  }

  // Forwards and backwards, which is the same.
  void add_lines(const Section& section) {
    const bool is_row = section.rule->kind == SectionKind::rows;
    for (std::size_t line = 0; line < section.rows.size(); ++line) {
      Cells cells = is_row ? row_of(text_, line) : column_of(text_, line);
      std::string forwards, backwards;
      for (const Token& token : section.rows[line]) {
        forwards += ' ' + token.text;
        backwards = ' ' + token.text + backwards;
      }
      add("line", std::move(forwards), cells, true);
      std::reverse(cells.begin(), cells.end());
      add("line", std::move(backwards), cells, true);
    }
  }

  void add_corners(const Section& section) {
    for (std::size_t row = 0; row < section.rows.size(); ++row)
      for (std::size_t column = 0; column < section.rows[row].size(); ++column)
        if (const Token& token = section.rows[row][column]; !token.is_blank())
          facts_.push_back({"corner", token.text, {{2 * row, 2 * column}}});
  }

  // Centres, one by one; pairs from either cell, where the larger one is seen from the smaller, too; or a line of
  // cells.
  void add_list(const Section& section) {
    for (const auto& tokens : section.rows) {
      if (section.rule->name == "centres") {
        for (const Token& token : tokens)
          if (const auto point = point_named(text_, token.text))
            facts_.push_back({"centre", {}, {{point->row + 1, point->column + 1}}});
        continue;
      }
      Cells cells;
      std::string sign;
      for (const Token& token : tokens) {
        if (const auto cell = cell_named(text_, token.text))
          cells.push_back(*cell);
        else
          sign += token.text;
      }
      add("list", sign, cells, true);
      if (sign.empty()) continue;
      std::reverse(cells.begin(), cells.end());
      add("list", sign == "<" ? ">" : sign == ">" ? "<" : sign, cells, true);
    }
  }

  // By the middles of grids of 9×9 cells.
  void add_grids(const Section& section) {
    for (const Token& token : section.rows[0])
      if (const auto cell = cell_named(text_, token.text)) {
        const Spot corner = spot_of(*cell);
        facts_.push_back({"grid", {}, {{corner.row + 8, corner.column + 8}}});
      }
  }

  const Text& text_;
  std::vector<Fact> facts_;
};

// A board and its images, which have the same size.
class Turner {
 public:
  Turner(const Text& text, Turn turn)
      : turn_(turn), height_(2 * text.rows), width_(2 * text.columns), has_sides_(text.genre->turning.has_sides) {}

  Spot turned(Spot spot) const {
    if (turn_.exchanges) std::swap(spot.row, spot.column);
    if (turn_.flips_rows) spot.row = height_ - spot.row;
    if (turn_.flips_columns) spot.column = width_ - spot.column;
    return spot;
  }

  Variable turned(Variable cell) const {
    const Variable columns = static_cast<Variable>(width_ / 2);
    const Spot spot = turned(Spot{cell / columns * 2u + 1, cell % columns * 2u + 1});
    return static_cast<Variable>(spot.row / 2 * columns + spot.column / 2);
  }

  // The names of sides stand in one order: first up or down.
  std::string turned(std::string token) const {
    if (!has_sides_) return token;
    if (turn_.exchanges) exchange(token, "nwsewnes^<v><^>v-|=\"|-\"=");
    if (turn_.flips_rows) exchange(token, "nssn^vv^/\\\\/");
    if (turn_.flips_columns) exchange(token, "ewwe<>></\\\\/");
    constexpr std::string_view order = "nsew";
    if (token.find_first_not_of(order) == std::string::npos)
      std::sort(token.begin(), token.end(), [&](char a, char b) { return order.find(a) < order.find(b); });
    return token;
  }

  std::vector<Fact> turned(const std::vector<Fact>& facts) const {
    std::vector<Fact> images;
    for (const Fact& fact : facts) {
      Fact& image = images.emplace_back(Fact{fact.kind, turned(fact.token), {}, fact.is_ordered});
      for (const Spot spot : fact.spots) image.spots.push_back(turned(spot));
    }
    return images;
  }

 private:
  // Each first letter of a pair for the second one.
  static void exchange(std::string& token, std::string_view pairs) {
    for (char& letter : token)
      for (std::size_t i = 0; i < pairs.size(); i += 2)
        if (pairs[i] == letter) {
          letter = pairs[i + 1];
          break;
        }
  }

  Turn turn_;
  std::size_t height_, width_;
  bool has_sides_;
};

void bring_in_order(std::vector<Fact>& facts) {
  for (Fact& fact : facts)
    if (!fact.is_ordered) std::sort(fact.spots.begin(), fact.spots.end());
  std::sort(facts.begin(), facts.end());
}

bool is_allowed(const Text& text, Turn turn) {
  switch (text.genre->turning.group) {
    case Turning::Group::all: break;
    case Turning::Group::mirrors: return !turn.exchanges;
    case Turning::Group::left_right: return !turn.exchanges && !turn.flips_rows;
    case Turning::Group::diagonal: return turn.exchanges && !turn.flips_rows && !turn.flips_columns;
  }
  return true;
}

// By value, its image.
std::vector<std::uint32_t> turned_values(const Board& board, const Turner& turner) {
  const Text& text = *board.text;
  std::vector<std::string> tokens(board.model->values);
  for (unsigned value = 0; value < tokens.size(); ++value) text.genre->write_value(text, 0, value, tokens[value]);
  std::vector<std::uint32_t> images;
  for (const std::string& token : tokens) {
    const auto image = std::find(tokens.begin(), tokens.end(), turner.turned(token));
    assert(image != tokens.end());
    images.push_back(static_cast<std::uint32_t>(image - tokens.begin()));
  }
  return images;
}

// Marks between two neighbours, each named by the upper or left cell and a side of it: 0 right, 1 below.
Placement mark_of(Variable cell, unsigned side, bool is_joined) { return (cell * 2 + side) * 2 + is_joined; }

// The cells to the right of a cell and below it, by side; none beyond the border.
std::array<std::optional<Variable>, 2> next_to(const Text& text, Variable cell) {
  std::array<std::optional<Variable>, 2> next;
  if (cell % text.columns + 1 < text.columns) next[0] = cell + 1;
  if (cell + text.columns < text.cells()) next[1] = cell + static_cast<Variable>(text.columns);
  return next;
}

std::vector<Placement> images_of_marks(const Board& board, const Turner& turner) {
  const Text& text = *board.text;
  const auto cells = static_cast<Variable>(text.cells());
  std::vector<Placement> images;
  if (text.genre->parts_of == nullptr) {
    const std::vector<std::uint32_t> values = turned_values(board, turner);
    images.reserve(cells * values.size());
    for (Variable cell = 0; cell < cells; ++cell)
      for (const std::uint32_t value : values)
        images.push_back(turner.turned(cell) * static_cast<std::uint32_t>(values.size()) + value);
    return images;
  }
  images.assign(cells * std::size_t{4}, cover::no_placement);
  for (Variable cell = 0; cell < cells; ++cell) {
    const auto next = next_to(text, cell);
    for (unsigned side = 0; side < 2; ++side) {
      if (!next[side]) continue;
      const auto [first, last] = std::minmax({turner.turned(cell), turner.turned(*next[side])});
      const unsigned turned_side = first / text.columns == last / text.columns ? 0 : 1;
      for (const bool is_joined : {false, true})
        images[mark_of(cell, side, is_joined)] = mark_of(first, turned_side, is_joined);
    }
  }
  return images;
}

}  // namespace

std::vector<std::vector<Placement>> symmetries(const Board& board) {
  if (!board.model->has_turns) return {};
  const Text& text = *board.text;
  std::vector<Fact> facts = Facts(text).take();
  bring_in_order(facts);
  std::vector<std::vector<Placement>> images;
  for (unsigned number = 1; number < 8; ++number) {
    const Turn turn = {(number & 1) != 0, (number & 2) != 0, (number & 4) != 0};
    if (!is_allowed(text, turn) || (turn.exchanges && text.rows != text.columns)) continue;
    const Turner turner(text, turn);
    std::vector<Fact> turned = turner.turned(facts);
    bring_in_order(turned);
    if (turned == facts) images.push_back(images_of_marks(board, turner));
  }
  return images;
}

void append_marks(const Board& board, const Answer& answer, std::vector<Placement>& marks) {
  const Text& text = *board.text;
  if (text.genre->parts_of == nullptr)
    return cover::append_placements(answer, answer.size(), board.model->values, marks);
  const std::vector<std::size_t> parts = text.genre->parts_of(text, answer);
  for (Variable cell = 0; cell < parts.size(); ++cell) {
    const auto next = next_to(text, cell);
    for (unsigned side = 0; side < 2; ++side)
      if (next[side]) marks.push_back(mark_of(cell, side, parts[cell] == parts[*next[side]]));
  }
}

}  // namespace quadrille::grid

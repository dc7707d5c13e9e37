// From a drawing to a text of a genre. What has been read is crossed off; what is left has no place in the genre.
#include <algorithm>
#include <map>

#include "core/puzzles/grid/drawings/marks.hpp"
#include "core/puzzles/grid/drawings/penpa.hpp"
#include "core/puzzles/grid/links/regions.hpp"

namespace quadrille::grid::drawings {

namespace {

using Tokens = std::vector<std::string>;

class FormReader {
 public:
  FormReader(const Form& form, const penpa::Link& link, const Drawing& drawing)
      : form_(form), link_(link), drawing_(drawing), is_read_(drawing.things.size()) {}

  std::optional<Error> read(std::string& text) {
    if (!drawing_.is_whole() && !has(Has::holes)) return refused("a board with holes");
    if (has(Has::square) && drawing_.rows != drawing_.columns) return refused("a board that is no square");
    out_ = std::string(form_.genre) + '\n';
    if (!form_.parameter.empty()) out_ += std::string(form_.parameter) + '\n';
    cells_.assign(drawing_.rows * drawing_.columns, ".");
    read_frame();
    const bool is_good = read_stars() && read_mines() && read_letters() && read_fleet() && read_sides() &&
                         read_runs() && read_corners() && read_centres() && read_regions() && read_cells() &&
                         read_thermometers() && read_signs();
    if (!is_good) return refused(missing_);
    if (const std::string left = what_is_left(); !left.empty()) return refused(left);
    text = std::move(out_) + filled_in(form_, link_, cells_);
    return std::nullopt;
  }

 private:
  bool has(Has part) const { return (form_.has & part) != 0; }

  Error refused(std::string_view what) const {
    return penpa::refused("the drawing of penpa-edit is no " + Message(form_.genre) + ": it has " + Message(what));
  }

  bool lacks(std::string what) {
    missing_ = std::move(what);
    return false;
  }

  // Calls `visit(thing)` for what is not yet read; what it returns true for is read.
  template <class Visit>
  void for_things(Visit visit) {
    for (std::size_t i = 0; i < drawing_.things.size(); ++i)
      if (!is_read_[i] && visit(drawing_.things[i])) is_read_[i] = true;
  }

  // What says nothing in any genre: lines around the board, and numbers that are blank or pencil marks outside.
  void read_frame() {
    for_things([this](const Thing& thing) {
      const bool is_line = thing.kind == Kind::border || thing.kind == Kind::edge;
      if (!is_line) return false;
      Thing next = thing;
      (thing.part == Part::right ? next.column : next.row) += 1;
      return drawing_.is_inside(thing) != drawing_.is_inside(next) || has(Has::free_borders);
    });
  }

  // ---- parameters ----

  bool read_stars() {
    if (!has(Has::stars)) return true;
    std::string stars;
    for_things([&](const Thing& thing) {
      if (drawing_.is_inside(thing)) return false;
      if (thing.kind == Kind::symbol && thing.text == "star") return true;
      if (thing.kind != Kind::number || !is_number(thing.text) || !stars.empty()) return false;
      stars = thing.text;
      return true;
    });
    if (stars.empty()) stars = count_in(link_.title() + ' ' + link_.rules(), "star");
    if (stars.empty()) return lacks("no number of stars");
    out_ += "stars " + stars + '\n';
    return true;
  }

  bool read_mines() {
    const std::string mines = has(Has::mines) ? count_in(link_.title() + ' ' + link_.rules(), "mines") : std::string();
    if (!mines.empty()) out_ += "mines " + mines + '\n';
    return true;
  }

  // `(A-C)` outside.
  bool read_letters() {
    if (!has(Has::letters_told)) return true;
    std::string letters;
    for_things([&](const Thing& thing) {
      const std::string& text = thing.text;
      const bool is_range = text.size() == 5 && text.starts_with("(A-") && text[3] > 'A' && text[3] <= 'Z';
      if (thing.kind != Kind::number || drawing_.is_inside(thing) || !is_range) return false;
      letters = decimal(static_cast<std::uint64_t>(text[3] - 'A' + 1));
      return true;
    });
    if (letters.empty()) return lacks("no range of letters");
    out_ += "letters " + letters + '\n';
    return true;
  }

  bool read_fleet() {
    if (has(Has::fleet)) out_ += "fleet 4 3 3 2 2 2 1 1 1 1\n";
    return true;
  }

  // ---- outside ----

  bool read_sides() {
    if (!has(Has::top_left) && !has(Has::all_sides) && !has(Has::bottom)) return true;
    std::map<std::string_view, Tokens> sides;
    bool is_twice = false;
    for_things([&](const Thing& thing) {
      if (thing.kind != Kind::number || thing.part != Part::middle || drawing_.is_inside(thing)) return false;
      const std::string_view side = side_of(thing);
      const bool is_clue = form_.marks == Marks::letters ? is_letter(thing.text) : is_number(thing.text);
      if (side.empty() || (!is_clue && !is_unknown(thing.text))) return false;
      const bool is_column = side == "top" || side == "bottom";
      Tokens& tokens = sides[side];
      if (tokens.empty()) tokens.assign(is_column ? drawing_.columns : drawing_.rows, ".");
      std::string& token = tokens[static_cast<std::size_t>(is_column ? thing.column : thing.row)];
      is_twice |= token != ".";
      if (is_clue) token = form_.marks == Marks::letters ? small_letter(thing.text) : thing.text;
      return true;
    });
    if (is_twice) return lacks("two numbers beside one line");
    for (const std::string_view side : {"top", "bottom", "left", "right"}) {
      const bool is_needed = (side == "top" || side == "left") && has(Has::top_left);
      if (sides[side].empty() && !is_needed) continue;
      if (sides[side].empty()) sides[side].assign(side == "top" ? drawing_.columns : drawing_.rows, ".");
      out_ += std::string(side) + '\n';
      write_row(sides[side]);
    }
    return true;
  }

  // The side of the board where a thing is; empty if the genre has no clues there.
  std::string_view side_of(const Thing& thing) const {
    const auto rows = static_cast<long>(drawing_.rows), columns = static_cast<long>(drawing_.columns);
    const bool is_in_row = thing.row >= 0 && thing.row < rows;
    const bool is_in_column = thing.column >= 0 && thing.column < columns;
    if (is_in_column && thing.row < 0 && !has(Has::bottom)) return "top";
    if (is_in_row && thing.column < 0 && !has(Has::bottom)) return "left";
    if (is_in_column && thing.row >= rows && !has(Has::top_left)) return "bottom";
    if (is_in_row && thing.column >= columns && has(Has::all_sides)) return "right";
    return {};
  }

  bool read_runs() {
    if (!has(Has::runs_outside)) return true;
    std::map<long, std::map<long, std::string>> rows, columns;
    for_things([&](const Thing& thing) {
      const bool is_column = thing.row < 0 && thing.column >= 0 && thing.column < static_cast<long>(drawing_.columns);
      const bool is_row = thing.column < 0 && thing.row >= 0 && thing.row < static_cast<long>(drawing_.rows);
      if (thing.kind != Kind::number || thing.part != Part::middle || (!is_row && !is_column)) return false;
      if (!thing.text.empty() && !is_number(thing.text)) return false;
      if (!thing.text.empty()) (is_row ? rows[thing.row][thing.column] : columns[thing.column][thing.row]) = thing.text;
      return true;
    });
    if (rows.empty() && columns.empty()) return lacks("no numbers outside");
    write_runs("rows", rows, drawing_.rows);
    write_runs("columns", columns, drawing_.columns);
    return true;
  }

  void write_runs(std::string_view name, const std::map<long, std::map<long, std::string>>& runs, std::size_t lines) {
    out_ += std::string(name) + '\n';
    for (std::size_t line = 0; line < lines; ++line) {
      const auto found = runs.find(static_cast<long>(line));
      Tokens tokens;
      if (found != runs.end())
        for (const auto& [place, run] : found->second) tokens.push_back(run);
      if (tokens.empty()) tokens.emplace_back("0");
      write_row(tokens);
    }
  }

  // ---- corners and points ----

  void write_size() { out_ += "size " + decimal(drawing_.rows) + ' ' + decimal(drawing_.columns) + '\n'; }

  bool read_corners() {
    if (!has(Has::corners)) return true;
    const std::size_t wide = drawing_.columns + 1;
    Tokens tokens((drawing_.rows + 1) * wide, ".");
    bool has_any = false;
    for_things([&](const Thing& thing) {
      const long row = thing.row + 1, column = thing.column + 1;
      const bool is_corner = row >= 0 && row <= static_cast<long>(drawing_.rows) && column >= 0 &&
                             column <= static_cast<long>(drawing_.columns) && thing.part == Part::corner;
      if (thing.kind != Kind::number || !is_corner || (!is_number(thing.text) && !is_unknown(thing.text))) return false;
      has_any = true;
      if (is_number(thing.text))
        tokens[static_cast<std::size_t>(row) * wide + static_cast<std::size_t>(column)] = thing.text;
      return true;
    });
    if (!has_any) return lacks("no numbers at corners");
    if (!has(Has::top_left)) write_size();  // else the numbers outside say it
    out_ += "corners\n";
    write_rows(tokens, wide);
    return true;
  }

  bool read_centres() {
    if (!has(Has::centres)) return true;
    std::vector<std::pair<long, long>> centres;  // twice the rows and columns
    for_things([&](const Thing& thing) {
      if (thing.kind != Kind::symbol || !thing.text.starts_with("circle_S") || !drawing_.is_inside(thing)) return false;
      const bool is_low = thing.part == Part::corner || thing.part == Part::down;
      const bool is_right = thing.part == Part::corner || thing.part == Part::right;
      centres.emplace_back(2 * thing.row + 2 + is_low, 2 * thing.column + 2 + is_right);
      return true;
    });
    if (centres.empty()) return lacks("no centres");
    std::sort(centres.begin(), centres.end());
    write_size();
    out_ += "centres\n";
    const auto half = [](long twice) {
      return decimal(static_cast<std::uint64_t>(twice / 2)) + (twice % 2 == 1 ? ".5" : "");
    };
    for (const auto& [row, column] : centres) out_ += 'r' + half(row) + 'c' + half(column) + '\n';
    return true;
  }

  // ---- regions ----

  bool read_regions() {
    if (!has(Has::regions)) return true;
    const std::size_t wide = drawing_.columns;
    std::vector<bool> right(drawing_.has.size()), down(drawing_.has.size());
    bool has_border = false;
    for_things([&](const Thing& thing) {
      if (thing.kind != Kind::border || !drawing_.is_inside(thing)) return false;
      (thing.part == Part::right ? right : down)[drawing_.cell_of(thing)] = true;
      return has_border = true;
    });
    if (!has_border) return lacks("no regions");
    std::vector<links::Edge> joined, parted;
    for (const auto& [edges, is_border] : {std::pair(links::upright_edges(drawing_.rows, wide), &right),
                                           {links::level_edges(drawing_.rows, wide), &down}})
      for (const links::Edge& edge : edges) {
        const bool is_hole = !drawing_.has[edge.first] || !drawing_.has[edge.second];
        (is_hole || (*is_border)[edge.first] ? parted : joined).push_back(edge);
      }
    region_ = links::regions_of_joined(drawing_.has.size(), joined);
    const bool is_open = std::any_of(parted.begin(), parted.end(), [this](const links::Edge& edge) {
      return region_[edge.first] == region_[edge.second] && drawing_.has[edge.first];
    });
    if (is_open && !has(Has::open_borders)) return lacks("a border inside a region");
    std::map<std::size_t, std::size_t> names;
    Tokens tokens;
    for (std::size_t cell = 0; cell < region_.size(); ++cell)
      tokens.push_back(drawing_.has[cell] ? links::region_name(names.emplace(region_[cell], names.size()).first->second)
                                          : std::string("#"));
    out_ += "regions\n";
    write_rows(tokens, wide);
    return true;
  }

  // ---- cells ----

  bool read_cells() {
    if (form_.marks == Marks::none) return true;
    if (form_.marks == Marks::walls || form_.marks == Marks::dark || form_.marks == Marks::arrows) read_dark();
    if (form_.marks == Marks::arrows) read_arrow_symbols();
    for_things([this](const Thing& thing) {
      const bool is_mine = (thing.kind == Kind::number || thing.kind == Kind::small || thing.kind == Kind::symbol) &&
                           thing.part == Part::middle && drawing_.is_inside(thing);
      if (!is_mine) return false;
      const std::size_t cell = drawing_.cell_of(thing);
      const auto arrow = arrows_.find(cell);
      return put(form_, thing, arrow == arrows_.end() ? '\0' : arrow->second, cells_[cell]);
    });
    if (form_.marks == Marks::labels) name_labels();
    const bool is_blank =
        std::all_of(cells_.begin(), cells_.end(), [](const std::string& each) { return each == "."; });
    const bool may_be_blank = (form_.has & (Has::regions | Has::all_sides | Has::top_left | Has::signs)) != 0;
    if (is_blank && !may_be_blank) return lacks("no clue in a cell");
    if (is_blank && has(Has::all_sides)) return true;
    out_ += "cells\n";
    write_rows(cells_, drawing_.columns);
    return true;
  }

  void read_dark() {
    for_things([this](const Thing& thing) {
      if (thing.kind != Kind::surface || !drawing_.is_inside(thing) || !is_dark(thing.style)) return false;
      cells_[drawing_.cell_of(thing)] = "#";
      return true;
    });
  }

  // Older links have the arrow of a number as a symbol.
  void read_arrow_symbols() {
    for_things([this](const Thing& thing) {
      const bool is_arrow = thing.kind == Kind::symbol && thing.text.starts_with("arrow_fouredge") &&
                            thing.detail.size() == 1 && drawing_.is_inside(thing);
      if (!is_arrow) return false;
      constexpr std::string_view directions = ">v<^<^>v";
      const auto place = static_cast<std::size_t>(thing.detail[0] - '0');
      if (place >= directions.size()) return false;
      arrows_[drawing_.cell_of(thing)] = directions[place];
      return true;
    });
  }

  // Numbers in place of other labels.
  void name_labels() {
    const bool are_numbers = std::all_of(cells_.begin(), cells_.end(),
                                         [](const std::string& each) { return each == "." || is_number(each); });
    if (are_numbers) return;
    std::map<std::string, std::string> numbers;
    for (std::string& token : cells_)
      if (token != ".") token = numbers.emplace(token, decimal(numbers.size() + 1)).first->second;
  }

  // ---- lists ----

  static std::string cell_name(long row, long column) {
    return 'r' + decimal(static_cast<std::uint64_t>(row + 1)) + 'c' + decimal(static_cast<std::uint64_t>(column + 1));
  }

  bool read_thermometers() {
    if (!has(Has::thermometers)) return true;
    std::string lines;
    for_things([&](const Thing& thing) {
      if (thing.kind != Kind::thermo) return false;
      for (const std::size_t cell : thing.cells)
        lines += (cell == thing.cells[0] ? "" : " ") +
                 cell_name(static_cast<long>(cell / drawing_.columns), static_cast<long>(cell % drawing_.columns));
      lines += '\n';
      return true;
    });
    if (lines.empty()) return lacks("no thermometers");
    out_ += "lines\n" + lines;
    return true;
  }

  bool read_signs() {
    if (!has(Has::signs)) return true;
    std::string pairs;
    for_things([&](const Thing& thing) {
      const bool is_right = thing.part == Part::right;
      if (thing.kind != Kind::symbol || thing.text != "inequality" || (!is_right && thing.part != Part::down))
        return false;
      // `<`, turned by a quarter for each style.
      const long turn = (thing.style - 1) % 4;
      if (thing.style < 1 || turn % 2 != (is_right ? 0 : 1)) return false;
      pairs += cell_name(thing.row, thing.column) + (turn < 2 ? " < " : " > ") +
               cell_name(thing.row + (is_right ? 0 : 1), thing.column + (is_right ? 1 : 0)) + '\n';
      return true;
    });
    if (pairs.empty()) return lacks("no signs of inequality");
    out_ += "pairs\n" + pairs;
    return true;
  }

  // ---- what is left ----

  std::string what_is_left() const {
    std::map<std::string, std::size_t> counts;
    std::vector<std::string> order;
    for (std::size_t i = 0; i < drawing_.things.size(); ++i) {
      const Thing& thing = drawing_.things[i];
      if (is_read_[i] || says_nothing(thing)) continue;
      const std::string word = word_for(thing);
      if (counts[word]++ == 0) order.push_back(word);
    }
    std::string left;
    for (const std::string& word : order)
      left += (left.empty() ? "" : ", ") + decimal(counts[word]) + ' ' + word + (counts[word] == 1 ? "" : "s");
    return left;
  }

  // Colours, and numbers without a text; where dark cells mean something, so do all colours.
  bool says_nothing(const Thing& thing) const {
    if (thing.kind == Kind::surface) return !drawing_.is_inside(thing) || form_.marks != Marks::walls;
    const bool is_outside = !drawing_.is_inside(thing);
    const bool is_text = thing.kind == Kind::number || thing.kind == Kind::small;
    const bool is_range = thing.text.starts_with('{') || thing.text.starts_with('(');  // `{1-6}`
    return is_text && (thing.text.empty() || (is_outside && is_range));
  }

  static std::string word_for(const Thing& thing) {
    switch (thing.kind) {
      case Kind::number: return "number";
      case Kind::small: return "small number";
      case Kind::symbol: return "symbol";
      case Kind::surface: return "coloured cell";
      case Kind::border: return "border";
      case Kind::edge: return "edge";
      case Kind::line: return "line";
      case Kind::thermo: return "thermometer";
      case Kind::other: return "drawing";
    }
    return {};
  }

  // ---- rows ----

  void write_row(const Tokens& tokens) {
    for (std::size_t i = 0; i < tokens.size(); ++i) out_ += (i == 0 ? "" : " ") + tokens[i];
    out_ += '\n';
  }
  void write_rows(const Tokens& tokens, std::size_t wide) {
    for (std::size_t at = 0; at < tokens.size(); at += wide)
      write_row(
          {tokens.begin() + static_cast<std::ptrdiff_t>(at), tokens.begin() + static_cast<std::ptrdiff_t>(at + wide)});
  }

  const Form& form_;
  const penpa::Link& link_;
  const Drawing& drawing_;
  std::vector<bool> is_read_;
  std::string out_, missing_;
  Tokens cells_;
  std::vector<std::size_t> region_;
  std::map<std::size_t, char> arrows_;  // by cell
};

}  // namespace

std::optional<Error> read_as(const Form& form, const penpa::Link& link, const Drawing& drawing, std::string& text) {
  return FormReader(form, link, drawing).read(text);
}

}  // namespace quadrille::grid::drawings

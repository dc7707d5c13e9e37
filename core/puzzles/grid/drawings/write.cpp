// Writes the text of a genre as a link of penpa-edit: of its drawing `read_as` makes the same text.
#include <algorithm>
#include <array>
#include <map>
#include <utility>

#include "core/puzzles/grid/drawings/marks.hpp"
#include "core/puzzles/grid/drawings/penpa.hpp"
#include "core/puzzles/grid/links/regions.hpp"
#include "core/text/base64.hpp"
#include "core/text/deflate.hpp"
#include "core/text/link_table.hpp"

namespace quadrille::grid::drawings {

namespace {

using Row = std::vector<std::string_view>;

Row split(std::string_view text, char mark) {
  Row parts;
  for (std::size_t at = 0;;) {
    const std::size_t end = text.find(mark, at);
    parts.push_back(text.substr(at, end - at));
    if (end == std::string_view::npos) return parts;
    at = end + 1;
  }
}

constexpr std::string_view usual_fleet = "fleet 4 3 3 2 2 2 1 1 1 1";

// Members of what is drawn, in the short words of penpa-edit (core/penpa/link.cpp).
enum Member { surface, number, small, symbol, edge, thermo, members };

class DrawingWriter {
 public:
  DrawingWriter(const Form& form, std::string_view text) : form_(form), text_(text) {}

  std::optional<Error> write(std::string& link) {
    if (!read_sections()) return fault();
    if (!form_.parameter.empty() && !has_parameter_)
      return penpa::refused("a link of penpa-edit has no place for a " + Message(form_.genre) + " without " +
                            quote(form_.parameter));
    if (!write_regions() || !write_cells() || !write_sides() || !write_runs() || !write_corners() || !write_centres() ||
        !write_thermometers() || !write_signs() || !write_letters() || !write_filled())
      return fault();
    link = "https://swaroopg92.github.io/penpa-edit/#m=edit&p=" + to_base64(deflate(lines()));
    if (link.size() > penpa::most_characters) return penpa::too_long();
    return std::nullopt;
  }

 private:
  bool has(Has part) const { return (form_.has & part) != 0; }

  bool refuse(std::string_view what) {
    refused_ = what;
    return false;
  }
  Error fault() const { return penpa::refused("a link of penpa-edit has no place for " + quote(refused_)); }

  // ---- the text ----

  bool is_section(std::string_view name) const {
    if (name == "cells" || name == "filled") return true;
    if (name == "regions") return has(Has::regions);
    if (name == "top" || name == "left") return has(Has::top_left) || has(Has::all_sides);
    if (name == "right") return has(Has::all_sides);
    if (name == "bottom") return has(Has::all_sides) || has(Has::bottom);
    if (name == "rows" || name == "columns") return has(Has::runs_outside);
    if (name == "corners") return has(Has::corners);
    if (name == "centres") return has(Has::centres);
    if (name == "lines") return has(Has::thermometers);
    return name == "pairs" && has(Has::signs);
  }

  bool read_parameter(std::string_view line, const Row& words) {
    if (line == form_.parameter) return has_parameter_ = true;
    if (words[0] == "size" && words.size() == 3) {
      rows_ = static_cast<std::size_t>(whole_number(words[1]).value_or(0));
      columns_ = static_cast<std::size_t>(whole_number(words[2]).value_or(0));
      return true;
    }
    if (words[0] == "stars" && has(Has::stars) && words.size() == 2 && words[1].size() == 1) {
      title_ = " (" + std::string(words[1]) + (words[1] == "1" ? " star)" : " stars)");
      return true;
    }
    if (words[0] == "mines" && has(Has::mines) && words.size() == 2) {
      title_ = " (" + std::string(words[1]) + " mines)";
      return true;
    }
    if (words[0] == "letters" && has(Has::letters_told) && words.size() == 2) {
      const auto count = whole_number(words[1]).value_or(0);
      letter_ = static_cast<char>('A' + count - 1);
      return count > 1 && count <= 26;
    }
    return line == usual_fleet && has(Has::fleet);
  }

  bool read_sections() {
    std::vector<Row>* section = nullptr;
    const Row lines = split(text_, '\n');
    for (std::size_t i = 1; i < lines.size(); ++i) {
      Row words = split(lines[i], ' ');
      if (words.size() == 1 && is_section(words[0])) {
        section = &sections_[words[0]];
      } else if (section != nullptr) {
        section->push_back(std::move(words));
      } else if (!read_parameter(lines[i], words)) {
        return refuse(lines[i]);
      }
    }
    const auto size_of = [this](std::string_view name, std::size_t& side) {
      if (const auto found = sections_.find(name); found != sections_.end() && !found->second.empty())
        side = found->second[0].size();
    };
    for (const std::string_view name : {"cells", "regions"}) {
      size_of(name, columns_);
      if (sections_.contains(name)) rows_ = sections_[name].size();
    }
    if (rows_ == 0) size_of("top", columns_), size_of("left", rows_);
    if (has(Has::runs_outside)) rows_ = sections_["rows"].size(), columns_ = sections_["columns"].size();
    for (const auto& [name, rows] : sections_)
      if (!fits(name, rows)) return refuse(name);
    if (rows_ == 0 || columns_ == 0) return refuse(form_.genre);
    make_room();
    return true;
  }

  // Whether a section has the size of the board.
  bool fits(std::string_view name, const std::vector<Row>& rows) const {
    const bool is_corners = name == "corners", is_upright = name == "left" || name == "right";
    if (name == "rows" || name == "columns" || name == "centres" || name == "lines" || name == "pairs") return true;
    const bool is_line = is_upright || name == "top" || name == "bottom";
    const std::size_t high = is_line ? 1 : rows_ + is_corners, wide = is_upright ? rows_ : columns_ + is_corners;
    return rows.size() == high &&
           std::all_of(rows.begin(), rows.end(), [wide](const Row& row) { return row.size() == wide; });
  }

  // Space around the board, for what stands outside.
  void make_room() {
    const auto longest = [this](std::string_view name) {
      std::size_t most = 0;
      if (const auto found = sections_.find(name); found != sections_.end())
        for (const Row& row : found->second) most = std::max(most, row.size());
      return most;
    };
    const auto one = [this](std::string_view name) { return std::size_t{sections_.contains(name)}; };
    const std::size_t corner = letter_ != '\0' ? 1 : 0;
    space_ = {std::max({one("top"), longest("columns"), corner}), one("bottom"),
              std::max({one("left"), longest("rows"), corner}), one("right")};
    width_ = static_cast<long>(columns_ + space_[2] + space_[3]) + penpa::Grid::rim;
    height_ = static_cast<long>(rows_ + space_[0] + space_[1]) + penpa::Grid::rim;
    holes_.assign(rows_ * columns_, false);
  }

  // ---- points ----

  long area() const { return width_ * height_; }
  long point(long row, long column) const {
    constexpr long half_rim = penpa::Grid::rim / 2;
    return (row + half_rim + static_cast<long>(space_[0])) * width_ + column + half_rim + static_cast<long>(space_[2]);
  }
  long point_of(std::size_t cell) const {
    return point(static_cast<long>(cell / columns_), static_cast<long>(cell % columns_));
  }

  static std::string digits(long value) { return decimal(static_cast<std::uint64_t>(value)); }

  using Layer = std::array<std::string, members>;

  static void put(Layer& layer, Member member, const std::string& key, std::string_view value) {
    std::string& all = layer[member];
    if (!all.empty()) all += ',';
    if (!key.empty()) all += '"' + key + "\":";
    all += value;
  }
  void put_number(long at, std::string_view text, std::string_view kind = "1", std::string_view style = "1") {
    put(drawn_, number, digits(at),
        "[\"" + std::string(text) + "\"," + std::string(style) + ",\"" + std::string(kind) + "\"]");
  }
  void put_symbol(long at, std::size_t style, std::string_view name, std::string_view layer = "1") {
    put(drawn_, symbol, digits(at),
        '[' + decimal(style) + ",\"" + std::string(name) + "\"," + std::string(layer) + ']');
  }

  // ---- cells ----

  bool write_cells() {
    const auto& rows = sections_["cells"];
    for (std::size_t cell = 0; cell < holes_.size() && !rows.empty(); ++cell) {
      const std::string_view token = rows[cell / columns_][cell % columns_];
      const bool is_blank = token == "." || (holes_[cell] && token == "#");
      if (!is_blank && (holes_[cell] || !write_token(point_of(cell), token))) return refuse(token);
    }
    return true;
  }

  // As `put` of marks.hpp reads it.
  bool write_token(long at, std::string_view token) {
    const bool is_dark = token[0] == '#';
    const std::string_view rest = token.substr(is_dark || form_.colours.find(token[0]) != token.npos ? 1 : 0);
    switch (form_.marks) {
      case Marks::none: return false;
      case Marks::numbers:
        if (token == form_.unknown) return put_number(at, "?"), true;
        return is_number(token) && (put_number(at, token), true);
      case Marks::letters: return is_letter(token) && (put_letter(at, token), true);
      case Marks::walls:
      case Marks::dark:
        if ((!is_dark && form_.marks == Marks::walls) || (!rest.empty() && !is_number(rest))) return false;
        if (is_dark) put(drawn_, surface, digits(at), "4");
        if (!rest.empty()) put_number(at, rest, "1", is_dark ? "4" : "1");
        return true;
      case Marks::circles: return write_circle(at, token, form_.colours);
      case Marks::ends: return write_circle(at, token, "oS");
      case Marks::bits: return (token == "0" || token == "1") && (put_number(at, token), true);
      case Marks::stops:
        if (!rest.empty() && !is_number(rest)) return false;
        if (!rest.empty()) put_number(at, rest, "1", is_dark ? "4" : "1");
        return write_circle(at, token.substr(0, 1), form_.colours);
      case Marks::arrows: return write_arrow(at, token);
      case Marks::runs:
        if (token.find_first_not_of("0123456789?") != std::string_view::npos || token.size() > 4) return false;
        return put_number(at, token, "4"), true;
      case Marks::trees: return token == "T" && (put_symbol(at, 1, "tents"), true);
      case Marks::ships: {
        const std::size_t part = std::string_view("o#<^>v~").find(token);
        return token.size() == 1 && part != std::string_view::npos && (put_symbol(at, part + 1, "battleship_B"), true);
      }
      case Marks::labels: return is_number(token) && (put_number(at, token), true);
      case Marks::targets:
        if (token.find_first_of("\"\\z") != std::string_view::npos) return false;  // have a meaning in links
        put(drawn_, small, digits(4 * (area() + at)), "[\"" + std::string(token) + "\",1]");
        return true;
    }
    return false;
  }

  void put_letter(long at, std::string_view letter) {
    put_number(at, std::string(1, static_cast<char>(letter[0] & ~0x20)));
  }

  bool write_circle(long at, std::string_view token, std::string_view colours) {
    const std::size_t colour = colours.find(token);
    if (token.size() != 1 || colour == std::string_view::npos) return false;
    put_symbol(at, colour + 1, "circle_L");
    return true;
  }

  bool write_arrow(long at, std::string_view token) {
    put(drawn_, surface, digits(at), "1");
    if (token == "#") return true;
    const std::size_t direction = std::string_view("^<>v").find(token.back());
    const bool has_arrow = direction != std::string_view::npos;
    const std::string_view clue = token.substr(0, token.size() - has_arrow);
    if (!is_number(clue) && (clue != "?" || !has_arrow)) return false;
    put_number(at, std::string(clue) + (has_arrow ? '_' + decimal(direction) : std::string()), "2");
    return true;
  }

  // What `filled_in` reads.
  bool write_filled() {
    const auto& rows = sections_["filled"];
    const auto& clues = sections_["cells"];
    for (std::size_t cell = 0; cell < holes_.size() && !rows.empty(); ++cell) {
      const std::string_view token = rows[cell / columns_][cell % columns_];
      const std::string_view clue = clues.empty() ? "." : clues[cell / columns_][cell % columns_];
      if (token == "?" || holes_[cell]) continue;
      if (token == "#" && is_solved_with("surface")) {
        put(entered_, surface, digits(point_of(cell)), "1");
      } else if (is_number(token) && clue == "." && is_solved_with("number")) {
        put(entered_, number, digits(point_of(cell)), "[\"" + std::string(token) + "\",2,\"1\"]");
      } else {
        return refuse("filled");
      }
    }
    return true;
  }

  bool is_solved_with(std::string_view name) const {
    return any_word(form_.solved, [name](std::string_view word) { return word == name; });
  }

  // ---- regions ----

  bool write_regions() {
    if (!has(Has::regions)) return true;
    const auto& rows = sections_["regions"];
    if (rows.empty()) return refuse(form_.genre);
    const auto name = [&](std::size_t cell) { return rows[cell / columns_][cell % columns_]; };
    for (std::size_t cell = 0; cell < holes_.size(); ++cell) {
      holes_[cell] = name(cell) == "#";
      if (name(cell) == "." || (holes_[cell] && !has(Has::holes))) return refuse(name(cell));
    }
    std::vector<links::Edge> joined;
    for (auto* edges_of : {links::upright_edges, links::level_edges})
      for (const links::Edge& each : edges_of(rows_, columns_)) {
        if (name(each.first) == name(each.second)) joined.push_back(each);
        if (name(each.first) == name(each.second) || holes_[each.first] || holes_[each.second]) continue;
        const long corner = area() + point_of(each.first);  // the lower right one
        const long other = corner - (each.second == each.first + 1 ? width_ : 1);
        put(drawn_, edge, digits(other) + ',' + digits(corner), "2");
      }
    if (drawn_[edge].empty()) return refuse("regions");
    // Each name is one region: in one piece.
    const std::vector<std::size_t> region = links::regions_of_joined(holes_.size(), joined);
    std::map<std::string_view, std::size_t> region_of;
    for (std::size_t cell = 0; cell < holes_.size(); ++cell)
      if (!holes_[cell] && region_of.try_emplace(name(cell), region[cell]).first->second != region[cell])
        return refuse(name(cell));
    return true;
  }

  // ---- outside ----

  bool write_sides() {
    const long high = static_cast<long>(rows_), wide = static_cast<long>(columns_);
    for (const auto& [name, rows] : sections_) {
      const bool is_column = name == "top" || name == "bottom";
      if (!is_column && name != "left" && name != "right") continue;
      for (std::size_t line = 0; line < rows[0].size(); ++line) {
        const std::string_view token = rows[0][line];
        if (token == ".") continue;
        const long place = static_cast<long>(line), away = name == "bottom" ? high : name == "right" ? wide : -1;
        const long at = is_column ? point(away, place) : point(place, away);
        if (form_.marks == Marks::letters ? !is_letter(token) : !is_number(token)) return refuse(token);
        form_.marks == Marks::letters ? put_letter(at, token) : put_number(at, token);
      }
    }
    return true;
  }

  bool write_runs() {
    for (const std::string_view name : {"rows", "columns"}) {
      if (!has(Has::runs_outside)) return true;
      const auto& lines = sections_[name];
      for (std::size_t line = 0; line < lines.size(); ++line) {
        const Row& runs = lines[line];
        for (std::size_t i = 0; i < runs.size(); ++i) {
          if (!is_number(runs[i])) return refuse(runs[i]);
          const long place = static_cast<long>(line), away = static_cast<long>(i) - static_cast<long>(runs.size());
          put_number(name == "rows" ? point(place, away) : point(away, place), runs[i]);
        }
      }
    }
    return true;
  }

  bool write_letters() {
    if (letter_ != '\0') put_number(point(-1, -1), "(A-" + std::string(1, letter_) + ')', "5");
    return true;
  }

  // ---- corners and points ----

  bool write_corners() {
    if (!has(Has::corners)) return true;
    const auto& rows = sections_["corners"];
    for (std::size_t row = 0; row < rows.size(); ++row)
      for (std::size_t column = 0; column < rows[row].size(); ++column) {
        const std::string_view token = rows[row][column];
        if (token == ".") continue;
        if (!is_number(token)) return refuse(token);
        put_number(area() + point(static_cast<long>(row) - 1, static_cast<long>(column) - 1), token);
      }
    return true;
  }

  // `r2c1.5` as twice its row and its column; nothing for what is no place on the board.
  std::optional<std::pair<long, long>> place_in(std::string_view token) const {
    const std::size_t middle = token.find('c');
    if (middle == std::string_view::npos || token[0] != 'r') return std::nullopt;
    const auto twice = [](std::string_view text, std::size_t most) -> long {
      const bool is_half = text.ends_with(".5");
      const auto number = whole_number(text.substr(0, text.size() - (is_half ? 2 : 0)));
      return number && *number > 0 && *number <= most ? 2 * static_cast<long>(*number) + is_half : 0;
    };
    const long row = twice(token.substr(1, middle - 1), rows_), column = twice(token.substr(middle + 1), columns_);
    return row > 0 && column > 0 ? std::optional(std::pair(row, column)) : std::nullopt;
  }
  std::optional<long> cell_in(std::string_view token) const {
    const auto place = place_in(token);
    if (!place || place->first % 2 == 1 || place->second % 2 == 1) return std::nullopt;
    return point(place->first / 2 - 1, place->second / 2 - 1);
  }

  bool write_centres() {
    for (const Row& row : sections_["centres"]) {
      for (const std::string_view token : row) {
        const auto place = place_in(token);
        if (!place) return refuse(token);
        const bool is_low = place->first % 2 == 1, is_right = place->second % 2 == 1;
        const long kind = is_low ? (is_right ? 1 : 2) : (is_right ? 3 : 0);
        put_symbol(kind * area() + point(place->first / 2 - 1, place->second / 2 - 1), 1, "circle_SS", "2");
      }
    }
    return true;
  }

  bool write_thermometers() {
    for (const Row& row : sections_["lines"]) {
      std::string points;
      for (const std::string_view token : row) {
        const auto at = cell_in(token);
        if (!at) return refuse(token);
        points += (points.empty() ? "" : ",") + digits(*at);
      }
      put(drawn_, thermo, {}, '[' + points + ']');
    }
    return true;
  }

  bool write_signs() {
    for (const Row& row : sections_["pairs"]) {
      const auto one = row.size() == 3 ? cell_in(row[0]) : std::nullopt;
      const auto other = row.size() == 3 ? cell_in(row[2]) : std::nullopt;
      const bool is_less = row.size() == 3 && row[1] == "<";
      if (!one || !other || (!is_less && row[1] != ">")) return refuse(row[0]);
      const long first = std::min(*one, *other), second = std::max(*one, *other);
      const bool is_level = second == first + 1;
      if (!is_level && second != first + width_) return refuse(row[0]);
      const bool grows = is_less == (*one == first);
      put_symbol((is_level ? 3 : 2) * area() + first, (is_level ? 1 : 2) + (grows ? 0 : 2), "inequality", "2");
    }
    return true;
  }

  // ---- the link ----

  // The point in the middle of the board and its outer space.
  long middle() const {
    const long row = (height_ - 1) / 2, column = (width_ - 1) / 2;
    const bool is_low = height_ % 2 == 0, is_right = width_ % 2 == 0;
    const long kind = is_low ? (is_right ? 1 : 2) : (is_right ? 3 : 0);
    return kind * area() + row * width_ + column;
  }

  std::string head() const {
    constexpr long size = 38;  // of a cell, in pixels
    const long across = width_ - penpa::Grid::rim, down = height_ - penpa::Grid::rim;
    std::string line = "square," + digits(across) + ',' + digits(down) + ',' + digits(size) + ",0,1,1," +
                       digits((across + 1) * size) + ',' + digits((down + 1) * size) + ',' + digits(middle()) + ',' +
                       digits(middle()) + ",0,0,0,0,Title: ";
    const std::string_view name = tag();
    line += static_cast<char>(name[0] & ~0x20);
    line += name.substr(1);
    const bool has_edges = has(Has::corners) || has(Has::centres) || has(Has::signs);
    return line + title_ + ",Author: ,,," + (has_edges ? "ON" : "OFF") + ",false";
  }

  std::string_view tag() const { return form_.names.substr(0, form_.names.find(' ')); }

  // Lines of the grid: dots, dashes where lines are drawn, or whole; points at corners; the frame.
  std::string_view grid_lines() const {
    if (form_.genre == "slitherlink") return R"(["3","1","2"])";
    return is_solved_with("loopedge") || is_solved_with("loopline") ? R"(["2","2","1"])" : R"(["1","2","1"])";
  }

  std::string lines() const {
    const auto object = [](const Layer& drawn) {
      return "{zR:{z_:[]},zU:{z_:[]},z8:{z_:[]},zS:{" + drawn[surface] + "},zN:{" + drawn[number] + "},z1:{" +
             drawn[small] + "},zY:{" + drawn[symbol] + "},zF:{},z2:{},zT:[" + drawn[thermo] +
             "],z3:[],zD:[],z0:[],z5:[],zL:{},zE:{" + drawn[edge] + "},zW:{},zC:{},z4:{},z6:[],z7:[]}\n";
    };
    const std::string blank = object({});
    std::string steps;
    long before = 0;
    for (std::size_t cell = 0; cell < holes_.size(); ++cell) {
      if (holes_[cell]) continue;
      steps += (steps.empty() ? "" : ",") + digits(point_of(cell) - before);
      before = point_of(cell);
    }
    std::string space;
    for (const std::size_t side : space_) space += (space.empty() ? "" : ",") + decimal(side);
    return head() + "\n[" + space + "]\n{zG:" + std::string(grid_lines()) + "}\n" + object(drawn_) + object(entered_) +
           '[' + steps + "]\n[]\n{}\n\"x\"\n\"x\"\n[3,2,3]\n\n\"x\"\n0\n" + blank + blank + "{}\n[\"" +
           std::string(tag()) + "\"]\n";
  }

  const Form& form_;
  std::string_view text_;
  std::map<std::string_view, std::vector<Row>> sections_;
  std::size_t rows_ = 0, columns_ = 0;
  bool has_parameter_ = false;
  char letter_ = '\0';  // the last one, where the genre has letters
  std::string title_;   // behind the name of the genre
  std::string refused_;
  std::array<std::size_t, 4> space_ = {};  // above, below, to the left and to the right
  long width_ = 0, height_ = 0;            // of the grid of points
  std::vector<bool> holes_;
  Layer drawn_, entered_;
};

}  // namespace

std::optional<Error> write_drawn(std::string_view text, std::string& link) {
  const std::string_view genre = text.substr(0, text.find('\n'));
  const auto form = form_of(genre);
  if (!form) return penpa::refused("a link of penpa-edit has no place for " + quote(genre));
  return DrawingWriter(*form, text).write(link);
}

}  // namespace quadrille::grid::drawings

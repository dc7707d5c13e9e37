#include "core/reading/typed_forms.hpp"

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <set>

#include "core/puzzles/grid/links/regions.hpp"
#include "core/text/link_table.hpp"
#include "core/text/text.hpp"

namespace quadrille::reading {

namespace {

// ---- signs in cells, and numbers outside ----

enum class Outside : std::uint8_t { none, two, four };

struct TypedForm {
  std::string_view genre;
  Outside outside;
  std::string_view signs = {};  // `W=o`: a sign and the token that it is; other signs are none of the genre
  std::string_view needs = {};  // of the characters of each word one has to stand in a cell
  bool has_numbers = false;     // in cells, up to the side
  bool is_square = false, is_even = false;
  bool is_zero_blank = false;
  bool has_runs = false;                            // in cells: `1,3` or `1/3`
  std::size_t (*most)(std::size_t side) = nullptr;  // the highest number outside
};

constexpr std::string_view colours = "W=o w=o O=o o=o ○=o ⚪=o B=# b=# #=# ●=# ⚫=#";
constexpr std::string_view both_colours = "WwOo○⚪ Bb#●⚫";
constexpr std::string_view bare_walls = "#=# ■=# █=#";
constexpr std::string_view walls = "#=# ■=# █=# B=# W=# 0=#0 1=#1 2=#2 3=#3 4=#4";

// The likeliest first, for a text that may be several.
constexpr TypedForm typed_forms[] = {
    {"skyscrapers", Outside::four, "", "", true, true, false, true, false, [](std::size_t side) { return side; }},
    {.genre = "tents",
     .outside = Outside::two,
     .signs = "T=T t=T 🌲=T 🌳=T",
     .needs = "Tt🌲🌳",
     .most = [](std::size_t side) { return (side + 1) / 2; }},
    {.genre = "battleships",
     .outside = Outside::two,
     .signs = "S=o o=o O=o ●=o #=# M=# ■=# W=~ w=~ ~=~ <=< >=> ^=^ v=v",
     .needs = "SoO●#M■Ww~<>^v",
     .most = [](std::size_t side) { return side; }},
    {.genre = "kakurasu", .outside = Outside::two, .most = [](std::size_t side) { return side * (side + 1) / 2; }},
    {.genre = "doppelblock",
     .outside = Outside::two,
     .is_square = true,
     .most = [](std::size_t side) { return (side - 1) * (side - 2) / 2; }},
    {.genre = "masyu", .outside = Outside::none, .signs = colours, .needs = both_colours},
    {.genre = "yinyang", .outside = Outside::none, .signs = colours, .needs = both_colours},
    {.genre = "tango",
     .outside = Outside::none,
     .signs = "S=o M=x ☀=o ☾=x 🌙=x 🌞=o 🌚=x",
     .needs = "S☀🌞 M☾🌙🌚",
     .is_even = true},
    {.genre = "binairo",
     .outside = Outside::none,
     .signs = "0=0 1=1 x=. X=. ?=. *=.",
     .needs = "01 xX?*",
     .is_even = true},
    {.genre = "binairo",
     .outside = Outside::none,
     .signs = "W=0 w=0 ○=0 ⚪=0 B=1 b=1 ●=1 ⚫=1",
     .needs = both_colours,
     .is_even = true},
    {.genre = "minesweeper",
     .outside = Outside::none,
     .signs = "?=. 0=0 1=1 2=2 3=3 4=4 5=5 6=6 7=7 8=8",
     .needs = "? 012345678"},
    {.genre = "akari", .outside = Outside::none, .signs = walls, .needs = "#■█BW 01234"},
    {.genre = "shakashaka", .outside = Outside::none, .signs = walls, .needs = "#■█BW 01234"},
    {.genre = "simpleloop", .outside = Outside::none, .signs = bare_walls, .needs = "#■█ .-_·"},
    {.genre = "akari", .outside = Outside::none, .signs = bare_walls, .needs = "#■█ .-_·"},
    {.genre = "str8ts",
     .outside = Outside::none,
     .signs = "#=# ■=# █=#",
     .needs = "#■█ 123456789 .-_·",  // without a blank the black cells are those of a Sudoku
     .has_numbers = true,
     .is_square = true},
    {.genre = "snake", .outside = Outside::none, .signs = "S=S o=o O=o", .needs = "S"},
    {.genre = "tapa", .outside = Outside::none, .needs = ",", .has_runs = true},
};

bool is_dot(std::string_view token) { return token == "." || token == "-" || token == "_" || token == "·"; }
bool is_digits(std::string_view token) { return whole_number(token).has_value(); }
bool is_between(char c) { return c == ',' || c == '/'; }  // the runs of a clue

// A board and what stands around it.
struct Framed {
  Table cells;
  Row top, bottom, left, right;
};

// Whether a line says how many rows, and how many columns, follow, perhaps with one line of clues.
bool is_size_of(std::string_view line, std::size_t rows) {
  const Row words = words_of(line);
  const auto high = words.size() == 2 && is_digits(words[1]) ? whole_number(words[0]) : std::nullopt;
  return high && (*high == rows || *high + 1 == rows);
}

// The rows of cells without rules between them.
Table rows_without_rules(const Lines& lines) {
  Table rows;
  for (const std::string_view line : lines) {
    if (rows.empty() && is_size_of(line, lines.size() - 1)) continue;
    const bool is_rule = line.find_first_not_of(" -+|=") == std::string_view::npos &&
                         (line.find('+') != std::string_view::npos || line.find("--") != std::string_view::npos);
    if (is_rule) continue;
    std::string flat(line);
    std::replace(flat.begin(), flat.end(), '|', ' ');
    Row row = tokens_of(flat);
    // Cells without blanks between them, beside a number outside.
    Row cells;
    for (const std::string& word : row) {
      const bool is_whole = word.find_first_of("0123456789") != std::string::npos || word.size() == 1;
      for (std::string& cell : is_whole ? Row{word} : tokens_of(word)) cells.push_back(std::move(cell));
    }
    if (!cells.empty()) rows.push_back(std::move(cells));
  }
  return rows;
}

// Whether these are the names of rows or columns, 1, 2, 3 …, and no clues.
bool are_names(const Row& row) {
  for (std::size_t at = 0; at < row.size(); ++at)
    if (whole_number(row[at]) != at + 1) return false;
  return true;
}

bool is_corner(const std::string& token) { return !is_digits(token); }

// The first row and column outside, or the last ones; the corner between them may be left out or filled with a sign.
std::optional<Framed> two_sides(Table rows, bool are_last) {
  if (rows.size() < 3) return std::nullopt;
  if (are_last) {
    std::reverse(rows.begin(), rows.end());
    for (Row& row : rows) std::reverse(row.begin(), row.end());
  }
  if (rows[0].size() == rows[1].size() && is_corner(rows[0][0])) rows[0].erase(rows[0].begin());
  Framed framed;
  framed.top = rows[0];
  rows.erase(rows.begin());
  for (Row& row : rows) {
    if (row.size() != framed.top.size() + 1) return std::nullopt;
    framed.left.push_back(row[0]);
    row.erase(row.begin());
  }
  if (are_last) {
    std::reverse(rows.begin(), rows.end());
    for (Row& row : rows) std::reverse(row.begin(), row.end());
    std::reverse(framed.top.begin(), framed.top.end());
    std::reverse(framed.left.begin(), framed.left.end());
  }
  if (are_names(framed.top) && are_names(framed.left)) return std::nullopt;
  framed.cells = std::move(rows);
  return framed;
}

std::optional<Framed> four_sides(Table rows) {
  if (rows.size() < 4) return std::nullopt;
  for (Row* row : {&rows.front(), &rows.back()})
    if (row->size() == rows[1].size() && row->size() > 2 && is_corner(row->front()) && is_corner(row->back())) {
      row->pop_back();
      row->erase(row->begin());
    }
  Framed framed;
  framed.top = rows.front(), framed.bottom = rows.back();
  if (framed.bottom.size() != framed.top.size()) return std::nullopt;
  for (std::size_t i = 1; i + 1 < rows.size(); ++i) {
    Row& row = rows[i];
    if (row.size() != framed.top.size() + 2) return std::nullopt;
    framed.left.push_back(row.front()), framed.right.push_back(row.back());
    framed.cells.emplace_back(row.begin() + 1, row.end() - 1);
  }
  return framed;
}

class FormWriter {
 public:
  FormWriter(const TypedForm& form, const Framed& framed) : form_(form), framed_(framed) {}

  bool write(LinkText& found) {
    const std::size_t high = framed_.cells.size(), wide = high == 0 ? 0 : framed_.cells[0].size();
    if (!is_board(framed_.cells) || (form_.is_square && high != wide)) return false;
    constexpr std::size_t most_values = 9;
    if (form_.has_numbers && high > most_values) return false;
    if (form_.is_even && (high % 2 != 0 || wide % 2 != 0)) return false;
    std::string outside;
    for (const auto& [name, row] : {std::pair("top", &framed_.top),
                                    {"bottom", &framed_.bottom},
                                    {"left", &framed_.left},
                                    {"right", &framed_.right}})
      if (!row->empty() && !write_side(name, *row, name[0] == 't' || name[0] == 'b' ? high : wide, outside))
        return false;
    if (form_.outside != Outside::none && sum_ == 0) return false;
    Table cells = framed_.cells;
    for (Row& row : cells)
      for (std::string& cell : row)
        if (!translate(cell)) return false;
    bool has_all = true;
    any_word(form_.needs, [&](std::string_view word) { return !(has_all = has_one_of(word)); });
    if (!has_all) return false;
    found.text = std::string(form_.genre);
    if (form_.genre == "battleships") {
      constexpr std::size_t usual_cells = 20;  // of ships of 4, 3, 3, 2, 2, 2 and four of 1
      if (sum_ != 2 * usual_cells) return false;
      found.text += "\nfleet 4 3 3 2 2 2 1 1 1 1";
      found.remark = "the text does not tell the fleet: the usual one of ten ships was taken";
    }
    found.text += outside + "\ncells";
    write_rows(cells, found.text);
    return true;
  }

 private:
  bool write_side(std::string_view name, const Row& row, std::size_t side, std::string& out) {
    out.append("\n").append(name);
    for (const std::string& token : row) {
      const auto number = whole_number(token);
      const bool is_blank = is_dot(token) || (form_.is_zero_blank && number == 0);
      if (!is_blank && (!number || *number > form_.most(side))) return false;
      if (!is_blank) sum_ += static_cast<std::size_t>(*number);
      (out += &token == row.data() ? '\n' : ' ') += is_blank ? "." : token;
    }
    return true;
  }

  bool translate(std::string& cell) const {
    if (is_dot(cell) || (form_.is_zero_blank && cell == "0")) return cell = '.', true;
    if (form_.has_runs) {
      if (is_between(cell.front()) || is_between(cell.back())) return false;  // a table
      std::erase_if(cell, is_between);
      return is_digits(cell) && cell.size() <= 4;
    }
    const auto number = whole_number(cell);
    if (form_.has_numbers && number) return *number > 0 && *number <= framed_.cells.size();
    return any_word(form_.signs, [&cell](std::string_view sign) {
      const std::size_t mark = sign.find('=', 1);
      if (sign.substr(0, mark) != cell) return false;
      cell = sign.substr(mark + 1);
      return true;
    });
  }

  // Whether a cell has one of these characters.
  bool has_one_of(std::string_view characters) const {
    return std::any_of(framed_.cells.begin(), framed_.cells.end(), [&](const Row& row) {
      return std::any_of(row.begin(), row.end(), [&](const std::string& cell) {
        return characters.find(cell) != std::string_view::npos ||
               (characters == "," && std::any_of(cell.begin(), cell.end(), is_between));
      });
    });
  }

  const TypedForm& form_;
  const Framed& framed_;
  std::size_t sum_ = 0;  // of the numbers outside
};

// A text in each way in which a form may have it. All forms share them: to cut a text into cells takes longest.
struct Ways {
  explicit Ways(const Lines& lines) {
    const Table rows = rows_without_rules(lines);
    four = four_sides(rows);
    first = two_sides(rows, false);
    last = two_sides(rows, true);
    if (lines.size() > widest) return;
    bare.emplace();
    for (const std::string_view line : lines) bare->cells.push_back(tokens_of(line));
  }
  std::optional<Framed> four, first, last, bare;
};

bool read_typed_form(const TypedForm& form, const Ways& ways, LinkText& found) {
  const auto reads = [&](const std::optional<Framed>& way) { return way && FormWriter(form, *way).write(found); };
  switch (form.outside) {
    case Outside::four: return reads(ways.four) || reads(ways.first);
    case Outside::two: return reads(ways.first) || reads(ways.last);
    case Outside::none: return reads(ways.bare);
  }
  return false;
}

// ---- clues around the clock ----

// One line of four times as many numbers as the board has rows: those above it from left to right, then on around it.
bool read_clock(const Lines& lines, LinkText& found) {
  constexpr std::size_t least_side = 4, most_side = 9;
  if (lines.size() != 1) return false;
  std::string line(lines[0]);
  std::replace_if(
      line.begin(), line.end(), [](char c) { return c == ',' || c == '[' || c == ']'; }, ' ');
  const Row clues = words_of(line);
  const std::size_t side = clues.size() / 4;
  if (clues.size() % 4 != 0 || side < least_side || side > most_side) return false;
  Framed framed;
  std::size_t zeros = 0;
  for (const std::string& clue : clues) {
    const auto number = whole_number(clue);
    if (!number || *number > side) return false;
    zeros += *number == 0;
    Row& row = framed.top.size() < side      ? framed.top
               : framed.right.size() < side  ? framed.right
               : framed.bottom.size() < side ? framed.bottom
                                             : framed.left;
    row.push_back(*number == 0 ? "." : clue);
  }
  if (zeros == clues.size()) return false;
  std::reverse(framed.bottom.begin(), framed.bottom.end());
  std::reverse(framed.left.begin(), framed.left.end());
  framed.cells.assign(side, Row(side, "."));
  found.text = "skyscrapers";
  for (const auto& [name, row] :
       {std::pair("top", &framed.top), {"bottom", &framed.bottom}, {"left", &framed.left}, {"right", &framed.right}})
    write_rows({*row}, found.text.append("\n").append(name));
  write_rows(framed.cells, found.text += "\ncells");
  found.remark = "read as clues of skyscrapers around the board, clockwise from its upper left corner";
  return true;
}

// ---- regions alone ----

struct Regions {
  Table rows, cells;  // `cells`: of a second board below, with numbers
  std::map<std::string, std::size_t> sizes;

  bool has_least(std::size_t size) const {
    return std::all_of(sizes.begin(), sizes.end(), [size](const auto& each) { return each.second >= size; });
  }
  // Whether the numbers may be values from 1 to the size of their region.
  bool has_values() const {
    return all_numbers(
        [](const std::string&, std::size_t size, std::uint64_t number) { return number > 0 && number <= size; });
  }
  // Whether each region has a number at most, which may count cells of it.
  bool has_one_number_each() const {
    std::set<std::string> named;
    return all_numbers([&named](const std::string& region, std::size_t size, std::uint64_t number) {
      return named.insert(region).second && number <= size;
    });
  }

 private:
  template <class Holds>
  bool all_numbers(Holds holds) const {
    for (std::size_t row = 0; row < rows.size(); ++row)
      for (std::size_t column = 0; column < rows[row].size(); ++column) {
        const std::string& region = rows[row][column];
        const auto number = whole_number(cells[row][column]);
        if (number && !holds(region, sizes.at(region), *number)) return false;
      }
    return true;
  }
};

struct AreaForm {
  std::string_view genre;
  std::string_view parameter;
  std::string_view remark;
  bool (*fits)(const Regions& regions);
  bool has_cells = false;
};

constexpr AreaForm area_forms[] = {
    {"starbattle", "\nstars 1", "the text does not tell the number of stars: one was taken",
     [](const Regions& regions) {
       return regions.rows.size() == regions.sizes.size() && regions.rows[0].size() == regions.sizes.size();
     }},
    {"lits", "", "", [](const Regions& regions) { return regions.has_least(4); }},
    {"norinori", "", "", [](const Regions& regions) { return regions.has_least(2); }},
    {"suguru", "", "", [](const Regions& regions) { return regions.has_values(); }, true},
    {"ripple", "", "", [](const Regions& regions) { return regions.has_values(); }, true},
    {"heyawake", "", "", [](const Regions& regions) { return regions.has_one_number_each(); }, true},
    {"country", "", "", [](const Regions& regions) { return regions.has_one_number_each(); }, true},
};

// Rows of letters or numbers, each of them in one piece; and as many rows of numbers below them.
std::optional<Regions> regions_of(const Lines& lines, bool has_cells) {
  Regions regions;
  if (lines.size() > 2 * widest) return std::nullopt;
  for (const std::string_view line : lines) regions.rows.push_back(tokens_of(line));
  if (has_cells) {
    const auto middle = regions.rows.begin() + static_cast<std::ptrdiff_t>(regions.rows.size() / 2);
    regions.cells.assign(middle, regions.rows.end());
    regions.rows.erase(middle, regions.rows.end());
    for (Row& row : regions.cells)
      for (std::string& cell : row) {
        if (!is_dot(cell) && !is_digits(cell)) return std::nullopt;
        if (is_dot(cell)) cell = '.';
      }
    const bool is_same = is_board(regions.cells) && regions.cells.size() == regions.rows.size() &&
                         regions.cells[0].size() == regions.rows[0].size();
    if (!is_same) return std::nullopt;
  }
  if (!is_board(regions.rows)) return std::nullopt;
  const std::size_t wide = regions.rows[0].size(), cells = regions.rows.size() * wide;
  const auto name = [&](std::size_t cell) -> const std::string& { return regions.rows[cell / wide][cell % wide]; };
  for (std::size_t cell = 0; cell < cells; ++cell) {
    const char first = static_cast<char>(name(cell)[0] | 0x20);
    const bool is_letter = name(cell).size() == 1 && first >= 'a' && first <= 'z';
    if (!is_letter && (has_cells || !is_digits(name(cell)))) return std::nullopt;
    ++regions.sizes[name(cell)];
  }
  std::vector<grid::links::Edge> joined;
  for (auto* edges_of : {grid::links::upright_edges, grid::links::level_edges})
    for (const grid::links::Edge& edge : edges_of(regions.rows.size(), wide))
      if (name(edge.first) == name(edge.second)) joined.push_back(edge);
  const std::vector<std::size_t> pieces = grid::links::regions_of_joined(cells, joined);
  const bool are_whole = *std::max_element(pieces.begin(), pieces.end()) + 1 == regions.sizes.size();
  return are_whole && regions.sizes.size() > 1 ? std::optional(std::move(regions)) : std::nullopt;
}

bool read_area_form(const AreaForm& form, const Lines& lines, LinkText& found) {
  const auto regions = regions_of(lines, form.has_cells);
  if (!regions || !form.fits(*regions)) return false;
  found.text = std::string(form.genre) + std::string(form.parameter) + "\nregions";
  write_rows(regions->rows, found.text);
  if (form.has_cells) write_rows(regions->cells, found.text += "\ncells");
  found.remark = form.remark;
  return true;
}

}  // namespace

Row words_of(std::string_view line) {
  Row words;
  std::size_t at = 0;
  for (std::string_view word; !(word = next_word(line, at)).empty();) words.emplace_back(word);
  return words;
}

Row tokens_of(std::string_view line) {
  Row tokens = words_of(line);
  if (tokens.size() != 1) return tokens;
  const std::string whole = tokens[0];
  tokens.clear();
  for (std::string_view rest = whole; !rest.empty();) {
    tokens.emplace_back(rest.substr(0, std::max<std::size_t>(1, character_size(rest))));
    rest.remove_prefix(tokens.back().size());
  }
  return tokens;
}

bool is_board(const Table& rows) {
  if (rows.size() < 2 || rows.size() > widest || rows[0].size() < 2 || rows[0].size() > widest) return false;
  return std::all_of(rows.begin(), rows.end(), [&rows](const Row& row) { return row.size() == rows[0].size(); });
}

void write_rows(const Table& rows, std::string& out) {
  for (const Row& row : rows)
    for (const std::string& cell : row) (out += &cell == row.data() ? '\n' : ' ') += cell;
}

std::vector<std::string_view> genres_of_forms(const Lines& lines) {
  std::vector<std::string_view> genres;
  LinkText found;
  const Ways ways(lines);
  bool has_outside = false;
  for (const TypedForm& form : typed_forms) {
    if (form.outside == Outside::none && has_outside) break;  // numbers outside are no chance
    if (!read_typed_form(form, ways, found)) continue;
    genres.push_back(form.genre);
    has_outside |= form.outside != Outside::none;
  }
  for (const AreaForm& form : area_forms)
    if (read_area_form(form, lines, found)) genres.push_back(form.genre);
  if (read_clock(lines, found)) genres.push_back("skyscrapers");
  return genres;
}

bool read_form(std::string_view genre, const Lines& lines, LinkText& found) {
  const Ways ways(lines);
  const auto reads = [&](const TypedForm& form) { return form.genre == genre && read_typed_form(form, ways, found); };
  const auto reads_regions = [&](const AreaForm& form) {
    return form.genre == genre && read_area_form(form, lines, found);
  };
  return std::any_of(std::begin(typed_forms), std::end(typed_forms), reads) ||
         std::any_of(std::begin(area_forms), std::end(area_forms), reads_regions) ||
         (genre == "skyscrapers" && read_clock(lines, found));
}

}  // namespace quadrille::reading

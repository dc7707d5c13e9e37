// After the functions `decodeKanpen` of the genres in pzprjs, src/variety.
#include "core/reading/kanpen.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/puzzles/grid/links/regions.hpp"
#include "core/puzzles/grid/maker.hpp"
#include "core/reading/pasted.hpp"
#include "core/reading/rows.hpp"
#include "core/text/percent.hpp"
#include "core/text/text.hpp"

namespace quadrille::reading {

namespace {

constexpr std::uint64_t longest_side = 128;

enum class RegionForm : std::uint8_t {
  none,
  areas,      // how many there are, then the number of its region for each cell
  rectangles  // how many there are, then a line `top left bottom right number` for each
};
enum class ClueForm : std::uint8_t {
  none,
  numbers,
  positive,
  circles,
  walls,
  arrows,
  dots,  // a line for each row of centres and of edges, a character a place
  sums   // a line `row column across down` for each black cell, from row and column 0
};

struct KanpenKind {
  std::string_view name;   // on kanpen.net
  std::string_view pzpr;   // at puzz.link
  std::string_view genre;  // here; or `sudoku`, `kakuro`
  RegionForm regions;
  ClueForm clues;
};
constexpr KanpenKind kanpen_kinds[] = {{"slitherlink", "slither", "slitherlink", RegionForm::none, ClueForm::numbers},
                                       {"nurikabe", "nurikabe", "nurikabe", RegionForm::none, ClueForm::numbers},
                                       {"shikaku", "shikaku", "shikaku", RegionForm::none, ClueForm::numbers},
                                       {"kurodoko", "kurodoko", "kurodoko", RegionForm::none, ClueForm::numbers},
                                       {"hashi", "hashi", "hashi", RegionForm::none, ClueForm::numbers},
                                       {"fillomino", "fillomino", "fillomino", RegionForm::none, ClueForm::numbers},
                                       {"fillomino01", "fillomino", "fillomino", RegionForm::none, ClueForm::numbers},
                                       {"numberlink", "numlin", "numberlink", RegionForm::none, ClueForm::numbers},
                                       {"hitori", "hitori", "hitori", RegionForm::none, ClueForm::positive},
                                       {"masyu", "mashu", "masyu", RegionForm::none, ClueForm::circles},
                                       {"bijutsukan", "akari", "akari", RegionForm::none, ClueForm::walls},
                                       {"shakashaka", "shakashaka", "shakashaka", RegionForm::none, ClueForm::walls},
                                       {"yajilin", "yajilin", "yajilin", RegionForm::none, ClueForm::arrows},
                                       {"lits", "lits", "lits", RegionForm::areas, ClueForm::none},
                                       {"norinori", "norinori", "norinori", RegionForm::areas, ClueForm::none},
                                       {"hakyukoka", "ripple", "ripple", RegionForm::areas, ClueForm::numbers},
                                       {"heyawake", "heyawake", "heyawake", RegionForm::rectangles, ClueForm::none},
                                       {"nanro", "nanro", "nanro", RegionForm::areas, ClueForm::numbers},
                                       {"kurochute", "kurochute", "kurochute", RegionForm::none, ClueForm::numbers},
                                       {"tentaisho", "tentaisho", "galaxies", RegionForm::none, ClueForm::dots},
                                       {"kakuro", "kakuro", "kakuro", RegionForm::none, ClueForm::sums},
                                       {"sudoku", "sudoku", "sudoku", RegionForm::none, ClueForm::numbers}};

// What a cell has here; none if its token says nothing.
std::optional<std::string> kanpen_clue(ClueForm clues, std::string_view token) {
  if (token.empty() || token == "." || (clues == ClueForm::positive && token == "0")) return ".";
  if (clues == ClueForm::arrows && token == "-4") return "#";
  const auto number = whole_number(token);
  if (!number) return std::nullopt;
  const std::uint64_t value = *number;
  switch (clues) {
    case ClueForm::circles: return value == 1 || value == 2 ? std::optional(value == 1 ? "o" : "#") : std::nullopt;
    case ClueForm::walls: return value > 5 ? std::nullopt : std::optional(value == 5 ? "#" : '#' + decimal(value));
    case ClueForm::arrows: return value > 63 ? std::nullopt : std::optional(decimal(value % 16) + "^<v>"[value / 16]);
    default: return decimal(value);
  }
}

class KanpenReader {
 public:
  KanpenReader(const KanpenKind& kind, std::string_view body) : kind_(kind), rest_(body) {}

  // The board in the notation `grid`; none if the link says something else.
  std::optional<std::string> read() {
    const bool is_sudoku = kind_.genre == "sudoku";
    if (!read_size(rows_) || !(is_sudoku || read_size(columns_))) return std::nullopt;
    if (is_sudoku) columns_ = rows_;
    if (kind_.clues == ClueForm::dots) return read_dots();
    if (kind_.clues == ClueForm::sums) return read_sums();
    std::vector<std::string> regions(rows_ * columns_), clues(rows_ * columns_, ".");
    if (kind_.regions == RegionForm::areas && !read_areas(regions)) return std::nullopt;
    if (kind_.regions == RegionForm::rectangles && !read_rectangles(regions, clues)) return std::nullopt;
    if (kind_.clues != ClueForm::none && !read_clues(clues)) return std::nullopt;
    std::string text;
    if (!is_sudoku) text += std::string(kind_.genre) + '\n';
    if (kind_.name == "numberlink") text += "fill no\n";
    const bool has_clues = kind_.clues != ClueForm::none || kind_.regions == RegionForm::rectangles;
    if (!is_sudoku && has_clues) text += "cells\n";
    if (has_clues) write_rows(clues, text);
    if (kind_.regions != RegionForm::none) text += "regions\n", write_rows(regions, text);
    return text;
  }

  // What is wrong where `read` has found nothing.
  const std::string& problem() const { return problem_; }

 private:
  bool fail(std::string_view what) {
    problem_ = "this link of kanpen.net has " + std::string(what);
    return false;
  }
  bool fail(std::string_view token, std::string_view what) {
    return fail(quote(token).text() + " where it should have " + std::string(what));
  }

  std::string_view next_line() {
    const std::string_view line = rest_.substr(0, rest_.find('/'));
    rest_.remove_prefix(std::min(rest_.size(), line.size() + 1));
    return line;
  }
  // `_` stands for a space.
  static std::string_view next_token(std::string_view& line) {
    line.remove_prefix(std::min(line.find_first_not_of("_ "), line.size()));
    const std::string_view token = line.substr(0, line.find_first_of("_ "));
    line.remove_prefix(token.size());
    return token;
  }

  bool read_size(std::size_t& side) {
    const std::string_view line = next_line();
    side = static_cast<std::size_t>(std::min(whole_number(line).value_or(0), longest_side + 1));
    return (side > 0 && side <= longest_side) || fail(line, "a number of rows or columns, 1 to 128");
  }

  bool read_clues(std::vector<std::string>& clues) {
    for (std::size_t row = 0; row < rows_; ++row) {
      std::string_view line = next_line();
      for (std::size_t column = 0; column < columns_; ++column) {
        const std::string_view token = next_token(line);
        const auto clue = kanpen_clue(kind_.clues, token);
        if (!clue) return fail(token, "a clue of " + std::string(kind_.genre));
        clues[row * columns_ + column] = *clue;
      }
    }
    return true;
  }

  std::optional<std::string> read_dots() {
    std::string text = std::string(kind_.genre) + "\nsize " + decimal(rows_) + ' ' + decimal(columns_) + "\ncentres\n";
    for (std::size_t row = 0; row + 1 < 2 * rows_; ++row) {
      const std::string_view line = next_line();
      if (line.size() > 2 * columns_ - 1 || line.find_first_not_of(".12") != std::string_view::npos)
        return fail(line, "a row of dots"), std::nullopt;
      for (std::size_t column = 0; column < line.size(); ++column)
        if (line[column] != '.') text += grid::name_of_point({row, column}) + '\n';
    }
    return text;
  }

  std::optional<std::string> read_sums() {
    std::vector<std::string> cells(rows_ * columns_, ".");
    const auto sum_of = [](std::uint64_t sum) { return sum == 0 ? std::string() : decimal(sum); };
    for (std::string_view whole = next_line(); !trim(whole).empty(); whole = next_line()) {
      std::string_view line = whole;
      std::uint64_t numbers[4] = {};  // a sum that lacks is 0 or -1
      for (std::uint64_t& number : numbers) number = whole_number(next_token(line)).value_or(0);
      const auto [row, column, across, down] = numbers;
      if (row >= rows_ || column >= columns_) return fail(whole, "a cell on the board"), std::nullopt;
      cells[static_cast<std::size_t>(row) * columns_ + static_cast<std::size_t>(column)] =
          across + down == 0 ? "#" : sum_of(down) + '\\' + sum_of(across);
    }
    for (std::size_t column = 0; column < columns_; ++column)
      if (cells[column] == ".") cells[column] = "#";
    for (std::size_t row = 0; row < rows_; ++row)
      if (cells[row * columns_] == ".") cells[row * columns_] = "#";
    std::string text;
    write_rows(cells, text);
    return text;
  }

  bool read_areas(std::vector<std::string>& regions) {
    (void)next_line();  // how many there are
    for (std::size_t row = 0; row < rows_; ++row) {
      std::string_view line = next_line();
      for (std::size_t column = 0; column < columns_; ++column) {
        const std::string_view token = next_token(line);
        const auto number = whole_number(token);
        if (!number || *number >= regions.size()) return fail(token, "the number of a region");
        regions[row * columns_ + column] = grid::links::region_name(static_cast<std::size_t>(*number));
      }
    }
    return true;
  }

  bool read_rectangles(std::vector<std::string>& regions, std::vector<std::string>& clues) {
    const std::string_view first = next_line();
    const std::uint64_t count = whole_number(first).value_or(0);
    if (count == 0 || count > regions.size()) return fail(first, "the number of rooms");
    for (std::size_t region = 0; region < count; ++region) {
      const std::string_view whole = next_line();
      std::string_view line = whole;
      std::size_t sides[4] = {};
      for (std::size_t& side : sides)
        side = static_cast<std::size_t>(std::min(whole_number(next_token(line)).value_or(longest_side), longest_side));
      const auto [top, left, bottom, right] = sides;
      if (top > bottom || left > right || bottom >= rows_ || right >= columns_)
        return fail(whole, "a room within the board");
      const std::string_view token = next_token(line);
      const auto clue = kanpen_clue(ClueForm::numbers, token);
      if (!clue) return fail(token, "a number of shaded cells");
      clues[top * columns_ + left] = *clue;
      for (std::size_t row = top; row <= bottom; ++row)
        for (std::size_t column = left; column <= right; ++column) {
          std::string& name = regions[row * columns_ + column];
          if (!name.empty()) return fail(whole, "a room that overlaps no other");
          name = grid::links::region_name(region);
        }
    }
    const bool is_whole = std::none_of(regions.begin(), regions.end(), [](const auto& name) { return name.empty(); });
    return is_whole || fail("cells that are in no room");
  }

  void write_rows(const std::vector<std::string>& cells, std::string& out) const {
    for (std::size_t at = 0; at < cells.size(); ++at) {
      out += cells[at];
      out += (at + 1) % columns_ == 0 ? '\n' : ' ';
    }
  }

  const KanpenKind& kind_;
  std::string_view rest_;
  std::size_t rows_ = 0, columns_ = 0;
  std::string problem_;
};

// What a link holds; nothing if its puzzle is not known.
struct KanpenProblem {
  const KanpenKind* kind;
  std::string body;
  bool is_pzpr;
};
std::optional<KanpenProblem> kanpen_problem(std::string_view link) {
  constexpr std::string_view page = ".html?", plain = "problem=", pzpr = "pzpr=";
  const std::string text = without_percent(link);
  const std::size_t end = text.find(page), begin = text.rfind('/', end) + 1;
  if (end == std::string::npos) return std::nullopt;
  const std::string_view name = std::string_view(text).substr(begin, end - begin);
  const std::string_view body = std::string_view(text).substr(end + page.size());
  const auto* const kind = std::find_if(std::begin(kanpen_kinds), std::end(kanpen_kinds),
                                        [name](const KanpenKind& each) { return each.name == name; });
  const bool is_pzpr = body.starts_with(pzpr);
  if (kind == std::end(kanpen_kinds) || (!is_pzpr && !body.starts_with(plain))) return std::nullopt;
  return KanpenProblem{kind, std::string(body.substr(is_pzpr ? pzpr.size() : plain.size())), is_pzpr};
}

}  // namespace

std::string pzpr_link_in(std::string_view link) {
  const auto found = kanpen_problem(link);
  if (!found || !found->is_pzpr) return {};
  const std::string_view slash = found->body.starts_with('/') ? "" : "/";
  return "https://puzz.link/p?" + std::string(found->kind->pzpr) + std::string(slash) + found->body;
}

Recognition recognise_kanpen(std::string_view link) {
  Recognition found;
  const auto problem = kanpen_problem(link);
  if (!problem || problem->is_pzpr) return found;
  KanpenReader reader(*problem->kind, problem->body);
  auto board = reader.read();
  if (!board) {
    found.problem = reader.problem();
  } else if (problem->kind->genre == "kakuro") {
    found.add({"kakuro", "grid"}, std::move(*board));
  } else if (problem->kind->genre != "sudoku") {
    found.add({"grid", "grid"}, std::move(*board));
  } else if (const auto rows = rows_of(*board); rows && (box_of(rows->width) != 0 || has_oblong_boxes(rows->width))) {
    const bool has_squares = box_of(rows->width) != 0;
    found.add(has_squares ? Reading{"sudoku", "line"} : Reading{"variant", "iss"}, text_of_sudoku(*rows));
  }
  found.is_sure = !found.readings.empty();
  found.form = found.is_sure ? "kanpen.net" : "";
  return found;
}

LinkText text_of_kanpen(std::string_view genre, std::string_view link) {
  LinkText found;
  Recognition board = recognise_kanpen(link);
  if (!board.readings.empty() && board.readings[0].puzzle == "grid") {
    found.text = std::move(board.texts[0]);
    const std::string_view held = std::string_view(found.text).substr(0, found.text.find('\n'));
    if (genre == "grid" || genre == held) return found;
    found.error = Error{Error::Code::bad_input, quote(held) + " is another genre than " + quote(genre)};
  } else if (!board.problem.empty()) {
    found.error = Error{Error::Code::bad_input, quote(link) + ": " + board.problem};
  } else if (const std::string inner = pzpr_link_in(link); !inner.empty()) {
    found.error = Error{Error::Code::bad_input, Message("this link of kanpen.net holds one of puzz.link: ") + inner};
  } else {
    found.error =
        Error{Error::Code::bad_input, quote(link) + " is a link of kanpen.net to no grid puzzle that is read"};
  }
  return found;
}

}  // namespace quadrille::reading

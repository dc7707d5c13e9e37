// After the functions `decode_params`, `spec_to_grid` and `spec_to_dsf` of `solo.c` there:
//
//     solo 3x3xk…:<givens>,<cages>,<sums>       blocks of 3 rows and 3 columns, with diagonals (x) and cages (k)
//     solo 9j…:<givens>,<blocks>                irregular blocks (j)
//
// Givens and sums are numbers with `_` between them and letters for runs of blank cells. Blocks and cages are runs of
// edges without a border.
#include "core/reading/solo.hpp"

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "core/puzzles/grid/tatham/description.hpp"
#include "core/puzzles/grid/tatham/tatham.hpp"
#include "core/reading/rows.hpp"
#include "core/text/text.hpp"

namespace quadrille::reading {

namespace {

using grid::tatham::Description;

constexpr std::size_t longest_run = 26;  // of edges, behind which no border follows
constexpr std::size_t widest_variant = 16;

struct Solo {
  std::size_t side = 0, height = 0;  // of a block; 0 rows where blocks are irregular
  bool has_diagonals = false, has_cages = false;
  std::vector<std::string> givens, sums;
  std::vector<std::size_t> blocks, cages;  // by cell, the first cell of its block
};

bool read_parameters(std::string_view text, Solo& solo) {
  Description parameters(text);
  const auto first = parameters.number();
  const bool has_second = parameters.skip('x');
  const auto second = has_second ? parameters.number() : 1;
  if (!first || !second || *first > 36 || *second > 36) return false;
  solo.height = static_cast<std::size_t>(*first);
  solo.side = static_cast<std::size_t>(*first * *second);
  if (*second == 1) solo.height = 0;
  for (char flag = '\0'; (flag = parameters.take()) != '\0';) {
    if (flag == 'j') solo.height = 0;
    solo.has_diagonals |= flag == 'x';
    solo.has_cages |= flag == 'k';
    if (flag == 'd') break;  // how difficult it is
  }
  return solo.side > 1 && solo.side <= 36;
}

bool read_numbers(Description& description, std::size_t count, std::vector<std::string>& cells) {
  return description.read_cells(cells, count, [](Description& at) {
    const auto number = at.number();
    return number ? decimal(*number) : std::string();
  });
}

bool read_description(Description& description, Solo& solo) {
  const std::size_t cells = solo.side * solo.side;
  if (!read_numbers(description, cells, solo.givens)) return false;
  if (solo.height == 0 &&
      (!description.expect(',') || !description.read_blocks(solo.blocks, solo.side, longest_run, false)))
    return false;
  if (solo.has_cages &&
      (!description.expect(',') || !description.read_blocks(solo.cages, solo.side, longest_run, false) ||
       !description.expect(',') || !read_numbers(description, cells, solo.sums)))
    return false;
  const auto is_value = [&solo](const std::string& given) {
    return given == "." || whole_number(given).value_or(0) - 1 < solo.side;
  };
  return description.expect_end() && std::all_of(solo.givens.begin(), solo.givens.end(), is_value);
}

std::string name_of(const Solo& solo, std::size_t cell) {
  return "~R" + decimal(cell / solo.side + 1) + 'C' + decimal(cell % solo.side + 1);
}

std::string rules_of(const Solo& solo) {
  const std::string side = decimal(solo.side);
  std::string text = ".Shape~" + side + 'x' + side;
  if (solo.height != 0 && solo.height * solo.height != solo.side) {
    // The usual boxes are as wide as they are high, or wider.
    std::size_t usual = 1;
    for (std::size_t rows = 2; rows * rows <= solo.side; ++rows)
      if (solo.side % rows == 0) usual = rows;
    if (solo.height != usual) text += ".NoBoxes.Jigsaw~";
    const std::size_t width = solo.side / solo.height;
    for (std::size_t cell = 0; solo.height != usual && cell < solo.side * solo.side; ++cell)
      text += static_cast<char>('A' + cell / solo.side / solo.height * solo.height + cell % solo.side / width);
  } else if (solo.height == 0) {
    text += ".NoBoxes.Jigsaw~";
    std::vector<std::size_t> blocks;  // the first cell of each
    for (const std::size_t block : solo.blocks) {
      const auto known = std::find(blocks.begin(), blocks.end(), block);
      text += static_cast<char>('A' + (known - blocks.begin()));
      if (known == blocks.end()) blocks.push_back(block);
    }
  }
  if (solo.has_diagonals) text += ".Diagonal~1.Diagonal~-1";
  for (std::size_t first = 0; first < solo.cages.size(); ++first) {
    if (solo.cages[first] != first) continue;
    std::string cage = first < solo.sums.size() && solo.sums[first] != "." ? solo.sums[first] : "0";
    for (std::size_t cell = first; cell < solo.cages.size(); ++cell)
      if (solo.cages[cell] == first) cage += name_of(solo, cell);
    text += ".Cage~" + cage;
  }
  std::string givens;
  for (std::size_t cell = 0; cell < solo.givens.size(); ++cell)
    if (solo.givens[cell] != ".") givens += name_of(solo, cell) + '_' + solo.givens[cell];
  return givens.empty() ? text : text + '.' + givens;
}

std::string line_of(const Solo& solo) {
  constexpr std::string_view symbols = ".123456789ABCDEFGHIJKLMNOPQRSTUVWXYZa";
  std::string line;
  for (const std::string& given : solo.givens)
    line += symbols[static_cast<std::size_t>(whole_number(given).value_or(0))];
  return line;
}

}  // namespace

Recognition recognise_solo(std::string_view text) {
  Recognition found;
  const auto game = grid::tatham::find_game(text);
  if (!game || (game->name != "solo" && game->name != "Solo")) return found;
  Solo solo;
  Description description(game->description);
  if (!read_parameters(game->parameters, solo)) {
    found.problem = quote(game->parameters).text() + " is not the size of a game of Solo";
  } else if (!read_description(description, solo)) {
    const bool is_read = description.message().empty();
    found.problem = is_read ? "a number in this game of Solo is larger than its board" : description.message().text();
  } else if (solo.height * solo.height == solo.side && !solo.has_cages && !solo.has_diagonals) {
    found.add({"sudoku", "line"}, line_of(solo));
  } else if (solo.side <= widest_variant) {
    found.add({"variant", "iss"}, rules_of(solo));
  } else {
    found.problem = "a game of Solo with such rules is read up to 16 rows";
  }
  found.is_sure = !found.readings.empty();
  return found;
}

}  // namespace quadrille::reading

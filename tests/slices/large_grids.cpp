#include "tests/slices/large_grids.hpp"

#include <algorithm>
#include <map>
#include <sstream>
#include <utility>
#include <vector>

#include "tests/core/random.hpp"

namespace quadrille::test {

namespace {

// How the sections of a genre are filled, in words, a section a line: what is in it, then its name and tokens.
//
//     say TEXT              this line
//     cells NAME TOKENS…    a token in one of `rarity` cells, else a blank; `full` in front: in each cell
//     blocks NAME H W       regions of H rows and W columns
//     corners NAME TOKENS…  one more in each direction
//     line NAME TOKENS…     a token for each column
//     lists NAME TOKENS…    a row of three tokens for each row
//     paths NAME            rows of cells, five side by side
//     centres NAME          a cell in nine
// A number `0-9` is any of these; `n` is the side.
const std::map<std::string_view, const char*> recipes = {
    {"starbattle", "say stars 1\nblocks regions n/2 2"},
    {"nonogram", "lists rows 1-9\nlists columns 1-9"},
    {"kenken", "targets cells\nblocks regions 1 2"},
    {"futoshiki", "cells cells 1-9\npairs pairs <"},
    {"skyscrapers", "line top 1-9\nline bottom 1-9\nline left 1-9\nline right 1-9"},
    {"binairo", "cells cells 0 1"},
    {"tents", "line top 5-9\nline left 5-9\ncells cells T"},
    {"battleships", "say fleet 4 3 3 2 2 2 1 1 1 1\nline top 1-5\nline left 1-5\ncells cells ~"},
    {"shikaku", "cells cells 2-9 ?"},
    {"dominosa", "full cells 0-9"},
    {"suguru", "cells cells 1-4\nblocks regions 2 2"},
    {"ripple", "cells cells 1-4\nblocks regions 2 2"},
    {"akari", "cells cells # #0 #1 #2"},
    {"norinori", "blocks regions 2 3"},
    {"kakurasu", "line top 5-90\nline left 5-90"},
    {"thermometers", "line top 5-9\nline left 5-9\npaths lines"},
    {"aquarium", "line top 5-9\nline left 5-9\nblocks regions 3 3"},
    {"mosaic", "cells cells 0-9"},
    {"minesweeper", "cells cells 0-4"},
    {"str8ts", "cells cells #"},
    {"abcendview", "say letters 9\nline top a b c\nline bottom a b c\nline left a b c\nline right a b c"},
    {"magnets", "line top 5-9\nline bottom 5-9\nline left 5-9\nline right 5-9\nblocks regions 1 2"},
    {"tenner", "ten cells 0-9\nten bottom 20-40"},
    {"multisudoku", "cells cells 1-9"},
    {"nurikabe", "cells cells 2-5"},
    {"hitori", "full cells 1-30"},
    {"heyawake", "cells cells 1-2\nblocks regions 3 4"},
    {"kurodoko", "cells cells 3-9"},
    {"lits", "blocks regions 3 3"},
    {"yinyang", "cells cells # o"},
    {"cave", "cells cells 3-9"},
    {"creek", "corners corners 0-4"},
    {"snake", "line top 5-9\nline left 5-9\ncells cells ."},
    {"tapa", "cells cells 1-7"},
    {"shakashaka", "cells cells # #1 #2"},
    {"fillomino", "cells cells 1-6"},
    {"galaxies", "centres centres"},
    {"slitherlink", "cells cells 0-3"},
    {"masyu", "cells cells o #"},
    {"yajilin", "cells cells # 1> 2v"},
    {"country", "cells cells 2-5\nblocks regions 3 3"},
    {"shingoki", "cells cells o2 #3 #4"},
    {"numberlink", "ends cells"},
    {"hashi", "cells cells 1-6"},
    {"gokigen", "corners corners 0-4"}};

class Writer {
 public:
  Writer(std::size_t side, std::size_t rarity) : side_(side), rarity_(rarity) {}

  std::string write(std::string_view genre) {
    text_ = genre;
    std::istringstream lines(recipes.at(genre));
    for (std::string line; std::getline(lines, line);) add(line);
    return text_;
  }

 private:
  void add(const std::string& line) {
    std::istringstream words(line);
    std::string kind, name;
    words >> kind >> name;
    std::vector<std::string> tokens;
    for (std::string token; words >> token;) tokens.push_back(token);
    text_ += '\n' + name;
    if (kind == "say") {
      for (const std::string& token : tokens) text_ += ' ' + token;
    } else if (kind == "cells" || kind == "full") {
      rows(side_, side_, [&](auto, auto) { return kind == "full" || random_.one_in(rarity_) ? any(tokens) : "."; });
    } else if (kind == "blocks") {
      const std::size_t height = tokens[0] == "n/2" ? (side_ + 1) / 2 : std::stoul(tokens[0]);
      const std::size_t width = std::stoul(tokens[1]), across = (side_ + width - 1) / width;
      rows(side_, side_,
           [&](auto row, auto column) { return 'r' + std::to_string(row / height * across + column / width); });
    } else if (kind == "targets") {
      rows(side_, side_, [&](auto, auto column) {
        return column % 2 == 0 && random_.one_in(rarity_) ? std::to_string(3 + random_.below(9)) + "+" : ".";
      });
    } else if (kind == "corners") {
      rows(side_ + 1, side_ + 1, [&](auto, auto) { return random_.one_in(rarity_) ? any(tokens) : "."; });
    } else if (kind == "line") {
      rows(1, side_, [&](auto, auto) { return random_.one_in(rarity_) ? any(tokens) : "."; });
    } else if (kind == "ten") {
      rows(name == "cells" ? side_ : 1, 10, [&](auto, auto) { return random_.one_in(rarity_) ? any(tokens) : "."; });
    } else if (kind == "lists") {
      rows(side_, std::min<std::size_t>(side_ / 10 + 1, 3), [&](auto, auto) { return any(tokens); });
    } else if (kind == "ends") {
      // Each pair in a row, so that there are many.
      rows(side_, side_, [&](auto row, auto column) {
        return column % 8 < 2 && row % 2 == 0 ? std::to_string(row * side_ + column / 8 + 1) : ".";
      });
    } else {
      places(kind, tokens);
    }
  }

  // Rows that name cells.
  void places(const std::string& kind, const std::vector<std::string>& tokens) {
    const auto cell = [](std::size_t row, std::size_t column) {
      return 'r' + std::to_string(row + 1) + 'c' + std::to_string(column + 1);
    };
    for (std::size_t row = 0; row < side_; ++row) {
      if (kind == "paths") {
        for (std::size_t column = 0; column + 5 <= side_; column += 5)
          for (std::size_t at = 0; at < 5; ++at) text_ += (at == 0 ? '\n' : ' ') + cell(row, column + at);
      } else if (kind == "pairs") {
        for (std::size_t column = 0; column + 2 <= side_; column += rarity_ + 1)
          text_ += '\n' + cell(row, column) + ' ' + tokens[0] + ' ' + cell(row, column + 1);
      } else if (row % 3 == 1) {
        for (std::size_t column = 1; column < side_; column += 3) text_ += '\n' + cell(row, column);
      }
    }
  }

  template <class TokenAt>
  void rows(std::size_t height, std::size_t width, TokenAt token_at) {
    for (std::size_t row = 0; row < height; ++row)
      for (std::size_t column = 0; column < width; ++column)
        text_ += (column == 0 ? '\n' : ' ') + std::string(token_at(row, column));
  }

  std::string any(const std::vector<std::string>& tokens) {
    const std::string& token = tokens[random_.below(tokens.size())];
    const std::size_t dash = token.find('-');
    if (dash == std::string::npos) return token;
    const unsigned long low = std::stoul(token.substr(0, dash)), high = std::stoul(token.substr(dash + 1));
    return std::to_string(low + random_.below(high - low + 1));
  }

  const std::size_t side_, rarity_;
  Random random_{1};
  std::string text_;
};

}  // namespace

std::string large_grid(std::string_view genre, std::size_t side, std::size_t rarity) {
  return Writer(side, rarity).write(genre);
}

// A comb: its back in the first column, and teeth of any length in every second row.
std::vector<NamedText> long_ways(std::size_t side) {
  Random random(1);
  std::vector<std::size_t> teeth;  // by row, the cells that are black
  for (std::size_t row = 0; row < side; ++row) teeth.push_back(row % 2 == 0 ? 1 + random.below(side) : 1);
  const auto is_black = [&](std::size_t row, std::size_t column) {  // beyond an edge, a number wraps around
    return row < side && column < teeth[row];
  };
  const auto board = [&](std::string text, auto token_at) {
    for (std::size_t row = 0; row < side; ++row)
      for (std::size_t column = 0; column < side; ++column)
        text += (column == 0 ? '\n' : ' ') + std::string(token_at(row, column));
    return text;
  };
  const auto black_around = [&](std::size_t row, std::size_t column) {
    std::size_t count = 0;
    for (const std::size_t r : {row - 1, row, row + 1})
      for (const std::size_t c : {column - 1, column, column + 1}) count += is_black(r, c) ? 1 : 0;
    return std::to_string(count);
  };
  const auto borders_around = [&](std::size_t row, std::size_t column) {
    std::size_t count = 0;
    for (const auto& [r, c] : {std::pair(row - 1, column), {row + 1, column}, {row, column - 1}, {row, column + 1}})
      count += is_black(r, c) != is_black(row, column) ? 1 : 0;
    return std::to_string(count);
  };
  std::string rows = "nonogram\nrows", columns = "\ncolumns";
  for (std::size_t row = 0; row < side; ++row) {
    rows += '\n' + std::to_string(teeth[row]);
    columns += '\n';
    std::size_t run = 0;
    bool is_first = true;
    for (std::size_t at = 0; at <= side; ++at) {
      if (is_black(at, row)) {
        ++run;
      } else if (run > 0) {
        columns += (is_first ? "" : " ") + std::to_string(std::exchange(run, 0));
        is_first = false;
      }
    }
    if (is_first) columns += '0';
  }
  const std::string name = "comb " + std::to_string(side) + ' ';
  return {{name + "slitherlink", "grid", board("slitherlink\ncells", borders_around)},
          {name + "mosaic", "grid", board("mosaic\ncells", black_around)},
          {name + "minesweeper", "grid",
           board("minesweeper\ncells",
                 [&](std::size_t row, std::size_t column) {
                   return is_black(row, column) ? "." : black_around(row, column);
                 })},
          {name + "nonogram", "grid", rows + columns}};
}

}  // namespace quadrille::test

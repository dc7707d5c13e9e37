#include "tests/core/grid_words.hpp"

#include <algorithm>
#include <cstdlib>

#include "core/text/text.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"

namespace quadrille::test {

void check_faults(const std::vector<FaultyText>& texts) {
  for (const FaultyText& each : texts) {
    INFO(each.text);
    const auto answers = ask("grid", request_of(Question::check, EngineChoice::bits, each.text));
    REQUIRE(answers.size() == 1);
    CAPTURE(answers[0]);
    REQUIRE(answers[0].kind == 'E');
    CHECK(answers[0].line == 1);
    CHECK(answers[0].column == each.column);
    CHECK(answers[0].message.find(each.message) != std::string::npos);
  }
}

// The lines between backquotes, each with a rating and a blank before its text.
std::vector<std::string> page_examples() {
  const std::string file = read_file("web/puzzles/grid.examples.js");
  std::vector<std::string> texts;
  const std::size_t end = file.find("\n`;");
  for (std::size_t at = file.find("`\n") + 2; at < end; at = file.find('\n', at) + 1) {
    std::string text = file.substr(at + 2, file.find('\n', at) - at - 2);
    std::replace(text.begin(), text.end(), '_', ' ');
    std::replace(text.begin(), text.end(), ';', '\n');
    texts.push_back(text);
  }
  return texts;
}

grid::Answer answer_of(const grid::Board& board, const Words& cells) {
  const grid::Text& text = *board.text;
  grid::Answer answer;
  for (std::size_t cell = 0; cell < cells.size(); ++cell) {
    std::size_t value = 0;
    if (text.genre->value_in_part != nullptr) {
      unsigned joined = 0;
      for (const auto other : grid::neighbours4(text, cell))
        if (cells[other] == cells[cell])
          joined |= other + 1 == cell ? 2u : other == cell + 1 ? 4u : other < cell ? 1u : 8u;
      value = text.genre->value_in_part(joined).value_or(0);
    } else {
      value = text.kind->value_of(cells[cell]).value_or(0);
    }
    answer.push_back(static_cast<std::uint8_t>(board.model->shown[cell].empty() ? value + 1 : 1));
  }
  return answer;
}

grid::Board grid_board(const std::string& text) {
  Cursor cursor(text, true);
  grid::Board board;
  Error error;
  const Read read = grid::notations[0].read(cursor, board, error);
  CAPTURE(error.message.text());
  REQUIRE(read == Read::puzzle);
  return board;
}

int value_of(const std::string& word) { return std::atoi(word.c_str()); }

bool is_latin(const Words& cells, std::size_t rows, std::size_t columns, const std::string& free) {
  for (std::size_t a = 0; a < cells.size(); ++a)
    for (std::size_t b = a + 1; b < cells.size(); ++b)
      if ((a / columns == b / columns || a % columns == b % columns) && cells[a] == cells[b] && cells[a] != free)
        return false;
  return rows * columns == cells.size();
}

bool keeps_given(const std::string& text, const Words& cells, std::size_t columns) {
  const auto given = section_of(text, "cells");
  for (std::size_t cell = 0; cell < cells.size() && !given.empty(); ++cell)
    if (given[cell / columns][cell % columns] != "." && given[cell / columns][cell % columns] != cells[cell])
      return false;
  return true;
}

std::string rows_of(const Words& cells, std::size_t columns) {
  std::string text;
  for (std::size_t cell = 0; cell < cells.size(); ++cell) text += (cell % columns == 0 ? "\n" : " ") + cells[cell];
  return text;
}

Words random_regions(Random& random, std::size_t rows, std::size_t columns, std::size_t most) {
  Words regions(rows * columns);
  std::vector<std::size_t> sizes;
  for (std::size_t cell = 0; cell < regions.size(); ++cell) {
    const std::string above = cell < columns ? "" : regions[cell - columns];
    const std::string before = cell % columns == 0 ? "" : regions[cell - 1];
    std::string region = random.one_in(2) ? above : before;
    if (region.empty() || random.one_in(4) || sizes[static_cast<std::size_t>(region[0] - 'A')] == most) {
      region = std::string(1, static_cast<char>('A' + sizes.size()));
      sizes.push_back(0);
    }
    regions[cell] = region;
    ++sizes[static_cast<std::size_t>(region[0] - 'A')];
  }
  return regions;
}

Words random_givens(Random& random, std::size_t cells, const Words& tokens, std::uint64_t rarity) {
  Words givens(cells, ".");
  for (std::string& given : givens)
    if (random.one_in(rarity)) given = tokens[random.below(tokens.size())];
  return givens;
}

Words seen_from(const Words& cells, const std::string& section, std::size_t line, std::size_t side) {
  Words seen;
  for (std::size_t i = 0; i < side; ++i) {
    const std::size_t far = section == "bottom" || section == "right" ? side - 1 - i : i;
    seen.push_back(section == "top" || section == "bottom" ? cells[far * side + line] : cells[line * side + far]);
  }
  return seen;
}

std::string random_outside(Random& random, std::size_t side, const Words& tokens) {
  std::string text;
  for (const char* section : {"top", "bottom", "left", "right"})
    if (!random.one_in(4)) text += std::string("\n") + section + rows_of(random_givens(random, side, tokens, 3), side);
  return text;
}

std::size_t times(const Words& cells, const std::string& token) {
  return static_cast<std::size_t>(std::count(cells.begin(), cells.end(), token));
}

std::string random_pairs(Random& random, const char* signs, std::size_t rows, std::size_t columns) {
  std::string text = "\npairs";
  for (std::uint32_t pairs = 1 + random.below(4); pairs > 0; --pairs) {
    const std::size_t row = random.below(rows), column = random.below(columns - 1);
    const auto cell = [&](std::size_t c) { return "r" + std::to_string(row + 1) + "c" + std::to_string(c + 1); };
    text += "\n" + cell(column) + " " + signs[random.below(2)] + " " + cell(column + 1);
  }
  return text;
}

}  // namespace quadrille::test

// Patterns that players have names for: what one says is true in every solution with what is known so far, on random
// small boards as brute force has them; a way from the empty board to the end; and what a hint says about one.
#include <algorithm>
#include <bit>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "core/puzzles/grid/genre.hpp"
#include "core/puzzles/grid/grid.hpp"
#include "core/puzzles/grid/hint.hpp"
#include "core/puzzles/grid/patterns/all.hpp"
#include "core/reasoning/patterns.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/grid_drawn.hpp"
#include "tests/core/grid_oracles.hpp"
#include "tests/core/random.hpp"

namespace patterns_test {

using namespace quadrille;
using namespace quadrille::test;

namespace {

using reasoning::Patterns;

std::vector<grid::Answer> solutions_of(const grid::Board& board) {
  std::vector<grid::Answer> solutions;
  grid::Search engine;
  if (engine.open(board)) return solutions;
  Fuel fuel;
  while (solutions.size() < 300 && engine.advance(fuel) == Step::solution) engine.read(solutions.emplace_back());
  return solutions;
}

Words words_of(const grid::Board& board, const grid::Answer& answer) {
  Words words(answer.size());
  for (std::size_t cell = 0; cell < answer.size(); ++cell) {
    words[cell] = board.model->shown[cell];
    if (words[cell].empty()) board.text->genre->write_value(*board.text, cell, answer[cell] - 1u, words[cell]);
  }
  return words;
}

// The values of all variables that a pattern may speak of: cells, and edges.
std::map<network::Variable, network::Values> values_of(const grid::Board& board, const grid::Answer& answer) {
  std::map<network::Variable, network::Values> values;
  const grid::Text& text = *board.text;
  const auto take = [&](const auto& variables, const std::vector<Words>& rows, std::size_t width) {
    for (std::size_t point = 0; point < variables.size(); ++point)
      if (variables[point]) values[*variables[point]] = rows[point / width][point % width] == "x" ? 1 : 2;
  };
  if (text.genre->edges != grid::Edges::none) {
    const bool has_borders = text.genre->edges == grid::Edges::borders;
    const DrawnEdges drawn = edges_drawn(words_of(board, answer), text.rows, text.columns, has_borders);
    const std::size_t width = text.columns + (has_borders ? 1 : 0);
    take(board.model->horizontal, drawn.horizontal, width);
    take(board.model->vertical, drawn.vertical, width);
  }
  for (network::Variable cell = 0; cell < answer.size(); ++cell)
    values[cell] = network::Values{1} << (answer[cell] - 1u);
  return values;
}

// Looks for all patterns from what is known on; each conclusion has to hold in all solutions. Counts them by name.
void follow(const grid::Board& board, const std::vector<std::map<network::Variable, network::Values>>& solutions,
            std::map<std::string, int>& seen) {
  reasoning::Reasoning reasoning = grid::reasoning_of(board);
  reasoning::PatternSearch search(reasoning.patterns.get(), reasoning.domains);
  while (!search.is_done()) {
    Fuel fuel = {.work = 50};
    const Patterns::About* about = search.advance(fuel);
    if (about == nullptr) continue;
    ++seen[std::string(about->name)];
    const reasoning::Sighting sighting = search.seen();
    for (const auto& [variable, values] : sighting.left) {
      INFO(about->name << " says something else of variable " << variable);
      for (const auto& solution : solutions)
        if (const auto has = solution.find(variable); has != solution.end()) REQUIRE((has->second & values) != 0);
      reasoning.domains[variable] &= values;
      REQUIRE(reasoning.domains[variable] != 0);
      search.note(variable);
    }
  }
}

}  // namespace

TEST_CASE("What a pattern says is so in every solution", "[grid][patterns]") {
  std::map<std::string, std::map<std::string, int>> seen;
  for (const GridOracle& oracle : all_grid_oracles()) {
    const grid::Genre& genre = *grid::find_genre(oracle.id);
    if (genre.edges == grid::Edges::none) continue;
    Random random(48);
    for (int round = rounds(150); round > 0; --round) {
      std::string text = oracle.random_text(random);
      const grid::Board board = grid_board(text);
      const auto answers = solutions_of(board);
      if (answers.empty() || answers.size() == 300) continue;
      const grid::Answer& answer = answers[random.below(answers.size())];
      const bool has_borders = genre.edges == grid::Edges::borders;
      text += some_of(random, edges_drawn(words_of(board, answer), board.text->rows, board.text->columns, has_borders),
                      1 + random.below(8))
                  .sections();
      INFO(text);
      const grid::Board drawn = grid_board(text);
      std::vector<std::map<network::Variable, network::Values>> solutions;
      for (const grid::Answer& each : solutions_of(drawn)) solutions.push_back(values_of(drawn, each));
      REQUIRE_FALSE(solutions.empty());
      follow(drawn, solutions, seen[std::string(oracle.id)]);
    }
  }
  // Larger boards have what has no room on these.
  Random random(49);
  for (const std::string& text : page_examples()) {
    const grid::Board board = grid_board(text);
    const grid::Genre& genre = *board.text->genre;
    const auto patterns = grid::patterns::find(board);
    if (genre.edges == grid::Edges::none || patterns == nullptr) continue;
    const auto answers = solutions_of(board);
    REQUIRE(answers.size() == 1);
    const auto [rows, columns] = std::pair(board.text->rows, board.text->columns);
    const DrawnEdges all = edges_drawn(words_of(board, answers[0]), rows, columns, genre.edges == grid::Edges::borders);
    for (int round = rounds(20); round > 0; --round) {
      const std::string with = text + some_of(random, all, 1 + random.below(20)).sections();
      INFO(with);
      const grid::Board drawn = grid_board(with);
      follow(drawn, {values_of(drawn, answers[0])}, seen[std::string(genre.id)]);
    }
    for (const auto& about : patterns->all()) seen[std::string(genre.id)][std::string(about.name)] += 0;
  }
  for (const auto& [genre, patterns] : seen)
    for (const auto& [name, times] : patterns) {
      INFO(genre << ": " << name);
      CHECK(times >= enough(1));
    }
}

TEST_CASE("Steps in edges draw something new each, up to the end", "[grid][patterns][hint]") {
  for (const GridOracle& oracle : all_grid_oracles()) {
    const grid::Genre& genre = *grid::find_genre(oracle.id);
    if (genre.edges == grid::Edges::none) continue;
    Random random(7);
    for (int round = rounds(10); round > 0; --round) {
      const std::string text = oracle.random_text(random);
      INFO(text);
      const grid::Board board = grid_board(text);
      const auto answers = solutions_of(board);
      if (answers.size() != 1) continue;
      const auto values = values_of(board, answers[0]);
      const auto reasoning = grid::reasoning_of(board);
      std::map<std::pair<std::uint32_t, std::string>, network::Variable> edges;
      for (const auto& edge : reasoning.edges) edges[{edge.cell, std::string(edge.side)}] = edge.variable;
      const auto search = reasoning::search_reasons(grid::reasoning_of(board), reasoning::Goal::path);
      std::set<std::pair<std::uint32_t, std::string>> drawn;
      for (Hint hint = search->finish(); hint.verdict == Verdict::found; hint = search->finish()) {
        INFO(hint.rule);
        REQUIRE((!hint.edges.empty() || hint.value != 0));
        for (const Hint::Edge& edge : hint.drawn) REQUIRE(drawn.count({edge.cell, std::string(edge.side)}) == 1);
        for (const Hint::Edge& edge : hint.edges) {
          const std::pair key(edge.cell, std::string(edge.side));
          REQUIRE(drawn.insert(key).second);
          REQUIRE(values.at(edges.at(key)) == (edge.is_line ? 2u : 1u));
        }
      }
      REQUIRE(drawn.size() == edges.size());
    }
  }
}

TEST_CASE("A hint of a loop names the pattern, its clue and its edges", "[grid][patterns][hint]") {
  const auto hint_of = [](const std::string& text) {
    return ask("grid", request_of(Question::hint, EngineChoice::automatic, text)).at(0).solutions.at(0);
  };
  const std::string three = hint_of("slitherlink\ncells\n3 . .\n. . .\n. . .");
  CHECK(three.find(R"("rule":"corner-three")") != std::string::npos);
  CHECK(three.find(R"("edges":[{"row":1,"column":1,"side":"above","line":true},)"
                   R"({"row":1,"column":1,"side":"left","line":true}])") != std::string::npos);
  CHECK(three.find(R"("clues":[{"text":"3 at row 1, column 1","cells":[0]}])") != std::string::npos);
  // What is drawn is no step again: the line at the corner leads to the edges that are left.
  const std::string next = hint_of("slitherlink\ncells\n3 . .\n. . .\n. . .\nhorizontal\n- . .\n. . .\n. . .\n. . .");
  CHECK(next.find(R"("edges":[{"row":1,"column":1,"side":"left","line":true}])") != std::string::npos);
  const std::string pearl = hint_of("masyu\ncells\n. . . .\n. . . .\n# . . .\n. . . .");
  CHECK(pearl.find(R"("rule":"black-border")") != std::string::npos);
  CHECK(pearl.find(
            R"({"row":3,"column":1,"side":"right","line":true},{"row":3,"column":2,"side":"right","line":true})") !=
        std::string::npos);
}

}  // namespace patterns_test

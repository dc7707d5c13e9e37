// Every genre of grid puzzles: against brute force on small boards, by both engines; that every question is answered;
// and that nothing but one clear error comes of damaged texts.
#include <algorithm>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "core/puzzles/grid/genre.hpp"
#include "core/puzzles/grid/grid.hpp"
#include "core/puzzles/grid/hint.hpp"
#include "core/puzzles/grid/reader.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/grid_oracles.hpp"
#include "tests/core/grid_words.hpp"
#include "tests/core/random.hpp"
#include "tests/core/search_contract.hpp"
#include "tests/core/wishes.hpp"

using namespace quadrille;
using namespace quadrille::test;

namespace {

constexpr EngineChoice both[] = {EngineChoice::dlx, EngineChoice::bits};

std::vector<std::string> words_of(const std::string& text) {
  std::istringstream in(text);
  std::vector<std::string> words;
  for (std::string word; in >> word;) words.push_back(word);
  return words;
}

std::vector<std::vector<std::string>> listed(const std::string& text, EngineChoice engine) {
  const auto answers = ask("grid", request_of(Question::list, engine, text));
  REQUIRE(answers.size() == 1);
  INFO(answers[0].message);
  REQUIRE(answers[0].kind == 'A');
  std::vector<std::vector<std::string>> solutions;
  for (const std::string& solution : answers[0].solutions) solutions.push_back(words_of(solution));
  std::sort(solutions.begin(), solutions.end());
  return solutions;
}

std::vector<grid::Answer> solutions_of(grid::Search& engine, const grid::Board& board) {
  std::vector<grid::Answer> solutions;
  REQUIRE_FALSE(engine.open(board));
  for (;;) {
    Fuel fuel;
    if (engine.advance(fuel) == Step::finished) return solutions;
    engine.read(solutions.emplace_back());
  }
}

std::pair<std::size_t, std::size_t> size_of(const std::string& text) {
  Cursor cursor(text, true);
  grid::Text read;
  Error error;
  REQUIRE(grid::read_text(cursor, nullptr, read, error) == Read::puzzle);
  return {read.rows, read.columns};
}

// All answers, by trying every token in every cell, or the oracle's boards.
std::vector<std::vector<std::string>> by_brute_force(const GridOracle& oracle, const std::string& text) {
  const auto [rows, columns] = size_of(text);
  std::vector<std::vector<std::string>> solutions;
  if (oracle.boards != nullptr) {
    solutions = oracle.boards(text, rows, columns);
    std::erase_if(solutions, [&, rows = rows, columns = columns](const auto& cells) {
      return !oracle.obeys(text, cells, rows, columns);
    });
    std::sort(solutions.begin(), solutions.end());
    return solutions;
  }
  std::vector<std::size_t> at(rows * columns);
  std::vector<std::string> cells(rows * columns, oracle.tokens[0]);
  for (;;) {
    if (oracle.obeys(text, cells, rows, columns)) solutions.push_back(cells);
    std::size_t cell = 0;
    while (cell < at.size() && ++at[cell] == oracle.tokens.size()) cells[cell] = oracle.tokens[at[cell] = 0], ++cell;
    if (cell == at.size()) break;
    cells[cell] = oracle.tokens[at[cell]];
  }
  std::sort(solutions.begin(), solutions.end());
  return solutions;
}

}  // namespace

TEST_CASE("every genre of grid puzzles has the solutions of brute force, by both engines", "[grid][slow]") {
  for (const GridOracle& oracle : all_grid_oracles()) {
    Random random(35);
    std::map<std::size_t, int> seen;
    for (int round = 0; round < rounds(20); ++round) {
      const std::string text = oracle.random_text(random);
      INFO(text);
      const auto found = listed(text, EngineChoice::bits);
      REQUIRE(listed(text, EngineChoice::dlx) == found);
      if (oracle.tokens.empty() && oracle.boards == nullptr) {
        const auto [rows, columns] = size_of(text);
        for (const auto& cells : found) REQUIRE(oracle.obeys(text, cells, rows, columns));
      } else {
        REQUIRE(found == by_brute_force(oracle, text));
      }
      ++seen[std::min<std::size_t>(found.size(), 2)];
    }
    INFO(oracle.id);
    CHECK(seen[0] + seen[1] >= enough(1));
    CHECK(seen[1] + seen[2] >= enough(2));
  }
}

TEST_CASE("new grid puzzles of small sizes have one solution by brute force", "[grid][generate][slow]") {
  const std::vector<GridOracle> oracles = all_grid_oracles();
  for (const std::string kind : {"kurodoko 3", "creek 3", "gokigen 3", "kakurasu 3", "thermometers 3", "aquarium 3",
                                 "magnets 3", "norinori 4", "yinyang 4", "cave 4", "tapa 4", "snake 4"}) {
    const std::size_t blank = kind.find(' ');
    const std::string id = kind.substr(0, blank);
    const auto oracle =
        std::find_if(oracles.begin(), oracles.end(), [&](const GridOracle& each) { return each.id == id; });
    REQUIRE(oracle != oracles.end());
    for (const char* const seed : {"1", "2", "3"}) {
      const std::string text = puzzle_of("genre=" + id + " size=" + kind.substr(blank + 1) + " seed=" + seed, "grid");
      INFO(text);
      REQUIRE(by_brute_force(*oracle, text).size() == 1);
    }
  }
}

TEST_CASE("every genre of grid puzzles keeps the contract of a job, and both engines answer alike", "[grid][slow]") {
  for (const GridOracle& oracle : all_grid_oracles()) {
    Random random(36);
    std::string text = "no genre\n\n";
    for (int puzzle = 0; puzzle < 3; ++puzzle) text += oracle.random_text(random) + "\n\n";
    require_equal_answers("grid", text);
    for (const EngineChoice engine : both) require_job_contract("grid", engine, text);
  }
}

TEST_CASE("hints of grid puzzles lead to the only solution, and end", "[grid][slow]") {
  int unique = 0, solved = 0;
  for (const GridOracle& oracle : all_grid_oracles()) {
    if (grid::find_genre(oracle.id)->edges != grid::Edges::none) continue;  // in edges: patterns_test.cpp
    Random random(39);
    for (int round = 0; round < rounds(20); ++round) {
      const std::string text = oracle.random_text(random);
      INFO(text);
      grid::Search engine;
      grid::Board board = grid_board(text);
      const auto solutions = solutions_of(engine, board);
      const auto verdict = [&] { return grid::search_hint(board)->finish(); };
      Hint hint = verdict();
      for (; hint.verdict == Verdict::found; hint = verdict()) {
        REQUIRE(board.givens[hint.cell] == 0);
        board.givens[hint.cell] = static_cast<std::uint8_t>(hint.value);
        if (!solutions.empty())
          REQUIRE(std::any_of(solutions.begin(), solutions.end(),
                              [&](const auto& solution) { return solution[hint.cell] == hint.value; }));
        for (const auto& reason : hint.reasons) REQUIRE_FALSE(reason.eliminated.empty());
      }
      unique += solutions.size() == 1 ? 1 : 0;
      if (solutions.size() == 1) REQUIRE(hint.verdict != Verdict::none);
      if (solutions.empty()) REQUIRE(hint.verdict != Verdict::solved);
      if (solutions.size() > 1) REQUIRE(hint.verdict == Verdict::stuck);
      solved += hint.verdict == Verdict::solved ? 1 : 0;
      if (hint.verdict == Verdict::solved) REQUIRE(solutions.size() == 1);
    }
  }
  CHECK(solved >= unique * 9 / 10);
  CHECK(unique >= enough(100));
}

TEST_CASE("what is filled in apart from the clues leaves the solutions that agree with it", "[grid]") {
  int left_some_out = 0;
  for (const GridOracle& oracle : all_grid_oracles()) {
    Random random(38);
    for (int round = 0; round < rounds(10); ++round) {
      const std::string text = oracle.random_text(random);
      const auto solutions = listed(text, EngineChoice::bits);
      if (solutions.empty()) continue;
      const auto [rows, columns] = size_of(text);
      const grid::Genre& genre = *grid_board(text).text->genre;
      const bool is_of_parts = genre.value_in_part != nullptr || (genre.reads_filled && oracle.tokens.empty());
      auto filled = solutions[random.below(solutions.size())];
      std::string section = "\nfilled";
      for (std::size_t cell = 0; cell < filled.size(); ++cell) {
        // Parts are filled in whole: a piece of one would be another part.
        if (!is_of_parts && random.below(2) == 0) filled[cell] = "?";
        section += (cell % columns == 0 ? '\n' : ' ') + filled[cell];
      }
      INFO(text + section);
      std::vector<std::vector<std::string>> agreeing;
      for (const auto& solution : solutions)
        if (std::equal(solution.begin(), solution.end(), filled.begin(),
                       [](const auto& a, const auto& b) { return b == "?" || a == b; }))
          agreeing.push_back(solution);
      REQUIRE(listed(text + section, EngineChoice::bits) == agreeing);
      left_some_out += agreeing.size() < solutions.size() ? 1 : 0;
      REQUIRE(texts_or_errors("grid", text + section) == std::vector{text + section});
    }
  }
  CHECK(left_some_out >= enough(10));
}

TEST_CASE("a grid puzzle that is written is read again as the same one", "[grid]") {
  for (const GridOracle& oracle : all_grid_oracles()) {
    Random random(37);
    for (int round = 0; round < rounds(20); ++round) {
      const std::string text = oracle.random_text(random);
      const auto written = texts_or_errors("grid", text);
      REQUIRE(written == std::vector{text});
      // The genre may be named instead of the puzzle; then the first line may be left out.
      const std::string rest = text.substr(text.find('\n') + 1);
      REQUIRE(texts_or_errors("grid", rest, "", std::string(oracle.id)) == written);
    }
  }
}

TEST_CASE("damaged texts of grid puzzles are one error with a place, or another puzzle", "[grid][slow]") {
  for (const GridOracle& oracle : all_grid_oracles()) {
    Random random(38);
    int errors = 0;
    for (int round = 0; round < rounds(200); ++round) {
      std::string text = oracle.random_text(random);
      static constexpr char letters[] = "#.0129AZax?~<>^ \n*+-/=\x80\"";
      for (std::uint32_t changes = 1 + random.below(3); changes > 0; --changes) {
        const std::size_t at = random.below(text.size());
        switch (random.below(3)) {
          case 0: text[at] = letters[random.below(sizeof letters - 1)]; break;
          case 1: text.erase(at, 1 + random.below(4)); break;
          default: text.insert(at, 1 + random.below(3), letters[random.below(sizeof letters - 1)]);
        }
        if (text.empty()) break;
      }
      INFO(text);
      Request request = request_of(Question::check, EngineChoice::automatic, text);
      request.limits.nodes = 2000;
      for (const Answered& answer : ask("grid", request)) {
        if (answer.kind != 'E') continue;
        ++errors;
        CHECK(answer.code != "internal");
        CHECK(answer.message != "");
        CHECK(answer.line > 0);
      }
    }
    INFO(oracle.id);
    CHECK(errors >= enough(20));
  }
}

TEST_CASE("a fillomino may have regions of more cells than a cell has values", "[grid]") {
  // A row of cells, some with clues; its answer follows by hand.
  const auto check = [](std::size_t cells, const std::map<std::size_t, std::string>& clues, EngineChoice engine) {
    std::string text = "fillomino\ncells\n";
    for (std::size_t cell = 0; cell < cells; ++cell) {
      const auto clue = clues.find(cell);
      text += (cell == 0 ? "" : " ") + (clue == clues.end() ? "." : clue->second);
    }
    return ask("grid", request_of(Question::check, engine, text + "\n")).at(0);
  };
  for (const EngineChoice engine : {EngineChoice::dlx, EngineChoice::bits}) {
    CHECK(check(63, {{0, "63"}}, engine).verdict == "unique");
    CHECK(check(64, {{0, "64"}}, engine).verdict == "unique");
    CHECK(check(65, {{0, "65"}}, engine).verdict == "unique");
    CHECK(check(66, {{0, "65"}}, engine).verdict == "unique");  // the last one is 1
    CHECK(check(66, {{0, "65"}, {65, "2"}}, engine).verdict == "none");
    CHECK(check(127, {}, engine).verdict == "multiple");
    CHECK(check(128, {}, engine).verdict == "multiple");
    // Two regions side by side, the second as large as what is left: 62 and 66, but not 64 twice.
    CHECK(check(128, {{61, "62"}, {62, "66"}}, engine).verdict == "unique");
    CHECK(check(128, {{0, "64"}, {127, "64"}}, engine).verdict == "none");
  }
  // If a region of 66 is to cover cell 5 of 70, 4 cells are left for parts that differ from their neighbours. There
  // are 1, 1, 1, 3, 4 such rows of 0 to 4 cells (OEIS A003242): 4 + 3 + 1 + 3 + 4 of both sides together.
  std::string row = "fillomino\ncells\n";
  for (std::size_t cell = 0; cell < 70; ++cell) row += cell == 5 ? " 66" : " .";
  for (const EngineChoice engine : {EngineChoice::dlx, EngineChoice::bits})
    CHECK(ask("grid", request_of(Question::count, engine, row)).at(0).exact_count == "15");
}

// A region has one of all pieces: in 4 rows of 6 cells, 18 places of an I, and 12 boxes of 2×3 and 10 of 3×2 with 4
// turns of an L and 2 of a T and of an S each.
TEST_CASE("a lits may have a region of any size", "[grid]") {
  const std::string text = "lits\nregions\nAAAAAA\nAAAAAA\nAAAAAA\nAAAAAA\n";
  CHECK(ask("grid", request_of(Question::count, EngineChoice::bits, text)).at(0).exact_count ==
        decimal(18 + (12 + 10) * (4 + 2 + 2)));
  std::string large = "lits\nregions\n";
  for (int row = 0; row < 9; ++row) large += "AAAAAAAAA\n";
  for (const EngineChoice engine : {EngineChoice::dlx, EngineChoice::bits})
    CHECK(ask("grid", request_of(Question::check, engine, large)).at(0).verdict == "multiple");
}

// Each cell may be of each of 64 islands. That there are several answers is checked by the rules.
TEST_CASE("a nurikabe may have more islands than a cell has values", "[grid][slow]") {
  std::string text = "nurikabe\ncells\n";
  for (int row = 0; row < 32; ++row) {
    for (int column = 0; column < 32; ++column) {
      const bool is_number = row % 4 == 1 && column % 4 == 1;
      text += is_number ? "? " : ". ";
    }
    text += '\n';
  }
  const Answered answer = ask("grid", request_of(Question::check, EngineChoice::automatic, text)).at(0);
  CHECK(answer.verdict == "multiple");
}

// All but six rows and nine columns is filled in by squares of nine cells; what is left has as many solutions as a
// board of its own, on which few centres reach a cell and which brute force tests.
TEST_CASE("more centres of galaxies may reach a cell than it has values", "[grid][slow]") {
  const auto squares = [](unsigned rows, unsigned columns) {
    std::string text = "galaxies\nsize " + decimal(rows) + " " + decimal(columns) + "\ncentres\n";
    for (unsigned row = 2; row < rows; row += 3)
      for (unsigned column = 2; column < columns; column += 3)
        text += "r" + decimal(row) + "c" + decimal(column) + "\n";
    return text;
  };
  std::string text = squares(51, 51) + "filled";
  for (unsigned row = 0; row < 51; ++row)
    for (unsigned column = 0; column < 51; ++column) {
      text += column == 0 ? '\n' : ' ';
      text += row < 6 && column < 9 ? "?" : decimal(row / 3 * 17 + column / 3 + 1);
    }
  const auto count = [](const std::string& board) {
    return ask("grid", request_of(Question::count, EngineChoice::bits, board)).at(0).exact_count;
  };
  CHECK(count(text) == count(squares(6, 9)));
}

// By hand: what two islands have between them is one or two bridges, and all islands are one piece.
TEST_CASE("islands side by side have bridges between them", "[grid]") {
  const auto solutions = [](const std::string& rows, EngineChoice engine) {
    return ask("grid", request_of(Question::list, engine, "hashi\ncells\n" + rows)).at(0).solutions;
  };
  using Solutions = std::vector<std::string>;
  for (const EngineChoice engine : {EngineChoice::dlx, EngineChoice::bits}) {
    CHECK(solutions("1 1", engine) == Solutions{"1- 1"});
    CHECK(solutions("2 2", engine) == Solutions{"2= 2"});
    CHECK(solutions("1 2", engine).empty());
    CHECK(solutions("? ?", engine).size() == 2);
    CHECK(solutions("2 2\n2 2", engine) == Solutions{"2-| 2|\n2- 2"});
    CHECK(solutions("3 3\n3 3", engine).size() == 2);
    CHECK(solutions("1 . 2 1", engine) == Solutions{"1 - 2- 1"});
  }
  CHECK(texts_or_errors("grid", "https://puzz.link/p?hashi/2/1/11", "grid") ==
        std::vector<std::string>{"hashi\ncells\n1 1"});
}

TEST_CASE("dancing links answer boards that take millions of nodes if nothing is narrowed before", "[grid]") {
  const std::string boards[] = {
      "battleships\nfleet 3 2 2 1 1 "
      "1\ntop\n121303\nleft\n202114\ncells\n..<...\n......\n......\n......\n......\n......\n",
      "cave\ncells\n.7.5...4\n3..6....\n........\n4.....4.\n..5....2\n5.......\n....8..6\n..4..5..\n"};
  for (const std::string& board : boards) {
    auto request = request_of(Question::check, EngineChoice::dlx, board);
    request.limits.nodes = 10'000;
    const auto answers = ask("grid", request);
    REQUIRE(answers.size() == 1);
    CHECK(answers[0].verdict == "unique");
  }
}

// The board is of the public collection puzzlekit-dataset.
TEST_CASE("a minesweeper with a total number of mines is searched block by block", "[grid]") {
  const std::string board =
      "minesweeper\nmines 41\ncells\n"
      "..1.2..#.1.....\n.1.3.21#...2.2.\n.1.....#..11..1\n..1..2.#2...1..\n2..22..#..3...2\n"
      ".2.2..2#1..12..\n.....1.#..2...1\n#######2#######\n...1...#...2...\n1.3.2.2#.3...1.\n"
      ".......#1..2..3\n.3...2.#.1..4..\n..2.1.1#1..3...\n.2.2.1.#.3...2.\n..2....#.......\n";
  auto request = request_of(Question::check, EngineChoice::bits, board);
  request.limits.nodes = 200'000;  // with one number for all it takes 1.8 million
  const auto answers = ask("grid", request);
  REQUIRE(answers.size() == 1);
  CHECK(answers[0].verdict == "unique");
}

TEST_CASE("ids of genres stand in the order of the genres", "[grid]") {
  const auto genres = grid::genres();
  REQUIRE(genres.size() == std::size(grid::genre_ids));
  for (std::size_t i = 0; i < genres.size(); ++i) CHECK(genres[i]->id == grid::genre_ids[i]);
  const std::vector<GridOracle> oracles = all_grid_oracles();
  for (const grid::Genre* genre : genres)
    CHECK(
        std::any_of(oracles.begin(), oracles.end(), [&](const GridOracle& oracle) { return oracle.id == genre->id; }));
}

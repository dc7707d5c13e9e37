// The question `why` about puzzles of every kind, against brute force: every way to fill a small board by the rules
// alone is tried against each statement, so that what any set of statements allows is known.
#include <algorithm>
#include <bit>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/puzzles/cover/statements.hpp"
#include "core/puzzles/grid/genre.hpp"
#include "core/puzzles/grid/notations.hpp"
#include "core/puzzles/grid/reader.hpp"
#include "core/puzzles/grid/statements.hpp"
#include "core/puzzles/kakuro/statements.hpp"
#include "core/puzzles/tiling/layout.hpp"
#include "core/puzzles/tiling/statements.hpp"
#include "core/text/json_value.hpp"
#include "core/text/text.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/grid_oracles.hpp"
#include "tests/core/grid_words.hpp"
#include "tests/core/kakuro_boards.hpp"
#include "tests/core/random.hpp"
#include "tests/core/tiling_boards.hpp"

namespace why_puzzles_test {

using namespace quadrille;
using namespace quadrille::test;
using why::Statement;

namespace {

using Bits = std::uint64_t;

// A way to fill the board by the rules alone.
struct Filled {
  Bits obeyed = 0;                        // by statement
  std::vector<std::uint32_t> placements;  // ascending
};

struct Puzzle {
  std::string name, text;
  std::vector<Statement> statements;
  std::vector<Filled> filled;
  std::uint32_t values, columns;  // to name cells; no columns: `o5`
  // Whether these statements together allow each filled board; null: they do if each of them does.
  std::function<std::vector<bool>(Bits kept)> allowed = nullptr;
};

Bits bit(std::size_t number) { return Bits{1} << number; }

struct Met {
  int conflicts = 0, spares = 0, reasons = 0, smallest = 0;
};

class Checker {
 public:
  Checker(const Puzzle& puzzle, Met& met) : puzzle_(puzzle), met_(met) {}

  // A random cell and value are asked about, too.
  void check(Random& random) {
    INFO(puzzle_.text);
    const Answered answer = ask_why("", 0);
    std::vector<const Filled*> solutions;
    const std::vector<bool>& is_solution = allowed(all());
    for (std::size_t number = 0; number < puzzle_.filled.size(); ++number)
      if (is_solution[number]) solutions.push_back(&puzzle_.filled[number]);
    if (solutions.size() != 1) REQUIRE(answer.verdict == (solutions.empty() ? "conflict" : "open"));
    if (solutions.empty()) {
      ++met_.conflicts;
      require_reason(answer, [](const Filled&) { return false; });
    }
    if (solutions.size() != 1) return;
    const Filled& solution = *solutions[0];
    require_spare(answer, solution);
    // A value of the solution, or of any filled board.
    const Filled& from = random.one_in(2) ? solution : puzzle_.filled[random.below(puzzle_.filled.size())];
    if (from.placements.empty()) return;
    const std::uint32_t asked = from.placements[random.below(from.placements.size())];
    const auto has = [&](const Filled& each) {
      return std::binary_search(each.placements.begin(), each.placements.end(), asked);
    };
    const bool is_right = has(solution);
    const Answered because = ask_why(cell_name(asked / puzzle_.values), asked % puzzle_.values + 1);
    ++met_.reasons;
    REQUIRE(because.verdict == (is_right ? "because" : "conflict"));
    require_reason(because, [&](const Filled& each) { return has(each) == is_right; });
  }

 private:
  Bits all() const { return bit(puzzle_.statements.size()) - 1; }

  std::string cell_name(std::uint32_t cell) const {
    if (puzzle_.columns == 0) return "o" + decimal(cell + 1);
    return "r" + decimal(cell / puzzle_.columns + 1) + "c" + decimal(cell % puzzle_.columns + 1);
  }

  Answered ask_why(std::string cell, std::uint32_t value) const {
    Request request = request_of(Question::why, EngineChoice::automatic, puzzle_.text);
    if (puzzle_.name == "kakuro") request.format = "grid";  // a board of one cell could be another notation
    request.cell = std::move(cell);
    if (value > 0) request.cell += '=' + decimal(value);
    const Answered answer = ask(puzzle_.name, request).at(0);
    INFO(answer.message);
    REQUIRE(answer.kind == 'A');
    return answer;
  }

  // The statements of an answer, by their words and cells.
  Bits listed(const Answered& answer, bool only_together = false) const {
    const auto found = read_json(answer.solutions.at(0));
    Bits bits = 0;
    for (const JsonValue& each : found->member("statements")->items) {
      std::size_t number = 0;
      for (; number < puzzle_.statements.size(); ++number) {
        std::string cells = "[";
        for (const std::uint32_t cell : puzzle_.statements[number].cells)
          cells += (cells.size() > 1 ? "," : "") + decimal(cell);
        if ((bits & bit(number)) == 0 && puzzle_.statements[number].words == each.member("text")->text &&
            cells + "]" == each.member("cells")->source)
          break;
      }
      INFO(each.member("text")->text);
      REQUIRE(number < puzzle_.statements.size());
      if (!only_together || each.member("together")->boolean) bits |= bit(number);
    }
    return bits;
  }

  // Whether what is wanted holds for all that these statements allow.
  template <class IsWanted>
  bool is_enough(Bits kept, IsWanted is_wanted) const {
    const std::vector<bool>& is_allowed = allowed(kept);
    for (std::size_t number = 0; number < puzzle_.filled.size(); ++number)
      if (is_allowed[number] && !is_wanted(puzzle_.filled[number])) return false;
    return true;
  }

  const std::vector<bool>& allowed(Bits kept) const {
    const auto [at, is_new] = allowed_.try_emplace(kept);
    if (!is_new) return at->second;
    if (puzzle_.allowed != nullptr) return at->second = puzzle_.allowed(kept);
    for (const Filled& each : puzzle_.filled) at->second.push_back((each.obeyed & kept) == kept);
    return at->second;
  }

  template <class IsWanted>
  void require_reason(const Answered& answer, IsWanted is_wanted) {
    require_set(answer, listed(answer), is_wanted);
  }

  template <class IsWanted>
  void require_set(const Answered& answer, Bits reason, IsWanted is_wanted) {
    const auto found = read_json(answer.solutions.at(0));
    REQUIRE(found->member("minimal")->boolean);
    REQUIRE(is_enough(reason, is_wanted));
    for (Bits left = reason; left != 0; left &= left - 1)
      REQUIRE_FALSE(is_enough(reason & ~(left & (~left + 1)), is_wanted));
    if (!found->member("smallest")->boolean || puzzle_.statements.size() > 10) return;
    ++met_.smallest;
    for (Bits kept = 0; kept <= all(); ++kept)
      if (std::popcount(kept) < std::popcount(reason)) REQUIRE_FALSE(is_enough(kept, is_wanted));
  }

  void require_spare(const Answered& answer, const Filled& solution) {
    ++met_.spares;
    REQUIRE(answer.verdict == "spare");
    const auto is_wanted = [&](const Filled& each) { return each.placements == solution.placements; };
    Bits spare = 0;
    for (std::size_t number = 0; number < puzzle_.statements.size(); ++number)
      if (is_enough(all() & ~bit(number), is_wanted)) spare |= bit(number);
    REQUIRE(listed(answer) == spare);
    require_set(answer, all() & ~listed(answer, true), is_wanted);
  }

  const Puzzle& puzzle_;
  Met& met_;
  mutable std::map<Bits, std::vector<bool>> allowed_;
};

// ---- grid puzzles ----

// All ways to fill a board with an oracle's tokens. Nothing if they are too many.
std::vector<std::vector<std::string>> fillings(const GridOracle& oracle, std::size_t cells) {
  std::vector<std::vector<std::string>> all = {{}};
  for (std::size_t cell = 0; cell < cells; ++cell) {
    std::vector<std::vector<std::string>> longer;
    for (const auto& one : all)
      for (const std::string& token : oracle.tokens) {
        longer.push_back(one);
        longer.back().push_back(token);
      }
    if (longer.size() > 20'000) return {};
    all = std::move(longer);
  }
  return all;
}

// The numbers of the tokens' values. False if a cell has no such value.
bool number_values(const grid::Board& board, const std::vector<std::string>& cells,
                   std::vector<std::uint32_t>& numbers) {
  numbers.clear();
  std::string written;
  for (std::size_t cell = 0; cell < cells.size(); ++cell) {
    if (board.model->shown[cell] == cells[cell]) {
      numbers.push_back(static_cast<std::uint32_t>(cell * board.model->values));
      continue;
    }
    bool has_value = false;
    for (unsigned value = 0; value < board.model->values && !has_value; ++value) {
      written.clear();
      board.text->genre->write_value(*board.text, cell, value, written);
      if (written != cells[cell]) continue;
      numbers.push_back(static_cast<std::uint32_t>(cell * board.model->values + value));
      has_value = true;
    }
    if (!has_value) return false;
  }
  return true;
}

// Genres whose statements say something of a board only together: an equal number elsewhere, a region of the same
// shape.
bool has_joint_statements(const GridOracle& oracle) { return oracle.id == "hitori" || oracle.id == "lits"; }

// The text with these statements.
std::string text_of(const grid::Board& board, const why::Numbers& kept) {
  std::string written;
  grid::write_text(grid::keep_clues(*board.text, grid::clues_of(*board.text), kept), written);
  return written;
}

// Whether a board obeys a text, also what that has filled in.
bool obeys(const GridOracle& oracle, const std::string& text, const std::vector<std::string>& cells, std::size_t rows,
           std::size_t columns) {
  if (!oracle.obeys(text, cells, rows, columns)) return false;
  if (text.find("filled") == std::string::npos) return true;
  std::size_t cell = 0;
  for (const auto& row : section_of(text, "filled"))
    for (const std::string& token : row)
      if (const std::string& own = cells[cell++]; token != "?" && token != own) return false;
  return true;
}

bool read_grid_puzzle(const GridOracle& oracle, const std::string& text, Puzzle& puzzle) {
  const grid::Board board = grid_board(text);
  puzzle = {"grid", text, {}, {}, board.model->values, static_cast<std::uint32_t>(board.text->columns)};
  grid::Statements::list(board, {}, puzzle.statements);
  for (unsigned value = 0; value < board.model->values && oracle.boards == nullptr; ++value) {
    std::string token;
    board.text->genre->write_value(*board.text, 0, value, token);
    // A colour that the oracle lacks.
    if (std::find(oracle.tokens.begin(), oracle.tokens.end(), token) == oracle.tokens.end()) return false;
  }
  const auto clues = grid::clues_of(*board.text);
  std::vector<std::string> texts;  // with one statement each
  for (why::Number number = 0; number < clues.size(); ++number) texts.push_back(text_of(board, {number}));
  const std::string none = text_of(board, {});
  const std::size_t rows = board.text->rows, columns = board.text->columns;
  auto boards = oracle.boards != nullptr ? oracle.boards(none, rows, columns) : fillings(oracle, board.cells());
  // A clue that answers show is another one in each text.
  const auto as_shown = [](std::vector<std::string> cells, const grid::Board& part) {
    for (std::size_t cell = 0; cell < cells.size(); ++cell)
      if (!part.model->shown[cell].empty()) cells[cell] = part.model->shown[cell];
    return cells;
  };
  const grid::Board bare = grid_board(none);
  std::erase_if(boards, [&](const auto& cells) {
    Filled filled;
    if (as_shown(cells, bare) != cells || !obeys(oracle, none, cells, rows, columns)) return true;
    if (!number_values(board, as_shown(cells, board), filled.placements)) return true;
    puzzle.filled.push_back(std::move(filled));
    return false;
  });
  if (boards.size() > 5000) return false;
  // Text by text: an oracle reads each once.
  for (std::size_t number = 0; number < texts.size(); ++number) {
    const grid::Board part = grid_board(texts[number]);
    for (std::size_t at = 0; at < boards.size(); ++at)
      if (obeys(oracle, texts[number], as_shown(boards[at], part), rows, columns))
        puzzle.filled[at].obeyed |= bit(number);
  }
  if (has_joint_statements(oracle)) {
    puzzle.allowed = [=, &oracle](Bits kept) {
      why::Numbers numbers;
      for (why::Number number = 0; number < clues.size(); ++number)
        if ((kept & bit(number)) != 0) numbers.push_back(number);
      const std::string part = text_of(board, numbers);
      std::vector<bool> allowed;
      for (const auto& cells : boards) allowed.push_back(obeys(oracle, part, cells, rows, columns));
      return allowed;
    };
  }
  return !puzzle.filled.empty() && puzzle.statements.size() < 40;
}

// A text of few cells. Numberlinks have no statements but what is filled in.
std::string small_text(const GridOracle& oracle, Random& random) {
  if (oracle.id == "hitori") {
    std::vector<std::string> numbers;
    for (std::size_t cell = 0; cell < 9; ++cell)
      numbers.push_back(decimal((random.one_in(3) ? random.below(3) : cell + cell / 3) % 3 + 1));
    return "hitori\ncells" + rows_of(numbers, 3);
  }
  if (oracle.id == "lits") {
    std::vector<std::string> regions(12);
    for (std::size_t row = 0, first = 0; row < 3; ++row) {
      first = 1 + random.below(3);
      for (std::size_t column = 0; column < 4; ++column) regions[row * 4 + column] = column < first ? "A" : "B";
    }
    return "lits\nregions" + rows_of(regions, 4) + "\ncells" + rows_of(random_givens(random, 12, {"#", "."}, 4), 4);
  }
  std::string text = oracle.random_text(random);
  if (oracle.id != "numberlink") return text;
  const grid::Board board = grid_board(text);
  const std::size_t rows = board.text->rows, columns = board.text->columns;
  auto boards = oracle.boards(text, rows, columns);
  std::erase_if(boards, [&](const auto& cells) { return !oracle.obeys(text, cells, rows, columns); });
  if (boards.empty()) return text;
  std::vector<std::string> filled = boards[random.below(boards.size())];
  for (std::string& token : filled)
    if (!random.one_in(3)) token = "?";
  return text + "\nfilled" + rows_of(filled, columns);
}

// How often each genre of these was asked about: puzzles with boards that obey the rules alone.
std::map<std::string_view, int> check_reasons(std::initializer_list<std::span<const GridOracle>> all, Met& met) {
  std::map<std::string_view, int> of_genre;
  for (const auto oracles : all)
    for (const GridOracle& oracle : oracles) {
      Random random(383);
      // Few islands can be connected.
      for (int round = rounds(oracle.id == "hashi" ? 20 : 4); round > 0; --round) {
        Puzzle puzzle;
        if (!read_grid_puzzle(oracle, small_text(oracle, random), puzzle)) continue;
        Checker(puzzle, met).check(random);
        ++of_genre[oracle.id];
      }
    }
  std::erase_if(of_genre, [](const auto& genre) { return genre.second == 0; });
  return of_genre;
}

}  // namespace

TEST_CASE("The reason in a grid puzzle of every genre is enough, and no statement of it can be left out",
          "[why][slow]") {
  Met met;
  const auto of_genre =
      check_reasons({grid_oracles(), grid_oracles_a(), grid_oracles_numbers(), grid_oracles_b()}, met);
  CHECK(met.conflicts >= enough(8));
  CHECK(met.spares >= enough(8));
  CHECK(met.reasons >= enough(8));
  CHECK(met.smallest >= enough(8));
  CHECK(of_genre.size() >= static_cast<std::size_t>(enough(4)));
}

TEST_CASE("The reason in a puzzle of shading, lines or regions is enough, and nothing of it can be left out",
          "[why][slow]") {
  Met met;
  auto of_genre = check_reasons({grid_oracles_shading(), grid_oracles_lines(), grid_oracles_regions()}, met);
  CHECK(met.conflicts >= enough(8));
  CHECK(met.spares >= enough(8));
  CHECK(met.reasons >= enough(8));
  CHECK(met.smallest >= enough(8));
  for (const auto genre : {"nurikabe", "hitori", "lits", "slitherlink", "masyu", "yajilin", "country", "numberlink",
                           "gokigen", "fillomino", "hashi"}) {
    INFO(genre);
    CHECK(of_genre[genre] >= enough(1));
  }
}

TEST_CASE("A grid puzzle with fewer statements keeps its solutions", "[why]") {
  int seen = 0;
  for (const GridOracle& oracle : all_grid_oracles()) {
    Random random(384);
    for (int round = rounds(10); round > 0; --round) {
      const std::string text = oracle.random_text(random);
      const grid::Board board = grid_board(text);
      const auto clues = grid::clues_of(*board.text);
      why::Numbers kept;
      for (why::Number number = 0; number < clues.size(); ++number)
        if (random.one_in(2)) kept.push_back(number);
      INFO(text);
      const Answered whole = ask("grid", request_of(Question::solve, EngineChoice::automatic, text)).at(0);
      std::string written;
      grid::write_text(grid::keep_clues(*board.text, clues, kept), written);
      INFO(written);
      Request request = request_of(Question::count, EngineChoice::automatic, written);
      const Answered part = ask("grid", request).at(0);
      REQUIRE(part.kind == 'A');
      const Answered all = ask("grid", request_of(Question::count, EngineChoice::automatic, text)).at(0);
      REQUIRE(part.count >= all.count);
      seen += whole.verdict == "solved" ? 1 : 0;
    }
  }
  CHECK(seen >= enough(60));
}

namespace {

// ---- Kakuro ----

using Fill = std::function<void(std::size_t)>;

// What a statement says is read off its words: `16 across at …`, `4 down at …`, `7 at …`.
bool holds(const Statement& statement, const std::vector<std::uint8_t>& digits) {
  const bool is_clue =
      statement.words.find(" down ") != std::string::npos || statement.words.find(" across ") != std::string::npos;
  const auto number = static_cast<unsigned>(std::stoul(statement.words));
  unsigned sum = 0;
  for (std::size_t i = is_clue ? 1 : 0; i < statement.cells.size(); ++i) sum += digits[statement.cells[i]];
  return sum == number;
}

bool differ_in_runs(const kakuro::Board& board, const std::vector<std::uint8_t>& digits) {
  for (std::size_t a = 0; a < digits.size(); ++a)
    for (const std::size_t step : {std::size_t{1}, std::size_t{board.columns}})
      for (std::size_t b = a + step; board.cells[a].white && b < digits.size() && board.cells[b].white; b += step) {
        if (step == 1 && b / board.columns != a / board.columns) break;
        if (digits[a] == digits[b]) return false;
      }
  return true;
}

Puzzle kakuro_puzzle(const kakuro::Board& board) {
  Puzzle puzzle = {"kakuro", "", {}, {}, 9, board.columns};
  for (std::size_t cell = 0; cell < board.cells.size(); ++cell) {
    const kakuro::Cell& at = board.cells[cell];
    if (cell > 0) puzzle.text += cell % board.columns == 0 ? '\n' : ' ';
    if (at.white) {
      puzzle.text += at.given == 0 ? "." : decimal(at.given);
    } else if (at.down == kakuro::no_clue && at.across == kakuro::no_clue) {
      puzzle.text += '#';
    } else {
      puzzle.text += (at.down == kakuro::no_clue ? "" : decimal(at.down)) + "\\" +
                     (at.across == kakuro::no_clue ? "" : decimal(at.across));
    }
  }
  kakuro::Statements::list(board, {}, puzzle.statements);
  std::vector<std::uint8_t> digits(board.cells.size());
  const Fill fill = [&](std::size_t cell) {
    while (cell < digits.size() && !board.cells[cell].white) ++cell;
    if (cell == digits.size()) {
      if (!differ_in_runs(board, digits)) return;
      Filled& filled = puzzle.filled.emplace_back();
      for (std::size_t number = 0; number < puzzle.statements.size(); ++number)
        if (holds(puzzle.statements[number], digits)) filled.obeyed |= bit(number);
      for (std::size_t each = 0; each < digits.size(); ++each)
        if (digits[each] > 0) filled.placements.push_back(static_cast<std::uint32_t>(9 * each + digits[each] - 1));
      return;
    }
    for (digits[cell] = 1; digits[cell] <= 9; ++digits[cell]) fill(cell + 1);
    digits[cell] = 0;
  };
  fill(0);
  return puzzle;
}

}  // namespace

TEST_CASE("The reason in a Kakuro is enough, and no clue or given of it can be left out", "[why]") {
  Random random(385);
  Met met;
  for (int round = rounds(250); round > 0; --round) {
    const kakuro::Board board =
        random_kakuro({.most_rows = 3, .most_columns = 3, .no_clue = 20, .given = 4, .wrong = 8, .idle = 0}, random);
    const auto white =
        std::count_if(board.cells.begin(), board.cells.end(), [](const auto& cell) { return cell.white; });
    if (white == 0 || white > 4) continue;
    Checker(kakuro_puzzle(board), met).check(random);
  }
  CHECK(met.conflicts >= enough(20));
  CHECK(met.spares >= enough(20));
  CHECK(met.smallest >= enough(40));
}

TEST_CASE("A cell that takes no value cannot have one", "[why]") {
  Request request = request_of(Question::why, EngineChoice::automatic, "# 4\\ 3\\\n\\3 1 .\n\\4 . .");
  request.cell = "r1c2=3";
  const Answered answer = ask("kakuro", request).at(0);
  INFO(answer);
  REQUIRE(answer.verdict == "conflict");
  REQUIRE(answer.solutions.at(0) == R"({"statements":[],"minimal":true,"smallest":true})");
  REQUIRE(answer.note == "r1c2 takes no value");
}

namespace {

// ---- queens ----

Puzzle random_queens(Random& random) {
  const std::uint32_t side = 4 + random.below(3);
  Puzzle puzzle = {"queens", decimal(side), {}, {}, 1, side};
  std::vector<std::vector<std::uint32_t>> boards;
  std::vector<std::uint32_t> columns;
  const std::function<void()> place = [&] {
    if (columns.size() == side) return boards.push_back(columns);
    for (std::uint32_t column = 0; column < side; ++column) {
      const auto row = static_cast<std::uint32_t>(columns.size());
      bool is_free = true;
      for (std::uint32_t other = 0; other < row; ++other) {
        const std::uint32_t at = columns[other], rows = row - other;
        is_free = is_free && at != column && at + rows != column && column + rows != at;
      }
      if (!is_free) continue;
      columns.push_back(column);
      place();
      columns.pop_back();
    }
  };
  place();
  std::vector<std::uint32_t> givens = boards[random.below(boards.size())];
  for (std::uint32_t row = 0; row < side; ++row) {
    const bool is_wrong = random.one_in(8), is_given = random.one_in(2);
    const std::uint32_t column = is_wrong ? random.below(side) : givens[row];
    puzzle.text += ' ' + (is_given ? decimal(column + 1) : "0");
    if (!is_given) continue;
    puzzle.statements.push_back(
        {"queen at row " + decimal(row + 1) + ", column " + decimal(column + 1), {}, {row * side + column}});
  }
  for (const auto& board : boards) {
    Filled& filled = puzzle.filled.emplace_back();
    for (std::uint32_t row = 0; row < side; ++row) filled.placements.push_back(row * side + board[row]);
    for (std::size_t number = 0; number < puzzle.statements.size(); ++number)
      if (std::binary_search(filled.placements.begin(), filled.placements.end(), puzzle.statements[number].cells[0]))
        filled.obeyed |= bit(number);
  }
  return puzzle;
}

// ---- exact cover ----

Puzzle random_cover(Random& random) {
  const std::uint32_t primary = 3 + random.below(3), items = primary + random.below(3), options = 3 + random.below(6);
  Puzzle puzzle = {"cover", "", {}, {}, 1, 0};
  for (std::uint32_t item = 0; item < items; ++item) {
    if (item > 0) puzzle.text += item == primary ? " | " : " ";
    const std::string name(1, static_cast<char>('a' + item));
    puzzle.text += name;
    puzzle.statements.push_back({"item " + name, {}, {}});
  }
  std::vector<Bits> masks;
  for (std::uint32_t option = 0; option < options; ++option) {
    Bits mask = bit(random.below(primary));
    for (std::uint32_t item = 0; item < items; ++item)
      if (random.one_in(3)) mask |= bit(item);
    puzzle.text += '\n';
    for (std::uint32_t item = 0; item < items; ++item)
      if ((mask & bit(item)) != 0) puzzle.text += std::string(" ") + static_cast<char>('a' + item);
    masks.push_back(mask);
  }
  for (Bits chosen = 0; chosen < bit(options); ++chosen) {
    Filled& filled = puzzle.filled.emplace_back();
    for (std::uint32_t option = 0; option < options; ++option)
      if ((chosen & bit(option)) != 0) filled.placements.push_back(option);
    for (std::uint32_t item = 0; item < items; ++item) {
      const auto times = std::count_if(filled.placements.begin(), filled.placements.end(),
                                       [&](std::uint32_t option) { return (masks[option] & bit(item)) != 0; });
      if (item < primary ? times == 1 : times <= 1) filled.obeyed |= bit(item);
    }
  }
  return puzzle;
}

// ---- tilings ----

Puzzle random_tilings(Random& random) {
  const std::uint32_t columns = 2 + random.below(2);
  std::string text = "grid square\nboard";
  for (std::uint32_t row = 0; row < 2; ++row) {
    text += '\n';
    for (std::uint32_t column = 0; column < columns; ++column)
      text += random.one_in(6) ? (random.one_in(2) ? '_' : '?') : '.';
  }
  text[text.find('\n', 14) + 1] = '.';
  text += "\npieces";
  for (const char* piece : {"I1", "I2", "V3", "I3"})
    if (random.one_in(2))
      text += std::string("\n") + (random.one_in(3) ? "0..2 " : random.one_in(3) ? "2 " : "") + piece;
  if (text.ends_with("pieces")) text += "\nI2";
  tiling::Board board = tiling_of(text);
  if (board.layout->size() > 0 && random.one_in(2)) {
    const std::uint32_t placement = random.below(board.layout->size());
    text += "\nplaced\n" + board.kinds[board.layout->kind_of(placement)].name;
    for (const std::uint16_t place : board.layout->places(placement))
      text += ' ' + decimal(place / board.columns + 1) + ',' + decimal(place % board.columns + 1);
    board = tiling_of(text);
  }
  Puzzle puzzle = {"tiling", text, {}, {}, 1, 0};
  tiling::Statements::list(board, {}, puzzle.statements);
  // Every packing: each placement is taken or not.
  std::vector<std::uint32_t> taken;
  Bits covered = 0;
  const Fill fill = [&](std::size_t placement) {
    if (placement == board.layout->size()) {
      Filled& filled = puzzle.filled.emplace_back();
      filled.placements = taken;
      for (std::size_t number = 0; number < puzzle.statements.size(); ++number) {
        const Statement& statement = puzzle.statements[number];
        bool is_obeyed = false;
        if (statement.words.starts_with("cell ")) {
          is_obeyed = (covered & bit(statement.cells[0])) != 0;
        } else if (statement.words.starts_with("piece ")) {
          const std::string name = statement.words.substr(statement.words.size() - 2);
          const auto copies = std::count_if(taken.begin(), taken.end(), [&](std::uint32_t each) {
            return board.kinds[board.layout->kind_of(each)].name == name;
          });
          is_obeyed = statement.words.find("0..2 ") != std::string::npos ? copies <= 2
                      : statement.words.find(" 2 ") != std::string::npos ? copies == 2
                                                                         : copies == 1;
        } else {
          is_obeyed = std::find(taken.begin(), taken.end(), board.placed[0]) != taken.end();
        }
        if (is_obeyed) filled.obeyed |= bit(number);
      }
      return;
    }
    fill(placement + 1);
    Bits cells = 0;
    for (const std::uint16_t place : board.layout->places(static_cast<std::uint32_t>(placement))) cells |= bit(place);
    if ((covered & cells) != 0) return;
    covered |= cells;
    taken.push_back(static_cast<std::uint32_t>(placement));
    fill(placement + 1);
    taken.pop_back();
    covered &= ~cells;
  };
  fill(0);
  return puzzle;
}

void check_random(Puzzle (*random_puzzle)(Random&), std::uint64_t seed) {
  Random random(seed);
  Met met;
  for (int round = rounds(200); round > 0; --round) Checker(random_puzzle(random), met).check(random);
  CHECK(met.conflicts >= enough(15));
  CHECK(met.spares >= enough(10));
  CHECK(met.smallest >= enough(30));
}

}  // namespace

TEST_CASE("The reason on a board of queens is enough, and no given of it can be left out", "[why]") {
  check_random(random_queens, 386);
}

TEST_CASE("The reason in an exact cover is enough, and no item of it can be left out", "[why]") {
  check_random(random_cover, 387);
}

TEST_CASE("The reason in a tiling is enough, and no cell or piece of it can be left out", "[why]") {
  check_random(random_tilings, 388);
}

TEST_CASE("Statements of every puzzle have their places in the text", "[why]") {
  struct Case {
    const char* puzzle;
    const char* text;
    const char* statements;
  };
  for (const auto& [puzzle, text, statements] : std::vector<Case>{
           {"kakuro", "# 3\\ 4\\\n\\9 . .\n\\4 . .",
            R"([{"text":"3 down at row 1, column 2","line":1,"column":3,"cells":[1,4,7]},)"
            R"({"text":"4 down at row 1, column 3","line":1,"column":6,"cells":[2,5,8]},)"
            R"({"text":"9 across at row 2, column 1","line":2,"column":2,"cells":[3,4,5]}])"},
           {"queens", "4 1 0 0 0", R"([{"text":"queen at row 1, column 1","line":1,"column":3,"cells":[0]}])"},
           {"queens", "Q...\n....\n....\n....",
            R"([{"text":"queen at row 1, column 1","line":1,"column":1,"cells":[0]}])"},
           {"cover", "a b c\na c\nb c",
            R"([{"text":"item a","line":1,"column":1,"cells":[]},{"text":"item b","line":1,"column":3,"cells":[]},)"
            R"({"text":"item c","line":1,"column":5,"cells":[]}])"},
           {"tiling", "grid square\nboard\n...\npieces\n0 I1\n* I2",
            R"([{"text":"cell at row 1, column 1","line":3,"column":1,"cells":[0]},)"
            R"({"text":"cell at row 1, column 3","line":3,"column":3,"cells":[2]},)"
            R"({"text":"piece 0 I1","line":5,"column":3,"cells":[]}])"},
           {"grid", "nonogram\nrows\n2\n0\ncolumns\n0\n1",
            R"([{"text":"2 of row 1","line":3,"column":1,"cells":[0,1]},)"
            R"({"text":"0 of column 1","line":6,"column":1,"cells":[0,2]}])"}}) {
    INFO(text);
    const Answered answer = ask(puzzle, request_of(Question::why, EngineChoice::automatic, text)).at(0);
    REQUIRE(answer.verdict == "conflict");
    const auto found = read_json(answer.solutions.at(0));
    std::string shown = "[";
    for (const JsonValue& each : found->member("statements")->items) {
      const std::string whole(each.source);
      shown += (shown.size() > 1 ? "," : "") + whole.substr(0, whole.find(R"(,"rest":)")) + "}";
      // Without the statement the conflict is gone, or another one is left.
      Request rest = request_of(Question::why, EngineChoice::automatic, each.member("rest")->text);
      const Answered next = ask(puzzle, rest).at(0);
      REQUIRE(next.kind == 'A');
      REQUIRE(
          (next.verdict != "conflict" || next.solutions.at(0).find(each.member("text")->text) == std::string::npos));
    }
    REQUIRE(shown + "]" == statements);
  }
}

TEST_CASE("without primary items no item is needed: the empty choice stays the only solution", "[why]") {
  const auto answers =
      ask("cover", request_of(Question::why, EngineChoice::automatic, " | s0 s1\ns1:X s0:Y\ns0:Z\ns1:X s0:X\ns0:Z\n"));
  REQUIRE(answers.at(0).verdict == "spare");
  const auto found = read_json(answers[0].solutions.at(0));
  CHECK(found->member("statements")->items.size() == 2);
}

}  // namespace why_puzzles_test

// The models of grid puzzles, which certificates are about, held to the check of finished boards, which shares no code
// with them: a board of every genre and of every named kind, with its answers and with changed and random ones.
#include <map>
#include <memory>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include "core/network/line_up/line_up.hpp"
#include "core/puzzles/grid/kinds/named.hpp"
#include "core/puzzles/grid/obeys.hpp"
#include "core/puzzles/model/compile.hpp"
#include "core/puzzles/model/reader.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/grid_oracles.hpp"
#include "tests/core/grid_words.hpp"

namespace model_kinds_test {

using namespace quadrille;
using namespace quadrille::test;

namespace {

// The first solutions; and whether the search has ended or found enough, and was not stopped.
struct Found {
  std::vector<network::Answer> answers;
  bool is_known = false;
};

Found answers_of(const network::Problem& problem, std::size_t most) {
  network::LineUp search;
  Found found;
  REQUIRE(!search.open(problem));
  for (Fuel fuel{.nodes = 20'000}; !found.is_known;) {
    const Step step = search.advance(fuel);
    if (step == Step::paused) break;
    if (step == Step::solution) search.read(found.answers.emplace_back());
    found.is_known = step == Step::finished || found.answers.size() == most;
  }
  return found;
}

model::Board read_model(const std::string& text) {
  auto read = std::make_shared<model::Text>();
  Cursor cursor(text, true);
  Error error;
  REQUIRE(model::read_text(cursor, *read, error) == Read::puzzle);
  model::Board board;
  board.text = std::move(read);
  REQUIRE(!model::compile(board));
  return board;
}

// The variables of the cells, by their names; those of cells that the model does not have are none.
std::vector<std::size_t> variables_of(const model::Board& model, const grid::Board& board) {
  std::map<std::string, std::size_t> names;
  for (std::size_t at = 0; at < model.cells(); ++at)
    names[model::name_of(*model.text, static_cast<network::Variable>(at))] = at;
  std::vector<std::size_t> variables;
  for (std::size_t cell = 0; cell < board.cells(); ++cell) {
    const std::size_t columns = board.text->columns;
    const auto found = names.find("r" + std::to_string(cell / columns + 1) + "c" + std::to_string(cell % columns + 1));
    variables.push_back(found == names.end() ? model.cells() : found->second);
  }
  return variables;
}

// Whether the model has an answer in which the cells have these numbers; nothing if that takes long.
std::optional<bool> has_answer(const model::Board& model, const grid::Board& board, const grid::Answer& answer) {
  network::Problem problem = model::problem_of(model);
  const std::vector<std::size_t> variables = variables_of(model, board);
  for (network::Variable cell = 0; cell < answer.size(); ++cell) {
    const std::size_t variable = variables[cell];
    if (answer[cell] == 0 || variable == model.cells()) continue;
    const std::int64_t bit = board.model->network.number(cell, answer[cell] - 1u) - model.least[variable];
    problem.candidates[variable] &= bit >= 0 && bit < 64 ? network::Values{1} << bit : 0;
    if (problem.candidates[variable] == 0) return false;
  }
  const Found found = answers_of(problem, 1);
  return found.is_known ? std::optional(!found.answers.empty()) : std::nullopt;
}

// How many full boards were tried that obey the rules, and that do not.
struct Tried {
  std::size_t right = 0, wrong = 0;
};

void try_boards(const std::string& text, Random& random, Tried& tried) {
  CAPTURE(text);
  const grid::Board board = grid_board(text);
  const Answered written = convert("grid", text, "model").at(0);
  if (written.kind != 'T') return;
  const model::Board model = read_model(written.text);
  const auto try_board = [&](const grid::Answer& answer) {
    CAPTURE(answer);
    const bool is_right = grid::obeys(board, answer);
    const std::optional<bool> is_answer = has_answer(model, board, answer);
    if (!is_answer) return;
    CHECK(*is_answer == is_right);
    ++(is_right ? tried.right : tried.wrong);
  };
  const network::Problem problem = grid::problem_of(board);
  const auto change = [&](grid::Answer& answer) {
    const std::uint32_t cell = random.below(static_cast<std::uint32_t>(answer.size()));
    const unsigned values = board.model->network.domains[cell].values;
    if (board.model->shown[cell].empty()) answer[cell] = static_cast<std::uint8_t>(random.below(values) + 1);
  };
  grid::Answer any(board.cells(), 1);
  for (network::Answer& answer : answers_of(problem, 8).answers) {
    answer.resize(board.cells());
    try_board(answer);
    for (std::uint32_t round = 0; round < 8; ++round) {
      grid::Answer changed = answer;
      for (std::uint32_t changes = round / 2 + 1; changes > 0; --changes) change(changed);
      try_board(changed);
    }
    any = answer;
  }
  for (std::uint32_t round = 0; round < 4; ++round) {
    for (std::size_t changes = 4 * any.size(); changes > 0; --changes) change(any);
    try_board(any);
  }
}

// The board with about half of its clues in cells left out.
std::string with_fewer_clues(const std::string& text, Random& random) {
  std::istringstream rows(text);
  std::string board;
  bool is_cells = false;
  for (std::string row; std::getline(rows, row);) {
    std::istringstream words(row);
    std::string changed;
    for (std::string word; words >> word;)
      changed += (is_cells && word[0] != '#' && random.below(2) == 0 ? "." : word) + ' ';
    is_cells = row == "cells" || (is_cells && row.find(' ') != std::string::npos);
    board += changed + '\n';
  }
  return board;
}

// The boards of a file of samples, without their solutions.
std::vector<std::string> boards_of(std::string_view kind) {
  std::istringstream lines(read_file("tests/data/kinds/" + std::string(kind) + ".txt"));
  std::vector<std::string> boards(1);
  bool is_solution = false;
  for (std::string line; std::getline(lines, line);) {
    if (line.empty()) boards.emplace_back();
    is_solution = !line.empty() && (is_solution || line == "solution");
    if (!is_solution && !line.empty()) boards.back() += line + '\n';
  }
  return boards;
}

}  // namespace

TEST_CASE("the model of a board of each genre has the answers that its rules take, and no others", "[model][slow]") {
  for (const GridOracle& oracle : all_grid_oracles()) {
    Random random(5);
    Tried tried;
    for (std::uint64_t round = 0; round < rounds(6u) || (tried.right < 4 && round < 100); ++round)
      try_boards(oracle.random_text(random), random, tried);
    CAPTURE(oracle.id);
    CHECK(tried.right > 0);
    CHECK(tried.wrong > 0);
  }
}

TEST_CASE("the model of a board of each named kind has the answers that its rules take, and no others",
          "[model][slow]") {
  for (const std::string_view kind : grid::kinds::named()) {
    Random random(5);
    Tried tried;
    for (const std::string& text : boards_of(kind)) {
      try_boards(text, random, tried);
      const std::string fewer = with_fewer_clues(text, random);
      if (convert("grid", fewer, "grid").at(0).kind == 'T') try_boards(fewer, random, tried);
    }
    CAPTURE(kind);
    CHECK(tried.right > 0);
    CHECK(tried.wrong > 0);
  }
}

}  // namespace model_kinds_test

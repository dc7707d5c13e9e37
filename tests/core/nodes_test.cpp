// Checks the number of nodes of each engine for the sample puzzles against tests/data/nodes.tsv, which the
// tests of the WebAssembly module read too: search trees are the same everywhere and change only on purpose.
#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"

namespace nodes_test {

using namespace quadrille;
using namespace quadrille::test;

namespace {

// A row: the puzzle, a file below tests/data, the question, the engine, and the nodes of all its puzzles together.
struct Row {
  std::string puzzle, file, question, engine;
  std::uint64_t nodes = 0;
};

std::vector<Row> read_table() {
  std::vector<Row> rows;
  std::istringstream table(read_file("tests/data/nodes.tsv"));
  for (std::string line; std::getline(table, line);) {
    if (line.empty() || line[0] == '#') continue;
    INFO("tests/data/nodes.tsv: " << line);
    REQUIRE(std::count(line.begin(), line.end(), '\t') == 4);
    std::istringstream fields(line);
    Row row;
    REQUIRE(fields >> row.puzzle >> row.file >> row.question >> row.engine >> row.nodes);
    rows.push_back(row);
  }
  return rows;
}

Question question_named(const std::string& name) {
  if (name == "solve") return Question::solve;
  if (name == "check") return Question::check;
  if (name == "count") return Question::count;
  REQUIRE(name == "list");
  return Question::list;
}

EngineChoice engine_named(const std::string& wanted) {
  if (wanted == name(EngineChoice::automatic)) return EngineChoice::automatic;
  if (wanted == name(EngineChoice::dlx)) return EngineChoice::dlx;
  REQUIRE(wanted == name(EngineChoice::bits));
  return EngineChoice::bits;
}

}  // namespace

TEST_CASE("every engine needs the numbers of nodes in the table for the samples", "[long]") {
  const auto rows = read_table();
  REQUIRE(!rows.empty());
  for (const auto& [puzzle, file, question, engine, expected] : rows) {
    const std::string text = read_file("tests/data/" + file);
    std::uint64_t nodes = 0;
    for (const Answered& answered : ask(puzzle, request_of(question_named(question), engine_named(engine), text))) {
      INFO(file << ": " << answered);
      REQUIRE(answered.kind == 'A');
      nodes += answered.nodes;
    }
    INFO("the row would now be\n" << puzzle << '\t' << file << '\t' << question << '\t' << engine << '\t' << nodes);
    CHECK(nodes == expected);
  }
}

}  // namespace nodes_test

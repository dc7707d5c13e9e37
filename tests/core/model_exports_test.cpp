// What is written for others: puzzles as models, which have as many solutions; and CNF and OPB, whose models are
// counted here by trying all assignments, one variable after the other.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/grid_oracles.hpp"

using namespace quadrille;
using namespace quadrille::test;

namespace {

std::uint64_t count_of(std::string_view puzzle, const std::string& text) {
  const Answered answered = ask(puzzle, request_of(Question::count, EngineChoice::automatic, text)).at(0);
  REQUIRE(answered.verdict == "counted");
  return answered.count;
}

// The same up to 200: the number, and whether it is all.
std::pair<std::string, std::uint64_t> first_of(std::string_view puzzle, const std::string& text) {
  Request request = request_of(Question::count, EngineChoice::automatic, text);
  request.limits.solutions = 200;
  const Answered answered = ask(puzzle, request).at(0);
  return {answered.verdict, answered.count};
}

// The sum of the terms, sign · variable, is at least `bound`.
struct Constraint {
  std::vector<std::pair<int, std::size_t>> terms;
  int bound;
};

std::vector<Constraint> read_cnf(const std::string& text, std::size_t& variables) {
  std::istringstream lines(text);
  std::vector<Constraint> all;
  std::size_t clauses = 0;
  for (std::string line; std::getline(lines, line);) {
    if (line[0] == 'c') continue;
    std::istringstream words(line);
    std::string word;
    if (line[0] == 'p') {
      words >> word >> word >> variables >> clauses;
      continue;
    }
    Constraint clause = {{}, 1};
    for (int literal = 0; words >> literal && literal != 0;) {
      clause.terms.emplace_back(literal < 0 ? -1 : 1, static_cast<std::size_t>(std::abs(literal)));
      if (literal < 0) --clause.bound;
    }
    all.push_back(clause);
  }
  CHECK(all.size() == clauses);
  return all;
}

std::vector<Constraint> read_opb(const std::string& text, std::size_t& variables) {
  std::istringstream lines(text);
  std::vector<Constraint> all;
  std::size_t constraints = 0;
  for (std::string line; std::getline(lines, line);) {
    std::istringstream words(line);
    std::string word;
    if (line[0] == '*') {
      words >> word >> word;
      if (word == "#variable=") words >> variables >> word >> constraints;
      continue;
    }
    Constraint one = {{}, 0};
    while (words >> word && word != ">=") {
      const int factor = std::stoi(word);
      words >> word;
      one.terms.emplace_back(factor, std::stoul(word.substr(1)));
    }
    words >> one.bound;
    all.push_back(one);
  }
  CHECK(all.size() == constraints);
  return all;
}

// How many assignments satisfy all constraints, by trying both values of a variable and what follows from one
// constraint at a time.
class Assignments {
 public:
  Assignments(std::vector<Constraint> constraints, std::size_t variables)
      : constraints_(std::move(constraints)), values_(variables + 1, -1) {
    values_[0] = 0;
  }

  std::uint64_t count() {
    std::vector<std::size_t> assigned;
    std::uint64_t sum = 0;
    if (narrow(assigned)) {
      const auto open = std::find(values_.begin(), values_.end(), -1);
      if (open == values_.end()) sum = 1;
      for (int value = 0; value < 2 && open != values_.end(); ++value) {
        *open = value;
        sum += count();
        *open = -1;
      }
    }
    for (const std::size_t variable : assigned) values_[variable] = -1;
    return sum;
  }

 private:
  // Assigns what follows. False if a constraint cannot hold.
  bool narrow(std::vector<std::size_t>& assigned) {
    for (bool has_more = true; has_more;) {
      has_more = false;
      for (const Constraint& one : constraints_) {
        int best = 0;
        for (const auto& [factor, variable] : one.terms)
          best += values_[variable] < 0 ? std::max(factor, 0) : factor * values_[variable];
        if (best < one.bound) return false;
        if (best > one.bound) continue;
        for (const auto& [factor, variable] : one.terms) {
          if (values_[variable] >= 0) continue;
          values_[variable] = factor > 0;
          assigned.push_back(variable);
          has_more = true;
        }
      }
    }
    return true;
  }

  std::vector<Constraint> constraints_;
  std::vector<int> values_;  // by variable: -1 as long as it is open
};

const std::pair<std::string, std::string> puzzles[] = {
    {"grid", "starbattle\nstars 1\nregions\nA A B B\nA A B B\nC C D D\nC C D D"},
    {"grid", "nonogram\nrows\n1\n3\n1\ncolumns\n1\n3\n1"},
    {"grid", "nonogram\nsize 3 3\nrows\n1\n.\n.\ncolumns\n.\n.\n1 1"},
    {"grid", "skyscrapers\nsize 4 4\ntop\n. 3 . .\nleft\n2 . . ."},
    {"grid", "akari\ncells\n. . .\n. #1 .\n. . ."},
    {"grid", "binairo\ncells\n. . . .\n. 1 . .\n. . . .\n0 . . ."},
    {"variant", ".Shape~4x4.Cage~5~R1C1~R1C2.Thermo~R2C1~R3C1~R4C1"},
    {"variant", ".Shape~4x4.Sandwich~3~R1.~R2C3_4.Arrow~R4C4~R4C3~R3C3"},
    {"model", "var x[3]: 0..2\nvar y: -1 1\nsum x[1] + 2 x[2] - x[3] <= y\nalldifferent x[1..2]"},
    {"model", "var x[4]: 0 1\ncount x in 1 >= 2\nnvalue x = 2"},
    {"kakuro", "# 3\\ 4\\\n\\4 . .\n\\3 . ."},
    {"kakuro", "# 11\\ 11\\ #\n\\12 . . 5\\\n\\10 . . ."},
    {"kakuro", "# 3\\ 9\\\n\\12 . 9\n# 7\\ #"},
    {"queens", "5 0 0 0 0 0"},
    {"queens", "6 0 4 0 0 0 0"},
    {"queens", "4 1 4 0 0"},
    {"cover", "a b c | d e\na d:x\na d:y e\nb d:x e:p\nb e:q\nc d:x\nc d:x e:p\nb c\nd:y\na b c d"},
    {"cover", "a b\na\nb\na b\na"},
    {"tiling", "grid cube\nboard\n..\n..\n\n..\n..\npieces\n* I2"},
};

// Items of these are covered several times, which CNF does not say.
const std::pair<std::string, std::string> bounded[] = {
    {"cover", "0:2|a 2|b 1:3|c | d\na b\nb c\na c d\na\nb d\nc\na b c"},
    {"tiling", "board\n....\n.??.\npieces\n* I2"},
    {"tiling", "board\n....\n...?\npieces\n1..2 I2\n0..2 I1\nV3"},
};

// Disjunctions are no part of an exact cover.
const std::pair<std::string, std::string> disjunctions[] = {
    {"variant", ".Shape~4x4.~R1C1_1.Or.Cage~5~R1C2~R2C3.Thermo~R2C1~R3C2~R4C3.End"},
    {"variant", ".Shape~4x4.Or.And.Cage~6~R1C1~R1C2~R2C3.~R4C4_1.End.Or.~R1C4_3.Thermo~R4C1~R3C2~R2C3.End.End"},
    {"variant", ".Shape~4x4.~R1C1_1.Or.Cage~9~R1C2~R2C3~R3C4.Sandwich~3~R2.End.Or.~R2C1_3.~R3C3_4.~R4C2_3.End"},
};

// The graphs of these are in no exact cover.
const std::pair<std::string, std::string> graphs[] = {
    {"grid", "slitherlink\ncells\n3 .\n. ."},
    {"grid", "nurikabe\ncells\n3 . .\n. . .\n. . ."},
    {"grid", "hitori\ncells\n1 1 2\n3 2 1\n2 3 1"},
    {"variant", ".Shape~4x4.ChaosConstruction"},
};

std::string converted(std::string_view puzzle, const std::string& text, const std::string& to) {
  const Answered answered = convert(puzzle, text, to).at(0);
  CAPTURE(text, to, answered.message);
  REQUIRE(answered.kind == 'T');
  return answered.text;
}

}  // namespace

TEST_CASE("a puzzle written as a model has as many solutions", "[model]") {
  for (const auto& [puzzle, text] : puzzles) {
    CAPTURE(puzzle, text);
    CHECK(count_of("model", converted(puzzle, text, "model")) == count_of(puzzle, text));
  }
}

TEST_CASE("random grid puzzles of all genres written as models have as many solutions", "[model]") {
  for (const GridOracle& oracle : all_grid_oracles()) {
    for (std::uint64_t round = 0; round < rounds(4u); ++round) {
      Random random(round);
      const std::string text = oracle.random_text(random);
      CAPTURE(text);
      const Answered written = convert("grid", text, "model").at(0);
      if (written.kind == 'T') CHECK(first_of("model", written.text) == first_of("grid", text));
    }
  }
}

TEST_CASE("variants written as models have as many solutions", "[model]") {
  std::istringstream lines(read_file("tests/data/variant/rules.iss"));
  std::size_t written_count = 0;
  for (std::string line; std::getline(lines, line);) {
    CAPTURE(line);
    const Answered written = convert("variant", line, "model").at(0);
    if (written.kind != 'T') continue;  // a rule in its Or has variables of its own
    ++written_count;
    CHECK(first_of("model", written.text) == first_of("variant", line));
  }
  CHECK(written_count > 40);
}

TEST_CASE("CNF and OPB of a puzzle have as many models as it has solutions, and name its cells", "[model]") {
  const std::map<std::string, std::string> names = {
      {"grid", ": r1c1 = 1\n"}, {"variant", ": r1c1 = 1\n"}, {"model", ": x[1] = 0\n"}, {"kakuro", ": r2c2 = "},
      {"queens", ": r3c"},      {"cover", "c 1: a"},         {"tiling", ": I2 1,1"}};
  for (const auto& [puzzle, text] : puzzles) {
    CAPTURE(puzzle, text);
    const std::uint64_t solutions = count_of(puzzle, text);
    std::size_t variables = 0;
    const std::string cnf = converted(puzzle, text, "cnf");
    auto constraints = read_cnf(cnf, variables);
    CHECK(Assignments(constraints, variables).count() == solutions);
    const std::string opb = converted(puzzle, text, "opb");
    constraints = read_opb(opb, variables);
    CHECK(Assignments(constraints, variables).count() == solutions);
    CHECK(cnf.find(names.at(puzzle)) != std::string::npos);
  }
}

TEST_CASE("items that are covered several times are written as a model and as OPB, not as CNF", "[model]") {
  for (const auto& [puzzle, text] : bounded) {
    CAPTURE(puzzle, text);
    const std::uint64_t solutions = count_of(puzzle, text);
    CHECK(count_of("model", converted(puzzle, text, "model")) == solutions);
    std::size_t variables = 0;
    const auto constraints = read_opb(converted(puzzle, text, "opb"), variables);
    CHECK(Assignments(constraints, variables).count() == solutions);
    CHECK(convert(puzzle, text, "cnf").at(0).message == "this puzzle cannot be written as cnf");
  }
}

TEST_CASE("a puzzle without anything to be solved is written with its one solution", "[model]") {
  CHECK(converted("kakuro", "# #\n# #", "opb") == "* #variable= 0 #constraint= 0");
  CHECK(converted("kakuro", "# #\n# #", "cnf") == "p cnf 0 0");
}

TEST_CASE("what needs more variables than a model has is not written as one", "[model]") {
  std::string many = "a", board = "200";
  for (int option = 0; option <= 1 << 14; ++option) many += "\na";
  for (int row = 0; row < 200; ++row) board += " 0";
  CHECK(convert("cover", many, "model").at(0).message == "this puzzle cannot be written as model");
  many.resize(many.size() - 2);
  CHECK(convert("cover", many, "model").at(0).kind == 'T');
  CHECK(convert("queens", board, "model").at(0).kind == 'E');
  CHECK(convert("cover", "a | b", "model").at(0).kind == 'E');  // there are no options
}

TEST_CASE("a variant with Or can be written as a model, and not as CNF", "[model]") {
  for (const auto& [puzzle, text] : disjunctions) {
    CAPTURE(text);
    const std::string model = converted(puzzle, text, "model");
    CHECK(model.find(" or ") != std::string::npos);
    CHECK(first_of("model", model) == first_of(puzzle, text));
    CHECK(convert(puzzle, text, "cnf").at(0).kind == 'E');
  }
}

TEST_CASE("what has graphs can be written as a model, and not as CNF", "[model]") {
  for (const auto& [puzzle, text] : graphs) {
    CAPTURE(puzzle, text);
    if (text.find("Chaos") == std::string::npos)
      CHECK(count_of("model", converted(puzzle, text, "model")) == count_of(puzzle, text));
    CHECK(convert(puzzle, text, "cnf").at(0).kind == 'E');
    CHECK(convert(puzzle, text, "opb").at(0).kind == 'E');
  }
}

TEST_CASE("a text of a notation that is only written is an error", "[model]") {
  CHECK(convert("model", "p cnf 1 1\n1 0", "", "cnf").at(0).message == "this notation is only written, not read");
}

// Kinds that come with the project: each has three boards or more, whose only solutions were found by brute force in
// another language (tests/data/README.md). Both engines find them, and the check of finished boards takes only those.
#include <algorithm>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "core/puzzles/grid/kinds/kind.hpp"
#include "core/puzzles/grid/kinds/named.hpp"
#include "core/reading/recognise.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/grid_words.hpp"
#include "tests/core/random.hpp"

namespace grid_named_test {

using namespace quadrille;
using namespace quadrille::test;
namespace kinds = quadrille::grid::kinds;

namespace {

struct Sample {
  std::string text, solution;
};

std::string all_of(const std::string& name) {
  std::ifstream file(name);
  std::ostringstream all;
  all << file.rdbuf();
  return all.str();
}

std::vector<Sample> samples_of(std::string_view kind) {
  const std::string all = all_of("tests/data/kinds/" + std::string(kind) + ".txt"), line = "\nsolution\n";
  std::vector<Sample> samples;
  for (std::size_t begin = 0; begin < all.size();) {
    const std::size_t middle = all.find(line, begin), end = std::min(all.find("\n\n", middle), all.size() - 1);
    REQUIRE(middle < end);
    samples.push_back(
        {all.substr(begin, middle - begin), all.substr(middle + line.size(), end - middle - line.size())});
    begin = end + 2;
  }
  return samples;
}

Words words_of(const std::string& text) {
  std::istringstream in(text);
  Words words;
  for (std::string word; in >> word;) words.push_back(word);
  return words;
}

// One cell or two have another value.
void check_changed(const grid::Board& board, const grid::Answer& right, Random& random) {
  grid::Answer wrong = right;
  const auto values = kinds::count_values(*board.text->kind, *board.text);
  for (std::uint32_t changes = random.below(2) + 1; changes > 0; --changes) {
    const std::size_t cell = random.below(static_cast<std::uint32_t>(wrong.size()));
    if (board.model->shown[cell].empty()) wrong[cell] = static_cast<std::uint8_t>(random.below(values) + 1);
  }
  CHECK(grid::obeys(board, wrong) == (wrong == right));
}

}  // namespace

TEST_CASE("boards of named kinds have the solution of brute force, and the check takes no other", "[kinds]") {
  for (const std::string_view kind : kinds::named()) {
    const std::vector<Sample> samples = samples_of(kind);
    INFO(kind);
    CHECK(samples.size() >= 3);
    Random random(66);
    for (const Sample& sample : samples) {
      INFO(sample.text);
      const Words expected = words_of(sample.solution);
      for (const EngineChoice engine : {EngineChoice::bits, EngineChoice::dlx}) {
        const auto listed = ask("grid", request_of(Question::list, engine, sample.text));
        REQUIRE(listed.size() == 1);
        INFO(listed[0].message);
        REQUIRE(listed[0].solutions.size() == 1);
        CHECK(words_of(listed[0].solutions[0]) == expected);
      }
      const grid::Board board = grid_board(sample.text);
      grid::Answer answer;
      for (std::size_t cell = 0; cell < expected.size(); ++cell) {
        const bool is_shown = !board.model->shown[cell].empty();
        const auto value = is_shown ? 0 : board.text->kind->value_of(expected[cell]);
        answer.push_back(static_cast<std::uint8_t>(value.value() + 1));
      }
      REQUIRE(grid::obeys(board, answer));
      for (int round = 0; round < rounds(200); ++round) check_changed(board, answer, random);
    }
  }
}

TEST_CASE("a board of a named kind is known by its first line and written with its name", "[kinds]") {
  for (const std::string_view kind : kinds::named()) {
    const Sample sample = samples_of(kind)[0];
    INFO(sample.text);
    const auto found = reading::recognise(sample.text);
    REQUIRE(found.readings.size() == 1);
    CHECK(found.readings[0].puzzle == "grid");
    Request request = request_of(Question::convert, EngineChoice::automatic, sample.text + "\n" + sample.text);
    request.to = "grid";
    const auto written = ask("grid", request);
    REQUIRE(written.size() == 2);
    CHECK(written[0].text == sample.text);
    CHECK(written[1].text == sample.text);
  }
  const auto found = reading::recognise("kind own\nvalues . #\nrules\n no 2x2 of #\n\ncells\n..\n..");
  REQUIRE(found.readings.size() == 1);
  CHECK(found.readings[0].puzzle == "grid");
}

TEST_CASE("each named kind says its name and its rules in a sentence of both languages", "[kinds]") {
  CHECK(std::is_sorted(kinds::named().begin(), kinds::named().end()));
  for (const std::string_view kind : kinds::named()) {
    const std::string text = all_of("core/puzzles/grid/kinds/named/" + std::string(kind) + ".txt");
    INFO(text);
    CHECK(text.rfind("kind " + std::string(kind) + "\nname ", 0) == 0);
    const std::size_t english = text.find("\nnote   "), chinese = text.find("\nnote   zh ");
    CHECK(english < chinese);
    CHECK(chinese < text.size());
    CHECK(text.find("\n\n") == std::string::npos);
  }
}

}  // namespace grid_named_test

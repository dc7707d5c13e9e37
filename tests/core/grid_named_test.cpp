// Kinds that come with the project: each has three boards or more, whose only solutions were found by brute force in
// another language (tests/data/README.md). Both engines find them, and the check of finished boards takes only those.
#include <algorithm>
#include <fstream>
#include <set>
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
    for (std::size_t at = 0; at < samples.size(); ++at) {
      const Sample& sample = samples[at];
      INFO(sample.text);
      const Words expected = words_of(sample.solution);
      for (const EngineChoice engine : {EngineChoice::bits, EngineChoice::dlx}) {
        if (engine == EngineChoice::dlx && !is_tried(at)) continue;
        const auto listed = ask("grid", request_of(Question::list, engine, sample.text));
        REQUIRE(listed.size() == 1);
        INFO(listed[0].message);
        REQUIRE(listed[0].solutions.size() == 1);
        CHECK(words_of(listed[0].solutions[0]) == expected);
      }
      const grid::Board board = grid_board(sample.text);
      const grid::Answer answer = answer_of(board, expected);
      REQUIRE(grid::obeys(board, answer));
      for (int round = 0; round < rounds(80); ++round) check_changed(board, answer, random);
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

TEST_CASE("the size of a piece may be as large as a value can be, and not larger", "[kinds][limits]") {
  const auto verdict = [](std::size_t rows, std::size_t columns) {
    std::string text = "araf\ncells";
    for (std::size_t row = 0; row < rows; ++row)
      for (std::size_t column = 0; column < columns; ++column)
        text += (column == 0 ? "\n" : " ") +
                std::string(row + column == 0 || row * column == (rows - 1) * (columns - 1) ? "?" : ".");
    const auto answer = ask("grid", request_of(Question::solve, EngineChoice::automatic, text)).at(0);
    return answer.kind == 'E' ? answer.message : answer.verdict;
  };
  CHECK(verdict(7, 9) == "solved");
  CHECK(verdict(8, 8) == "the rule is about pieces of at most 63 cells");
}

// By hand: one row and its opposite; no shaded cell, or the last one.
TEST_CASE("sections of named kinds that state nothing may be left out", "[kinds]") {
  const auto count = [](const std::string& text) {
    return ask("grid", request_of(Question::count, EngineChoice::automatic, text)).at(0).exact_count;
  };
  CHECK(count("tango\ncells\n. .\n. .") == "2");
  CHECK(count("tango\nopposite\nr1c1 r2c1\ncells\n. .\n. .") == "2");
  CHECK(count("isowatari\ncluster 1\ncells\no . .") == "2");
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

namespace {

// A link or saved board of puzz.link: what pzprjs leaves blank there means, or `link`; and the verdict.
struct Saved {
  std::string kind, blank, verdict, text;
};

std::vector<Saved> saved_boards() {
  std::ifstream file("tests/data/kinds-saved.tsv");
  REQUIRE(file);
  std::vector<Saved> all;
  Saved one;
  while (std::getline(file, one.kind, '\t') && std::getline(file, one.blank, '\t') &&
         std::getline(file, one.verdict, '\t') && std::getline(file, one.text))
    all.push_back(one);
  return all;
}

std::string converted(const std::string& text, const std::string& to) {
  const auto texts = texts_or_errors("grid", text, to);
  REQUIRE(texts.size() == 1);
  return texts[0];
}

// The text with a value in each cell without a clue, and no line where none is drawn.
std::string completed(const std::string& text, const std::string& blank) {
  std::istringstream in(text);
  std::string line, done, section;
  std::vector<Words> clues;
  for (std::size_t row = 0; std::getline(in, line); ++row) {
    Words words = words_of(line);
    if (words[0].size() > 2 && words[0][0] >= 'a' && words[0][0] <= 'z') section = words[0], row = ~std::size_t{0};
    if (section == "cells" && row < 200) clues.push_back(words);
    for (std::size_t column = 0; row < 200 && column < words.size(); ++column) {
      const bool has_clue = row < clues.size() && column < clues[row].size() && clues[row][column] != ".";
      if (section == "filled" && words[column] == "?" && !has_clue) words[column] = blank;
      if ((section == "horizontal" || section == "vertical") && words[column] == ".") words[column] = "x";
    }
    done += done.empty() ? "" : "\n";
    for (const std::string& word : words) done += (&word == &words[0] ? "" : " ") + word;
  }
  return done;
}

}  // namespace

TEST_CASE("a 0 of a geradeweg is an unknown length, as pzprjs has it", "[kinds][saved]") {
  const std::string known = "geradeweg\ncells\n? . .\n? 2 .\n. ? .", zero = "geradeweg\ncells\n0 . .\n? 2 .\n. ? .";
  CHECK(converted("https://puzz.link/p?geradeweg/3/3/0h02h0g", "grid") == known);
  CHECK(converted("pzprv3/geradeweg/3/3/0 . . /0 2 . /. 0 . /0 0 /0 0 /0 0 /0 0 0 /0 0 0 /", "grid") == known);
  CHECK(converted(known, "pzpr") == "https://puzz.link/p?geradeweg/3/3/.h.2h.g");
  // A length of 0, which no link can say.
  CHECK(converted(zero, "pzpr") == "1:1: this puzzle cannot be written as pzpr");
  CHECK(converted(zero, "pzprv3") == "1:1: this puzzle cannot be written as pzprv3");
}

TEST_CASE("links and saved boards of named kinds are judged as pzprjs judges them, and come back", "[kinds][saved]") {
  std::set<std::string> linked;
  for (const Saved& sample : saved_boards()) {
    INFO(sample.text);
    const bool is_link = sample.blank == "link";
    const std::string text = converted(sample.text, "grid");
    CAPTURE(text);
    CHECK(text.substr(0, text.find('\n')) == sample.kind);
    const std::string whole = is_link ? text : completed(text, sample.blank);
    CHECK(ask("grid", request_of(Question::check, EngineChoice::bits, whole)).at(0).verdict == sample.verdict);
    const std::string back = converted(text, is_link ? "pzpr" : "pzprv3");
    CHECK(converted(back, "grid") == text);
    if (is_link) CHECK(back == sample.text);
    if (is_link) linked.insert(sample.kind);
  }
  for (const std::string_view name : kinds::named())
    CHECK((kinds::named_kind(name)->genre.link != nullptr) == linked.contains(std::string(name)));
}

}  // namespace grid_named_test

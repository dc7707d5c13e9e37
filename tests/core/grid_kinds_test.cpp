// Kinds that a text brings itself: each rule of the table alone and in pairs against brute force, by both engines and
// by the check of finished boards; the genres as texts; errors with their places; and damaged texts.
#include <algorithm>
#include <map>
#include <memory>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "core/puzzles/grid/grid.hpp"
#include "core/puzzles/grid/hint.hpp"
#include "core/puzzles/grid/kinds/reader.hpp"
#include "core/puzzles/grid/kinds/rules.hpp"
#include "core/puzzles/grid/kinds/says.hpp"
#include "core/puzzles/grid/reader.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/grid_kinds_oracle.hpp"
#include "tests/core/grid_words.hpp"
#include "tests/core/random.hpp"

namespace grid_kinds_test {

using namespace quadrille;
using namespace quadrille::test;
namespace kinds = quadrille::grid::kinds;

namespace {

// With `is_whole`, which is set to false where it takes more nodes: an exact cover may have a solution in many ways.
std::vector<std::vector<std::string>> listed(const std::string& text, EngineChoice engine, bool* is_whole = nullptr) {
  constexpr std::uint64_t most_nodes = 1'000'000;
  Request request = request_of(Question::list, engine, text);
  if (is_whole != nullptr) request.limits.nodes = most_nodes;
  const auto answers = ask("grid", std::move(request));
  REQUIRE(answers.size() == 1);
  if (is_whole != nullptr) *is_whole = answers[0].verdict != "stopped";
  INFO(answers[0].message);
  REQUIRE(answers[0].kind == 'A');
  std::vector<std::vector<std::string>> solutions;
  for (const std::string& solution : answers[0].solutions) {
    std::istringstream in(solution);
    std::vector<std::string>& words = solutions.emplace_back();
    for (std::string word; in >> word;) words.push_back(word);
  }
  std::sort(solutions.begin(), solutions.end());
  return solutions;
}

// The solutions of rules on a board, by trying every board; the check judges them too, and of the others some or all.
// With `cut`, a list by dlx that takes too many nodes has to be right as far as it goes, and is added to that number.
std::size_t require_brute_force(const KindFamily& family, const std::vector<const KindRule*>& rules, KindGame game,
                                int* cut = nullptr) {
  std::string text = "kind test\nvalues " + std::string(family.values) + "\n" + family.board + "rules\n";
  for (const KindRule* rule : rules) text += "  " + std::string(rule->line) + "\n";
  text += "\n" + text_of(game);
  INFO(text);
  const grid::Board board = grid_board(text);
  std::vector<std::vector<std::string>> expected;
  for (std::size_t at = 0; family.next(game); ++at) {
    const bool holds = std::all_of(rules.begin(), rules.end(), [&](const KindRule* rule) { return rule->holds(game); });
    if (holds) expected.push_back(game.cells);
    if (!holds && !is_tried(at)) continue;
    const grid::Answer answer = answer_of(board, game.cells);
    if (grid::obeys(board, answer) != holds) {
      INFO(rows_of(game.cells, static_cast<std::size_t>(game.columns)));
      REQUIRE(grid::obeys(board, answer) == holds);
    }
  }
  std::sort(expected.begin(), expected.end());
  REQUIRE(listed(text, EngineChoice::bits) == expected);
  bool is_whole = true;
  const auto found = listed(text, EngineChoice::dlx, cut == nullptr ? nullptr : &is_whole);
  if (is_whole) {
    REQUIRE(found == expected);
  } else {
    REQUIRE(std::includes(expected.begin(), expected.end(), found.begin(), found.end()));
    ++*cut;
  }
  return expected.size();
}

std::string error_of(const std::string& text) {
  const auto answers = ask("grid", request_of(Question::check, EngineChoice::automatic, text));
  REQUIRE(answers.size() == 1);
  if (answers[0].kind != 'E') return "none";
  return std::to_string(answers[0].line) + ":" + std::to_string(answers[0].column) + " " + answers[0].message;
}

}  // namespace

TEST_CASE("each rule of a kind has the solutions of brute force, by both engines and by the check", "[kinds]") {
  int solved = 0;
  std::size_t at = 0;
  for (const KindFamily& family : kind_families())
    for (const KindRule& rule : family.rules) {
      if (!test::is_tried(at++)) continue;
      Random random(61);
      for (int round = 0; round < rounds(4); ++round)
        solved += require_brute_force(family, {&rule}, family.random_game(random)) > 0 ? 1 : 0;
    }
  CHECK(solved >= enough(150));
}

TEST_CASE("two rules of a kind together have the solutions of brute force", "[kinds]") {
  Random random(62);
  std::map<std::size_t, int> seen;
  int cut = 0;
  for (int round = 0; round < rounds(60); ++round)
    for (const KindFamily& family : kind_families()) {
      const auto any = [&] { return &family.rules[random.below(family.rules.size())]; };
      const std::vector<const KindRule*> two = {any(), any()};
      ++seen[std::min<std::size_t>(require_brute_force(family, two, family.random_game(random), &cut), 2)];
    }
  CHECK(cut <= rounds(60) / 4);  // few: what is cut tests dlx less
  CHECK(seen[0] >= enough(15));
  CHECK(seen[1] >= enough(3));
  CHECK(seen[2] >= enough(15));
}

namespace {

// "Each region has as many shaded cells as its neighbours' regions have together", "one loop that turns at every second
// cell", "numbers say how many different values are in their row".
const std::vector<std::string_view> strangers[] = {
    {"each region: as many * as the regions beside it"},
    {"one loop", "each cell: if line then straight lines of 2"},
    {"each o with number: number different of * or . in its row"},
    {"* is a path that does not touch itself", "each o: is *, and exactly 1 of * in its neighbours"}};

// The rules of a family with these lines.
std::vector<const KindRule*> rules_of(const KindFamily& family, const std::vector<std::string_view>& lines) {
  std::vector<const KindRule*> rules;
  for (const KindRule& rule : family.rules)
    if (std::count(lines.begin(), lines.end(), rule.line) > 0) rules.push_back(&rule);
  return rules;
}

}  // namespace

TEST_CASE("kinds of strangers have the solutions of brute force", "[kinds]") {
  Random random(67);
  for (const auto& lines : strangers) {
    const auto families = kind_families();
    const auto family = std::find_if(families.begin(), families.end(), [&](const KindFamily& each) {
      return rules_of(each, lines).size() == lines.size();
    });
    REQUIRE(family != families.end());
    int solved = 0;
    for (int round = 0; round < rounds(40); ++round)
      solved += require_brute_force(*family, rules_of(*family, lines), family->random_game(random)) > 0 ? 1 : 0;
    CHECK(solved >= enough(2));
  }
}

TEST_CASE("the rules of brute force are of every row of the table", "[kinds]") {
  std::set<std::string_view> used;
  for (const KindFamily& family : kind_families())
    for (const KindRule& rule : family.rules) {
      KindGame game;
      Random random(63);
      game = family.random_game(random);
      const grid::Board board = grid_board("kind test\nvalues " + std::string(family.values) + "\n" + family.board +
                                           "rules\n" + rule.line + "\n\n" + text_of(game));
      for (const kinds::Rule& each : board.text->kind->rules) {
        used.insert(each.row->form);
        for (const kinds::Group& group : each.groups) used.insert(group.row->form);
        if (each.where != nullptr) used.insert(each.where->form);
        for (const auto language : {kinds::Language::english, kinds::Language::chinese}) {
          const std::string sentence = kinds::sentence_of(*board.text->kind, each, language);
          INFO(sentence);
          for (const char* word :
               {"GROUP", "WHERE", "AMOUNT", "SET", "OTHER", "PATTERN", "MARK", "SIZE", "SIDE", "LIST"})
            CHECK(sentence.find(word) == std::string::npos);
        }
      }
    }
  for (const kinds::Row* row : kinds::all_rows()) CHECK(used.count(row->form) == 1);
  for (const kinds::GroupRow& row : kinds::group_rows()) CHECK(used.count(row.form) == 1);
  for (const kinds::WhereRow& row : kinds::where_rows()) CHECK(used.count(row.form) == 1);
}

namespace {

// The code at the front of the table rows of a page.
std::vector<std::string> examples_of(const std::string& page) {
  std::vector<std::string> examples;
  std::istringstream in(page);
  for (std::string line; std::getline(in, line);)
    if (line.rfind("| `", 0) == 0) examples.push_back(line.substr(3, line.find('`', 3) - 3));
  return examples;
}

}  // namespace

TEST_CASE("the page about kinds has an example of every rule that is understood, and its kind has one solution",
          "[kinds]") {
  const std::string page = read_file("core/text/kinds.md");
  const std::size_t begin = page.find("```\nkind ") + 4;
  const std::string text = page.substr(begin, page.find("```", begin) - begin);
  CHECK(ask("grid", request_of(Question::check, EngineChoice::automatic, text)).at(0).verdict == "unique");
  std::set<std::string_view> used;
  const std::string sections =
      "board regions\n times: number\n rows\n columns\n top, bottom, left, right, corners: number\n paths: lines\n"
      " pairs: sign <, sign =\n unlike: yes\n grids: 9x9\n centres";
  for (const std::string& example : examples_of(page.substr(page.find("## Cells that")))) {
    std::vector<std::string> errors;
    for (const std::string& head :
         {"values . *\n" + sections + "\n cells: o, o<number>, x, number", "values 0..5\n" + sections,
          "values 0..5\n" + sections + "\n cells: o<number>, wall #",
          "values loop\n" + sections + "\n cells: o, x, number", "values 1..5\n" + sections + "\n cells: target",
          "values / \\\n" + sections, "values ^ v < >\n" + sections + "\n cells: wall o",
          "values pieces\n" + sections + "\n cells: o, number"}) {
      const std::string lines = "kind t\n" + head + "\nrules\n" + example;
      std::vector<kinds::Line> parts;
      for (std::size_t at = 0; at < lines.size(); at = std::min(lines.find('\n', at), lines.size()) + 1)
        parts.push_back({std::string_view(lines).substr(at, lines.find('\n', at) - at), 1});
      Error error;
      const auto kind = kinds::read_kind(parts, error);
      if (kind == nullptr) {
        errors.push_back(error.message.text());
        continue;
      }
      for (const kinds::Rule& rule : kind->rules) {
        used.insert(rule.row->form);
        for (const kinds::Group& group : rule.groups) used.insert(group.row->form);
        if (rule.where != nullptr) used.insert(rule.where->form);
      }
      break;
    }
    INFO(example << ": " << (errors.empty() ? "" : errors.back()));
    CHECK(errors.size() < 8);
  }
  for (const kinds::Row* row : kinds::all_rows()) CHECK(used.count(row->form) == 1);
  for (const kinds::GroupRow& row : kinds::group_rows()) CHECK(used.count(row.form) == 1);
  for (const kinds::WhereRow& row : kinds::where_rows()) CHECK(used.count(row.form) == 1);
}

namespace {

// Genres as texts.
struct GenreText {
  const char* genre;
  const char* kind;
};
constexpr GenreText genre_texts[] = {
    {"starbattle",
     "board regions\n stars: number\nvalues . *\nrules\n each row, column, region: stars of *\n"
     " touching cells: not * *"},
    {"nonogram", "board rows, columns\nvalues . #\nrules\n each row, column: runs of # are its clues"},
    {"skyscrapers",
     "board top, bottom, left, right: number\nvalues 1..rows\nrules\n each row, column: each value once\n"
     " each clue outside: sees number skyscrapers"},
    {"binairo", "values 0 1\nrules\n each row, column: as many 0 as 1, and no 3 0 in a row, and no 3 1 in a row"},
    {"akari",
     "board cells: wall #, wall #<number>\nvalues . *\nrules\n each run: at most 1 of *\n"
     " each cell: at least 1 of * in its runs\n each # with number: number of * in its neighbours"},
    {"norinori", "board regions\nvalues . #\nrules\n each region: exactly 2 of #\n pieces of # have exactly 2 cells"},
    {"mosaic", "board cells: number\nvalues . #\nrules\n each number: number of # in its block"},
    {"hitori",
     "board cells: number\nvalues . #\nrules\n equal clues in a line: at most 1 of .\n"
     " adjacent cells: not # #\n . is connected"},
    {"kurodoko",
     "board cells: number, ?\nvalues . #\nrules\n each number: is ., and sees number of .\n each ?: is .\n"
     " adjacent cells: not # #\n . is connected"},
    {"yinyang", "values # o\nrules\n # is connected\n o is connected\n no 2x2 of #\n no 2x2 of o"},
    {"cave",
     "board cells: number, ?\nvalues . #\nrules\n each number: is ., and sees number of .\n each ?: is .\n"
     " . is connected\n # reaches the border"},
};

// The text of the same board with the kind in front.
std::string with_kind(const GenreText& row, const std::string& text) {
  return "kind " + std::string(row.genre) + "\n" + row.kind + "\n\n" + text.substr(text.find('\n') + 1);
}

// Genres show walls in other ways.
std::vector<std::vector<std::string>> without_walls(std::vector<std::vector<std::string>> solutions, bool has_walls) {
  for (auto& solution : solutions)
    for (std::string& cell : solution)
      if (has_walls && cell[0] == '#') cell = ".";
  std::sort(solutions.begin(), solutions.end());
  return solutions;
}

// Without what only the genre has, such as colours of runs and holes among regions.
bool is_plain(const std::string& text) {
  const auto is_colour = [](char before, char letter) {
    return before >= '0' && before <= '9' && letter >= 'a' && letter <= 'z';
  };
  const bool has_colours = std::adjacent_find(text.begin(), text.end(), is_colour) != text.end();
  if (text.rfind("nonogram", 0) == 0 && has_colours) return false;
  if (text.rfind("norinori", 0) == 0 && text.find('#') != std::string::npos) return false;
  for (const char* section : {"\nmines", "\npairs", "\ndifferent", "\nparks", "\ndiagonals"})
    if (text.find(section) != std::string::npos) return false;
  return true;
}

}  // namespace

TEST_CASE("genres as texts of kinds have the solutions of the genres on random boards", "[kinds]") {
  for (const GenreText& row : genre_texts) {
    const auto oracles = all_grid_oracles();
    const auto oracle = std::find_if(oracles.begin(), oracles.end(), [&](auto& each) { return each.id == row.genre; });
    REQUIRE(oracle != oracles.end());
    Random random(64);
    int plain = 0;
    for (int round = 0; round < rounds(20); ++round) {
      const std::string text = oracle->random_text(random);
      if (!is_plain(text)) continue;
      INFO(with_kind(row, text));
      const std::string genre = row.genre;
      const bool has_walls = genre == "akari" || genre == "starbattle";
      REQUIRE(without_walls(listed(with_kind(row, text), EngineChoice::bits), has_walls) ==
              without_walls(listed(text, EngineChoice::bits), has_walls));
      ++plain;
    }
    INFO(row.genre);
    CHECK(plain >= enough(1));
  }
}

TEST_CASE("the page's examples have one solution as texts of kinds too", "[kinds]") {
  std::map<std::string, int> seen;
  for (const std::string& text : page_examples())
    for (const GenreText& row : genre_texts)
      if (text.substr(0, text.find('\n')) == row.genre && is_plain(text)) {
        INFO(text);
        const auto as_kind = ask("grid", request_of(Question::check, EngineChoice::automatic, with_kind(row, text)));
        INFO(as_kind.at(0).message);
        CHECK(as_kind.at(0).verdict == "unique");
        ++seen[row.genre];
      }
  CHECK(seen.size() == std::size(genre_texts));
}

TEST_CASE("what is wrong with a kind is said with its place and what would be right", "[kinds]") {
  const std::string head = "kind t\nboard regions\n stars: number\nvalues . *\nrules\n ";
  const auto rule = [&](const std::string& line) { return error_of(head + line + "\n\nstars 1\nregions\nAB\nAB"); };
  CHECK(rule("each row: stars of *") == "none");
  CHECK(rule("each row: exactly 2 *") ==
        "6:22 \"*\" stands where this would be right: of | different | steps | borders");
  CHECK(rule("each row: starz of *").rfind("6:12 \"starz\" stands where this would be right: an | between | ", 0) == 0);
  CHECK(rule("each rwo: stars of *").rfind("6:7 \"rwo\" stands where this would be right: row | column | ", 0) == 0);
  CHECK(rule("each row: stars of #") == "6:21 \"#\" stands where this would be right: . | * | its");
  CHECK(rule("each row: stars of") == "6:20 the line ends where this would be right: . | * | its");
  CHECK(rule("each row stars of *") == "6:21 a \":\" is missing behind the cells of the rule");
  CHECK(rule("each row: sum 3") ==
        "6:12 \"sum AMOUNT\" is only for kinds whose values are numbers, such as: values 1..9");
  CHECK(rule("each row: number of *") == "6:12 \"number\" is that of a clue, and \"each row\" has none here");
  CHECK(rule("one loop") == "6:2 \"one loop\" is only for kinds with the line: values loop");
  CHECK(rule("triangles leave rectangles") == "6:2 triangles need the values nw ne sw se");
  CHECK(rule("each row: * is connected") == "6:12 \"SET is connected\" cannot be about \"each row\"");
  CHECK(rule("each row: runs of * are its clues") ==
        "6:12 the board has no section of clues for \"each row\": rows, columns");
  const std::string made =
      "new boards are so: made 6, 5, 8 of 4..10, density 20 of 10..40, even, boxes, givens, "
      "without X, keeping X";
  CHECK(error_of("kind t\nmade 0") == "2:6 \"0\" is no side of a board: made 6, 5, 8");
  CHECK(error_of("kind t\nmade 6, 5 of 9..4") == "2:14 " + made);
  CHECK(error_of("kind t\nmade 6, density 5 of 10..40") == "2:22 " + made);
  CHECK(error_of("kind t\nmade 6, without") == "2:16 " + made);
  CHECK(error_of("kind t\nmade 6, odd") == "2:9 " + made);
  CHECK(error_of("kind\nvalues . #") == "1:5 \"\" is no name of a kind: one word of letters and digits");
  CHECK(error_of("kind t\nvalues . .\nrules\n. is connected\n\ncells\n..") == "2:10 \".\" stands here a second time");
  CHECK(error_of("kind t\nvalues . #\nrules\n. is connected") ==
        "4:1 behind the kind its board is missing, after a blank line");
  CHECK(error_of("kind t\nvalues . #\n\ncells\n..") == "1:1 a kind needs \"rules\"");
  CHECK(error_of("kind t\nrules\n . is connected\n\ncells\n..") ==
        "3:1 a line \"values\" with what a cell may have stands before the rules");
  CHECK(error_of("kind t\nvalues . #\nboard cells: o\nrules\n . is connected\n\ncells\n.x") ==
        "8:2 \"x\" stands where this would be right: . | o | . | #");
  CHECK(error_of(head + "each row: stars of *\n\nstars x\nregions\nAB\nAB") ==
        "8:7 \"x\" stands where \"stars\" needs one number");
}

TEST_CASE("texts of kinds are bounded", "[kinds]") {
  const std::string end = "\n\ncells\n..\n..";
  std::string rules = "kind t\nvalues . #\nrules";
  for (int i = 0; i < 64; ++i) rules += "\nno 2x2 of #";
  CHECK(error_of(rules + end) == "none");
  CHECK(error_of(rules + "\nno 2x2 of #" + end) == "68:1 a kind has at most 64 rules");
  CHECK(error_of("kind t\nvalues . #\nnote " + std::string(395, 'x') + "\nrules\nno 2x2 of #" + end) == "none");
  CHECK(error_of("kind t\nvalues . #\nnote " + std::string(396, 'x') + "\nrules\nno 2x2 of #" + end) ==
        "3:1 a line of a kind has at most 400 bytes");
  std::string many = "kind t\nvalues . #\nrules";
  for (int i = 0; i < 100000; ++i) many += "\nno 2x2 of #";
  CHECK(error_of(many + end).find("a kind has at most 16384 bytes") != std::string::npos);
  std::string board = "\n\nsize 128 128";
  const std::string far = "\neach cell: at most 300 of # in its row and column";
  CHECK(error_of("kind t\nvalues . #\nrules" + far + far + board).find("too many cells") != std::string::npos);
  CHECK(error_of("kind t\nvalues . #\nrules\neach window 9x8: not all #" + board).find("2x2, 1x3") !=
        std::string::npos);
  CHECK(error_of("kind t\nvalues 1..cells\nrules\nall values\n\nsize 9 9").find("at most 64 values") !=
        std::string::npos);
  // The ways between marks end at the next one: with all pairs of marks this took minutes.
  std::string marks = "curving\ncells";
  for (int row = 0; row < 128; ++row) {
    marks += '\n';
    for (int column = 0; column < 128; ++column) marks += "o ";
  }
  const auto answers = ask("grid", request_of(Question::check, EngineChoice::automatic, marks));
  CHECK(answers.at(0).verdict == "none");  // no cell is between two side by side
}

TEST_CASE("a text with a kind is written as it was read, and several stand one after the other", "[kinds]") {
  const std::string text = "kind t\nname Two words\nvalues . #\nrules\n  no 2x2 of #\n\ncells\n. #\n. .";
  const auto written = ask("grid", [&] {
    Request request = request_of(Question::convert, EngineChoice::automatic, text);
    request.to = "grid";
    return request;
  }());
  REQUIRE(written.size() == 1);
  CHECK(written[0].text == text);
  const auto counts = ask("grid", request_of(Question::count, EngineChoice::automatic,
                                             text + "\n\n" + text + "\n\nnorinori\nregions\nA A\n\n" + text));
  REQUIRE(counts.size() == 4);
  CHECK(counts[0].count == 7);
  CHECK(counts[1].count == 7);
  CHECK(counts[2].count == 1);
  CHECK(counts[3].count == 7);
}

TEST_CASE("turns of a board are symmetries of a kind whose rules do not say in which order cells stand", "[kinds]") {
  const auto count = [](const std::string& rule) {
    Request request =
        request_of(Question::count, EngineChoice::automatic, "kind t\nvalues . #\nrules\n" + rule + "\n\nsize 2 2");
    request.up_to_symmetry = true;
    const auto answers = ask("grid", request);
    REQUIRE(answers.size() == 1);
    return answers[0].count;
  };
  CHECK(count("no 2x2 of #") == 5);  // of the six colourings of a square up to turns all but one
  CHECK(count("each row, column: at most 1 of #") == 3);
  CHECK(count("each row: at most 1 of #") == 4);   // of nine boards up to reflections, by Burnside: (9 + 1 + 3 + 3) / 4
  CHECK(count("each row, column: not # .") == 6);  // the order of cells matters: every board counts
}

TEST_CASE("a cell whose clue is left out for why is no cell without a clue", "[kinds]") {
  const std::string text =
      "kind t\nboard cells: o\nvalues . #\nrules\n each cell without o: is .\n each o: is #\n\ncells\no o .\n";
  Request request = request_of(Question::why, EngineChoice::automatic, text);
  request.cell = "r1c1=2";
  const auto why = ask("grid", request);
  REQUIRE(why.size() == 1);
  CHECK(why[0].verdict == "because");
  const grid::Board board = grid_board(text);
  grid::Board part;
  grid::Statements::keep(board, {}, part);
  CHECK(part.text->at("cells", 0)->text == ".");
  CHECK(grid::obeys(part, {2, 1, 1}));
  CHECK(grid::obeys(part, {1, 2, 1}));
  CHECK_FALSE(grid::obeys(part, {1, 2, 2}));
}

TEST_CASE("hints of kinds have the words of the rule that says it", "[kinds]") {
  const auto words_of = [](const std::string& rules, const std::string& cells) {
    const grid::Board board = grid_board("kind t\nvalues . #\nrules\n" + rules + "\n\ncells\n" + cells);
    const Hint hint = grid::search_hint(board)->finish();
    REQUIRE(hint.verdict == Verdict::found);
    return std::string(hint.constraint);
  };
  CHECK(words_of("  each row: exactly 1 of #", "# . .") == "each row: exactly 1 of #");
  CHECK(words_of("  # is connected\n  no 2x2 of .", "# . #") == "# is connected");
  CHECK(words_of("  no 2x2 of #\n  adjacent cells: not # #", "# .") == "adjacent cells: not # #");
}

TEST_CASE("damaged texts of kinds give one clear error, or are read", "[kinds]") {
  Random random(65);
  const auto families = kind_families();
  int read = 0, refused = 0;
  for (int round = 0; round < rounds(1000); ++round) {
    const KindFamily& family = families[random.below(families.size())];
    KindGame game = family.random_game(random);
    std::string text = "kind test\nvalues " + std::string(family.values) + "\n" + family.board + "rules\n";
    for (int i = 0; i < 3; ++i) text += "  " + std::string(family.rules[random.below(family.rules.size())].line) + "\n";
    text += "\n" + text_of(game);
    for (std::uint32_t damage = random.below(3) + 1; damage > 0; --damage) {
      const std::size_t at = random.below(text.size());
      constexpr std::string_view signs = ":, \n.*#?0129oxabn<>-\t\x80";
      switch (random.below(4)) {
        case 0: text[at] = signs[random.below(signs.size())]; break;
        case 1: text.erase(at, random.below(12)); break;
        case 2: text.insert(at, 1, signs[random.below(signs.size())]); break;
        default: text.insert(at, text.substr(random.below(text.size()), random.below(20))); break;
      }
    }
    INFO(text);
    Request request = request_of(Question::check, EngineChoice::bits, text);
    request.limits.nodes = 1000;
    for (const Answered& answered : ask("grid", request)) {
      ++(answered.kind == 'E' ? refused : read);
      if (answered.kind == 'E') REQUIRE(answered.line > 0);
      if (answered.kind == 'E') REQUIRE_FALSE(answered.message.empty());
    }
  }
  CHECK(read >= enough(20));
  CHECK(refused >= enough(50));
}

}  // namespace grid_kinds_test

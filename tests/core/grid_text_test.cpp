// Texts of grid puzzles, whatever their genre and however narrow: what is written is read again as the same board, and
// so is its link. The boards are random tokens; whether they are puzzles does not matter here.
#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "core/puzzles/grid/genre.hpp"
#include "core/puzzles/grid/links/link.hpp"
#include "core/puzzles/grid/maker.hpp"
#include "core/puzzles/grid/measure.hpp"
#include "core/puzzles/grid/reader.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/grid_words.hpp"
#include "tests/core/random.hpp"

namespace grid_text_test {

using namespace quadrille;
using namespace quadrille::test;
using grid::Genre;
using grid::Section;
using grid::SectionKind;
using grid::SectionRule;
using grid::Text;
using grid::Token;

namespace {

using Row = std::vector<Token>;

Row row_of(const Words& words) {
  Row row;
  for (const std::string& word : words) row.push_back({word, 1, 1});
  return row;
}

// Tokens of one character and of several, such as any genre may have.
Row random_row(Random& random, std::size_t size) {
  static const Words tokens = {".", "#", "?", "A", "1", "7", "10", "12", "#3", "2^", "24*", "-1", "\u00d7", "AB"};
  const bool is_narrow = random.one_in(3);
  Row row;
  while (row.size() < size) row.push_back({tokens[random.below(is_narrow ? 6 : tokens.size())], 1, 1});
  return row;
}

std::vector<Row> random_rows(Random& random, const SectionRule& rule, std::size_t rows, std::size_t columns) {
  std::vector<Row> all;
  const auto add = [&](std::size_t count, std::size_t size) {
    while (count-- > 0) all.push_back(random_row(random, size));
  };
  switch (rule.kind) {
    case SectionKind::parameter:
      if (rule.name == "size") return {row_of({decimal(rows), decimal(columns)})};
      add(1, random.below(3));
      break;
    case SectionKind::cells: add(rows, columns); break;
    case SectionKind::horizontal: add(rows, columns - 1); break;
    case SectionKind::vertical: add(rows - 1, columns); break;
    case SectionKind::top: add(1, columns); break;
    case SectionKind::left: add(1, rows); break;
    case SectionKind::rows:
    case SectionKind::columns:
      for (std::size_t line = rule.kind == SectionKind::rows ? rows : columns; line > 0; --line)
        all.push_back(row_of({random.one_in(3) ? "." : "12", random.one_in(2) ? "3r" : "1"}));
      break;
    case SectionKind::corners:
      for (std::size_t row = 0; row <= rows; ++row) {
        all.emplace_back();
        for (std::size_t column = 0; column <= columns; ++column)
          all.back().push_back({random.one_in(2) ? "." : decimal(random.below(5)), 1, 1});
      }
      break;
    case SectionKind::list:
      for (std::size_t line = 1 + random.below(3); line > 0; --line)
        all.push_back(random.one_in(2) ? row_of({"r1c1"}) : row_of({"r1c1", "<", "r10c1"}));
  }
  return all;
}

Text random_text(Random& random, const Genre& genre, std::size_t rows, std::size_t columns) {
  Text text{&genre, rows, columns, 1, {}};
  for (const SectionRule& rule : genre.sections)
    if (rule.is_needed || random.below(4) > 0)
      text.sections.push_back({&rule, 1, random_rows(random, rule, rows, columns)});
  if (random.one_in(3))
    text.sections.push_back({&grid::filled_rule, 1, random_rows(random, grid::filled_rule, rows, columns)});
  return text;
}

std::pair<std::size_t, std::size_t> random_size(Random& random) {
  const std::size_t long_side = 1 + random.below(12);
  switch (random.below(4)) {
    case 0: return {1, 1};
    case 1: return {1, long_side};
    case 2: return {long_side, 1};
    default: return {1 + random.below(4), 1 + random.below(4)};
  }
}

std::string written(const Text& text) {
  std::string out;
  grid::write_text(text, out);
  return out;
}

Text read(const std::string& text) {
  INFO(text);
  Cursor cursor(text, true);
  Text read;
  Error error;
  const Read result = grid::read_text(cursor, nullptr, read, error);
  INFO(error.message.text());
  REQUIRE(result == Read::puzzle);
  return read;
}

// The same tokens in the same sections; a section of cells that is missing says the same as one of blanks.
void require_same(const Text& one, const Text& other, bool with_regions = true) {
  REQUIRE(one.genre == other.genre);
  REQUIRE(one.rows == other.rows);
  REQUIRE(one.columns == other.columns);
  for (const Text* text : {&one, &other})
    for (const Section& section : text->sections) {
      if (section.rule->name == grid::size_rule.name || (!with_regions && section.rule->name == "regions")) continue;
      const Section* same = (text == &one ? other : one).find(section.rule->name);
      INFO(section.rule->name);
      if (same != nullptr) {
        REQUIRE(section.rows == same->rows);
      } else {
        for (const Row& row : section.rows)
          REQUIRE(std::all_of(row.begin(), row.end(), [](const Token& token) { return token.is_blank(); }));
      }
    }
}

}  // namespace

TEST_CASE("a grid text of any genre and size that is written is read again as the same board", "[grid]") {
  int with_size = 0;
  for (const Genre* genre : grid::genres()) {
    Random random(51);
    for (int round = 0; round < rounds(200); ++round) {
      const auto [rows, columns] = random_size(random);
      const Text text = random_text(random, *genre, rows, columns);
      Text measured = text;
      if (rows > 1 && columns > 1 && grid::measure(measured)) continue;  // no text says how large it is
      const std::string once = written(text);
      INFO(once);
      const Text again = read(once);
      require_same(text, again);
      REQUIRE(written(again) == once);
      with_size += text.find("size") == nullptr && again.find("size") != nullptr ? 1 : 0;
    }
  }
  CHECK(with_size >= enough(100));
}

TEST_CASE("rows of tokens of one character may stand without blanks, whatever their genre", "[grid]") {
  for (const Genre* genre : grid::genres()) {
    Random random(52);
    for (int round = 0; round < rounds(50); ++round) {
      const std::size_t rows = 2 + random.below(3), columns = 2 + random.below(3);
      Text text = random_text(random, *genre, rows, columns);
      Text measured = text;
      if (grid::measure(measured)) continue;
      std::string dense = std::string(genre->id);
      for (Section& section : text.sections) {
        dense += '\n' + std::string(section.rule->name);
        const bool may_be_dense =
            section.rule->kind == SectionKind::cells || section.rule->kind == SectionKind::corners;
        for (Row& row : section.rows) {
          dense += section.rule->kind == SectionKind::parameter ? "" : "\n";
          for (Token& token : row) {
            if (may_be_dense && token.text.size() > 1) token.text = "7";
            dense += (may_be_dense ? "" : " ") + token.text;
          }
        }
      }
      INFO(dense);
      require_same(text, read(dense));
    }
  }
}

TEST_CASE("the length of a row is what the text states, before its tokens are divided", "[grid]") {
  const auto size_of = [](const std::string& text) {
    const Text board = read(text);
    return std::pair(board.rows, board.columns);
  };
  using Size = std::pair<std::size_t, std::size_t>;
  CHECK(size_of("kakurasu\ntop\n10\nleft\n1 1 1 1") == Size(4, 1));
  CHECK(size_of("kakurasu\ntop\n1 1 1 1\nleft\n10") == Size(1, 4));
  CHECK(size_of("kakurasu\ntop\n10\nleft\n11") == Size(2, 2));
  CHECK(size_of("kakurasu\nsize 1 1\ntop\n10\nleft\n11") == Size(1, 1));
  CHECK(size_of("thermometers\ntop\n10\nleft\n. 1\nlines\nr1c1 r2c1") == Size(2, 1));
  CHECK(size_of("battleships\nfleet 1\ntop\n10\nleft\n0 1 0") == Size(3, 1));
  CHECK(size_of("battleships\nfleet 1\ntop\n010\nleft\n0 1 0") == Size(3, 3));
  CHECK(size_of("tents\nleft\n12\ncells\nT . .") == Size(1, 3));
  CHECK(size_of("kenken\ncells\n1+\nregions\nA") == Size(1, 1));
  CHECK(size_of("nurikabe\ncells\n12\n.\n.") == Size(3, 1));
  CHECK(size_of("nurikabe\ncells\n12\n11") == Size(2, 2));
  CHECK(size_of("nurikabe\nsize 2 1\ncells\n12\n11") == Size(2, 1));
  CHECK(size_of("skyscrapers\ntop\n1 2 3\ncells\n...\n12.\n...") == Size(3, 3));
}

// The counts follow by hand: free cells are shaded or not.
TEST_CASE("boards of one column have the answers of brute force", "[grid]") {
  const auto count = [](const std::string& text) {
    return ask("grid", request_of(Question::count, EngineChoice::automatic, text)).at(0).exact_count;
  };
  CHECK(count("kakurasu\ntop\n10\nleft\n1 1 1 1\n") == "1");
  CHECK(count("nonogram\nrows\n.\n.\ncolumns\n.\n.\n") == "16");
  CHECK(count("nonogram\nrows\n0\n.\ncolumns\n.\n.\n") == "4");
  CHECK(count("kenken\ncells\n1+\nregions\nA\n") == "1");
  CHECK(count("tents\nleft\n1\ncells\nT . .\n") == "1");
  CHECK(texts_or_errors("grid", "https://puzz.link/p?nurikabe/1/12/cq", "grid") ==
        std::vector<std::string>{"nurikabe\ncells\n12\n.\n.\n.\n.\n.\n.\n.\n.\n.\n.\n."});
}

TEST_CASE("a board with more than 128 rows or columns is too large, in each notation", "[grid]") {
  std::string rows = "nurikabe\ncells";
  for (int row = 0; row < 129; ++row) rows += "\n. .";
  for (const std::string& text :
       {rows, std::string("creek\nsize 2 129\ncorners\n."), std::string("https://puzz.link/p?nurikabe/129/3/1"),
        std::string("pzprv3/nurikabe/129/1/. /")}) {
    INFO(text);
    const Answered answered = ask("grid", request_of(Question::check, EngineChoice::automatic, text)).at(0);
    CHECK(answered.kind == 'E');
    CHECK(answered.code == "too-large");
  }
}

// There are 576 Latin squares of order 4, of which 48 have different values on both diagonals (OEIS A274806).
TEST_CASE("the parameter diagonals stands alone, or with yes or no", "[grid]") {
  const std::string outside = "\ntop\n. . . .\nleft\n. . . .";
  for (const std::string text : {"skyscrapers", "abcendview\nletters 4"}) {
    const auto count = [&](const std::string& line) {
      const Request request = request_of(Question::count, EngineChoice::automatic, text + line + outside);
      return ask("grid", request).at(0).exact_count;
    };
    CHECK(count("") == "576");
    CHECK(count("\ndiagonals") == "48");
    CHECK(count("\ndiagonals yes") == "48");
    CHECK(count("\ndiagonals no") == "576");
    const std::string line = text[0] == 's' ? "2" : "3";
    CHECK(texts_or_errors("grid", text + "\ndiagonals both" + outside).at(0) == line + ":11: diagonals is yes or no");
  }
}

TEST_CASE("what is no row of numbers or of cells is an unknown section", "[grid]") {
  const auto fault = [](const std::string& text) { return texts_or_errors("grid", text).at(0); };
  CHECK(fault("creek\nsize 1 1\ncorners\n. .\n. .\nrows\n1\n") ==
        "6:1: \"rows\" is no section of creek; it has size, corners, cells");
  CHECK(fault("galaxies\nsize 1 1\ncentres\nr1c1\nfoo 1\n") ==
        "5:1: \"foo\" is no section of galaxies; it has size, centres");
  CHECK(fault("galaxies\nsize 1 1\ncentres\nr1c1\nsize 1 1\n") == "5:1: \"size\" stands here a second time");
  CHECK(fault("nonogram\nrows\n1\ncolumns\n1\ncell\n#\n") ==
        "6:1: \"cell\" is no section of nonogram; it has rows, columns, cells");
  CHECK(fault("starbattle\nA A\nB B\n") == "2:1: \"A\" is no section of starbattle; it has stars, regions, cells");
}

TEST_CASE("a clue outside that no line can have is no solution, and why names it", "[grid]") {
  for (const std::string text :
       {"kakurasu\ntop\n1 2\nleft\n9 .", "thermometers\ntop\n. .\nleft\n9 .\nlines\nr1c1 r1c2",
        "aquarium\ntop\n9 .\nregions\nA A\nA A", "battleships\nfleet 1\ntop\n9 .\nleft\n. .",
        "tents\nleft\n9\ncells\nT .", "snake\ntop\n9 . .\ncells\nS . S", "skyscrapers\ntop\n9 .\nleft\n. .",
        "skyscrapers\ntop\n0 .\nleft\n. .", "abcendview\nletters 1\ntop\nb .\nleft\n. .",
        "magnets\ntop\n9 .\nbottom\n1 .\nregions\nA A", "nonogram\nrows\n999\ncolumns\n.",
        "tenner\ncells\n. . . . . . . . . .\nbottom\n99 . . . . . . . . ."}) {
    INFO(text);
    for (const EngineChoice engine : {EngineChoice::bits, EngineChoice::dlx})
      CHECK(ask("grid", request_of(Question::check, engine, text)).at(0).verdict == "none");
    const Answered why = ask("grid", request_of(Question::why, EngineChoice::automatic, text)).at(0);
    CHECK(why.verdict == "conflict");
    CHECK(why.solutions.at(0).find(" 1") != std::string::npos);  // of row or column 1
  }
}

TEST_CASE("a clue in the board that no answer has is no solution, and why names it", "[grid]") {
  for (const std::string text : {"shikaku\ncells\n7 .\n. .",
                                 "shikaku\ncells\n3 .\n. 1",
                                 "nurikabe\ncells\n9 .\n. .",
                                 "nurikabe\ncells\n0 .\n. .",
                                 "kurodoko\ncells\n9 .\n. .",
                                 "cave\ncells\n9 .\n. .",
                                 "slitherlink\ncells\n5 .\n. .",
                                 "akari\ncells\n#5 .\n. .",
                                 "shakashaka\ncells\n#5 .\n. .",
                                 "minesweeper\ncells\n9 .\n. .",
                                 "minesweeper\nmines 9\ncells\n. .",
                                 "mosaic\ncells\n10 .\n. .",
                                 "heyawake\ncells\n9 .\nregions\nA A",
                                 "fillomino\ncells\n9 .\n. .",
                                 "hashi\ncells\n9 . 1",
                                 "tapa\ncells\n9 .\n. .",
                                 "tapa\ncells\n55 .\n. .",
                                 "shingoki\ncells\no9 .\n. .",
                                 "yajilin\ncells\n9> . .\n. . .\n. . .",
                                 "gokigen\nsize 1 1\ncorners\n5 .\n. .",
                                 "creek\nsize 1 1\ncorners\n5 .\n. .",
                                 "futoshiki\ncells\n9 .\n. .",
                                 "skyscrapers\ncells\n9 .\n. .",
                                 "kenken\ncells\n3+ 9\n. .\nregions\nA A\nB B",
                                 "suguru\ncells\n9 .\nregions\nA A",
                                 "ripple\ncells\n9 .\nregions\nA A",
                                 "str8ts\ncells\n#9 .\n. .",
                                 "str8ts\ncells\n9 .\n. .",
                                 "dominosa\ncells\n0 9 0\n1 1 1",
                                 "country\ncells\n9 .\nregions\nA A"}) {
    INFO(text);
    for (const EngineChoice engine : {EngineChoice::bits, EngineChoice::dlx})
      CHECK(ask("grid", request_of(Question::check, engine, text)).at(0).verdict == "none");
    const Answered why = ask("grid", request_of(Question::why, EngineChoice::automatic, text)).at(0);
    CHECK(why.verdict == "conflict");
  }
}

TEST_CASE("rows of JSON are rows of cells, where what is no number is blank", "[grid]") {
  for (const std::string text :
       {"[[1,0,null,1],[\"\",'x',\"0\",\"\"]]", "[\"1\", \"0\", \"x\", 1],\n[\" \", \"_\", \"0\", \"\"]"})
    CHECK(texts_or_errors("grid", text, "grid", "binairo") ==
          std::vector<std::string>{"binairo\ncells\n1 0 . 1\n. . 0 ."});
  CHECK(texts_or_errors("grid", "[1, 0], 1", "grid", "binairo").at(0) == "1:1: a row of JSON stands between [ and ]");
}

TEST_CASE("what is no value, region or clue of its genre is an error, and each number of a region counts", "[grid]") {
  const auto answer = [](const std::string& text) {
    const Answered answered = ask("grid", request_of(Question::check, EngineChoice::automatic, text)).at(0);
    return answered.kind == 'A' ? answered.verdict : decimal(answered.line) + ":" + decimal(answered.column);
  };
  CHECK(answer("heyawake\ncells\n. .\n. .\nregions\nA #\nA A") == "6:3");
  CHECK(answer("country\nregions\nA A\nA .") == "4:3");
  CHECK(answer("hitori\ncells\n1 #\n1 2") == "3:3");
  CHECK(answer("country\ncells\n4 . .\n. 6 .\nregions\nA A A\nA A A") == "none");
  CHECK(answer("country\ncells\n. . .\n. 6 .\nregions\nA A A\nA A A") == "unique");
  for (const char* sign : {"*", "x", "\u00d7"})
    CHECK(answer("kenken\ncells\n2" + std::string(sign) + " .\n. 2\nregions\nA A\nB C") == "unique");
  CHECK(answer("kenken\ncells\n2\u00f7 .\n. 2\nregions\nA A\nB C") == "unique");
  CHECK(answer("kenken\ncells\n1\u2212 .\n. 2\nregions\nA A\nB C") == "unique");
}

// The answers are of the rules by hand, or of puzz.link.
TEST_CASE("links say what puzz.link reads of them", "[grid][links]") {
  const auto verdict = [](const std::string& link) {
    return ask("grid", request_of(Question::check, EngineChoice::automatic, "https://puzz.link/p?" + link))
        .at(0)
        .verdict;
  };
  CHECK(texts_or_errors("grid", "slither/2/2/3", "grid") == std::vector<std::string>{"slitherlink\ncells\n3 .\n. ."});
  CHECK(texts_or_errors("grid", "lits/2/2/o", "grid") == std::vector<std::string>{"lits\nregions\nA B\nA B"});
  CHECK(verdict("slither/2/2/3") == "multiple");
  CHECK(verdict("mines/5/3/1g1g.j.0g1g.") == "unique");  // mines at r1c2 and r3c4
  CHECK(verdict("country/10/12/d4ibeqt5abl75ajb6m94i80400vvvvk5vvufvv9h7sci34h21h21t6j6h") == "multiple");
  for (const char* name : {"puzzlink", "pzpr"})
    CHECK(texts_or_errors("grid", "slitherlink\ncells\n3 .\n. .", name) ==
          std::vector<std::string>{"https://puzz.link/p?slither/2/2/dg"});
}

namespace {

using namespace grid::links;
using LinkPart = grid::links::Part;

// A number that links can hold in this part, as its token.
std::string random_symbol(Random& random, const LinkPart& part, Number most) {
  std::string token;
  const Number number = random.one_in(2)   ? none
                        : random.one_in(5) ? unknown
                                           : static_cast<Number>(random.below(most + 1u));
  return write_symbol(part.symbols, number, token) && !token.empty() ? token : ".";
}

// The greatest number of a part's tokens.
Number most_of(Codec codec) {
  if (codec == Codec::fours || codec == Codec::points) return 4;
  if (codec == Codec::circles) return 8;
  if (codec == Codec::signs) return 4;
  if (codec == Codec::pipes) return 7;
  return codec == Codec::thirds ? 2 : 40;
}

std::vector<Row> random_cells(Random& random, const LinkPart& part, std::size_t rows, std::size_t columns) {
  std::vector<Row> all(rows);
  for (Row& row : all)
    while (row.size() < columns) row.push_back({random_symbol(random, part, most_of(part.codec)), 1, 1});
  return all;
}

void add_part(Random& random, const LinkPart& part, const Genre& genre, Text& text) {
  const auto rule = [&](std::string_view name) {
    return std::find_if(genre.sections.begin(), genre.sections.end(),
                        [&](const SectionRule& each) { return each.name == name; });
  };
  const auto section = [&](std::string_view name) -> std::vector<Row>& {
    for (Section& each : text.sections)
      if (each.rule->name == name) return each.rows;
    return text.sections.emplace_back(Section{&*rule(name), 1, {}}).rows;
  };
  switch (part.codec) {
    case Codec::flag:
    case Codec::name:
      if (!part.section.empty() && random.one_in(2)) section(part.section) = {row_of({std::string(part.symbols.list)})};
      break;
    case Codec::count: section(part.section) = {row_of({decimal(1 + random.below(30))})}; break;
    case Codec::ships: section(part.section) = {row_of({"12", "3", "1"})}; break;
    case Codec::two_sides:
    case Codec::four_sides:
    case Codec::poles:
      for (const auto& place : places_of(part.codec, text.rows, text.columns)) {
        auto& rows = section(place.section);
        if (rows.empty()) rows.emplace_back();
        rows[0].push_back({random_symbol(random, part, 30), 1, 1});
      }
      break;
    case Codec::weights:
      for (const auto& place : places_of(part.codec, text.rows, text.columns)) {
        auto& rows = section(place.section);
        if (rows.empty()) rows.emplace_back();
        rows[0].push_back({decimal(random.below(1024)), 1, 1});
      }
      break;
    case Codec::runs:
      for (const std::string_view name : {"rows", "columns"}) {
        const std::size_t lines = name == "rows" ? text.rows : text.columns;
        for (std::size_t line = 0; line < lines; ++line)
          section(name).push_back(row_of({random.one_in(3) ? "0" : decimal(1 + random.below(20))}));
      }
      break;
    case Codec::numbers:
    case Codec::digits:
    case Codec::tens:
    case Codec::shading:
    case Codec::circles:
    case Codec::arrows:
    case Codec::fours:
    case Codec::pipes:
    case Codec::signs:
    case Codec::marks:
    case Codec::kakuru:
    case Codec::thirds: section(part.section) = random_cells(random, part, text.rows, text.columns); break;
    case Codec::points: section(part.section) = random_cells(random, part, text.rows + 1, text.columns + 1); break;
    case Codec::dots:
      section(part.section) = {row_of({grid::name_of_point({2 * text.rows - 2, random.below(2 * text.columns - 1)})})};
      break;
    case Codec::borders: {
      const Words regions = random_regions(random, text.rows, text.columns, 4);
      for (std::size_t cell = 0; cell < regions.size(); cell += text.columns)
        section(part.section)
            .push_back(row_of(Words(regions.begin() + static_cast<std::ptrdiff_t>(cell),
                                    regions.begin() + static_cast<std::ptrdiff_t>(cell + text.columns))));
      break;
    }
    case Codec::rooms:
      section(part.section).assign(text.rows, Row(text.columns, {".", 1, 1}));
      section(part.section)[0][0].text = random_symbol(random, part, 20);
      break;
    case Codec::tens_or_more:  // only kinds have them
    case Codec::crosses:
    case Codec::goal:
    case Codec::bars:
    case Codec::between:
    case Codec::blots:
    case Codec::pairs:
    case Codec::slash:
    case Codec::parts:
    case Codec::castle:
    case Codec::compasses:
    case Codec::corner_signs:
    case Codec::makaro:
    case Codec::outside: break;
  }
}

}  // namespace

TEST_CASE("a link of any genre and size is read as the board it was written from, and that is written and read again",
          "[grid][links]") {
  for (const Link& link : table()) {
    const Genre& genre = *grid::find_genre(link.genre);
    Random random(53);
    for (int round = 0; round < rounds(100); ++round) {
      const auto [rows, columns] = random_size(random);
      Text text{&genre, rows, columns, 1, {}};
      for (const LinkPart& part : link.parts) add_part(random, part, genre, text);
      INFO(written(text));
      std::string address;
      REQUIRE(write_link(text, address));
      INFO(address);
      Text linked;
      Error error;
      REQUIRE(read_link(address, 1, link, genre, linked, error));
      require_same(text, linked, false);
      const Text again = read(written(linked));
      require_same(linked, again);
      std::string same;
      REQUIRE(write_link(again, same));
      REQUIRE(same == address);
    }
  }
}

}  // namespace grid_text_test

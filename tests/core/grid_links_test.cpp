// Links of grid puzzles: each codec, each genre's links there and back, damaged links, and which lines are links.
#include <algorithm>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "core/puzzles/grid/links/link.hpp"
#include "core/puzzles/grid/links/regions.hpp"
#include "core/puzzles/grid/reader.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/grid_words.hpp"
#include "tests/core/random.hpp"

namespace grid_links_test {

using namespace quadrille;
using namespace quadrille::test;
using namespace quadrille::grid;
using namespace quadrille::grid::links;

namespace {

struct Sample {
  std::string genre, verdict, link;
};

std::vector<Sample> samples() {
  std::ifstream file("tests/data/grids-links.tsv");
  REQUIRE(file);
  std::vector<Sample> samples;
  Sample sample;
  while (std::getline(file, sample.genre, '\t') && std::getline(file, sample.verdict, '\t') &&
         std::getline(file, sample.link))
    samples.push_back(sample);
  return samples;
}

std::string converted(const std::string& text, const std::string& to) {
  const auto texts = texts_or_errors("grid", text, to);
  REQUIRE(texts.size() == 1);
  return texts[0];
}

// Numbers as a link may have them: mostly none, in stretches of up to 60.
std::vector<Number> random_numbers(Random& random, Number most, bool may_be_unknown) {
  std::vector<Number> numbers;
  for (std::size_t size = random.below(200); numbers.size() < size;) {
    numbers.insert(numbers.end(), random.one_in(3) ? random.below(60) : random.below(3), none);
    const bool is_unknown = may_be_unknown && random.one_in(6);
    numbers.push_back(is_unknown ? unknown : static_cast<Number>(random.below(static_cast<std::uint64_t>(most) + 1)));
  }
  return numbers;
}

// What a codec reads of what it has written, followed by a slash that it must leave.
template <class Write, class ReadEntries>
void require_same(const std::vector<Number>& numbers, Write write, ReadEntries read) {
  std::string body;
  write(numbers, body);
  Error error;
  const std::string line = body + "/";
  BodyReader reader(line, 1, error);
  std::vector<Entry> entries(numbers.size());
  INFO(body);
  const bool is_read = read(reader, entries);
  CAPTURE(error.message.text());
  REQUIRE(is_read);
  REQUIRE(reader.read_slash());
  REQUIRE(reader.read_end());
  for (std::size_t i = 0; i < numbers.size(); ++i) REQUIRE(entries[i].number == numbers[i]);
}

}  // namespace

TEST_CASE("each codec of links reads what it writes", "[grid][links]") {
  Random random(35);
  const auto write16 = [](const auto& numbers, std::string& out) { write_numbers16(numbers, out); };
  const auto read16 = [](BodyReader& reader, auto& entries) { return reader.read_numbers16(entries); };
  const auto write_pack = [](Packing packing) {
    return [packing](const auto& numbers, std::string& out) { write_packed(packing, numbers, out); };
  };
  const auto read_pack = [](Packing packing) {
    return [packing](BodyReader& reader, auto& entries) { return reader.read_packed(packing, entries); };
  };
  for (int round = 0; round < 200; ++round) {
    for (const Number most : {15, 255, 4095, 8191, 12239, 77775, most_number16})
      require_same(random_numbers(random, most, true), write16, read16);
    require_same(
        random_numbers(random, 4, true), [](const auto& numbers, std::string& out) { write_fours(numbers, out); },
        [](BodyReader& reader, auto& entries) { return reader.read_fours(entries); });
    require_same(
        random_numbers(random, 9, true), [](const auto& numbers, std::string& out) { write_tens(numbers, out); },
        [](BodyReader& reader, auto& entries) { return reader.read_tens(entries); });
    std::vector<Number> digits(random.below(60)), circles = random_numbers(random, 475, true);
    for (Number& number : digits) number = static_cast<Number>(random.below(most_digits36 + 3)) - 2;
    for (Number& number : circles)
      if (number >= 0 && clue_of_number(ClueForm::runs, number).empty()) number = none;
    require_same(
        digits, [](const auto& numbers, std::string& out) { write_digits36(numbers, out); },
        [](BodyReader& reader, auto& entries) { return reader.read_digits36(entries); });
    require_same(
        circles, [](const auto& numbers, std::string& out) { write_circles(numbers, out); },
        [](BodyReader& reader, auto& entries) { return reader.read_circles(entries); });
    for (const Number most : {number_of_clue(ClueForm::arrows, "15>"), number_of_clue(ClueForm::arrows, "255>"),
                              number_of_clue(ClueForm::arrows, "4095>")})
      require_same(
          random_numbers(random, most, false),
          [](const auto& numbers, std::string& out) { write_arrows(numbers, out); },
          [](BodyReader& reader, auto& entries) { return reader.read_arrows(entries); });
    std::vector<Number> marks = random_numbers(random, 0, false), pairs = random_numbers(random, 1, false);
    for (Number& number : marks) number = number == none ? none : 1;
    for (Number& number : pairs) number = number == none ? none : number + 1;
    require_same(
        marks, [](const auto& numbers, std::string& out) { write_marks(numbers, out); },
        [](BodyReader& reader, auto& entries) { return reader.read_marks(entries); });
    require_same(
        random_numbers(random, 1, false), [](const auto& numbers, std::string& out) { write_dots(numbers, out); },
        [](BodyReader& reader, auto& entries) { return reader.read_dots(entries); });
    require_same(marks, write_pack(bits), read_pack(bits));
    require_same(pairs, write_pack(thirds), read_pack(thirds));
  }
}

TEST_CASE("numbers in links change their form at 16, 256, 4096, 8192, 12240 and 77776", "[grid][links]") {
  const std::vector<std::pair<Number, std::string>> forms = {{15, "f"},
                                                             {16, "-10"},
                                                             {255, "-ff"},
                                                             {256, "+100"},
                                                             {4095, "+fff"},
                                                             {4096, "=000"},
                                                             {8191, "=fff"},
                                                             {8192, "@000"},
                                                             {12239, "@fcf"},
                                                             {12240, "*0000"},
                                                             {77775, "*ffff"},
                                                             {77776, "$00000"},
                                                             {most_number16, "$fffff"}};
  for (const auto& [number, form] : forms) {
    std::string body;
    write_numbers16(std::vector<Number>{number}, body);
    CHECK(body == form);
  }
}

TEST_CASE("fleets in links are a letter, or ships of 1 to 35 cells", "[grid][links]") {
  const std::vector<std::pair<std::vector<Number>, std::string>> fleets = {
      {{3, 2, 2, 1, 1, 1}, "//c"},
      {{1, 1, 1, 1, 2, 2, 2, 3, 3, 4}, "//d"},
      {{5, 4, 4, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 1}, "//e"},
      {{}, "//z"},
      {{6, 5, 10, 1}, "/4/11g/51v/61vg/a1vv"},
      {{35}, "/1/z1vvvvvvv"}};
  for (const auto& [lengths, body] : fleets) {
    std::string written;
    write_ships(lengths, written);
    CHECK(written == body);
    Error error;
    BodyReader reader(written, 1, error);
    std::vector<Entry> read;
    REQUIRE(reader.read_ships(read));
    REQUIRE(reader.read_end());
    std::vector<Number> numbers, sorted = lengths;
    for (const Entry& entry : read) numbers.push_back(entry.number);
    std::sort(numbers.begin(), numbers.end());
    std::sort(sorted.begin(), sorted.end());
    CHECK(numbers == sorted);
  }
}

TEST_CASE("runs around a cell have a number each in links", "[grid][links]") {
  for (Number number = 0; number < 500; ++number) {
    const std::string runs = clue_of_number(ClueForm::runs, number);
    if (!runs.empty() && runs != "1111") CHECK(number_of_clue(ClueForm::runs, runs) == number);
  }
  for (const auto& [runs, number] : std::vector<std::pair<std::string, Number>>{{"0", 0},
                                                                                {"8", 8},
                                                                                {"1111", 9},
                                                                                {"13", 369},
                                                                                {"??", 360},
                                                                                {"113", 419},
                                                                                {"?1??", 464},
                                                                                {"9", none},
                                                                                {"16", none}})
    CHECK(number_of_clue(ClueForm::runs, runs) == number);
}

TEST_CASE("numbers with arrows change their form at 16 and 256 in links", "[grid][links]") {
  for (const auto& [clue, form] : std::vector<std::pair<std::string, std::string>>{{"#", "0."},
                                                                                   {"3", "03"},
                                                                                   {"?^", "1."},
                                                                                   {"0^", "10"},
                                                                                   {"15v", "2f"},
                                                                                   {"16v", "710"},
                                                                                   {"255<", "8ff"},
                                                                                   {"256>", "-4100"},
                                                                                   {"4095>", "-4fff"}}) {
    std::string body;
    write_arrows(std::vector<Number>{number_of_clue(ClueForm::arrows, clue)}, body);
    CHECK(body == form);
    CHECK(clue_of_number(ClueForm::arrows, number_of_clue(ClueForm::arrows, clue)) == clue);
  }
  for (const std::string_view no_clue : {"", "^", "x", "2x", "^2", "2^^", "4096^"})
    CHECK(number_of_clue(ClueForm::arrows, no_clue) == none);
}

TEST_CASE("regions of links are named A to Z, then AA", "[grid][links]") {
  CHECK(region_name(0) == "A");
  CHECK(region_name(25) == "Z");
  CHECK(region_name(26) == "AA");
  CHECK(region_name(26 + 26 * 26 - 1) == "ZZ");
  CHECK(region_name(26 + 26 * 26) == "AAA");
}

TEST_CASE("links of every genre come back from the text that they are read as", "[grid][links]") {
  for (const Sample& sample : samples()) {
    INFO(sample.link);
    const std::string text = converted(sample.link, "grid");
    CHECK(text.substr(0, text.find('\n')) == sample.genre);
    CHECK(converted(text, "pzpr") == sample.link);
    CHECK(converted(text, "grid") == text);
  }
}

TEST_CASE("every genre that has links is among the samples", "[grid][links]") {
  const std::vector<Sample> all = samples();
  for (const Link& link : table()) {
    INFO(link.genre);
    CHECK(find_genre(link.genre) != nullptr);
    CHECK(std::any_of(all.begin(), all.end(), [&](const Sample& sample) { return sample.genre == link.genre; }));
  }
}

TEST_CASE("links have the verdicts that other programs found", "[grid][links]") {
  for (const Sample& sample : samples()) {
    INFO(sample.link);
    for (const EngineChoice engine : {EngineChoice::bits, EngineChoice::dlx}) {
      const auto answers = ask("grid", request_of(Question::check, engine, sample.link));
      REQUIRE(answers.size() == 1);
      CHECK(answers[0].verdict == sample.verdict);
    }
  }
}

TEST_CASE("a link says the same on every host, with names for the editor, and with what sites add", "[grid][links]") {
  const std::string expected =
      "starbattle\nstars 1\nregions\nA A A B B B\nA B B B C C\nA D D E E C\nF F D D E C\nF E E E E C\nF C C C C C";
  for (const std::string link :
       {"https://puzz.link/p?starbattle/6/6/1/4ilbhgdnmhou", "http://pzv.jp/p.html?starbattle/6/6/1/4ilbhgdnmhou/",
        "https://pzprxs.vercel.app/p?starbattle/6/6/1/4ilbhgdnmhou", "starbattle/6/6/1/4ilbhgdnmhou",
        "https://puzz.link/p?starbattle_edit/6/6/1/4ilbhgdnmhou", "  p?starbattle_play/6/6/1/4ilbhgdnmhou&id=5 ",
        "# a comment\n\nhttps://puzz.link/p?starbattle/6/6/1/4ilbhgdnmhou",
        "<https://puzz.link/p?starbattle/6/6/1/4ilbhgdnmhou>", "<puzz.link/p?starbattle/6/6/1/4ilbhgdnmhou>",
        "[stars](https://puzz.link/p?starbattle/6/6/1/4ilbhgdnmhou)",
        "\"https://puzz.link/p?starbattle/6/6/1/4ilbhgdnmhou/\"", "<starbattle/6/6/1/4ilbhgdnmhou>"})
    CHECK(converted(link, "grid") == expected);
  CHECK(texts_or_errors("grid", "starbattle/6/6/1/4ilbhgdnmhou\nstarbattle/6/6/1/4ilbhgdnmhou", "grid").size() == 2);
}

TEST_CASE("a genre's own notation reads links to that genre", "[grid][links]") {
  const std::string link = "https://puzz.link/p?starbattle/6/6/1/4ilbhgdnmhou";
  CHECK(texts_or_errors("grid", link, "grid", "starbattle") == texts_or_errors("grid", link, "grid"));
  const auto others = texts_or_errors("grid", link + "\n" + link, "grid", "nonogram");
  REQUIRE(!others.empty());
  CHECK(others[0] == "1:1: \"starbattle\" is another genre than \"nonogram\"");
}

TEST_CASE("links of nonograms have the last run first, and lines without runs", "[grid][links]") {
  CHECK(converted("https://puzz.link/p?nonogram/6/6/12g1111h11112j12g11g21j11g3h", "grid") ==
        "nonogram\nrows\n2 1\n1 1\n1 2\n0\n1 1\n3\ncolumns\n2 1\n1 1 1\n1\n1 1 1\n2 1\n0");
}

TEST_CASE("links of each genre say what its texts say", "[grid][links]") {
  const std::vector<std::pair<std::string, std::string>> said = {
      {"aquarium/4/4/bu8i90/i3213g",
       "aquarium\nlevel pool\ntop\n. . . 3\nleft\n2 1 3 .\nregions\nA A B B\nC A B D\nC A C D\nC C C D"},
      {"aquarium/r/4/4/bu8i90/i3213g",
       "aquarium\ntop\n. . . 3\nleft\n2 1 3 .\nregions\nA A B B\nC A B D\nC A C D\nC C C D"},
      {"easyasabc/4/4/3/1m2h3g3h",
       "abcendview\nletters 3\ntop\na . . .\nbottom\n. . . .\nleft\nb . . c\nright\n. c . ."},
      {"magnets/5/5/g222j2h2g22g0g32fubmo3or00000000000400",
       "magnets\ntop\n2 2 . . .\nbottom\n. 2 . . 2\nleft\n2 2 . . 2\nright\n. . 2 0 3\n"
       "regions\nA A B C D\nE F B C D\nE F # G H\nI I J G H\nK K J L L"},
      {"battleship/4/4/0h1jg0t/3/11g/12o/31s",
       "battleships\nfleet 3 2 1\ntop\n0 . . 1\nleft\n. . . .\ncells\n. ~ . .\n. . . .\n. . . .\n. . . ."},
      {"tents/5/5/2g0h1i1j82323",
       "tents\ntop\n2 . 0 . .\nleft\n1 . . . 1\ncells\n. . T . .\n. . . . .\n. T . . T\n. . . T .\n. T . . ."},
      {"heyawake/3/2/k0g2", "heyawake\ncells\n. 2 .\n. . .\nregions\nA B B\nA B B"},
      {"country/2/2/o0h", "country\nregions\nA B\nA B"},
      {"country/2/2/o0", "country\nregions\nA B\nA B"},  // as older programs write it
      {"tentaisho/2/2/0j3h", "galaxies\nsize 2 2\ncentres\nr1c1\nr1.5c2"},
      {"tentaisho/5/5/6fl94fi65en8dbf",
       "galaxies\nsize 5 5\ncentres\nr1c1\nr1c3\nr2c1\nr2c3.5\nr2c5\nr3c1.5\nr3c3.5\nr3c5\nr4c4\n"
       "r4.5c2\nr5c1\nr5c4"},
      {"fillomino/3/2/1h-10h", "fillomino\ncells\n1 . .\n16 . ."},
      {"hashi/3/3/2g4i1g.", "hashi\ncells\n2 . 4\n. . .\n1 . ?"},
      {"creek/2/1/b0g1", "creek\nsize 1 2\ncorners\n1 . .\n0 . 1"},
      {"tapa/3/1/a9g.", "tapa\ncells\n13 . ?"},
      {"yajilin/3/3/10a7100.+2.a03a", "yajilin\ncells\n0^ . 16v\n# # ?v\n. 3 ."},
      {"yajirin/b/2/2/a41b", "yajilin\ncells\n. 1>\n. ."},
      {"numlin/3/1/1g1", "numberlink\nfill no\ncells\n1 . 1"},
      {"arukone/3/1/1g1", "numberlink\ncells\n1 . 1"},
      {"norinori/3/3/g000", "norinori\nregions\nA A A\nA A A\nA A A"},
      {"snake/2/2/3021g0", "snake\ntop\n2 1\nleft\n. 0\ncells\n. o\n. ."},
      {"lightup_edit/6/6/nekcakbl",
       "akari\ncells\n. . . . . .\n. . #4 . . .\n. . . . #2 .\n. #0 . . . .\n. . . #1 . .\n. . . . . ."},
      {"building/4/4/k13h4j3gu3",
       "skyscrapers\ntop\n. . . .\nbottom\n. 1 3 .\nleft\n. 4 . .\nright\n. . 3 .\n"
       "cells\n. . . .\n. . . .\n. . . .\n. . . 3"}};
  for (const auto& [link, text] : said) {
    const Link* found = link_of(link);
    INFO(link);
    REQUIRE(found != nullptr);
    Text read;
    Error error;
    const bool is_read = read_link(link, 1, *found, *find_genre(found->genre), read, error);
    CAPTURE(error.message.text());
    REQUIRE(is_read);
    std::string written;
    write_text(read, written);
    CHECK(written == text);
  }
}

TEST_CASE("what no link says is not written as one", "[grid][links]") {
  for (const std::string text :
       {"starbattle\nstars 1\nregions\nA A B\nA # B\nC C B",        // no cell
        "starbattle\nstars 1\nregions\nA B\nB A",                   // in pieces
        "starbattle\nstars 1\nregions\nA A\nA A\ncells\n* .\n. .",  // filled in
        "nonogram\nrows\n1r\n1b\ncolumns\n1r\n1b",                  // colours
        "nonogram\nrows\n1 1 1\ncolumns\n1\n1\n1",                  // too many runs
        "skyscrapers\nparks\ntop\n1 . .\nleft\n. . .", "skyscrapers\ndiagonals\ntop\n1 . .\nleft\n. . .",
        "abcendview\nletters 2\ndiagonals\ntop\na . .\nleft\n. . .", "minesweeper\nmines 1\ncells\n1 .",
        "magnets\nregions\nA A\ncells\nx x", "yajilin\ncells\n4096^ . .\n. . ."}) {
    INFO(text);
    CHECK(converted(text, "grid") == text);
    const auto answers = convert("grid", text, "pzpr");
    REQUIRE(answers.size() == 1);
    CHECK(answers[0].kind == 'E');
  }
}

TEST_CASE("a damaged link is one error with its place", "[grid][links]") {
  check_faults(
      {{"starbattle/6/6", 15, "the link ends before"},
       {"starbattle/6/6/1/4ilbhgdnmhou0", 30, "\"0\" follows the end"},
       {"starbattle/6/6/1/4ilbhgdnwhou", 26, "\"w\" is not from 0 to 9 or a to v"},
       {"starbattle/6/6/x/4ilbhgdnmhou", 16, "\"x\" is no number"},
       {"starbattle/a/6/6/1/4ilbhgdnmhou", 12, "\"a\" stands for rules that starbattle does not have"},
       {"starbattle/v:x/6/6/1/4ilbhgdnmhou", 12, "\"v:x\" says that its rules are other than the usual ones"},
       {"starbattle/6/129/1/4ilbhgdnmhou", 12, "is too large"},
       {"starbattle/6/0/1/4ilbhgdnmhou", 14, "is not a number of columns or rows"},
       {"nonogram/2/2/1.11", 15, "\".\" is a clue that nonogram does not have"},
       {"nonogram/2/2/1-1", 15, "is no number"},
       {"nonogram/2/2/11!1", 16, "\"!\" is no number"},
       {"nonogram/2/2/1111/2", 18, "\"/2\" follows the end"},
       {"magnets/a/5/5/g222j2h2g22g0g32fubmo3or00000000000400", 9, "\"a\" says that poles side by side of two"},
       {"battleship/6/6/g12h2g30g3gk0r3w//p", 34, "\"p\" is no fleet"},
       {"battleship/6/6/g12h2g30g3gk0r3w/1/22u", 35, "\"22u\" is no ship"},
       {"battleship/6/6/g12h2g30g3gk0r3w/2/11g", 38, "the link ends before"},
       {"battleship/6/6/g12h2g30g3gk9r3w//c", 28, "\"9\" is a clue that battleships does not have"},
       {"easyasabc/4/4/3/1m2h3-1bh-1b", 22, "\"-1b\" is a clue that abcendview does not have"},
       {"lits/3/3/g000", 10, "\"g000\" has a border inside a region"},
       {"yajilin/2/2/1", 13, "\"1\" is no clue with an arrow"},
       {"yajilin/2/2/a1g", 14, "\"1g\" is no clue with an arrow"},
       {"yajilin/2/2/61", 13, "\"61\" is no clue with an arrow"},
       {"yajilin/2/2/-5000b", 13, "\"-5000\" is no clue with an arrow"},
       {"yajilin/2/2/!", 13, "\"!\" is no clue with an arrow"},
       {"yajilin/o/2/2/41c", 9, "\"o\" says that all shaded cells are outside the loop"},
       {"yajilin/ob/2/2/41c", 9, "\"ob\" says that all shaded cells are outside the loop"},
       {"mashu/f/2/2/000", 7, "\"f\" says that the loop passes through all cells"},
       {"slither/f/2/2/3", 9, "\"f\" says that the loop passes through all dots"},
       {"fillomino/t/2/2/3", 11, "\"t\" says that no number is larger than 3"},
       {"country/e/2/2/00", 9, "\"e\" says that the loop need not pass through all regions"},
       {"numlin/2/1/..", 12, "\".\" is a clue that numberlink does not have"},
       {"hitori/2/2/12-z", 14, "\"-z\" is no number and no dot"},
       {"hitori/2/2/12!1", 14, "\"!\" is no number"},
       {"tapa/2/2/1zz", 12, "\"z\" follows the end"},
       {"tapa/2/2/ez12", 10, "\"ez\" is no length of runs"},
       {"akari/6/6/nekcaf", 16, "\"f\" is no number to 4"},
       {"aqre/b/3/3/vg00i", 6, "\"b\" says that each border between regions touches one shaded cell: aqre does not"},
       {"koburin/m/4/4/n.i..10", 9, "\"m\" says that numbers count diagonal neighbours too"},
       {"akichi/x/3/3/10vg2g01", 8, "\"x\" says that the largest area of a room may be smaller than its number"},
       // A sample of pzprjs: the first row ends before its last cell.
       {"tentaisho/5/5/6fl94fi65en8dbf10000", 30, "\"10000\" says that there are cells outside the board"}});
}

// As puzz.link reads them.
TEST_CASE("blank cells beyond the last one of a link say nothing", "[grid][links]") {
  const std::vector<std::pair<std::string, std::string>> links = {
      {"nonogram/2/2/11z", "nonogram/2/2/11"},
      {"yajilin/2/2/e", "yajilin/2/2/d"},
      {"tents/5/5/2g0h1i1j8232h", "tents/5/5/2g0h1i1j82320"},
      {"slither/2/2/3z", "slither/2/2/3"}};
  for (const auto& [link, shorter] : links) {
    INFO(link);
    CHECK(converted(link, "grid") == converted(shorter, "grid"));
  }
}

TEST_CASE("a link cut anywhere is read or one error", "[grid][links]") {
  for (const Sample& sample : samples()) {
    for (std::size_t size = sample.link.rfind('?') + 1; size < sample.link.size(); ++size) {
      Request request = request_of(Question::check, EngineChoice::bits, sample.link.substr(0, size));
      request.format = "pzpr";
      const auto answers = ask("grid", request);
      INFO(request.text);
      REQUIRE(answers.size() == 1);
      CHECK((answers[0].kind == 'E' || size > sample.link.find('/', sample.link.rfind('?')) + 4));
    }
  }
}

TEST_CASE("links of other puzzles are no grid puzzles", "[grid][links]") {
  for (const std::string_view line :
       {"https://puzz.link/p?kakuro/5/5/48la0.na0", "http://pzv.jp/p.html?sudoku/9/9/53h7",
        "https://puzz.link/p?starbattles/6/6/1/4ilbhgdnmhou", "starbattle"})
    CHECK(link_of(line) == nullptr);
}

TEST_CASE("links to Sudokus and Kakuros end with a slash or with what a site adds", "[grid][links]") {
  const std::string sudoku = "https://puzz.link/p?sudoku/4/4/1i4i3l.", kakuro = "https://puzz.link/p?kakuro/2/2/n3a4j";
  for (const std::string& puzzle : {std::string("sudoku"), std::string("kakuro")}) {
    const std::string& link = puzzle == "sudoku" ? sudoku : kakuro;
    const auto plain = convert(puzzle, link);
    REQUIRE(plain.size() == 1);
    CHECK(plain[0].kind == 'T');
    CHECK(convert(puzzle, link + "/&id=5 ") == plain);
  }
}

}  // namespace grid_links_test

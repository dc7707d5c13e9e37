// Games of Simon Tatham's collection: IDs that his programs made have one solution, and say the same in every form;
// what is damaged is one error.
#include <algorithm>
#include <fstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/puzzles/grid/genre.hpp"
#include "core/puzzles/grid/tatham/games.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"
#include "tests/core/grid_words.hpp"
#include "tests/core/random.hpp"

namespace grid_tatham_test {

using namespace quadrille;
using namespace quadrille::test;
using grid::tatham::Game;

namespace {

// Lines `name parameters:description`.
std::vector<std::string> samples() {
  std::ifstream file("tests/data/tatham.txt");
  REQUIRE(file);
  std::vector<std::string> samples;
  for (std::string line; std::getline(file, line);) samples.push_back(line);
  return samples;
}

std::string converted(const std::string& text, const std::string& format = "") {
  const auto texts = texts_or_errors("grid", text, "grid", format);
  REQUIRE(texts.size() == 1);
  return texts[0];
}

const Game& game_of(const std::string& sample) {
  const std::string name = sample.substr(0, sample.find(' '));
  const auto games = grid::tatham::games();
  const auto game = std::find_if(games.begin(), games.end(), [&](const Game& each) { return each.name == name; });
  REQUIRE(game != games.end());
  return *game;
}

}  // namespace

TEST_CASE("games that Simon Tatham's programs made have one solution", "[grid][tatham]") {
  for (const std::string& sample : samples()) {
    INFO(sample);
    const auto answers = ask("grid", request_of(Question::check, EngineChoice::bits, sample));
    REQUIRE(answers.size() == 1);
    CAPTURE(answers[0]);
    CHECK(answers[0].verdict == "unique");
  }
}

TEST_CASE("every game that is a genre is among the samples, except mosaic", "[grid][tatham]") {
  const std::vector<std::string> all = samples();
  for (const Game& game : grid::tatham::games()) {
    INFO(game.name);
    CHECK(grid::find_genre(game.genre) != nullptr);
    const bool is_there = std::any_of(all.begin(), all.end(), [&](const std::string& sample) {
      return sample.starts_with(std::string(game.name) + ' ');
    });
    CHECK(is_there == (game.name != "mosaic"));
  }
}

TEST_CASE("a game says the same as an ID, a link and a save", "[grid][tatham]") {
  for (const std::string& sample : samples()) {
    INFO(sample);
    const Game& game = game_of(sample);
    const std::string text = converted(sample), name(game.name), id = sample.substr(name.size() + 1);
    CHECK(text.substr(0, text.find('\n')) == game.genre);
    CHECK(converted("https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/" + name + ".html#" + id) == text);
    CHECK(converted("<https://example.org/" + name + ".html#" + id + ">") == text);
    CHECK(converted(name + ':' + id + "  ") == text);
    CHECK(converted(id, std::string(game.genre)) == text);
    const std::size_t colon = id.find(':');
    const std::string parameters = id.substr(0, colon), description = id.substr(colon + 1);
    const auto entry = [](std::string key, const std::string& value) {
      key.resize(8, ' ');
      return key + ':' + std::to_string(value.size()) + ':' + value + '\n';
    };
    const std::string save = entry("SAVEFILE", "Simon Tatham's Portable Puzzle Collection") + entry("VERSION", "1") +
                             entry("GAME", std::string(game.title)) + entry("PARAMS", "3x3") +
                             entry("CPARAMS", parameters) + entry("DESC", description) + entry("NSTATES", "2") +
                             entry("STATEPOS", "2") + entry("MOVE", "L0,0");
    CHECK(converted(save) == text);
    CHECK(converted(save, "tatham") == text);
    CHECK(texts_or_errors("grid", save + save, "grid") == std::vector<std::string>{text, text});
  }
}

TEST_CASE("descriptions of games say what their texts say", "[grid][tatham]") {
  const std::vector<std::pair<std::string, std::string>> said = {
      {"lightup 3x2:a1Bc", "akari\ncells\n. #1 #\n. . ."},
      {"bridges 3x1m2:2aA", "hashi\ncells\n2 . 10"},
      {"slant 2x1:0a2c", "gokigen\nsize 1 2\ncorners\n0 . 2\n. . ."},
      {"unruly 4x2u:aBcAb", "binairo\ndifferent yes\ncells\n0 . 1 .\n. 0 1 ."},
      {"keen 2:b__,a3m2", "kenken\ncells\n3+ .\n2* .\nregions\nA A\nB B"},
      {"towers 2:1///2/1///,a2_1a", "skyscrapers\ntop\n1 .\nbottom\n. 2\nleft\n1 .\nright\n. .\ncells\n. 2\n1 ."},
      {"unequal 2:0R,0,1U,0,", "futoshiki\ncells\n. .\n1 .\npairs\nr1c1 > r1c2\nr2c1 > r1c1"},
      {"pattern 2x3:1.1//2/1/1", "nonogram\nrows\n2\n1\n1\ncolumns\n1 1\n0"},
      {"tents 2x2:_c,1,0,0,1", "tents\ntop\n1 0\nleft\n0 1\ncells\nT .\n. ."},
      {"filling 3x1:20a", "fillomino\ncells\n2 . ."},
      {"singles 2x1:1a", "hitori\ncells\n1 10"},
      {"range 3x1:a12a", "kurodoko\ncells\n. 12 ."},
      {"galaxies 2x1:b", "galaxies\nsize 1 2\ncentres\nr1c1.5"},
      {"magnets 2x1:1.,.,.1,.,LR", "magnets\ntop\n1 .\nleft\n.\nbottom\n. 1\nright\n.\nregions\nA A"},
      {"mosaic 3x1:1a2", "mosaic\ncells\n1 . 2"},
      {"loopy 2x1:3a", "slitherlink\ncells\n3 ."},
      {"pearl 3x1:BaW", "masyu\ncells\n# . o"},
      {"dominosa 1:01[1]001", "dominosa\ncells\n0 1 1\n0 0 1"}};
  for (const auto& [id, text] : said) {
    INFO(id);
    CHECK(converted(id) == text);
  }
}

TEST_CASE("games that are no puzzles here, and damaged ones, are one error with its place", "[grid][tatham]") {
  check_faults({{"mines 9x9:4,4,mb071b49fbd1cb6a0d5868", 1, "a game of Mines hides its mines"},
                {"https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/mines.html#9x9n10:4,4,mb071", 1, "hides its"},
                {"net 3x3:123456789", 1, "\"net\" is no game of a genre that is known"},
                {"lightup 7x7#123456", 9, "has no board, only the number"},
                {"lightup 0x7:a", 13, "\"0x7\" is not a size"},
                {"lightup 129x7:a", 15, "\"129x7\" is not a size"},
                {"lightup 9999999x7:a", 19, "is not a size"},
                {"lightup 2x2:", 13, "the description ends before the board is complete"},
                {"lightup 2x2:aB", 15, "the description ends before the board is complete"},
                {"lightup 2x2:e", 13, "this run of blanks goes beyond the last cell"},
                {"lightup 2x2:dB", 14, "\"B\" follows the end of the board"},
                {"lightup 2x2:5c", 13, "\"5\" cannot stand here"},
                {"bridges 2x2m3:d", 15, "a hashi has at most two bridges"},
                {"bridges 2x2m2L:d", 16, "a hashi may have loops"},
                {"loopy 3x3t1:i", 13, "a slitherlink is of squares"},
                {"unequal 2a:0,0,0,0,", 12, "no signs for neighbouring numbers"},
                {"unequal 2:0U,0,0,0,", 12, "this sign points beyond the board"},
                {"unruly 2x2:c", 13, "the description ends"},
                {"keen 2:zzz,a1", 9, "the regions have more edges than the board"},
                {"keen 2:b__,x1", 12, "\"x\" cannot stand here"},
                {"tents 2x2:_c,1,0,0", 19, "ends before the board is complete"},
                {"pattern 2x2:1/1/1", 18, "ends before the board is complete"},
                {"magnets 2x1:1.,.,.1,.,RL", 23, "\"R\" cannot stand here"},
                {"galaxies 2x1:d", 15, "goes beyond the last cell"},
                {"dominosa 1:01[100", 18, "ends before the board is complete"}});
  CHECK(converted("SAVEFILE:41:Simon Tatham's Portable Puzzle Collection\nVERSION :1:1\n") ==
        "1:1: this save has no GAME, CPARAMS or DESC");
}

TEST_CASE("a game cut anywhere, with any byte changed, or a million long, is read or one error", "[grid][tatham]") {
  Random random(77);
  for (const std::string& sample : samples()) {
    const std::size_t begin = sample.find(' ') + 1;
    for (int round = 0; round < 20; ++round) {
      std::string id = sample;
      if (round % 2 == 0) {
        id.resize(begin + random.below(id.size() - begin));
      } else {
        constexpr std::string_view bytes = "az_09,/.:#[]BWRx-\xc3";
        id[begin + random.below(id.size() - begin)] = bytes[random.below(bytes.size())];
      }
      INFO(id);
      CHECK(texts_or_errors("grid", id, "grid", "tatham").size() <= 1);
    }
    std::string head = sample.substr(0, sample.find(':') + 1);
    for (const char c : {'a', '_', '9', ',', 'B', '0'})
      CHECK(texts_or_errors("grid", head + std::string(1000000, c), "grid").size() == 1);
  }
}

}  // namespace grid_tatham_test

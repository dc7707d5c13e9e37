// Links of penpa-edit to grid puzzles: public ones of each genre, and what is asked where a link does not say its
// genre.
#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "core/puzzles/grid/drawings/penpa.hpp"
#include "core/puzzles/grid/kinds/named.hpp"
#include "core/reading/recognise.hpp"
#include "core/text/base64.hpp"
#include "core/text/deflate.hpp"
#include "core/text/inflate.hpp"
#include "tests/core/ask.hpp"
#include "tests/core/catch.hpp"

namespace penpa_grid_test {

using namespace quadrille;
using namespace quadrille::test;
namespace drawings = quadrille::grid::drawings;

namespace {

// Posted by people: a nurikabe and a slitherlink of 5×5, which do not say what they are.
constexpr std::string_view nurikabe =
    "https://swaroopg92.github.io/penpa-edit/#m=edit&p=7VTPb5swGL3zV1Q++8CPsKXcuq7ZJWPrkqmqEIqchDaoEHcG1slR/vd+32cq"
    "YmDSdtjWw+Tw9Hj+bD/HflTfGqEyHkILptzlHjTfn9IzcfH30pZ5XWTRGb9o6p1UQDj/NJvxO1FUmZO0Valz0OeRvub6Q5Qwj3Hmw+OxlOvr6K"
    "A/RjrmegFdjHugzU2RD/SqozfUj+zSiJ4LPG450Fugm1xtimw1N8rnKNFLznCddzQaKSvl94y1PvB9I8t1jsJa1LCZapc/tj1Vs5UPTVvrpUeu"
    "L4zdxYjdoLOL1NhFNmIXd/GH7Z6nxyP87V/A8CpK0PvXjk47uogOgHF0YL6HQ0PwYs6GTaYoBJ0QkjB5EWCcR6NvCWeEPuESJuc6IHxP6BKGhH"
    "OquSK8IbwknBC+oZq3aO+3NvAX7CS+yQK28NdY6iQsbsp1ps5iqUpRMEgDq2Sxqhp1JzZwthQWOD7Q9lRpSYWUj0W+t+vy+71U2WgXitn2fqx+"
    "LdW2N/uTKApLMNG3JHNLLalWcAVP3oVS8slSSlHvLOHkulozZfvaNlAL26J4EL3Vym7PR4f9YPQkAXxqgv+fmn/0qcEjcF9bXl+bHbq9Uo1GH+"
    "SR9IM6mvJWHwQd9EGkccFhqkEdCTao/WyDNIw3iIOEg/aTkOOs/Zyjq37UcalB2nGp08AnqfMM";
constexpr std::string_view slitherlink =
    "https://swaroopg92.github.io/penpa-edit/#m=edit&p=7ZTBb9owFMbv/BWVzz4kDlDIretKL4ytg6mqoggZSEvUBHdOsk5G/O997yUr"
    "2Mmk7bCth8nk6fHzi9+XxJ+Lr5XUCR/ACEbc4z4MIUZ09T38/RiLtMyS8IxfVOVWaUg4/ziZ8HuZFUkvaqri3t6MQ3PDzXUYsYBx5sMlWMzNTb"
    "g3H0Iz42YOU4z7wKaQQYGA9OqY3tI8Zpc19D3IZ3UeQHoH6TrV6yxZTuuFPoWRWXCGfd7R3ZiyXH1LWH0b/V+rfJUiWMkSHqbYpk/NTFFt1GPV"
    "1PrxgZuLWu68Qy5KaORiWsvFrEMuPsUfljuODwd47Z9B8DKMUPuXYzo6pvNwD3EW7pkImlsD/D6wnugjECdg7IDAQwAf9BX4DugLF5w7XQZDF7"
    "hdhtTltQLk+iT6juKEoqC4gGfiJqD4nqJHcUBxSjVXFG8pXlLsUxxSzTm+ld96b39BTiRqC+IY/FoW9yI2q/JVos9mSucyY2BCVqhsWVT6Xq5h"
    "S5FHYdcA21GlhTKlnrJ0Z9elDzulk84phMnmoat+pfTGWf1ZZpkF6hPHQrU5LFRq2Pkn/6XW6tkiuSy3FjhxibVSsittAaW0JcpH6XTLj8986L"
    "HvjK4ogBMu+H/C/aMTDj+B99b8+tbk0O5VutP6gDvcD7TT5Q1vGR14y9LYsO1qoB3GBup6G1Db3gBbDgf2E5Pjqq7PUZVrdWzVcju2OjV8FPde"
    "AA==";

// The nurikabe, made with zlib: with two shaded cells, a green one and a number that were entered; and with an answer
// check of lines along cells alone.
constexpr std::string_view entered =
    "https://x.org/penpa-edit/#m=edit&p=7VRNc5swEL3zKzI66wDCtLZuaRL34rpN7U4mwzAe2SYxE7BSAU0HD/89uwsukaEz6aEfh47M+vG00"
    "j5gn/KvpTIxD2D4Y+5yD4YQY7pGLv6OY5kUaSzP+HlZ7LQBwPnH6ZTfqTSPnbDNipxDNZHVNa/ey5B5jDMBl8ciXl3LQ/VBVnNeLWCKcQ+4WZMkA"
    "F518IbmEV00pOcCnrcY4C3ATWI2abyaNcwnGVZLzrDOO1qNkGX6W8xaHXi/0dk6QWKtCniYfJc8tjN5udUPJTuWqHl13shdDMj1O7n+D7n+sFzx+"
    "+VOorqG1/4ZBK9kiNq/dHDcwYU81KjrwISHSwPQ0nwbNhoj4XdEQMToSMA6j1bfUpxSFBSXsDmvfIqXFF2KAcUZ5VxRvKF4QXFE8Q3lvEV58AALV"
    "CaYhJLCZ3IEfxMmxVGzi4qgm0SjqHZC0bQrjuB1KHJCNi+zdWzO5tpkKmXQsCzX6SovzZ3awOunfubE7SnTolKtH9Nkb+cl93tt4sEpJOPt/VD+W"
    "pvtye5PKk0tIid3WlTTSBZVmMS6V8boJ4vJVLGziBcdZe0U7wtbQKFsiepBnVTLumeuHfad0RX6cBr4/0+Dv3Qa4Cdwf+lM+CMO/7fkUPdqM2h9o"
    "AfcD+ygy1u+Z3Tge5bGgn1XAztgbGBPvQ1U395A9hwO3E9Mjrue+hxVnVodS/XcjqVeGj6MnGc=";
constexpr std::string_view checked =
    "https://x.org/penpa-edit/#m=edit&p=7VXPT9swGL3nr0A++5AfDSu+MUZ3Kd1YixCKospNDY1wauY4A7nK/87nLymZ3B62wzYOk+un12c7f"
    "q6/l9bfG64FTaElYxrSCFocj7GPQvfZt0VppGAn9LwxG6WBUPplMqH3XNYiyPpZebCzZ8xeU/uZZSQilMTQI5JTe8129orZGbVzGCI0Am3aTYqBX"
    "g70Fscdu+jEKAQ+6znQO6BFqQspltNO+coyu6DE7fMRVztKKvVDkN6H+16oalU6YcUNHKbelE/9SN2s1WND9lu01J53dudH7CaD3eTNbnLcbvzn7"
    "Z7lbQs/+zcwvGSZ834z0PFA52zXOl87EkduaQpeursho7ETkkFIURjtBVgX4eo7xAlijLiAh1ObIH5CDBFTxCnOuUS8RbxAHCGe4pwPzt5vHeAv2"
    "MniLguupb/G8iAjs6ZaCX0yU7rikkAaSK3ksm70PS/gbjEsFDWp1JNYP4ileOGFIczoph8pH7ZKi5XSa6E7vQ3IC8GeJZCy5H/K/lHK3BWE761U3"
    "5sdLGKlj1Y9yFuMiK+6OMhyK47pLia+/syl9LUa/8t8tasJXzW69CWutXr2xYqbja/9VCj+U8XWHLgy/OC0/JEf7l8Nx4f3Tx68Ag==";

struct Sample {
  std::string genre, verdict, link;
};

std::vector<Sample> samples() {
  std::ifstream file("tests/data/penpa-genres.tsv");
  REQUIRE(file);
  std::vector<Sample> all;
  Sample sample;
  while (std::getline(file, sample.genre, '\t') && std::getline(file, sample.verdict, '\t') &&
         std::getline(file, sample.link))
    all.push_back(sample);
  return all;
}

Answered answer_to(std::string_view genre, std::string_view link) {
  Request request = request_of(Question::check, EngineChoice::automatic, std::string(link));
  request.format = genre;
  const auto answers = ask("grid", request);
  REQUIRE(answers.size() == 1);
  return answers[0];
}

std::string verdict_of(std::string_view genre, std::string_view link) {
  const Answered answer = answer_to(genre, link);
  return answer.kind == 'E' ? "refused" : answer.verdict;
}

std::string choices_of(std::string_view link) {
  std::string list;
  const reading::Recognition found = reading::recognise(link);
  for (std::size_t at = 0; at < found.readings.size(); ++at) {
    const auto& [puzzle, format] = found.readings[at];
    const std::string_view text = found.text_of(at);
    list += (list.empty() ? "" : " ") + std::string(puzzle) + '/' + std::string(format);
    if (!text.empty()) list += ':' + std::string(text.substr(0, text.find('\n')));
  }
  return list;
}

bool is_named(std::string_view name, std::string_view genre) {
  const auto form = drawings::form_named(name);
  return genre.empty() ? !form : form && form->genre == genre;
}

// The text of a link, or what is wrong with it.
std::string text_in(const std::string& link) {
  const Answered read = convert("grid", link, "grid", "penpa").at(0);
  return read.kind == 'T' ? read.text : read.message;
}
Answered link_to(const std::string& text) { return convert("grid", text, "penpa").at(0); }

// The lines that a link holds, with the short words of penpa-edit.
std::vector<std::string> lines_in(const std::string& link) {
  const std::string digits = link.substr(link.find("p=") + 2);
  std::string unpacked;
  REQUIRE(inflate(from_base64(digits.substr(0, digits.find('='))).value(), 100'000, unpacked) == Unpacked::whole);
  std::vector<std::string> lines;
  std::istringstream stream(unpacked);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

}  // namespace

TEST_CASE("a puzzle that is written as a link of penpa-edit is read as the same one", "[penpa][grid]") {
  std::set<std::string> genres;
  for (const auto& [genre, verdict, link] : samples()) {
    const Answered text = convert("grid", link, "grid", genre).at(0);
    if (text.kind != 'T') continue;
    INFO(text.text);
    const Answered written = link_to(text.text);
    CHECK(written.message == "");
    CHECK(text_in(written.text) == text.text);
    genres.insert(genre);
  }
  CHECK(genres.size() > 30);
}

// A link without the tag that names its genre.
std::string without_tag(const std::string& link) {
  std::string lines;
  for (const std::string& line : lines_in(link)) {
    const bool is_head = line.find("Title: ") != std::string::npos;
    const std::size_t begin = line.find("Title: "), end = line.find(",Author");
    lines += is_head ? line.substr(0, begin) + "Title: " + line.substr(end) : line.starts_with("[\"") ? "[]" : line;
    lines += '\n';
  }
  return link.substr(0, link.find("p=") + 2) + to_base64(deflate(lines));
}

TEST_CASE("kinds are read and written by what their texts say of their boards", "[penpa][grid]") {
  std::set<std::string_view> written;
  for (const std::string_view kind : grid::kinds::named()) {
    if (!drawings::form_of_kind(kind)) continue;
    std::ifstream file("tests/data/kinds/" + std::string(kind) + ".txt");
    const std::string all{std::istreambuf_iterator<char>(file), {}};
    for (std::size_t at = 0; at < all.size(); at = std::min(all.find("\n\n", at), all.size() - 2) + 2) {
      const Answered board = convert("grid", all.substr(at, all.find("\nsolution", at) - at), "grid").at(0);
      const Answered link = link_to(board.text);
      INFO(board.text);
      CHECK((link.kind == 'T' || link.message.starts_with("a link of penpa-edit has no place for ")));
      if (link.kind != 'T') continue;
      // Regions get new names.
      const std::string text = text_in(link.text);
      if (board.text.find("\nregions\n") == std::string::npos) CHECK(text == board.text);
      CHECK(link_to(text).text == link.text);
      written.insert(kind);
    }
  }
  CHECK(written.size() > 50);
}

TEST_CASE("a drawing that fits no genre surely may be a kind, behind the genres", "[penpa][grid]") {
  const std::string chocona = "chocona\nregions\nA A B\nA A B\nC C C\ncells\n3 . .\n. . 1\n. . .";
  const std::string link = without_tag(link_to(chocona).text);
  const std::string choices = choices_of(link);
  CHECK(choices.starts_with("grid/heyawake "));
  CHECK(choices.find(" grid/grid:chocona") != std::string::npos);
  CHECK(choices.find("kurotto") == std::string::npos);  // it has circles
  const reading::Recognition found = reading::recognise(link);
  for (std::size_t at = 0; at < found.readings.size(); ++at)
    if (found.text_of(at).starts_with("chocona"))
      CHECK(convert("grid", std::string(found.text_of(at)), "grid").at(0).text == chocona);
}

TEST_CASE("a puzzle of puzz.link is the same one in penpa-edit", "[penpa][grid]") {
  std::ifstream file("tests/data/grids-links.tsv");
  REQUIRE(file);
  std::size_t written = 0;
  for (std::string genre, verdict, link;
       std::getline(file, genre, '\t') && std::getline(file, verdict, '\t') && std::getline(file, link);) {
    INFO(link);
    const Answered other = link_to(link);
    if (other.kind == 'T') {
      CHECK(convert("grid", text_in(other.text), "puzzlink").at(0).text ==
            convert("grid", link, "puzzlink").at(0).text);
      ++written;
    } else {
      CHECK(other.message.starts_with("a link of penpa-edit has no place for "));
    }
  }
  CHECK(written >= 30);
}

TEST_CASE("how many stars or mines there are stands in the title of a link", "[penpa][grid]") {
  for (const std::string text : {"minesweeper\nmines 12\ncells\n1 . .\n. . 1", "minesweeper\ncells\n1 . .\n. . 1",
                                 "starbattle\nstars 2\nregions\nA B\nA B"})
    CHECK(text_in(link_to(text).text) == text);
  CHECK(lines_in(link_to("minesweeper\nmines 12\ncells\n1 .").text)[0].find("Title: Minesweeper (12 mines),") !=
        std::string::npos);
}

TEST_CASE("a link that is written has the fields that penpa-edit reads", "[penpa][grid]") {
  const std::vector<std::string> lines =
      lines_in(link_to("heyawake\nregions\nA A\nA B\ncells\n2 .\n. .\nfilled\n? ?\n# ?").text);
  REQUIRE(lines.size() == 18);
  // The kind, columns, rows, pixels, turn, mirrors, size of the picture, its middle twice, of Sudokus, the title, …
  CHECK(lines[0] == "square,2,2,38,0,1,1,114,114,50,50,0,0,0,0,Title: Heyawake,Author: ,,,OFF,false");
  CHECK(lines[1] == "[0,0,0,0]");
  CHECK(lines[2] == "{zG:[\"1\",\"2\",\"1\"]}");
  CHECK(lines[3].find("zN:{\"14\":[\"2\",1,\"1\"]}") != std::string::npos);
  CHECK(lines[3].find("zE:{\"50,56\":2,\"50,51\":2}") != std::string::npos);
  CHECK(lines[4].find("zS:{\"20\":1}") != std::string::npos);
  CHECK(lines[5] == "[14,1,5,1]");
  CHECK(lines[17] == "[\"heyawake\"]");
}

TEST_CASE("what penpa-edit has no marks for is not written, and named", "[penpa][grid]") {
  const auto fault = [](const std::string& text) { return link_to(text).message; };
  const std::string no_place = "a link of penpa-edit has no place for ";
  CHECK(fault("battleships\nfleet 1\ntop\n1 0\nleft\n1 0") == no_place + "\"fleet 1\"");
  CHECK(fault("numberlink\ncells\n1 1") == no_place + "a numberlink without \"fill no\"");
  CHECK(fault("nurikabe\ncells\n1 .\nfilled\n? .") == no_place + "\"filled\"");
  const auto hitori = [](unsigned side) {
    std::string text = "hitori\ncells";
    unsigned state = 1;
    for (unsigned cell = 0; cell < side * side; ++cell) {
      state = state * 1'103'515'245u + 12'345u;
      text += (cell % side == 0 ? "\n" : " ") + std::to_string(1 + (state >> 16) % side);
    }
    return text;
  };
  CHECK(text_in(link_to(hitori(64)).text) == hitori(64));
  CHECK(fault(hitori(128)) == "a link of more than 131072 characters is too long");
}

TEST_CASE("public links of penpa-edit are answered as their genre", "[penpa][grid]") {
  for (const auto& [genre, verdict, link] : samples()) {
    INFO(genre);
    CHECK(verdict_of(genre, link) == verdict);
  }
}

TEST_CASE("the genre that a link names is read, and no other one is taken for it", "[penpa][grid]") {
  CHECK(verdict_of("nurikabe", nurikabe) == "unique");
  CHECK(verdict_of("slitherlink", slitherlink) == "unique");
  // Without a genre, none is taken.
  for (const std::string_view link : {nurikabe, slitherlink}) {
    const Answered answer = answer_to("penpa", link);
    CHECK((answer.kind == 'E' && answer.message.find("name it: it may be ") != std::string::npos));
  }
  // Not even where only one genre has all that is drawn: puzzles that are not known here draw the same.
  for (const auto& [genre, verdict, link] : samples())
    if (genre == "tents" || genre == "snake") CHECK(answer_to("penpa", link).kind == 'E');
  CHECK(verdict_of("starbattle", nurikabe) == "refused");
  CHECK(verdict_of("masyu", slitherlink) == "refused");
}

TEST_CASE("a link that does not say its genre is asked for, the likely ones first", "[penpa][grid]") {
  CHECK(choices_of(nurikabe).starts_with("grid/nurikabe "));
  CHECK(choices_of(slitherlink).starts_with("grid/slitherlink "));
  CHECK_FALSE(reading::recognise(nurikabe).is_sure);
  for (const auto& [genre, verdict, link] : samples()) {
    INFO(genre);
    const std::string choices = choices_of(link);
    if (verdict == "unique") CHECK((' ' + choices + ' ').find(" grid/" + genre + ' ') != std::string::npos);
    CHECK(choices.find("variant") == std::string::npos);
  }
}

TEST_CASE("links to other puzzles are never taken for one of ours", "[penpa][grid]") {
  std::ifstream file("tests/data/penpa-others.tsv");
  REQUIRE(file);
  std::size_t others = 0;
  for (std::string name, link; std::getline(file, name, '\t') && std::getline(file, link); ++others) {
    INFO(name);
    CHECK_FALSE(reading::recognise(link).is_sure);
    CHECK(answer_to("penpa", link).kind == 'E');
    CHECK(convert("kakuro", link, "", "penpa").at(0).kind == 'E');
    CHECK(convert("variant", link, "", "penpa").at(0).kind == 'E');
  }
  CHECK(others == 59);
}

TEST_CASE("what the answer check of a link looks at distinguishes genres", "[penpa][grid]") {
  CHECK(choices_of(checked) ==
        "grid/fillomino grid/cave grid/shikaku grid/grid:araf grid/grid:fillmat grid/grid:nawabari "
        "grid/grid:sashikazune grid/grid:squarejam grid/grid:usotatami");
}

TEST_CASE("what a solver has entered in a link is filled in, as far as the genre has it", "[penpa][grid]") {
  const auto text_of = [](const std::string& genre) {
    return convert("grid", std::string(entered), "grid", genre).at(0).text;
  };
  CHECK(text_of("nurikabe") ==
        "nurikabe\ncells\n. 5 . . .\n. . . . .\n. . . . .\n. 3 . . .\n. . 4 . .\nfilled\n? ? # # ?\n? ? ? ? ?\n? ? ? ? "
        "?\n? ? ? ? ?\n? ? ? ? ?");
  CHECK(text_of("fillomino").find("filled\n2 ? ? ? ?\n") != std::string::npos);
  CHECK(text_of("hashi").find("filled") == std::string::npos);
}

TEST_CASE("tags and titles name a genre, if no other word changes it", "[penpa][grid]") {
  CHECK(is_named("nurikabe", "nurikabe"));
  CHECK(is_named("slant (gokigen)", "gokigen"));
  CHECK(is_named("easy as abc", "abcendview"));
  CHECK(is_named("Star Battle", "starbattle"));
  CHECK(is_named("Easy Slitherlink #12", "slitherlink"));
  CHECK(is_named("YIN-YANG", "yinyang"));
  CHECK(is_named("Liar Slitherlink", ""));
  CHECK(is_named("Tapa-Like Loop", ""));
  CHECK(is_named("", ""));
  CHECK(is_named("Puzzle 3", ""));
  CHECK(drawings::names_sudoku("classic"));
  CHECK(drawings::names_sudoku("Killer Sudoku"));
  CHECK_FALSE(drawings::names_sudoku("masyu"));
}

}  // namespace penpa_grid_test

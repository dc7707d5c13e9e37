#include "core/puzzles/grid/drawings/forms.hpp"

#include <algorithm>
#include <iterator>
#include <string>
#include <vector>

#include "core/text/link_table.hpp"

namespace quadrille::grid::drawings {

namespace {

constexpr Form table[] = {
    {"slitherlink", "slitherlink slither", "loopedge", Marks::numbers, 0, ".", 0, 4},
    {"nurikabe", "nurikabe", "surface", Marks::numbers, 0, "?", 1},
    {"masyu", "masyu mashu", "loopline", Marks::circles},
    {"yajilin", "yajilin yajirin", "surface loopline", Marks::arrows, free_borders, "#"},
    {"starbattle", "starbattle", "star", Marks::none, regions | open_borders | holes | stars | square},
    {"heyawake", "heyawake", "surface", Marks::numbers, regions, "."},
    {"fillomino", "fillomino", "number loopedge", Marks::numbers, 0, ".", 1},
    {"akari", "akari lightup bijutsukan", "akari", Marks::walls, 0, "#", 0, 4},
    {"shakashaka", "shakashaka", "tri", Marks::walls, 0, "#", 0, 4},
    {"tapa", "tapa", "surface", Marks::runs, 0, "?"},
    {"lits", "lits", "surface", Marks::none, regions | holes},
    {"norinori", "norinori", "surface", Marks::none, regions | open_borders},
    {"hitori", "hitori", "surface", Marks::numbers, full, ".", 1},
    {"kurodoko", "kurodoko kuromasu", "surface", Marks::numbers, 0, "?", 2},
    {"cave", "cave corral bag", "loopedge surface", Marks::numbers, 0, "?", 2},
    {"shikaku", "shikaku", "loopedge", Marks::numbers, 0, "?", 1},
    {"hashi", "hashi hashiwokakero bridges", "loopline wall", Marks::numbers, 0, "?", 1, 8},
    {"numberlink", "numberlink arukone", "loopline", Marks::labels, 0, "", 1, 9999, "fill no"},
    {"country", "countryroad country", "loopline", Marks::numbers, regions | open_borders, "."},
    {"ripple", "rippleeffect ripple", "number", Marks::numbers, regions | open_borders | holes, "."},
    {"suguru", "suguru tectonic", "number", Marks::numbers, regions | open_borders | holes, "."},
    {"minesweeper", "minesweeper mines", "mine", Marks::numbers, mines, "?", 0, 8},
    {"mosaic", "mosaic fillapix", "surface", Marks::numbers, 0, ".", 0, 9},
    {"yinyang", "yinyang", "circle", Marks::circles},
    {"binairo", "binairo takuzu binarypuzzle", "number circle", Marks::bits},
    {"snake", "snake", "surface loopline", Marks::ends, top_left},
    {"shingoki", "shingoki trafficlights", "loopline", Marks::stops},
    {"tents", "tents tentsandtrees", "tent", Marks::trees, top_left},
    {"battleships", "battleships battleship", "battleship", Marks::ships, top_left | fleet},
    {"nonogram", "nonogram paintbynumbers griddlers hanjie", "surface", Marks::none, runs_outside | free_borders},
    {"skyscrapers", "skyscrapers skyscraper", "number", Marks::numbers, all_sides | square | free_borders, ""},
    {"abcendview", "easyasabc abcendview", "number", Marks::letters, all_sides | square | free_borders | letters_told},
    {"kenken", "tomtom kenken calcudoku", "number", Marks::targets, regions | square},
    {"futoshiki", "futoshiki inequality", "number", Marks::numbers, signs | square},
    {"galaxies", "spiralgalaxies tentaisho galaxies", "loopedge surface", Marks::none, centres},
    {"gokigen", "gokigen slant gokigennaname", "loopline wall", Marks::none, corners},
    {"creek", "creek", "surface", Marks::none, corners},
    {"aquarium", "aquarium", "surface", Marks::none, regions | top_left | open_borders, "", 0, 9999, "level pool"},
    {"magnets", "magnets", "math", Marks::none, regions | all_sides},
    {"thermometers", "thermometers thermometer", "surface", Marks::none, thermometers | top_left},
    {"str8ts", "str8ts straights", "number", Marks::dark, square, "", 1, 9},
    {"kakurasu", "kakurasu", "surface", Marks::none, top_left},
    {"tenner", "tenner tennergrid", "number", Marks::numbers, bottom, "", 0, 9},
    {"dominosa", "dominosa", "loopedge", Marks::numbers, full},
};

// Tags of penpa-edit for Sudokus, and what people call them.
constexpr std::string_view sudoku_names =
    "sudoku classic latin irregular arrow thermo tightfit evenodd consecutivepairs killer isodoku consecutive "
    "nonconsecutive sudokurve tile deficit surplus outside";

// Words of titles without a meaning.
constexpr std::string_view fillers =
    "a an the my no nr number puzzle puzzles puz practice example sample test classic standard normal regular easy "
    "medium hard expert tiny small large big mini daily day week new simple first second third";

bool is_latin(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

bool is_word_of(std::string_view list, std::string_view name) {
  return any_word(list, [name](std::string_view word) { return word == name; });
}

// Words of small letters; others are ends of words, and digits are left out.
std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> words(1);
  for (const char c : text) {
    const bool is_part = is_latin(c) || (c & 0x80) != 0 || (c >= '0' && c <= '9' && !words.back().empty());
    if (is_part) {
      words.back() += is_latin(c) ? static_cast<char>(c | 0x20) : c;
    } else if (!words.back().empty()) {
      words.emplace_back();
    }
  }
  std::erase(words, std::string());
  return words;
}

}  // namespace

std::span<const Form> forms() { return table; }

const Form* form_of(std::string_view genre) {
  const auto* const found =
      std::find_if(std::begin(table), std::end(table), [genre](const Form& form) { return form.genre == genre; });
  return found == std::end(table) ? nullptr : found;
}

const Form* form_named(std::string_view name) {
  // A tag has other names in brackets: `slant (gokigen)`.
  std::string all, some;
  for (const std::string& word : words_of(name.substr(0, std::min(name.find('('), name.size())))) {
    all += word;
    if (!is_word_of(fillers, word)) some += word;
  }
  const auto* const found = std::find_if(std::begin(table), std::end(table), [&](const Form& form) {
    return is_word_of(form.names, all) || is_word_of(form.names, some);
  });
  return found == std::end(table) ? nullptr : found;
}

bool names_sudoku(std::string_view name) {
  const std::vector<std::string> words = words_of(name);
  return std::any_of(words.begin(), words.end(), [](const std::string& word) { return word == "sudoku"; }) ||
         (words.size() == 1 && is_word_of(sudoku_names, words[0]));
}

}  // namespace quadrille::grid::drawings

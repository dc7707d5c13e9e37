#include "core/puzzles/grid/drawings/forms.hpp"

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "core/puzzles/grid/kinds/named.hpp"
#include "core/text/link_table.hpp"
#include "core/text/text.hpp"

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

// How what kinds say of their boards is drawn: the tokens of their cells, and their other sections.
struct KindCells {
  std::string_view tokens;
  Marks marks;
  std::string_view unknown = {};
  std::string_view colours = "o#";
};
constexpr KindCells kind_cells[] = {
    {"", Marks::none},
    {"number", Marks::numbers},
    {"number, ?", Marks::numbers, "?"},
    {"wall #", Marks::walls},
    {"wall #, wall #<number>", Marks::walls},
    {"wall #<number>, wall #", Marks::walls},
    {"o", Marks::circles, "", "o"},
    {"o, x", Marks::circles, "", "ox"},
    {"o, o<number>", Marks::stops, "", "o"},
    {"o, o<number>, x, x<number>", Marks::stops, "", "ox"},
    {"arrow", Marks::arrows},
    {"runs", Marks::runs},
};
constexpr std::pair<std::string_view, std::uint32_t> kind_sections[] = {
    {"regions", Has::regions},
    {"rows, columns", Has::runs_outside | Has::free_borders},
    {"top, left: number", Has::top_left},
    {"corners: number", Has::corners},
    {"centres", Has::centres},
    {"size", 0},
};
// What a solution is drawn with, by the values: the first row that fits.
constexpr std::pair<std::string_view, std::string_view> kind_values[] = {
    {". #", "surface"},
    {"loop or ", "surface loopline"},
    {"loop", "loopline"},
    {"pieces", "loopedge"},
    {"0", "number"},
    {"1", "number"},
    {". 0", "number"},
    {". 1", "number"},
    {"", ""},
};

}  // namespace

std::span<const Form> forms() { return table; }

std::optional<Form> form_of_kind(std::string_view kind) {
  const auto names = kinds::named();
  const auto at = static_cast<std::size_t>(std::find(names.begin(), names.end(), kind) - names.begin());
  if (at == names.size()) return std::nullopt;
  Form form = {names[at], names[at], "", Marks::none};
  std::string_view tokens;
  Cursor cursor(kinds::named_boards()[at], true);
  for (std::string_view line; cursor.take(line) == Read::puzzle;) {
    const bool is_values = line.starts_with("values ");
    line.remove_prefix(std::min(line.size(), std::string_view("values ").size()));
    line = trim(line);
    if (is_values) {
      const auto fits = [line](const auto& row) { return line.starts_with(row.first); };
      form.solved = std::find_if(std::begin(kind_values), std::end(kind_values), fits)->second;
      if (line.find("..rows") != std::string_view::npos) form.has |= Has::square;
      if (tokens.empty() && form.solved == "number") tokens = "number";  // values that are given
    } else if (line.starts_with("cells: ")) {
      tokens = line.substr(std::string_view("cells: ").size());
      for (const std::string_view flag : {", only", ", unknown"})
        if (tokens.ends_with(flag)) tokens.remove_suffix(flag.size());
    } else if (!line.empty() && !line.ends_with(", optional")) {
      const auto fits = [line](const auto& row) { return line == row.first; };
      const auto* const found = std::find_if(std::begin(kind_sections), std::end(kind_sections), fits);
      if (found == std::end(kind_sections)) return std::nullopt;
      form.has |= found->second;
    }
  }
  const auto fits = [tokens](const KindCells& row) { return tokens == row.tokens; };
  const auto* const cells = std::find_if(std::begin(kind_cells), std::end(kind_cells), fits);
  if (cells == std::end(kind_cells) || (cells->marks == Marks::none && form.has == 0)) return std::nullopt;
  form.marks = cells->marks;
  form.unknown = cells->unknown;
  form.colours = cells->colours;
  return form;
}

std::optional<Form> form_of(std::string_view genre) {
  const auto* const found =
      std::find_if(std::begin(table), std::end(table), [genre](const Form& form) { return form.genre == genre; });
  return found == std::end(table) ? form_of_kind(genre) : *found;
}

std::optional<Form> form_named(std::string_view name) {
  // A tag has other names in brackets: `slant (gokigen)`.
  std::string all, some;
  for (const std::string& word : words_of(name.substr(0, std::min(name.find('('), name.size())))) {
    all += word;
    if (!is_word_of(fillers, word)) some += word;
  }
  const auto* const found = std::find_if(std::begin(table), std::end(table), [&](const Form& form) {
    return is_word_of(form.names, all) || is_word_of(form.names, some);
  });
  if (found != std::end(table)) return *found;
  for (const std::string_view kind : kinds::named()) {
    std::string flat(kind);
    std::erase(flat, '-');
    if (flat == all || flat == some) return form_of_kind(kind);
  }
  return std::nullopt;
}

bool names_sudoku(std::string_view name) {
  const std::vector<std::string> words = words_of(name);
  return std::any_of(words.begin(), words.end(), [](const std::string& word) { return word == "sudoku"; }) ||
         (words.size() == 1 && is_word_of(sudoku_names, words[0]));
}

}  // namespace quadrille::grid::drawings

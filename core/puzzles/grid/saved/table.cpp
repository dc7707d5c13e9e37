#include "core/puzzles/grid/saved/table.hpp"

namespace quadrille::grid::saved {

namespace {

constexpr Symbols numbers = {};
constexpr Symbols clues = {.unknown = "."};
constexpr Symbols letters = {.list = "abcdefghijklmnopqrstuvwxyz", .lowest = 1, .unknown = "."};
constexpr Symbols walls = {.prefix = "#"};
constexpr Symbols poles = {.list = "+-", .lowest = 1};
constexpr Symbols colours = {.list = "o#", .lowest = 1};
constexpr Symbols ship_parts = {.list = "~^v<>#o"};

constexpr Word unknown_word[] = {{"-", "?"}};
constexpr Word untold_word[] = {{"-", "."}};
constexpr Word shading[] = {{"#", {}, "#"}, {"+", {}, "."}};
constexpr Word starring[] = {{"#", {}, "*"}, {"+", {}, "."}};
// Marks of players that say nothing here.
constexpr Word plain_marks[] = {{"+"}, {"-"}, {"="}, {"%"}, {"c"}};
constexpr Word tent_words[] = {{"1", "T"}, {"A", {}, "^"}, {"-", {}, "."}};
constexpr Word outside_words[] = {{"#", outside_clue}, {"-", "."}};
constexpr Word lamp_words[] = {{"-", "#"}, {"#", {}, "*"}, {"+", {}, "."}};
constexpr Word letter_words[] = {{"-", {}, "."}, {"+"}};
constexpr Word magnet_words[] = {{"#", outside_clue}, {"s2", {}, "."}, {"s1"}, {"s3"}};
constexpr Word island_words[] = {{"-", "?"}, {"#", {}, "#"}, {"+", {}, "."}};
constexpr Word slash_words[] = {{"1", {}, "\\"}, {"2", {}, "/"}};
constexpr Word triangle_words[] = {{"2", {}, "sw"}, {"3", {}, "se"}, {"4", {}, "ne"},
                                   {"5", {}, "nw"}, {"+", {}, "."},  {"-"}};
constexpr Word wall_words[] = {{"5", "#"}};
constexpr Word shaded_or_not[] = {{"#", {}, "#"}, {"+"}};
constexpr Word snake_words[] = {{"0"},           {"1", "o"},     {"2", "S"},      {"4", {}, "#"},  {"5", "o", "#"},
                                {"6", "S", "#"}, {"8", {}, "."}, {"9", "o", "."}, {"10", "S", "."}};

constexpr CellForm shaded = {.words = shading};
constexpr CellForm starred = {.words = starring};
constexpr CellForm known = {.words = untold_word, .has_clues = true, .clues = clues};
constexpr CellForm sizes = {.words = unknown_word, .has_clues = true, .clues = numbers};
constexpr CellForm filled_numbers = {.words = plain_marks, .has_filled = true, .filled = numbers};

constexpr SavedPart level = {.block = Block::level, .word = "r"};
constexpr SavedPart borders = {.block = Block::regions};
constexpr SavedPart regions_since_1 = {.block = Block::regions, .since = 1};
constexpr SavedPart clue_cells = {.block = Block::cells, .form = known};
constexpr SavedPart size_cells = {.block = Block::cells, .form = sizes};
constexpr SavedPart shaded_cells = {.block = Block::cells, .form = shaded};
constexpr SavedPart corners = {.block = Block::corners, .side = clues};
constexpr SavedPart edges = {.block = Block::edges};
constexpr SavedPart skip_edges = {.block = Block::all_edges};
constexpr SavedPart skip_cells = {.block = Block::rest};

constexpr SavedPart with_sides(Codec codec, Symbols side, CellForm form) {
  return {.block = Block::sides, .form = form, .outside = codec, .side = side};
}

constexpr SavedPart starbattle[] = {{.block = Block::count, .section = "stars"},
                                    {.block = Block::regions, .since = never},
                                    {.block = Block::cells, .form = starred}};
constexpr SavedPart nonogram[] = {with_sides(Codec::runs, numbers, shaded)};
constexpr SavedPart skyscrapers[] = {
    with_sides(Codec::four_sides, clues,
               {.has_clues = true, .clue_prefix = "q", .clues = clues, .has_filled = true, .filled = numbers})};
constexpr SavedPart tents[] = {with_sides(Codec::two_sides, clues, {.words = tent_words}), skip_edges};
constexpr SavedPart kakurasu[] = {with_sides(Codec::two_sides, clues, shaded)};
constexpr SavedPart battleships[] = {
    {.block = Block::fleet, .section = "fleet"},
    with_sides(Codec::two_sides, clues, {.words = unknown_word, .has_clues = true, .clues = ship_parts}),
    {.block = Block::ships}};
constexpr SavedPart shikaku[] = {size_cells, {.block = Block::parts}};
constexpr SavedPart numbered_regions[] = {
    borders,
    {.block = Block::cells, .form = {.words = outside_words, .has_clues = true, .clues = clues}},
    {.block = Block::cells, .form = filled_numbers}};
constexpr SavedPart akari[] = {
    {.block = Block::cells, .form = {.words = lamp_words, .has_clues = true, .clues = walls}}, skip_cells};
constexpr SavedPart shaded_regions[] = {regions_since_1, shaded_cells, skip_edges};
constexpr SavedPart aquarium[] = {level, borders, with_sides(Codec::two_sides, clues, shaded)};
constexpr SavedPart minesweeper[] = {size_cells, {.block = Block::cells, .form = starred}};
constexpr SavedPart abcendview[] = {{.block = Block::count, .section = "letters"},
                                    with_sides(Codec::four_sides, letters,
                                               {.words = letter_words,
                                                .has_clues = true,
                                                .clue_prefix = "q",
                                                .clues = letters,
                                                .has_filled = true,
                                                .filled = letters})};
constexpr SavedPart magnets[] = {borders, with_sides(Codec::poles, clues,
                                                     {.words = magnet_words,
                                                      .has_clues = true,
                                                      .clue_prefix = "q",
                                                      .clues = poles,
                                                      .has_filled = true,
                                                      .filled_prefix = "a",
                                                      .filled = poles})};
constexpr SavedPart nurikabe[] = {
    {.block = Block::cells, .form = {.words = island_words, .has_clues = true, .clues = numbers}}};
constexpr SavedPart hitori[] = {clue_cells, shaded_cells, skip_edges};
constexpr SavedPart heyawake[] = {regions_since_1, clue_cells, shaded_cells, skip_edges};
constexpr SavedPart seen[] = {size_cells, shaded_cells, skip_edges};
constexpr SavedPart yinyang[] = {
    {.block = Block::cells, .form = {.has_clues = true, .clues = colours}},
    {.block = Block::cells, .form = {.words = plain_marks, .has_filled = true, .filled = colours}}};
constexpr SavedPart creek[] = {corners, shaded_cells};
constexpr SavedPart gokigen[] = {corners, {.block = Block::cells, .form = {.words = slash_words}}};
constexpr SavedPart snake[] = {with_sides(Codec::two_sides, clues, {.words = snake_words})};
constexpr SavedPart tapa[] = {
    {.block = Block::cells, .form = {.words = shading, .has_clues = true, .clues = {.form = links::ClueForm::runs}}},
    skip_edges};
constexpr SavedPart shakashaka[] = {
    {.block = Block::cells, .form = {.words = wall_words, .has_clues = true, .clues = walls}},
    {.block = Block::cells, .form = {.words = triangle_words}}};
constexpr SavedPart slitherlink[] = {size_cells, {.block = Block::rest, .since = 1}, edges};
constexpr SavedPart masyu[] = {{.block = Block::cells, .form = {.has_clues = true, .clues = colours}}, edges};
constexpr SavedPart yajilin[] = {
    {.block = Block::cells, .form = {.has_clues = true, .clues = {.form = links::ClueForm::arrows}}},
    {.block = Block::cells, .form = {.words = shaded_or_not}},
    edges};
constexpr SavedPart country[] = {
    {.block = Block::names, .since = 1}, {.block = Block::regions, .since = 2}, clue_cells, edges, skip_cells};
constexpr SavedPart numlin[] = {{.block = Block::cells, .form = {.has_clues = true, .clues = numbers}}, edges};
constexpr SavedPart arukone[] = {
    {.block = Block::fill}, {.block = Block::cells, .form = {.has_clues = true, .are_letters = true}}, edges};
constexpr SavedPart fillomino[] = {
    clue_cells, {.block = Block::cells, .form = filled_numbers}, {.block = Block::borders}};
constexpr SavedPart galaxies[] = {{.block = Block::dots, .section = "centres"}, {.block = Block::parts}, skip_cells};
constexpr SavedPart hashi[] = {size_cells, {.block = Block::bridges}};

constexpr Saved genres_saved[] = {{"starbattle", "starbattle", starbattle},
                                  {"nonogram", "nonogram", nonogram},
                                  {"skyscrapers", "skyscrapers", skyscrapers},
                                  {"tents", "tents", tents},
                                  {"kakurasu", "box", kakurasu},
                                  {"battleships", "battleship", battleships},
                                  {"shikaku", "shikaku", shikaku},
                                  {"suguru", "suguru", numbered_regions},
                                  {"ripple", "ripple", numbered_regions},
                                  {"akari", "lightup", akari},
                                  {"norinori", "norinori", shaded_regions},
                                  {"aquarium", "aquarium", aquarium},
                                  {"minesweeper", "mines", minesweeper},
                                  {"abcendview", "easyasabc", abcendview},
                                  {"magnets", "magnets", magnets},
                                  {"nurikabe", "nurikabe", nurikabe},
                                  {"hitori", "hitori", hitori},
                                  {"heyawake", "heyawake", heyawake},
                                  {"kurodoko", "kurodoko", seen},
                                  {"lits", "lits", shaded_regions},
                                  {"yinyang", "yinyang", yinyang},
                                  {"cave", "cave", seen},
                                  {"creek", "creek", creek},
                                  {"snake", "snake", snake},
                                  {"tapa", "tapa", tapa},
                                  {"shakashaka", "shakashaka", shakashaka},
                                  {"slitherlink", "slither", slitherlink},
                                  {"masyu", "mashu", masyu},
                                  {"yajilin", "yajilin", yajilin},
                                  {"country", "country", country},
                                  {"numberlink", "numlin", numlin},
                                  {"numberlink", "arukone", arukone},
                                  {"gokigen", "gokigen", gokigen},
                                  {"fillomino", "fillomino", fillomino},
                                  {"galaxies", "tentaisho", galaxies},
                                  {"hashi", "hashikake", hashi}};

}  // namespace

std::span<const Saved> table() { return genres_saved; }

const Saved* find_saved(std::string_view name) {
  for (const Saved& saved : genres_saved)
    if (saved.name == name) return &saved;
  for (const links::Link& link : links::table())
    for (const std::string_view each : link.names)
      if (each == name)
        for (const Saved& saved : genres_saved)
          if (saved.genre == link.genre) return &saved;
  return nullptr;
}

Frame frame_of(Codec codec, std::size_t rows, std::size_t columns) {
  if (codec == Codec::runs) return {(rows + 1) / 2, (columns + 1) / 2, 0, 0};
  if (codec == Codec::poles) return {2, 2, 0, 0};
  const std::size_t behind = codec == Codec::four_sides ? 1 : 0;
  return {1, 1, behind, behind};
}

Place place_outside(Codec codec, std::size_t row, std::size_t column, std::size_t rows, std::size_t columns) {
  const Frame frame = frame_of(codec, rows, columns);
  const bool is_column = column >= frame.left && column < frame.left + columns;
  const bool is_row = row >= frame.top && row < frame.top + rows;
  if (is_column == is_row) return {{}, 0};
  const std::size_t line = is_column ? column - frame.left : row - frame.top;
  const std::size_t depth = is_column ? row : column;
  if (codec == Codec::runs) return {is_column ? "columns" : "rows", line};
  // Pluses stand outside, minuses next to the board.
  const bool is_far = codec == Codec::poles ? depth == 1 : depth >= (is_column ? frame.top : frame.left);
  if (is_column) return {is_far ? "bottom" : "top", line};
  return {is_far ? "right" : "left", line};
}

}  // namespace quadrille::grid::saved

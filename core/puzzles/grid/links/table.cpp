#include "core/puzzles/grid/links/table.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "core/puzzles/grid/genre.hpp"

namespace quadrille::grid::links {

namespace {

constexpr Symbols clues = {.unknown = "."};  // an unknown clue says nothing
constexpr Symbols lengths = {};
constexpr Symbols letters = {.list = "abcdefghijklmnopqrstuvwxyz", .lowest = 1, .unknown = "."};
constexpr Symbols walls = {.prefix = "#", .unknown = "#"};
constexpr Symbols areas = {.unknown = "?"};
constexpr Symbols trees = {.list = "T", .lowest = 1};
constexpr Symbols poles = {.list = "+-", .lowest = 1};
constexpr Symbols parts_of_ships = {.list = "~^v<>#o", .unknown = "?"};

constexpr Symbols islands = {.unknown = "?"};
constexpr Symbols colours = {.list = "o#", .lowest = 1};
constexpr Symbols parts_of_snakes = {.list = "oS", .lowest = 1};
constexpr Symbols runs_around = {.unknown = "?", .form = ClueForm::runs};
constexpr Symbols numbers_with_arrows = {.form = ClueForm::arrows};

constexpr Part regions = {Codec::borders, "regions"};
constexpr Part loose_regions = {.codec = Codec::borders, .section = "regions", .may_end = true};
constexpr Part outside = {Codec::outside, "regions", {}, Silent::left_out};

constexpr Part abcendview[] = {
    {Codec::count, "letters"}, {Codec::four_sides, {}, letters}, {Codec::numbers, "cells", letters, Silent::left_out}};
constexpr Part akari[] = {{Codec::fours, "cells", walls}};
constexpr Part aquarium[] = {{Codec::flag, "level", {.list = "pool"}, Silent::needed, 'r'},
                             regions,
                             {Codec::slash},
                             {Codec::two_sides, {}, clues}};
constexpr Part battleships[] = {{Codec::two_sides, {}, clues, Silent::written},
                                {Codec::numbers, "cells", parts_of_ships, Silent::written},
                                {Codec::ships, "fleet"}};
constexpr Part cave[] = {{Codec::numbers, "cells", islands}};
constexpr Part country[] = {loose_regions, {Codec::rooms, "cells", {}, Silent::written}};
constexpr Part creek[] = {{Codec::points, "corners", clues}};
constexpr Part fillomino[] = {{Codec::numbers, "cells", clues}};
constexpr Part galaxies[] = {{Codec::dots, "centres"}};
constexpr Part gokigen[] = {{Codec::points, "corners", clues}};
constexpr Part hashi[] = {{Codec::numbers, "cells", islands}};
constexpr Part heyawake[] = {regions, {Codec::rooms, "cells", {}, Silent::written}};
constexpr Part hitori[] = {{Codec::digits, "cells", clues}};
constexpr Part kakurasu[] = {{Codec::weights, {}, clues}};
constexpr Part kurodoko[] = {{Codec::numbers, "cells", islands}};
constexpr Part lits[] = {regions};
constexpr Part magnets[] = {
    {Codec::poles, {}, clues}, regions, {Codec::thirds, "cells", poles, Silent::left_out}, outside};
constexpr Part masyu[] = {{Codec::thirds, "cells", colours}};
constexpr Part minesweeper[] = {{Codec::numbers, "cells", islands}};
constexpr Part nonogram[] = {{Codec::runs, {}, lengths}};
constexpr Part norinori[] = {loose_regions};
constexpr Part numberlink[] = {{Codec::name, "fill", {.list = "no"}}, {Codec::numbers, "cells", lengths}};
constexpr Part nurikabe[] = {{Codec::numbers, "cells", islands}};
constexpr Part numbered_regions[] = {loose_regions, {Codec::numbers, "cells", clues}, outside};
constexpr Part shikaku[] = {{Codec::numbers, "cells", areas}};
constexpr Part shakashaka[] = {{Codec::fours, "cells", walls}};
constexpr Part skyscrapers[] = {{Codec::four_sides, {}, clues}, {Codec::numbers, "cells", clues, Silent::left_out}};
constexpr Part slitherlink[] = {{Codec::fours, "cells", areas}};
constexpr Part snake[] = {{Codec::thirds, "cells", parts_of_snakes}, {Codec::two_sides, {}, clues}};
constexpr Part starbattle[] = {{Codec::count, "stars"}, loose_regions};
constexpr Part tapa[] = {{Codec::circles, "cells", runs_around}};
constexpr Part tents[] = {{Codec::two_sides, {}, clues}, {Codec::marks, "cells", trees}};
constexpr Part yajilin[] = {{.codec = Codec::flag, .letter = 'b'},  // only how grey cells look
                            {Codec::arrows, "cells", numbers_with_arrows}};
constexpr Part yinyang[] = {{Codec::thirds, "cells", colours}};

constexpr std::string_view abcendview_names[] = {"easyasabc"};
constexpr std::string_view akari_names[] = {"akari", "lightup", "bijutsukan"};
constexpr std::string_view aquarium_names[] = {"aquarium"};
constexpr std::string_view battleships_names[] = {"battleship"};
constexpr std::string_view cave_names[] = {"cave", "bag"};
constexpr std::string_view country_names[] = {"country"};
constexpr std::string_view creek_names[] = {"creek"};
constexpr std::string_view fillomino_names[] = {"fillomino"};
constexpr std::string_view galaxies_names[] = {"tentaisho"};
constexpr std::string_view gokigen_names[] = {"gokigen"};
constexpr std::string_view hashi_names[] = {"hashi", "hashikake", "bridges"};
constexpr std::string_view heyawake_names[] = {"heyawake", "heyawacky"};
constexpr std::string_view hitori_names[] = {"hitori"};
constexpr std::string_view kakurasu_names[] = {"box"};
constexpr std::string_view kurodoko_names[] = {"kurodoko"};
constexpr std::string_view lits_names[] = {"lits"};
constexpr std::string_view magnets_names[] = {"magnets"};
constexpr std::string_view masyu_names[] = {"mashu", "masyu", "pearl"};
constexpr std::string_view minesweeper_names[] = {"mines"};
constexpr std::string_view nonogram_names[] = {"nonogram"};
constexpr std::string_view norinori_names[] = {"norinori"};
constexpr std::string_view numberlink_names[] = {"arukone", "numlin"};  // by the second, paths need not fill the board
constexpr std::string_view nurikabe_names[] = {"nurikabe"};
constexpr std::string_view ripple_names[] = {"ripple", "hakyukoka"};
constexpr std::string_view shakashaka_names[] = {"shakashaka"};
constexpr std::string_view shikaku_names[] = {"shikaku"};
constexpr std::string_view skyscrapers_names[] = {"skyscrapers", "skyscraper", "building"};
constexpr std::string_view slitherlink_names[] = {"slither", "slitherlink"};
constexpr std::string_view snake_names[] = {"snake"};
constexpr std::string_view starbattle_names[] = {"starbattle"};
constexpr std::string_view suguru_names[] = {"suguru"};
constexpr std::string_view tapa_names[] = {"tapa"};
constexpr std::string_view tents_names[] = {"tents"};
constexpr std::string_view yajilin_names[] = {"yajilin", "yajirin"};
constexpr std::string_view yinyang_names[] = {"yinyang"};

constexpr Link links[] = {{"starbattle", starbattle_names, starbattle},
                          {"nonogram", nonogram_names, nonogram},
                          {"skyscrapers", skyscrapers_names, skyscrapers},
                          {"tents", tents_names, tents},
                          {"battleships", battleships_names, battleships},
                          {"shikaku", shikaku_names, shikaku},
                          {"suguru", suguru_names, numbered_regions},
                          {"ripple", ripple_names, numbered_regions},
                          {"akari", akari_names, akari},
                          {"norinori", norinori_names, norinori},
                          {"aquarium", aquarium_names, aquarium},
                          {"minesweeper", minesweeper_names, minesweeper},
                          {"abcendview", abcendview_names, abcendview},
                          {"magnets", magnets_names, magnets},
                          {"nurikabe", nurikabe_names, nurikabe},
                          {"hitori", hitori_names, hitori},
                          {"heyawake", heyawake_names, heyawake},
                          {"kakurasu", kakurasu_names, kakurasu},
                          {"kurodoko", kurodoko_names, kurodoko},
                          {"lits", lits_names, lits},
                          {"yinyang", yinyang_names, yinyang},
                          {"cave", cave_names, cave},
                          {"creek", creek_names, creek},
                          {"snake", snake_names, snake},
                          {"tapa", tapa_names, tapa},
                          {"shakashaka", shakashaka_names, shakashaka},

                          {"slitherlink", slitherlink_names, slitherlink},
                          {"masyu", masyu_names, masyu},
                          {"yajilin", yajilin_names, yajilin},
                          {"country", country_names, country},
                          {"numberlink", numberlink_names, numberlink},
                          {"gokigen", gokigen_names, gokigen},
                          {"fillomino", fillomino_names, fillomino},
                          {"galaxies", galaxies_names, galaxies},
                          {"hashi", hashi_names, hashi}};

// Each line has the places of `near`, next to the board, then the next ones of the same line.
struct Sides {
  std::size_t places_of_a_column, places_of_a_row;
  std::string_view columns[2], rows[2];
};

Sides sides_of(Codec codec, std::size_t rows, std::size_t columns) {
  if (codec == Codec::runs) return {(rows + 1) / 2, (columns + 1) / 2, {"columns", "columns"}, {"rows", "rows"}};
  if (codec == Codec::poles) return {2, 2, {"bottom", "top"}, {"right", "left"}};
  return {1, 1, {"top", {}}, {"left", {}}};
}

// Flags that change the rules, as puzz.link says them.
struct FlagRule {
  char letter;
  std::string_view genre;  // empty: any other
  std::string_view words;
};
constexpr FlagRule flag_rules[] = {{'v', {}, "its rules are other than the usual ones"},
                                   {'f', "slitherlink", "the loop passes through all dots"},
                                   {'f', {}, "the loop passes through all cells"},
                                   {'e', "country", "the loop need not pass through all regions"},
                                   {'t', "fillomino", "no number is larger than 3"},
                                   {'o', {}, "all shaded cells are outside the loop"},
                                   {'m', "koburin", "numbers count diagonal neighbours too"},
                                   {'b', "aqre", "each border between regions touches one shaded cell"},
                                   {'x', "akichi", "the largest area of a room may be smaller than its number"},
                                   {'n', "news", "cells without a letter are connected"},
                                   {'a', "magnets", "poles side by side of two magnets are equal"}};

}  // namespace

std::span<const Link> table() { return links; }

std::string_view rule_of_flag(std::string_view genre, char letter) {
  for (const FlagRule& rule : flag_rules)
    if (rule.letter == letter && (rule.genre.empty() || rule.genre == genre)) return rule.words;
  return {};
}

const Link* find_link(const Genre& genre) {
  if (genre.link != nullptr) return genre.link;
  for (const Link& link : links)
    if (link.genre == genre.id) return &link;
  return nullptr;
}

std::vector<Place> places_of(Codec codec, std::size_t rows, std::size_t columns) {
  std::vector<Place> places;
  const auto add = [&](std::size_t lines, std::size_t places_of_a_line, const std::string_view(&sections)[2]) {
    for (std::size_t line = 0; line < lines; ++line)
      for (std::size_t place = 0; place < places_of_a_line; ++place)
        places.push_back({sections[place == 0 ? 0 : 1], line});
  };
  if (codec == Codec::four_sides) {
    add(columns, 1, {"top", {}});
    add(columns, 1, {"bottom", {}});
    add(rows, 1, {"left", {}});
    add(rows, 1, {"right", {}});
    return places;
  }
  const Sides sides = sides_of(codec, rows, columns);
  add(columns, sides.places_of_a_column, sides.columns);
  add(rows, sides.places_of_a_row, sides.rows);
  return places;
}

bool write_symbol(const Symbols& symbols, Number number, std::string& out) {
  if (number == none) {
    out += '.';
  } else if (number == unknown) {
    out += symbols.unknown;
    return !symbols.unknown.empty();
  } else if (symbols.form == ClueForm::coloured) {
    out += symbols.list[static_cast<std::size_t>(number % 2)];
    if (number >= 2) out += decimal(static_cast<std::uint64_t>(number / 2));
  } else if (number == 0 && !symbols.zero.empty()) {
    out += symbols.zero;
  } else if (const auto beyond = static_cast<std::size_t>(number - symbols.first_beyond);
             number >= symbols.first_beyond && beyond < symbols.beyond.size()) {
    out += symbols.beyond[beyond];
  } else if (symbols.form != ClueForm::plain) {
    const std::string clue = clue_of_number(symbols.form, number);
    out += clue;
    return !clue.empty();
  } else if (symbols.list.empty()) {
    out += symbols.prefix;
    out += decimal(static_cast<std::uint64_t>(number));
  } else {
    const auto place = static_cast<std::size_t>(number - symbols.lowest);
    if (number < symbols.lowest || place >= symbols.list.size()) return false;
    out += symbols.list[place];
  }
  return true;
}

std::optional<Number> read_symbol(const Symbols& symbols, std::string_view token) {
  if (token == ".") return none;
  if (!symbols.unknown.empty() && token == symbols.unknown) return unknown;
  if (!symbols.zero.empty() && token == symbols.zero) return 0;
  if (const std::size_t place = symbols.beyond.find(token); token.size() == 1 && place != std::string_view::npos)
    return static_cast<Number>(place) + symbols.first_beyond;
  if (symbols.form == ClueForm::coloured) {
    const std::size_t colour = symbols.list.find(token.substr(0, 1));
    const auto size = token.size() == 1 ? std::optional<std::uint64_t>(0) : whole_number(token.substr(1));
    if (colour > 1 || !size || (*size == 0 && token.size() > 1) || *size > most_number16 / 2 - 1) return std::nullopt;
    return static_cast<Number>(*size * 2 + colour);
  }
  if (symbols.form != ClueForm::plain) {
    const Number number = number_of_clue(symbols.form, token);
    return number == none ? std::nullopt : std::optional(number);
  }
  if (!symbols.list.empty()) {
    const std::size_t place = token.size() == 1 ? symbols.list.find(token[0]) : std::string_view::npos;
    if (place == std::string_view::npos) return std::nullopt;
    return static_cast<Number>(place) + symbols.lowest;
  }
  if (!token.starts_with(symbols.prefix)) return std::nullopt;
  const auto number = whole_number(token.substr(symbols.prefix.size()));
  const bool is_other = number == 0 && !symbols.zero.empty();  // a 0 there is read as something else
  if (!number || *number > most_number16 || is_other) return std::nullopt;
  return static_cast<Number>(*number);
}

}  // namespace quadrille::grid::links

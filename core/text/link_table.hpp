// How links of other pages are known, by the notations of core and by what recognises texts. Tested by
// tests/cli/same.test.js, tests/wasm/links.test.js and importing.test.js.
#pragma once

#include <string_view>

namespace quadrille {

/// A kind of links. Lists are words with spaces between them. A text is one if its first word, perhaps behind a
/// quotation mark, has one of `holds` in it or begins with one of `begins`, and not with `#`: what begins so is a rule
/// in words, which may quote a link.
struct LinkKind {
  std::string_view notation;  ///< its name; by that of SudokuPad a foreign one is refused
  std::string_view puzzles;   ///< the ids of those that have the notation
  std::string_view holds;
  std::string_view begins;   ///< of what stands behind the address; `N4Ig` is `{"` compressed
  std::string_view program;  ///< of a foreign link, whose form is not read; else empty
};

inline constexpr LinkKind link_table[] = {
    {"fpuzzles", "sudoku variant", "f-puzzles.com/", "N4Ig", ""},
    {"sudokupad", "sudoku variant", "sudokumaker.app/", "", "SudokuMaker"},
    {"sudokupad", "sudoku variant", "lisudoku.xyz/", "", "lisudoku"},
    {"sudokupad", "sudoku variant", "sudokupad. crackingthecryptic.com/ ?puzzleid=", "fpuz scl scf ctc", ""},
    {"penpa", "variant kakuro grid", "/penpa-edit/ ?m=edit& #m=edit& ?m=solve& #m=solve&", "", ""},
};

/// The notations that are links of other pages, which the module `reading` reads and writes; and the genres of `grid`
/// that it reads as people type them. JavaScript has both in the schema, to know when to load that module.
inline constexpr std::string_view link_notations[] = {"fpuzzles", "sudokupad", "penpa"};
inline constexpr std::string_view typed_genres[] = {
    "futoshiki", "kenken",     "numberlink", "multisudoku", "skyscrapers", "tents",      "battleships", "kakurasu",
    "masyu",     "yinyang",    "binairo",    "minesweeper", "akari",       "shakashaka", "str8ts",      "snake",
    "tapa",      "starbattle", "lits",       "norinori",    "suguru",      "ripple",     "heyawake",    "country"};

/// Calls `visit` with each word of a list of the table, until it returns true. Whether it did.
template <class Visit>
constexpr bool any_word(std::string_view list, Visit visit) {
  while (!list.empty()) {
    const std::string_view word = list.substr(0, list.find(' '));
    if (visit(word)) return true;
    list.remove_prefix(word.size() < list.size() ? word.size() + 1 : list.size());
  }
  return false;
}

/// The kind of link in a notation of the puzzle that a text begins with; null if it begins otherwise.
const LinkKind* link_kind(std::string_view puzzle, std::string_view text);

}  // namespace quadrille

// The Sudoku part of a link of penpa-edit as a text in the notation `iss`. Tested by tests/core/penpa_test.cpp.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/links/builder.hpp"
#include "core/penpa/link.hpp"

namespace quadrille::links {

/// Writes the text, or says what is wrong, without its place.
std::optional<Error> read_penpa(std::string_view link, std::string& text);

// ---- what its files share ----

/// What is drawn, by key, and the word for one of them.
constexpr std::pair<std::string_view, std::string_view> drawings[] = {
    {"surface", "coloured cell"}, {"symbol", "symbol"},    {"line", "line"},       {"freeline", "line"},
    {"freelineE", "line"},        {"wall", "wall"},        {"polygon", "polygon"}, {"nobulbthermo", "line"},
    {"direction", "arrow"},       {"squareframe", "frame"}};

/// The value that a number in a cell gives; 0 if it gives none. A single pencil mark is drawn like a given.
int given_in(const penpa::Number& number, int most);

/// Whether a drawing has black cells of a Kakuro.
bool has_black_cells(const penpa::Link& link);

/// Adds what is drawn as figures: coloured cells, lines, symbols.
void add_figures(Builder& builder, const penpa::Link& link);
/// A number that is no given, and the circle behind it.
void add_number_figures(Builder& builder, const penpa::Link& link, const penpa::Number& number, bool is_small);
/// A cage in the space around the board.
void add_cage_figure(Builder& builder, const penpa::Link& link, penpa::Value points);

/// Sets the regions that thick lines enclose; refuses a drawing that is no Sudoku.
void set_penpa_regions(Builder& builder, const penpa::Link& link);

}  // namespace quadrille::links

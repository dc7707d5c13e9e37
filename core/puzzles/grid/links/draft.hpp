// A text as it is read from a link or a saved board: sections in any order, regions by the borders between them.
#pragma once

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/puzzles/grid/genre.hpp"
#include "core/puzzles/grid/links/regions.hpp"
#include "core/puzzles/grid/text.hpp"

namespace quadrille::grid::links {

class Draft {
 public:
  /// `text` has its size before a section has rows.
  Draft(const Genre& genre, Text& text, std::uint32_t number) : genre_(genre), text_(text), number_(number) {
    text_ = {&genre, 0, 0, number, {}};
  }

  Section& section(std::string_view name);
  /// What tokens that nobody has written have for their place.
  Token token(std::string text) const { return {std::move(text), number_, column_}; }
  void set_column(std::uint32_t column) { column_ = column; }

  /// Inner edges of the board: whether there is a border.
  void add_edge(const Edge& edge, bool is_border) { (is_border ? parted_ : joined_).push_back(edge); }
  /// By cell, the number of its region, as far as borders are known.
  std::vector<std::size_t> regions() const { return regions_of_joined(text_.cells(), joined_); }
  /// Writes the section of regions; cells outside part regions as well. Whether no border ends inside a region.
  bool name_regions(std::string_view name, const std::vector<bool>& is_outside);

  /// Moves the sections to the text, in the genre's order, without cells that say nothing.
  void arrange();

 private:
  const Genre& genre_;
  Text& text_;
  std::uint32_t number_, column_ = 1;
  std::deque<std::pair<std::string_view, Section>> sections_;  // references to them stay valid
  std::vector<Edge> joined_, parted_;
};

}  // namespace quadrille::grid::links

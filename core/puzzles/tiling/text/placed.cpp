// The sections `only` and `placed` of a tiling.
#include <algorithm>

#include "core/puzzles/tiling/catalogue.hpp"
#include "core/puzzles/tiling/layout.hpp"
#include "core/puzzles/tiling/statements.hpp"
#include "core/puzzles/tiling/text/reader.hpp"

namespace quadrille::tiling {

bool Reader::read_only(std::span<const Line> lines) {
  return std::all_of(lines.begin(), lines.end(), [this](const Line& line) { return read_only_line(line); });
}

bool Reader::read_only_line(const Line& line) {
  const std::vector<std::string_view> words = words_of(line.text);
  if (words.empty()) return true;
  const char c = words[0][0];
  const bool is_small = c >= 'a' && c <= 'z', is_capital = c >= 'A' && c <= 'Z';
  if (words[0].size() != 1 || (!is_small && !is_capital))
    return fail(line.error(words[0], quote(words[0]) + " is no letter of the board"));
  std::vector<std::uint32_t>& only = board_.only[static_cast<std::size_t>(is_small ? c - 'a' : c - 'A')];
  if (!only.empty()) return fail(line.error(words[0], "the letter " + quote(words[0]) + " is explained twice"));
  if (words.size() == 1) return fail(line.error(words[0], "no pieces follow the letter " + quote(words[0])));
  for (std::size_t i = 1; i < words.size(); ++i) {
    const std::size_t before = only.size();
    if (const std::uint32_t kind = kind_named(words[i]); kind != none) {
      only.push_back(kind);
    } else {
      std::vector<CatalogPiece> pieces;
      if (!find_pieces(line, words[i], pieces)) return false;
      for (const CatalogPiece& piece : pieces) {
        if (const std::uint32_t member = kind_named(piece.name); member != none) only.push_back(member);
      }
    }
    if (only.size() == before) return fail(line.error(words[i], quote(words[i]) + " is none of the pieces"));
  }
  std::sort(only.begin(), only.end());
  only.erase(std::unique(only.begin(), only.end()), only.end());
  return true;
}

bool Reader::read_placed(std::span<const Line> lines) {
  return std::all_of(lines.begin(), lines.end(), [this](const Line& line) { return read_placed_line(line); });
}

bool Reader::read_placed_line(const Line& line) {
  const std::vector<std::string_view> words = words_of(line.text);
  if (words.empty()) return true;
  const std::uint32_t kind = kind_named(words[0]);
  if (kind == none) return fail(line.error(words[0], quote(words[0]) + " is none of the pieces"));
  std::vector<std::uint16_t> places;
  for (std::size_t i = 1; i < words.size(); ++i) {
    std::uint16_t place = 0;
    if (!read_place(line, words[i], place)) return false;
    if (taken_[place] != 0) {
      return fail(line.error(words[i],
                             "the cell " + quote(words[i]) + " is covered already, in line " + decimal(taken_[place])));
    }
    taken_[place] = line.number;
    places.push_back(place);
  }
  if (places.size() != board_.kinds[kind].shape.size()) {
    return fail(line.error(words[0], "the piece " + quote(words[0]) + " has " +
                                         decimal(board_.kinds[kind].shape.size()) + " cells, not " +
                                         decimal(places.size())));
  }
  std::sort(places.begin(), places.end());
  const cover::Placement placement = board_.layout->find(board_, kind, places);
  if (placement == cover::no_placement)
    return fail(line.error(words[0], "the piece " + quote(words[0]) + " cannot cover these cells"));
  if (copies_[kind]++ == board_.kinds[kind].high)
    return fail(line.error(words[0], "more copies of " + quote(words[0]) + " are placed than there are"));
  note(thing_of_placed(board_.placed.size()), line, words[0]);
  board_.placed.push_back(placement);
  return true;
}

bool Reader::read_place(const Line& line, std::string_view word, std::uint16_t& place) {
  std::array<std::uint64_t, 3> numbers = {1, 1, 1};
  const std::size_t count = board_.grid == Grid::cube ? 3 : 2;
  std::string_view rest = word;
  bool is_right = true;
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t comma = i + 1 < count ? rest.find(',') : rest.size();
    const auto number = whole_number(rest.substr(0, comma));
    is_right = is_right && comma != std::string_view::npos && number;
    if (!is_right) break;
    numbers[3 - count + i] = *number;
    rest.remove_prefix(std::min(comma + 1, rest.size()));
  }
  if (!is_right) {
    return fail(line.error(word, quote(word) + " is no cell; a cell is " +
                                     (count == 3 ? "layer,row,column" : "row,column") + ", each from 1"));
  }
  const auto [layer, row, column] = numbers;
  const bool is_inside =
      layer >= 1 && layer <= board_.layers && row >= 1 && row <= board_.rows && column >= 1 && column <= board_.columns;
  const std::uint64_t number = is_inside ? ((layer - 1) * board_.rows + row - 1) * board_.columns + column - 1 : 0;
  const auto index = static_cast<std::size_t>(number);
  if (!is_inside || board_.cells[index].use == Cell::Use::outside)
    return fail(line.error(word, "the cell " + quote(word) + " is outside the board"));
  place = static_cast<std::uint16_t>(index);
  return true;
}

}  // namespace quadrille::tiling

// Reads one tiling from its lines, section by section. Tested by tests/core/tiling_text_test.cpp.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/puzzles/tiling/board.hpp"
#include "core/puzzles/tiling/catalogue.hpp"
#include "core/puzzles/tiling/text/words.hpp"

namespace quadrille::tiling {

/// Each function returns false after an error, which it writes.
class Reader {
 public:
  Reader(const Cursor& cursor, Board& board, Error& error) : cursor_(cursor), board_(board), error_(error) {}

  bool read_full_form(std::span<const Line> lines);
  bool read_one_line(const Line& line);

 private:
  bool read_names(const Line& line, std::span<const std::string_view> words);
  bool read_grid(const Line& line);
  bool begin_section(const Line& line);
  // Lines of a section; `heading` is its own line.
  bool read_section(const Line& heading, std::span<const Line> lines);
  bool read_board(const Line& heading, std::span<const Line> lines);
  bool read_pieces(const Line& heading, std::span<const Line> lines);
  bool read_only(std::span<const Line> lines);
  bool read_placed(std::span<const Line> lines);

  bool set_size(std::span<const Line> lines);
  bool set_cells(std::span<const Line> lines);
  bool set_cell(const Line& line, std::size_t at, Cell& cell);
  bool check_parity(const Line& line, const Shape& shape, const char* what);
  bool check_letters();

  // Reads the piece that `lines` begin with, and removes its lines from them.
  bool read_piece(std::span<const Line>& lines);
  bool read_drawing(const Line& heading, std::string_view name, std::span<const Line> rows, Shape& shape);
  bool add_pieces(const Line& line, std::string_view name, Copies copies, std::optional<Turning> turning);
  bool find_pieces(const Line& line, std::string_view name, std::vector<CatalogPiece>& pieces);
  bool add_kind(const Line& line, std::string_view at, Kind kind, bool is_drawn);

  bool read_only_line(const Line& line);
  bool read_placed_line(const Line& line);
  bool read_place(const Line& line, std::string_view word, std::uint16_t& place);
  bool lay_out(const Line& line);

  bool fail(Error error) {
    error_ = std::move(error);
    return false;
  }
  // The number of the kind with this name, or `none`.
  std::uint32_t kind_named(std::string_view name) const;

  static constexpr std::uint32_t none = ~std::uint32_t{0};

  // Notes that a thing stands at a part of a line.
  void note(std::size_t thing, const Line& line, std::string_view at) const {
    cursor_.note(thing, line.number, line.text, static_cast<std::size_t>(at.data() - line.text.data()));
  }

  const Cursor& cursor_;
  Board& board_;
  Error& error_;
  std::optional<Catalogue> catalogue_;  // of the board's grid, once a piece is looked up
  std::size_t names_ = 0;               // that were looked up
  std::size_t sections_ = 0;            // the last section that was begun, from 1; 0: none
  std::vector<char> is_drawn_;          // by kind
  std::vector<Line> letters_;           // by letter 1…26: where it stands first, if it does
  std::vector<std::uint32_t> taken_;    // by place: the number of the line of the given that covers it, or 0
  std::vector<std::uint32_t> copies_;   // by kind: givens
};

}  // namespace quadrille::tiling

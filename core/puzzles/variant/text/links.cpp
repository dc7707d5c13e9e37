// Links of f-puzzles, SudokuPad and penpa-edit (core/links).
#include "core/links/links.hpp"
#include "core/links/penpa.hpp"
#include "core/puzzles/variant/statements.hpp"
#include "core/puzzles/variant/text/notations.hpp"
#include "core/text/link_line.hpp"

namespace quadrille::variant {

namespace {

std::size_t things_of(const Board& board) { return thing_of_rule(board, board.rules.size()); }

}  // namespace

Read read_link(Cursor& cursor, Board& board, Error& error) {
  const auto convert = [](std::string_view link, std::string& text) {
    return links::read_link(link, links::Target::variant, text);
  };
  return read_link_line(cursor, board, error, convert, read_iss, things_of);
}

Read read_penpa_link(Cursor& cursor, Board& board, Error& error) {
  return read_link_line(cursor, board, error, links::read_penpa, read_iss, things_of);
}

}  // namespace quadrille::variant

// What writes the boards of a puzzle as its exact cover is written for other solvers (formats.hpp), for its table of
// notations. `Source` has the type `Board`, and of one: `write_form(board, form)`, false if there is none, and
// `names(board)`, a WritePlacement.
#pragma once

#include <string>
#include <string_view>

#include "core/cover/formats.hpp"
#include "core/text/text.hpp"

namespace quadrille::cover {

/// Reads a text in a notation that is only written.
template <class Board>
Read refuse_to_read(Cursor& cursor, Board&, Error& error) {
  std::string_view rest;
  const Read taken = cursor.take_rest(rest);
  if (taken != Read::puzzle) return taken;
  error = {Error::Code::bad_input, "this notation is only written, not read", 1, 1};
  return Read::error;
}

/// What a table of notations has of a function that writes a board, or writes nothing and returns false.
template <class Board, bool (*write_board)(const Board&, std::string&)>
struct Writer {
  static void write(const Board& board, std::string& out) { (void)write_board(board, out); }
  static bool fits(const Board& board) {
    std::string text;
    return write_board(board, text);
  }
};

template <class Source>
struct FormWriters {
  using Board = typename Source::Board;

  static bool write_model(const Board& board, std::string& out) {
    CoverForm form;
    return Source::write_form(board, form) && cover::write_model(form, Source::names(board), out);
  }
  static bool write_cnf(const Board& board, std::string& out) {
    CoverForm form;
    return Source::write_form(board, form) && cover::write_cnf(form, Source::names(board), out);
  }
  static bool write_opb(const Board& board, std::string& out) {
    CoverForm form;
    if (!Source::write_form(board, form)) return false;
    cover::write_opb(form, Source::names(board), out);
    return true;
  }
  using Model = Writer<Board, write_model>;
  using Cnf = Writer<Board, write_cnf>;
  using Opb = Writer<Board, write_opb>;
};

}  // namespace quadrille::cover

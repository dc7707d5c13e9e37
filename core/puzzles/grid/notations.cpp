#include "core/puzzles/grid/notations.hpp"

#include <utility>

#include "core/puzzles/grid/compile.hpp"
#include "core/puzzles/grid/reader.hpp"

namespace quadrille::grid {

namespace {

Read read_board(Cursor& cursor, const Genre* implied, Board& board, Error& error) {
  auto text = std::make_shared<Text>();
  if (const Read read = read_text(cursor, implied, *text, error); read != Read::puzzle) return read;
  board = {std::move(text), nullptr, {}};
  auto fault = compile(board);
  if (!fault) return Read::puzzle;
  error = std::move(*fault);
  return Read::error;
}

Read read_any(Cursor& cursor, Board& board, Error& error) { return read_board(cursor, nullptr, board, error); }

template <std::size_t number>
Read read_genre(Cursor& cursor, Board& board, Error& error) {
  return read_board(cursor, genres()[number], board, error);
}

Detection detect_any(std::string_view, bool) { return Detection::yes; }
Detection detect_none(std::string_view, bool) { return Detection::no; }

// With what has been filled in since, where the genre's texts can say so.
void write_board(const Board& board, std::string& out) { write_text(*board.text, out); }

void write_board_answer(const Board& board, const Answer& answer, std::string& out) {
  const Text& text = *board.text;
  if (text.genre->write_answer != nullptr) return text.genre->write_answer(board, answer, out);
  for (std::size_t cell = 0; cell < answer.size(); ++cell) {
    if (cell > 0) out += cell % text.columns == 0 ? '\n' : ' ';
    const std::string& shown = board.model->shown[cell];
    if (!shown.empty()) {
      out += shown;
    } else if (answer[cell] == 0) {
      out += '?';
    } else {
      text.genre->write_value(text, cell, answer[cell] - 1u, out);
    }
  }
}

template <std::size_t... number>
constexpr std::array<BoardNotation, 1 + sizeof...(number)> make_notations(std::index_sequence<number...>) {
  return {{{"grid", detect_any, read_any, write_board, write_board_answer},
           {genre_ids[number], detect_none, read_genre<number>, write_board, write_board_answer}...}};
}

}  // namespace

const std::array<BoardNotation, 1 + std::size(genre_ids)> notations =
    make_notations(std::make_index_sequence<std::size(genre_ids)>());

}  // namespace quadrille::grid

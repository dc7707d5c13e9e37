#include "core/puzzles/sudoku/notations.hpp"

#include <string>
#include <string_view>

#include "core/links/notation.hpp"
#include "core/puzzles/sudoku/text/notations.hpp"
#include "core/puzzles/sudoku/text/recognise.hpp"
#include "core/puzzles/sudoku/text/symbols.hpp"

namespace quadrille::sudoku {

namespace {

Detection detect_fpuzzles(std::string_view text, bool last) {
  return links::detect_link("sudoku", "fpuzzles", text, last);
}
Detection detect_sudokupad(std::string_view text, bool last) {
  return links::detect_link("sudoku", "sudokupad", text, last);
}

template <Format notation>
Detection detect(std::string_view text, bool last) {
  for (const auto detect_link : {detect_fpuzzles, detect_sudokupad})
    if (const Detection link = detect_link(text, last); link != Detection::no) return opposite(link);
  const Recognised recognised = recognise(text, last);
  if (!recognised.certain) return Detection::more;
  return recognised.format == notation ? Detection::yes : Detection::no;
}

// For `sdm`, which looks like `line`: a text is detected as `line`.
Detection detect_none(std::string_view, bool) { return Detection::no; }

template <void (*write)(const Board&, Style, std::string&)>
void write_puzzle(const Board& board, std::string& out) {
  write(board, board.style, out);
}

// An answer is written in the style of its puzzle.
template <void (*write)(const Board&, Style, std::string&)>
void write_answer(const Board& board, const Board& answer, std::string& out) {
  write(answer, board.style, out);
}

// The judge's input is a list of boards in digits; this is a list of one.
void write_poj2676_puzzle(const Board& board, std::string& out) {
  out += "1\n";
  for (std::size_t cell = 0; cell < board.size(); ++cell) {
    if (cell > 0 && cell % 9 == 0) out += '\n';
    out += static_cast<char>('0' + board.cells[cell]);
  }
}

template <unsigned N>
bool has_box(const Board& board) {
  return board.box == N;
}

}  // namespace

const std::array<BoardNotation, 9> notations = {{
    {"line", detect<Format::line>, read_line, write_puzzle<write_line>, write_answer<write_line>},
    {"poj2676", detect<Format::poj2676>, read_poj2676, write_poj2676_puzzle, write_answer<write_grid>, has_box<3>},
    {"poj3076",
     detect<Format::poj3076>,
     read_poj3076,
     write_puzzle<write_poj3076>,
     write_answer<write_poj3076>,
     has_box<4>,
     {.none = "INCORRECT", .after = "\n"}},
    {"grid", detect<Format::grid>, read_grid, write_puzzle<write_grid>, write_answer<write_grid>},
    {"sdk", detect<Format::sdk>, read_sdk, write_sdk, write_answer<write_grid>, has_box<3>},
    {"sdm", detect_none, read_line, write_puzzle<write_sdm>, write_answer<write_sdm>, has_box<3>},
    {"puzzlink", detect<Format::puzzlink>, read_puzzlink, write_puzzle<write_puzzlink>, write_answer<write_puzzlink>},
    {"fpuzzles", detect_fpuzzles, read_link, write_puzzle<write_fpuzzles>, write_answer<write_fpuzzles>},
    {"sudokupad", detect_sudokupad, read_link, write_puzzle<write_sudokupad>, write_answer<write_sudokupad>},
}};

}  // namespace quadrille::sudoku

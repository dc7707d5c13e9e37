#include "core/puzzles/model/notations.hpp"

#include <utility>

#include "core/network/exports/flatzinc.hpp"
#include "core/network/exports/writers.hpp"
#include "core/puzzles/model/compile.hpp"
#include "core/puzzles/model/reader.hpp"

namespace quadrille::model {

namespace {

Read read_model(Cursor& cursor, Board& board, Error& error) {
  auto text = std::make_shared<Text>();
  if (const Read read = read_text(cursor, *text, error); read != Read::puzzle) return read;
  board = {std::move(text), nullptr, {}, {}, 1};
  auto fault = compile(board);
  if (!fault) return Read::puzzle;
  error = std::move(*fault);
  return Read::error;
}

void write_model(const Board& board, std::string& out) {
  bool is_first = true;
  for (const Line& line : board.text->lines) {
    if (!std::exchange(is_first, false)) out += '\n';
    out += line.text;
  }
}

// A line a name: `x = 2 7 6 | 9 5 1 | 4 3 8`, which a model takes as a statement. `.` for a number that is not known.
void write_model_answer(const Board& board, const Answer& answer, std::string& out) {
  for (const Array& array : board.text->arrays) {
    if (array.first > 0) out += '\n';
    out += array.name + " =";
    const std::size_t row = array.sides.size() < 2 ? array.size : array.sides.back();
    for (std::size_t i = 0; i < array.size; ++i) {
      out += i > 0 && i % row == 0 ? " | " : " ";
      const std::uint8_t value = answer[array.first + i];
      const std::int64_t number = value == 0 ? 0 : board.least[array.first + i] + value - 1;
      out += value == 0 ? "." : signed_decimal(number);
    }
  }
}

Detection detect_none(std::string_view, bool) { return Detection::no; }

static_assert(cover::most_model_variables == most_variables && cover::most_model_names == most_operands);

struct Source {
  using Board = model::Board;
  static network::Problem problem(const Board& board) { return problem_of(board); }
  static network::WriteCell names(const Board& board) {
    return [&board](Variable variable, std::string& out) { out += name_of(*board.text, variable); };
  }
  static bool fits(const Board& board) { return board.network != nullptr; }
};
using Writers = network::Writers<Source>;

void write_flatzinc(const Board& board, std::string& out) {
  network::write_flatzinc(problem_of(board), Source::names(board), out);
}
bool fits_flatzinc(const Board& board) { return board.network != nullptr && network::fits_flatzinc(*board.network); }

}  // namespace

const std::array<Notation<Board, Answer>, 5> notations = {{
    {.name = "model",
     .detect = [](std::string_view, bool) { return Detection::yes; },
     .read = read_model,
     .write = write_model,
     .write_answer = write_model_answer},
    {"cnf", detect_none, Writers::read, Writers::cnf, write_model_answer, Writers::fits_cnf},
    {"opb", detect_none, Writers::read, Writers::opb, write_model_answer, Writers::fits_opb},
    {"flatzinc", detect_none, Writers::read, write_flatzinc, write_model_answer, fits_flatzinc},
    {std::string_view("proof"), detect_none, Writers::read, write_model, write_model_answer},
}};

}  // namespace quadrille::model

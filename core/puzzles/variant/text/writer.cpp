// Writes constraint text: the words, the decoration, the shape unless it is 9x9, the variables, the rules in their
// order, then the candidates.
#include "core/puzzles/variant/rules/arguments.hpp"
#include "core/puzzles/variant/rules/kinds.hpp"
#include "core/puzzles/variant/text/notations.hpp"

namespace quadrille::variant {

namespace {

void write_lines(std::string_view mark, std::string_view lines, std::string& out) {
  for (std::size_t at = 0; at < lines.size();) {
    const std::size_t end = std::min(lines.find('\n', at), lines.size());
    out += mark;
    out += lines.substr(at, end - at);
    out += '\n';
    at = end + 1;
  }
}

void write_shape(const Shape& shape, std::string& out) {
  if (shape == Shape{}) return;
  out += ".Shape~" + decimal(shape.rows) + "x" + decimal(shape.columns);
  const int highest = shape.lowest + shape.values - 1;
  if (shape.lowest != 1) {
    out += "~0-";
    write_number(highest, out);
  } else if (shape.values != std::max(shape.rows, shape.columns) || shape.is_raw) {
    out += '~';
    write_number(highest, out);
  }
  if (shape.is_raw) out += "~Raw";
}

void write_variables(const Variables& variables, std::string& out) {
  out += ".Var~" + variables.name.substr(1) + "~" + variables.label;
  if (variables.size == 1) return;
  const bool is_full = variables.size % variables.columns == 0;
  out += "~" + (is_full ? decimal(variables.size / variables.columns) + "x" + decimal(variables.columns)
                        : decimal(variables.size));
}

void write_candidates(const Board& board, std::string& out) {
  bool is_first = true;
  for (std::size_t cell = 0; cell < board.candidates.size(); ++cell) {
    const Values values = board.candidates[cell];
    if (values == all_values(board.shape.values)) continue;
    out += is_first ? ".~" : "~";
    is_first = false;
    write_cell(board, static_cast<Cell>(cell), out);
    for (unsigned value = 0; value < board.shape.values; ++value) {
      if ((values >> value & 1) == 0) continue;
      out += '_';
      write_number(board.shape.lowest + static_cast<int>(value), out);
    }
  }
}

}  // namespace

void write_rule(const Rule& rule, const Board& board, std::string& out) {
  out += '.';
  out += rule.kind->name;
  rule.kind->write(rule, board, out);
  if (rule.kind != &kinds::any_of && rule.kind != &kinds::all_of && rule.kind != &kinds::replicate) return;
  for (const Rule& child : rule.children) write_rule(child, board, out);
  out += ".End";
}

// A board without anything is written as a shape.
void write_iss(const Board& board, std::string& out) {
  write_lines("# ", board.words, out);
  write_lines("#~ ", board.decoration, out);
  const std::size_t begin = out.size();
  write_shape(board.shape, out);
  for (const Variables& variables : board.variables)
    if (variables.name != labels_name) write_variables(variables, out);
  for (const Rule& rule : board.rules) write_rule(rule, board, out);
  write_candidates(board, out);
  if (out.size() == begin) out += ".Shape~9x9";
}

void write_iss_answer(const Board& board, const Answer& answer, std::string& out) {
  const bool has_letters = board.shape.lowest + board.shape.values - 1 > 9;
  std::size_t at = out.size();
  out.append(board.shape.size(), '.');
  for (const std::uint8_t index : std::span(answer).first(std::min(answer.size(), board.shape.size()))) {
    const int number = board.shape.lowest + index - 1;
    if (index != 0) out[at] = static_cast<char>(number == 0 ? '0' : has_letters ? 'A' + number - 1 : '0' + number);
    ++at;
  }
  for (std::size_t cell = board.shape.size(); cell < answer.size(); ++cell) {
    out += cell == board.shape.size() ? '\t' : ' ';
    write_cell(board, static_cast<Cell>(cell), out);
    out += '=';
    if (answer[cell] != 0) write_number(board.shape.lowest + answer[cell] - 1, out);
  }
}

}  // namespace quadrille::variant

#include "core/puzzles/model/statements.hpp"

#include <algorithm>
#include <memory>

#include "core/puzzles/model/compile.hpp"
#include "core/puzzles/model/obeys.hpp"

namespace quadrille::model {

namespace {

void append_cells(const Statement& statement, std::vector<std::uint32_t>& cells) {
  for (const auto* list : {&statement.operands, &statement.others})
    for (const Operand& operand : *list)
      if (!operand.is_number()) cells.push_back(operand.variable);
  if (!statement.right.is_number()) cells.push_back(statement.right.variable);
  for (const Statement& branch : statement.branches) append_cells(branch, cells);
}

}  // namespace

void Statements::list(const Board& board, const Places&, std::vector<why::Statement>& statements) {
  for (const Line& line : board.text->lines) {
    if (line.statement == Line::none) continue;
    why::Statement& statement = statements.emplace_back();
    statement.words = line.text;
    std::replace(statement.words.begin(), statement.words.end(), '\n', ' ');
    statement.place = {line.number, line.column};
    auto& cells = statement.cells;
    append_cells(board.text->statements[line.statement], cells);
    std::sort(cells.begin(), cells.end());
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  }
}

void Statements::keep(const Board& board, const why::Numbers& kept, Board& part) {
  if (kept.size() == board.text->statements.size()) {
    part = board;
    return;
  }
  keep_text(board, kept, part);
  if (compile(part)) part.network = nullptr;
}

void Statements::keep_text(const Board& board, const why::Numbers& kept, Board& part) {
  const Text& whole = *board.text;
  auto text = std::make_shared<Text>();
  text->arrays = whole.arrays;
  text->domains = whole.domains;
  for (const Line& line : whole.lines) {
    const bool is_statement = line.statement != Line::none;
    if (is_statement && !std::binary_search(kept.begin(), kept.end(), line.statement)) continue;
    text->lines.push_back(line);
    if (!is_statement) continue;
    text->lines.back().statement = text->statements.size();
    text->statements.push_back(whole.statements[line.statement]);
  }
  part = board;
  part.text = std::move(text);
}

std::int64_t Statements::work_to_keep(const Board& board) { return 5000 + 20 * work_to_check(board); }

}  // namespace quadrille::model

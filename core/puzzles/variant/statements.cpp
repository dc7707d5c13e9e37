#include "core/puzzles/variant/statements.hpp"

#include <algorithm>
#include <string>

#include "core/puzzles/variant/compile.hpp"
#include "core/puzzles/variant/rules/arguments.hpp"
#include "core/puzzles/variant/rules/kinds.hpp"
#include "core/puzzles/variant/text/notations.hpp"

namespace quadrille::variant {

namespace {

// Finds rules that can be left out so that the others say no more than before. Where every dot is drawn (StrictKropki),
// a board with fewer dots says more.
class StatementFilter {
 public:
  explicit StatementFilter(const Board& board)
      : is_strict_kropki_(has_rule(board, kinds::strict_kropki)), is_strict_xv_(has_rule(board, kinds::strict_xv)) {}

  bool is_statement(const Rule& rule) const {
    const auto is_one_of = [&rule](std::initializer_list<const RuleKind*> kinds) {
      return std::find(kinds.begin(), kinds.end(), rule.kind) != kinds.end();
    };
    if (is_one_of({&kinds::chaos_construction, &kinds::no_boxes, &kinds::jigsaw, &kinds::region_size,
                   &kinds::doppelganger, &kinds::full_rank_ties}))
      return false;
    const bool is_combined = is_one_of({&kinds::any_of, &kinds::all_of, &kinds::replicate});
    if (is_strict_kropki_ && (is_combined || is_one_of({&kinds::white_dot, &kinds::black_dot}))) return false;
    return !(is_strict_xv_ && (is_combined || is_one_of({&kinds::x, &kinds::v})));
  }

 private:
  static bool has_rule(const Board& board, const RuleKind& kind) {
    return std::any_of(board.rules.begin(), board.rules.end(), [&](const Rule& rule) { return rule.kind == &kind; });
  }

  bool is_strict_kropki_, is_strict_xv_;
};

bool is_limited(const Board& board, std::size_t cell) {
  return board.candidates[cell] != all_values(board.shape.values);
}

// Calls `rule(index)` for each statement that is a rule, then `cell(index)` for each cell that is one.
template <class UseRule, class UseCell>
void for_each(const Board& board, UseRule&& use_rule, UseCell&& use_cell) {
  const StatementFilter filter(board);
  for (std::size_t rule = 0; rule < board.rules.size(); ++rule)
    if (filter.is_statement(board.rules[rule])) use_rule(rule);
  for (std::size_t cell = 0; cell < board.cells(); ++cell)
    if (is_limited(board, cell)) use_cell(cell);
}

void append_cells(const Rule& rule, const Board& board, std::vector<std::uint32_t>& cells) {
  for (const auto& group : rule.groups)
    for (const Cell cell : group)
      if (cell < board.shape.size()) cells.push_back(cell);
  for (const Rule& child : rule.children) append_cells(child, board, cells);
}

std::string words_of(const Board& board, std::size_t cell) {
  std::string values;
  for_values(board.candidates[cell], [&](unsigned value) {
    if (!values.empty()) values += " or ";
    write_number(board.shape.lowest + static_cast<int>(value), values);
  });
  if (values.empty()) values = "no value";
  if (cell < board.shape.size()) return why::words_at(values, static_cast<std::uint32_t>(cell), board.shape.columns);
  values += " at ";
  write_cell(board, static_cast<Cell>(cell), values);
  return values;
}

}  // namespace

void Statements::list(const Board& board, const Places& places, std::vector<why::Statement>& statements) {
  for_each(
      board,
      [&](std::size_t rule) {
        why::Statement& statement = statements.emplace_back();
        write_rule(board.rules[rule], board, statement.words);
        statement.place = places.of(thing_of_rule(board, rule));
        append_cells(board.rules[rule], board, statement.cells);
        std::sort(statement.cells.begin(), statement.cells.end());
        statement.cells.erase(std::unique(statement.cells.begin(), statement.cells.end()), statement.cells.end());
      },
      [&](std::size_t cell) {
        why::Statement& statement = statements.emplace_back();
        statement.words = words_of(board, cell);
        statement.place = places.of(cell);
        if (cell < board.shape.size()) statement.cells.push_back(static_cast<std::uint32_t>(cell));
      });
}

void Statements::keep(const Board& board, const why::Numbers& kept, Board& part) {
  keep_text(board, kept, part);
  if (part.rules.size() == board.rules.size()) {
    part.network = board.network;
    return;
  }
  // It says less than the whole board, but may need more constraints: of cells that no longer differ, for instance.
  if (compile(part)) part.network = nullptr;
}

void Statements::keep_text(const Board& board, const why::Numbers& kept, Board& part) {
  part = {};
  part.shape = board.shape;
  part.variables = board.variables;
  part.candidates.assign(board.cells(), all_values(board.shape.values));
  std::vector<char> is_left_out(board.rules.size());
  why::Number number = 0;
  auto next = kept.begin();
  const auto is_kept = [&] { return next != kept.end() && number++ == *next && (++next, true); };
  for_each(
      board, [&](std::size_t rule) { is_left_out[rule] = !is_kept(); },
      [&](std::size_t cell) {
        if (is_kept()) part.candidates[cell] = board.candidates[cell];
      });
  for (std::size_t rule = 0; rule < board.rules.size(); ++rule)
    if (!is_left_out[rule]) part.rules.push_back(board.rules[rule]);
}

std::vector<std::pair<why::Number, std::size_t>> Statements::rules(const Board& board) {
  std::vector<std::pair<why::Number, std::size_t>> rules;
  for_each(
      board, [&](std::size_t rule) { rules.emplace_back(static_cast<why::Number>(rules.size()), rule); },
      [](std::size_t) {});
  return rules;
}

bool Statements::obeys(const Board& board, why::Number statement, const Answer& answer) {
  bool obeys = true;
  why::Number number = 0;
  for_each(
      board,
      [&](std::size_t rule) {
        if (number++ == statement) obeys = board.rules[rule].kind->obeys(board.rules[rule], board, answer);
      },
      [&](std::size_t cell) {
        if (number++ == statement) obeys = (board.candidates[cell] >> (answer[cell] - 1u) & 1) != 0;
      });
  return obeys;
}

}  // namespace quadrille::variant

#include "core/puzzles/variant/rules/combined.hpp"

#include <algorithm>
#include <bit>

#include "core/puzzles/variant/compile/compilers.hpp"
#include "core/puzzles/variant/rules/arguments.hpp"
#include "core/puzzles/variant/rules/codes.hpp"
#include "core/puzzles/variant/rules/kinds.hpp"

namespace quadrille::variant {

namespace {

// The places of what is in an inner Replicate are not moved: its rules are.
Rule moved(const Rule& rule, int by) {
  Rule copy = rule;
  if (rule.kind != &kinds::replicate) {
    for (Group& group : copy.groups)
      for (Cell& cell : group) cell = static_cast<Cell>(cell + by);
  }
  for (std::size_t i = 0; i < rule.children.size(); ++i) copy.children[i] = moved(rule.children[i], by);
  return copy;
}

void append_cells(const Rule& rule, Group& cells) {
  if (rule.kind == &kinds::replicate) {
    for (const Rule& copy : copies_of(rule)) append_cells(copy, cells);
    return;
  }
  for (const Group& group : rule.groups) cells.insert(cells.end(), group.begin(), group.end());
  for (const Rule& child : rule.children) append_cells(child, cells);
}

}  // namespace

std::size_t count_rules(const Rule& rule) {
  std::size_t count = 1;
  for (const Rule& child : rule.children) count = std::min(count + count_rules(child), most_copies + 1);
  if (rule.kind == &kinds::replicate) count = std::min(count * rule.groups[0].size(), most_copies + 1);
  return count;
}

std::vector<Rule> copies_of(const Rule& replicate) {
  std::vector<Rule> copies;
  for (const Cell place : replicate.groups[0])
    for (const Rule& child : replicate.children) copies.push_back(moved(child, place - replicate.numbers[0]));
  return copies;
}

Group cells_of(const Rule& rule) {
  Group cells;
  append_cells(rule, cells);
  std::sort(cells.begin(), cells.end());
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  return cells;
}

// Six places a character, the lowest bit first, from the cell on that is moved. What is no character of base64 has
// none.
std::optional<Fault> read_replicate(Arguments arguments, const Board& board, Rule& replicate) {
  if (arguments.size() > 2) return fault_at(arguments, 2, " is one argument too many for Replicate");
  Cell origin = 0;
  if (arguments.size() > 1) {
    if (auto fault = read_cell(arguments, 1, board, origin)) return fault;
  }
  const Area area = area_of(board, origin);
  replicate.numbers = {origin};
  replicate.groups = {{}};
  const std::string_view code = arguments.empty() ? std::string_view() : arguments[0];
  for (std::size_t i = 0; i < code.size(); ++i) {
    const unsigned six = base64_bits(code[i]).value_or(0);
    for (unsigned bit = 0; bit < 6; ++bit) {
      if ((six >> bit & 1) == 0) continue;
      const std::size_t place = origin + 6 * i + bit;
      if (place >= area.first + area.size) return fault_at(arguments, 0, " names cells beyond the last one");
      replicate.groups[0].push_back(static_cast<Cell>(place));
    }
  }
  return std::nullopt;
}

std::optional<Fault> replicate_fault(const Rule& replicate, const Board& board) {
  if (count_rules(replicate) > most_copies)
    return Fault{"this Replicate stands for more than " + in_digits(most_copies) + " rules"};
  Group cells;
  for (const Rule& child : replicate.children) append_cells(child, cells);
  const auto origin = static_cast<Cell>(replicate.numbers[0]);
  const Area area = area_of(board, origin);
  const auto name = [&](Cell cell) {
    std::string text;
    write_cell(board, cell, text);
    return text;
  };
  for (const Cell cell : cells) {
    if (!area.has(cell))
      return Fault{"a Replicate moves cells of one board: " + Message(name(cell)) + " and " + name(origin) +
                   " are of different ones"};
    for (const Cell place : replicate.groups[0]) {
      const std::size_t row = area.row(cell) + area.row(place), column = area.column(cell) + area.column(place);
      const bool is_inside = row >= area.row(origin) && column >= area.column(origin) &&
                             column - area.column(origin) < area.columns &&
                             cell + std::size_t{place} - origin < area.first + area.size;
      if (!is_inside)
        return Fault{"the copy of this Replicate at " + Message(name(place)) + " moves " + name(cell) +
                     " off the board"};
    }
  }
  return std::nullopt;
}

namespace {

bool has(const Rule& rule, const RuleKind& kind) {
  return rule.kind == &kind ||
         std::any_of(rule.children.begin(), rule.children.end(), [&](const Rule& child) { return has(child, kind); });
}

}  // namespace

bool is_in_or(const std::vector<Rule>& rules, const RuleKind& kind) {
  return std::any_of(rules.begin(), rules.end(), [&](const Rule& rule) {
    return rule.kind == &kinds::any_of ? has(rule, kind) : is_in_or(rule.children, kind);
  });
}

namespace kinds {

namespace {

bool obeys_rule(const Rule& rule, const Board& board, const Answer& answer) {
  return rule.kind->obeys(rule, board, answer);
}

bool obeys_all_of(const Rule& rule, const Board& board, const Answer& answer) {
  return std::all_of(rule.children.begin(), rule.children.end(),
                     [&](const Rule& child) { return obeys_rule(child, board, answer); });
}

bool obeys_any_of(const Rule& rule, const Board& board, const Answer& answer) {
  return std::any_of(rule.children.begin(), rule.children.end(),
                     [&](const Rule& child) { return obeys_rule(child, board, answer); });
}

bool obeys_replicate(const Rule& rule, const Board& board, const Answer& answer) {
  const std::vector<Rule> copies = copies_of(rule);
  return std::all_of(copies.begin(), copies.end(), [&](const Rule& copy) { return obeys_rule(copy, board, answer); });
}

std::int64_t work_of_children(const Rule& rule) {
  constexpr std::int64_t per_cell = 4;
  std::int64_t work = per_cell;
  for (const Rule& child : rule.children) {
    if (child.kind->work_to_check != nullptr) work += child.kind->work_to_check(child);
    for (const Group& group : child.groups) work += per_cell * static_cast<std::int64_t>(1 + group.size());
  }
  return work;
}

std::int64_t work_of_replicate(const Rule& rule) {
  return static_cast<std::int64_t>(rule.groups[0].size()) * work_of_children(rule);
}

void write_replicate(const Rule& rule, const Board& board, std::string& out) {
  std::vector<unsigned> sixes;
  for (const Cell place : rule.groups[0]) {
    const auto bit = static_cast<std::size_t>(place - rule.numbers[0]);
    if (sixes.size() <= bit / 6) sixes.resize(bit / 6 + 1);
    sixes[bit / 6] |= 1u << bit % 6;
  }
  out += '~';
  for (const unsigned six : sixes) out += base64_character(six);
  if (rule.numbers[0] == 0) return;
  out += '~';
  write_cell(board, static_cast<Cell>(rule.numbers[0]), out);
}

// Its numbers are the sets of values of its cells.
bool obeys_given(const Rule& rule, const Board&, const Answer& answer) {
  for (std::size_t i = 0; i < rule.numbers.size(); ++i)
    if ((static_cast<std::uint32_t>(rule.numbers[i]) >> (answer[rule.groups[0][i]] - 1u) & 1) == 0) return false;
  return true;
}

void write_given(const Rule& rule, const Board& board, std::string& out) {
  for (std::size_t i = 0; i < rule.numbers.size(); ++i) {
    out += '~';
    write_cell(board, rule.groups[0][i], out);
    for (unsigned value = 0; value < board.shape.values; ++value) {
      if ((rule.numbers[i] >> value & 1) == 0) continue;
      out += '_';
      write_number(board.shape.lowest + static_cast<int>(value), out);
    }
  }
}

}  // namespace

const RuleKind any_of = {"Or", nullptr, write_nothing, obeys_any_of, compile_any_of, work_of_children};
const RuleKind all_of = {"And", nullptr, write_nothing, obeys_all_of, compile_all_of, work_of_children};
const RuleKind replicate = {"Replicate",     nullptr,           write_replicate,
                            obeys_replicate, compile_replicate, work_of_replicate};
const RuleKind given = {"", nullptr, write_given, obeys_given, compile_given};

}  // namespace kinds

}  // namespace quadrille::variant

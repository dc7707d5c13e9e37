// Regions that have to be found, and clues about them.
#include <algorithm>
#include <iterator>

#include "core/puzzles/variant/compile/compilers.hpp"
#include "core/puzzles/variant/rules/arguments.hpp"
#include "core/puzzles/variant/rules/kinds.hpp"

namespace quadrille::variant::kinds {
namespace {

std::optional<Fault> read_chaos_construction(const RuleKind& kind, Arguments arguments, Board& board) {
  const bool is_there =
      std::any_of(board.rules.begin(), board.rules.end(), [&](const Rule& rule) { return rule.kind == &kind; });
  if (is_there) return expect_arguments(kind, arguments, 0, 0);
  if (board.cells() > most_all_cells)
    return fault_of(
        kind, " makes a label for each cell, and the board then has more than " + in_digits(most_all_cells) + " cells");
  return read_nothing(kind, arguments, board);
}

// The cell with the number, 0 or 1, which is what the number leaves out, and the labels that are counted: none for
// those around the cell. The first group is the cell, the others are the arms.
std::optional<Fault> read_labels(const RuleKind& kind, Arguments arguments, Board& board) {
  if (arguments.empty()) return fault_of(kind, " has too few arguments");
  const auto first = first_label(board);
  if (!first) return fault_of(kind, " needs .ChaosConstruction");
  Group control;
  if (auto fault = read_cells(kind, arguments, 0, 1, board, 1, Repeats::no, control)) return fault;
  if (control[0] >= *first) return fault_at(arguments, 0, " is the label of a region; the number is in another cell");
  std::int32_t offset = 0;
  if (arguments.size() > 1 && !arguments[1].empty()) {
    if (auto fault = read_number(arguments, 1, 0, 1, offset)) return fault;
  }
  std::vector<Group> groups = {control};
  if (arguments.size() <= 2) {
    if (control[0] >= board.shape.size())
      return fault_at(arguments, 0, " is no cell of the grid: which labels does it count?");
  } else {
    const bool is_arrow = &kind == &kinds::chaos_arrow;
    std::vector<Group> arms;
    if (is_arrow) {
      if (auto fault = read_segments(kind, arguments, 2, arguments.size(), board, 1, Repeats::no, arms)) return fault;
    } else {
      if (auto fault = read_cells(kind, arguments, 2, arguments.size(), board, 1, Repeats::no, arms.emplace_back()))
        return fault;
    }
    std::size_t argument = 2;
    Group seen;
    for (const Group& arm : arms) {
      if (arm[0] != arms[0][0])
        return fault_at(arguments, argument, " is not where the first arm begins, as all arms do");
      for (std::size_t i = 0; i < arm.size(); ++i) {
        if (arm[i] < *first) return fault_at(arguments, argument + i, " is no label of a region, such as CC1");
        if (i > 0 && std::find(seen.begin(), seen.end(), arm[i]) != seen.end())
          return fault_at(arguments, argument + i, " is in two arms");
      }
      seen.insert(seen.end(), arm.begin(), arm.end());
      argument += arm.size() + 1;
    }
    groups.insert(groups.end(), std::make_move_iterator(arms.begin()), std::make_move_iterator(arms.end()));
  }
  add_rule(board, kind, {offset}, std::move(groups));
  return std::nullopt;
}

void write_labels(const Rule& rule, const Board& board, std::string& out) {
  write_cells(board, rule.groups[0], out);
  if (rule.groups.size() == 1 && rule.numbers[0] == 0) return;
  out += '~';
  write_number(rule.numbers[0], out);
  for (std::size_t i = 1; i < rule.groups.size(); ++i) {
    if (i > 1) out += "~-";
    write_cells(board, rule.groups[i], out);
  }
}

// Each region is reached from its first cell, has the right size, different values, and the next label.
bool obeys_chaos_construction(const Rule&, const Board& board, const Answer& answer) {
  const Shape& shape = board.shape;
  const Cell first = *first_label(board);
  const unsigned size = variant::region_size(board);
  unsigned regions = 0;
  std::vector<bool> is_reached(shape.size());
  for (Cell start = 0; start < shape.size(); ++start) {
    if (is_reached[start]) continue;
    if (answer[first + start] != ++regions) return false;
    Group region = {start};
    is_reached[start] = true;
    for (std::size_t at = 0; at < region.size(); ++at)
      for (Cell other = 0; other < shape.size(); ++other) {
        if (is_reached[other] || answer[first + other] != regions || !are_neighbours(shape, region[at], other))
          continue;
        is_reached[other] = true;
        region.push_back(other);
      }
    if (region.size() != size || !Numbers{board, answer}.all_differ(region)) return false;
  }
  return true;
}

std::int64_t work_of_regions(const Rule& rule) {
  (void)rule;
  return most_cells * most_cells / 4;
}

bool obeys_chaos_arrow(const Rule& rule, const Board& board, const Answer& answer) {
  int reached = 1;
  for (const Group& arm : counted_labels(rule, board)) {
    const auto stop = std::find_if(arm.begin(), arm.end(), [&](Cell cell) { return answer[cell] != answer[arm[0]]; });
    reached += static_cast<int>(stop - arm.begin()) - 1;
  }
  return Numbers{board, answer}[rule.groups[0][0]] == reached - rule.numbers[0];
}

bool obeys_chaos_count(const Rule& rule, const Board& board, const Answer& answer) {
  const Group labels = counted_labels(rule, board)[0];
  const auto same =
      std::count_if(labels.begin(), labels.end(), [&](Cell cell) { return answer[cell] == answer[labels[0]]; });
  return Numbers{board, answer}[rule.groups[0][0]] == same - rule.numbers[0];
}

}  // namespace

const RuleKind chaos_construction = {"ChaosConstruction",      read_chaos_construction,    write_nothing,
                                     obeys_chaos_construction, compile_chaos_construction, work_of_regions,
                                     Place::whole_sudoku};
const RuleKind chaos_arrow = {"ChaosArrow",        read_labels, write_labels,       obeys_chaos_arrow,
                              compile_chaos_arrow, nullptr,     Place::whole_sudoku};
const RuleKind chaos_count = {"ChaosCount",        read_labels, write_labels,       obeys_chaos_count,
                              compile_chaos_count, nullptr,     Place::whole_sudoku};

}  // namespace quadrille::variant::kinds

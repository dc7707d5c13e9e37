// Rules that a setter writes: relations between cells, automata and regular expressions.
//
// Several lines of cells may follow one code, each with a name that only people read: `~_name~R1C1~R1C2~~R2C1~R2C2`.
// A name is for all lines up to the next name, and is kept as it is written.
#include <algorithm>
#include <cstdint>

#include "core/puzzles/variant/compile/compilers.hpp"
#include "core/puzzles/variant/rules/arguments.hpp"
#include "core/puzzles/variant/rules/codes.hpp"
#include "core/puzzles/variant/rules/kinds.hpp"
#include "core/puzzles/variant/rules/regex.hpp"
#include "core/text/percent.hpp"

namespace quadrille::variant::kinds {

namespace {

// Calls `read_line(name, from, to)` for each line, with the range of its arguments. A fault if there is no line.
template <class ReadLine>
std::optional<Fault> read_lines(const RuleKind& kind, Arguments arguments, ReadLine&& read_line) {
  std::string_view name;
  bool has_line = false;
  for (std::size_t from = 1; from < arguments.size();) {
    if (arguments[from].starts_with('_')) {
      name = arguments[from].substr(1);
      ++from;
      continue;
    }
    std::size_t to = from;
    while (to < arguments.size() && !arguments[to].empty() && arguments[to][0] != '_') ++to;
    if (to > from) {
      has_line = true;
      if (std::optional<Fault> fault = read_line(name, from, to)) return fault;
    }
    from = to < arguments.size() && arguments[to].empty() ? to + 1 : to;
  }
  if (!has_line) return fault_of(kind, " needs cells");
  return std::nullopt;
}

std::string_view code_of(const Rule& rule) { return std::string_view(rule.text).substr(0, rule.text.find('~')); }

std::string code_and_name(std::string_view code, std::string_view name) {
  std::string text(code);
  text += '~';
  return text += name;
}

void write_code(const Rule& rule, const Board& board, std::string& out) {
  const std::string_view code = code_of(rule), name = std::string_view(rule.text).substr(code.size() + 1);
  out += '~';
  out += code;
  if (!name.empty()) {
    out += "~_";
    out += name;
  }
  write_segments(rule, board, out);
}

// Indices of values.
std::vector<unsigned> indices(const Group& cells, const Answer& answer) {
  std::vector<unsigned> indices;
  for (const Cell cell : cells) indices.push_back(answer[cell] - 1u);
  return indices;
}

std::optional<Fault> read_relation(const RuleKind& kind, Arguments arguments, Board& board, std::string_view code,
                                   Repeats repeats) {
  const auto relation = RelationCode::read(code, board.shape.values);
  if (!relation) {
    return fault_at(arguments, 0, " is no code of a relation of " + in_digits(board.shape.values) + " values");
  }
  if (repeats == Repeats::no && !relation->is_symmetric()) {
    return fault_at(arguments, 0, " is no relation that is the same both ways");
  }
  return read_lines(kind, arguments, [&](std::string_view name, std::size_t from, std::size_t to) {
    Group cells;
    std::optional<Fault> fault = read_cells(kind, arguments, from, to, board, 2, repeats, cells);
    if (!fault) add_rule(board, kind, {}, {std::move(cells)}, code_and_name(code, name));
    return fault;
  });
}

std::optional<Fault> read_pair(const RuleKind& kind, Arguments arguments, Board& board) {
  if (arguments.empty()) return fault_of(kind, " needs a code");
  return read_relation(kind, arguments, board, arguments[0], Repeats::yes);
}

std::optional<Fault> read_pair_x(const RuleKind& kind, Arguments arguments, Board& board) {
  if (arguments.empty()) return fault_of(kind, " needs a code");
  return read_relation(kind, arguments, board, arguments[0], Repeats::no);
}

// The relation holds between each cell and the next one.
bool obeys_pair(const Rule& rule, const Board& board, const Answer& answer) {
  const auto relation = RelationCode::read(code_of(rule), board.shape.values);
  const std::vector<unsigned> line = indices(rule.groups[0], answer);
  for (std::size_t i = 1; i < line.size(); ++i) {
    if (!relation->holds(line[i - 1], line[i])) return false;
  }
  return true;
}

// The relation holds between all cells.
bool obeys_pair_x(const Rule& rule, const Board& board, const Answer& answer) {
  const auto relation = RelationCode::read(code_of(rule), board.shape.values);
  const std::vector<unsigned> cells = indices(rule.groups[0], answer);
  for (std::size_t i = 0; i < cells.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (!relation->holds(cells[j], cells[i])) return false;
    }
  }
  return true;
}

// The segments of a line have `-` between them, which the automaton reads as one symbol more than the board has values.
std::optional<Fault> read_nfa(const RuleKind& kind, Arguments arguments, Board& board) {
  if (arguments.empty()) return fault_of(kind, " needs a code");
  const std::string_view code = without_padding(arguments[0]);
  const auto automaton = AutomatonCode::read(code);
  if (!automaton) return fault_at(arguments, 0, " is no code of an automaton");
  return read_lines(kind, arguments, [&](std::string_view name, std::size_t from, std::size_t to) {
    std::vector<Group> segments;
    std::optional<Fault> fault = read_segments(kind, arguments, from, to, board, 0, Repeats::yes, segments);
    if (fault) return fault;
    if (std::all_of(segments.begin(), segments.end(), [](const Group& segment) { return segment.empty(); }))
      return std::optional(fault_of(kind, " needs cells"));
    if (segments.size() > 1 && automaton->symbols() <= board.shape.values) {
      return std::optional(fault_at(arguments, 0, " is the code of an automaton for one segment of cells"));
    }
    add_rule(board, kind, {automaton->transitions()}, std::move(segments), code_and_name(code, name));
    return fault;
  });
}

bool obeys_nfa(const Rule& rule, const Board& board, const Answer& answer) {
  std::vector<unsigned> sequence;
  for (std::size_t i = 0; i < rule.groups.size(); ++i) {
    if (i > 0) sequence.push_back(board.shape.values);
    for (const unsigned index : indices(rule.groups[i], answer)) sequence.push_back(index);
  }
  return AutomatonCode::read(code_of(rule))->accepts(sequence);
}

// The rule's number: how many transitions the automaton has, or states the pattern.
std::int64_t work_of_steps(const Rule& rule) {
  std::size_t length = rule.groups.size();  // with what stands between segments
  for (const Group& group : rule.groups) length += group.size();
  return static_cast<std::int64_t>(length + 1) * rule.numbers[0];
}

// The pattern in base64, or percent-encoded as in old links, where it has at least one percent sign.
std::optional<std::string> decode_pattern(std::string_view code) {
  std::optional<std::string> pattern;
  if (code.find('%') == std::string_view::npos) {
    pattern = decode_base64(without_padding(code));
  } else {
    pattern.emplace();
    for (std::size_t at = 0; at < code.size();) *pattern += take_percent(code, at);
  }
  if (pattern) {
    const auto is_white = [](char c) { return is_space(c) || c == '\n'; };
    pattern->erase(std::remove_if(pattern->begin(), pattern->end(), is_white), pattern->end());
  }
  return pattern;
}

std::optional<Fault> read_regex(const RuleKind& kind, Arguments arguments, Board& board) {
  if (arguments.empty()) return fault_of(kind, " needs a pattern");
  const auto pattern = decode_pattern(arguments[0]);
  if (!pattern) return fault_at(arguments, 0, " is no pattern in base64");
  Message wrong;
  const auto regex = Regex::read(*pattern, board.shape, wrong);
  if (!regex) return Fault{"the pattern " + quote(*pattern) + " " + wrong, 0};
  return read_lines(kind, arguments, [&](std::string_view, std::size_t from, std::size_t to) {
    Group cells;
    std::optional<Fault> fault = read_cells(kind, arguments, from, to, board, 1, Repeats::yes, cells);
    if (!fault)
      add_rule(board, kind, {static_cast<std::int32_t>(regex->states().size())}, {std::move(cells)}, *pattern);
    return fault;
  });
}

void write_regex(const Rule& rule, const Board& board, std::string& out) {
  out += '~';
  out += encode_base64(rule.text);
  write_group(rule, board, out);
}

bool obeys_regex(const Rule& rule, const Board& board, const Answer& answer) {
  Message fault;
  return Regex::read(rule.text, board.shape, fault)->matches(indices(rule.groups[0], answer));
}

}  // namespace

const RuleKind pair = {"Pair", read_pair, write_code, obeys_pair, compile_pair};
const RuleKind pair_x = {"PairX", read_pair_x, write_code, obeys_pair_x, compile_pair_x};
const RuleKind nfa = {"NFA", read_nfa, write_code, obeys_nfa, compile_nfa, work_of_steps};
const RuleKind regex = {"Regex", read_regex, write_regex, obeys_regex, compile_regex, work_of_steps};

}  // namespace quadrille::variant::kinds

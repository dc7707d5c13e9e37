// What stands behind the word of each statement.
#include <algorithm>
#include <cstdlib>
#include <set>
#include <utility>

#include "core/puzzles/model/parser.hpp"

namespace quadrille::model {

const Parser::Row Parser::rows[] = {
    {"alldifferent", Kind::alldifferent, &Parser::read_alldifferent},
    {"all_equal", Kind::all_equal, &Parser::read_operands},
    {"increasing", Kind::increasing, &Parser::read_operands},
    {"strictly_increasing", Kind::strictly_increasing, &Parser::read_operands},
    {"value_precede", Kind::value_precede, &Parser::read_precede},
    {"sum", Kind::sum, &Parser::read_sum},
    {"count", Kind::count, &Parser::read_count},
    {"nvalue", Kind::nvalue, &Parser::read_function},
    {"maximum", Kind::maximum, &Parser::read_function},
    {"minimum", Kind::minimum, &Parser::read_function},
    {"product", Kind::product, &Parser::read_pair},
    {"distance", Kind::distance, &Parser::read_pair},
    {"element", Kind::element, &Parser::read_element},
    {"lex", Kind::lex, &Parser::read_lex},
    {"inverse", Kind::inverse, &Parser::read_inverse},
    {"table", Kind::table, &Parser::read_table},
    {"conflicts", Kind::conflicts, &Parser::read_table},
    {"regular", Kind::regular, &Parser::read_regular},
    {"connected", Kind::connected, &Parser::read_connected},
    {"components", Kind::components, &Parser::read_connected},
    {"loop", Kind::loop, &Parser::read_lines},
    {"forest", Kind::forest, &Parser::read_lines},
    {"circuit", Kind::circuit, &Parser::read_operands},
    {{}, Kind::values, nullptr},
};

// x[1,*] = 3 . 5
bool Parser::read_values(Statement& statement) {
  Sides sides;
  const Token& begin = next();
  if (!read_reference(statement.operands, sides) || !need("=")) return false;
  for (;;) {
    if (begins_number()) {
      std::int32_t number = 0;
      if (!read_number(number)) return false;
      statement.cells.push_back({number, number});
    } else if (next().is(".") || next().is("..")) {
      statement.cells.insert(statement.cells.end(), take().text.size(), any_number);
    } else if (!take_if("|")) {
      break;
    }
  }
  if (statement.cells.size() == statement.operands.size()) return true;
  return refuse(begin, quote(begin.text) + " stands for " + in_digits(statement.operands.size()) +
                           " variables here, and has " + in_digits(statement.cells.size()) + " numbers");
}

bool Parser::read_operands(Statement& statement) { return read_list(statement.operands); }

bool Parser::check_equal(const Token& begin, const Statement& statement) {
  return statement.operands.size() == statement.others.size() ||
         refuse(begin, "the lists have different lengths: " + in_digits(statement.operands.size()) + " and " +
                           in_digits(statement.others.size()));
}

bool Parser::read_alldifferent(Statement& statement) {
  const Token& begin = next();
  if (!read_list(statement.operands)) return false;
  return !take_if("by") || (read_list(statement.others) && check_equal(begin, statement));
}

bool Parser::read_precede(Statement& statement) {
  return read_list(statement.operands) && need("from") && read_number(statement.right.number);
}

// Adds terms such as `- 2 x[1,*]`, and numbers, with this sign.
bool Parser::read_linear(int sign, Statement& statement) {
  bool is_first = true;
  do {
    const bool is_negative = next().is("-");
    if (is_negative || next().is("+")) {
      ++at_;
    } else if (!is_first) {
      return true;
    }
    is_first = false;
    std::int32_t number = 1;
    const bool has_number = next().is_number();
    if (has_number && !read_number(number)) return false;
    const bool has_sign = take_if("*");
    if (is_negative != (sign < 0)) number = -number;
    if (next().is_word() && !is_reserved(next().text)) {
      Sides sides;
      if (!read_reference(statement.operands, sides)) return false;
      statement.coefficients.resize(statement.operands.size(), number);
    } else if (has_number && !has_sign) {
      statement.constant += number;
    } else {
      return refuse_next("a variable or a number belongs");
    }
  } while (next().is("+") || next().is("-"));
  return true;
}

bool Parser::check_linear(const Token& begin, const Statement& statement) {
  std::int64_t most = std::abs(statement.constant), coefficients = 0;
  for (std::size_t i = 0; i < statement.operands.size() && most <= most_total; ++i) {
    const std::int64_t coefficient = std::abs(std::int64_t{statement.coefficients[i]});
    std::int64_t largest = 0;
    for (const Range& range : text_.domains[statement.operands[i].variable])
      largest = std::max({largest, std::abs(std::int64_t{range.low}), std::abs(std::int64_t{range.high})});
    coefficients += coefficient;
    most += coefficient * largest;
  }
  return (most <= most_total && coefficients <= most_number) ||
         refuse(begin, "the numbers of the sum are too large: together more than " + in_digits(most_total),
                Error::Code::too_large);
}

bool Parser::read_sum(Statement& statement) {
  const Token& begin = next();
  return read_linear(1, statement) && read_relation(statement.relation) && read_linear(-1, statement) &&
         check_linear(begin, statement);
}

// x y in 1 2, z in 3
bool Parser::read_members(Statement& statement, Sides& sides) {
  do {
    const std::size_t before = at_;
    if (next().is_word() && !is_reserved(next().text)) {
      std::vector<Operand> operands;
      if (!read_reference(operands, sides)) return false;
      if (!next().is("in")) sides.clear();
      operands_ -= operands.size();
      at_ = before;
    }
    if (!read_list(statement.operands) || !need("in")) return false;
    if (!read_numbers(statement.sets.emplace_back())) return false;
    statement.set_of.resize(statement.operands.size(), static_cast<std::uint32_t>(statement.sets.size()) - 1);
  } while (take_if(","));
  if (statement.sets.size() != 1) sides.clear();
  return true;
}

bool Parser::read_count(Statement& statement) {
  Sides sides;
  return read_members(statement, sides) && read_comparison(statement);
}

bool Parser::read_function(Statement& statement) { return read_list(statement.operands) && read_comparison(statement); }

bool Parser::read_pair(Statement& statement) {
  statement.operands.resize(2);
  return read_one(statement.operands[0]) && read_one(statement.operands[1]) && read_comparison(statement);
}

bool Parser::read_element(Statement& statement) {
  return read_list(statement.operands) && need("at") && read_one(statement.others.emplace_back()) &&
         read_comparison(statement);
}

bool Parser::read_lex(Statement& statement) {
  const Token& begin = next();
  return read_list(statement.operands) && read_relation(statement.relation) && read_list(statement.others) &&
         check_equal(begin, statement);
}

bool Parser::read_inverse(Statement& statement) {
  const Token& begin = next();
  return read_list(statement.operands) && need("|") && read_list(statement.others) && check_equal(begin, statement);
}

bool Parser::read_table(Statement& statement) {
  if (!read_list(statement.operands) || !need(":")) return false;
  do {
    const Token& begin = next();
    const std::size_t before = statement.cells.size();
    while (begins_number() || next().is("*")) {
      Range& cell = statement.cells.emplace_back(any_number);
      if (!take_if("*") && !read_range(cell)) return false;
    }
    if (statement.cells.size() == before) return refuse_next("a number belongs");
    if (statement.cells.size() - before != statement.operands.size())
      return refuse(begin, "the row that begins with " + quote(begin.text) + " has " +
                               in_digits(statement.cells.size() - before) + " numbers; the statement has " +
                               in_digits(statement.operands.size()) + " variables");
  } while (take_if("|"));
  return true;
}

// LIST from a to b c: a 1 b | b 2..4 c
bool Parser::read_regular(Statement& statement) {
  std::map<std::string_view, std::uint32_t> states;
  const auto read_state = [&](std::uint32_t& state) {
    if (!begins_label()) return refuse_next("a state belongs");
    state = states.try_emplace(take().text, static_cast<std::uint32_t>(states.size())).first->second;
    return true;
  };
  std::uint32_t first = 0;
  if (!read_list(statement.operands) || !need("from") || !read_state(first) || !need("to")) return false;
  do {
    if (!read_state(statement.ends.emplace_back())) return false;
  } while (begins_label());
  if (!need(":")) return false;
  do {
    std::uint32_t from = 0, to = 0;
    if (!read_state(from)) return false;
    Numbers numbers;
    do {  // the last one is the state behind the transition
      if (take_if("*")) {
        numbers.push_back(any_number);
      } else if (!read_range(numbers.emplace_back())) {
        return false;
      }
    } while (next().is("*") || next().is("-") ||
             (next().is_number() && !tokens_[at_ + 1].is("|") && tokens_[at_ + 1].type != Token::Type::end &&
              !tokens_[at_ + 1].is("or")));
    if (!read_state(to)) return false;
    for (const Range& range : numbers) statement.transitions.push_back({from, range, to});
  } while (take_if("|"));
  statement.states = static_cast<std::uint32_t>(states.size());
  return true;
}

bool Parser::read_connected(Statement& statement) {
  const Token& begin = next();
  Sides sides;
  if (!read_members(statement, sides)) return false;
  for (std::size_t i = 0; i < statement.operands.size(); ++i)
    if (statement.operands[i].is_number()) return refuse(begin, "a number is no member of a graph");
  if (take_if("size") && !read_range(statement.size)) return false;
  if (statement.size.low < 0) return refuse(begin, "a size is at least 0");
  return take_if(":") ? read_links(statement) : link_block(begin, sides, statement);
}

bool Parser::read_links(Statement& statement) {
  std::map<Variable, std::uint32_t> places;
  for (std::uint32_t i = 0; i < statement.operands.size(); ++i) places.try_emplace(statement.operands[i].variable, i);
  const auto read_place = [&](std::uint32_t& place) {
    const Token& name = next();
    Operand operand;
    if (!read_one(operand)) return false;
    const auto found = operand.is_number() ? places.end() : places.find(operand.variable);
    if (found == places.end()) return refuse(name, quote(name.text) + " is no member of the graph");
    place = found->second;
    return true;
  };
  const Token& begin = next();
  if (begin.type == Token::Type::end || begin.is("or")) return true;
  do {
    Statement::Edge& edge = statement.edges.emplace_back();
    if (!read_place(edge.a) || !read_place(edge.b)) return false;
  } while (take_if("|"));
  return check_edges(begin, statement);
}

// The neighbours in a row, or in rows and columns.
bool Parser::link_block(const Token& begin, const Sides& sides, Statement& statement) {
  const std::size_t size = statement.operands.size();
  if (size > 1 && (sides.empty() || sides.size() > 2))
    return refuse(begin,
                  quote(begin.text) + " is no block of rows and columns: the links are missing behind a " + quote(":"));
  const std::size_t columns = sides.empty() ? 1 : sides.back();
  for (std::uint32_t i = 0; i < size; ++i) {
    if ((i + 1) % columns != 0) statement.edges.push_back({i, i + 1});
    if (i + columns < size) statement.edges.push_back({i, i + static_cast<std::uint32_t>(columns)});
  }
  return true;
}

bool Parser::check_edges(const Token& begin, const Statement& statement) {
  std::set<std::pair<std::uint32_t, std::uint32_t>> seen;
  for (const auto& [a, b] : statement.edges)
    if (a == b || !seen.insert(std::minmax(a, b)).second)
      return refuse(begin, a == b ? "a point is linked to itself" : "two points are linked twice");
  return true;
}

bool Parser::read_edges(Statement& statement, std::map<std::string_view, std::uint32_t>& points) {
  const auto read_point = [&](std::uint32_t& point) {
    if (!begins_label()) return refuse_next("a point belongs");
    point = points.try_emplace(take().text, static_cast<std::uint32_t>(points.size())).first->second;
    return true;
  };
  statement.sets.push_back({{1, 1}});
  do {
    const Token& begin = next();
    Statement::Edge& edge = statement.edges.emplace_back();
    if (!read_point(edge.a) || !read_point(edge.b)) return false;
    if (!read_one(statement.operands.emplace_back())) return false;
    if (statement.operands.back().is_number()) return refuse(begin, "a number is no edge of a graph");
    statement.set_of.push_back(0);
    if (!take_if("in")) continue;
    statement.set_of.back() = static_cast<std::uint32_t>(statement.sets.size());
    if (!read_numbers(statement.sets.emplace_back())) return false;
  } while (take_if("|"));
  return true;
}

// A B x | B C y in 2 by A 1 C 2
bool Parser::read_lines(Statement& statement) {
  std::map<std::string_view, std::uint32_t> points;
  const Token& begin = next();
  if (!read_edges(statement, points) || !check_edges(begin, statement)) return false;
  statement.states = static_cast<std::uint32_t>(points.size());
  if (statement.kind != Kind::forest || !take_if("by")) return true;
  statement.ends.assign(statement.states, 0);
  do {
    const auto found = points.find(next().text);
    if (found == points.end()) return refuse_next("a point belongs");
    ++at_;
    std::int32_t label = 0;
    const Token& number = next();
    if (!read_number(label)) return false;
    if (label < 1) return refuse(number, "a label is a number from 1 on");
    statement.ends[found->second] = static_cast<std::uint32_t>(label);
  } while (begins_label());
  return true;
}

}  // namespace quadrille::model

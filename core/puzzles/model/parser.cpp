#include "core/puzzles/model/parser.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace quadrille::model {

bool Parser::take_if(std::string_view text) {
  if (!next().is(text)) return false;
  ++at_;
  return true;
}

bool Parser::need(std::string_view text) {
  if (take_if(text)) return true;
  const Token& token = next();
  if (token.type == Token::Type::end) return refuse(token, "the line ends where " + quote(text) + " belongs");
  return refuse(token, quote(token.text) + " stands where " + quote(text) + " belongs");
}

bool Parser::refuse(const Token& token, Message message, Error::Code code) {
  error_ = error_at(token, std::move(message));
  error_.code = code;
  return false;
}

// `belongs` is the end of a sentence.
bool Parser::refuse_next(const char* belongs) {
  const Token& token = next();
  if (token.type == Token::Type::end) return refuse(token, Message("the line ends where ") + belongs);
  return refuse(token, quote(token.text) + " stands where " + belongs);
}

bool Parser::count(const Token& begin, std::size_t operands) {
  return (operands_ += operands) <= most_operands ||
         refuse(begin, "the statements name more than " + in_digits(most_operands) + " variables",
                Error::Code::too_large);
}

bool Parser::begins_number() const { return next().is_number() || (next().is("-") && tokens_[at_ + 1].is_number()); }

bool Parser::begins_operand() const { return begins_number() || (next().is_word() && !is_reserved(next().text)); }

bool Parser::read_number(std::int32_t& number) {
  const bool is_negative = next().is("-") && tokens_[at_ + 1].is_number();
  if (is_negative) ++at_;
  if (!next().is_number()) return refuse_next("a number belongs");
  const auto value = whole_number(next().text);
  if (!value || *value > static_cast<std::uint64_t>(most_number))
    return refuse(next(), quote(next().text) + " is greater than " + in_digits(most_number));
  number = static_cast<std::int32_t>(*value) * (is_negative ? -1 : 1);
  ++at_;
  return true;
}

bool Parser::read_range(Range& range) {
  const Token& begin = next();
  if (!read_number(range.low)) return false;
  range.high = range.low;
  if (!take_if("..")) return true;
  if (!read_number(range.high)) return false;
  return range.low <= range.high ||
         refuse(begin, "the range that begins with " + quote(begin.text) + " has no numbers");
}

bool Parser::read_numbers(Numbers& numbers) {
  do {
    if (!read_range(numbers.emplace_back())) return false;
  } while (begins_number());
  return true;
}

bool Parser::read_index(std::uint32_t side, Range& range) {
  if (take_if("*")) {
    range = {1, static_cast<std::int32_t>(side)};
    return true;
  }
  const Token& begin = next();
  if (!read_range(range)) return false;
  return (range.low >= 1 && range.high <= static_cast<std::int32_t>(side)) ||
         refuse(begin, quote(begin.text) + " begins no index from 1 to " + in_digits(side));
}

// What stands in brackets behind the name of an array.
bool Parser::read_array(const Array& array, std::vector<Operand>& operands, Sides& sides) {
  std::vector<Range> indices;
  const Token& begin = next();
  if (take_if("[")) {
    do {
      Range& index = indices.emplace_back(Range{1, 1});
      if (!read_index(indices.size() <= array.sides.size() ? array.sides[indices.size() - 1] : 1, index)) return false;
      if (index.low != index.high) sides.push_back(static_cast<std::uint32_t>(index.high - index.low) + 1);
    } while (take_if(","));
    if (!need("]")) return false;
    if (indices.size() != array.sides.size())
      return refuse(begin, quote(array.name) + " has " + in_digits(array.sides.size()) + " indices");
  } else {
    sides = array.sides;
    for (const std::uint32_t side : array.sides) indices.push_back({1, static_cast<std::int32_t>(side)});
  }
  std::size_t count = 1;
  for (const Range& index : indices) count *= static_cast<std::size_t>(index.high - index.low) + 1;
  if (!this->count(begin, count)) return false;
  for (std::size_t number = 0; number < count; ++number) {
    std::size_t rest = number, place = 0, step = 1;
    for (std::size_t i = indices.size(); i-- > 0;) {
      const auto length = static_cast<std::size_t>(indices[i].high - indices[i].low) + 1;
      place += (static_cast<std::size_t>(indices[i].low) - 1 + rest % length) * step;
      rest /= length;
      step *= array.sides[i];
    }
    operands.push_back({static_cast<Variable>(array.first + place), 0});
  }
  return true;
}

bool Parser::read_reference(std::vector<Operand>& operands, Sides& sides) {
  sides.clear();
  const Token& name = next();
  if (!name.is_word() || is_reserved(name.text)) return refuse_next("a variable belongs");
  const auto found = names_.find(name.text);
  if (found == names_.end()) return refuse(name, quote(name.text) + " is no variable of the model");
  ++at_;
  return read_array(text_.arrays[found->second], operands, sides);
}

bool Parser::read_list(std::vector<Operand>& operands) {
  if (!begins_operand()) return refuse_next("a variable or a number belongs");
  Sides sides;
  while (begins_operand()) {
    if (next().is_word()) {
      if (!read_reference(operands, sides)) return false;
    } else if (!count(next(), 1) || !read_number(operands.emplace_back().number)) {
      return false;
    }
  }
  return true;
}

bool Parser::read_one(Operand& operand) {
  const Token& begin = next();
  if (begins_number()) return read_number(operand.number);
  std::vector<Operand> operands;
  Sides sides;
  if (!read_reference(operands, sides)) return false;
  if (operands.size() != 1) return refuse(begin, quote(begin.text) + " is more than one variable here");
  operand = operands[0];
  return true;
}

bool Parser::read_relation(Relation& relation) {
  constexpr std::pair<std::string_view, Relation> all[] = {
      {"=", Relation::equal},    {"==", Relation::equal},  {"!=", Relation::not_equal}, {"<", Relation::less},
      {"<=", Relation::at_most}, {">", Relation::greater}, {">=", Relation::at_least}};
  for (const auto& [sign, meaning] : all) {
    if (!take_if(sign)) continue;
    relation = meaning;
    return true;
  }
  return refuse_next("=, !=, <, <=, > or >= belongs");
}

bool Parser::read_comparison(Statement& statement) {
  return read_relation(statement.relation) && read_one(statement.right);
}

bool Parser::is_reserved(std::string_view word) {
  for (const std::string_view reserved : {"var", "or", "in", "by", "at", "from", "to", "size"})
    if (word == reserved) return true;
  for (const Row* row = rows; !row->word.empty(); ++row)
    if (row->word == word) return true;
  return false;
}

bool Parser::read_declaration() {
  ++at_;
  const std::size_t first_array = text_.arrays.size();
  do {
    const Token& name = next();
    if (!name.is_word()) return refuse_next("a name belongs");
    if (is_reserved(name.text)) return refuse(name, quote(name.text) + " is a word of models, and no name");
    if (name.text.size() > longest_name)
      return refuse(name, quote(name.text) + " has more than " + in_digits(longest_name) + " characters");
    if (!names_.try_emplace(std::string(name.text), text_.arrays.size()).second)
      return refuse(name, quote(name.text) + " is declared twice");
    ++at_;
    Array& array = text_.arrays.emplace_back();
    array.name = name.text;
    if (take_if("[")) {
      do {
        const Token& begin = next();
        std::int32_t side = 0;
        if (!read_number(side)) return false;
        if (side < 1 || array.sides.size() == most_dimensions)
          return refuse(begin, "an array has 1 to " + in_digits(most_dimensions) + " sides, each at least 1");
        array.sides.push_back(static_cast<std::uint32_t>(side));
        array.size = std::min(array.size * array.sides.back(), most_variables + 1);
      } while (take_if(","));
      if (!need("]")) return false;
    }
    array.first = static_cast<Variable>(text_.domains.size());
    if (text_.domains.size() + array.size > most_variables)
      return refuse(name, "a model has at most " + in_digits(most_variables) + " variables", Error::Code::too_large);
    text_.domains.resize(text_.domains.size() + array.size);
  } while (!next().is(":"));
  return read_domain(first_array);
}

bool Parser::read_domain(std::size_t first_array) {
  if (!need(":")) return false;
  const Token& begin = next();
  Numbers numbers;
  if (!read_numbers(numbers)) return false;
  if (next().type != Token::Type::end) return refuse_next("the line ends");
  std::sort(numbers.begin(), numbers.end(), [](const Range& a, const Range& b) { return a.low < b.low; });
  std::int32_t high = numbers[0].high;
  for (const Range& range : numbers) high = std::max(high, range.high);
  if (std::int64_t{high} - numbers[0].low >= network::most_values)
    return refuse(begin, "between the least and the greatest number of a variable are at most 62 others",
                  Error::Code::too_large);
  for (std::size_t array = first_array; array < text_.arrays.size(); ++array)
    for (std::size_t i = 0; i < text_.arrays[array].size; ++i) text_.domains[text_.arrays[array].first + i] = numbers;
  return true;
}

bool Parser::read_statement(Statement& statement) {
  if (!read_single(statement)) return false;
  if (next().is("or")) {
    Statement all{.kind = Kind::either};
    all.branches.push_back(std::move(statement));
    while (take_if("or"))
      if (!read_single(all.branches.emplace_back())) return false;
    statement = std::move(all);
  }
  return next().type == Token::Type::end || refuse_next("the line ends");
}

bool Parser::read_single(Statement& statement) {
  for (const Row* row = rows; !row->word.empty(); ++row) {
    if (!next().is(row->word)) continue;
    ++at_;
    statement.kind = row->kind;
    return (this->*row->read)(statement);
  }
  if (next().is_word() && names_.find(next().text) == names_.end())
    return refuse(next(), quote(next().text) + " is neither a statement nor a variable of the model");
  return read_values(statement);
}

}  // namespace quadrille::model

// Reads one line of a model, which it has as tokens. Tested by tests/core/model_text_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/puzzles/model/lexer.hpp"
#include "core/puzzles/model/text.hpp"
#include "core/text/text.hpp"

namespace quadrille::model {

/// By name: an index of `Text::arrays`.
using Names = std::map<std::string, std::size_t, std::less<>>;

class Parser {
 public:
  /// All must live as long as this. `operands` is how many the statements have so far.
  Parser(const std::vector<Token>& tokens, Text& text, Names& names, std::size_t& operands, Error& error)
      : tokens_(tokens), text_(text), names_(names), operands_(operands), error_(error) {}

  bool is_declaration() const { return tokens_[0].is("var"); }
  /// Each is false after an error, which it has written.
  bool read_declaration();
  bool read_statement(Statement& statement);

 private:
  using Sides = std::vector<std::uint32_t>;
  struct Row {
    std::string_view word;
    Kind kind;
    bool (Parser::*read)(Statement& statement);
  };
  static const Row rows[];
  static bool is_reserved(std::string_view word);

  // The next token; the last one, behind all others, is the end of the line.
  const Token& next() const { return tokens_[at_]; }
  const Token& take() { return tokens_[tokens_[at_].type == Token::Type::end ? at_ : at_++]; }
  bool take_if(std::string_view text);
  bool need(std::string_view text);
  bool refuse(const Token& token, Message message, Error::Code code = Error::Code::bad_input);
  bool refuse_next(const char* belongs);

  // Counts operands: each of a list takes memory.
  bool count(const Token& begin, std::size_t operands);
  bool begins_number() const;
  bool begins_operand() const;
  // The name of a state or of a point.
  bool begins_label() const { return next().is_number() || (next().is_word() && !is_reserved(next().text)); }
  bool read_number(std::int32_t& number);
  bool read_range(Range& range);
  bool read_numbers(Numbers& numbers);
  bool read_index(std::uint32_t side, Range& range);
  bool read_array(const Array& array, std::vector<Operand>& operands, Sides& sides);
  bool read_reference(std::vector<Operand>& operands, Sides& sides);
  bool read_list(std::vector<Operand>& operands);
  bool read_one(Operand& operand);
  bool read_comparison(Statement& statement);
  bool read_relation(Relation& relation);
  bool read_linear(int sign, Statement& statement);
  bool check_linear(const Token& begin, const Statement& statement);
  bool read_domain(std::size_t first_array);
  bool read_members(Statement& statement, Sides& sides);
  bool read_links(Statement& statement);
  bool link_block(const Token& begin, const Sides& sides, Statement& statement);
  bool read_edges(Statement& statement, std::map<std::string_view, std::uint32_t>& points);
  bool check_edges(const Token& begin, const Statement& statement);
  bool check_equal(const Token& begin, const Statement& statement);

  bool read_single(Statement& statement);
  bool read_values(Statement& statement);
  bool read_operands(Statement& statement);
  bool read_alldifferent(Statement& statement);
  bool read_precede(Statement& statement);
  bool read_sum(Statement& statement);
  bool read_count(Statement& statement);
  bool read_function(Statement& statement);
  bool read_pair(Statement& statement);
  bool read_element(Statement& statement);
  bool read_lex(Statement& statement);
  bool read_inverse(Statement& statement);
  bool read_table(Statement& statement);
  bool read_regular(Statement& statement);
  bool read_connected(Statement& statement);
  bool read_lines(Statement& statement);

  const std::vector<Token>& tokens_;
  std::size_t at_ = 0;
  Text& text_;
  Names& names_;
  std::size_t& operands_;
  Error& error_;
};

}  // namespace quadrille::model

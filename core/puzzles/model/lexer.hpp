// The words, numbers and signs of a line. Tested by tests/core/model_text_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "core/text/text.hpp"

namespace quadrille::model {

struct Token {
  enum class Type : std::uint8_t { word, number, sign, other, end };
  Type type = Type::end;
  std::string_view text;
  std::string_view line;     ///< its line, which has the number
  std::uint32_t number = 0;  ///< from 1

  bool is(std::string_view wanted) const { return text == wanted && type != Type::end; }
  bool is_word() const { return type == Type::word; }
  bool is_number() const { return type == Type::number; }
};

/// Appends the tokens of a line up to its comment, which `#` begins.
void append_tokens(std::string_view line, std::uint32_t number, std::vector<Token>& tokens);

Error error_at(const Token& token, Message message);

}  // namespace quadrille::model

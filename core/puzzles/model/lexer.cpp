#include "core/puzzles/model/lexer.hpp"

#include <utility>

namespace quadrille::model {

namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || (c & 0x80) != 0; }

// How many characters a sign has; 0 if none begins here.
std::size_t sign_size(std::string_view rest) {
  for (const std::string_view sign : {"..", "!=", "<=", ">=", "=="})
    if (rest.starts_with(sign)) return 2;
  return std::string_view("[],:|+-*=<>.").find(rest[0]) != std::string_view::npos ? 1 : 0;
}

}  // namespace

void append_tokens(std::string_view line, std::uint32_t number, std::vector<Token>& tokens) {
  for (std::size_t at = 0; at < line.size() && line[at] != '#';) {
    if (is_space(line[at])) {
      ++at;
      continue;
    }
    const std::string_view rest = line.substr(at);
    std::size_t size = 1;
    Token::Type type = Token::Type::other;
    if (is_digit(rest[0])) {
      type = Token::Type::number;
      while (size < rest.size() && is_digit(rest[size])) ++size;
    } else if (is_letter(rest[0])) {
      type = Token::Type::word;
      while (size < rest.size() && (is_letter(rest[size]) || is_digit(rest[size]))) ++size;
    } else if (const std::size_t sign_length = sign_size(rest); sign_length > 0) {
      type = Token::Type::sign;
      size = sign_length;
    }
    tokens.push_back({type, rest.substr(0, size), line, number});
    at += size;
  }
}

Error error_at(const Token& token, Message message) {
  const std::size_t offset = token.type == Token::Type::end
                                 ? token.line.size()
                                 : static_cast<std::size_t>(token.text.data() - token.line.data());
  return quadrille::error_at(token.number, token.line, offset, std::move(message));
}

}  // namespace quadrille::model

#include "core/puzzles/model/reader.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/puzzles/model/parser.hpp"

namespace quadrille::model {

namespace {

class Reader {
 public:
  Reader(Text& text, Error& error) : text_(text), error_(error) {}

  // Takes a line of the block. False after an error.
  bool take(std::string_view line, std::uint32_t number) {
    if (!is_space(line[0]) && line[0] != '#' && !finish_line()) return false;
    const std::size_t before = tokens_.size();
    append_tokens(line, number, tokens_);
    if (tokens_.size() == before) return true;
    if (before == 0) {
      text_.lines.push_back({{}, number, 1, Line::none});
      column_ = error_at(tokens_[0], {}).column;
    } else {
      text_.lines.back().text += "\n ";
    }
    const auto begin = static_cast<std::size_t>(tokens_[before].text.data() - line.data());
    const auto end = static_cast<std::size_t>(tokens_.back().text.data() - line.data()) + tokens_.back().text.size();
    text_.lines.back().text += line.substr(begin, end - begin);
    return true;
  }

  bool finish() {
    if (!finish_line()) return false;
    if (!text_.domains.empty()) return true;
    error_ = {Error::Code::bad_input, "the model has no variables: they are declared as in " + quote("var x y: 1..9"),
              1, 1};
    return false;
  }

 private:
  bool finish_line() {
    if (tokens_.empty()) return true;
    Token end = tokens_.back();
    end.type = Token::Type::end;
    tokens_.push_back(end);
    text_.lines.back().column = column_;
    Parser parser(tokens_, text_, names_, operands_, error_);
    bool is_read = false;
    if (parser.is_declaration()) {
      is_read = parser.read_declaration();
    } else {
      text_.lines.back().statement = text_.statements.size();
      is_read = parser.read_statement(text_.statements.emplace_back());
    }
    tokens_.clear();
    return is_read;
  }

  Text& text_;
  Error& error_;
  Names names_;
  std::size_t operands_ = 0;
  std::vector<Token> tokens_;
  std::uint32_t column_ = 1;
};

}  // namespace

Read read_text(Cursor& cursor, Text& text, Error& error) {
  Reader reader(text, error);
  const std::uint32_t first = cursor.next_line();
  const Read read =
      read_block(cursor, [&](std::string_view line, std::uint32_t number) { return reader.take(line, number); });
  if (read != Read::puzzle) return read;
  if (reader.finish()) return Read::puzzle;
  if (error.line < first) error.line = first;
  return Read::error;
}

std::string name_of(const Text& text, Variable variable) {
  const auto behind = std::upper_bound(text.arrays.begin(), text.arrays.end(), variable,
                                       [](Variable each, const Array& array) { return each < array.first; });
  const Array& array = *(behind - 1);
  std::string name = array.name;
  std::size_t rest = variable - array.first, step = array.size;
  for (const std::uint32_t side : array.sides) {
    step /= side;
    name += (name.size() == array.name.size() ? '[' : ',') + decimal(rest / step + 1);
    rest %= step;
  }
  return array.sides.empty() ? name : name + ']';
}

}  // namespace quadrille::model

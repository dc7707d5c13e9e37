#include "core/puzzles/grid/text.hpp"

#include <utility>

namespace quadrille::grid {

const Section* Text::find(std::string_view name) const {
  for (const Section& section : sections)
    if (section.rule->name == name) return &section;
  return nullptr;
}

const Token* Text::at(std::string_view name, std::size_t cell) const {
  const Section* section = find(name);
  return section == nullptr ? nullptr : &section->rows[cell / columns][cell % columns];
}

Error error_at(const Token& token, Message message) {
  return {Error::Code::bad_input, std::move(message), token.line, token.column};
}

}  // namespace quadrille::grid

#include "core/why/statement.hpp"

#include "core/text/text.hpp"

namespace quadrille::why {

std::string words_at(std::string_view thing, std::uint32_t cell, std::uint32_t columns) {
  return std::string(thing) + " at row " + decimal(cell / columns + 1) + ", column " + decimal(cell % columns + 1);
}

}  // namespace quadrille::why

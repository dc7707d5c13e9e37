// Links of penpa-edit (core/links, core/penpa).
#include "core/links/penpa.hpp"
#include "core/penpa/notation.hpp"
#include "core/puzzles/variant/statements.hpp"
#include "core/puzzles/variant/text/notations.hpp"

namespace quadrille::variant {

Read read_penpa_link(Cursor& cursor, Board& board, Error& error) {
  return penpa::read_link(cursor, board, error, links::read_penpa, read_iss,
                          [](const Board& read) { return thing_of_rule(read, read.rules.size()); });
}

}  // namespace quadrille::variant

// A file of its own: modules of one puzzle have other functions of these names.
#include "core/links/links.hpp"
#include "core/links/penpa.hpp"
#include "core/puzzles/grid/drawings/penpa.hpp"
#include "core/puzzles/kakuro/text/notations.hpp"
#include "core/reading/kanpen.hpp"
#include "core/reading/recognise.hpp"
#include "core/reading/typed.hpp"
#include "core/text/inner_link.hpp"
#include "core/text/link_line.hpp"
#include "core/text/link_table.hpp"
#include "core/text/pzpr_link.hpp"

namespace quadrille {

LinkText text_of_link(std::string_view puzzle, std::string_view line) {
  const std::string_view link = bare_link(line);
  if (puzzle.starts_with(typed_as)) return reading::text_of_typed(puzzle.substr(typed_as.size()), line);
  LinkText found;
  if (puzzle == written_as_penpa) {
    found.error = grid::drawings::write_drawn(line, found.text);
  } else if (puzzle == "sudoku") {
    found.error = links::read_link(link, links::Target::classic, found.text);
  } else if (puzzle == "variant") {
    const LinkKind* const kind = link_kind(puzzle, link);
    const bool is_penpa = penpa::is_penpa(link) || (kind != nullptr && kind->notation == "penpa");
    found.error =
        is_penpa ? links::read_penpa(link, found.text) : links::read_link(link, links::Target::variant, found.text);
  } else if (puzzle == "kakuro") {
    found.error = kakuro::convert_penpa(link, found.text);
  } else if (is_kanpen(link)) {
    return reading::text_of_kanpen(puzzle, link);
  } else {
    const std::string_view genre = puzzle == "grid" ? std::string_view() : puzzle;
    found.error = grid::drawings::convert(link, genre, found.text, found.remark);
  }
  return found;
}

std::string reading::link_answer(std::string_view asked) {
  const std::size_t end = asked.find(' ');
  const std::string_view id = asked.substr(0, end), rest = asked.substr(end + 1);
  if (id == "fpuzzles" || id == "sudokupad") return "0\n" + links::link_to(rest, id);
  const LinkText found = text_of_link(id, rest);
  if (found.error) return static_cast<char>('1' + static_cast<int>(found.error->code)) + found.error->message.marked();
  return '0' + std::string(found.remark) + '\n' + found.text;
}

}  // namespace quadrille

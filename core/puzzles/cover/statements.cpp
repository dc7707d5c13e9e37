#include "core/puzzles/cover/statements.hpp"

#include <algorithm>
#include <span>
#include <utility>

namespace quadrille::cover {

void Statements::list(const Board& board, const Places& places, std::vector<why::Statement>& statements) {
  for (Item item = 0; item < board.items(); ++item) {
    why::Statement& statement = statements.emplace_back();
    statement.words = "item ";
    board.append_name(item, statement.words);
    statement.place = places.of(item);
  }
}

void Statements::keep(const Board& board, const why::Numbers& kept, Board& part) {
  std::vector<char> is_kept(board.items());
  for (const why::Number item : kept) is_kept[item] = 1;
  part.clear();
  part.names = board.names;
  part.colours = board.colours;
  part.reset(board.primary(), board.items() - board.primary());
  std::vector<Entry> entries;
  for (Option option = 0; option < board.options(); ++option) {
    entries.clear();
    for (const Entry& entry : board.option(option))
      if (entry.item < board.primary() || is_kept[entry.item] != 0) entries.push_back(entry);
    part.add_option(entries);
  }
  const Bounds any = {0, std::max<std::uint32_t>(1, static_cast<std::uint32_t>(board.options()))};
  for (Item item = 0; item < board.primary(); ++item)
    part.set_bounds(item, is_kept[item] != 0 ? board.bounds(item) : any);
}

void Statements::exclude(Placement option, Board& board) {
  Board rest;
  rest.supposed = board.supposed;
  rest.reset(board.primary(), board.items() - board.primary());
  for (Option each = 0; each < board.options(); ++each)
    rest.add_option(each == option ? std::span<const Entry>() : board.option(each));
  for (Item item = 0; item < board.primary(); ++item) rest.set_bounds(item, board.bounds(item));
  board = std::move(rest);
}

}  // namespace quadrille::cover

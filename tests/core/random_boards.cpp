#include "tests/core/random_boards.hpp"

#include <algorithm>
#include <numeric>

#include "tests/core/kakuro_boards.hpp"

namespace quadrille::test {

namespace {

using cover::Entry;
using cover::Item;

// Adds an entry unless the option contains the item already.
void add_entry(std::vector<Entry>& option, Item item, cover::Colour colour) {
  const bool is_named =
      std::any_of(option.begin(), option.end(), [item](const Entry& entry) { return entry.item == item; });
  if (!is_named) option.push_back({item, colour});
}

// The shape of the options of a problem.
struct CoverShape {
  std::size_t primary;
  std::size_t secondary;
  std::size_t options;
  std::uint32_t most_items;  // largest number of primary items in an option
  std::uint32_t window;      // largest distance between them
  std::uint32_t in_shared;   // the number of options, of four, with a secondary item
  std::uint32_t colours;     // largest number of colours of a secondary item, at most 3
  bool in_turn;              // options are in the order of their first items
};

CoverShape random_shape(Random& random, std::size_t most_primary) {
  CoverShape shape;
  const bool is_large = random.one_in(3);
  shape.primary = 1 + random.below(is_large ? most_primary : std::min<std::size_t>(most_primary, 10));
  shape.secondary = random.below(4);
  if (random.one_in(8)) shape.secondary += random.below(8);
  shape.most_items = 1 + random.below(4);
  shape.window = 2 + random.below(shape.primary);
  shape.in_shared = random.below(5);
  shape.colours = random.below(4);
  shape.in_turn = random.one_in(2);
  const std::size_t an_item = 1 + random.below(random.one_in(6) ? 12 : 4);
  shape.options = std::min<std::size_t>(shape.primary * an_item, 120);
  return shape;
}

// Gives some primary items bounds other than exactly once.
void add_bounds(cover::Problem& problem, Random& random) {
  constexpr cover::Bounds bounds[] = {{0, 1}, {0, 1}, {1, 2}, {1, 2}, {0, 2}, {2, 2},  {1, 3},
                                      {2, 3}, {3, 3}, {0, 9}, {1, 9}, {0, 0}, {4, 70}, {99, 99}};
  // Some bounds leave no solution: most problems are without them.
  const std::uint32_t usual = random.one_in(8) ? 14 : random.one_in(2) ? 11 : 5, exact = 1 + random.below(4);
  for (Item item = 0; item < problem.primary(); ++item) {
    if (random.below(4) >= exact) problem.set_bounds(item, bounds[random.below(usual)]);
  }
}

}  // namespace

cover::Board random_cover(Random& random, std::size_t most_primary) {
  const CoverShape shape = random_shape(random, most_primary);
  cover::Board board;
  board.reset(shape.primary, shape.secondary);
  for (const char* const colour : {"a", "b", "c"}) board.colours.add(colour);
  std::vector<Entry> option;
  for (std::size_t i = 0; i < shape.options; ++i) {
    option.clear();
    const std::size_t first = shape.in_turn ? i % shape.primary : random.below(shape.primary);
    if (!random.one_in(64)) add_entry(option, static_cast<Item>(first), 0);
    for (std::uint32_t more = random.below(shape.most_items); more > 0; --more) {
      add_entry(option, static_cast<Item>((first + random.below(shape.window)) % shape.primary), 0);
    }
    for (Item item = 0; item < shape.secondary; ++item) {
      if (random.below(4) >= shape.in_shared) continue;
      const bool is_plain = shape.colours == 0 || random.one_in(8);
      add_entry(option, static_cast<Item>(shape.primary + item), is_plain ? 0 : 1 + random.below(shape.colours));
    }
    board.add_option(option);
  }
  if (random.one_in(3)) add_bounds(board, random);
  return board;
}

cover::Board joined(const std::vector<const cover::Board*>& parts, Random& random, bool mixed) {
  std::size_t primary = 0, secondary = 0;
  for (const cover::Board* part : parts) {
    primary += part->primary();
    secondary += part->items() - part->primary();
  }
  std::vector<Item> places(primary);
  std::iota(places.begin(), places.end(), Item{0});
  if (mixed) random.shuffle(places);
  std::vector<std::vector<Entry>> options;
  std::vector<cover::Bounds> bounds(primary);
  std::size_t primary_before = 0, secondary_before = primary;
  for (const cover::Board* part : parts) {
    for (cover::Option option = 0; option < part->options(); ++option) {
      options.emplace_back();
      for (const Entry entry : part->option(option)) {
        const bool is_primary = entry.item < part->primary();
        const std::size_t item =
            is_primary ? places[primary_before + entry.item] : secondary_before + entry.item - part->primary();
        options.back().push_back({static_cast<Item>(item), entry.colour});
      }
    }
    for (Item item = 0; item < part->primary(); ++item) bounds[places[primary_before + item]] = part->bounds(item);
    primary_before += part->primary();
    secondary_before += part->items() - part->primary();
  }
  if (mixed) random.shuffle(options);
  cover::Board board;
  board.reset(primary, secondary);
  for (const auto& option : options) board.add_option(option);
  for (Item item = 0; item < primary; ++item) board.set_bounds(item, bounds[item]);
  return board;
}

sudoku::Board random_sudoku(Random& random) {
  sudoku::Board board;
  board.box = random.one_in(3) ? 3 : 2;
  if (random.one_in(100)) board.box = random.one_in(8) ? 5 + random.below(2) : 4;
  const std::size_t box = board.box, side = board.side();
  const std::uint32_t shown = random.below(5), turn = random.below(side);
  for (std::size_t row = 0; row < side; ++row) {
    for (std::size_t column = 0; column < side; ++column) {
      if (random.below(4) >= shown) continue;
      const std::size_t value = (row % box * box + row / box + column + turn) % side;
      board.cells[row * side + column] = static_cast<std::uint8_t>(value + 1);
    }
  }
  for (std::uint32_t changes = random.one_in(2) ? 0 : random.below(6); changes > 0; --changes) {
    board.cells[random.below(board.size())] = static_cast<std::uint8_t>(random.below(side + 1));
  }
  return board;
}

queens::Board random_queens(Random& random) {
  const std::size_t side = 1 + random.below(random.one_in(16) ? 40 : 12);
  queens::Board board{std::vector<std::uint16_t>(side, 0)};
  const bool attacks = random.one_in(16);
  for (std::uint32_t queens = random.below(4); queens > 0; --queens) {
    const std::size_t row = random.below(side);
    const std::uint16_t before = board.columns[row];
    board.columns[row] = static_cast<std::uint16_t>(1 + random.below(side));
    if (!attacks && queens::has_attack(board)) board.columns[row] = before;
  }
  return board;
}

kakuro::Board random_kakuro(Random& random) {
  KakuroShape shape;
  shape.most_rows = shape.most_columns = random.one_in(3) ? 8 : 5;
  shape.black = 2 + random.below(8);
  shape.no_clue = random.below(10);
  shape.given = random.below(10);
  shape.wrong = random.below(3) * 20;
  return random_kakuro(shape, random);
}

}  // namespace quadrille::test

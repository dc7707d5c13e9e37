#include <algorithm>

#include "core/puzzles/grid/genres/all.hpp"

namespace quadrille::grid::battleships {

namespace {

constexpr SectionRule sections[] = {{"fleet", SectionKind::parameter},
                                    {"top", SectionKind::top, false, Clues::tokens},
                                    {"left", SectionKind::left, false, Clues::tokens},
                                    {"cells", SectionKind::cells, false, Clues::tokens}};
constexpr std::string_view tokens = "~o<>^v#";
constexpr std::int64_t water = 0, submarine = 1, middle = 6;
constexpr Values any_part = 0b1111110;
constexpr std::size_t longest_side = 64;

using Fleet = std::vector<std::uint64_t>;  // by length: the number of ships

// A line of the board and what its ships begin and end with.
struct Line {
  Cells cells;
  std::int64_t bow, stern;
};

std::vector<Line> ship_lines(const Text& text) {
  std::vector<Line> lines;
  for (std::size_t row = 0; row < text.rows; ++row) lines.push_back({row_of(text, row), 2, 3});
  for (std::size_t column = 0; column < text.columns; ++column) lines.push_back({column_of(text, column), 4, 5});
  return lines;
}

Fleet fleet_of(const Text& text) {
  Fleet fleet(longest_side + 1);
  for (const Token& token : text.find("fleet")->rows[0])
    if (const auto length = whole_number(token.text); length && *length < fleet.size())
      ++fleet[static_cast<std::size_t>(*length)];
  return fleet;
}

// The state of a line's automaton: in water, right behind a ship or a part of one across, or behind a number of parts
// of a ship along the line.
enum Place : std::uint64_t { in_water, behind, in_ship };  // in_ship + length - 1

// The place after a part; `length` becomes that of a ship which it ends.
std::uint64_t next_place(const Line& line, std::uint64_t place, std::int64_t part, std::uint64_t& length) {
  length = 0;
  if (place < in_ship) {
    if (part == water) return in_water;
    if (place == behind || part == line.stern) return network::Automaton::refused;
    return part == line.bow ? in_ship : behind;
  }
  if (part == middle) return place + 1;
  if (part != line.stern) return network::Automaton::refused;
  length = place - in_ship + 2;
  return behind;
}

// The ships of a line are whole and of lengths that the fleet has.
std::optional<Error> add_ships(Maker& maker, const Line& line, const Fleet& fleet) {
  const std::uint64_t longest = std::min<std::uint64_t>(line.cells.size(), longest_side);
  return maker.follow(
      nullptr, line.cells, {1, line.bow},
      [&](std::uint64_t place, std::size_t, std::int64_t part) -> std::uint64_t {
        std::uint64_t length = 0;
        const std::uint64_t next = next_place(line, place, part, length);
        const bool is_refused =
            (length > 0 && fleet[static_cast<std::size_t>(length)] == 0) || next > in_ship + longest;
        return is_refused ? network::Automaton::refused : next;
      },
      [](std::uint64_t place) { return place < in_ship; });
}

// A variable with the number of ships of this length along a line.
std::optional<Error> add_number(Maker& maker, const Line& line, std::uint64_t length, std::uint64_t most,
                                std::vector<network::Network::Term>& numbers) {
  most = std::min<std::uint64_t>(most, (line.cells.size() + 1) / (length + 1));
  Cells cells = line.cells;
  cells.push_back(maker.network.add_auxiliary(static_cast<unsigned>(most + 1), 0));
  numbers.push_back({1, cells.back()});
  const std::uint64_t places = in_ship + length + 1;
  return maker.follow(
      nullptr, cells, {2, line.bow, static_cast<std::int64_t>(length), static_cast<std::int64_t>(most)},
      [&](std::uint64_t state, std::size_t position, std::int64_t part) -> std::uint64_t {
        if (position == line.cells.size())
          return state / places == static_cast<std::uint64_t>(part) ? 0 : network::Automaton::refused;
        std::uint64_t ended = 0, times = state / places;
        const std::uint64_t next = next_place(line, state % places, part, ended);
        if (next == network::Automaton::refused) return next;
        times += length == 1 ? part == submarine : ended == length;
        if (times > most) return network::Automaton::refused;
        return times * places + std::min(next, places - 1);
      },
      network::accept_all);
}

// How many parts a line has.
std::optional<Error> add_clue(Maker& maker, const Line& line, const Token& clue) {
  std::optional<Error> error;
  const auto parts = maker.clue_number(clue, 0, line.cells.size(), error);
  if (!parts) return error;
  return maker.follow(
      &clue, line.cells, {3, line.bow, static_cast<std::int64_t>(*parts)},
      [&](std::uint64_t state, std::size_t, std::int64_t part) -> std::uint64_t {
        std::uint64_t length = 0;
        const std::uint64_t next = next_place(line, state % 3, part, length), times = state / 3 + (part != water);
        if (next == network::Automaton::refused || times > *parts) return network::Automaton::refused;
        return times * 3 + std::min<std::uint64_t>(next, in_ship);
      },
      [&](std::uint64_t state) { return state / 3 == *parts && state % 3 != in_ship; });
}

std::optional<Error> read_fleet(Maker& maker) {
  const Text& text = maker.text;
  if (std::max(text.rows, text.columns) > longest_side)
    return Error{Error::Code::too_large, "a board of battleships has at most 64 rows and columns", text.line, 1};
  std::optional<Error> error;
  std::uint64_t parts = 0;
  for (const Token& token : text.find("fleet")->rows[0]) {
    const auto length = maker.number(token, 1, std::max(text.rows, text.columns), error);
    if (!length) return error;
    parts += *length;
    if (parts > text.cells()) return error_at(token, "the fleet has more parts than the board has cells");
  }
  return std::nullopt;
}

std::optional<Error> read_cells(Maker& maker) {
  if (maker.text.find("cells") == nullptr) return std::nullopt;
  for (std::size_t cell = 0; cell < maker.text.cells(); ++cell) {
    const Token& token = *maker.text.at("cells", cell);
    if (token.is_blank()) continue;
    const std::size_t value = token.text.size() == 1 ? tokens.find(token.text) : std::string_view::npos;
    if (token.text == "?") {
      maker.allow(cell, any_part);
    } else if (value == std::string_view::npos) {
      return error_at(token, quote(token.text) + " is none of ~ o < > ^ v # ?");
    } else {
      maker.give(cell, static_cast<unsigned>(value));
    }
  }
  return std::nullopt;
}

// Ships do not touch by corners. A middle has a ship's bow or another middle before it, in its row or its column;
// the automata see to what follows it.
std::optional<Error> add_neighbours(Maker& maker, Variable cell) {
  const Text& text = maker.text;
  const auto width = static_cast<Variable>(text.columns);
  const bool has_left = cell % width > 0, has_right = cell % width + 1 < width;
  const auto is_apart = [](std::int64_t a, std::int64_t b) { return a == water || b == water; };
  if (cell + width < text.cells()) {
    if (has_left) maker.relate(cell, cell + width - 1, is_apart);
    if (has_right) maker.relate(cell, cell + width + 1, is_apart);
  }
  Cells cells = {cell};
  std::vector<std::int64_t> key = {4};
  std::vector<Values> before = {0};
  if (has_left) cells.push_back(cell - 1), before.push_back(1 << 2 | 1 << 6), key.push_back(2);
  if (cell >= width) cells.push_back(cell - width), before.push_back(1 << 4 | 1 << 6), key.push_back(4);
  return maker.follow(
      nullptr, cells, key,
      [&](std::uint64_t state, std::size_t position, std::int64_t part) -> std::uint64_t {
        if (position == 0) return part == middle;
        return state == 1 && (before[position] >> part & 1) == 0 ? 1 : 0;
      },
      [](std::uint64_t state) { return state == 0; });
}

std::optional<Error> compile(Maker& maker) {
  const Text& text = maker.text;
  if (auto error = read_fleet(maker)) return error;
  maker.set_values(static_cast<unsigned>(tokens.size()));
  const Fleet fleet = fleet_of(text);
  const std::vector<Line> lines = ship_lines(text);
  for (const Line& line : lines)
    if (auto error = add_ships(maker, line, fleet)) return error;
  for (std::size_t length = 1; length < fleet.size(); ++length) {
    std::vector<network::Network::Term> numbers;
    for (std::size_t i = 0; i < (length == 1 ? text.rows : lines.size()); ++i)
      if (fleet[length] > 0 || length == 1)
        if (auto error = add_number(maker, lines[i], length, fleet[length], numbers)) return error;
    network::add_sum(maker.network, std::move(numbers), static_cast<std::int64_t>(fleet[length]));
  }
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const bool is_row = i < text.rows;
    const Token* clue = clue_of(text, is_row ? "left" : "top", is_row ? i : i - text.rows);
    if (clue == nullptr) continue;
    if (auto error = add_clue(maker, lines[i], *clue)) return error;
  }
  for (Variable cell = 0; cell < text.cells(); ++cell)
    if (auto error = add_neighbours(maker, cell)) return error;
  return read_cells(maker);
}

// Takes the ships of two and more parts along a line out of the fleet; whether they are whole.
bool take_ships(const Line& line, const Answer& answer, Fleet& fleet) {
  for (std::size_t i = 0, length = 0; i <= line.cells.size(); ++i) {
    if (i < line.cells.size() && answer[line.cells[i]] != 1) {
      ++length;
      continue;
    }
    for (std::size_t part = 0; length > 1 && part < length; ++part) {
      const std::int64_t wanted = part == 0 ? line.bow : part + 1 == length ? line.stern : middle;
      if (answer[line.cells[i - length + part]] != wanted + 1) return false;
    }
    if (length > 1 && fleet[length]-- == 0) return false;
    length = 0;
  }
  return true;
}

bool obeys(const Text& text, const Answer& answer) {
  Fleet fleet = fleet_of(text);
  const auto is_part = [&](Variable cell) { return answer[cell] != 1; };
  for (Variable cell = 0; cell < answer.size(); ++cell) {
    const Token* token = text.at("cells", cell);
    if (token != nullptr && token->text == "?" && !is_part(cell)) return false;
    if (!is_part(cell)) continue;
    const Cells around = neighbours8(text, cell), beside = neighbours4(text, cell);
    const auto parts = std::count_if(beside.begin(), beside.end(), is_part);
    if (std::count_if(around.begin(), around.end(), is_part) != parts) return false;
    if (parts == 0 && (answer[cell] != submarine + 1 || fleet[1]-- == 0)) return false;
  }
  for (const Line& line : ship_lines(text))
    if (!take_ships(line, answer, fleet)) return false;
  return std::all_of(fleet.begin() + 1, fleet.end(), [](std::uint64_t left) { return left == 0; }) &&
         are_clues_right(text, "top", is_part) && are_clues_right(text, "left", is_part);
}

}  // namespace

const Genre genre = {.id = "battleships",
                     .sections = sections,
                     .compile = compile,
                     .obeys = obeys,
                     .write_value = write_token<'~', 'o', '<', '>', '^', 'v', '#'>,
                     .turning = {.has_sides = true}};

}  // namespace quadrille::grid::battleships

// How many cells of a group have some values, and how many values there are.
#include <algorithm>
#include <bit>
#include <set>

#include "core/puzzles/grid/kinds/rules.hpp"

namespace quadrille::grid::kinds {

Tally bounds_of(const Building& building, const Rule& rule, const Place& place, std::uint64_t most) {
  const auto number = [&](const Quantity& quantity) {
    return resolve(quantity, building.maker.text, place.number).value_or(0);
  };
  using enum Amount::How;
  const std::uint64_t low = number(rule.amount.low);
  switch (rule.amount.how) {
    case exactly: return {{}, low, low};
    case at_least: return {{}, low, most};
    case at_most: return {{}, 0, low};
    case between: return {{}, low, number(rule.amount.high)};
    case even: return {{}, 0, most, 0u};
    case odd: return {{}, 0, most, 1u};
    case all: return {{}, most, most};
    case none: return {{}, 0, 0};
    case not_exactly: return {{}, 0, most, std::nullopt, low};
    case not_all: return most == 0 ? Tally{{}, 1, 0} : Tally{{}, 0, most - 1};
  }
  return {};
}

bool forbids_blocks(const Rule& rule, Values set) {
  return rule.row->how == Amount::How::not_all && rule.where == nullptr && !rule.condition && rule.groups.size() == 1 &&
         rule.groups[0].row->form == "each window SIZE" && rule.groups[0].height == 2 && rule.groups[0].width == 2 &&
         rule.sets[0] == set;
}

// The state: 0 where the condition is not met, else the sum so far and 1; beyond `low` where there is no upper bound,
// it is `low`. With a parity: that of the sum.
std::optional<Error> add_tally(const Building& building, const Rule& rule, const Place& place, const Tally& tally) {
  if (rule.condition && building.ground.is_wall(*place.cell)) return std::nullopt;
  const std::uint64_t largest = *std::max_element(tally.weights.begin(), tally.weights.end());
  const bool is_open = !tally.other && tally.high >= largest * place.cells.size();
  const bool is_conditional = rule.condition.has_value();
  Cells cells = place.cells;
  if (is_conditional) cells.insert(cells.begin(), *place.cell);
  std::vector<std::int64_t> key = {
      't',
      is_conditional,
      static_cast<std::int64_t>(rule.condition.value_or(0)),
      static_cast<std::int64_t>(std::min(tally.low, std::uint64_t{1} << 60)),
      static_cast<std::int64_t>(is_open ? std::uint64_t{1} << 60 : tally.high),
      tally.parity ? static_cast<std::int64_t>(*tally.parity) : -1,
      tally.other ? static_cast<std::int64_t>(std::min(*tally.other, std::uint64_t{1} << 60)) : -1};
  for (const std::uint64_t weight : tally.weights) key.push_back(static_cast<std::int64_t>(weight));
  const int lowest = building.maker.network.domains[cells.empty() ? 0 : cells[0]].lowest;
  const auto step = [&](std::uint64_t state, std::size_t position, std::int64_t number) -> std::uint64_t {
    const auto value = static_cast<unsigned>(number - lowest);
    if (is_conditional && position == 0) return *rule.condition >> value & 1;
    if (state == 0) return 0;
    std::uint64_t sum = state - 1 + tally.weights[value];
    if (tally.parity) return 1 + sum % 2;
    if (is_open) sum = std::min(sum, tally.low);
    return sum > tally.high ? network::Automaton::refused : sum + 1;
  };
  const auto accepts = [&](std::uint64_t state) {
    if (tally.other) return state == 0 || state - 1 != *tally.other;
    return state == 0 || (tally.parity ? state - 1 == *tally.parity : state - 1 >= tally.low);
  };
  if (cells.empty()) {
    if (!accepts(1)) building.maker.network.is_impossible = true;
    return std::nullopt;
  }
  return follow(building, place.clue, cells, std::move(key), step, accepts, 1);
}

namespace {

// The amount is the cell's own value: adds the rule once for each value.
std::optional<Error> compile_own_count(const Building& building, const Rule& rule, const Place& place) {
  const unsigned values = building.ground.values();
  for (unsigned value = 0; value < values; ++value) {
    const auto number = building.kind.number_of_value(value);
    if (!number || (rule.condition && (*rule.condition >> value & 1) == 0)) continue;
    Rule one = rule;
    one.condition = Values{1} << value;
    one.amount.low = {Quantity::From::literal, *number, {}};
    if (auto error = rule.row->compile(building, one, place)) return error;
  }
  return std::nullopt;
}

// At most one of a set in each run, and at least one in the runs of each cell: two rules that are compiled as one.
bool is_once_a_run(const Rule& rule, Values set) {
  return rule.row->form == "AMOUNT of SET" && rule.groups[0].row->form == "each run" && rule.groups.size() == 1 &&
         rule.amount.how == Amount::How::at_most && rule.amount.low.number == 1 && rule.sets[0] == set;
}
bool is_in_its_runs(const Rule& rule, Values set) {
  return rule.row->form == "AMOUNT of SET" && rule.groups[0].row->form == "each cell" && rule.groups.size() == 1 &&
         rule.where != nullptr && rule.where->form == "its runs" && !rule.condition &&
         rule.amount.how == Amount::How::at_least && rule.amount.low.number == 1 && rule.sets[0] == set;
}
// No two side by side have a value of the set.
bool is_apart(const Rule& rule, Values set) {
  return rule.row->form == "not PATTERN" && rule.groups[0].row->form == "adjacent cells" &&
         rule.pattern == std::vector<Values>{set, set};
}
template <bool (*is_it)(const Rule& rule, Values set)>
bool has_rule(const Kind& kind, Values set) {
  return std::any_of(kind.rules.begin(), kind.rules.end(), [&](const Rule& rule) { return is_it(rule, set); });
}

std::optional<Error> compile_in_runs(const Building& building, const Rule& rule, const Place& place) {
  Maker& maker = building.maker;
  const Values set = rule.sets[0];
  for (std::size_t run = 0; building.run_has.count({run, set}) == 0 && run < building.ground.runs().size(); ++run) {
    const Cells& cells = building.ground.runs()[run];
    const Variable has = cells.size() == 1 ? maker.has(cells[0], set) : maker.network.add_auxiliary(2, 0);
    if (cells.size() > 1) maker.count_into(has, cells, set);
    building.run_has.insert({{run, set}, has});
  }
  const auto runs = building.ground.runs_of(*place.cell);
  maker.relate(building.run_has.at({runs[0], set}), building.run_has.at({runs[1], set}),
               [](std::int64_t a, std::int64_t b) { return a + b > 0; });
  return std::nullopt;
}

// A number of cells of a line, and no two side by side: one automaton knows more than a sum. The state: twice the
// number so far, and whether the last one has a value of the set.
std::optional<Error> compile_apart_in_line(const Building& building, const Rule& rule, const Place& place,
                                           std::uint64_t number) {
  Cells cells;
  std::vector<bool> follows;  // the cell before it
  for (const Cells& part : building.ground.unbroken(place))
    for (const Variable cell : part) {
      cells.push_back(building.maker.has(cell, rule.sets[0]));
      follows.push_back(cell != part[0]);
    }
  if (cells.empty()) {
    building.maker.network.is_impossible |= number > 0;
    return std::nullopt;
  }
  const auto step = [&](std::uint64_t state, std::size_t position, std::int64_t is_in) -> std::uint64_t {
    if (is_in == 0) return state & ~std::uint64_t{1};
    const bool touches = follows[position] && (state & 1) != 0;
    return touches || state / 2 == number ? network::Automaton::refused : (state / 2 + 1) * 2 + 1;
  };
  std::vector<std::int64_t> key = {'a' + 512, static_cast<std::int64_t>(std::min<std::uint64_t>(number, 1000))};
  key.insert(key.end(), follows.begin(), follows.end());
  return follow(building, place.clue, cells, std::move(key), step,
                [&](std::uint64_t state) { return state / 2 == number; });
}

std::optional<Error> compile_count(const Building& building, const Rule& rule, const Place& place) {
  if (rule.amount.low.from == Quantity::From::value) return compile_own_count(building, rule, place);
  const Kind& kind = building.kind;
  if (is_of_path(kind, rule) && !building.ground.is_wall(*place.cell)) return std::nullopt;
  if (is_once_a_run(rule, rule.sets[0]) && has_rule<is_in_its_runs>(kind, rule.sets[0])) return std::nullopt;
  if (is_in_its_runs(rule, rule.sets[0]) && has_rule<is_once_a_run>(kind, rule.sets[0]))
    return compile_in_runs(building, rule, place);
  if (forbids_blocks(rule, rule.sets[0]) && is_parted(kind, rule.sets[0])) return std::nullopt;
  Tally tally = bounds_of(building, rule, place, place.cells.size());
  if (!rule.condition && rule.where != nullptr && rule.where->form == "its arrow" && tally.low == tally.high &&
      has_rule<is_apart>(kind, rule.sets[0]))
    return compile_apart_in_line(building, rule, {place.cells, {}, place.clue, nullptr, {}, true}, tally.low);
  if (rule.amount.low.from == Quantity::From::parameter && rule.amount.how == Amount::How::exactly &&
      rule.groups[0].row->shape == Shape::board) {
    count_by_blocks(building, place.cells, rule.sets[0], tally.low);
    return std::nullopt;
  }
  if (!rule.condition && !tally.parity && !tally.other) {
    const bool is_said = rule.amount.low.from == Quantity::From::clue;
    const Values in = rule.sets[0] & network::all_values(building.ground.values());
    building.maker.count(is_said ? place.clue : nullptr, place.cells, in, tally.low, tally.high);
    return std::nullopt;
  }
  tally.weights.resize(building.ground.values());
  for (std::size_t value = 0; value < tally.weights.size(); ++value) tally.weights[value] = rule.sets[0] >> value & 1;
  return add_tally(building, rule, place, tally);
}

std::optional<Error> compile_is(const Building& building, const Rule& rule, const Place& place) {
  if (rule.condition || place.clue == nullptr) return compile_count(building, rule, place);
  for (const Variable cell : place.cells) building.maker.decide_among(cell, rule.sets[0]);
  return std::nullopt;
}

}  // namespace

void count_from_both_sides(const Building& building) {
  const Text& text = building.maker.text;
  const auto counts_at = [&](const Rule& rule, std::string_view side) {
    return rule.row->form == "AMOUNT of SET" && rule.amount.how == Amount::How::exactly &&
           rule.amount.low.from == Quantity::From::clue &&
           std::any_of(rule.groups.begin(), rule.groups.end(), [&](const Group& group) { return group.mark == side; });
  };
  for (const auto& [side, opposite] : {std::pair("top", "bottom"), {"left", "right"}})
    for (const Rule& rule : building.kind.rules)
      for (const Rule& other : building.kind.rules) {
        if (!counts_at(rule, side) || !counts_at(other, opposite) || (rule.sets[0] & other.sets[0]) != 0) continue;
        for (const auto& [line, clue] : clued_lines(text, side))
          for (const auto& [same, far] : clued_lines(text, opposite))
            if (line == same && whole_number(clue->text) && whole_number(far->text))
              building.maker.count_clues(*clue, *far, line, rule.sets[0] | other.sets[0]);
      }
}

bool is_amount(const Finished& finished, const Rule& rule, const Place& place, std::uint64_t found,
               std::uint64_t most) {
  std::optional<std::uint64_t> own;
  if (rule.amount.low.from == Quantity::From::value) {
    if (finished.ground.is_wall(*place.cell)) return true;
    own = finished.kind.number_of_value(finished.answer[*place.cell] - 1u);
    if (!own) return true;
  }
  const auto said = [&](const Quantity& quantity) {
    return own ? own : resolve(quantity, finished.ground.text, place.number);
  };
  using enum Amount::How;
  switch (rule.amount.how) {
    case exactly: return found == said(rule.amount.low);
    case at_least: return found >= *said(rule.amount.low);
    case at_most: return found <= *said(rule.amount.low);
    case between: return found >= *said(rule.amount.low) && found <= *said(rule.amount.high);
    case even: return found % 2 == 0;
    case odd: return found % 2 == 1;
    case all: return found == most;
    case none: return found == 0;
    case not_all: return found < most;
    case not_exactly: return found != said(rule.amount.low);
  }
  return false;
}

namespace {

bool holds_count(const Finished& finished, const Rule& rule, const Place& place) {
  if (!is_met(finished, rule, place)) return true;
  std::uint64_t found = 0;
  for (const Variable cell : place.cells) found += finished.has(cell, rule.sets[0]) ? 1u : 0u;
  return is_amount(finished, rule, place, found, place.cells.size());
}

// The values that are counted: those that the rule names, or all.
Values counted_values(const Ground& ground, const Rule& rule) {
  return network::all_values(ground.values()) & (rule.sets.empty() ? ~Values{0} : rule.sets[0]);
}

// The state: the values that there were; all of them once there were enough, where there may be any more.
std::optional<Error> compile_distinct(const Building& building, const Rule& rule, const Place& place) {
  const Values counted = counted_values(building.ground, rule);
  const auto most = static_cast<std::uint64_t>(std::popcount(counted));
  const Tally tally = bounds_of(building, rule, place, most);
  const auto is_right = [&](std::uint64_t number) {
    return number >= tally.low && number <= tally.high && (!tally.parity || number % 2 == *tally.parity);
  };
  if (place.cells.empty()) {
    if (!is_right(0)) building.maker.network.is_impossible = true;
    return std::nullopt;
  }
  const bool is_open = tally.high >= most && !tally.parity;
  const auto number_of_values = [](Values seen) { return static_cast<std::uint64_t>(std::popcount(seen)); };
  const int lowest = building.maker.network.domains[place.cells[0]].lowest;
  const auto step = [&](std::uint64_t state, std::size_t, std::int64_t number) -> std::uint64_t {
    const Values seen = state | (counted & Values{1} << (number - lowest));
    if (is_open && number_of_values(seen) >= tally.low) return counted;
    return number_of_values(seen) > tally.high ? network::Automaton::refused : seen;
  };
  std::vector<std::int64_t> key = {'d', static_cast<std::int64_t>(counted), static_cast<std::int64_t>(tally.low),
                                   static_cast<std::int64_t>(tally.high), tally.parity ? 1 + *tally.parity : 0};
  const auto accepts = [&](std::uint64_t state) { return is_right(number_of_values(state)); };
  return follow(building, place.clue, place.cells, std::move(key), step, accepts);
}

bool holds_distinct(const Finished& finished, const Rule& rule, const Place& place) {
  const Values counted = counted_values(finished.ground, rule);
  std::set<std::uint8_t> seen;
  for (const Variable cell : place.cells)
    if (finished.has(cell, counted)) seen.insert(finished.answer[cell]);
  return is_amount(finished, rule, place, seen.size(), static_cast<std::uint64_t>(std::popcount(counted)));
}

// Places count from 1, from the left or from the top.
std::optional<Error> compile_places(const Building& building, const Rule& rule, const Place& place) {
  const std::uint64_t total = *resolve(rule.amount.low, building.maker.text, place.number);
  const auto length = static_cast<std::int32_t>(place.cells.size());
  std::vector<network::Network::Term> terms;
  for (std::int32_t at = 0; at < length; ++at) {
    const bool is_back = place.cells.front() > place.cells.back();
    terms.push_back(
        {is_back ? length - at : at + 1, building.maker.has(place.cells[static_cast<std::size_t>(at)], rule.sets[0])});
  }
  const std::uint64_t most = std::uint64_t{place.cells.size()} * (place.cells.size() + 1) / 2;
  if (total > most) building.maker.network.is_impossible = true;
  network::add_sum(building.maker.network, std::move(terms), static_cast<std::int64_t>(std::min(total, most)));
  return std::nullopt;
}

bool holds_places(const Finished& finished, const Rule& rule, const Place& place) {
  std::vector<Variable> cells(place.cells.begin(), place.cells.end());
  std::sort(cells.begin(), cells.end());
  std::uint64_t sum = 0;
  for (std::size_t at = 0; at < cells.size(); ++at) sum += finished.has(cells[at], rule.sets[0]) ? at + 1 : 0;
  return sum == resolve(rule.amount.low, finished.ground.text, place.number);
}

// The state: how many cells of the row have a value of the set, and 65536 times those of the column; both at most one
// more than the number.
std::optional<Error> compile_one_line(const Building& building, const Rule& rule, const Place& place) {
  const Text& text = building.maker.text;
  const std::uint64_t number = *resolve(rule.amount.low, text, place.number),
                      most = std::min<std::uint64_t>(number, 4096);
  Cells line = building.ground.present(row_of(text, *place.cell / text.columns));
  const std::size_t middle = line.size();
  for (const Variable cell : building.ground.present(column_of(text, *place.cell % text.columns))) line.push_back(cell);
  if (line.empty()) {
    building.maker.network.is_impossible = true;  // none of both has some, or both have none
    return std::nullopt;
  }
  const int lowest = building.maker.network.domains[line[0]].lowest;
  const auto step = [&](std::uint64_t state, std::size_t position, std::int64_t value) -> std::uint64_t {
    if ((rule.sets[0] >> (value - lowest) & 1) == 0) return state;
    const std::uint64_t row = state & 65535, column = state >> 16;
    if (position < middle) return row > most ? state : state + 1;
    return column > most ? state : state + 65536;
  };
  return follow(building, place.clue, line,
                {'o' + 512, static_cast<std::int64_t>(rule.sets[0]), static_cast<std::int64_t>(most),
                 static_cast<std::int64_t>(middle)},
                step, [&](std::uint64_t state) { return ((state & 65535) == number) != (state >> 16 == number); });
}

bool holds_one_line(const Finished& finished, const Rule& rule, const Place& place) {
  const std::size_t columns = finished.ground.text.columns;
  std::uint64_t in_row = 0, in_column = 0;
  for (std::size_t cell = 0; cell < finished.answer.size(); ++cell) {
    if (!finished.has(cell, rule.sets[0])) continue;
    in_row += cell / columns == *place.cell / columns ? 1u : 0u;
    in_column += cell % columns == *place.cell % columns ? 1u : 0u;
  }
  const auto number = resolve(rule.amount.low, finished.ground.text, place.number);
  return (in_row == number) != (in_column == number);
}

constexpr Row count_table[] = {
    {.form = "AMOUNT of SET",
     .shapes = any_cells,
     .compile = compile_count,
     .holds = holds_count,
     .words = {"GROUP: AMOUNT of WHERE have SET", "GROUP：WHERE 中 SET 的个数AMOUNT"},
     .takes_where = true,
     .takes_condition = true,
     .takes_own_value = true},
    {.form = "AMOUNT different of SET",
     .shapes = any_cells,
     .compile = compile_distinct,
     .holds = holds_distinct,
     .words = {"GROUP: AMOUNT of the values SET are in WHERE", "GROUP：WHERE 中不同的 SET 的种数AMOUNT"},
     .takes_where = true},
    {.form = "AMOUNT different values",
     .shapes = any_cells,
     .compile = compile_distinct,
     .holds = holds_distinct,
     .words = {"GROUP: AMOUNT different values are in WHERE", "GROUP：WHERE 中不同值的种数AMOUNT"},
     .takes_where = true},
    {.form = "all SET",
     .shapes = any_cells,
     .compile = compile_count,
     .holds = holds_count,
     .words = {"GROUP: all of WHERE have SET", "GROUP：WHERE 全部是 SET"},
     .how = Amount::How::all,
     .takes_where = true,
     .takes_condition = true},
    {.form = "no SET",
     .shapes = any_cells,
     .compile = compile_count,
     .holds = holds_count,
     .words = {"GROUP: none of WHERE have SET", "GROUP：WHERE 中没有 SET"},
     .how = Amount::How::none,
     .takes_where = true,
     .takes_condition = true},
    {.form = "not all SET",
     .shapes = any_cells,
     .compile = compile_count,
     .holds = holds_count,
     .words = {"GROUP: not all of WHERE have SET", "GROUP：WHERE 不全是 SET"},
     .how = Amount::How::not_all,
     .takes_where = true,
     .takes_condition = true},
    {.form = "is SET",
     .shapes = shape(Shape::cell),
     .compile = compile_is,
     .holds = holds_count,
     .words = {"GROUP is SET", "GROUP是 SET"},
     .how = Amount::How::all,
     .takes_condition = true},
    {.form = "is not SET",
     .shapes = shape(Shape::cell),
     .compile = compile_count,
     .holds = holds_count,
     .words = {"GROUP is not SET", "GROUP不是 SET"},
     .how = Amount::How::none,
     .takes_condition = true},
    {.form = "no SIZE of SET",
     .shapes = shape(Shape::board),
     .compile = compile_count,
     .holds = holds_count,
     .words = {"GROUP: not all cells have SET", "GROUP：不全是 SET"},
     .how = Amount::How::not_all,
     .is_window = true},
    {.form = "its row or its column alone has QUANTITY of SET",
     .shapes = shape(Shape::cell),
     .compile = compile_one_line,
     .holds = holds_one_line,
     .words = {"GROUP: in its row or in its column, but not in both, cells with SET are AMOUNT",
               "GROUP：所在行与所在列中，恰有一个的 SET 个数AMOUNT"}},
    {.form = "places of SET add up to QUANTITY",
     .shapes = shape(Shape::lines, Shape::clued),
     .compile = compile_places,
     .holds = holds_places,
     .words = {"GROUP: the places of SET, counted from the left or from the top, add up to AMOUNT",
               "GROUP：SET 的位置（从左或从上数起）之和AMOUNT"},
     .is_of_places = true},
};

}  // namespace

std::span<const Row> count_rows() { return count_table; }

}  // namespace quadrille::grid::kinds

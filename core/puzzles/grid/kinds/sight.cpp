// How far a cell sees, and how many higher ones are seen from outside.
#include <algorithm>

#include "core/puzzles/grid/kinds/rules.hpp"

namespace quadrille::grid::kinds {

std::optional<Variable> add_arm(const Building& building, const Rule& rule, const Place& place, Cells ray, Values set,
                                std::uint64_t longest, std::optional<Error>& error) {
  const auto most = static_cast<std::size_t>(std::min<std::uint64_t>(ray.size(), longest));
  if (most >= network::most_values) {
    const bool has_clue = place.clue != nullptr;
    error = Error{Error::Code::too_large, "an arm can have at most 63 cells", has_clue ? place.clue->line : rule.line,
                  has_clue ? place.clue->column : rule.column};
    return std::nullopt;
  }
  ray.resize(std::min(ray.size(), most + 1));
  const int lowest = building.maker.network.domains[ray[0]].lowest;
  const Variable arm = building.maker.network.add_auxiliary(static_cast<unsigned>(most + 1), 0);
  ray.insert(ray.begin(), arm);
  // The state: 1 and those of the arm that are to come; 0 behind its end.
  const auto step = [&](std::uint64_t state, std::size_t position, std::int64_t number) -> std::uint64_t {
    if (position == 0) return static_cast<std::uint64_t>(number) + 1;
    if (state == 0) return 0;
    const bool is_of_arm = (set >> (number - lowest) & 1) != 0;
    return is_of_arm == (state > 1) ? state - 1 : network::Automaton::refused;
  };
  const auto accepts = [](std::uint64_t state) { return state <= 1; };
  error = follow(building, place.clue, ray, {'s', static_cast<std::int64_t>(set)}, step, accepts);
  return error ? std::nullopt : std::optional(arm);
}

bool is_in_set(const Kind& kind, const Rule& rule) {
  const Group& own = rule.groups[0];
  return std::any_of(kind.rules.begin(), kind.rules.end(), [&](const Rule& other) {
    const auto says_so = [&](const Group& group) {
      return group.row->visit == own.row->visit && group.mark == own.mark && (own.has_number || !group.has_number);
    };
    return other.row->form == "is SET" && !other.condition && (other.sets[0] & ~rule.sets[0]) == 0 &&
           std::any_of(other.groups.begin(), other.groups.end(), says_so);
  });
}

namespace {

constexpr std::pair<int, int> directions[] = {{-1, 0}, {0, -1}, {0, 1}, {1, 0}};

// Adds the four arms of a cell, as far as `longest`.
std::optional<Error> add_arms(const Building& building, const Rule& rule, const Place& place, std::uint64_t longest,
                              Cells& arms) {
  const Text& text = building.maker.text;
  const auto most = static_cast<std::size_t>(std::min<std::uint64_t>(longest, text.cells())) + 1;
  for (const auto& [down, right] : directions) {
    Cells ray = ray_of(text, *place.cell, down, right, most);
    ray.erase(std::find_if(ray.begin(), ray.end(), [&](Variable cell) { return building.ground.is_wall(cell); }),
              ray.end());
    if (ray.empty()) continue;
    std::optional<Error> error;
    const auto arm = add_arm(building, rule, place, std::move(ray), rule.sets[0], longest, error);
    if (!arm) return error;
    arms.push_back(*arm);
  }
  return std::nullopt;
}

// The number depends on the cell's value: its own, or only where a condition is met. The state: the sum of the arms,
// and in the end whether it is right.
std::optional<Error> compile_arms_of_value(const Building& building, const Rule& rule, const Place& place,
                                           bool with_itself) {
  if (building.ground.is_wall(*place.cell)) return std::nullopt;
  const bool is_own = rule.amount.low.from == Quantity::From::value;
  const std::uint64_t said = is_own ? 0 : *resolve(rule.amount.low, building.maker.text, place.number);
  const auto number_of_value = [&](unsigned value) {
    return is_own ? building.kind.number_of_value(value) : std::optional(said);
  };
  const Text& text = building.maker.text;
  const std::uint64_t most = std::uint64_t{text.rows} + text.columns;
  std::uint64_t largest = 0;
  for (unsigned value = 0; value < building.ground.values(); ++value)
    largest = std::max(largest, std::min(number_of_value(value).value_or(0), most));
  Cells line;
  if (auto error = add_arms(building, rule, place, most, line)) return error;
  const std::size_t last = line.size();
  line.push_back(*place.cell);
  const int lowest = building.maker.network.domains[*place.cell].lowest;
  const auto step = [&](std::uint64_t state, std::size_t position, std::int64_t number) -> std::uint64_t {
    if (position < last) return std::min(state + static_cast<std::uint64_t>(number), largest + 1);
    const auto value = static_cast<unsigned>(number - lowest);
    const auto needed = number_of_value(value);
    const std::uint64_t itself = with_itself ? rule.sets[0] >> value & 1 : 0;
    const bool is_free = !needed || (rule.condition && (*rule.condition >> value & 1) == 0);
    return is_free || state + itself == *needed ? 0 : network::Automaton::refused;
  };
  return follow(
      building, place.clue, line,
      {'s' + 768, static_cast<std::int64_t>(rule.sets[0]), static_cast<std::int64_t>(rule.condition.value_or(0)),
       rule.condition.has_value(), is_own, static_cast<std::int64_t>(std::min(said, most + 1)), with_itself,
       static_cast<std::int64_t>(largest), static_cast<std::int64_t>(last)},
      step, network::accept_all);
}

// The sum of the arms, and the cell itself if it has such a value, is the number.
std::optional<Error> compile_arms(const Building& building, const Rule& rule, const Place& place, bool with_itself) {
  if (rule.condition || rule.amount.low.from == Quantity::From::value)
    return compile_arms_of_value(building, rule, place, with_itself);
  std::uint64_t total = *resolve(rule.amount.low, building.maker.text, place.number);
  const Values set = rule.sets[0];
  std::vector<network::Network::Term> terms;
  if (with_itself && rule.groups.size() == 1 && !place.cells.empty() && is_in_set(building.kind, rule)) {
    if (total == 0) building.maker.network.is_impossible = true;
    total -= total > 0 ? 1 : 0;
  } else if (with_itself && !place.cells.empty()) {
    terms.push_back({1, building.maker.has(place.cells[0], set)});
  }
  Cells arms;
  if (auto error = add_arms(building, rule, place, total, arms)) return error;
  for (const Variable arm : arms) terms.push_back({1, arm});
  network::add_sum(building.maker.network, std::move(terms), static_cast<std::int64_t>(total));
  return std::nullopt;
}

std::optional<Error> compile_sees(const Building& building, const Rule& rule, const Place& place) {
  return compile_arms(building, rule, place, true);
}
std::optional<Error> compile_sees_around(const Building& building, const Rule& rule, const Place& place) {
  return compile_arms(building, rule, place, false);
}

std::uint64_t seen_around(const Finished& finished, const Rule& rule, const Place& place) {
  const Text& text = finished.ground.text;
  const std::size_t row = *place.cell / text.columns, column = *place.cell % text.columns;
  std::uint64_t seen = 0;
  for (std::size_t r = row; r-- > 0 && finished.has(r * text.columns + column, rule.sets[0]);) ++seen;
  for (std::size_t r = row + 1; r < text.rows && finished.has(r * text.columns + column, rule.sets[0]); ++r) ++seen;
  for (std::size_t c = column; c-- > 0 && finished.has(row * text.columns + c, rule.sets[0]);) ++seen;
  for (std::size_t c = column + 1; c < text.columns && finished.has(row * text.columns + c, rule.sets[0]); ++c) ++seen;
  return seen;
}

bool holds_sees(const Finished& finished, const Rule& rule, const Place& place) {
  const std::uint64_t itself = finished.has(*place.cell, rule.sets[0]) ? 1 : 0;
  return !is_met(finished, rule, place) ||
         is_amount(finished, rule, place, itself + seen_around(finished, rule, place), 0);
}
bool holds_sees_around(const Finished& finished, const Rule& rule, const Place& place) {
  return !is_met(finished, rule, place) || is_amount(finished, rule, place, seen_around(finished, rule, place), 0);
}

// The state is the highest number so far, and how many were higher than all before.
std::optional<Error> compile_skyscrapers(const Building& building, const Rule& rule, const Place& place) {
  const std::uint64_t total = *resolve(rule.amount.low, building.maker.text, place.number);
  if (place.cells.empty() || total > place.cells.size()) {
    building.maker.network.is_impossible |= total > place.cells.size();
    return std::nullopt;
  }
  const auto step = [&](std::uint64_t state, std::size_t, std::int64_t number) -> std::uint64_t {
    const std::uint64_t highest = state >> 8, height = static_cast<std::uint64_t>(number);
    const std::uint64_t visible = (state & 255) + (height > highest ? 1 : 0);
    return visible > total ? network::Automaton::refused : std::max(highest, height) << 8 | visible;
  };
  return follow(building, place.clue, place.cells, {'v', static_cast<std::int64_t>(total)}, step,
                [&](std::uint64_t state) { return (state & 255) == total; });
}

bool holds_skyscrapers(const Finished& finished, const Rule& rule, const Place& place) {
  std::uint64_t visible = 0;
  std::int64_t highest = 0;
  for (const Variable cell : place.cells) {
    if (finished.number(cell) <= highest) continue;
    highest = finished.number(cell);
    ++visible;
  }
  return visible == resolve(rule.amount.low, finished.ground.text, place.number);
}

constexpr Row sight_table[] = {
    {.form = "sees QUANTITY of SET",
     .shapes = shape(Shape::cell),
     .compile = compile_sees,
     .holds = holds_sees,
     .words = {"GROUP sees AMOUNT cells with SET in its row and column, up to the first other cell, itself included",
               "GROUP沿行列看到的 SET（连自身，遇其他值为止）AMOUNT"},
     .takes_condition = true,
     .takes_own_value = true},
    {.form = "sees QUANTITY of SET around it",
     .shapes = shape(Shape::cell),
     .compile = compile_sees_around,
     .holds = holds_sees_around,
     .words = {"GROUP sees AMOUNT cells with SET in its row and column, up to the first other cell, without itself",
               "GROUP沿行列看到的 SET（不含自身，遇其他值为止）AMOUNT"},
     .takes_condition = true,
     .takes_own_value = true},
    {.form = "sees QUANTITY skyscrapers",
     .shapes = shape(Shape::lines, Shape::clued),
     .compile = compile_skyscrapers,
     .holds = holds_skyscrapers,
     .words = {"GROUP: AMOUNT of the numbers are larger than all before them", "GROUP：比前面所有数都大的数AMOUNT"},
     .values = CellValues::Form::numbers,
     .is_directed = true},
};

}  // namespace

std::span<const Row> sight_rows() { return sight_table; }

}  // namespace quadrille::grid::kinds

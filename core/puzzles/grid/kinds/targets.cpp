// Cages: the numbers of a region make the target in its first cell by one of the four operations.
#include <algorithm>

#include "core/puzzles/grid/kinds/rules.hpp"

namespace quadrille::grid::kinds {

namespace {

// As they are written, and what is meant.
constexpr std::pair<std::string_view, char> signs[] = {{"+", '+'}, {"-", '-'},      {"\u2212", '-'}, {"*", '*'},
                                                       {"x", '*'}, {"\u00d7", '*'}, {"/", '/'},      {"\u00f7", '/'}};

struct Target {
  std::uint64_t number;
  char sign;  // or 0: any of the four may have been meant
  bool may_be(char other) const { return sign == other || sign == '\0'; }
};

std::optional<Target> target_of(std::string_view token) {
  char sign = '\0';
  for (const auto& [written, meant] : signs)
    if (token.ends_with(written)) {
      sign = meant;
      token.remove_suffix(written.size());
      break;
    }
  const auto number = whole_number(token);
  if (!number) return std::nullopt;
  return Target{*number, sign};
}

// For two cells.
bool is_made(const Target& target, std::int64_t a, std::int64_t b) {
  const auto low = static_cast<std::uint64_t>(std::min(a, b)), high = static_cast<std::uint64_t>(std::max(a, b));
  return (target.may_be('+') && low + high == target.number) || (target.may_be('*') && low * high == target.number) ||
         (target.may_be('-') && high - low == target.number) ||
         (target.may_be('/') && low > 0 && high % low == 0 && high / low == target.number);
}

// The state is what is left of the product, or 0 if it cannot be the target; and, where the sum may have been meant,
// what is left of that, plus 1, or 0.
std::optional<Error> add_cage(const Building& building, const Token& token, const Cells& cage, const Target& target) {
  const std::uint64_t highest = building.kind.values.lowest + building.ground.values() - 1;
  const std::uint64_t most = highest * cage.size();
  const bool may_add = target.sign != '*' && target.number <= most;
  if (target.sign == '+') {
    std::vector<network::Network::Term> terms;
    for (const Variable cell : cage) terms.push_back({1, cell});
    network::add_sum(building.maker.network, std::move(terms),
                     static_cast<std::int64_t>(std::min(target.number, most + 1)));
    return std::nullopt;
  }
  constexpr std::uint64_t unit = 1 << 19;  // more than a sum of all cells
  const auto of_sum = [](std::uint64_t state) { return state % unit; };
  const auto step = [&](std::uint64_t state, std::size_t, std::int64_t number) -> std::uint64_t {
    const auto value = static_cast<std::uint64_t>(number);
    const std::uint64_t product = may_add ? state / unit : state, sum = may_add ? of_sum(state) : 0;
    const std::uint64_t product_left = product % value == 0 ? product / value : 0;
    const std::uint64_t sum_left = sum > value ? sum - value : 0;
    if (product_left == 0 && sum_left == 0) return network::Automaton::refused;
    return may_add ? product_left * unit + sum_left : product_left;
  };
  return follow(
      building, &token, cage, {'k' + 256, target.sign, static_cast<std::int64_t>(target.number)}, step,
      [&](std::uint64_t state) { return may_add ? state / unit == 1 || of_sum(state) == 1 : state == 1; },
      may_add ? target.number * unit + target.number + 1 : target.number);
}

std::optional<Error> compile_target(const Building& building, const Rule&, const Place& place) {
  const Token& token = *building.maker.text.at("cells", place.cells[0]);
  if (token.is_blank()) return std::nullopt;
  const auto target = target_of(token.text);
  if (!target) return error_at(token, quote(token.text) + " is no target, such as 12+ 3- 24* 2/ or 5");
  if (place.cells.size() != 2 && (target->sign == '-' || target->sign == '/'))
    return error_at(token, quote(token.text) + " is for two cells, this region has " + decimal(place.cells.size()));
  if (place.cells.size() != 2) return add_cage(building, token, place.cells, *target);
  building.maker.relate(place.cells[0], place.cells[1],
                        [&](std::int64_t a, std::int64_t b) { return is_made(*target, a, b); });
  return std::nullopt;
}

bool holds_target(const Finished& finished, const Rule&, const Place& place) {
  const auto target = target_of(finished.ground.text.at("cells", place.cells[0])->text);
  if (!target) return true;
  std::uint64_t sum = 0, product = 1;
  for (const Variable cell : place.cells) {
    sum += static_cast<std::uint64_t>(finished.number(cell));
    if (product <= target->number) product *= static_cast<std::uint64_t>(finished.number(cell));
  }
  if ((target->may_be('+') && sum == target->number) || (target->may_be('*') && product == target->number)) return true;
  if (place.cells.size() != 2) return false;
  const auto [low, high] = std::minmax({finished.number(place.cells[0]), finished.number(place.cells[1])});
  const auto number = static_cast<std::int64_t>(target->number);
  return (target->may_be('-') && high - low == number) || (target->may_be('/') && low * number == high);
}

constexpr Row target_table[] = {
    {.form = "makes its target",
     .shapes = shape(Shape::cells),
     .compile = compile_target,
     .holds = holds_target,
     .words = {"GROUP: its numbers make the target in its first cell: their sum, their product, or the difference or "
               "quotient of two",
               "GROUP：各数按首格的目标运算：和、积，或两数之差、商"},
     .values = CellValues::Form::numbers,
     .is_of_regions = true},
};

}  // namespace

std::span<const Row> target_rows() { return target_table; }

}  // namespace quadrille::grid::kinds

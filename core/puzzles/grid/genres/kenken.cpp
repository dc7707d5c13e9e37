#include <algorithm>

#include "core/puzzles/grid/genres/all.hpp"
#include "core/puzzles/grid/latin.hpp"

namespace quadrille::grid::kenken {

namespace {

constexpr SectionRule sections[] = {{"cells", SectionKind::cells, true, Clues::tokens},
                                    {"regions", SectionKind::cells}};

// As they are written, and what is meant.
constexpr std::pair<std::string_view, char> signs[] = {{"+", '+'}, {"-", '-'},      {"\u2212", '-'}, {"*", '*'},
                                                       {"x", '*'}, {"\u00d7", '*'}, {"/", '/'},      {"\u00f7", '/'}};

struct Clue {
  std::uint64_t target;
  char sign;  // or 0: any of the four may have been meant
  bool may_be(char other) const { return sign == other || sign == '\0'; }
};

std::optional<Clue> clue_at(const Text& text, Variable cell) {
  std::string_view token = text.at("cells", cell)->text;
  char sign = '\0';
  for (const auto& [written, meant] : signs)
    if (token.ends_with(written)) {
      sign = meant;
      token.remove_suffix(written.size());
      break;
    }
  const auto target = whole_number(token);
  if (!target) return std::nullopt;
  return Clue{*target, sign};
}

// For two cells.
bool is_right(const Clue& clue, std::int64_t a, std::int64_t b) {
  const auto low = static_cast<std::uint64_t>(std::min(a, b)), high = static_cast<std::uint64_t>(std::max(a, b));
  return (clue.may_be('+') && low + high == clue.target) || (clue.may_be('*') && low * high == clue.target) ||
         (clue.may_be('-') && high - low == clue.target) ||
         (clue.may_be('/') && high % low == 0 && high / low == clue.target);
}

// The state is what is left of the product, or 0 if it cannot be the target; and, where the sum may have been meant,
// what is left of that, plus 1, or 0.
std::optional<Error> add_cage(Maker& maker, const Token& token, const Cells& cage, const Clue& clue) {
  const std::uint64_t most = maker.text.rows * cage.size();
  const bool may_add = clue.sign != '*' && clue.target <= most;
  if (clue.sign == '+') {
    std::vector<network::Network::Term> terms;
    for (const Variable cell : cage) terms.push_back({1, cell});
    network::add_sum(maker.network, std::move(terms), static_cast<std::int64_t>(std::min(clue.target, most + 1)));
    return std::nullopt;
  }
  constexpr std::uint64_t unit = 1 << 19;  // more than a sum of all cells
  const auto of_sum = [](std::uint64_t state) { return state % unit; };
  return maker.follow(
      &token, cage, {clue.sign, static_cast<std::int64_t>(clue.target)},
      [&](std::uint64_t state, std::size_t, std::int64_t number) {
        const auto value = static_cast<std::uint64_t>(number);
        const std::uint64_t product = may_add ? state / unit : state, sum = may_add ? of_sum(state) : 0;
        const std::uint64_t product_left = product % value == 0 ? product / value : 0;
        const std::uint64_t sum_left = sum > value ? sum - value : 0;
        if (product_left == 0 && sum_left == 0) return network::Automaton::refused;
        return may_add ? product_left * unit + sum_left : product_left;
      },
      [&](std::uint64_t state) { return may_add ? state / unit == 1 || of_sum(state) == 1 : state == 1; },
      may_add ? clue.target * unit + clue.target + 1 : clue.target);
}

std::optional<Error> compile(Maker& maker) {
  const Text& text = maker.text;
  if (auto error = make_latin(maker)) return error;
  std::vector<char> is_first(text.cells());
  for (const Cells& cage : regions_of(text)) {
    const Token& token = *text.at("cells", cage[0]);
    is_first[cage[0]] = true;
    if (token.is_blank()) continue;
    const auto clue = clue_at(text, cage[0]);
    if (!clue) return error_at(token, quote(token.text) + " is no target, such as 12+ 3- 24* 2/ or 5");
    if (cage.size() != 2 && (clue->sign == '-' || clue->sign == '/'))
      return error_at(token, quote(token.text) + " is for two cells, this region has " + decimal(cage.size()));
    if (cage.size() == 2) {
      maker.relate(cage[0], cage[1], [&](std::int64_t a, std::int64_t b) { return is_right(*clue, a, b); });
    } else if (auto error = add_cage(maker, token, cage, *clue)) {
      return error;
    }
  }
  // Numbers elsewhere than in a region's first cell are filled in.
  for (std::size_t cell = 0; cell < text.cells(); ++cell) {
    const Token& token = *text.at("cells", cell);
    if (const Token& region = *text.at("regions", cell); region.text == "#")
      return error_at(region, "a kenken has no cells without a number");
    if (token.is_blank() || is_first[cell]) continue;
    std::optional<Error> error;
    const auto value = maker.clue_number(token, 1, text.rows, error);
    if (!value) return error;
    maker.give(cell, static_cast<unsigned>(*value) - 1);
  }
  return std::nullopt;
}

bool obeys_cage(const Text& text, const Cells& cage, const Answer& answer) {
  const auto clue = clue_at(text, cage[0]);
  if (!clue) return true;
  std::uint64_t sum = 0, product = 1;
  for (const Variable cell : cage) {
    sum += answer[cell];
    if (product <= clue->target) product *= answer[cell];
  }
  if ((clue->may_be('+') && sum == clue->target) || (clue->may_be('*') && product == clue->target)) return true;
  if (cage.size() != 2) return false;
  const auto [low, high] = std::minmax({answer[cage[0]], answer[cage[1]]});
  return (clue->may_be('-') && low + clue->target == high) || (clue->may_be('/') && low * clue->target == high);
}

bool obeys(const Text& text, const Answer& answer) {
  for (const Cells& line : lines_of(text))
    if (!are_different(line, answer)) return false;
  const std::vector<Cells> cages = regions_of(text);
  return std::all_of(cages.begin(), cages.end(), [&](const Cells& cage) { return obeys_cage(text, cage, answer); });
}

}  // namespace

const Genre genre = {.id = "kenken",
                     .sections = sections,
                     .compile = compile,
                     .obeys = obeys,
                     .write_value = write_number<1>,
                     .turning = {.region_number = Turning::RegionNumber::first_cell}};

}  // namespace quadrille::grid::kenken

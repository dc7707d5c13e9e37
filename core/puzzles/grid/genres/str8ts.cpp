#include <algorithm>
#include <bit>

#include "core/puzzles/grid/genres/all.hpp"
#include "core/puzzles/grid/latin.hpp"

namespace quadrille::grid::str8ts {

namespace {

constexpr SectionRule sections[] = {{"cells", SectionKind::cells, true, Clues::walls}};

bool is_black(const Text& text, Variable cell) { return text.at("cells", cell)->text[0] == '#'; }

// The number of a black cell; 0 if it has none.
std::uint64_t black_number(const Text& text, Variable cell) {
  return whole_number(std::string_view(text.at("cells", cell)->text).substr(1)).value_or(0);
}

// The numbers are different and consecutive. The state is their set where there are few such sets; else an auxiliary
// variable is the lowest of them.
std::optional<Error> add_straight(Maker& maker, const Cells& cells, std::size_t values) {
  const std::size_t length = cells.size();
  maker.differ(cells);
  if (length < 2 || length >= values) return std::nullopt;
  if (length > 11 || ((values - length + 2) << (length - 1)) > 2048) {
    const Variable lowest = maker.network.add_auxiliary(static_cast<unsigned>(values - length) + 1, 1);
    for (const Variable cell : cells)
      maker.relate(lowest, cell, [&](std::int64_t low, std::int64_t number) {
        return low <= number && number < low + static_cast<std::int64_t>(length);
      });
    return std::nullopt;
  }
  const std::size_t before = maker.network.sequences.size();
  auto error = maker.follow(
      nullptr, cells, {},
      [&](std::uint64_t state, std::size_t, std::int64_t number) {
        const std::uint64_t set = state | std::uint64_t{1} << (number - 1);
        return set == state || set >> std::countr_zero(set) >> length != 0 ? network::Automaton::refused : set;
      },
      network::accept_all);
  if (error || maker.network.sequences.size() == before) return error;
  for (std::size_t lowest = 0; lowest + length <= values; ++lowest)
    maker.network.sequences.back().sets.push_back(network::all_values(static_cast<unsigned>(length)) << lowest);
  return std::nullopt;
}

std::optional<Error> compile(Maker& maker) {
  const Text& text = maker.text;
  if (auto error = need_square(text)) return error;
  maker.set_values(static_cast<unsigned>(text.rows), 1);
  for (Variable cell = 0; cell < text.cells(); ++cell) {
    if (!is_black(text, cell)) continue;
    const Token& token = *text.at("cells", cell);
    const std::uint64_t number = black_number(text, cell);
    if (token.text != "#" && !whole_number(std::string_view(token.text).substr(1)))
      return error_at(token, quote(token.text) + " is no black cell with a number");
    maker.network.is_impossible |= token.text != "#" && (number == 0 || number > text.rows);
    maker.leave_out(cell, token.text);
  }
  maker.lines_differ();
  for (const Cells& line : lines_of(text)) {
    Values black = 0;
    for (const Variable cell : line) {
      if (!is_black(text, cell) || black_number(text, cell) == 0) continue;
      if (black_number(text, cell) > text.rows) continue;
      const Values number = Values{1} << (black_number(text, cell) - 1);
      if ((black & number) != 0) maker.network.is_impossible = true;
      black |= number;
    }
    for (const Variable cell : maker.present(line))
      if (black != 0) maker.allow(cell, ~black);
  }
  for (const Cells& segment : segments_of(text, [&](Variable cell) { return !is_black(text, cell); }))
    if (auto error = add_straight(maker, segment, text.rows)) return error;
  return maker.give_filled();
}

bool obeys(const Text& text, const Answer& answer) {
  for (const Cells& line : lines_of(text)) {
    std::vector<std::uint64_t> numbers;
    for (const Variable cell : line) numbers.push_back(is_black(text, cell) ? black_number(text, cell) : answer[cell]);
    std::erase(numbers, std::uint64_t{0});
    std::sort(numbers.begin(), numbers.end());
    if (std::adjacent_find(numbers.begin(), numbers.end()) != numbers.end()) return false;
  }
  // The numbers differ.
  for (const Cells& segment : segments_of(text, [&](Variable cell) { return !is_black(text, cell); })) {
    const auto [low, high] = std::minmax_element(segment.begin(), segment.end(),
                                                 [&](Variable a, Variable b) { return answer[a] < answer[b]; });
    if (static_cast<std::size_t>(answer[*high] - answer[*low]) + 1 != segment.size()) return false;
  }
  return true;
}

}  // namespace

const Genre genre = {"str8ts", sections, compile, obeys, write_number<1>};

}  // namespace quadrille::grid::str8ts

#include <algorithm>
#include <bit>

#include "core/puzzles/grid/genres/all.hpp"
#include "core/puzzles/grid/latin.hpp"

namespace quadrille::grid::skyscrapers {

namespace {

constexpr SectionRule sections[] = {
    {"top", SectionKind::top, false, Clues::tokens},           {"bottom", SectionKind::top, false, Clues::tokens},
    {"left", SectionKind::left, false, Clues::tokens},         {"right", SectionKind::left, false, Clues::tokens},
    {"cells", SectionKind::cells, false, Clues::tokens},       {"parks", SectionKind::parameter, false},
    {"diagonals", SectionKind::parameter, false, Clues::whole}};

// How many cells of each line are parks.
std::size_t parks_of(const Text& text) {
  const Section* section = text.find("parks");
  if (section == nullptr) return 0;
  return section->rows[0].empty() ? 1 : static_cast<std::size_t>(parameter(text, "parks").value_or(0));
}

// The state is the set of heights so far, which differ, and how many were visible; the highest alone where there are
// many sets. At most all higher ones are still to be seen.
std::optional<Error> add_view(Maker& maker, const Token& token, const Cells& cells, std::uint64_t highest) {
  std::optional<Error> error;
  const auto clue = maker.clue_number(token, 0, highest, error);
  if (!clue) return error;
  const bool by_set = highest <= 10;
  return maker.follow(
      &token, cells, {static_cast<std::int64_t>(*clue)},
      [&](std::uint64_t state, std::size_t, std::int64_t number) {
        if (number == 0) return state;
        const std::uint64_t heights = state >> 8, height = static_cast<std::uint64_t>(number);
        const std::uint64_t own = by_set ? std::uint64_t{1} << height : height;
        if (by_set && (heights & own) != 0) return network::Automaton::refused;
        const std::uint64_t visible = (state & 255) + (own > heights ? 1 : 0);
        const std::uint64_t next = by_set ? heights | own : std::max(heights, own);
        const std::uint64_t tallest = by_set ? static_cast<std::uint64_t>(std::bit_width(next)) - 1 : next;
        if (visible > *clue || visible + highest - tallest < *clue) return network::Automaton::refused;
        return next << 8 | visible;
      },
      [&](std::uint64_t state) { return (state & 255) == *clue; });
}

std::optional<Error> compile(Maker& maker) {
  const Text& text = maker.text;
  if (auto error = need_square(text)) return error;
  const std::size_t parks = parks_of(text);
  if (const Section* section = text.find("parks"); section != nullptr && !section->rows[0].empty()) {
    std::optional<Error> error;
    if (section->rows[0].size() > 1) return error_at(section->rows[0][1], "parks needs one number");
    if (!maker.number(section->rows[0][0], 0, text.rows - 1, error)) return error;
  }
  const auto highest = static_cast<unsigned>(text.rows - parks);
  maker.set_values(parks == 0 ? highest : highest + 1, parks == 0 ? 1 : 0);
  if (auto error = each_once(maker)) return error;
  for (const View& view : views_of(text))
    if (auto error = add_view(maker, *clue_of(text, view.section, view.line), view.cells, highest)) return error;
  return maker.give_filled();
}

std::uint64_t visible_of(const Cells& cells, const Answer& answer, unsigned lowest) {
  std::uint64_t visible = 0;
  for (std::size_t i = 0; i < cells.size(); ++i)
    if (answer[cells[i]] + lowest > 1 && std::all_of(cells.begin(), cells.begin() + static_cast<std::ptrdiff_t>(i),
                                                     [&](Variable cell) { return answer[cell] < answer[cells[i]]; }))
      ++visible;
  return visible;
}

bool obeys(const Text& text, const Answer& answer) {
  const std::size_t parks = parks_of(text);
  const unsigned lowest = parks == 0 ? 1 : 0, first = 2 - lowest;  // first: the index of the height 1, from 1
  for (const Cells& group : lines_and_diagonals(text)) {
    const auto low = std::count_if(group.begin(), group.end(), [&](Variable cell) { return answer[cell] < first; });
    if (static_cast<std::size_t>(low) != parks || !are_different(group, answer, first)) return false;
  }
  const std::vector<View> views = views_of(text);
  return std::all_of(views.begin(), views.end(), [&](const View& view) {
    return whole_number(clue_of(text, view.section, view.line)->text) == visible_of(view.cells, answer, lowest);
  });
}

void write_value(const Text& text, std::size_t, unsigned value, std::string& out) {
  out += decimal(value + (parks_of(text) == 0 ? 1 : 0));
}

}  // namespace

const Genre genre = {.id = "skyscrapers",
                     .sections = sections,
                     .compile = compile,
                     .obeys = obeys,
                     .write_value = write_value,
                     .turning = {.has_views = true}};

}  // namespace quadrille::grid::skyscrapers

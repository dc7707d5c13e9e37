#include <algorithm>

#include "core/puzzles/grid/genres/all.hpp"
#include "core/puzzles/grid/latin.hpp"

namespace quadrille::grid::abcendview {

namespace {

constexpr SectionRule sections[] = {{"letters", SectionKind::parameter},
                                    {"top", SectionKind::top, false, Clues::tokens},
                                    {"bottom", SectionKind::top, false, Clues::tokens},
                                    {"left", SectionKind::left, false, Clues::tokens},
                                    {"right", SectionKind::left, false, Clues::tokens},
                                    {"cells", SectionKind::cells, false, Clues::tokens},
                                    {"diagonals", SectionKind::parameter, false, Clues::whole}};

// 1 for `a`, or for `A`.
std::int64_t letter_in(const Token& token) { return (token.text[0] | 0x20) - 'a' + 1; }

std::optional<Error> add_view(Maker& maker, const View& view) {
  const Token& token = *clue_of(maker.text, view.section, view.line);
  const std::int64_t letter = letter_in(token);
  if (token.text.size() != 1 || letter < 1 || letter > 26) return error_at(token, quote(token.text) + " is no letter");
  constexpr std::uint64_t seen = 1;
  return maker.follow(
      &token, view.cells, {letter},
      [&](std::uint64_t state, std::size_t, std::int64_t number) {
        if (state == seen || number == 0) return state;
        return number == letter ? seen : network::Automaton::refused;
      },
      [](std::uint64_t state) { return state == seen; });
}

std::optional<Error> compile(Maker& maker) {
  const Text& text = maker.text;
  if (auto error = need_square(text)) return error;
  const Section& section = *text.find("letters");
  if (section.rows[0].size() != 1) return Error{Error::Code::bad_input, "letters needs one number", section.line, 1};
  std::optional<Error> error;
  const auto letters = maker.number(section.rows[0][0], 1, std::min<std::size_t>(text.rows, 26), error);
  if (!letters) return error;
  maker.set_values(static_cast<unsigned>(*letters) + 1);
  if ((error = each_once(maker))) return error;
  for (const View& view : views_of(text))
    if ((error = add_view(maker, view))) return error;
  return maker.give_filled();
}

bool obeys(const Text& text, const Answer& answer) {
  const auto letters = static_cast<std::size_t>(*parameter(text, "letters"));
  for (const Cells& group : lines_and_diagonals(text)) {
    const auto blanks = std::count_if(group.begin(), group.end(), [&](Variable cell) { return answer[cell] == 1; });
    if (group.size() - static_cast<std::size_t>(blanks) != letters || !are_different(group, answer, 2)) return false;
  }
  const std::vector<View> views = views_of(text);
  return std::all_of(views.begin(), views.end(), [&](const View& view) {
    const auto first =
        std::find_if(view.cells.begin(), view.cells.end(), [&](Variable cell) { return answer[cell] > 1; });
    return answer[*first] - 1 == letter_in(*clue_of(text, view.section, view.line));
  });
}

void write_value(const Text&, std::size_t, unsigned value, std::string& out) {
  out += value == 0 ? '.' : static_cast<char>('a' + value - 1);
}

}  // namespace

const Genre genre = {.id = "abcendview",
                     .sections = sections,
                     .compile = compile,
                     .obeys = obeys,
                     .write_value = write_value,
                     .turning = {.has_views = true}};

}  // namespace quadrille::grid::abcendview

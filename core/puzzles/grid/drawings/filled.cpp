// What a solver has entered, and what a link checks of it. After swaroopg92/penpa-edit, docs/js/class_p.js
// (`make_solution`, `get_answercheck_settings`).
#include <algorithm>

#include "core/puzzles/grid/drawings/marks.hpp"
#include "core/puzzles/grid/drawings/penpa.hpp"
#include "core/text/link_table.hpp"

namespace quadrille::grid::drawings {

namespace {

bool is_word_in(std::string_view list, std::string_view name) {
  return any_word(list, [name](std::string_view word) { return word == name; });
}

// `sol_or_loopline_exact` is "loopline"; empty for what says how to look.
std::string_view checked_part(std::string_view key) {
  for (const std::string_view front : {"sol_or_", "sol_"})
    if (key.starts_with(front)) key.remove_prefix(front.size());
  if (key.ends_with("_exact")) key.remove_suffix(std::string_view("_exact").size());
  return key.starts_with("ignore") ? std::string_view() : key;
}

// Whether people shade with this colour.
bool is_shade(long style) {
  constexpr long shades[] = {1, 4, 8};
  return std::find(std::begin(shades), std::end(shades), style) != std::end(shades);
}

}  // namespace

bool may_be_solved_with(const penpa::Link& link, std::string_view words) {
  const penpa::Entries checks = penpa::entries_of(&link.checks);
  return std::all_of(checks.begin(), checks.end(), [words](const auto& check) {
    const std::string_view part = checked_part(check.first);
    return !check.second->boolean || part.empty() || is_word_in(words, part);
  });
}

std::string filled_in(const Form& form, const penpa::Link& link, const std::vector<std::string>& clues) {
  const bool has_shades = is_word_in(form.solved, "surface"), has_numbers = is_word_in(form.solved, "number");
  if ((!has_shades && !has_numbers) || !link.entered.is(JsonValue::Kind::object)) return {};
  penpa::Link answer = link;
  answer.drawn = link.entered;
  Drawing entered;
  if (read_drawing(answer, entered)) return {};
  std::vector<std::string> tokens(clues.size(), "?");
  for (const Thing& thing : entered.things) {
    if (!entered.is_inside(thing)) continue;
    const std::size_t cell = entered.cell_of(thing);
    if (has_shades && thing.kind == Kind::surface && is_shade(thing.style)) tokens[cell] = "#";
    const bool is_value = thing.kind == Kind::number && thing.detail == "1" && is_number(thing.text);
    if (has_numbers && is_value && thing.part == Part::middle && clues[cell] == ".") tokens[cell] = thing.text;
  }
  if (std::all_of(tokens.begin(), tokens.end(), [](const std::string& token) { return token == "?"; })) return {};
  std::string text = "filled\n";
  for (std::size_t cell = 0; cell < tokens.size(); ++cell)
    text += tokens[cell] + ((cell + 1) % entered.columns == 0 ? "\n" : " ");
  return text;
}

}  // namespace quadrille::grid::drawings

#include "core/puzzles/grid/links/clue_numbers.hpp"

#include <algorithm>
#include <iterator>

#include "core/puzzles/grid/compass.hpp"
#include "core/text/text.hpp"

namespace quadrille::grid::links {

namespace {

// How many runs, and how they are put into a number: digits below `radix`, 0 for an unknown length, above `lowest`.
struct Circle {
  std::size_t runs;
  Number radix, lowest, end;
};
constexpr Circle circles[] = {{2, 6, 360, 396}, {3, 4, 396, 460}, {4, 2, 460, 476}};
constexpr Number four_single_runs = 9;
constexpr Number most_by_arrow = 4095;

Number number_of_runs(std::string_view runs) {
  if (runs == "1111") return four_single_runs;
  if (runs.size() == 1 && runs[0] >= '0' && runs[0] <= '8') return runs[0] - '0';
  for (const Circle& circle : circles) {
    if (circle.runs != runs.size()) continue;
    Number number = 0;
    for (const char run : runs) {
      const Number length = run == '?' ? 0 : run - '0';
      if (run != '?' && (length < 1 || length >= circle.radix)) return none;
      number = number * circle.radix + length;
    }
    return number + circle.lowest;
  }
  return none;
}

std::string runs_of_number(Number number) {
  if (number == four_single_runs) return "1111";
  if (number >= 0 && number <= 8) return {static_cast<char>('0' + number)};
  for (const Circle& circle : circles) {
    if (number < circle.lowest || number >= circle.end) continue;
    std::string runs(circle.runs, '?');
    Number rest = number - circle.lowest;
    for (std::size_t run = circle.runs; run-- > 0; rest /= circle.radix)
      if (rest % circle.radix != 0) runs[run] = static_cast<char>('0' + rest % circle.radix);
    return runs;
  }
  return {};
}

Number number_of_parts(std::string_view parts) {
  if (parts == "0") return 0;
  Number number = 0;
  for (const char part : parts) {
    const Number length = part == '?' ? 9 : part - '0';
    const bool is_long = std::any_of(std::begin(part_forms), std::end(part_forms), [&](const PartForm& form) {
      return form.parts == parts.size() && part != '?' && length >= form.radix;
    });
    if (length < 1 || length > 9 || (length == 9 && part != '?') || is_long || parts.size() > 4) return none;
    number = number * 10 + length;
  }
  return parts.empty() ? none : number;
}

std::string parts_of_number(Number number) {
  std::string parts = decimal(static_cast<std::uint64_t>(number));
  std::replace(parts.begin(), parts.end(), '9', '?');
  return parts;
}

Number number_of_arrow(std::string_view clue) {
  if (clue == "#") return 0;
  const std::size_t arrow = clue.empty() ? std::string_view::npos : arrows.find(clue.back(), 1);
  if (arrow != std::string_view::npos) clue.remove_suffix(1);
  const Number place = arrow == std::string_view::npos ? 0 : static_cast<Number>(arrow);
  if (clue == "?") return place;
  const auto number = whole_number(clue);
  if (!number || *number > most_by_arrow) return none;
  return place + arrow_places * (static_cast<Number>(*number) + 1);
}

std::string arrow_of_number(Number number) {
  if (number == 0) return "#";
  const Number place = number % arrow_places, above = number / arrow_places;
  std::string clue = above == 0 ? "?" : decimal(static_cast<std::uint64_t>(above - 1));
  if (place != 0) clue += arrows[static_cast<std::size_t>(place)];
  return clue;
}

Number number_of_castle(std::string_view clue) {
  const std::size_t mark = clue.empty() ? std::string_view::npos : castle_marks.find(clue[0]);
  if (mark == std::string_view::npos) return none;
  const Number number = number_of_arrow(clue.size() == 1 ? "#" : clue.substr(1));
  return number == none ? none : number * 3 + static_cast<Number>(mark);
}

std::string castle_of_number(Number number) {
  const std::string clue = arrow_of_number(number / 3);
  return castle_marks[static_cast<std::size_t>(number % 3)] + (clue == "#" ? std::string() : clue);
}

Number number_of_compass(std::string_view clue) {
  const auto compass = compass_of(clue);
  if (!compass) return none;
  Number number = 0;
  for (const auto& each : *compass) {
    if (each.value_or(0) >= compass_base - 1) return none;
    number = number * compass_base + (each ? static_cast<Number>(*each) + 1 : 0);
  }
  return number;
}

std::string compass_of_number(Number number) {
  Compass compass;
  for (std::size_t i = 4; i-- > 0; number /= compass_base)
    if (number % compass_base != 0) compass[i] = static_cast<std::uint64_t>(number % compass_base) - 1;
  return compass_token(compass);
}

Number number_of_corner(std::string_view clue) {
  constexpr auto circle = static_cast<Number>(corner_arrows.size());
  const std::size_t arrow = clue.size() == 1 ? corner_arrows.find(clue[0]) : corner_arrows.npos;
  if (arrow != corner_arrows.npos) return static_cast<Number>(arrow);
  if (!clue.starts_with('o')) return none;
  if (clue.size() == 1) return circle;
  const auto number = whole_number(clue.substr(1));
  return !number || *number > 255 ? none : circle + 1 + static_cast<Number>(*number);
}

std::string corner_of_number(Number number) {
  constexpr auto circle = static_cast<Number>(corner_arrows.size());
  if (number < circle) return {corner_arrows[static_cast<std::size_t>(number)]};
  return number == circle ? "o" : "o" + decimal(static_cast<std::uint64_t>(number - circle - 1));
}

// Walls of makaro, by the number of their arrow. The numbers of other cells are above these.
constexpr std::string_view walls_with_arrows[] = {"#", "#?^", "#?v", "#?<", "#?>"};
constexpr Number above_walls = 5;

Number number_of_makaro(std::string_view clue) {
  const auto wall = std::find(std::begin(walls_with_arrows), std::end(walls_with_arrows), clue);
  if (wall != std::end(walls_with_arrows)) return static_cast<Number>(wall - std::begin(walls_with_arrows));
  const auto value = whole_number(clue);
  return value && *value > 0 && *value < 100 ? static_cast<Number>(*value) + above_walls : none;
}

std::string makaro_of_number(Number number) {
  if (number > above_walls) return decimal(static_cast<std::uint64_t>(number - above_walls));
  return number < above_walls ? std::string(walls_with_arrows[number]) : std::string();
}

Number number_of_pipe(std::string_view clue) {
  const auto pipe = std::find(std::begin(pipe_tokens), std::end(pipe_tokens), clue);
  return pipe == std::end(pipe_tokens) ? none : static_cast<Number>(pipe - std::begin(pipe_tokens));
}

std::string pipe_of_number(Number number) {
  return static_cast<std::size_t>(number) < std::size(pipe_tokens) ? std::string(pipe_tokens[number]) : std::string();
}

struct ClueRow {
  ClueForm form;
  Number (*number_of)(std::string_view clue);
  std::string (*clue_of)(Number number);
};
constexpr ClueRow clue_rows[] = {{ClueForm::runs, number_of_runs, runs_of_number},
                                 {ClueForm::parts, number_of_parts, parts_of_number},
                                 {ClueForm::arrows, number_of_arrow, arrow_of_number},
                                 {ClueForm::castles, number_of_castle, castle_of_number},
                                 {ClueForm::compasses, number_of_compass, compass_of_number},
                                 {ClueForm::corners, number_of_corner, corner_of_number},
                                 {ClueForm::makaros, number_of_makaro, makaro_of_number},
                                 {ClueForm::pipes, number_of_pipe, pipe_of_number}};

const ClueRow& row_of(ClueForm form) {
  return *std::find_if(std::begin(clue_rows), std::end(clue_rows),
                       [&](const ClueRow& row) { return row.form == form; });
}

}  // namespace

Number number_of_clue(ClueForm form, std::string_view clue) { return row_of(form).number_of(clue); }
std::string clue_of_number(ClueForm form, Number number) { return row_of(form).clue_of(number); }

}  // namespace quadrille::grid::links

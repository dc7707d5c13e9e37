#include <algorithm>
#include <array>
#include <string>

#include "core/puzzles/grid/genres/all.hpp"

namespace quadrille::grid::nonogram {

namespace {

constexpr SectionRule sections[] = {{"rows", SectionKind::rows, true, Clues::lines},
                                    {"columns", SectionKind::columns, true, Clues::lines},
                                    {"cells", SectionKind::cells, false, Clues::tokens}};

struct Run {
  std::uint64_t length;  // more than `most_side` fit nowhere: all of these are one more
  char colour;           // `#` where there are no colours
};

// Whether a line has no clue: then what stands behind the `.` only says which colours there are.
bool is_open(const std::vector<Token>& tokens) { return !tokens.empty() && tokens[0].is_blank(); }

// The runs of a line: of `3r` or `3`. Empty for a line of `0`. None at a token that is no run.
std::optional<std::vector<Run>> runs_of(const std::vector<Token>& tokens, const Token** wrong = nullptr) {
  std::vector<Run> runs;
  for (const Token& token : tokens) {
    if (&token == &tokens[0] && token.is_blank()) continue;
    std::string_view text = token.text;
    char colour = '#';
    if (!text.empty() && text.back() >= 'a' && text.back() <= 'z') colour = text.back(), text.remove_suffix(1);
    const auto length = whole_number(text);
    if (!length || (*length == 0 && (tokens.size() > (is_open(tokens) ? 2u : 1u) || colour != '#'))) {
      if (wrong != nullptr) *wrong = &token;
      return std::nullopt;
    }
    if (*length > 0) runs.push_back({std::min<std::uint64_t>(*length, most_side + 1), colour});
  }
  return runs;
}

// All colours, sorted: the value with index i + 1 is colours[i]. Where no clue has one, it is `#`. Each cell of an
// answer asks for them, so clues are not read as numbers.
std::string colours_of(const Text& text) {
  std::array<bool, 128> is_used = {};
  for (const std::string_view name : {"rows", "columns"})
    for (const auto& tokens : text.find(name)->rows)
      for (const Token& token : tokens) {
        const std::string_view clue = token.text;
        if (clue.empty() || token.is_blank() || clue.find_first_not_of('0') == clue.npos) continue;
        is_used[clue.back() >= 'a' && clue.back() <= 'z' ? static_cast<std::size_t>(clue.back()) : '#'] = true;
      }
  std::string colours;
  for (std::size_t colour = 0; colour < is_used.size(); ++colour)
    if (is_used[colour]) colours += static_cast<char>(colour);
  return colours.empty() ? "#" : colours;
}

// The states are positions in the line of runs: the cells of each run, and behind it a blank that may be repeated;
// before a run of another colour that blank may be missing.
std::optional<Error> add_line(Maker& maker, const Cells& cells, const std::vector<Token>& tokens,
                              const std::string& colours) {
  const Token* wrong = nullptr;
  const auto runs = runs_of(tokens, &wrong);
  if (!runs) return error_at(*wrong, quote(wrong->text) + " is no length of a run");
  if (is_open(tokens)) return std::nullopt;
  std::uint64_t needed = 0;
  for (const Run& run : *runs) needed += run.length;
  if (needed > cells.size()) maker.network.is_impossible = true;
  if (maker.network.is_impossible) return std::nullopt;
  std::vector<std::uint64_t> pattern = {0};  // what a cell behind this position has: 0 a blank, else a colour's value
  std::vector<std::int64_t> key;
  for (const Run& run : *runs) {
    const std::uint64_t value = colours.find(run.colour) + 1;
    pattern.insert(pattern.end(), static_cast<std::size_t>(run.length), value);
    pattern.push_back(0);
    key.push_back(static_cast<std::int64_t>(run.length));
    key.push_back(static_cast<std::int64_t>(value));
  }
  // State s: pattern[0 … s] has been read, where blanks may have been read many times or, at the beginning, never.
  const auto step = [&](std::uint64_t state, std::size_t, std::int64_t number) -> std::uint64_t {
    const auto at = static_cast<std::size_t>(state);
    const auto value = static_cast<std::uint64_t>(number);
    if (value == pattern[at] && value == 0) return state;
    if (at + 1 < pattern.size() && pattern[at + 1] == value) return state + 1;
    // From the end of a run right to the next one, of another colour.
    if (value != 0 && pattern[at] != 0 && pattern[at] != value && at + 2 < pattern.size() && pattern[at + 1] == 0 &&
        pattern[at + 2] == value)
      return state + 2;
    return network::Automaton::refused;
  };
  const auto accepts = [&](std::uint64_t state) { return state + 1 == pattern.size() || state + 2 == pattern.size(); };
  return maker.follow(tokens.empty() ? nullptr : &tokens[0], cells, key, step, accepts);
}

std::optional<Error> compile(Maker& maker) {
  const Text& text = maker.text;
  const std::string colours = colours_of(text);
  maker.set_values(static_cast<unsigned>(colours.size()) + 1);
  for (std::size_t row = 0; row < text.rows; ++row)
    if (auto error = add_line(maker, row_of(text, row), text.find("rows")->rows[row], colours)) return error;
  for (std::size_t column = 0; column < text.columns; ++column)
    if (auto error = add_line(maker, column_of(text, column), text.find("columns")->rows[column], colours))
      return error;
  return maker.give_filled();
}

bool obeys_line(const Cells& cells, const std::vector<Token>& tokens, const std::string& colours,
                const Answer& answer) {
  if (is_open(tokens)) return true;
  std::vector<Run> found;
  std::uint8_t last = 1;
  for (const Variable cell : cells) {
    if (answer[cell] == last && last != 1) ++found.back().length;
    if (answer[cell] != last && answer[cell] != 1) found.push_back({1, colours[answer[cell] - 2u]});
    last = answer[cell];
  }
  const auto runs = runs_of(tokens);
  return runs && std::equal(runs->begin(), runs->end(), found.begin(), found.end(),
                            [](const Run& a, const Run& b) { return a.length == b.length && a.colour == b.colour; });
}

bool obeys(const Text& text, const Answer& answer) {
  const std::string colours = colours_of(text);
  for (std::size_t row = 0; row < text.rows; ++row)
    if (!obeys_line(row_of(text, row), text.find("rows")->rows[row], colours, answer)) return false;
  for (std::size_t column = 0; column < text.columns; ++column)
    if (!obeys_line(column_of(text, column), text.find("columns")->rows[column], colours, answer)) return false;
  return true;
}

void write_value(const Text& text, std::size_t, unsigned value, std::string& out) {
  out += value == 0 ? '.' : colours_of(text)[value - 1];
}

}  // namespace

const Genre genre = {"nonogram", sections, compile, obeys, write_value};

}  // namespace quadrille::grid::nonogram

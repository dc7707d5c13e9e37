#include "core/puzzles/grid/making/draft.hpp"

#include <algorithm>
#include <span>

namespace quadrille::grid::making {

Text empty_text(std::string_view genre, std::size_t rows, std::size_t columns) {
  Text text;
  text.genre = find_genre(genre);
  text.rows = rows;
  text.columns = columns;
  text.line = 1;
  return text;
}

Section& add_section(Text& text, std::string_view name, std::size_t rows, std::size_t columns) {
  const auto rules = text.genre->sections;
  const auto rule =
      std::find_if(rules.begin(), rules.end(), [&](const SectionRule& each) { return each.name == name; });
  Section& section = text.sections.emplace_back();
  section.rule = &*rule;
  section.line = 1;
  section.rows.assign(rows, std::vector<Token>(columns, Token{"."}));
  return section;
}

Section& section_of(Text& text, std::string_view name) {
  return *std::find_if(text.sections.begin(), text.sections.end(),
                       [&](const Section& each) { return each.rule->name == name; });
}

void add_clues(Draft& draft, std::string_view name, RandomNumbers& random) { add_clues(draft, {name}, random); }

void add_clues(Draft& draft, std::initializer_list<std::string_view> sections, RandomNumbers& random) {
  const std::size_t before = draft.clues.size();
  for (const Clue& clue : clues_of(draft.text)) {
    const std::string_view name = draft.text.sections[clue.section].rule->name;
    if (std::find(sections.begin(), sections.end(), name) != sections.end()) draft.clues.push_back(clue);
  }
  random.shuffle(std::span(draft.clues).subspan(before));
}

Text without(const Draft& draft, const std::vector<std::uint32_t>& gone) {
  const auto number_of = [columns = draft.text.columns + draft.text.rows + 2](const Clue& clue) {
    return (clue.section * columns * columns + clue.row * columns) + clue.column;
  };
  std::vector<std::size_t> left_out;
  for (const std::uint32_t clue : gone) left_out.push_back(number_of(draft.clues[clue]));
  std::sort(left_out.begin(), left_out.end());
  const std::vector<Clue> all = clues_of(draft.text);
  why::Numbers kept;
  for (why::Number clue = 0; clue < all.size(); ++clue)
    if (!std::binary_search(left_out.begin(), left_out.end(), number_of(all[clue]))) kept.push_back(clue);
  Text left = keep_clues(draft.text, all, kept);
  std::erase_if(left.sections, [](const Section& section) {
    return !section.rule->is_needed &&
           std::all_of(section.rows.begin(), section.rows.end(), [](const std::vector<Token>& row) {
             return std::all_of(row.begin(), row.end(), [](const Token& token) { return token.is_blank(); });
           });
  });
  return left;
}

std::string token_of(const Text& text, std::size_t cell, unsigned value) {
  std::string token;
  text.genre->write_value(text, cell, value - 1, token);
  return token;
}

}  // namespace quadrille::grid::making

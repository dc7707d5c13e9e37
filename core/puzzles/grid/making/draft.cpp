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

void add_places(Draft& draft, std::string_view name, RandomNumbers& random) {
  const auto number = static_cast<std::size_t>(&section_of(draft.text, name) - draft.text.sections.data());
  const Section& section = draft.text.sections[number];
  const std::size_t before = draft.places.size();
  for (std::size_t row = 0; row < section.rows.size(); ++row) {
    if (section.rule->kind == SectionKind::list) {
      draft.places.push_back({number, row, 0});
      continue;
    }
    for (std::size_t column = 0; column < section.rows[row].size(); ++column)
      if (!section.rows[row][column].is_blank()) draft.places.push_back({number, row, column});
  }
  random.shuffle(std::span(draft.places).subspan(before));
}

void add_places(Draft& draft, std::initializer_list<std::string_view> sections, RandomNumbers& random) {
  const std::size_t before = draft.places.size();
  for (const std::string_view name : sections) add_places(draft, name, random);
  random.shuffle(std::span(draft.places).subspan(before));
}

Text without(const Text& text, const std::vector<Place>& places) {
  Text left = text;
  for (const Place& place : places) {
    auto& rows = left.sections[place.section].rows;
    if (text.sections[place.section].rule->kind == SectionKind::list) {
      rows[place.row].clear();
    } else {
      std::string& token = rows[place.row][place.column].text;
      // A wall without its number is a wall, and a grey cell without its arrow a grey cell.
      const Clues clues = text.sections[place.section].rule->clues;
      token = clues == Clues::grey || (clues == Clues::walls && token[0] == '#') ? "#" : ".";
    }
  }
  for (Section& section : left.sections)
    if (section.rule->kind == SectionKind::list)
      std::erase_if(section.rows, [](const std::vector<Token>& row) { return row.empty(); });
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

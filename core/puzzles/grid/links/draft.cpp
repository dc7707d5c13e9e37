#include "core/puzzles/grid/links/draft.hpp"

#include <algorithm>

namespace quadrille::grid::links {

Section& Draft::section(std::string_view name) {
  for (auto& [each, section] : sections_)
    if (each == name) return section;
  return sections_.emplace_back(name, Section{nullptr, number_, {}}).second;
}

bool Draft::name_regions(std::string_view name, const std::vector<bool>& is_outside) {
  std::erase_if(joined_, [&](const Edge& edge) { return is_outside[edge.first] || is_outside[edge.second]; });
  const std::vector<std::size_t> region = regions();
  std::vector<std::size_t> number_of(text_.cells(), text_.cells());
  std::size_t regions = 0;
  auto& rows = section(name).rows;
  rows.resize(text_.rows);
  for (std::size_t cell = 0; cell < text_.cells(); ++cell) {
    std::size_t& number = number_of[region[cell]];
    if (!is_outside[cell] && number == text_.cells()) number = regions++;
    rows[cell / text_.columns].push_back(token(is_outside[cell] ? "#" : region_name(number)));
  }
  return std::all_of(parted_.begin(), parted_.end(), [&](const Edge& edge) {
    return region[edge.first] != region[edge.second] || is_outside[edge.first];
  });
}

void Draft::arrange() {
  const auto move = [&](const SectionRule& rule, std::string_view blank) {
    const auto at =
        std::find_if(sections_.begin(), sections_.end(), [&](const auto& each) { return each.first == rule.name; });
    if (at == sections_.end()) return;
    const auto is_blank = [&](const auto& row) {
      return std::all_of(row.begin(), row.end(), [&](const Token& each) { return each.text == blank; });
    };
    auto& rows = at->second.rows;
    if (!blank.empty() && std::all_of(rows.begin(), rows.end(), is_blank)) return;
    at->second.rule = &rule;
    text_.sections.push_back(std::move(at->second));
  };
  for (const SectionRule& rule : genre_.sections) {
    const bool are_cells = rule.kind == SectionKind::cells;
    if (are_cells && rule.is_needed && section(rule.name).rows.empty())
      section(rule.name).rows.assign(text_.rows, std::vector<Token>(text_.columns, token(".")));
    move(rule, are_cells && !rule.is_needed ? "." : "");
  }
  move(filled_rule, "?");
  move(horizontal_rule, ".");
  move(vertical_rule, ".");
}

}  // namespace quadrille::grid::links

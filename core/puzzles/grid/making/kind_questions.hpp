// What drawing a board asks of its kind.
#pragma once

#include <algorithm>
#include <string_view>
#include <vector>

#include "core/puzzles/grid/kinds/rules.hpp"

namespace quadrille::grid::making {

/// Whether a rule is about this noun.
inline bool asks_for(const kinds::Kind& kind, std::string_view noun) {
  return std::any_of(kind.rules.begin(), kind.rules.end(), [&](const kinds::Rule& rule) {
    return std::any_of(rule.groups.begin(), rule.groups.end(), [&](const kinds::Group& group) {
      return group.row->form.find(noun) != std::string_view::npos || group.mark == noun;
    });
  });
}

/// Whether a rule has this form.
inline bool has_rule(const kinds::Kind& kind, std::string_view form) {
  return std::any_of(kind.rules.begin(), kind.rules.end(),
                     [&](const kinds::Rule& rule) { return rule.row->form == form; });
}

/// What may stand in a section.
inline const std::vector<kinds::TokenForm>& forms_of(const kinds::Kind& kind, const Section& section) {
  return kind.forms[static_cast<std::size_t>(section.rule - kind.sections.data())];
}

/// The same text as one of another reading of its kind.
inline Text as_one_of(const kinds::Kind& kind, Text text) {
  const kinds::Kind& other = kinds::kind_of(text);
  text.genre = &kind.genre;
  for (Section& section : text.sections)
    if (section.rule >= other.sections.data() && section.rule < other.sections.data() + other.sections.size())
      section.rule = kind.sections.data() + (section.rule - other.sections.data());
  return text;
}

}  // namespace quadrille::grid::making

#include "core/puzzles/grid/statements.hpp"

#include <algorithm>
#include <cassert>
#include <map>
#include <memory>
#include <set>
#include <string_view>
#include <utility>

#include "core/puzzles/grid/compile.hpp"
#include "core/puzzles/grid/drawn.hpp"
#include "core/puzzles/grid/genre.hpp"
#include "core/puzzles/grid/maker.hpp"

namespace quadrille::grid {

namespace {

Clues clues_in(const Text& text, const Section& section) {
  // A cell of a part that is filled in says something about its neighbours' too.
  const bool is_of_parts =
      section.rule == &filled_rule && (text.genre->value_in_part != nullptr || text.genre->reads_filled);
  return is_of_parts ? Clues::none : section.rule->clues;
}

// Whether a token is a clue, where each one may be.
bool is_clue(Clues clues, const std::string& token) {
  switch (clues) {
    case Clues::tokens: return token != ".";
    case Clues::walls: return token != "." && token != "#";
    case Clues::unknown:
    case Clues::islands: return token != "." && token != "?";
    case Clues::grey: return token != "." && token != "#";
    case Clues::trees: return token != "." && token != "T";
    default: return false;
  }
}

// Leaves out a clue of the section, which is no region.
void leave_out(Section& section, const Clue& clue) {
  const auto token = [&]() -> std::string& { return section.rows[clue.row][clue.column].text; };
  switch (section.rule->clues) {
    case Clues::tokens:
    case Clues::trees: token() = "."; break;
    case Clues::walls: token() = token()[0] == '#' ? "#" : "."; break;
    case Clues::unknown: token() = "?"; break;
    case Clues::islands: token() = whole_number(token()) ? "?" : "."; break;
    case Clues::grey: token() = "#"; break;
    case Clues::lines: section.rows[clue.row].insert(section.rows[clue.row].begin(), Token{".", 0, 0}); break;
    case Clues::regions:
    case Clues::none:
    case Clues::whole: break;
  }
}

void leave_out_regions(Section& section, const std::set<std::string>& names) {
  for (auto& row : section.rows)
    for (Token& each : row)
      if (names.count(each.text) != 0) each.text = ".";
}

std::string line_of(const std::vector<Token>& tokens) {
  std::string line;
  for (const Token& token : tokens) line += (line.empty() ? "" : " ") + token.text;
  return line;
}

// The place of a clue outside.
std::string_view side_of(const SectionRule& rule) {
  if (rule.name == "top") return " above column ";
  if (rule.name == "bottom") return " below column ";
  return rule.name == "left" ? " left of row " : " right of row ";
}

}  // namespace

std::vector<Clue> clues_of(const Text& text) {
  std::vector<Clue> all;
  for (std::size_t number = 0; number < text.sections.size(); ++number) {
    const Section& section = text.sections[number];
    const Clues clues = clues_in(text, section);
    if (clues == Clues::whole) all.push_back({number, 0, 0});
    if (clues == Clues::none || clues == Clues::whole) continue;
    std::set<std::string_view> regions;
    for (std::size_t row = 0; row < section.rows.size(); ++row) {
      const auto& tokens = section.rows[row];
      if (clues == Clues::lines) {
        if (!tokens.empty() && !tokens[0].is_blank()) all.push_back({number, row, 0});
        continue;
      }
      for (std::size_t column = 0; column < tokens.size(); ++column) {
        const std::string& token = tokens[column].text;
        const bool is_region = clues == Clues::regions && token != "." && token != "#" && regions.insert(token).second;
        if (is_region || is_clue(clues, token)) all.push_back({number, row, column});
      }
    }
  }
  return all;
}

Text keep_clues(const Text& text, const std::vector<Clue>& clues, const why::Numbers& kept) {
  Text part = text;
  std::vector<bool> is_gone(text.sections.size());
  std::vector<std::set<std::string>> regions(text.sections.size());
  auto next = kept.begin();
  for (std::size_t number = 0; number < clues.size(); ++number) {
    if (next != kept.end() && *next == number) {
      ++next;
      continue;
    }
    const Clue& clue = clues[number];
    Section& section = part.sections[clue.section];
    if (section.rule->clues == Clues::regions) {
      regions[clue.section].insert(section.rows[clue.row][clue.column].text);
    } else {
      leave_out(section, clue);
    }
    if (section.rule->clues == Clues::whole) is_gone[clue.section] = true;
  }
  for (std::size_t number = 0; number < regions.size(); ++number)
    if (!regions[number].empty()) leave_out_regions(part.sections[number], regions[number]);
  for (std::size_t number = part.sections.size(); number-- > 0;) {
    Section& section = part.sections[number];
    if (section.rule->kind == SectionKind::list && section.rule->clues == Clues::lines)
      std::erase_if(section.rows, [](const auto& row) { return !row.empty() && row[0].is_blank(); });
    const bool is_empty = section.rows.empty() && !text.sections[number].rows.empty();
    if (is_gone[number] || is_empty) part.sections.erase(part.sections.begin() + static_cast<std::ptrdiff_t>(number));
  }
  return part;
}

namespace {

using Regions = std::map<std::string_view, Cells>;

Regions regions_of(const Section& section) {
  Regions regions;
  Variable cell = 0;
  for (const auto& row : section.rows)
    for (const Token& token : row) regions[token.text].push_back(cell++);
  return regions;
}

EdgePlace place_of(const Section& section, const Clue& clue) {
  return {section.rule->kind == SectionKind::horizontal, clue.row, clue.column};
}

// The cells that a clue is about, which is no region; none: the whole board.
std::vector<std::uint32_t> cells_of(const Text& text, const Clue& clue) {
  const Section& section = text.sections[clue.section];
  const auto width = static_cast<Variable>(text.columns);
  const auto row = static_cast<Variable>(clue.row), column = static_cast<Variable>(clue.column);
  Cells cells;
  switch (section.rule->kind) {
    case SectionKind::cells: return {row * width + column};
    case SectionKind::top: return column_of(text, column);
    case SectionKind::left: return row_of(text, column);
    case SectionKind::rows: return row_of(text, row);
    case SectionKind::columns: return column_of(text, row);
    case SectionKind::corners:
      for (Variable r = row > 0 ? row - 1 : 0; r <= row && r < text.rows; ++r)
        for (Variable c = column > 0 ? column - 1 : 0; c <= column && c < text.columns; ++c)
          cells.push_back(r * width + c);
      return cells;
    case SectionKind::horizontal:
    case SectionKind::vertical: return cells_at(text, place_of(section, clue));
    case SectionKind::list:
      for (const Token& token : section.rows[row])
        if (const auto cell = cell_named(text, token.text)) cells.push_back(*cell);
      return cells;
    case SectionKind::parameter: break;
  }
  return cells;
}

std::string words_of(const Text& text, const Clue& clue) {
  const Section& section = text.sections[clue.section];
  const std::string& token = section.rows[clue.row].empty() ? std::string() : section.rows[clue.row][clue.column].text;
  switch (section.rule->kind) {
    case SectionKind::cells: {
      if (section.rule->clues == Clues::regions) return "region " + token;
      const auto columns = static_cast<std::uint32_t>(text.columns);
      return why::words_at(
          token, static_cast<std::uint32_t>(clue.row) * columns + static_cast<std::uint32_t>(clue.column), columns);
    }
    case SectionKind::top:
    case SectionKind::left: return token + std::string(side_of(*section.rule)) + decimal(clue.column + 1);
    case SectionKind::rows: return line_of(section.rows[clue.row]) + " of row " + decimal(clue.row + 1);
    case SectionKind::columns: return line_of(section.rows[clue.row]) + " of column " + decimal(clue.row + 1);
    case SectionKind::corners: return token + " at corner " + decimal(clue.row + 1) + ", " + decimal(clue.column + 1);
    case SectionKind::horizontal:
    case SectionKind::vertical: return words_of(text, place_of(section, clue), section.rows[clue.row][clue.column]);
    case SectionKind::list: return line_of(section.rows[clue.row]);
    case SectionKind::parameter: break;
  }
  const std::string line = line_of(section.rows[clue.row]);
  return std::string(section.rule->name) + (line.empty() ? "" : " ") + line;
}

}  // namespace

void Statements::list(const Board& board, const Places&, std::vector<why::Statement>& statements) {
  std::map<std::size_t, Regions> regions;  // by section
  for (const Clue& clue : clues_of(*board.text)) {
    const Section& section = board.text->sections[clue.section];
    Place place = {section.line, 1};
    if (section.rule->kind != SectionKind::parameter) {
      const Token& token = section.rows[clue.row][clue.column];
      place = {token.line, token.column};
    }
    why::Statement& statement = statements.emplace_back();
    statement.words = words_of(*board.text, clue);
    statement.place = place;
    if (section.rule->clues == Clues::regions) {
      Regions& its = regions[clue.section];
      if (its.empty()) its = regions_of(section);
      statement.cells = its[section.rows[clue.row][clue.column].text];
    } else {
      statement.cells = cells_of(*board.text, clue);
    }
  }
}

void Statements::keep(const Board& board, const why::Numbers& kept, Board& part) {
  if (kept.size() == clues_of(*board.text).size()) {
    part = board;
    return;
  }
  keep_text(board, kept, part);
  auto error = compile(part);
  if (!error) return;
  assert(error->code == Error::Code::too_large);  // it says less than the whole board
  auto model = std::make_shared<Model>(*board.model);
  model->refused = std::move(error);
  part.model = std::move(model);
}

void Statements::keep_text(const Board& board, const why::Numbers& kept, Board& part) {
  part = board;
  Text text = keep_clues(*board.text, clues_of(*board.text), kept);
  if (text.whole == nullptr) text.whole = board.text;
  part.text = std::make_shared<const Text>(std::move(text));
}

bool Statements::obeys_together(const Board& board, const why::Numbers& kept, const Answer& answer) {
  const std::vector<Clue> clues = clues_of(*board.text);
  for (const why::Number number : kept) {
    const Clue& clue = clues[number];
    const SectionRule& rule = *board.text->sections[clue.section].rule;
    if (rule.kind != SectionKind::cells || rule.clues == Clues::regions) continue;
    const std::size_t cell = clue.row * board.text->columns + clue.column;
    const std::uint8_t filled = board.model->filled[cell];
    if (filled != 0 && filled != answer[cell]) return false;
    const auto& impossible = board.model->impossible;
    if (std::find(impossible.begin(), impossible.end(), cell) != impossible.end()) return false;
  }
  Text part = keep_clues(*board.text, clues, kept);
  if (part.whole == nullptr) part.whole = board.text;
  return has_drawn(board, part, answer) && part.genre->obeys(part, answer);
}

}  // namespace quadrille::grid

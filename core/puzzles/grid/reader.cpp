#include "core/puzzles/grid/reader.hpp"

#include <algorithm>
#include <utility>

#include "core/puzzles/grid/drawn.hpp"
#include "core/puzzles/grid/genre.hpp"
#include "core/puzzles/grid/kinds/named.hpp"
#include "core/puzzles/grid/kinds/reader.hpp"
#include "core/puzzles/grid/measure.hpp"

namespace quadrille::grid {

namespace {

using kinds::Line;

std::string_view first_word(std::string_view line) {
  std::size_t at = 0;
  return next_word(line, at);
}

bool is_comment(std::string_view line) { return line == "#" || line.substr(0, 2) == "# "; }

bool begins_kind(const Line& line) { return first_word(line.text) == "kind"; }

// The lines of the next puzzle; after an error in one of them the cursor is behind all of them.
Read take_lines(Cursor& cursor, std::vector<Line>& lines) {
  Line line;
  if (const Read read = cursor.take_content(line.text, line.number); read != Read::puzzle) return read;
  lines.push_back(line);
  bool has_begun = !is_comment(trim(line.text)), in_kind = begins_kind(line);
  for (;;) {
    Cursor before = cursor;
    line.number = cursor.next_line();
    if (const Read read = cursor.take(line.text); read == Read::more) {
      return read;
    } else if (read == Read::end) {
      return Read::puzzle;
    }
    const std::string_view content = trim(line.text);
    if (content.empty()) {
      if (has_begun && !in_kind) return Read::puzzle;
      // Behind a kind comes its board; a line without text stands between.
      if (in_kind) lines.push_back({});
      in_kind = has_begun = false;
      continue;
    }
    if (has_begun && !in_kind && (find_genre(content) != nullptr || kinds::is_named(content) || begins_kind(line))) {
      cursor = before;
      return Read::puzzle;
    }
    in_kind = in_kind || (!has_begun && lines.back().text.data() != nullptr && begins_kind(line));
    has_begun = has_begun || !is_comment(content);
    lines.push_back(line);
  }
}

std::vector<Token> tokens_of(const Line& line, std::size_t from) {
  std::vector<Token> tokens;
  std::uint32_t column = place_of(line.number, line.text, from).column;
  for (std::size_t at = from, counted = from;;) {
    const std::string_view word = next_word(line.text, at);
    if (word.empty()) return tokens;
    // Columns are counted from word to word: from the line's beginning each time it would be quadratic.
    const std::size_t begin = at - word.size();
    column += place_of(line.number, line.text.substr(counted), begin - counted).column - 1;
    counted = begin;
    tokens.push_back({std::string(word), line.number, column});
  }
}

// A row of one token, as tokens of one character.
void divide(std::vector<Token>& row) {
  const Token whole = std::move(row[0]);
  row.clear();
  for (std::size_t at = 0; at < whole.text.size();) {
    const std::size_t size = std::max<std::size_t>(1, character_size(std::string_view(whole.text).substr(at)));
    row.push_back({whole.text.substr(at, size), whole.line, whole.column + static_cast<std::uint32_t>(row.size())});
    at += size;
  }
}

// A word that is no token of a section whose tokens are numbers or have some.
bool is_name(std::string_view word) {
  return word.size() > 1 && std::all_of(word.begin(), word.end(), [](char c) { return c >= 'a' && c <= 'z'; });
}

class Reader {
 public:
  Reader(Text& text, Error& error) : text_(text), error_(error) {}

  bool read(std::span<const Line> lines, const Genre* implied) {
    skip_comments(lines);
    if (lines.empty()) return fail(1, "there is no puzzle, only comments");
    if (begins_kind(lines.front())) return read_with_kind(lines, implied);
    const std::string_view name = trim(lines.front().text);
    text_.line = lines.front().number;
    text_.genre = find_genre(name);
    if (text_.genre != nullptr) {
      if (implied != nullptr && text_.genre != implied)
        return fail(lines.front(), quote(name) + " is another genre than " + quote(implied->id));
      lines = lines.subspan(1);
    } else if (implied != nullptr) {
      text_.genre = implied;
    } else if (text_.kind = kinds::named_kind(name); text_.kind != nullptr) {
      text_.genre = &text_.kind->genre;
      lines = lines.subspan(1);
    } else {
      return fail(lines.front(), quote(name) + " is the name of no genre");
    }
    return read_board(lines);
  }

 private:
  static void skip_comments(std::span<const Line>& lines) {
    while (!lines.empty() && is_comment(trim(lines.front().text))) lines = lines.subspan(1);
  }

  // A kind, a line without text, and its board, which may begin with the kind's name.
  bool read_with_kind(std::span<const Line> lines, const Genre* implied) {
    if (implied != nullptr) return fail(lines.front(), "a kind of its own is another genre than " + quote(implied->id));
    const auto blank = std::find_if(lines.begin(), lines.end(), [](const Line& line) { return line.text.empty(); });
    const auto end = static_cast<std::size_t>(blank - lines.begin());
    text_.kind = kinds::read_kind(lines.first(end), error_);
    if (text_.kind == nullptr) return false;
    text_.genre = &text_.kind->genre;
    const Line& last = lines[end - 1];
    lines = lines.subspan(std::min(end + 1, lines.size()));
    skip_comments(lines);
    if (!lines.empty() && trim(lines.front().text) == text_.kind->name) lines = lines.subspan(1);
    if (lines.empty()) return fail(last.number, "behind the kind its board is missing, after a blank line");
    text_.line = lines.front().number;
    return read_board(lines);
  }

  bool read_board(std::span<const Line> lines) {
    if (!lines.empty() && trim(lines.front().text).starts_with('[')) return add_json(lines) && check();
    if (is_size(lines)) lines = lines.subspan(1);
    for (const Line& line : lines)
      if (!add(line)) return false;
    return check();
  }

  bool fail(std::uint32_t line, Message message) {
    error_ = {Error::Code::bad_input, std::move(message), line, 1};
    return false;
  }
  bool fail(const Line& line, Message message) {
    const std::size_t at = line.text.find_first_not_of(" \t");
    error_ = quadrille::error_at(line.number, line.text, at == std::string_view::npos ? 0 : at, std::move(message));
    return false;
  }

  bool add(const Line& line) {
    const std::string_view word = first_word(line.text);
    const bool is_alone = word.size() == trim(line.text).size();
    const auto& rules = text_.genre->sections;
    const auto named = std::find_if(rules.begin(), rules.end(), [&](const SectionRule& each) {
      return each.name == word && (each.kind == SectionKind::parameter || is_alone);
    });
    const SectionRule* rule = named != rules.end() ? &*named : nullptr;
    if (rule == nullptr && word == filled_rule.name && is_alone) rule = &filled_rule;
    if (rule == nullptr && word == size_rule.name) rule = &size_rule;
    if (rule == nullptr && is_alone && text_.genre->edges != Edges::none)
      rule = word == horizontal_rule.name ? &horizontal_rule : word == vertical_rule.name ? &vertical_rule : nullptr;
    if (rule != nullptr && text_.find(rule->name) == nullptr) {
      text_.sections.push_back({rule, line.number, {}});
      if (rule->kind == SectionKind::parameter) {
        const std::size_t begin = line.text.find(word);
        text_.sections.back().rows.push_back(tokens_of(line, begin + word.size()));
      }
      return true;
    }
    if (text_.sections.empty() && rule == nullptr && is_bare_row(line)) begin_cells(line);
    if (!is_row(word)) {
      if (rule != nullptr) return fail(line, quote(word) + " stands here a second time");
      std::string names;
      for (const SectionRule& each : rules) names.append(names.empty() ? "" : ", ").append(each.name);
      return fail(line, quote(word) + " is no section of " + std::string(text_.genre->id) + "; it has " + names);
    }
    text_.sections.back().rows.push_back(tokens_of(line, 0));
    return true;
  }

  // Numbers and blanks alone, where a section should begin: they are the cells of the board.
  static bool is_bare_row(const Line& line) {
    return line.text.find_first_not_of("0123456789. \t\r") == std::string_view::npos;
  }
  // Whether bare rows have a line with their number and that of the columns before them, and nothing else.
  static bool is_size(std::span<const Line> lines) {
    if (lines.size() < 2 || !std::all_of(lines.begin(), lines.end(), is_bare_row)) return false;
    const auto size = tokens_of(lines[0], 0), row = tokens_of(lines[1], 0);
    const std::size_t columns = row.size() == 1 ? row[0].text.size() : row.size();
    return size.size() == 2 && columns != 2 && whole_number(size[0].text) == lines.size() - 1 &&
           whole_number(size[1].text) == columns;
  }
  void begin_cells(const Line& line) {
    if (const SectionRule* const cells = find_cells()) text_.sections.push_back({cells, line.number, {}});
  }
  const SectionRule* find_cells() const {
    const auto& rules = text_.genre->sections;
    const auto cells = std::find_if(rules.begin(), rules.end(), [](const SectionRule& rule) {
      return rule.name == "cells" && rule.kind == SectionKind::cells;
    });
    return cells == rules.end() ? nullptr : &*cells;
  }

  // Rows as programs write them, of the section `cells`: [["1", "x"], ["0", 1]], where what is no number is blank.
  bool add_json(std::span<const Line> lines) {
    const SectionRule* const cells = find_cells();
    if (cells == nullptr) return fail(lines.front(), Message(text_.genre->id) + " has no rows of cells");
    Section section = {cells, lines.front().number, {}};
    for (const Line& line : lines)
      if (!add_json(line, section.rows)) return false;
    text_.sections.push_back(std::move(section));
    return true;
  }
  bool add_json(const Line& line, std::vector<std::vector<Token>>& rows) {
    std::uint32_t column = 1;
    for (std::size_t at = 0, counted = 0; at < line.text.size(); ++at) {
      const char c = line.text[at];
      if (is_space(c) || c == ',') continue;
      if (c == '[' || c == ']') {
        is_in_row_ = c == '[';
        if (is_in_row_ && (rows.empty() || !rows.back().empty())) rows.emplace_back();
        continue;
      }
      if (!is_in_row_) return fail(line, "a row of JSON stands between [ and ]");
      const bool is_quoted = c == '"' || c == '\'';
      const std::size_t begin = at + is_quoted;
      const std::string_view ends = is_quoted ? line.text.substr(at, 1) : std::string_view(" \t\r,[]\"'");
      const std::size_t end = std::min(line.text.find_first_of(ends, begin), line.text.size());
      const std::string_view token = trim(line.text.substr(begin, end - begin));
      column += place_of(line.number, line.text.substr(counted), at - counted).column - 1;
      counted = at;
      rows.back().push_back({whole_number(token) ? std::string(token) : ".", line.number, column});
      at = is_quoted ? end : end - 1;
    }
    return true;
  }

  // Whether a line may be a row of the last section, by its first word.
  bool is_row(std::string_view word) const {
    if (text_.sections.empty()) return false;
    switch (text_.sections.back().rule->kind) {
      case SectionKind::parameter: return false;
      case SectionKind::corners:
      case SectionKind::list:
      case SectionKind::rows:
      case SectionKind::columns: return !is_name(word);
      default: return true;
    }
  }

  bool check() {
    for (const SectionRule& rule : text_.genre->sections)
      if (rule.is_needed && text_.find(rule.name) == nullptr)
        return fail(text_.line, Message(text_.genre->id) + " needs a section " + quote(rule.name));
    for (const Section& section : text_.sections)
      if (section.rows.empty()) return fail(section.line, quote(section.rule->name) + " has no rows");
    if (auto error = measure(text_)) return error_ = std::move(*error), false;
    return std::all_of(text_.sections.begin(), text_.sections.end(),
                       [this](Section& section) { return fits(section); });
  }

  // Divides the rows of a section where several tokens are needed, and says whether they are as many as needed.
  bool fits(Section& section) {
    std::size_t height = 1, width = 0;  // 0: any
    const Points points = points_of(text_);
    switch (section.rule->kind) {
      case SectionKind::cells: height = text_.rows, width = text_.columns; break;
      case SectionKind::corners: height = text_.rows + 1, width = text_.columns + 1; break;
      case SectionKind::top: width = text_.columns; break;
      case SectionKind::left: width = text_.rows; break;
      case SectionKind::rows: height = text_.rows; break;
      case SectionKind::columns: height = text_.columns; break;
      case SectionKind::horizontal: height = points.rows, width = points.columns - 1; break;
      case SectionKind::vertical: height = points.rows - 1, width = points.columns; break;
      case SectionKind::parameter:
      case SectionKind::list: return true;
    }
    const bool is_drawn = section.rule == &horizontal_rule || section.rule == &vertical_rule;
    if (is_drawn && (height == 0 || width == 0))
      return fail(section.line, "the board has no room for " + quote(section.rule->name));
    if (section.rows.size() != height)
      return fail(section.line, quote(section.rule->name) + " has " + decimal(section.rows.size()) +
                                    " rows instead of " + decimal(height));
    const bool is_undivided =
        std::all_of(section.rows.begin(), section.rows.end(), [](auto& row) { return row.size() == 1; });
    if (is_undivided && width > 1) std::for_each(section.rows.begin(), section.rows.end(), divide);
    for (const auto& row : section.rows)
      if (width != 0 && row.size() != width) {
        error_ = error_at(row.empty() ? Token{{}, section.line, 1} : row[std::min(row.size() - 1, width)],
                          "this row has " + in_digits(row.size()) + " tokens instead of " + decimal(width));
        return false;
      }
    return true;
  }

  Text& text_;
  Error& error_;
  bool is_in_row_ = false;  // of JSON
};

}  // namespace

Read read_text(Cursor& cursor, const Genre* implied, Text& text, Error& error) {
  std::vector<Line> lines;
  if (const Read read = take_lines(cursor, lines); read != Read::puzzle) return read;
  text = {};
  return Reader(text, error).read(lines, implied) ? Read::puzzle : Read::error;
}

namespace {

// Whether the sections alone would be read as a board of another size: one cell wide, where tokens have several
// characters.
bool needs_size(const Text& text) {
  const bool is_bare = std::all_of(text.sections.begin(), text.sections.end(), [](const Section& section) {
    return section.rule->kind == SectionKind::parameter || section.rule->kind == SectionKind::list ||
           section.rule->name == horizontal_rule.name || section.rule->name == vertical_rule.name;
  });
  if ((!is_bare && text.rows > 1 && text.columns > 1) || text.find(size_rule.name) != nullptr) return false;
  Text read = text;
  return measure(read) || read.rows != text.rows || read.columns != text.columns;
}

}  // namespace

void write_text(const Text& text, std::string& out) {
  out += text.kind != nullptr ? std::string_view(text.kind->source) : text.genre->id;
  if (needs_size(text)) {
    out += '\n' + std::string(size_rule.name) + ' ' + decimal(text.rows) + ' ' + decimal(text.columns);
  }
  for (const Section& section : text.sections) {
    out += '\n';
    out += section.rule->name;
    const bool is_parameter = section.rule->kind == SectionKind::parameter;
    for (const auto& row : section.rows) {
      for (std::size_t i = 0; i < row.size(); ++i) {
        out += is_parameter || i > 0 ? ' ' : '\n';
        out += row[i].text;
      }
    }
  }
}

}  // namespace quadrille::grid

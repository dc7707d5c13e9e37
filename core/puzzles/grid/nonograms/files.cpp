#include "core/puzzles/grid/nonograms/files.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>

namespace quadrille::grid::nonograms {

namespace {

struct Line {
  std::string_view text;
  std::uint32_t number = 0;
};

// What stands before the runs in a `.non` file.
constexpr std::string_view headers[] = {"catalogue", "title",  "by",    "copyright", "license",
                                        "width",     "height", "color", "goal",      "author"};

std::string lower(std::string_view word) {
  std::string out(word);
  for (char& c : out)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return out;
}

bool is_row_word(std::string_view word) {
  constexpr std::string_view words[] = {"rows", "row", "hor", "horizontal", "row_clues", "rowclues", "clues_rows"};
  return std::find(std::begin(words), std::end(words), word) != std::end(words);
}
bool is_column_word(std::string_view word) {
  constexpr std::string_view words[] = {"columns",  "column",    "cols",     "col",          "ver",
                                        "vertical", "col_clues", "colclues", "column_clues", "clues_cols"};
  return std::find(std::begin(words), std::end(words), word) != std::end(words);
}

bool is_word_character(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

// The word that a line begins with.
std::string head_of(std::string_view line) {
  std::size_t at = std::min(line.find_first_not_of(" \t"), line.size()), end = at;
  while (end < line.size() && is_word_character(line[end])) ++end;
  return lower(line.substr(at, end - at));
}
std::string_view behind_head(std::string_view line) {
  line = trim(line);
  std::size_t end = 0;
  while (end < line.size() && is_word_character(line[end])) ++end;
  line = trim(line.substr(end));
  if (line.starts_with(':')) line.remove_prefix(1);
  return trim(line);
}

bool is_separator(char c) { return is_space(c) || c == ','; }

// Two numbers and nothing more.
std::optional<std::pair<std::size_t, std::size_t>> two_numbers(std::string_view line) {
  std::size_t at = 0;
  const auto one = whole_number(next_word(line, at)), other = whole_number(next_word(line, at));
  if (!one || !other || !next_word(line, at).empty()) return std::nullopt;
  return std::pair{static_cast<std::size_t>(*one), static_cast<std::size_t>(*other)};
}

class FileReader {
 public:
  FileReader(Clues& clues, Error& error) : clues_(clues), error_(error) {}

  Read read(Cursor& cursor) {
    Line line;
    if (const Read read = cursor.take_content(line.text, line.number); read != Read::puzzle) return read;
    clues_.line = line.number;
    const std::string_view content = trim(line.text);
    Read read = Read::puzzle;
    if (const auto size = two_numbers(content)) {
      read = read_sized(cursor, *size);
    } else if (content.starts_with('{') || is_assignment(content)) {
      read = read_lists(cursor, line);
    } else {
      read = read_words(cursor, line);
    }
    return read == Read::error ? pass_over(cursor, head_of(content)) : read;
  }

  static bool is_assignment(std::string_view line) {
    const std::string_view rest = trim(line.substr(std::min(head_size(line), line.size())));
    const bool is_sign = rest.starts_with('=') || rest.starts_with(':');
    const std::string_view value = is_sign ? trim(rest.substr(1)) : rest;
    const std::string head = head_of(line);
    return (is_row_word(head) || is_column_word(head)) && is_sign && (value.starts_with('[') || value.starts_with('('));
  }

 private:
  // Skips what follows an error: up to a line with the word that this file began with, or a blank line.
  static Read pass_over(Cursor& cursor, const std::string& first) {
    for (Cursor before = cursor;; before = cursor) {
      std::string_view line;
      const Read read = cursor.take(line);
      if (read == Read::more) return read;
      if (read == Read::end) return Read::error;
      if (first.empty() || whole_number(first) ? trim(line).empty() : head_of(line) == first) {
        cursor = before;
        return Read::error;
      }
    }
  }

  static std::size_t head_size(std::string_view line) {
    std::size_t at = 0;
    while (at < line.size() && is_word_character(line[at])) ++at;
    return at;
  }

  Read fail(const Line& line, std::size_t at, Message message) {
    error_ = quadrille::error_at(line.number, line.text, at, std::move(message));
    return Read::error;
  }

  // The runs of a line, between blanks or commas.
  bool add_runs(const Line& line, std::string_view content, std::vector<std::vector<Token>>& lines) {
    std::vector<Token> runs;
    if (lines.size() > 2 * most_side) return false;  // make_text says so
    const auto start = static_cast<std::size_t>(content.data() - line.text.data());
    for (std::size_t at = start, end = start + content.size();;) {
      const std::string_view word = next_word<is_separator>(line.text.substr(0, end), at);
      if (word.empty()) break;
      if (!whole_number(word) || runs.size() > most_side) return fail_run(line, at - word.size(), word);
      runs.push_back({std::string(word), line.number, static_cast<std::uint32_t>(at - word.size()) + 1});
    }
    const bool is_empty = std::all_of(runs.begin(), runs.end(), [](const Token& run) { return run.text == "0"; });
    if (is_empty) runs.clear();
    lines.push_back(std::move(runs));
    return true;
  }
  bool fail_run(const Line& line, std::size_t at, std::string_view word) {
    (void)fail(line, at, quote(word) + " is no length of a run");
    return false;
  }
  bool is_too_long() const { return clues_.rows.size() > most_side || clues_.columns.size() > most_side; }

  // `.mk` and `.nin`: a line of runs for each row and column; blank lines are lines without runs.
  Read read_sized(Cursor& cursor, std::pair<std::size_t, std::size_t> size) {
    if (std::max(size.first, size.second) > most_side || std::min(size.first, size.second) == 0)
      return fail({{}, clues_.line}, 0, "a board has 1 to 128 rows and columns");
    std::vector<std::vector<Token>> lines;
    std::size_t mark = 0;  // the lines before `#`
    bool has_mark = false;
    while (lines.size() < size.first + size.second) {
      Line line;
      line.number = cursor.next_line();
      const Read read = cursor.take(line.text);
      if (read == Read::more) return read;
      if (read == Read::end) {
        return fail({{}, clues_.line}, 0,
                    "this nonogram has " + in_digits(lines.size()) + " lines of runs instead of " +
                        decimal(size.first + size.second));
      }
      if (trim(line.text) == "#") {
        if (has_mark) return fail(line, 0, "the rows end here a second time");
        has_mark = true, mark = lines.size();
      } else if (!add_runs(line, trim(line.text), lines)) {
        return Read::error;
      }
    }
    const std::size_t rows = has_mark ? size.first : size.second;
    if (has_mark && mark != rows)
      return fail({{}, clues_.line}, 0,
                  "this nonogram has " + in_digits(mark) + " rows instead of " + decimal(size.first));
    const auto middle = lines.begin() + static_cast<std::ptrdiff_t>(rows);
    clues_.rows.assign(lines.begin(), middle);
    clues_.columns.assign(middle, lines.end());
    return Read::puzzle;
  }

  // `.non`: until a word that has been there already comes again, or the text ends.
  Read read_words(Cursor& cursor, Line line) {
    std::vector<std::string> met;
    std::vector<std::vector<Token>>* lines = nullptr;
    for (Cursor before = cursor;;) {
      const std::string head = head_of(line.text);
      const bool is_rows = is_row_word(head), is_columns = is_column_word(head);
      const bool is_header = std::find(std::begin(headers), std::end(headers), head) != std::end(headers);
      if (is_rows || is_columns || is_header) {
        const bool is_again = head != "color" && std::find(met.begin(), met.end(), head) != met.end();
        if (is_again) {
          cursor = before;
          return finish();
        }
        met.push_back(head);
        if (Read read = read_header(line, head, is_rows, is_columns, lines); read != Read::puzzle) return read;
      } else if (lines != nullptr) {
        const std::size_t wanted = lines == &clues_.rows ? height_ : width_;
        // A blank line is one without runs, as long as there are fewer than are stated.
        const bool is_said = !trim(line.text).empty() || wanted > lines->size();
        if (is_said && !add_runs(line, trim(line.text), *lines)) return is_too_long() ? finish() : Read::error;
      } else if (!trim(line.text).empty() && !trim(line.text).starts_with('#')) {
        return fail(line, 0, quote(trim(line.text)) + " is no word of a file of nonograms");
      }
      before = cursor;
      line.number = cursor.next_line();
      const Read read = cursor.take(line.text);
      if (read == Read::more) return read;
      if (read == Read::end) return finish();
    }
  }

  Read read_header(const Line& line, std::string_view head, bool is_rows, bool is_columns,
                   std::vector<std::vector<Token>>*& lines) {
    const std::string_view value = behind_head(line.text);
    const auto number = whole_number(value);
    if (head == "color") return fail(line, 0, "colours of `.non` files are not read");
    if (head == "width" || head == "height" || ((is_rows || is_columns) && !value.empty())) {
      if (!number || *number == 0 || *number > most_side)
        return fail(line, 0, quote(value) + " is no number of lines from 1 to 128");
      (head == "width" || is_columns ? width_ : height_) = static_cast<std::size_t>(*number);
    }
    lines = is_rows ? &clues_.rows : is_columns ? &clues_.columns : nullptr;
    return Read::puzzle;
  }

  Read finish() {
    for (const bool are_rows : {true, false}) {
      const std::size_t wanted = are_rows ? height_ : width_;
      const std::size_t there = (are_rows ? clues_.rows : clues_.columns).size();
      if (wanted != 0 && wanted != there)
        return fail({{}, clues_.line}, 0,
                    "this nonogram has " + in_digits(there) + (are_rows ? " rows" : " columns") + " instead of " +
                        decimal(wanted));
    }
    return Read::puzzle;
  }

  // Lists behind words for rows and columns; other words and what stands behind them say nothing.
  Read read_lists(Cursor& cursor, Line line) {
    std::vector<std::vector<Token>>* lines = nullptr;
    int depth = 0, begins = 0;  // of brackets; where the list of a word begins
    for (;;) {
      for (std::size_t at = 0; at < line.text.size(); ++at) {
        const char c = line.text[at];
        if (c == '[' || c == '(') {
          ++depth;
          if (lines != nullptr && depth == begins + 2) lines->emplace_back();
        } else if (c == ']' || c == ')') {
          if (depth-- == 0) return fail(line, at, "this bracket closes no list");
          if (lines != nullptr && depth == begins) lines = nullptr;
        } else if (c == '"' || c == '\'') {
          const std::size_t end = line.text.find(c, at + 1);
          if (end == std::string_view::npos) return fail(line, at, "this quotation mark has no second one");
          const std::string_view quoted = line.text.substr(at + 1, end - at - 1);
          if (lines != nullptr && depth == begins + 1) {
            if (!add_runs(line, quoted, *lines)) return Read::error;
          } else if (lines == nullptr) {
            lines = lines_of(lower(quoted)), begins = depth;
          }
          at = end;
        } else if (is_word_character(c)) {
          std::size_t end = at;
          while (end < line.text.size() && is_word_character(line.text[end])) ++end;
          const std::string_view word = line.text.substr(at, end - at);
          if (lines != nullptr && depth > begins) {
            if (!whole_number(word)) return fail(line, at, quote(word) + " is no length of a run");
            if (depth == begins + 1) lines->emplace_back();
            if (lines->size() > most_side + 1 || lines->back().size() > most_side)
              return fail(line, at, "a board has at most 128 rows and columns");
            if (word != "0")
              lines->back().push_back({std::string(word), line.number, static_cast<std::uint32_t>(at) + 1});
          } else {
            lines = lines_of(lower(word)), begins = depth;
          }
          at = end - 1;
        }
      }
      const Cursor before = cursor;
      line.number = cursor.next_line();
      const Read read = cursor.take(line.text);
      if (read == Read::more) return read;
      if (read == Read::end) break;
      const bool is_done = depth == 0 && !clues_.rows.empty() && !clues_.columns.empty() && trim(line.text).empty();
      if (is_done) {
        cursor = before;
        break;
      }
    }
    return depth == 0 ? Read::puzzle : fail({{}, clues_.line}, 0, "a list has no end");
  }

  std::vector<std::vector<Token>>* lines_of(std::string_view word) {
    std::vector<std::vector<Token>>* lines = is_row_word(word)      ? &clues_.rows
                                             : is_column_word(word) ? &clues_.columns
                                                                    : nullptr;
    return lines != nullptr && lines->empty() ? lines : nullptr;
  }

  Clues& clues_;
  Error& error_;
  std::size_t width_ = 0, height_ = 0;  // as stated; 0: not
};

}  // namespace

bool begins_file(std::string_view line, bool is_ours) {
  const std::string_view content = trim(line);
  const std::string head = head_of(content);
  if (FileReader::is_assignment(content) || two_numbers(content)) return true;
  if (content.starts_with('{')) return true;
  if (is_row_word(head) || is_column_word(head)) {
    const bool has_number = whole_number(behind_head(content)).has_value();
    return has_number || content.ends_with(':') || (!is_ours && content.size() == head.size());
  }
  if (std::find(std::begin(headers), std::end(headers), head) == std::end(headers)) return false;
  return head != "by" || content.find('"') != std::string_view::npos;
}

Read read_clues(Cursor& cursor, Clues& clues, Error& error) { return FileReader(clues, error).read(cursor); }

Read read_file(Cursor& cursor, const Genre*, Text& text, Error& error) {
  Clues clues;
  if (const Read read = read_clues(cursor, clues, error); read != Read::puzzle) return read;
  return make_text(std::move(clues), text, error) ? Read::puzzle : Read::error;
}

bool write_file(const Text& text, std::string& out) {
  if (text.genre->id != "nonogram") return false;
  out += "width " + decimal(text.columns) + "\nheight " + decimal(text.rows);
  for (const Section& section : text.sections) {
    if (section.rule->name == size_rule.name) continue;
    if (section.rule->name != "rows" && section.rule->name != "columns") return false;
    out += "\n\n" + std::string(section.rule->name);
    for (const auto& line : section.rows) {
      if (line.empty()) out += "\n0";
      for (std::size_t i = 0; i < line.size(); ++i) {
        if (!whole_number(line[i].text)) return false;
        out += (i == 0 ? '\n' : ',') + line[i].text;
      }
    }
  }
  return true;
}

}  // namespace quadrille::grid::nonograms

#include "core/puzzles/variant/text/puzzle_text.hpp"

#include <utility>

#include "core/text/percent.hpp"

namespace quadrille::variant {

namespace {

// The part of a line that is the puzzle.
struct Part {
  std::size_t begin = 0, end = 0;
  bool is_encoded = false;
};

Part part_of(std::string_view line) {
  const std::size_t query = line.find("?q=");
  if (query == std::string_view::npos) return {0, line.size(), false};
  const std::size_t begin = query + 3;
  return {begin, std::min(line.find_first_of("&#", begin), line.size()), true};
}

// Calls `use(character, place)` for each character that is no white space, until that returns false.
template <class Use>
bool for_each_character(std::string_view line, Use&& use) {
  const Part part = part_of(line);
  for (std::size_t at = part.begin; at < part.end;) {
    const std::size_t place = at;
    const bool is_blank = part.is_encoded && line[at] == '+';  // a space in the query of an address
    const char c = part.is_encoded ? take_percent(line.substr(0, part.end), at) : line[at++];
    if (is_blank || is_space(c) || c == '\n') continue;
    if (!use(c, place)) return false;
  }
  return true;
}

}  // namespace

Read PuzzleText::take(Cursor& cursor) {
  for (;;) {
    Line line{{}, cursor.next_line()};
    Cursor ahead = cursor;
    const Read read = ahead.take(line.text);
    if (read == Read::more) return Read::more;
    const bool begun = !lines_.empty();
    if (read == Read::end) return begun ? Read::puzzle : Read::end;
    const bool is_blank = trim(line.text).empty();
    if (begun && (is_blank || !is_continued(line.text))) return Read::puzzle;
    cursor = ahead;
    if (is_blank) {
      words_.clear();
      decoration_.clear();
    } else if (line.text[0] == '#') {
      add_words(line.text);
    } else {
      add_rules(line);
    }
  }
}

Read PuzzleText::take_all(Cursor& cursor) {
  for (;;) {
    Line line{{}, cursor.next_line()};
    const Read read = cursor.take(line.text);
    if (read == Read::more) return Read::more;
    if (read == Read::end) return lines_.empty() ? Read::end : Read::puzzle;
    if (trim(line.text).empty()) continue;
    if (trim(line.text)[0] == '#') {
      add_words(trim(line.text));
    } else {
      add_rules(line);
    }
  }
}

void PuzzleText::add_words(std::string_view line) {
  const bool is_drawn = line.starts_with("#~");
  std::string& lines = is_drawn ? decoration_ : words_;
  if (!lines.empty()) lines += '\n';
  lines += trim(line.substr(is_drawn ? 2 : 1));
}

void PuzzleText::add_rules(const Line& line) {
  if (lines_.empty() || !is_continued(line.text)) ++begun_;
  lines_.push_back(line);
  std::size_t size = compact_.size();
  compact_.resize(size + line.text.size());
  for_each_character(line.text, [&](char c, std::size_t) {
    compact_[size++] = c;
    return true;
  });
  compact_.resize(size);
}

std::vector<std::string_view> PuzzleText::grid_words() const {
  std::vector<std::string_view> words;
  const auto is_gap = [](char c) { return is_space(c) || c == '|' || c == '_' || c == '-'; };
  for (const Line& line : lines_) {
    for (std::size_t at = 0; at < line.text.size();) {
      const std::size_t begin = at;
      const char c = line.text[at++];
      if (is_gap(c)) continue;
      if (c != '.') {
        if (c < '0' || c > '9') return {};
        while (at < line.text.size() && line.text[at] >= '0' && line.text[at] <= '9') ++at;
      }
      words.push_back(line.text.substr(begin, at - begin));
    }
  }
  return words;
}

Error PuzzleText::error_at(std::size_t at, Message message) const {
  Error error;
  std::size_t left = at;
  for (const Line& line : lines_) {
    const bool is_later = for_each_character(line.text, [&](char, std::size_t place) {
      if (left-- > 0) return true;
      error = quadrille::error_at(line.number, line.text, place, message);
      return false;
    });
    if (!is_later) return error;
  }
  return quadrille::error_at(lines_.back().number, lines_.back().text, lines_.back().text.size(), std::move(message));
}

// All lines are walked once, and columns are counted from one thing to the next.
void PuzzleText::note_places(std::span<const std::pair<std::size_t, std::size_t>> things, Places& places) const {
  auto next = things.begin();
  std::size_t at = 0;
  for (const Line& line : lines_) {
    quadrille::Place place = {line.number, 1};
    std::size_t counted = 0;
    for_each_character(line.text, [&](char, std::size_t begin) {
      for (; next != things.end() && next->first == at; ++next) {
        place.column += place_of(line.number, line.text.substr(counted), begin - counted).column - 1;
        counted = begin;
        places.note(next->second, place);
      }
      ++at;
      return next != things.end();
    });
  }
}

}  // namespace quadrille::variant

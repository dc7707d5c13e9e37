#include "core/puzzles/grid/saved/lines.hpp"

#include <algorithm>

#include "core/text/percent.hpp"

namespace quadrille::grid::saved {

namespace {

constexpr std::string_view head = "pzprv3";
// More than any board has: a head, and up to nine blocks of at most 257 lines. What follows is not kept.
constexpr std::size_t most_lines = 3000;
// What files have behind the board.
constexpr std::string_view behind[] = {"info:", "history:", "__HISTORY__", "TrialData", "http:", "https:"};

}  // namespace

std::size_t start_of_saved(std::string_view line) {
  const std::size_t at = line.find(head);
  if (at == std::string_view::npos) return at;
  const std::string_view before = trim(line.substr(0, at));
  const bool is_first = before.empty() || std::string_view("?&<(\"'`").find(before.back()) != std::string_view::npos;
  std::string_view rest = line.substr(at + head.size());
  if (rest.size() > 1 && rest[0] == '.' && rest[1] >= '0' && rest[1] <= '9') rest.remove_prefix(2);
  const bool ends = rest.empty() || is_space(rest[0]) || rest[0] == '/' || rest.starts_with("%2");
  return is_first && ends ? at : std::string_view::npos;
}

void SavedLines::add(std::string_view line, std::uint32_t number, std::size_t from, bool is_encoded) {
  std::uint32_t column = quadrille::error_at(number, line, from, {}).column;
  while (lines_.size() < most_lines) {
    const std::size_t slash = line.find('/', from);
    const std::size_t end = std::min(slash, line.size());
    const std::string_view part = line.substr(from, end - from);
    // An encoded part has lines of its own where its slashes are encoded too.
    const std::string text = is_encoded ? without_percent(part) : std::string(part);
    for (std::size_t begin = 0; begin <= text.size();) {
      const std::size_t stop = std::min(text.find('/', begin), text.size());
      lines_.push_back({std::string(trim(std::string_view(text).substr(begin, stop - begin))), number, column});
      begin = stop + 1;
    }
    if (slash == std::string_view::npos) return;
    column += place_of(number, line.substr(from), end + 1 - from).column - 1;
    from = end + 1;
  }
}

Read SavedLines::take(Cursor& cursor) {
  lines_.clear();
  at_ = 0;
  std::string_view line;
  std::uint32_t number = 0;
  if (const Read read = cursor.take_content(line, number); read != Read::puzzle) return read;
  const std::size_t start = std::min(start_of_saved(line), line.size());
  const bool is_link = start > 0 && std::string_view("?&").find(line[start - 1]) != std::string_view::npos;
  if (is_link) {
    while (std::string_view(">)]\"'` \t\r").find(line.back()) != std::string_view::npos) line.remove_suffix(1);
  }
  add(line, number, start, is_link);
  for (bool is_whole = lines_.size() > 1; !is_whole;) {
    const Cursor before = cursor;
    number = cursor.next_line();
    const Read read = cursor.take(line);
    if (read == Read::more) return read;
    if (read == Read::end) break;
    is_whole = start_of_saved(line) != std::string_view::npos;
    if (is_whole) {
      cursor = before;
    } else if (trim(line).empty() && lines_.size() != 4) {
      break;  // the line behind the size may be blank, where flags stand
    } else {
      add(line, number, 0, false);
    }
  }
  // What stands behind the last line that is kept may not be blank.
  const bool is_cut = lines_.size() >= most_lines;
  while (!is_cut && lines_.size() > 1 && lines_.back().text.empty()) lines_.pop_back();
  return Read::puzzle;
}

const SavedLine* SavedLines::ahead() const {
  if (at_ == lines_.size()) return nullptr;
  const SavedLine& line = lines_[at_];
  for (const std::string_view word : behind)
    if (line.text.starts_with(word)) return nullptr;
  return &line;
}

const SavedLine* SavedLines::next() {
  const SavedLine* line = ahead();
  at_ += line != nullptr;
  return line;
}

}  // namespace quadrille::grid::saved

#include "core/command/advice.hpp"

#include <algorithm>
#include <vector>

#include "core/text/text.hpp"

namespace quadrille::command {

namespace {

// How much of a text is looked at, and how much of a line is enough to see whether it is a link.
constexpr std::size_t most_bytes = std::size_t{1} << 18, most_line = 512;

// Whether it is a named kind: its name, which no notation has, begins its text.
bool is_kind(const Candidate& candidate) { return candidate.format == "grid" && !candidate.text.empty(); }

// The word for a reading on a command line: the genre of a grid puzzle, or the puzzle; or the name of a kind.
std::string word_of(const Candidate& candidate) {
  if (is_kind(candidate)) return candidate.text.substr(0, candidate.text.find('\n'));
  constexpr std::string_view notations[] = {"grid", "puzzlink", "pzprv3", "tatham", "non", "webpbn", "penpa"};
  const bool has_genre = candidate.puzzle == "grid" &&
                         std::find(std::begin(notations), std::end(notations), candidate.format) == std::end(notations);
  return has_genre ? candidate.format : candidate.puzzle;
}

// "binairo, slitherlink or mosaic".
std::string alternatives(std::span<const Candidate> candidates) {
  std::vector<std::string> words;
  for (const Candidate& each : candidates)
    if (std::find(words.begin(), words.end(), word_of(each)) == words.end()) words.push_back(word_of(each));
  std::string all;
  for (std::size_t at = 0; at < words.size(); ++at)
    all += (at == 0 ? "" : at + 1 == words.size() ? " or " : ", ") + words[at];
  return all;
}

Advice refuse(std::string words) { return {Advice::Kind::refuse, {}, std::move(words)}; }

Advice take(const Candidate& candidate, std::string words = {}) {
  return {Advice::Kind::take, candidate, std::move(words)};
}

// No puzzle is named.
Advice advise_on_any(std::span<const Candidate> candidates, bool is_sure, std::string_view problem) {
  if (candidates.empty())
    return refuse(unread(problem) + (problem.empty() ? "; its name stands before the file, as in check sudoku" : ""));
  const std::string word = word_of(candidates[0]);
  // One reading of a drawing or of bare numbers, which a genre that is not here may have too.
  const bool is_doubtful = candidates.size() == 1 && !is_sure && candidates[0].puzzle == "grid";
  if (candidates.size() > 1 || is_doubtful) {
    const auto kind = std::find_if(candidates.begin(), candidates.end(), is_kind);
    const auto named = std::find_if_not(candidates.begin(), candidates.end(), is_kind);
    std::string words = "this may be " + alternatives(candidates);
    if (named != candidates.end())
      words +=
          (is_doubtful ? "; if it is, name it" : "; name one") + (" before the file, as in check " + word_of(*named));
    if (kind != candidates.end()) words += "; recognise --json prints the text of " + word_of(*kind);
    return refuse(words);
  }
  return take(candidates[0], is_sure ? std::string() : "read as " + word);
}

// Two numbers are the size before a nonogram in a file.
bool is_size(std::string_view line) {
  std::size_t at = 0;
  const bool has_two = whole_number(next_word(line, at)) && whole_number(next_word(line, at));
  return has_two && next_word(line, at).empty();
}

bool is_row(std::string_view line) {
  return line.starts_with('[') ||
         (line.find_first_not_of("0123456789. \t") == std::string_view::npos && !is_size(line));
}

// The first line of a table, of a list or of a program, or an address: no notation of `sudoku` begins so.
bool is_foreign(std::string_view row) {
  const std::string_view line = trim(row);
  if (line.find("?bd=") != std::string_view::npos) return true;
  if (line.starts_with('{') || line.ends_with('[') || line.starts_with("[[") || line.starts_with("[\"")) return true;
  const auto parts = [](char each) { return each == ',' || each == ';' || each == '\t'; };
  const auto is_cell = [](char each) { return each == ' ' || each == '.' || (each >= '0' && each <= '9'); };
  // A tab at either end stands beside a blank cell.
  return std::count_if(row.begin(), row.end(), parts) >= 3 &&
         std::all_of(row.begin(), row.end(), [&](char each) { return parts(each) || is_cell(each); });
}

}  // namespace

Front front_of(std::string_view puzzle, std::string_view text, bool is_whole) {
  const Front whole = is_whole || text.size() >= most_bytes ? Front::enough : Front::more;
  if (puzzle.empty()) return whole;
  if (puzzle != "sudoku" && puzzle != "kakuro" && puzzle != "grid") return Front::no;
  Cursor cursor(text, is_whole || text.size() >= most_line);
  std::string_view row, line;
  std::uint32_t number = 0;
  do {
    const Read read = cursor.take_content(row, number);
    if (read != Read::puzzle) return read == Read::more ? Front::more : Front::no;
    line = trim(row);
  } while (puzzle != "kakuro" && line.starts_with('#'));  // a row of kakuro may begin with a black cell
  if (puzzle == "grid") return is_row(line) ? whole : Front::no;
  const auto has = [line](std::string_view part) { return line.find(part) != std::string_view::npos; };
  if (has("pzprv3") || has("kanpen.net/") || (puzzle == "sudoku" && is_foreign(row))) return whole;
  return line.find("sudoku/") != std::string_view::npos ? Front::enough : Front::no;
}

std::string line_of(const Candidate& candidate) {
  return candidate.puzzle + ' ' + candidate.format + (is_kind(candidate) ? ' ' + word_of(candidate) : "") + '\n';
}

std::string unread(std::string_view problem) {
  return std::string(problem.empty() ? "no puzzle is recognised" : problem);
}

Advice advise(std::string_view puzzle, std::span<const Candidate> candidates, bool is_sure, std::string_view problem) {
  if (puzzle.empty()) return advise_on_any(candidates, is_sure, problem);
  if (candidates.empty()) return {};
  if (puzzle == "sudoku" || puzzle == "kakuro") {
    const bool is_one = candidates.size() == 1 && is_sure;
    if (is_one && candidates[0].puzzle == puzzle) return take(candidates[0]);
    const bool is_variant = is_one && puzzle == "sudoku" && candidates[0].puzzle == "variant";
    return is_variant ? take(candidates[0], "read as variant: the boxes of sudoku are squares") : Advice();
  }
  std::vector<Candidate> genres;
  for (const Candidate& each : candidates)
    if (each.puzzle == "grid" && word_of(each) != "grid" && !is_kind(each)) genres.push_back(each);
  if (genres.empty()) return {};
  return refuse("this may be " + alternatives(genres) + "; say which, as in --format " + genres[0].format);
}

}  // namespace quadrille::command

#include "core/puzzles/tiling/text/reader.hpp"

#include <algorithm>
#include <utility>

#include "core/puzzles/tiling/catalogue.hpp"
#include "core/puzzles/tiling/layout.hpp"
#include "core/puzzles/tiling/text/notations.hpp"

namespace quadrille::tiling {

namespace {

std::optional<std::size_t> section_named(std::string_view line) {
  const auto name = std::find(section_names.begin(), section_names.end(), trim(line));
  if (name == section_names.end()) return std::nullopt;
  return static_cast<std::size_t>(name - section_names.begin());
}

}  // namespace

std::uint32_t Reader::kind_named(std::string_view name) const {
  for (std::uint32_t kind = 0; kind < board_.kinds.size(); ++kind) {
    if (board_.kinds[kind].name == name) return kind;
  }
  return none;
}

// ---- the one-line form ----

bool Reader::read_one_line(const Line& line) {
  std::vector<std::string_view> words = words_of(line.text);
  std::optional<Grid> grid = grid_named(words[0]);
  std::size_t at = grid ? 1 : 0;
  const Size size = *size_in(words[at]);
  board_.grid = grid ? *grid : size.count == 3 ? Grid::cube : Grid::square;
  if ((size.count == 3) != (board_.grid == Grid::cube)) {
    return fail(line.error(words[at], quote(words[at]) + " is no size of a board on the grid " + quote(words[0]) +
                                          "; a cube has three numbers, all others two"));
  }
  std::array<std::uint64_t, 3> numbers = {1, 1, 1};
  for (std::size_t i = 0; i < size.count; ++i)
    numbers[3 - size.count + i] = whole_number(size.numbers[i]).value_or(~std::uint64_t{0});
  if (*std::min_element(numbers.begin(), numbers.end()) == 0)
    return fail(line.error(words[at], "a board of " + quote(words[at]) + " has no cells"));
  if (is_too_large(board_.grid, numbers[0], numbers[1], numbers[2]) || numbers[2] > most_columns) {
    return fail(line.too_large(
        words[at], "a board of " + quote(words[at]) + " is too large: at most " + size_text(board_.grid) + " cells"));
  }
  const auto columns = static_cast<std::size_t>(numbers[2]);
  board_.layers = static_cast<std::size_t>(numbers[0]);
  board_.rows = static_cast<std::size_t>(numbers[1]);
  const bool is_hex = board_.grid == Grid::hex;
  board_.columns = is_hex ? 2 * columns - (board_.rows == 1 ? 1 : 0) : columns;
  board_.cells.assign(board_.layers * board_.rows * board_.columns, {Cell::Use::must});
  for (std::size_t place = 0; is_hex && place < board_.cells.size(); ++place) {
    if ((place / board_.columns + place % board_.columns) % 2 == 1) board_.cells[place].use = Cell::Use::outside;
  }
  for (std::size_t place = 0; place < board_.cells.size(); ++place) note(place, line, words[at]);
  if (!read_names(line, std::span(words).subspan(at + 1))) return false;
  if (board_.kinds.empty())
    return fail(line.error(words.back(), "no pieces follow the board of " + quote(words.back())));
  return lay_out(line);
}

// Pieces, each `[copies] name [turning]`; copies may be joined to the name, as in 2xL4.
bool Reader::read_names(const Line& line, std::span<const std::string_view> words) {
  const auto is_name = [&](std::size_t word) { return word < words.size() && !turning_named(words[word]); };
  for (std::size_t at = 0; at < words.size(); ++at) {
    CountedName counted = counted_name(words[at]);
    if (const auto copies = copies_in(words[at]); copies && is_name(at + 1)) counted = {*copies, words[++at]};
    const auto turning = at + 1 < words.size() ? turning_named(words[at + 1]) : std::optional<Turning>();
    if (!add_pieces(line, counted.name, counted.copies, turning)) return false;
    at += turning ? 1 : 0;
  }
  return true;
}

// ---- sections ----

bool Reader::read_grid(const Line& line) {
  const std::vector<std::string_view> words = words_of(line.text);
  const auto grid = grid_named(words[1]);
  if (!grid || words.size() > 2) {
    const std::string_view wrong = grid ? words[2] : words[1];
    return fail(line.error(wrong, quote(wrong) + " is no grid; grids are square, hex, triangle and cube"));
  }
  board_.grid = *grid;
  return true;
}

bool Reader::read_full_form(std::span<const Line> lines) {
  Line last = lines[0];
  if (begins_grid(last.text)) {
    if (!read_grid(last)) return false;
    do lines = lines.subspan(1);
    while (!lines.empty() && trim(lines[0].text).empty());
  }
  while (!lines.empty()) {
    last = lines[0];
    std::size_t end = 1;
    while (end < lines.size() && !section_named(lines[end].text)) ++end;
    if (!begin_section(last) || !read_section(last, lines.subspan(1, end - 1))) return false;
    lines = lines.subspan(end);
  }
  const std::string_view text = trim(last.text);
  if (sections_ == 0) return fail(last.error(text, "no \"board\" follows " + quote(text)));
  if (sections_ == 1) return fail(last.error(text, "no \"pieces\" follow the board"));
  return board_.layout != nullptr || (check_letters() && lay_out(last));
}

// Sections come in one order; the last two may be missing.
bool Reader::begin_section(const Line& line) {
  const std::string_view text = trim(line.text);
  const auto section = section_named(text);
  if (!section) {
    return fail(line.error(text, quote(text) + " does not begin a tiling; \"board\" does, a line such as \"grid hex\", "
                                               "or a size such as 6x10"));
  }
  if (*section < sections_) {
    return fail(line.error(text, quote(text) + " stands too late; sections are board, pieces, only and placed, each "
                                               "once and in this order"));
  }
  if (sections_ < std::min<std::size_t>(*section, 2))
    return fail(line.error(text, "no " + quote(section_names[sections_]) + " before " + quote(text)));
  sections_ = *section + 1;
  return *section != 3 || (check_letters() && lay_out(line));
}

bool Reader::read_section(const Line& heading, std::span<const Line> lines) {
  const std::string_view name = trim(heading.text);
  if (name == "board") return read_board(heading, lines);
  if (name == "pieces") return read_pieces(heading, lines);
  return name == "only" ? read_only(lines) : read_placed(lines);
}

bool Reader::lay_out(const Line& line) {
  const auto layout = std::make_shared<Layout>();
  if (auto refused = layout->build(board_)) return fail(line.too_large(line.text, std::move(refused->message)));
  board_.layout = layout;
  taken_.assign(board_.cells.size(), 0);
  copies_.assign(board_.kinds.size(), 0);
  return true;
}

}  // namespace quadrille::tiling

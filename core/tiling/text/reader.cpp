#include "core/tiling/text/reader.hpp"

#include <algorithm>
#include <utility>

#include "core/tiling/catalogue.hpp"
#include "core/tiling/layout.hpp"
#include "core/tiling/text/notations.hpp"

namespace quadrille::tiling {

namespace {

std::optional<std::size_t> section_named(std::string_view line) {
  const auto name = std::find(section_names.begin(), section_names.end(), trim(line));
  if (name == section_names.end()) return std::nullopt;
  return static_cast<std::size_t>(name - section_names.begin());
}

std::string size_text(Grid grid) {
  return grid == Grid::cube ? decimal(most_cube) + "×" + decimal(most_cube) + "×" + decimal(most_cube)
                            : decimal(most_rows) + "×" + decimal(most_columns);
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

// ---- the board ----

bool Reader::read_board(const Line& heading, std::span<const Line> lines) {
  const auto is_blank = [](const Line& line) { return trim(line.text).empty(); };
  while (!lines.empty() && is_blank(lines.back())) lines = lines.first(lines.size() - 1);
  if (board_.grid == Grid::cube) {
    while (!lines.empty() && is_blank(lines.front())) lines = lines.subspan(1);
  }
  if (!set_size(lines)) return false;
  board_.cells.assign(board_.layers * board_.rows * board_.columns, {});
  letters_.assign(27, {});
  if (!set_cells(lines)) return false;
  Shape cells;
  for (std::size_t place = 0; place < board_.cells.size(); ++place) {
    if (board_.cells[place].use != Cell::Use::outside) cells.push_back(board_.point_of(place));
  }
  if (cells.empty()) return fail(heading.error(trim(heading.text), "the \"board\" has no cells"));
  return check_parity(heading, cells, "the board");
}

// Nothing is allocated yet. The board ends with its last cells: places behind them that are outside do not count.
bool Reader::set_size(std::span<const Line> lines) {
  std::size_t layer = 0, row = 0;
  board_.layers = board_.rows = board_.columns = 0;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    std::string_view text = lines[i].text;
    if (board_.grid == Grid::cube && trim(text).empty()) {
      layer += trim(lines[i - 1].text).empty() ? 0 : 1;
      row = 0;
      continue;
    }
    while (!text.empty() && (text.back() == '_' || is_space(text.back()))) text.remove_suffix(1);
    ++row;
    if (text.empty()) continue;
    board_.layers = layer + 1;
    board_.rows = std::max(board_.rows, row);
    board_.columns = std::max(board_.columns, text.size());
    if (is_too_large(board_.grid, board_.layers, board_.rows, board_.columns)) {
      return fail(lines[i].too_large(text, "the row " + quote(trim(text)) + " makes the board too large: at most " +
                                               size_text(board_.grid) + " cells"));
    }
  }
  return true;
}

bool Reader::set_cells(std::span<const Line> lines) {
  std::size_t layer = 0, row = 0;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const Line& line = lines[i];
    if (board_.grid == Grid::cube && trim(line.text).empty()) {
      layer += trim(lines[i - 1].text).empty() ? 0 : 1;
      row = 0;
      continue;
    }
    for (std::size_t at = 0; at < line.text.size(); ++at) {
      Cell cell;
      if (!set_cell(line, at, cell)) return false;
      if (cell.use != Cell::Use::outside) board_.cells[(layer * board_.rows + row) * board_.columns + at] = cell;
    }
    ++row;
  }
  return true;
}

bool Reader::set_cell(const Line& line, std::size_t at, Cell& cell) {
  const char c = line.text[at];
  using Use = Cell::Use;
  if (c == '_' || is_space(c)) return true;
  if (c == '.' || c == '?') {
    cell.use = c == '.' ? Use::must : Use::may;
  } else if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')) {
    cell.use = c >= 'a' ? Use::must : Use::may;
    cell.letter = static_cast<std::uint8_t>(c >= 'a' ? c - 'a' + 1 : c - 'A' + 1);
    if (letters_[cell.letter].number == 0) letters_[cell.letter] = line;
  } else {
    return fail(line.error(line.text.substr(at),
                           quote(line.text.substr(at, std::max<std::size_t>(1, character_size(line.text.substr(at))))) +
                               " is no cell; cells are \".\", \"?\", \"_\", a space or a letter"));
  }
  return true;
}

bool Reader::check_parity(const Line& line, const Shape& shape, std::string_view what) {
  if (board_.grid != Grid::hex) return true;
  for (const Point point : shape) {
    if (((point.row + point.column + shape[0].row + shape[0].column) & 1) == 0) continue;
    return fail(line.error(trim(line.text), std::string(what) + " has hexagons in row " +
                                                decimal(static_cast<std::uint64_t>(point.row + 1)) + ", column " +
                                                decimal(static_cast<std::uint64_t>(point.column + 1)) +
                                                " and half a hexagon beside it: neighbours are two columns apart, "
                                                "and every second row is shifted by one"));
  }
  return true;
}

// Every letter on the board has to be explained.
bool Reader::check_letters() {
  for (std::size_t letter = 1; letter <= 26; ++letter) {
    if (letters_[letter].number == 0 || !board_.only[letter - 1].empty()) continue;
    const Line& line = letters_[letter];
    const char small = static_cast<char>('a' + letter - 1), capital = static_cast<char>('A' + letter - 1);
    const std::size_t at = line.text.find_first_of(std::string{small, capital});
    return fail(line.error(line.text.substr(at),
                           "no line under \"only\" says which pieces may cover " + quote(line.text.substr(at, 1))));
  }
  return true;
}

// ---- only, placed ----

bool Reader::read_only(std::span<const Line> lines) {
  return std::all_of(lines.begin(), lines.end(), [this](const Line& line) { return read_only_line(line); });
}

bool Reader::read_only_line(const Line& line) {
  const std::vector<std::string_view> words = words_of(line.text);
  if (words.empty()) return true;
  const char c = words[0][0];
  const bool is_small = c >= 'a' && c <= 'z', is_capital = c >= 'A' && c <= 'Z';
  if (words[0].size() != 1 || (!is_small && !is_capital))
    return fail(line.error(words[0], quote(words[0]) + " is no letter of the board"));
  std::vector<std::uint32_t>& only = board_.only[static_cast<std::size_t>(is_small ? c - 'a' : c - 'A')];
  if (!only.empty()) return fail(line.error(words[0], "the letter " + quote(words[0]) + " is explained twice"));
  if (words.size() == 1) return fail(line.error(words[0], "no pieces follow the letter " + quote(words[0])));
  for (std::size_t i = 1; i < words.size(); ++i) {
    const std::size_t before = only.size();
    if (const std::uint32_t kind = kind_named(words[i]); kind != none) {
      only.push_back(kind);
    } else {
      for (const CatalogPiece& piece : find_pieces(board_.grid, words[i])) {
        if (const std::uint32_t member = kind_named(piece.name); member != none) only.push_back(member);
      }
    }
    if (only.size() == before) return fail(line.error(words[i], quote(words[i]) + " is none of the pieces"));
  }
  std::sort(only.begin(), only.end());
  only.erase(std::unique(only.begin(), only.end()), only.end());
  return true;
}

bool Reader::read_placed(std::span<const Line> lines) {
  return std::all_of(lines.begin(), lines.end(), [this](const Line& line) { return read_placed_line(line); });
}

bool Reader::read_placed_line(const Line& line) {
  const std::vector<std::string_view> words = words_of(line.text);
  if (words.empty()) return true;
  const std::uint32_t kind = kind_named(words[0]);
  if (kind == none) return fail(line.error(words[0], quote(words[0]) + " is none of the pieces"));
  std::vector<std::uint16_t> places;
  for (std::size_t i = 1; i < words.size(); ++i) {
    std::uint16_t place = 0;
    if (!read_place(line, words[i], place)) return false;
    if (taken_[place] != 0) {
      return fail(line.error(words[i],
                             "the cell " + quote(words[i]) + " is covered already, in line " + decimal(taken_[place])));
    }
    taken_[place] = line.number;
    places.push_back(place);
  }
  if (places.size() != board_.kinds[kind].shape.size()) {
    return fail(line.error(words[0], "the piece " + quote(words[0]) + " has " +
                                         decimal(board_.kinds[kind].shape.size()) + " cells, not " +
                                         decimal(places.size())));
  }
  std::sort(places.begin(), places.end());
  const cover::Placement placement = board_.layout->find(board_, kind, places);
  if (placement == cover::no_placement)
    return fail(line.error(words[0], "the piece " + quote(words[0]) + " cannot cover these cells"));
  if (copies_[kind]++ == board_.kinds[kind].high)
    return fail(line.error(words[0], "more copies of " + quote(words[0]) + " are placed than there are"));
  board_.placed.push_back(placement);
  return true;
}

bool Reader::read_place(const Line& line, std::string_view word, std::uint16_t& place) {
  std::array<std::uint64_t, 3> numbers = {1, 1, 1};
  const std::size_t count = board_.grid == Grid::cube ? 3 : 2;
  std::string_view rest = word;
  bool is_right = true;
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t comma = i + 1 < count ? rest.find(',') : rest.size();
    const auto number = whole_number(rest.substr(0, comma));
    is_right = is_right && comma != std::string_view::npos && number;
    if (!is_right) break;
    numbers[3 - count + i] = *number;
    rest.remove_prefix(std::min(comma + 1, rest.size()));
  }
  if (!is_right) {
    return fail(line.error(word, quote(word) + " is no cell; a cell is " +
                                     (count == 3 ? "layer,row,column" : "row,column") + ", each from 1"));
  }
  const auto [layer, row, column] = numbers;
  const bool is_inside =
      layer >= 1 && layer <= board_.layers && row >= 1 && row <= board_.rows && column >= 1 && column <= board_.columns;
  const std::uint64_t number = is_inside ? ((layer - 1) * board_.rows + row - 1) * board_.columns + column - 1 : 0;
  const auto index = static_cast<std::size_t>(number);
  if (!is_inside || board_.cells[index].use == Cell::Use::outside)
    return fail(line.error(word, "the cell " + quote(word) + " is outside the board"));
  place = static_cast<std::uint16_t>(index);
  return true;
}

}  // namespace quadrille::tiling

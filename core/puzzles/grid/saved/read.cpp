// From a saved board to a text.
#include <algorithm>
#include <utility>

#include "core/puzzles/grid/kinds/kind.hpp"
#include "core/puzzles/grid/kinds/named.hpp"
#include "core/puzzles/grid/links/draft.hpp"
#include "core/puzzles/grid/maker.hpp"
#include "core/puzzles/grid/saved/figures.hpp"
#include "core/puzzles/grid/saved/forms.hpp"
#include "core/puzzles/grid/saved/lines.hpp"
#include "core/puzzles/grid/saved/saved.hpp"
#include "core/puzzles/grid/saved/table.hpp"

namespace quadrille::grid::saved {

namespace {

using namespace links;

// A token of a line, and where it begins.
struct Piece {
  std::string_view text;
  std::uint32_t line, column;
};

class SavedReader {
 public:
  SavedReader(SavedLines& lines, Text& text, Error& error) : lines_(lines), text_(text), error_(error) {}

  bool read(const Genre* implied) {
    const SavedLine head = *lines_.next();
    if (head.text.size() > 7) version_ = static_cast<unsigned>(head.text[7] - '0');
    const SavedLine* name = lines_.next();
    if (name == nullptr) return fail(head, "the saved board ends before the name of its puzzle");
    saved_ = find_saved(name->text);
    const Genre* genre = saved_ == nullptr ? nullptr : find_genre(saved_->genre);
    const auto kind = genre == nullptr ? kinds::kind_linked_as(name->text) : nullptr;
    if (kind != nullptr) genre = &kind->genre, saved_ = genre->saved;
    if (genre == nullptr || saved_ == nullptr)
      return fail(*name, quote(name->text) + " is the name of no genre that is known");
    if (implied != nullptr && implied != genre)
      return fail(*name, quote(saved_->genre) + " is another genre than " + quote(implied->id));
    draft_.emplace(*genre, text_, head.number);
    text_.kind = kind;
    draft_->set_column(head.column);
    if (!read_size(text_.rows) || !read_size(text_.columns)) return false;
    outside_.assign(text_.cells(), false);
    if (saved_->name == "numlin") set_parameter("fill", "no");
    if (!is_usual()) return false;
    for (const SavedPart& part : saved_->parts)
      if (!read_part(part)) return false;
    if (const SavedLine* line = lines_.next(); line != nullptr && !line->text.empty())
      return fail(*line, quote(line->text) + " follows the end of the board");
    return finish();
  }

 private:
  bool fail(const SavedLine& line, Message message) {
    error_ = {Error::Code::bad_input, std::move(message), line.number, line.column};
    return false;
  }
  bool fail(const Piece& piece, const Message& rest) {
    error_ = {Error::Code::bad_input, quote(piece.text) + rest, piece.line, piece.column};
    return false;
  }

  bool read_size(std::size_t& size) {
    const SavedLine* line = lines_.next();
    const std::uint64_t number = line == nullptr ? 0 : whole_number(line->text).value_or(0);
    if (line == nullptr) return fail(lines_.last(), "the saved board ends before its size");
    if (number == 0) return fail(*line, quote(line->text) + " is not a number of rows or columns");
    if (number > most_side) {
      fail(*line, quote(line->text) + " is too large; a board has at most 128 rows and columns");
      error_.code = Error::Code::too_large;
      return false;
    }
    size = static_cast<std::size_t>(number);
    return true;
  }

  // A letter alone may be a flag that changes the rules, as in a link.
  bool is_usual() {
    const SavedLine* line = lines_.ahead();
    if (line == nullptr || line->text.size() != 1) return true;
    const std::string_view rule = links::rule_of_flag(saved_->genre, line->text[0]);
    return rule.empty() || fail(*line, quote(line->text) + " says that " + Message(rule) + ": " +
                                           std::string(saved_->genre) + " does not have that rule here");
  }

  bool read_part(const SavedPart& part) {
    switch (part.block) {
      case Block::level:
      case Block::names:
      case Block::fill: return read_flag(part);
      case Block::line: return lines_.next() != nullptr || fail(lines_.last(), "the saved board ends here");
      case Block::count: return read_count(part);
      case Block::fleet: return read_fleet(part);
      case Block::regions: return version_ >= part.since ? read_borders() : read_rooms();
      case Block::cells:
      case Block::sides: return read_cells(part);
      case Block::ships: return read_ships();
      case Block::corners: return read_corners();
      case Block::goal: return read_goal(part);
      case Block::dots:
      case Block::blots: return read_dots(part);
      case Block::edges: return read_edges(0);
      case Block::wide_edges: return read_edges(1);
      case Block::bridges: return read_bridges();
      case Block::parts:
      case Block::framed: return read_parts(part);
      case Block::borders: return read_given_borders();
      case Block::rest:
        return version_ < part.since ||
               read_rows(text_.rows, text_.columns, [](std::size_t, std::size_t, const Piece&) { return true; });
      case Block::all_edges: return read_inner_edges([](std::size_t, bool, const Piece&) { return true; });
      case Block::pairs:
      case Block::between: return read_pairs(part);
    }
    return false;
  }

  // Calls `see(row, column, piece)` for the tokens of as many rows as there are, up to `rows`.
  template <class See>
  bool read_rows(std::size_t rows, std::size_t columns, See see) {
    for (std::size_t row = 0; row < rows; ++row) {
      const SavedLine* line = lines_.next();
      if (line == nullptr) return true;
      std::size_t column = 0;
      for (std::size_t at = 0;; ++column) {
        const std::string_view word = next_word(line->text, at);
        if (word.empty()) break;
        const auto before = static_cast<std::uint32_t>(at - word.size());
        if (column < columns && !see(row, column, Piece{word, line->number, line->column + before})) return false;
      }
      if (column != columns)
        return fail(*line, "this row has " + in_digits(column) + " tokens instead of " + decimal(columns));
    }
    return true;
  }

  // Calls `see(cell, is_upright, piece)` for the edges behind each cell: on its right, or below it.
  template <class See>
  bool read_inner_edges(See see) {
    const auto visit = [&](bool is_upright) {
      return [this, is_upright, see](std::size_t row, std::size_t column, const Piece& piece) mutable {
        return see(row * text_.columns + column, is_upright, piece);
      };
    };
    return read_rows(text_.rows, text_.columns - 1, visit(true)) &&
           read_rows(text_.rows - 1, text_.columns, visit(false));
  }

  void set_parameter(std::string_view name, std::string value) {
    draft_->section(name).rows = {{draft_->token(std::move(value))}};
  }

  bool read_flag(const SavedPart& part) {
    if (part.block == Block::names && version_ < part.since) return true;
    const SavedLine* line = lines_.ahead();
    const bool takes = line != nullptr && (part.word.empty() || line->text == part.word);
    if (takes) lines_.next();
    if (part.block == Block::level && !takes) set_parameter("level", "pool");
    if (part.block == Block::fill && takes && line->text != "passallcell") set_parameter("fill", "no");
    if (part.block == Block::names && takes && !line->text.empty())
      return fail(*line, quote(line->text) + " stands for rules that " + std::string(saved_->genre) + " does not have");
    return true;
  }

  bool read_count(const SavedPart& part) {
    const SavedLine* line = lines_.next();
    if (line == nullptr) return fail(lines_.last(), "the saved board ends before " + quote(part.section));
    if (!whole_number(line->text)) return fail(*line, quote(line->text) + " is no number");
    draft_->section(part.section).rows = {{{line->text, line->number, line->column}}};
    return true;
  }

  // A fleet is written as in a link, with its lines for the parts between slashes.
  bool read_fleet(const SavedPart& part) {
    const SavedLine* line = lines_.next();
    if (line == nullptr) return fail(lines_.last(), "the saved board ends before its fleet");
    const auto count = whole_number(line->text);
    std::string fleet = count ? "/" + line->text : "//" + line->text;
    for (std::uint64_t ship = 0; ship < count.value_or(0); ++ship) {
      const SavedLine* each = lines_.next();
      if (each == nullptr) return fail(lines_.last(), "the saved board ends before its fleet is complete");
      fleet += "/" + each->text;
    }
    std::vector<Entry> ships;
    Error error;
    BodyReader reader(fleet, 1, error);
    if (!reader.read_ships(ships)) return fail(*line, std::move(error.message));
    std::stable_sort(ships.begin(), ships.end(), [](const Entry& a, const Entry& b) { return a.number > b.number; });
    auto& rows = draft_->section(part.section).rows;
    rows.emplace_back();
    for (const Entry& ship : ships)
      rows[0].push_back({decimal(static_cast<std::uint64_t>(ship.number)), line->number, line->column});
    return true;
  }

  bool read_borders() {
    has_regions_ = true;
    std::vector<bool> is_border(2 * text_.cells());
    const bool is_read = read_inner_edges([&](std::size_t cell, bool is_upright, const Piece& piece) {
      is_border[2 * cell + is_upright] = piece.text == "1";
      return piece.text == "0" || piece.text == "1" || fail(piece, " is neither 0 nor 1, no border or one");
    });
    return is_read &&
           (add_edges([&](const Edge& edge, bool is_upright) { return is_border[2 * edge.first + is_upright]; }), true);
  }

  Token cell_token(std::size_t cell, const Piece& piece) const {
    return {name_of_point({cell / text_.columns * 2, cell % text_.columns * 2}), piece.line, piece.column};
  }

  bool read_pairs(const SavedPart& part) {
    set_size();
    return read_inner_edges([&](std::size_t cell, bool is_upright, const Piece& piece) {
      if (piece.text == "0") return true;
      const bool has_sign = part.block == Block::between;
      std::string sign(piece.text);
      for (const Word& word : part.form.words)
        if (word.token == piece.text) sign = word.clue;
      if (has_sign && (sign.size() != 1 || part.word.find(sign) == std::string_view::npos))
        return fail(piece, " is no sign between two cells here");
      if (!has_sign && piece.text != "1" && piece.text != "2") return fail(piece, " is no mark of a pair: 0, 1 or 2");
      auto& row = draft_->section(has_sign || piece.text == "1" ? part.section : part.word).rows.emplace_back();
      for (const std::size_t each : {cell, cell + (is_upright ? 1 : text_.columns)})
        row.push_back(cell_token(each, piece));
      if (has_sign) row.insert(row.begin() + 1, {sign, piece.line, piece.column});
      return true;
    });
  }

  // A border is wherever the numbers of two regions meet.
  bool read_rooms() {
    has_regions_ = true;
    const SavedLine* number = lines_.next();
    if (number != nullptr && !whole_number(number->text))
      return fail(*number, quote(number->text) + " is no number of regions");
    std::vector<std::string> rooms(text_.cells());
    const bool is_read =
        read_rows(text_.rows, text_.columns, [&](std::size_t row, std::size_t column, const Piece& piece) {
          auto& room = rooms[row * text_.columns + column] = piece.text;
          if (room == ".") return room += decimal(row * text_.columns + column), true;  // a wall, a room of its own
          return whole_number(piece.text) || fail(piece, " is no number of a region");
        });
    return is_read &&
           (add_edges([&](const Edge& edge, bool) { return rooms[edge.first] != rooms[edge.second]; }), true);
  }

  template <class IsBorder>
  void add_edges(IsBorder is_border) {
    for (const Edge& edge : upright_edges(text_.rows, text_.columns)) draft_->add_edge(edge, is_border(edge, true));
    for (const Edge& edge : level_edges(text_.rows, text_.columns)) draft_->add_edge(edge, is_border(edge, false));
  }

  bool read_cells(const SavedPart& part) {
    const bool has_sides = part.block == Block::sides;
    const Frame frame = has_sides ? frame_of(part.outside, text_.rows, text_.columns) : Frame{0, 0, 0, 0};
    if (has_sides) prepare_sides(part);
    const bool is_read =
        read_rows(frame.top + text_.rows + frame.bottom, frame.left + text_.columns + frame.right,
                  [&](std::size_t row, std::size_t column, const Piece& piece) {
                    const std::size_t y = row - frame.top, x = column - frame.left;
                    if (y < text_.rows && x < text_.columns) return read_one(part.form, y * text_.columns + x, piece);
                    return read_side(part, place_outside(part.outside, row, column, text_.rows, text_.columns), piece);
                  });
    if (!is_read) return false;
    for (const std::string_view name : {"rows", "columns"})
      if (part.outside == Codec::runs && has_sides)
        for (auto& line : draft_->section(name).rows)
          if (line.empty())
            line.push_back(draft_->token(part.side.unknown == "." || !part.side.zero.empty() ? "." : "0"));
    return true;
  }

  void prepare_sides(const SavedPart& part) {
    if (part.outside == Codec::runs) {
      draft_->section("rows").rows.resize(text_.rows);
      draft_->section("columns").rows.resize(text_.columns);
      return;
    }
    const bool has_four = part.outside != Codec::two_sides;
    for (const std::string_view name : {"top", "left", "bottom", "right"}) {
      const std::size_t size = name == "top" || name == "bottom" ? text_.columns : text_.rows;
      if (has_four || name == "top" || name == "left")
        draft_->section(name).rows.assign(1, std::vector<Token>(size, draft_->token(".")));
    }
  }

  bool read_side(const SavedPart& part, const Place& place, const Piece& piece) {
    std::string_view number = piece.text;
    if (place.section.empty() || number == ".") return true;
    if (number.size() > 1 && number[0] == 'c') number.remove_prefix(1);  // ticked off
    const auto value = whole_number(number);
    Token token = {{}, piece.line, piece.column};
    const bool is_unknown = (number == "-" || number == "-2") && !part.side.unknown.empty();
    if (!is_unknown && (!value || *value > most_number16)) return fail(piece, " is no clue");
    if (!write_symbol(part.side, is_unknown ? unknown : static_cast<Number>(*value), token.text))
      return fail(piece, " is a clue that " + Message(saved_->genre) + " does not have");
    auto& rows = draft_->section(place.section).rows;
    if (part.outside == Codec::runs) {
      rows[place.line].push_back(std::move(token));
    } else {
      rows[0][place.line] = std::move(token);
    }
    return true;
  }

  bool read_one(const CellForm& form, std::size_t cell, const Piece& piece) {
    auto says = read_cell(form, piece.text);
    if (!says) return fail(piece, " is nothing that a cell of " + Message(saved_->genre) + " has");
    if (says->clue == outside_clue) {
      outside_[cell] = true;
    } else if (!says->clue.empty()) {
      set("cells", ".", cell, std::move(says->clue), piece);
    }
    if (!says->filled.empty()) set(filled_rule.name, "?", cell, std::move(says->filled), piece);
    return true;
  }

  bool set(std::string_view name, std::string blank, std::size_t cell, std::string token, const Piece& piece) {
    auto& rows = draft_->section(name).rows;
    if (rows.empty()) rows.assign(text_.rows, std::vector<Token>(text_.columns, draft_->token(std::move(blank))));
    rows[cell / text_.columns][cell % text_.columns] = {std::move(token), piece.line, piece.column};
    return true;
  }

  bool read_corners() {
    set_size();
    auto& rows = draft_->section("corners").rows;
    rows.assign(text_.rows + 1, std::vector<Token>(text_.columns + 1, draft_->token(".")));
    return read_rows(text_.rows + 1, text_.columns + 1, [&](std::size_t row, std::size_t column, const Piece& piece) {
      const auto number = piece.text == "-" ? 0 : whole_number(piece.text);
      if (piece.text == ".") return true;
      if (!number || *number > 4) return fail(piece, " is no number to 4");
      if (piece.text != "-") rows[row][column] = {std::string(piece.text), piece.line, piece.column};
      return true;
    });
  }

  void set_size() {
    draft_->section(size_rule.name).rows = {
        {draft_->token(decimal(text_.rows)), draft_->token(decimal(text_.columns))}};
  }

  bool read_goal(const SavedPart& part) {
    set_size();
    const SavedLine* line = lines_.next();
    if (line == nullptr) return fail(lines_.last(), "the saved board ends here");
    const std::size_t blank = std::min(line->text.find(' '), line->text.size());
    const auto column = whole_number(std::string_view(line->text).substr(0, blank));
    const auto row = whole_number(trim(std::string_view(line->text).substr(blank)));
    if (!column || !row || *column >= 2 * text_.columns || *row >= 2 * text_.rows || *column * *row % 2 == 0)
      return fail(*line, quote(line->text) + " is no middle of a cell: two odd numbers are");
    const Point point = {static_cast<std::size_t>(*row - 1), static_cast<std::size_t>(*column - 1)};
    draft_->section(part.section).rows = {{{name_of_point(point), line->number, line->column}}};
    return true;
  }

  bool read_dots(const SavedPart& part) {
    set_size();
    bool has_any = part.block == Block::blots;
    for (std::size_t row = 0; row < 2 * text_.rows - 1; ++row) {
      const SavedLine* line = lines_.next();
      if (line == nullptr) break;
      if (line->text.size() != 2 * text_.columns - 1)
        return fail(*line, "this row has " + in_digits(line->text.size()) + " characters instead of " +
                               decimal(2 * text_.columns - 1));
      for (std::size_t at = 0; at < line->text.size(); ++at) {
        if (line->text[at] == '.') continue;
        const Piece piece = {std::string_view(line->text).substr(at, 1), line->number,
                             line->column + static_cast<std::uint32_t>(at)};
        if (line->text[at] == 'X')
          return fail(piece, " is a cell outside the board, which galaxies does not have here");
        if (part.block == Block::blots) {
          if (!read_blot(part, row, at, piece)) return false;
          continue;
        }
        if (line->text[at] != '1' && line->text[at] != '2') return fail(piece, " is no centre: 1 and 2 are");
        draft_->section(part.section).rows.push_back({{name_of_point({row, at}), piece.line, piece.column}});
        has_any = true;
      }
    }
    return has_any || fail(lines_.last(), "there are no centres");
  }

  bool read_blot(const SavedPart& part, std::size_t row, std::size_t column, const Piece& piece) {
    const std::string_view lists[] = {part.section, part.word, part.third};
    const auto number = whole_number(piece.text);
    if (!number || *number < 1 || *number > 3) return fail(piece, " is no dot: 1, 2 or 3");
    if (row % 2 == 0 && column % 2 == 0 && !part.side.list.empty()) {
      std::string clue;
      if (!write_symbol(part.side, static_cast<Number>(*number), clue))
        return fail(piece, " is a clue that " + Message(saved_->genre) + " does not have");
      return set("cells", ".", row / 2 * text_.columns + column / 2, std::move(clue), piece);
    }
    auto& cells = draft_->section(lists[*number - 1]).rows.emplace_back();
    for (std::size_t y = row / 2; y <= (row + 1) / 2; ++y)
      for (std::size_t x = column / 2; x <= (column + 1) / 2; ++x)
        cells.push_back(cell_token(y * text_.columns + x, piece));
    return true;
  }

  // Between the centres of cells, or along their borders. `ends`: how many edges each line has beyond both its ends.
  bool read_edges(std::size_t ends) {
    const bool is_along = text_.genre->edges == Edges::borders;
    const std::size_t more = is_along ? 2 : 0;
    const auto take = [&](bool is_upright, std::size_t rows, std::size_t columns) {
      const bool is_horizontal = is_upright != is_along;  // what joins two centres crosses the edge between them
      const std::string_view name = is_horizontal ? horizontal_rule.name : vertical_rule.name;
      std::vector<std::vector<Token>> drawn(rows, std::vector<Token>(columns, draft_->token(".")));
      const std::size_t above = is_upright ? 0 : ends, left = is_upright ? ends : 0;
      const auto see = [&](std::size_t row, std::size_t column, const Piece& piece) {
        // A line may have an arrow behind it, as players draw some: `1u`.
        const std::string_view arrow = std::string_view(piece.text).substr(1);
        const bool has_arrow = arrow.size() == 1 && std::string_view("udlr").find(arrow) != std::string_view::npos;
        const bool is_line = piece.text[0] == '1' && (arrow.empty() || has_arrow);
        if (!is_line && piece.text != "0" && piece.text != "-1") return fail(piece, " is none of 0, 1 and -1");
        row -= above, column -= left;
        if (row >= rows || column >= columns) return true;
        if (piece.text != "0")
          drawn[row][column] = {is_line ? (is_horizontal ? "-" : "|") : "x", piece.line, piece.column};
        return true;
      };
      const bool is_read = read_rows(rows + 2 * above, columns + 2 * left, see);
      if (is_read && rows > 0 && columns > 0) draft_->section(name).rows = std::move(drawn);
      return is_read;
    };
    return take(true, text_.rows, text_.columns - 1 + more) && take(false, text_.rows - 1 + more, text_.columns);
  }

  // The clues of a section of cells; empty: none.
  Tokens clues() {
    Tokens tokens(text_.cells());
    const auto& rows = draft_->section("cells").rows;
    for (std::size_t cell = 0; cell < text_.cells() && !rows.empty(); ++cell) {
      const Token& token = rows[cell / text_.columns][cell % text_.columns];
      if (!token.is_blank()) tokens[cell] = token.text;
    }
    return tokens;
  }

  void fill(const Tokens& tokens) {
    for (std::size_t cell = 0; cell < text_.cells(); ++cell)
      if (!tokens[cell].empty())
        set(filled_rule.name, "?", cell, tokens[cell], {{}, lines_.last().number, lines_.last().column});
  }

  // Edges that are one of `0`, `-1` and numbers to 2.
  bool read_numbers(InnerEdges& edges) {
    edges.right.assign(text_.cells(), 0);
    edges.below.assign(text_.cells(), 0);
    return read_inner_edges([&](std::size_t cell, bool is_upright, const Piece& piece) {
      const bool is_number = piece.text == "1" || piece.text == "2";
      if (is_number) (is_upright ? edges.right : edges.below)[cell] = static_cast<std::uint8_t>(piece.text[0] - '0');
      return is_number || piece.text == "0" || piece.text == "-1" || fail(piece, " is none of 0, 1, 2 and -1");
    });
  }

  bool read_bridges() {
    InnerEdges bridges;
    if (!read_numbers(bridges)) return false;
    const auto tokens = bridge_tokens(text_, clues(), bridges);
    if (!tokens) return fail(lines_.last(), "two bridges cross");
    fill(*tokens);
    return true;
  }

  // The borders of the board too, which are passed over.
  bool read_framed(InnerEdges& edges) {
    edges.right.assign(text_.cells(), 0);
    edges.below.assign(text_.cells(), 0);
    const auto see = [&](std::vector<std::uint8_t>& into, std::size_t row, std::size_t column, const Piece& piece) {
      const bool is_border = piece.text == "1" || piece.text == "2";
      if (row < text_.rows && column < text_.columns) into[row * text_.columns + column] = is_border;
      return is_border || piece.text == "0" || piece.text == "-1" || fail(piece, " is none of 0, 1, 2 and -1");
    };
    return read_rows(text_.rows, text_.columns + 1,
                     [&](std::size_t row, std::size_t column, const Piece& piece) {
                       return see(edges.right, row, column - 1, piece);
                     }) &&
           read_rows(text_.rows + 1, text_.columns, [&](std::size_t row, std::size_t column, const Piece& piece) {
             return see(edges.below, row - 1, column, piece);
           });
  }

  bool read_parts(const SavedPart& part) {
    InnerEdges borders;
    const bool is_framed = part.block == Block::framed && version_ >= part.since;
    if (!(is_framed ? read_framed(borders) : read_numbers(borders))) return false;
    std::vector<Token> centres;
    for (const auto& row : draft_->section("centres").rows) centres.push_back(row[0]);
    fill(part_tokens(text_, borders, clues(), centres, part.most_clues));
    return true;
  }

  bool read_given_borders() {
    return read_inner_edges([this](std::size_t, bool, const Piece& piece) {
      return !piece.text.ends_with('X') ||
             fail(piece, " is a border of the puzzle, which fillomino does not have here");
    });
  }

  bool read_ships() {
    std::vector<Sea> sea(text_.cells(), Sea::unknown);
    const Tokens given = clues();
    for (std::size_t cell = 0; cell < text_.cells(); ++cell)
      if (!given[cell].empty()) sea[cell] = given[cell] == "~" ? Sea::water : Sea::ship;
    std::vector<bool> is_filled(text_.cells());
    const bool is_read =
        read_rows(text_.rows, text_.columns, [&](std::size_t row, std::size_t column, const Piece& piece) {
          const std::size_t cell = row * text_.columns + column;
          is_filled[cell] = given[cell].empty() && (piece.text == "#" || piece.text == "+");
          if (is_filled[cell]) sea[cell] = piece.text == "#" ? Sea::ship : Sea::water;
          return piece.text == "#" || piece.text == "+" || piece.text == "." ||
                 fail(piece, " is nothing that a cell of battleships has");
        });
    if (!is_read) return false;
    Tokens tokens = ship_tokens(text_, sea);
    for (std::size_t cell = 0; cell < text_.cells(); ++cell) {
      if (sea[cell] == Sea::water) tokens[cell] = "~";
      if (!is_filled[cell]) tokens[cell].clear();
    }
    fill(tokens);
    (void)lines_.next();  // which ships are ticked off
    return true;
  }

  bool finish() {
    const bool has_outside = std::find(outside_.begin(), outside_.end(), true) != outside_.end();
    if (has_outside && !has_regions_ && text_.kind != nullptr) {
      has_regions_ = true;
      add_edges([](const Edge&, bool) { return false; });
    }
    if (has_regions_) {
      const bool is_whole = draft_->name_regions("regions", outside_);
      if (!is_whole && !may_end()) return fail(lines_.last(), "there is a border inside a region");
    } else if (std::find(outside_.begin(), outside_.end(), true) != outside_.end()) {
      return fail(lines_.last(), "there are cells outside the board");
    }
    draft_->arrange();
    return true;
  }

  bool may_end() const {
    const auto parts = find_link(*text_.genre)->parts;
    return std::any_of(parts.begin(), parts.end(), [](const Part& part) { return part.may_end; });
  }

  SavedLines& lines_;
  Text& text_;
  Error& error_;
  const Saved* saved_ = nullptr;
  std::optional<Draft> draft_;
  unsigned version_ = 0;
  bool has_regions_ = false;
  std::vector<bool> outside_;  // by cell
};

}  // namespace

bool begins_saved(std::string_view line) { return start_of_saved(line) != std::string_view::npos; }

Read read_saved(Cursor& cursor, const Genre* implied, Text& text, Error& error) {
  SavedLines lines;
  if (const Read read = lines.take(cursor); read != Read::puzzle) return read;
  return SavedReader(lines, text, error).read(implied) ? Read::puzzle : Read::error;
}

}  // namespace quadrille::grid::saved

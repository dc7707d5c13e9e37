// From a text to a saved board.
#include <algorithm>
#include <map>
#include <utility>

#include "core/puzzles/grid/kinds/kind.hpp"
#include "core/puzzles/grid/line_graph.hpp"
#include "core/puzzles/grid/links/link.hpp"
#include "core/puzzles/grid/links/regions.hpp"
#include "core/puzzles/grid/maker.hpp"
#include "core/puzzles/grid/saved/figures.hpp"
#include "core/puzzles/grid/saved/forms.hpp"
#include "core/puzzles/grid/saved/saved.hpp"
#include "core/puzzles/grid/saved/table.hpp"

namespace quadrille::grid::saved {

namespace {

using namespace links;

bool is_filled(const Section& section) {
  const std::string_view name = section.rule->name;
  return name == filled_rule.name || name == horizontal_rule.name || name == vertical_rule.name;
}

class SavedWriter {
 public:
  SavedWriter(const Text& text, const Saved& saved) : text_(text), saved_(saved) {}

  bool write(std::string& out) {
    unsigned version = 0;
    for (const SavedPart& part : saved_.parts)
      if (part.since != never) version = std::max(version, part.since);
    out_ += version == 0 ? "pzprv3/" : "pzprv3." + decimal(version) + "/";
    out_ += saved_.name;
    out_ += '/' + decimal(text_.rows) + '/' + decimal(text_.columns) + '/';
    for (const SavedPart& part : saved_.parts)
      if (!write_part(part)) return false;
    out += out_;
    return true;
  }

 private:
  bool write_part(const SavedPart& part) {
    switch (part.block) {
      case Block::level: return text_.find("level") != nullptr || (end("r"), true);
      case Block::names: return end(""), true;
      case Block::fill: return end("passallcell"), true;
      case Block::line: return end(part.word), true;
      case Block::count: return end(text_.find(part.section)->rows[0][0].text), true;
      case Block::fleet: return write_fleet(part);
      case Block::regions: return write_regions(part);
      case Block::cells:
      case Block::sides: return write_cells(part);
      case Block::ships: return write_ships();
      case Block::corners: return write_corners();
      case Block::goal: return write_goal(part);
      case Block::dots: return write_dots(part);
      case Block::edges: return write_edges(0);
      case Block::wide_edges: return write_edges(1);
      case Block::bridges: return write_bridges();
      case Block::parts: return write_parts();
      case Block::framed: return write_framed();
      case Block::borders:
      case Block::all_edges: return write_inner_edges([](std::size_t, std::size_t) { return "0"; });
      case Block::rest: return write_rest();
      case Block::pairs: return write_pairs(part);
      case Block::between: return write_between(part);
      case Block::blots: return write_blots(part);
    }
    return false;
  }

  void end(std::string_view line) { out_ += line, out_ += '/'; }

  template <class Write>
  void write_rows(std::size_t rows, std::size_t columns, Write write) {
    for (std::size_t row = 0; row < rows; ++row) {
      for (std::size_t column = 0; column < columns; ++column) out_ += write(row, column), out_ += ' ';
      out_ += '/';
    }
  }

  // `write(cell, other)` of the cells on both sides of each inner edge.
  template <class Write>
  bool write_inner_edges(Write write) {
    const auto beside = [&](std::size_t step) {
      return [this, step, write](std::size_t row, std::size_t column) {
        const std::size_t cell = row * text_.columns + column;
        return write(cell, cell + step);
      };
    };
    write_rows(text_.rows, text_.columns - 1, beside(1));
    write_rows(text_.rows - 1, text_.columns, beside(text_.columns));
    return true;
  }

  std::string_view clue_at(std::size_t cell) const {
    const Token* token = text_.at("cells", cell);
    return token == nullptr ? std::string_view(".") : std::string_view(token->text);
  }
  std::string_view filled_at(std::size_t cell) const {
    const Token* token = text_.at(filled_rule.name, cell);
    return token == nullptr ? std::string_view("?") : std::string_view(token->text);
  }
  bool is_outside(std::size_t cell) const {
    const Token* token = text_.at("regions", cell);
    return token != nullptr && token->text == "#";
  }

  CellSays says(std::size_t cell) const {
    CellSays says;
    if (clue_at(cell) != ".") says.clue = clue_at(cell);
    if (filled_at(cell) != "?") says.filled = filled_at(cell);
    if (is_outside(cell)) says.clue = outside_clue;
    return says;
  }

  bool write_fleet(const SavedPart& part) {
    std::vector<Number> lengths;
    for (const Token& token : text_.find(part.section)->rows[0])
      lengths.push_back(static_cast<Number>(*whole_number(token.text)));
    std::string fleet;
    links::write_ships(std::move(lengths), fleet);
    return end(std::string_view(fleet).substr(fleet.starts_with("//") ? 2 : 1)), true;
  }

  bool write_regions(const SavedPart& part) {
    const auto name = [&](std::size_t cell) { return std::string_view(text_.at("regions", cell)->text); };
    if (part.since != never)
      return write_inner_edges([&](std::size_t one, std::size_t other) {
        return name(one) != name(other) && !is_outside(one) && !is_outside(other) ? "1" : "0";
      });
    std::vector<std::string_view> names;
    std::vector<std::size_t> number(text_.cells());
    for (std::size_t cell = 0; cell < text_.cells(); ++cell) {
      const auto at = std::find(names.begin(), names.end(), name(cell));
      number[cell] = static_cast<std::size_t>(at - names.begin());
      if (at == names.end()) names.push_back(name(cell));
    }
    end(decimal(names.size()));
    write_rows(text_.rows, text_.columns,
               [&](std::size_t row, std::size_t column) { return decimal(number[row * text_.columns + column]); });
    return true;
  }

  bool write_cells(const SavedPart& part) {
    const bool has_sides = part.block == Block::sides;
    const Frame frame = has_sides ? frame_of(part.outside, text_.rows, text_.columns) : Frame{0, 0, 0, 0};
    bool is_said = true;
    write_rows(frame.top + text_.rows + frame.bottom, frame.left + text_.columns + frame.right,
               [&](std::size_t row, std::size_t column) {
                 const std::size_t y = row - frame.top, x = column - frame.left;
                 if (y >= text_.rows || x >= text_.columns) return side_token(part, frame, row, column);
                 const auto token = write_cell(part.form, says(y * text_.columns + x));
                 is_said = is_said && token.has_value();
                 return token.value_or(".");
               });
    return is_said;
  }

  std::string side_token(const SavedPart& part, const Frame& frame, std::size_t row, std::size_t column) {
    const Place place = place_outside(part.outside, row, column, text_.rows, text_.columns);
    const Section* section = place.section.empty() ? nullptr : text_.find(place.section);
    if (section == nullptr) return ".";
    const Token* token = nullptr;
    if (part.outside == Codec::runs) {
      const auto& runs = section->rows[place.line];
      const bool is_column = place.section == "columns";
      const std::size_t missing = (is_column ? frame.top : frame.left) - runs.size();
      const std::size_t depth = is_column ? row : column;
      if (depth < missing || runs[depth - missing].text == "0") return ".";
      token = &runs[depth - missing];
    } else {
      token = &section->rows[0][place.line];
    }
    const auto number = read_symbol(part.side, token->text);
    if (number == unknown && !part.side.zero.empty()) return "-2";
    return !number || *number < 0 ? "." : decimal(static_cast<std::uint64_t>(*number));
  }

  bool write_ships() {
    write_rows(text_.rows, text_.columns, [&](std::size_t row, std::size_t column) {
      const std::string_view filled = filled_at(row * text_.columns + column);
      return filled == "?" || clue_at(row * text_.columns + column) != "." ? "." : filled == "~" ? "+" : "#";
    });
    return true;
  }

  bool write_corners() {
    const auto& rows = text_.find("corners")->rows;
    write_rows(text_.rows + 1, text_.columns + 1,
               [&](std::size_t row, std::size_t column) { return rows[row][column].text; });
    return true;
  }

  bool write_goal(const SavedPart& part) {
    const Section* section = text_.find(part.section);
    if (section->rows.size() != 1 || section->rows[0].size() != 1) return false;
    const auto point = point_named(text_, section->rows[0][0].text);
    if (!point || point->row % 2 != 0 || point->column % 2 != 0) return false;
    return end(decimal(point->column + 1) + " " + decimal(point->row + 1)), true;
  }

  bool write_dots(const SavedPart& part) {
    const std::size_t width = 2 * text_.columns - 1;
    std::string dots((2 * text_.rows - 1) * width, '.');
    for (const auto& row : text_.find(part.section)->rows)
      for (const Token& token : row) {
        const auto point = point_named(text_, token.text);
        if (!point) return false;
        dots[point->row * width + point->column] = part.side.lowest == 0 ? '1' : '2';
      }
    for (std::size_t at = 0; at < dots.size(); at += width) end(std::string_view(dots).substr(at, width));
    return true;
  }

  bool write_edges(std::size_t ends) {
    const bool is_along = text_.genre->edges == Edges::borders;
    const std::size_t more = is_along ? 2 : 0;
    for (const bool is_upright : {true, false}) {
      const Section* section = text_.find(is_upright != is_along ? horizontal_rule.name : vertical_rule.name);
      const std::size_t rows = is_upright ? text_.rows : text_.rows - 1 + more;
      const std::size_t columns = is_upright ? text_.columns - 1 + more : text_.columns;
      const std::size_t above = is_upright ? 0 : ends, left = is_upright ? ends : 0;
      write_rows(rows + 2 * above, columns + 2 * left, [&](std::size_t row, std::size_t column) {
        row -= above, column -= left;
        if (section == nullptr || row >= rows || column >= columns || section->rows[row][column].is_blank()) return "0";
        return section->rows[row][column].text == "x" ? "-1" : "1";
      });
    }
    return true;
  }

  bool write_bridges() {
    Tokens islands(text_.cells()), tokens(text_.cells());
    for (std::size_t cell = 0; cell < text_.cells(); ++cell) {
      if (clue_at(cell) != ".") islands[cell] = clue_at(cell);
      if (filled_at(cell) != "?") tokens[cell] = filled_at(cell);
    }
    return write_inner_edges(
        [&](std::size_t cell, std::size_t other) { return decimal(bridges_between(islands, tokens, cell, other)); });
  }

  bool write_parts() {
    return write_inner_edges(
        [&](std::size_t one, std::size_t other) { return filled_at(one) != filled_at(other) ? "1" : "0"; });
  }

  // Also those of the board, which pzprjs leaves to the player.
  bool write_framed() {
    const auto border = [&](bool is_inner, std::size_t one, std::size_t other) {
      return is_inner && filled_at(one) != filled_at(other) ? "1" : "0";
    };
    write_rows(text_.rows, text_.columns + 1, [&](std::size_t row, std::size_t column) {
      const std::size_t cell = row * text_.columns + column;
      return border(column > 0 && column < text_.columns, cell - 1, cell);
    });
    write_rows(text_.rows + 1, text_.columns, [&](std::size_t row, std::size_t column) {
      const std::size_t cell = row * text_.columns + column;
      return border(row > 0 && row < text_.rows, cell - text_.columns, cell);
    });
    return true;
  }

  bool write_between(const SavedPart& part) {
    std::map<std::pair<std::size_t, std::size_t>, std::string> signs;
    const Section* section = text_.find(part.section);
    for (std::size_t row = 0; section != nullptr && row < section->rows.size(); ++row) {
      const auto& line = section->rows[row];
      std::string& sign =
          signs[std::minmax<std::size_t>(*cell_named(text_, line.front().text), *cell_named(text_, line.back().text))];
      sign = links::sign_in_order(text_, line);
      for (const Word& word : part.form.words)
        if (word.clue == sign) sign = word.token;
    }
    return write_inner_edges([&](std::size_t one, std::size_t other) {
      const auto found = signs.find({one, other});
      return found == signs.end() ? std::string("0") : found->second;
    });
  }

  bool write_blots(const SavedPart& part) {
    const std::size_t width = 2 * text_.columns - 1;
    std::string dots((2 * text_.rows - 1) * width, '.');
    char digit = '0';
    for (const std::string_view name : {part.section, part.word, part.third}) {
      const Section* section = text_.find(name);
      ++digit;
      for (std::size_t row = 0; section != nullptr && row < section->rows.size(); ++row)
        if (const auto place = links::middle_of(text_, section->rows[row])) dots[*place] = digit;
    }
    for (std::size_t cell = 0; cell < text_.cells() && !part.side.list.empty(); ++cell)
      if (const auto clue = read_symbol(part.side, clue_at(cell)); clue && *clue > 0)
        dots[cell / text_.columns * 2 * width + cell % text_.columns * 2] = static_cast<char>('0' + *clue);
    for (std::size_t at = 0; at < dots.size(); at += width) end(std::string_view(dots).substr(at, width));
    return true;
  }

  bool write_pairs(const SavedPart& part) {
    std::vector<std::string_view> mark(2 * text_.cells(), "0");  // of the edges to the right and below
    for (const std::string_view name : {part.section, part.word}) {
      const Section* section = text_.find(name);
      for (std::size_t row = 0; section != nullptr && row < section->rows.size(); ++row) {
        const auto one = cell_named(text_, section->rows[row][0].text),
                   other = cell_named(text_, section->rows[row][1].text);
        mark[std::min(*one, *other) * 2 + (*one / text_.columns == *other / text_.columns ? 0 : 1)] =
            name == part.section ? "1" : "2";
      }
    }
    return write_inner_edges([&](std::size_t one, std::size_t other) {
      return mark[one * 2 + (one / text_.columns == other / text_.columns ? 0 : 1)];
    });
  }

  bool write_rest() {
    if (saved_.genre == "akari") return true;  // pzprjs writes them only where there are some
    write_rows(text_.rows, text_.columns, [](std::size_t, std::size_t) { return "0"; });
    return true;
  }

  const Text& text_;
  const Saved& saved_;
  std::string out_;
};

// Whether a token of a kind with a loop is one of its signs.
bool is_no_line(const Text& text, const Token& token) {
  const auto value = text.genre->kind == nullptr ? std::nullopt : text.genre->kind->value_of(token.text);
  return value && (text.genre->marked >> *value & 1) != 0;
}

// Whether what is filled in has a place in saved boards: what is drawn of lines has, shapes of lines in cells have not.
bool can_fill(const Text& text) {
  const Section* filled = text.find(filled_rule.name);
  if (filled == nullptr || text.genre->edges == Edges::none) return true;
  for (const auto& row : filled->rows)
    for (const Token& token : row)
      if (token.text != "?" && !is_no_line(text, token)) return false;
  return true;
}

}  // namespace

bool write_saved(const Text& text, std::string& out) {
  Text unfilled = text;
  std::erase_if(unfilled.sections, is_filled);
  std::string link;
  if (!write_link(unfilled, link) || !can_fill(text)) return false;
  if (text.kind != nullptr) return text.genre->saved != nullptr && SavedWriter(text, *text.genre->saved).write(out);
  for (const Saved& saved : table()) {
    if (saved.genre != text.genre->id) continue;
    const bool may_stay_empty = text.find("fill") != nullptr && text.find("fill")->rows[0][0].text == "no";
    if (saved.genre == "numberlink" && may_stay_empty != (saved.name == "numlin")) continue;
    return SavedWriter(text, saved).write(out);
  }
  return false;
}

}  // namespace quadrille::grid::saved

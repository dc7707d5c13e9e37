// From a link to a text.
#include <algorithm>
#include <utility>

#include "core/puzzles/grid/links/draft.hpp"
#include "core/puzzles/grid/links/link.hpp"
#include "core/puzzles/grid/maker.hpp"

namespace quadrille::grid::links {

namespace {

class LinkReader : BodyReader {
 public:
  LinkReader(std::string_view line, std::uint32_t number, const Link& link, const Genre& genre, Text& text,
             Error& error)
      : BodyReader(line, number, error), link_(link), text_(text), draft_(genre, text, number) {}

  bool read() {
    const auto name = std::find_if(link_.names.begin(), link_.names.end(),
                                   [&](std::string_view each) { return is_pzpr_link(line_, each); });
    if (!read_name(name == link_.names.end() ? link_.names[0] : *name)) return false;
    has_last_name_ = name + 1 == link_.names.end();
    if (!read_flags() || !read_board_size()) return false;
    if (!has_more() && line_.back() != '/' && !expect_more()) return false;  // not even an empty body
    start_ = at_;
    start_column_ = quadrille::error_at(number_, line_, at_, {}).column;
    draft_.set_column(start_column_);
    for (const Part& part : link_.parts)
      if (!(part.silent != Silent::needed && is_at_end()) && !read_part(part)) return false;
    if (!read_end()) return false;
    if (!name_regions()) return false;
    draft_.arrange();
    return true;
  }

 private:
  bool read_flags() {
    const std::size_t start = at_;
    std::string_view flags = take_part();
    const bool has_flags = !flags.empty() && !whole_number(flags);
    if (!has_flags) at_ = start, flags = {};
    std::string unknown(flags);
    for (const Part& part : link_.parts)
      if (part.codec == Codec::flag && std::erase(unknown, part.letter) == 0 && !part.section.empty())
        section(part.section).rows = {{{std::string(part.symbols.list), number_, 1}}};
    if (unknown.empty()) return true;
    const std::string_view rule = rule_of_flag(link_.genre, unknown[0]);
    if (rule.empty()) return fault(start, flags, " stands for rules that " + Message(link_.genre) + " does not have");
    return fault(start, flags, " says that " + Message(rule) + ": " + link_.genre + " does not have that rule here");
  }

  bool read_board_size() {
    const std::size_t start = at_;
    std::uint64_t columns = 0, rows = 0;
    if (!read_size(columns) || !read_size(rows)) return false;
    if (columns > most_side || rows > most_side) {
      fault(start, line_.substr(start, at_ - start), " is too large; a board has at most 128 rows and columns");
      error_.code = Error::Code::too_large;
      return false;
    }
    text_.columns = static_cast<std::size_t>(columns);
    text_.rows = static_cast<std::size_t>(rows);
    return true;
  }

  bool read_part(const Part& part) {
    if (const CellCodec* codec = find_cell_codec(part.codec)) return read_cells(part, *codec);
    switch (part.codec) {
      case Codec::flag: return true;
      case Codec::name: return read_last_name(part);
      case Codec::slash: return read_slash();
      case Codec::count:
      case Codec::ships: return read_parameter(part);
      case Codec::two_sides:
      case Codec::weights:
      case Codec::four_sides:
      case Codec::poles: return read_sides(part);
      case Codec::runs: return read_runs(part);
      case Codec::points:
      case Codec::crosses: return read_points(part);
      case Codec::goal: return read_goal(part);
      case Codec::dots: return read_dots_of(part);
      case Codec::pairs:
      case Codec::bars:
      case Codec::between: return read_pairs(part);
      case Codec::blots: return read_blots_of(part);
      case Codec::rooms: return read_rooms(part);
      case Codec::borders: return read_borders(part);
      case Codec::outside: return read_outside();
      default: return true;
    }
  }

  bool read_last_name(const Part& part) {
    if (has_last_name_) section(part.section).rows = {{token(std::string(part.symbols.list), start_)}};
    return true;
  }

  bool read_parameter(const Part& part) {
    std::vector<Entry> entries(part.codec == Codec::count ? 1 : 0);
    if (!(part.codec == Codec::count ? read_count(entries[0]) : read_ships(entries))) return false;
    std::stable_sort(entries.begin(), entries.end(),
                     [](const Entry& a, const Entry& b) { return a.number > b.number; });
    auto& rows = section(part.section).rows;
    rows.emplace_back();
    for (const Entry& entry : entries)
      rows[0].push_back(token(decimal(static_cast<std::uint64_t>(entry.number)), entry.at));
    return true;
  }

  bool read_sides(const Part& part) {
    const auto places = places_of(part.codec, text_.rows, text_.columns);
    std::vector<Entry> entries(places.size());
    if (!(part.codec == Codec::weights ? read_weights(entries) : read_numbers16(entries))) return false;
    for (std::size_t i = 0; i < places.size(); ++i) {
      auto& rows = section(places[i].section).rows;
      if (rows.empty()) rows.emplace_back();
      if (!add(rows[0], part.symbols, entries[i])) return false;
    }
    return true;
  }

  bool read_runs(const Part& part) {
    const auto places = places_of(part.codec, text_.rows, text_.columns);
    std::vector<Entry> entries(places.size());
    if (!read_numbers16(entries)) return false;
    section("rows").rows.resize(text_.rows);
    section("columns").rows.resize(text_.columns);
    for (std::size_t i = 0; i < places.size(); ++i)
      if (entries[i].number != none && !add(section(places[i].section).rows[places[i].line], part.symbols, entries[i]))
        return false;
    for (const std::string_view name : {"rows", "columns"})
      for (auto& line : section(name).rows) {
        std::reverse(line.begin(), line.end());
        if (line.empty())
          line.push_back(token(part.symbols.unknown == "." || !part.symbols.zero.empty() ? "." : "0", start_));
      }
    return true;
  }

  bool read_cells(const Part& part, const CellCodec& codec) {
    std::vector<Entry> entries(text_.cells());
    if (!(this->*codec.read)(entries)) return false;
    auto& rows = section(part.section).rows;
    auto before = std::exchange(rows, {});  // of a part of the same cells
    rows.resize(text_.rows);
    for (std::size_t cell = 0; cell < entries.size(); ++cell) {
      auto& row = rows[cell / text_.columns];
      if (!add(row, part.symbols, entries[cell])) return false;
      if (!before.empty() && row.back().is_blank()) row.back() = before[cell / text_.columns][cell % text_.columns];
    }
    return true;
  }

  bool read_points(const Part& part) {
    std::vector<Entry> entries((text_.rows + 1) * (text_.columns + 1));
    if (part.codec == Codec::crosses) {
      std::vector<Entry> inner((text_.rows - 1) * (text_.columns - 1));
      if (!read_crosses(inner)) return false;
      for (std::size_t at = 0; at < inner.size(); ++at)
        entries[(at / (text_.columns - 1) + 1) * (text_.columns + 1) + at % (text_.columns - 1) + 1] = inner[at];
    } else if (!read_fours(entries)) {
      return false;
    }
    say_size();
    auto& rows = section(part.section).rows;
    rows.resize(text_.rows + 1);
    for (std::size_t point = 0; point < entries.size(); ++point)
      if (!add(rows[point / (text_.columns + 1)], part.symbols, entries[point])) return false;
    return true;
  }

  bool read_goal(const Part& part) {
    const std::size_t start = at_;
    std::vector<Entry> entries(2);
    if (!read_numbers16(entries)) return false;
    const Number column = entries[0].number, row = entries[1].number;
    if (column < 1 || row < 1 || column > static_cast<Number>(text_.columns) || row > static_cast<Number>(text_.rows))
      return fault(start, line_.substr(start, at_ - start), " is no column and row of the board");
    say_size();
    const Point point = {2 * static_cast<std::size_t>(row - 1), 2 * static_cast<std::size_t>(column - 1)};
    section(part.section).rows = {{token(name_of_point(point), start)}};
    return true;
  }

  bool read_dots_of(const Part& part) {
    const std::size_t width = 2 * text_.columns - 1;
    std::vector<Entry> entries((2 * text_.rows - 1) * width);
    if (!read_dots(entries)) return false;
    say_size();
    auto& rows = section(part.section).rows;
    for (std::size_t at = 0; at < entries.size(); ++at)
      if (entries[at].number != none) rows.push_back({token(name_of_point({at / width, at % width}), entries[at].at)});
    if (rows.empty()) return fault(start_, line_.substr(start_), " has no dots");
    const std::size_t behind = at_;
    std::vector<Entry> holes(text_.cells());
    if (!read_packed(bits, holes)) return false;
    return std::all_of(holes.begin(), holes.end(), [](const Entry& hole) { return hole.number == none; }) ||
           fault(behind, line_.substr(behind),
                 " says that there are cells outside the board, which " + Message(link_.genre) + " does not have here");
  }

  bool read_pairs(const Part& part) {
    std::vector<Edge> edges;
    std::vector<Entry> entries;
    for (auto* edges_of : {upright_edges, level_edges}) {
      for (const Edge& edge : edges_of(text_.rows, text_.columns)) edges.push_back(edge);
      if (part.codec != Codec::bars) continue;
      std::vector<Entry> half(edges.size() - entries.size());
      if (!read_packed(bits, half)) return false;
      entries.insert(entries.end(), half.begin(), half.end());
    }
    entries.resize(edges.size());
    if (part.codec == Codec::pairs && !read_packed(thirds, entries)) return false;
    if (part.codec == Codec::between && !read_between(entries)) return false;
    say_size();
    for (std::size_t i = 0; i < edges.size(); ++i) {
      if (entries[i].number == none) continue;
      const bool has_sign = part.codec != Codec::pairs;
      std::string sign;
      if (has_sign && !write_symbol(part.symbols, entries[i].number, sign))
        return fault(entries[i].at, line_.substr(entries[i].at, entries[i].size), " is no sign between two cells here");
      auto& row = section(has_sign || entries[i].number == 1 ? part.section : part.second).rows.emplace_back();
      for (const std::size_t cell : {edges[i].first, edges[i].second}) row.push_back(cell_token(cell, entries[i].at));
      if (has_sign) row.insert(row.begin() + 1, token(sign, entries[i].at));
    }
    return true;
  }

  // A place's number is that of a list with the cells around it; or, where `symbols` have one, that of a cell's clue.
  bool read_blots_of(const Part& part) {
    const std::size_t width = 2 * text_.columns - 1;
    std::vector<Entry> entries((2 * text_.rows - 1) * width);
    if (!read_blots(entries)) return false;
    say_size();
    std::vector<Entry> clues(text_.cells());
    for (std::size_t at = 0; at < entries.size(); ++at) {
      if (entries[at].number == none) continue;
      const std::size_t row = at / width, column = at % width;
      if (row % 2 == 0 && column % 2 == 0 && !part.symbols.list.empty()) {
        clues[row / 2 * text_.columns + column / 2] = entries[at];
        continue;
      }
      const std::string_view lists[] = {part.section, part.second, part.third};
      auto& cells = section(lists[entries[at].number - 1]).rows.emplace_back();
      for (std::size_t y = row / 2; y <= (row + 1) / 2; ++y)
        for (std::size_t x = column / 2; x <= (column + 1) / 2; ++x)
          cells.push_back(cell_token(y * text_.columns + x, entries[at].at));
    }
    if (part.symbols.list.empty()) return true;
    auto& rows = section("cells").rows;
    rows.resize(text_.rows);
    for (std::size_t cell = 0; cell < clues.size(); ++cell)
      if (!add(rows[cell / text_.columns], part.symbols, clues[cell])) return false;
    return true;
  }

  // The number of each region, in its first cell.
  bool read_rooms(const Part& part) {
    const std::vector<std::size_t> region = draft_.regions();
    std::vector<std::size_t> first;  // cells
    std::vector<bool> is_met(text_.cells());
    for (std::size_t cell = 0; cell < text_.cells(); ++cell) {
      if (!is_met[region[cell]]) first.push_back(cell);
      is_met[region[cell]] = true;
    }
    std::vector<Entry> numbers(first.size()), entries(text_.cells());
    if (!read_numbers16(numbers)) return false;
    for (std::size_t i = 0; i < first.size(); ++i) entries[first[i]] = numbers[i];
    auto& rows = section(part.section).rows;
    rows.resize(text_.rows);
    for (std::size_t cell = 0; cell < entries.size(); ++cell)
      if (!add(rows[cell / text_.columns], part.symbols, entries[cell])) return false;
    return true;
  }

  bool read_borders(const Part& part) {
    regions_ = part.section;
    may_end_ = part.may_end;
    is_outside_.assign(text_.cells(), {});
    for (auto* edges_of : {upright_edges, level_edges}) {
      const std::vector<Edge> edges = edges_of(text_.rows, text_.columns);
      std::vector<Entry> borders(edges.size());
      if (!read_packed(bits, borders)) return false;
      for (std::size_t i = 0; i < edges.size(); ++i) draft_.add_edge(edges[i], borders[i].number != none);
    }
    return true;
  }

  // Without borders all cells on the board are one region.
  bool read_outside() {
    if (regions_.empty()) {
      regions_ = "regions";
      is_outside_.assign(text_.cells(), {});
      for (auto* edges_of : {upright_edges, level_edges})
        for (const Edge& edge : edges_of(text_.rows, text_.columns)) draft_.add_edge(edge, false);
    }
    return read_packed(bits, is_outside_);
  }

  // Known only now: cells outside part regions as well.
  bool name_regions() {
    if (regions_.empty()) return true;
    std::vector<bool> is_outside(text_.cells());
    for (std::size_t cell = 0; cell < text_.cells(); ++cell) is_outside[cell] = is_outside_[cell].number != none;
    // If borders have to be whole, it would be another puzzle, and no text can say it.
    return draft_.name_regions(regions_, is_outside) || may_end_ ||
           fault(start_, line_.substr(start_), " has a border inside a region");
  }

  Section& section(std::string_view name) { return draft_.section(name); }
  void say_size() {
    section("size").rows = {{token(decimal(text_.rows), start_), token(decimal(text_.columns), start_)}};
  }
  Token cell_token(std::size_t cell, std::size_t at) const {
    return token(name_of_point({cell / text_.columns * 2, cell % text_.columns * 2}), at);
  }

  Token token(std::string text, std::size_t at) const {
    return {std::move(text), number_, start_column_ + static_cast<std::uint32_t>(at - start_)};
  }

  bool add(std::vector<Token>& row, const Symbols& symbols, const Entry& entry) {
    std::string text;
    if (!write_symbol(symbols, entry.number, text))
      return fault(entry.at, line_.substr(entry.at, entry.size),
                   " is a clue that " + Message(link_.genre) + " does not have");
    row.push_back(token(std::move(text), entry.number == none ? start_ : entry.at));
    return true;
  }

  const Link& link_;
  Text& text_;
  Draft draft_;
  std::size_t start_ = 0;           // of the body, all of whose characters are bytes
  std::uint32_t start_column_ = 1;  // its column
  bool has_last_name_ = false;
  std::string_view regions_;       // the section's name; empty if there are none
  bool may_end_ = false;           // borders, inside a region
  std::vector<Entry> is_outside_;  // by cell
};

}  // namespace

const Link* link_of(std::string_view line) {
  for (const Link& link : table())
    for (const std::string_view name : link.names)
      if (is_pzpr_link(line, name)) return find_genre(link.genre) != nullptr ? &link : nullptr;
  return nullptr;
}

bool read_link(std::string_view line, std::uint32_t number, const Link& link, const Genre& genre, Text& text,
               Error& error) {
  return LinkReader(line, number, link, genre, text, error).read();
}

}  // namespace quadrille::grid::links

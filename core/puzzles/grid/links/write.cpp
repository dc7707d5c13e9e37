// From a text to a link.
#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "core/puzzles/grid/links/link.hpp"
#include "core/puzzles/grid/links/regions.hpp"
#include "core/puzzles/grid/maker.hpp"

namespace quadrille::grid::links {

namespace {

// The place of the edge between the two cells of a line of a list; that behind all edges if it names no such two.
std::size_t edge_named(const Text& text, const std::vector<Token>& line, const std::vector<Edge>& edges) {
  const auto one = line.size() == 2 ? cell_named(text, line[0].text) : std::nullopt;
  const auto other = line.size() == 2 ? cell_named(text, line[1].text) : std::nullopt;
  const auto is_it = [&](const Edge& edge) {
    return edge.first == std::min(one, other) && edge.second == std::max(one, other);
  };
  if (!one || !other) return edges.size();
  return static_cast<std::size_t>(std::find_if(edges.begin(), edges.end(), is_it) - edges.begin());
}

class LinkWriter {
 public:
  LinkWriter(const Text& text, const Link& link) : text_(text), link_(link) {}

  bool write(std::string& out) {
    std::string name(link_.names[0]), body, waiting;
    for (const Part& part : link_.parts) {
      const std::size_t before = waiting.size();
      says_something_ = part.silent != Silent::left_out;
      const bool is_before_sizes = part.codec == Codec::flag || part.codec == Codec::name;
      if (!write_part(part, is_before_sizes ? name : waiting)) return false;
      if (part.codec == Codec::outside && !says_something_) waiting.resize(before);
      if (says_something_) body += waiting, waiting.clear();
    }
    if (!all_is_said()) return false;
    write_pzpr_head(name, text_.columns, text_.rows, out);
    out += body;
    write_pzpr_end(out);
    return true;
  }

 private:
  bool write_part(const Part& part, std::string& out) {
    if (const CellCodec* codec = find_cell_codec(part.codec)) return write_cells(part, *codec, out);
    switch (part.codec) {
      case Codec::flag: return write_flag(part, out);
      case Codec::name: return write_last_name(part, out);
      case Codec::slash: return out += '/', true;
      case Codec::count:
      case Codec::ships: return write_parameter(part, out);
      case Codec::two_sides:
      case Codec::weights:
      case Codec::four_sides:
      case Codec::poles: return write_sides(part, out);
      case Codec::runs: return write_runs(part, out);
      case Codec::points:
      case Codec::crosses: return write_points(part, out);
      case Codec::goal: return write_goal(part, out);
      case Codec::dots: return write_dots_of(part, out);
      case Codec::pairs: return write_pairs(part, out);
      case Codec::bars: return write_bars(part, out);
      case Codec::between: return write_between_of(part, out);
      case Codec::blots: return write_blots_of(part, out);
      case Codec::rooms: return write_rooms(part, out);
      case Codec::borders: return write_borders(part, out);
      case Codec::outside: return write_outside(part, out);
      default: return false;
    }
  }

  bool write_flag(const Part& part, std::string& name) {
    if (part.section.empty()) return true;
    const Section* section = take(part.section);
    if (section == nullptr) {
      name += '/';
      name += part.letter;
    }
    return section == nullptr || (section->rows[0].size() == 1 && section->rows[0][0].text == part.symbols.list);
  }

  bool write_last_name(const Part& part, std::string& name) {
    const Section* section = take(part.section);
    if (section != nullptr && section->rows[0][0].text == part.symbols.list) name = link_.names.back();
    return true;
  }

  bool write_parameter(const Part& part, std::string& out) {
    const Section* section = take(part.section);
    if (section == nullptr) return false;
    std::vector<Number> numbers;
    for (const Token& token : section->rows[0]) {
      const auto number = read_symbol({}, token.text);
      if (!number || *number < 0) return false;
      numbers.push_back(*number);
    }
    if (part.codec == Codec::ships) {
      const auto is_ship = [](Number length) { return length >= 1 && length <= most_ship; };
      if (!std::all_of(numbers.begin(), numbers.end(), is_ship)) return false;
      write_ships(std::move(numbers), out);
      return true;
    }
    if (numbers.size() != 1) return false;
    out += decimal(static_cast<std::uint64_t>(numbers[0])) + '/';
    return true;
  }

  bool write_sides(const Part& part, std::string& out) {
    std::vector<Number> numbers;
    for (const Place& place : places_of(part.codec, text_.rows, text_.columns)) {
      const Section* section = take(place.section);
      if (section == nullptr) {
        numbers.push_back(none);
      } else if (!add(numbers, part.symbols, section->rows[0][place.line].text)) {
        return false;
      }
    }
    if (part.codec == Codec::weights) {
      const auto is_missing = [](Number number) { return number < 0 || number > most_weight; };
      if (std::any_of(numbers.begin(), numbers.end(), is_missing)) return false;
      return write_weights(numbers, out), true;
    }
    write_numbers16(numbers, out);
    return true;
  }

  bool write_runs(const Part& part, std::string& out) {
    std::map<std::pair<std::string_view, std::size_t>, std::size_t> used;  // of a line, runs that are written
    std::vector<Number> numbers;
    for (const Place& place : places_of(part.codec, text_.rows, text_.columns)) {
      const Section* section = take(place.section);
      if (section == nullptr) return false;
      const auto& runs = section->rows[place.line];
      std::size_t& number = used[{place.section, place.line}];
      if (number == runs.size() || (runs.size() == 1 && runs[0].text == "0")) {
        numbers.push_back(none);
      } else if (!add(numbers, part.symbols, runs[runs.size() - ++number].text)) {
        return false;
      }
    }
    write_numbers16(numbers, out);
    // More runs than the link has places for are no nonogram.
    return std::all_of(used.begin(), used.end(), [&](const auto& each) {
      const auto& runs = text_.find(each.first.first)->rows[each.first.second];
      return each.second == runs.size() || (runs.size() == 1 && runs[0].text == "0");
    });
  }

  bool write_cells(const Part& part, const CellCodec& codec, std::string& out) {
    std::vector<Number> numbers;
    if (take(part.section) == nullptr) numbers.assign(text_.cells(), none);
    for (std::size_t cell = numbers.size(); cell < text_.cells(); ++cell) {
      const std::string& token = text_.at(part.section, cell)->text;
      const Token* region = text_.at("regions", cell);
      const bool is_outside = region != nullptr && region->text == "#" && token == "#";
      const bool is_of_other = is_shared(part) && !read_symbol(part.symbols, token);
      if (!add(numbers, part.symbols, is_outside || is_of_other ? "." : token)) return false;
    }
    if (std::any_of(numbers.begin(), numbers.end(), [&](Number number) { return number > codec.most; })) return false;
    return codec.write(numbers, out), true;
  }

  bool write_points(const Part& part, std::string& out) {
    const Section* section = take(part.section);
    if (section == nullptr) return false;
    std::vector<Number> numbers;
    for (const auto& row : section->rows)
      for (const Token& token : row)
        if (!add(numbers, part.symbols, token.text)) return false;
    if (part.codec == Codec::crosses) {
      std::vector<Number> inner;
      for (std::size_t at = 0; at < numbers.size(); ++at) {
        const std::size_t row = at / (text_.columns + 1), column = at % (text_.columns + 1);
        const bool is_inner = row % text_.rows != 0 && column % text_.columns != 0;
        if (numbers[at] != none && (!is_inner || numbers[at] != 1)) return false;
        if (is_inner) inner.push_back(numbers[at]);
      }
      return write_crosses(inner, out), true;
    }
    if (std::any_of(numbers.begin(), numbers.end(), [](Number number) { return number > 4; })) return false;
    return write_fours(numbers, out), true;
  }

  bool write_goal(const Part& part, std::string& out) {
    const Section* section = take(part.section);
    if (section == nullptr || section->rows.size() != 1 || section->rows[0].size() != 1) return false;
    const auto point = point_named(text_, section->rows[0][0].text);
    if (!point || point->row % 2 != 0 || point->column % 2 != 0) return false;
    const Number place[] = {static_cast<Number>(point->column / 2 + 1), static_cast<Number>(point->row / 2 + 1)};
    return write_numbers16(place, out), true;
  }

  bool write_dots_of(const Part& part, std::string& out) {
    const Section* section = take(part.section);
    if (section == nullptr) return false;
    const std::size_t width = 2 * text_.columns - 1;
    std::vector<Number> numbers((2 * text_.rows - 1) * width, none);
    for (const auto& row : section->rows)
      for (const Token& token : row) {
        const auto point = point_named(text_, token.text);
        if (!point || std::exchange(numbers[point->row * width + point->column], part.symbols.lowest) != none)
          return false;
      }
    return write_dots(numbers, out), true;
  }

  bool write_pairs(const Part& part, std::string& out) {
    std::vector<Edge> edges = upright_edges(text_.rows, text_.columns);
    for (const Edge& edge : level_edges(text_.rows, text_.columns)) edges.push_back(edge);
    std::vector<Number> numbers(edges.size(), none);
    for (const std::string_view name : {part.section, part.second}) {
      const Section* section = take(name);
      for (std::size_t row = 0; section != nullptr && row < section->rows.size(); ++row) {
        const auto at = edge_named(text_, section->rows[row], edges);
        if (at == edges.size() || numbers[at] != none) return false;
        numbers[at] = name == part.section ? 1 : 2;
      }
    }
    return write_packed(thirds, numbers, out), true;
  }

  // Bits of the upright edges, then of the level ones.
  bool write_bars(const Part& part, std::string& out) {
    const Section* section = take(part.section);
    std::size_t found = 0;
    for (auto* edges_of : {upright_edges, level_edges}) {
      const std::vector<Edge> edges = edges_of(text_.rows, text_.columns);
      std::vector<Number> numbers(edges.size(), none);
      for (std::size_t row = 0; section != nullptr && row < section->rows.size(); ++row) {
        const auto& line = section->rows[row];
        if (line.size() != 3 || line[1].text != part.symbols.list) return false;
        const auto at = edge_named(text_, {line[0], line[2]}, edges);
        if (at == edges.size()) continue;
        if (numbers[at] != none) return false;
        numbers[at] = 1;
        ++found;
      }
      write_packed(bits, numbers, out);
    }
    return section == nullptr || found == section->rows.size();
  }

  bool write_between_of(const Part& part, std::string& out) {
    std::vector<Edge> edges = upright_edges(text_.rows, text_.columns);
    for (const Edge& edge : level_edges(text_.rows, text_.columns)) edges.push_back(edge);
    std::vector<Number> numbers(edges.size(), none);
    const Section* section = take(part.section);
    for (std::size_t row = 0; section != nullptr && row < section->rows.size(); ++row) {
      const auto& line = section->rows[row];
      const auto sign = read_symbol(part.symbols, std::string(1, sign_in_order(text_, line)));
      const auto at = edge_named(text_, {line[0], line[2]}, edges);
      if (!sign || *sign < 0 || at == edges.size() || numbers[at] != none) return false;
      numbers[at] = *sign;
    }
    return write_between(numbers, out), true;
  }

  bool write_blots_of(const Part& part, std::string& out) {
    const std::size_t width = 2 * text_.columns - 1;
    std::vector<Number> numbers((2 * text_.rows - 1) * width, none);
    Number number = 0;
    for (const std::string_view name : {part.section, part.second, part.third}) {
      const Section* section = take(name);
      ++number;
      for (std::size_t row = 0; section != nullptr && row < section->rows.size(); ++row) {
        const auto place = middle_of(text_, section->rows[row]);
        if (!place || numbers[*place] != none) return false;
        numbers[*place] = number;
      }
    }
    if (!part.symbols.list.empty() && take("cells") != nullptr)
      for (std::size_t cell = 0; cell < text_.cells(); ++cell) {
        const auto clue = read_symbol(part.symbols, text_.at("cells", cell)->text);
        Number& place = numbers[cell / text_.columns * 2 * width + cell % text_.columns * 2];
        if (!clue || place != none) return false;
        place = *clue;
      }
    return write_blots(numbers, out), true;
  }

  // Whether another part has the same cells.
  bool is_shared(const Part& part) const {
    return std::count_if(link_.parts.begin(), link_.parts.end(),
                         [&](const Part& each) { return each.section == part.section; }) > 1;
  }

  // Regions may have their number in any cell.
  bool write_rooms(const Part& part, std::string& out) {
    const bool has_numbers = take(part.section) != nullptr;
    std::vector<std::string_view> names;
    std::vector<Number> numbers;
    for (std::size_t cell = 0; cell < text_.cells(); ++cell) {
      const std::string_view name = text_.at("regions", cell)->text;
      const auto place = static_cast<std::size_t>(std::find(names.begin(), names.end(), name) - names.begin());
      if (place == names.size()) names.push_back(name), numbers.push_back(none);
      const auto number = has_numbers ? read_symbol(part.symbols, text_.at(part.section, cell)->text) : none;
      if (!number || (*number != none && numbers[place] != none)) return false;
      if (*number != none) numbers[place] = *number;
    }
    return write_numbers16(numbers, out), true;
  }

  bool write_borders(const Part& part, std::string& out) {
    if (take(part.section) == nullptr) return false;
    const auto name = [&](std::size_t cell) -> const std::string& { return text_.at(part.section, cell)->text; };
    std::vector<Edge> joined;
    for (auto* edges_of : {upright_edges, level_edges}) {
      std::vector<Number> borders;
      for (const Edge& edge : edges_of(text_.rows, text_.columns)) {
        const bool is_joined = name(edge.first) == name(edge.second);
        const bool is_on_board = name(edge.first) != "#" && name(edge.second) != "#";
        borders.push_back(is_on_board && !is_joined ? 1 : none);
        if (is_joined) joined.push_back(edge);
      }
      write_packed(bits, borders, out);
    }
    // Each name is one region: in one piece, and on the board.
    const auto can_be_outside = [](const Part& each) { return each.codec == Codec::outside; };
    const bool has_outside = std::any_of(link_.parts.begin(), link_.parts.end(), can_be_outside);
    const std::vector<std::size_t> region = regions_of_joined(text_.cells(), joined);
    std::map<std::string_view, std::size_t> region_of;
    for (std::size_t cell = 0; cell < text_.cells(); ++cell) {
      if (name(cell) == "." || (name(cell) == "#" && !has_outside)) return false;
      if (name(cell) != "#" && region_of.try_emplace(name(cell), region[cell]).first->second != region[cell])
        return false;
    }
    return true;
  }

  bool write_outside(const Part& part, std::string& out) {
    std::vector<Number> numbers;
    if (take(part.section) == nullptr) return true;
    for (std::size_t cell = 0; cell < text_.cells(); ++cell) {
      const bool is_outside = text_.at(part.section, cell)->text == "#";
      numbers.push_back(is_outside ? 1 : none);
      says_something_ = says_something_ || is_outside;
    }
    write_packed(bits, numbers, out);
    return true;
  }

  bool add(std::vector<Number>& numbers, const Symbols& symbols, std::string_view token) {
    const auto number = read_symbol(symbols, token);
    if (!number) return false;
    numbers.push_back(*number);
    says_something_ = says_something_ || *number != none;
    return true;
  }

  // A section that a part writes; null if the text lacks it.
  const Section* take(std::string_view name) {
    if (std::find(taken_.begin(), taken_.end(), name) == taken_.end()) taken_.push_back(name);
    return text_.find(name);
  }

  // Whether no other section says something.
  bool all_is_said() const {
    return std::all_of(text_.sections.begin(), text_.sections.end(), [&](const Section& section) {
      if (section.rule->name == size_rule.name) return true;
      if (std::find(taken_.begin(), taken_.end(), section.rule->name) != taken_.end()) return true;
      return section.rule->kind == SectionKind::cells &&
             std::all_of(section.rows.begin(), section.rows.end(), [](const auto& row) {
               return std::all_of(row.begin(), row.end(), [](const Token& token) { return token.is_blank(); });
             });
    });
  }

  const Text& text_;
  const Link& link_;
  bool says_something_ = true;  // the part that is being written
  std::vector<std::string_view> taken_;
};

}  // namespace

char sign_in_order(const Text& text, const std::vector<Token>& line) {
  const char sign = line[1].text[0];
  if (cell_named(text, line[0].text) < cell_named(text, line[2].text)) return sign;
  return sign == '<' ? '>' : sign == '>' ? '<' : sign;
}

std::optional<std::size_t> middle_of(const Text& text, const std::vector<Token>& line) {
  std::size_t top = ~std::size_t{0}, left = top, bottom = 0, right = 0;
  std::set<std::size_t> cells;
  for (const Token& token : line) {
    const auto cell = cell_named(text, token.text);
    if (!cell || !cells.insert(*cell).second) return std::nullopt;
    top = std::min<std::size_t>(top, *cell / text.columns),
    bottom = std::max<std::size_t>(bottom, *cell / text.columns);
    left = std::min<std::size_t>(left, *cell % text.columns),
    right = std::max<std::size_t>(right, *cell % text.columns);
  }
  if (cells.empty() || bottom - top > 1 || right - left > 1 || cells.size() != (bottom - top + 1) * (right - left + 1))
    return std::nullopt;
  return (top + bottom) * (2 * text.columns - 1) + left + right;
}

bool write_link(const Text& text, std::string& out) {
  const Link* link = find_link(*text.genre);
  return link != nullptr && LinkWriter(text, *link).write(out);
}

}  // namespace quadrille::grid::links

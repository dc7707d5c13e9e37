#include "core/puzzles/grid/maker.hpp"

#include <algorithm>

#include "core/puzzles/grid/genre.hpp"

namespace quadrille::grid {

Cells row_of(const Text& text, std::size_t row) {
  Cells cells;
  cells.reserve(text.columns);
  for (std::size_t column = 0; column < text.columns; ++column)
    cells.push_back(static_cast<Variable>(row * text.columns + column));
  return cells;
}

Cells column_of(const Text& text, std::size_t column) {
  Cells cells;
  cells.reserve(text.rows);
  for (std::size_t row = 0; row < text.rows; ++row) cells.push_back(static_cast<Variable>(row * text.columns + column));
  return cells;
}

std::vector<Cells> lines_of(const Text& text) {
  std::vector<Cells> lines;
  for (std::size_t row = 0; row < text.rows; ++row) lines.push_back(row_of(text, row));
  for (std::size_t column = 0; column < text.columns; ++column) lines.push_back(column_of(text, column));
  return lines;
}

namespace {

// The cells at the given steps of rows and columns.
Cells at_steps(const Text& text, std::size_t cell, std::span<const std::pair<int, int>> steps) {
  const auto row = static_cast<int>(cell / text.columns), column = static_cast<int>(cell % text.columns);
  Cells cells;
  cells.reserve(steps.size());
  for (const auto& [down, right] : steps) {
    const int r = row + down, c = column + right;
    if (r >= 0 && c >= 0 && r < static_cast<int>(text.rows) && c < static_cast<int>(text.columns))
      cells.push_back(static_cast<Variable>(r * static_cast<int>(text.columns) + c));
  }
  return cells;
}

}  // namespace

Cells neighbours4(const Text& text, std::size_t cell) {
  static constexpr std::pair<int, int> steps[] = {{-1, 0}, {0, -1}, {0, 1}, {1, 0}};
  return at_steps(text, cell, steps);
}

Cells neighbours8(const Text& text, std::size_t cell) {
  static constexpr std::pair<int, int> steps[] = {{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}};
  return at_steps(text, cell, steps);
}

std::vector<Cells> regions_of(const Text& text, std::string_view section) {
  std::map<std::string_view, std::size_t> number_of;
  std::vector<Cells> regions;
  for (std::size_t cell = 0; cell < text.cells(); ++cell) {
    const Token& token = *text.at(section, cell);
    if (token.is_blank() || token.text == "#") continue;
    const auto [at, is_new] = number_of.try_emplace(token.text, regions.size());
    if (is_new) regions.emplace_back();
    regions[at->second].push_back(static_cast<Variable>(cell));
  }
  return regions;
}

std::optional<Error> need_regions(const Text& text) {
  for (std::size_t cell = 0; cell < text.cells(); ++cell)
    if (const Token& token = *text.at("regions", cell); token.is_blank() || token.text == "#")
      return error_at(token,
                      Message(text.genre->id) + " has no cells outside its regions, as " + quote(token.text) + " says");
  return std::nullopt;
}

Cells ray_of(const Text& text, std::size_t cell, int down, int right, std::size_t most) {
  const auto rows = static_cast<std::ptrdiff_t>(text.rows), columns = static_cast<std::ptrdiff_t>(text.columns);
  std::ptrdiff_t row = static_cast<std::ptrdiff_t>(cell) / columns,
                 column = static_cast<std::ptrdiff_t>(cell) % columns;
  Cells cells;
  while (cells.size() < most) {
    row += down;
    column += right;
    if (row < 0 || column < 0 || row >= rows || column >= columns) break;
    cells.push_back(static_cast<Variable>(row * columns + column));
  }
  return cells;
}

std::optional<Variable> cell_named(const Text& text, std::string_view name) {
  const std::size_t c = name.find('c');
  if (name.empty() || name[0] != 'r' || c == std::string_view::npos) return std::nullopt;
  const auto row = whole_number(name.substr(1, c - 1)), column = whole_number(name.substr(c + 1));
  if (!row || !column || *row == 0 || *column == 0 || *row > text.rows || *column > text.columns) return std::nullopt;
  return static_cast<Variable>((*row - 1) * text.columns + *column - 1);
}

namespace {

// A number from 1 to `length`, with a half or without, as half cells from 0.
std::optional<std::size_t> halves(std::string_view number, std::size_t length) {
  const bool has_half = number.ends_with(".5");
  if (has_half) number.remove_suffix(2);
  const auto whole = whole_number(number);
  if (!whole || *whole == 0 || *whole > length || (has_half && *whole == length)) return std::nullopt;
  return 2 * static_cast<std::size_t>(*whole) - 2 + has_half;
}

std::string in_cells(std::size_t halves) { return decimal(halves / 2 + 1) + (halves % 2 == 0 ? "" : ".5"); }

}  // namespace

std::optional<Point> point_named(const Text& text, std::string_view name) {
  const std::size_t c = name.find('c');
  if (name.empty() || name[0] != 'r' || c == std::string_view::npos) return std::nullopt;
  const auto row = halves(name.substr(1, c - 1), text.rows), column = halves(name.substr(c + 1), text.columns);
  if (!row || !column) return std::nullopt;
  return Point{*row, *column};
}

std::string name_of_point(Point point) { return "r" + in_cells(point.row) + "c" + in_cells(point.column); }

const Token* clue_of(const Text& text, std::string_view name, std::size_t line) {
  const Section* section = text.find(name);
  if (section == nullptr || section->rows[0][line].is_blank()) return nullptr;
  return &section->rows[0][line];
}

std::vector<std::pair<Cells, const Token*>> clued_lines(const Text& text, std::string_view section) {
  std::vector<std::pair<Cells, const Token*>> lines;
  const bool is_vertical = section == "top" || section == "bottom";
  for (std::size_t line = 0; line < (is_vertical ? text.columns : text.rows); ++line)
    if (const Token* clue = clue_of(text, section, line))
      lines.emplace_back(is_vertical ? column_of(text, line) : row_of(text, line), clue);
  return lines;
}

void write_parts(const Model& model, const std::vector<std::size_t>& part_of, std::size_t columns, std::string& out) {
  constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
  std::map<std::size_t, std::size_t> number_of;  // in the order in which they are met first
  for (const std::size_t part : part_of)
    if (part != no_part) number_of.try_emplace(part, number_of.size());
  for (std::size_t cell = 0; cell < part_of.size(); ++cell) {
    if (cell > 0) out += cell % columns == 0 ? '\n' : ' ';
    if (part_of[cell] == no_part) {
      out += model.shown[cell].empty() ? "?" : model.shown[cell];
    } else if (const std::size_t number = number_of[part_of[cell]]; number_of.size() <= letters.size()) {
      out += letters[number];
    } else {
      out += decimal(number + 1);
    }
  }
}

std::optional<std::uint64_t> parameter(const Text& text, std::string_view name) {
  const Section* section = text.find(name);
  if (section == nullptr || section->rows[0].empty()) return std::nullopt;
  return whole_number(section->rows[0][0].text);
}

void Maker::set_values(unsigned values, int lowest) {
  network.cells = text.cells();
  network.domains.assign(text.cells(), {static_cast<std::uint8_t>(values), lowest});
  model_.shown.assign(text.cells(), {});
  model_.filled.assign(text.cells(), 0);
  model_.decided.assign(text.cells(), 0);
  model_.values = values;
}

void Maker::leave_out(std::size_t cell, std::string_view token) {
  network.domains[cell].values = 1;
  model_.shown[cell] = token;
  give(cell, 0);
}

std::optional<unsigned> Maker::value_of(std::size_t cell, const Token& token) const {
  if (is_left_out(cell)) return std::nullopt;
  std::string written;
  for (unsigned value = 0; value < network.domains[cell].values; ++value) {
    written.clear();
    text.genre->write_value(text, cell, value, written);
    if (written == token.text) return value;
  }
  return std::nullopt;
}

bool Maker::is_impossible_number(std::size_t cell, const Token& token) const {
  if (is_left_out(cell) || !whole_number(token.text)) return false;
  std::string lowest, highest;
  text.genre->write_value(text, cell, 0, lowest);
  text.genre->write_value(text, cell, network.domains[cell].values - 1u, highest);
  return lowest == "1" || whole_number(highest).value_or(0) > 1;  // 0 and 1 are no numbers but signs
}

std::optional<Error> Maker::give_filled() {
  if (text.find("cells") == nullptr) return std::nullopt;
  for (std::size_t cell = 0; cell < text.cells(); ++cell) {
    const Token& token = *text.at("cells", cell);
    if (token.is_blank() || token.text == model_.shown[cell] || model_.decided[cell] != 0) continue;
    const auto value = value_of(cell, token);
    if (value) {
      give(cell, *value);
    } else if (is_impossible_number(cell, token)) {
      give_impossible(cell);
    } else {
      return error_at(token, quote(token.text) + " is no value of this cell");
    }
  }
  return std::nullopt;
}

std::optional<Error> Maker::give_answer() {
  const Section* filled = text.find(filled_rule.name);
  if (filled == nullptr || text.genre->reads_filled) return std::nullopt;
  const auto value_in_part = text.genre->value_in_part;
  for (std::size_t cell = 0; cell < text.cells(); ++cell) {
    const Token& token = *text.at(filled_rule.name, cell);
    if (token.text == "?" || token.text == model_.shown[cell]) continue;
    if (model_.decided[cell] != 0 && token == *text.at("cells", cell)) continue;
    std::optional<unsigned> value;
    if (value_in_part != nullptr) {
      unsigned joined = 0;
      for (const Variable other : neighbours4(text, cell)) {
        if (text.at(filled_rule.name, other)->text != token.text) continue;
        const bool is_beside = other / text.columns == cell / text.columns;
        joined |= other < cell ? (is_beside ? 2u : 1u) : (is_beside ? 4u : 8u);
      }
      value = value_in_part(joined);
    } else {
      value = value_of(cell, token);
    }
    if (value) {
      if (model_.filled[cell] != 0 && model_.filled[cell] != *value + 1)
        return error_at(token, quote(token.text) + " is not what this cell has");
      give(cell, *value);
    } else if (is_impossible_number(cell, token)) {
      give_impossible(cell);
    } else if (!token.is_blank()) {
      return error_at(token, quote(token.text) + " is no value of this cell");
    }
  }
  return std::nullopt;
}

Cells Maker::present(Cells cells) const {
  std::erase_if(cells, [&](Variable cell) { return is_left_out(cell); });
  return cells;
}

Variable Maker::has(Variable cell, Values values) {
  const auto& domain = network.domains[cell];
  if (domain.values == 2 && domain.lowest == 0 && values == 2) return cell;
  const auto [at, is_new] = indicators_.try_emplace({cell, values}, Variable{0});
  if (is_new) {
    at->second = network.add_auxiliary(2, 0);
    const std::int32_t lowest = network.domains[cell].lowest;
    relate(cell, at->second, [&](std::int64_t number, std::int64_t is) {
      return (values >> (number - lowest) & 1) == static_cast<std::uint64_t>(is);
    });
  }
  return at->second;
}

std::vector<std::pair<Variable, Values>> Maker::counted(const Cells& cells, Values values) const {
  std::vector<std::pair<Variable, Values>> pairs;
  for (const Variable cell : cells)
    if (!is_left_out(cell)) pairs.emplace_back(cell, values);
  return pairs;
}

void Maker::count(const std::vector<std::pair<Variable, Values>>& cells, std::uint64_t low, std::uint64_t high) {
  std::vector<Network::Count::Member> members;
  for (const auto& [cell, values] : cells) members.push_back({cell, values});
  network::add_count(network, std::move(members), low, high);
}

void Maker::count_into(Variable number, const std::vector<std::pair<Variable, Values>>& cells) {
  std::vector<Network::Count::Member> members;
  for (const auto& [cell, values] : cells) members.push_back({cell, values});
  network::add_count(network, std::move(members), number);
}

Maker::Said::~Said() {
  if (clue_ == nullptr) return;
  const Network& network = maker_.network;
  const Place place = {clue_->line, clue_->column};
  for (; sums_ < network.sums.size(); ++sums_) {
    Model::Said& said = maker_.model_.said.emplace_back(Model::Said{place, {}, network.sums[sums_].total});
    for (const auto& term : network.sums[sums_].terms) said.variables.push_back(term.variable);
  }
  for (; counts_ < network.counts.size(); ++counts_) {
    const auto& count = network.counts[counts_];
    Model::Said& said = maker_.model_.said.emplace_back(Model::Said{place, {}, count.low, count.members[0].in});
    for (const auto& member : count.members) said.variables.push_back(member.variable);
  }
  for (; sequences_ < network.sequences.size(); ++sequences_) {
    const auto& sequence = network.sequences[sequences_];
    maker_.model_.said.push_back({place, sequence.variables, sequence.diagram});
  }
}

std::optional<Error> Maker::count_clue(const Token& clue, const Cells& cells, Values values) {
  const Said said(*this, &clue);
  std::optional<Error> error;
  if (const auto times = clue_number(clue, 0, cells.size(), error)) count(cells, values, *times);
  return error;
}

std::optional<Error> Maker::count_lines(std::string_view section, Values values) {
  std::optional<Error> error;
  for (const auto& [line, clue] : clued_lines(text, section)) {
    const Said said(*this, clue);
    const auto times = clue_number(*clue, 0, line.size(), error);
    if (!times) return error;
    count(line, values, *times);
  }
  return std::nullopt;
}

void Maker::sum_clue(const Token& clue, std::vector<Network::Term> terms, std::uint64_t total) {
  const Said said(*this, &clue);
  network::add_sum(network, std::move(terms), static_cast<std::int64_t>(total));
}

void Maker::count_clues(const Token& one, const Token& other, const Cells& cells, Values values) {
  const Said said(*this, &one), also(*this, &other);
  count(cells, values, *whole_number(one.text) + *whole_number(other.text));
}

void Maker::draw(const Token& token, bool is_horizontal, std::size_t point, bool is_line) {
  const Said said(*this, &token);
  const auto edge = (is_horizontal ? model_.horizontal : model_.vertical)[point];
  if (edge) add_allowed(network, *edge, is_line ? 2 : 1);
  if (!edge && is_line) network.is_impossible = true;
}

std::optional<std::uint64_t> Maker::number(const Token& token, std::uint64_t low, std::uint64_t high,
                                           std::optional<Error>& error) const {
  const auto number = whole_number(token.text);
  if (number && *number >= low && *number <= high) return number;
  error = error_at(token, quote(token.text) + " is no number from " + decimal(low) + " to " + decimal(high));
  return std::nullopt;
}

std::optional<std::uint64_t> Maker::clue_number(const Token& token, std::uint64_t low, std::uint64_t high,
                                                std::optional<Error>& error) {
  const auto number = whole_number(token.text);
  if (number) {
    network.is_impossible |= *number < low || *number > high;
    return std::clamp(*number, low, high);
  }
  error = error_at(token, quote(token.text) + " is no number");
  return std::nullopt;
}

}  // namespace quadrille::grid

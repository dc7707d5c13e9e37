#include "core/puzzles/variant/fpuzzles/writer.hpp"

#include <algorithm>
#include <bit>
#include <iterator>

#include "core/links/links.hpp"
#include "core/links/relations.hpp"
#include "core/puzzles/variant/fpuzzles/document.hpp"
#include "core/puzzles/variant/fpuzzles/drawings.hpp"
#include "core/puzzles/variant/fpuzzles/pairs.hpp"
#include "core/puzzles/variant/geometry.hpp"
#include "core/puzzles/variant/rules.hpp"
#include "core/puzzles/variant/rules/kinds.hpp"

namespace quadrille::variant::fpuzzles {

namespace {

std::string number_text(std::int32_t number) { return decimal(static_cast<std::uint64_t>(number)); }

class Writer {
 public:
  explicit Writer(const Board& board)
      : board(board), shape(board.shape), pairs(board, document), boxes_(boxes(board)), pieces_(pieces(board)) {}

  std::optional<Message> write(std::string& json);

  const Board& board;
  const Shape& shape;
  Document document;
  PairWriter pairs;
  std::vector<const Rule*> region_sums;  ///< which are only understood when all regions are known
  bool has_jigsaw = false, has_disjoint_sets = false;

 private:
  void write_words();
  void write_regions();
  void write_region_sums();
  void write_disjoint_sets();
  void write_grid();

  std::vector<Group> boxes_, pieces_;
  std::vector<std::string> regions_;  ///< by cell; none where they are the boxes of f-puzzles
};

// ---- a rule each ----

using Key = std::string_view;
using WriteRule = void (*)(Writer& writer, const Rule& rule, Key key);

void flag(Writer& writer, const Rule&, Key key) { writer.document.set(key, "true"); }

void cells(Writer& writer, const Rule& rule, Key key) {
  writer.document.push(key, cells_entry(writer.shape, rule.groups[0]));
}

void line(Writer& writer, const Rule& rule, Key key) {
  writer.document.push(key, line_entry(writer.shape, rule.groups[0]));
}

// A line that f-puzzles has for one number only.
template <std::int32_t usual, unsigned values = 0>
void usual_line(Writer& writer, const Rule& rule, Key key) {
  if (rule.numbers[0] != usual || (values != 0 && writer.shape.values != values))
    return writer.document.refuse(*rule.kind);
  line(writer, rule, key);
}

void negative(Writer& writer, const Rule&, Key) { writer.document.push("negative", "\"xv\""); }

void diagonal(Writer& writer, const Rule& rule, Key) {
  writer.document.set(rule.numbers[0] == 1 ? "diagonal+" : "diagonal-", "true");
}

void jigsaw(Writer& writer, const Rule& rule, Key) {
  if (writer.has_jigsaw) writer.document.refuse(*rule.kind);
  writer.has_jigsaw = true;
}

void later(Writer&, const Rule&, Key) {}  // Writer::write_regions
void disjoint_sets(Writer& writer, const Rule&, Key) { writer.has_disjoint_sets = true; }
void region_sum(Writer& writer, const Rule& rule, Key) { writer.region_sums.push_back(&rule); }

void windoku(Writer& writer, const Rule& rule, Key key) {
  if (writer.shape.values != 9) return writer.document.refuse(*rule.kind);
  for (const Group& window : windows(writer.board)) writer.document.push(key, cells_entry(writer.shape, window));
}

void pattern(Writer& writer, const Rule& rule, Key key) {
  if (rule.text != links::entropic_pattern(writer.shape.values, rule.groups[0].size()))
    return writer.document.refuse(*rule.kind);
  line(writer, rule, key);
}

void whisper(Writer& writer, const Rule& rule, Key key) {
  writer.document.push(key, line_entry(writer.shape, rule.groups[0], "value", number_text(rule.numbers[0])));
}

void cage(Writer& writer, const Rule& rule, Key key) {
  const std::int32_t sum = rule.numbers[0];
  writer.document.push(key, cells_entry(writer.shape, rule.groups[0], sum > 0 ? "value" : "", number_text(sum)));
}

void push_arrow(Writer& writer, const Group& circle, const Group& shaft, Key key) {
  std::string entry;
  Json json(entry);
  write_names(writer.shape, circle, json.open('{').key("cells"));
  write_names(writer.shape, shaft, json.key("lines").open('['));
  json.close(']').close('}');
  writer.document.push(key, entry);
}

void arrow(Writer& writer, const Rule& rule, Key key) { push_arrow(writer, {rule.groups[0][0]}, rule.groups[0], key); }

// The line begins in the cell of the pill that is nearest to the shaft.
void pill_arrow(Writer& writer, const Rule& rule, Key key) {
  const Group& all = rule.groups[0];
  const auto middle = all.begin() + rule.numbers[0];
  Group pill(all.begin(), middle), shaft(middle, all.end());
  std::sort(pill.begin(), pill.end());
  const auto distance = [&writer, first = shaft[0]](Cell cell) {
    const Shape& shape = writer.shape;
    const auto apart = [](unsigned a, unsigned b) { return std::max(a, b) - std::min(a, b); };
    return std::max(apart(shape.row(cell), shape.row(first)), apart(shape.column(cell), shape.column(first)));
  };
  shaft.insert(shaft.begin(), *std::min_element(pill.begin(), pill.end(),
                                                [&distance](Cell a, Cell b) { return distance(a) < distance(b); }));
  push_arrow(writer, pill, shaft, key);
}

void quadruple(Writer& writer, const Rule& rule, Key key) {
  const Group& cells = rule.groups[0];
  Group square = cells;
  std::sort(square.begin(), square.end());
  const Cell first = square[0], columns = writer.shape.columns;
  const Group wanted = {first, static_cast<Cell>(first + 1), static_cast<Cell>(first + columns),
                        static_cast<Cell>(first + columns + 1)};
  if (square != wanted || writer.shape.column(first) + 1u == columns) return writer.document.refuse(*rule.kind);
  std::string entry;
  Json json(entry);
  write_names(writer.shape, cells, json.open('{').key("cells"));
  json.key("values").open('[');
  for (const std::int32_t value : rule.numbers) json.number(static_cast<std::uint64_t>(value));
  json.close(']').close('}');
  writer.document.push(key, entry);
}

void clone(Writer& writer, const Rule& rule, Key key) {
  for (const Group& group : rule.groups)
    if (group.size() != 1) return writer.document.refuse(*rule.kind);
  for (std::size_t i = 1; i < rule.groups.size(); ++i) {
    std::string entry;
    Json json(entry);
    write_names(writer.shape, rule.groups[0], json.open('{').key("cells"));
    write_names(writer.shape, rule.groups[i], json.key("cloneCells"));
    json.close('}');
    writer.document.push(key, entry);
  }
}

void indexing(Writer& writer, const Rule& rule, Key) {
  cells(writer, rule, rule.numbers[0] != 0 ? "rowindexer" : "columnindexer");
}

// A cell in row or column 0 or size + 1.
std::string outside(int row, int column) { return 'R' + number_text(row + 1) + 'C' + number_text(column + 1); }

void little_killer(Writer& writer, const Rule& rule, Key key) {
  const Shape& shape = writer.shape;
  const Group& line = rule.groups[0];
  const int row = static_cast<int>(shape.row(line[0])), column = static_cast<int>(shape.column(line[0]));
  const int down = line[1] > line[0] ? 1 : -1, right = shape.column(line[1]) > shape.column(line[0]) ? 1 : -1;
  std::string entry, direction = {down > 0 ? 'D' : 'U', right > 0 ? 'R' : 'L'};
  Json(entry)
      .open('{')
      .key("cell")
      .text(outside(row - down, column - right))
      .key("direction")
      .text(direction)
      .key("value")
      .text(number_text(rule.numbers[0]))
      .close('}');
  writer.document.push(key, entry);
}

// A clue at the end of a row or column, from which it is read.
void clue(Writer& writer, const Rule& rule, Key key) {
  const Shape& shape = writer.shape;
  const Group& line = rule.groups[0];
  const bool is_row = line.size() > 1 && shape.row(line[0]) == shape.row(line[1]), is_back = line.front() > line.back();
  const int end = is_back ? (is_row ? shape.columns : shape.rows) : -1;
  const int at = static_cast<int>(is_row ? shape.row(line[0]) : shape.column(line[0]));
  std::string entry;
  Json(entry)
      .open('{')
      .key("cell")
      .text(is_row ? outside(at, end) : outside(end, at))
      .key("value")
      .text(number_text(rule.numbers[0]))
      .close('}');
  writer.document.push(key, entry);
}

struct Row {
  const RuleKind* kind;
  WriteRule write;
  Key key = {};
};

const Row rows[] = {
    {&kinds::anti_knight, flag, "antiknight"},
    {&kinds::anti_king, flag, "antiking"},
    {&kinds::disjoint_sets, disjoint_sets},
    {&kinds::strict_xv, negative},
    {&kinds::diagonal, diagonal},
    {&kinds::no_boxes, later},
    {&kinds::jigsaw, jigsaw},
    {&kinds::all_different, cells, "extraregion"},
    {&kinds::windoku, windoku, "extraregion"},
    {&kinds::thermo, line, "thermometer"},
    {&kinds::palindrome, line, "palindrome"},
    {&kinds::renban, line, "renban"},
    {&kinds::between, line, "betweenline"},
    {&kinds::zipper, line, "zipperline"},
    {&kinds::double_arrow, line, "doublearrow"},
    {&kinds::region_sum_line, region_sum},
    {&kinds::entropic, line, "entropicline"},
    {&kinds::modular, usual_line<3>, "modularline"},
    {&kinds::lockout, usual_line<4, 9>, "lockout"},
    {&kinds::regex, pattern, "entropicline"},
    {&kinds::whisper, whisper, "whispers"},
    {&kinds::cage, cage, "killercage"},
    {&kinds::arrow, arrow, "arrow"},
    {&kinds::pill_arrow, pill_arrow, "arrow"},
    {&kinds::quad, quadruple, "quadruple"},
    {&kinds::contain_at_least, quadruple, "quadruple"},
    {&kinds::same_values, clone, "clone"},
    {&kinds::indexing, indexing},
    {&kinds::little_killer, little_killer, "littlekillersum"},
    {&kinds::sandwich, clue, "sandwichsum"},
    {&kinds::x_sum, clue, "xsum"},
    {&kinds::skyscraper, clue, "skyscraper"},
};

// ---- the board ----

// The title, the author, and all other words.
void Writer::write_words() {
  std::string_view rest = board.words;
  std::string words;
  bool is_before = true, has_words = false;
  const auto quoted = [](std::string_view text) {
    std::string out;
    Json(out).text(text);
    return out;
  };
  constexpr std::string_view names[] = {"Title: ", "Author: "};
  constexpr Key keys[] = {"title", "author"};
  for (std::size_t next = 0; !rest.empty();) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    const std::string_view line = trim(rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
    while (is_before && next < std::size(names) && !line.starts_with(names[next])) ++next;
    is_before = is_before && next < std::size(names);
    if (is_before) {
      document.set(keys[next], quoted(line.substr(names[next].size())));
      ++next;
      continue;
    }
    words += (has_words ? "\n" : "") + std::string(line);
    has_words = true;
  }
  if (has_words) document.set("ruleset", quoted(words));
}

// Writes regions where they are not those of an f-puzzles board without any.
void Writer::write_regions() {
  if (!boxes_.empty()) {
    for (const Group& piece : pieces_) document.push("extraregion", cells_entry(shape, piece));
    return;
  }
  Board plain;
  plain.shape = shape;
  if (!has_jigsaw && boxes(plain).empty()) return;
  regions_.assign(shape.size(), "null");
  for (std::size_t piece = pieces_.size(); piece-- > 0;)
    for (const Cell cell : pieces_[piece]) regions_[cell] = decimal(piece);
}

// On a board without regions such a line says nothing in `iss`, and in f-puzzles rows are regions. Cells in no region
// count as one region in `iss`, and not at all in f-puzzles.
void Writer::write_region_sums() {
  std::size_t in_pieces = 0;
  for (const Group& piece : pieces_) in_pieces += piece.size();
  const bool has_rest = in_pieces < shape.size();
  if (region_sums.empty() || (boxes_.empty() && pieces_.size() + (has_rest ? 1 : 0) < 2)) return;
  if (boxes_.empty() && has_rest) return document.refuse(*region_sums[0]->kind);
  for (const Rule* const rule : region_sums) line(*this, *rule, "regionsumline");
}

// The sets are those of the boxes in `iss`, also on a board without boxes, and those of its regions in f-puzzles.
void Writer::write_disjoint_sets() {
  const std::vector<Group> sets = variant::disjoint_sets(board);
  if (!has_disjoint_sets || sets.empty()) return;
  if (!boxes_.empty()) return document.set("disjointgroups", "true");
  for (const Group& set : sets) document.push("extraregion", cells_entry(shape, set));
}

// Odd and even cells are rules; other candidates stand in the grid, with givens and regions.
void Writer::write_grid() {
  Values odd = 0;
  for (unsigned value = 0; value < shape.values; value += 2) odd |= Values{1} << value;
  const Values all = all_values(shape.values);
  std::string grid;
  Json json(grid);
  json.open('[');
  for (Cell cell = 0; cell < shape.size(); ++cell) {
    const Values values = board.candidates[cell];
    if (shape.column(cell) == 0) json.open('[');
    json.open('{');
    if (!regions_.empty()) json.key("region").raw(regions_[cell]);
    if (values == all) {
      // nothing is known of it
    } else if (values == 0) {
      document.refuse(Message("f-puzzles has no cell without candidates, such as ") + name_of(shape, cell));
    } else if (std::has_single_bit(values)) {
      json.key("value").number(static_cast<std::uint64_t>(std::countr_zero(values)) + 1).key("given").boolean(true);
    } else if (values == odd || values == (all & ~odd)) {
      document.push(values == odd ? "odd" : "even", cell_entry(shape, cell));
    } else {
      json.key("givenPencilMarks").open('[');
      for (unsigned value = 0; value < shape.values; ++value)
        if ((values >> value & 1) != 0) json.number(value + std::uint64_t{1});
      json.close(']');
    }
    json.close('}');
    if (shape.column(cell) + 1u == shape.columns) json.close(']');
  }
  document.set("grid", grid + ']');
}

std::optional<Message> Writer::write(std::string& json) {
  if (shape.is_raw) return "f-puzzles does not have boards whose rows, columns and boxes say nothing";
  const auto is_label = [](const Variables& each) { return each.name == labels_name; };
  if (!std::all_of(board.variables.begin(), board.variables.end(), is_label))
    return "f-puzzles does not have cells beside the board";
  if (shape.rows != shape.columns || shape.values != shape.rows || shape.lowest != 1)
    return "f-puzzles has only square boards with the values from 1 to the length of a row";
  if (!board.variables.empty()) document.refuse(kinds::chaos_construction);
  document.set("size", decimal(shape.rows));
  document.set("grid", {});  // which keeps its place
  write_words();
  for (const Rule& rule : board.rules) {
    if (document.fault()) return document.fault();
    const auto row =
        std::find_if(std::begin(rows), std::end(rows), [&rule](const Row& each) { return each.kind == rule.kind; });
    if (row != std::end(rows)) {
      row->write(*this, rule, row->key);
    } else if (!pairs.take(rule)) {
      document.refuse(*rule.kind);
    }
  }
  if (document.fault()) return document.fault();
  write_regions();
  write_region_sums();
  write_disjoint_sets();
  write_grid();
  write_drawings(board.decoration, document);
  pairs.finish();
  if (!document.fault()) json = document.text();
  return document.fault();
}

}  // namespace

std::optional<Message> write_link(const Board& board, std::string_view notation, std::string& out) {
  std::string json;
  auto fault = Writer(board).write(json);
  if (!fault) out += links::link_to(json, notation);
  return fault;
}

}  // namespace quadrille::variant::fpuzzles

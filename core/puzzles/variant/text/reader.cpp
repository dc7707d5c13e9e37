// Reads the constraint text of Interactive Sudoku Solver: rules that begin with a dot, with a tilde before each
// argument, such as `.Shape~6x6.Thermo~R1C1~R1C2.~R3C4_5`. A rule without a name is a list of cells with their values.
// After js/sudoku_parser.js and js/cell_geometry.js.
//
// The shape is read first, wherever it stands, then variables and Doppelganger, whose cells other rules may name; then
// the other rules in their order. Rules between `Or`, `And` or `Replicate` and its `End` are its children; an `And`
// that is in no `Or` or `Replicate` says nothing.
#include <algorithm>
#include <array>
#include <iterator>
#include <set>
#include <utility>

#include "core/puzzles/variant/compile.hpp"
#include "core/puzzles/variant/rules/arguments.hpp"
#include "core/puzzles/variant/rules/combined.hpp"
#include "core/puzzles/variant/rules/kinds.hpp"
#include "core/puzzles/variant/statements.hpp"
#include "core/puzzles/variant/text/notations.hpp"

namespace quadrille::variant {

namespace {

constexpr std::size_t most_nested = 100;  // rules in rules

// Rules about pairs of cells, which may also be about what rows, columns and boxes lack.
constexpr std::array<const RuleKind*, 6> kinds_of_pairs = {
    &kinds::whisper, &kinds::greater_than, &kinds::white_dot, &kinds::black_dot, &kinds::x, &kinds::v};

// A rule's name and arguments, and where they are.
struct Item {
  std::string_view name;
  std::vector<std::string_view> arguments;
  std::size_t at = 0, name_end = 0, end = 0;
  std::vector<std::size_t> places;  // of the arguments

  std::size_t place(const Fault& fault) const { return fault.argument < places.size() ? places[fault.argument] : at; }
};

class ConstraintReader {
 public:
  ConstraintReader(std::string_view text, Board& board, TextFault& fault) : text_(text), board_(board), fault_(fault) {}

  /// By cell, where its candidates are in the text.
  std::vector<std::size_t> cell_offsets;

  bool read() {
    if (text_.empty() || text_[0] != '.') {
      return fail(0, quote(text_) +
                         " is no puzzle; a puzzle begins with a rule such as .Cage~10~R1C1~R1C2, or is a "
                         "square board in one line");
    }
    // Each dot would be a rule without a name and without cells, which says nothing.
    if (text_.size() > 1 && text_.find_first_not_of('.') == std::string_view::npos) {
      return fail(0,
                  in_digits(text_.size()) +
                      " dots are no board; a board in one line has 4, 9, 16 and so on to 256 characters, and one with "
                      "pencil marks 8, 27 and so on to 729");
    }
    return for_each_item(&ConstraintReader::read_shape) && (set_shape(board_, shape_), true) &&
           for_each_item(&ConstraintReader::read_variables) && place_variables() &&
           for_each_item(&ConstraintReader::read_first_rule) && for_each_item(&ConstraintReader::read_rule) &&
           check_end() && drop_earlier_clues() && check_jigsaws();
  }

 private:
  bool fail(std::size_t at, Message message) {
    fault_ = {std::move(message), at};
    return false;
  }
  bool fail(const Item& item, Fault fault) { return fail(item.place(fault), std::move(fault.message)); }

  template <class Use>
  bool for_each_item(Use use) {
    for (std::size_t at = 1; at <= text_.size();) {
      item_.at = at - 1;
      item_.end = std::min(text_.find('.', at), text_.size());
      const std::string_view item = text_.substr(at, item_.end - at);  // no search goes beyond it
      item_.name = item.substr(0, item.find('~'));
      item_.name_end = at + item_.name.size();
      at = item_.end + 1;
      if (!(this->*use)()) return false;
    }
    return true;
  }
  void split_arguments() {
    item_.arguments.clear();
    item_.places.clear();
    for (std::size_t at = item_.name_end + 1; at <= item_.end;) {
      const std::string_view rest = text_.substr(at, item_.end - at);
      item_.arguments.push_back(rest.substr(0, rest.find('~')));
      item_.places.push_back(at);
      at += item_.arguments.back().size() + 1;
    }
  }

  bool read_shape();
  bool read_variables();
  bool place_variables();
  bool read_first_rule() {
    if (item_.name != kinds::doppelganger.name) return true;
    split_arguments();
    return read_kind(kinds::doppelganger);
  }
  bool read_rule();
  bool read_kind(const RuleKind& kind);
  bool read_candidates();
  bool check_place(const RuleKind& kind);
  bool begin_group(const RuleKind& kind);
  bool end_group();
  // Whether what is read holds whatever else does: it is in no Or or Replicate.
  bool is_on_board() const { return open_.empty() || open_.back().is_flat; }
  bool check_end() {
    return open_.empty() || fail(open_.back().rule.offset, quote(open_.back().rule.kind->name) + " has no \"End\"");
  }
  bool drop_earlier_clues();
  bool check_jigsaws();

  std::string_view text_;
  Board& board_;
  TextFault& fault_;
  Item item_;  // kept, so that its vectors are allocated once
  Shape shape_;
  bool has_shape_ = false;
  bool has_labels_ = false;  // ChaosConstruction stands in the text
  struct Open {
    Rule rule;                // Or, And or Replicate, without its children
    std::size_t first_child;  // among the board's rules
    bool is_flat;             // an And whose children are rules of the board
  };
  std::vector<Open> open_;  // without `End` yet
};

// `6x8` or `6x8~9`, `6x8~0-8`: rows, columns, and the number of values or the lowest and the highest one. A raw grid,
// `6x8~9~Raw`, may have fewer values.
std::optional<Fault> parse_shape(Arguments arguments, Shape& shape) {
  if (arguments.empty()) return Fault{"Shape needs a size such as 6x6"};
  const std::string_view size = arguments[0];
  const std::size_t cross = size.find('x');
  const std::string_view after = cross == std::string_view::npos ? std::string_view() : size.substr(cross + 1);
  const auto rows = number_in(size.substr(0, cross), 1, most_side), columns = number_in(after, 1, most_side);
  if (!rows || !columns) return fault_at(arguments, 0, " is no size; a size is such as 6x6, up to 16x16");
  if (arguments.size() > 2 && arguments[2] != "Raw" && arguments[2] != "Sudoku")
    return fault_at(arguments, 2, " is no kind of grid; it is Raw or Sudoku");
  if (arguments.size() > 3) return fault_at(arguments, 3, " is one argument too many for Shape");
  const bool is_raw = arguments.size() > 2 && arguments[2] == "Raw";
  std::int32_t low = 1, high = std::max(*rows, *columns);
  const std::int32_t least = is_raw ? 1 : high;
  if (arguments.size() > 1 && !arguments[1].empty()) {
    const std::string_view range = arguments[1];
    const std::size_t dash = range.find('-');
    const bool has_low = dash != std::string_view::npos;
    const auto first = has_low ? number_in(range.substr(0, dash), 0, 1) : std::optional(low);
    const auto last = number_in(range.substr(has_low ? dash + 1 : 0), 1, most_values);
    if (!first || !last || *last - *first + 1 < least || *last - *first >= static_cast<int>(most_values)) {
      return fault_at(arguments, 1,
                      " are no values for this board: such as 9 or 0-8, from 0 or 1, with " +
                          in_digits(static_cast<std::uint64_t>(least)) + " to 16 values");
    }
    low = *first;
    high = *last;
  }
  shape = {static_cast<std::uint8_t>(*rows), static_cast<std::uint8_t>(*columns),
           static_cast<std::uint8_t>(high - low + 1), static_cast<std::int8_t>(low), is_raw};
  return std::nullopt;
}

bool ConstraintReader::read_shape() {
  if (item_.name != "Shape") return true;
  split_arguments();
  Shape shape;
  if (auto fault = parse_shape(item_.arguments, shape)) return fail(item_, std::move(*fault));
  if (has_shape_ && !(shape == shape_)) return fail(item_.at, "this Shape contradicts the one before");
  shape_ = shape;
  has_shape_ = true;
  return true;
}

namespace {

// `12` or `3x4`; what is neither is one cell.
void read_size(std::string_view text, const Shape& shape, Variables& variables) {
  const auto positive = [](std::string_view word) {
    return word.starts_with('0') ? std::nullopt : number_in(word, 1, static_cast<std::int32_t>(most_all_cells) + 1);
  };
  const std::size_t cross = text.find('x');
  const auto rows = positive(text.substr(0, cross));
  const auto columns = cross == std::string_view::npos ? std::optional(1) : positive(text.substr(cross + 1));
  variables.size = variables.columns = 1;
  if (!rows || !columns) return;
  // Too many are as bad as more.
  variables.size = static_cast<std::uint16_t>(std::min<std::int32_t>(*rows * *columns, most_all_cells + 1));
  if (cross != std::string_view::npos) {
    variables.columns = static_cast<std::uint16_t>(*columns);
  } else {
    variables.columns = shape.columns;
  }
}

}  // namespace

// The same name again: the last one counts.
bool ConstraintReader::read_variables() {
  if (item_.name == kinds::chaos_construction.name) has_labels_ = true;
  if (item_.name != "Var") return true;
  split_arguments();
  if (item_.arguments.empty() || item_.arguments[0].empty())
    return fail(item_.at, "Var needs a name such as .Var~A~~3, whose cells are VA1 to VA3");
  const std::string_view prefix = item_.arguments[0];
  if (!std::all_of(prefix.begin(), prefix.end(), [](char c) { return c >= 'A' && c <= 'Z'; }))
    return fail(item_.places[0], quote(prefix) + " is no name of variables; a name has letters from A to Z only");
  if (item_.arguments.size() > 3)
    return fail(item_.places[3], quote(item_.arguments[3]) + " is one argument too many for Var");
  Variables variables;
  variables.name = "V" + std::string(prefix);
  if (item_.arguments.size() > 1) variables.label = item_.arguments[1];
  if (item_.arguments.size() > 2) read_size(item_.arguments[2], board_.shape, variables);
  if (variables.columns > most_side && variables.columns != board_.shape.columns)
    return fail(item_.places[2], "variables have at most 16 columns");
  std::size_t all = board_.shape.size() + variables.size;
  for (const Variables& other : board_.variables) all += other.name == variables.name ? 0 : other.size;
  if (all > most_all_cells)
    return fail(item_.at, "the grid and all variables have more than " + in_digits(most_all_cells) + " cells");
  const auto same = std::find_if(board_.variables.begin(), board_.variables.end(),
                                 [&](const Variables& other) { return other.name == variables.name; });
  if (same == board_.variables.end()) {
    board_.variables.push_back(std::move(variables));
  } else {
    *same = std::move(variables);
  }
  return true;
}

// The labels of regions come last.
bool ConstraintReader::place_variables() {
  const Shape& shape = board_.shape;
  if (has_labels_ && !shape.is_raw)
    board_.variables.push_back({std::string(labels_name), "", static_cast<std::uint16_t>(shape.size()), shape.columns});
  for (Variables& each : board_.variables) {
    each.first = static_cast<std::uint16_t>(board_.candidates.size());
    board_.candidates.resize(board_.candidates.size() + each.size, all_values(board_.shape.values));
  }
  return true;
}

bool ConstraintReader::begin_group(const RuleKind& kind) {
  if (open_.size() == most_nested)
    return fail(item_.at, "rules are in more than " + in_digits(most_nested) + " others");
  Open open = {{}, board_.rules.size(), &kind == &kinds::all_of && is_on_board()};
  open.rule.kind = &kind;
  open.rule.offset = static_cast<std::uint32_t>(item_.at);
  if (&kind == &kinds::replicate) {
    if (auto fault = read_replicate(item_.arguments, board_, open.rule)) return fail(item_, std::move(*fault));
  }
  open_.push_back(std::move(open));
  return true;
}

bool ConstraintReader::end_group() {
  if (open_.empty()) return fail(item_.at, "\"End\" has no \"Or\", \"And\" or \"Replicate\" before it");
  Open open = std::move(open_.back());
  open_.pop_back();
  if (open.is_flat) return true;
  const auto first = board_.rules.begin() + static_cast<std::ptrdiff_t>(open.first_child);
  open.rule.children.assign(std::make_move_iterator(first), std::make_move_iterator(board_.rules.end()));
  board_.rules.erase(first, board_.rules.end());
  if (open.rule.kind == &kinds::replicate) {
    if (auto fault = replicate_fault(open.rule, board_)) return fail(open.rule.offset, std::move(fault->message));
  }
  board_.rules.push_back(std::move(open.rule));
  return true;
}

bool ConstraintReader::read_rule() {
  split_arguments();
  std::string_view name = item_.name;
  if (name.empty() || name == "Given") return read_candidates();
  if (name == "Or") return begin_group(kinds::any_of);
  if (name == "And") return begin_group(kinds::all_of);
  if (name == "Replicate") return begin_group(kinds::replicate);
  if (name == "End") return end_group();
  if (name == "Var")
    return open_.empty() || fail(item_.at, "Var cannot stand in " + quote(open_.back().rule.kind->name));
  if (name == "Shape" || name == "SearchPriority") {
    return is_on_board() || fail(item_.at, Message(name) + " cannot stand in " + quote(open_.back().rule.kind->name));
  }
  // Older codes of relations have `-` and `_` the other way round.
  std::string swapped;
  if (name == "Binary" || name == "BinaryX") {
    name = name == "Binary" ? "Pair" : "PairX";
    if (!item_.arguments.empty()) {
      for (const char c : item_.arguments[0]) swapped += c == '-' ? '_' : c == '_' ? '-' : c;
      item_.arguments[0] = swapped;
    }
  }
  const RuleKind* kind = find_rule_kind(name);
  if (kind == nullptr) {
    return fail(item_.at, "there is no rule " + quote(name));
  }
  return check_place(*kind) && (kind == &kinds::doppelganger || read_kind(*kind));
}

// Whether a rule of this kind may stand here.
bool ConstraintReader::check_place(const RuleKind& kind) {
  const bool is_whole = kind.place == Place::whole_board || kind.place == Place::whole_sudoku;
  if (shape_.is_raw && kind.place != Place::anywhere && kind.place != Place::whole_board)
    return fail(item_.at, Message(kind.name) + " cannot stand on a raw grid, which has no rows, columns and boxes");
  if (is_on_board()) return true;
  const bool is_replicated =
      std::any_of(open_.begin(), open_.end(), [](const Open& open) { return open.rule.kind == &kinds::replicate; });
  if (is_whole || (is_replicated && kind.place == Place::outside))
    return fail(item_.at, Message(kind.name) + " cannot stand in " +
                              quote(is_replicated ? kinds::replicate.name : open_.back().rule.kind->name));
  return true;
}

bool ConstraintReader::read_kind(const RuleKind& kind) {
  const std::size_t first = board_.rules.size();
  if (auto fault = kind.read(kind, item_.arguments, board_)) return fail(item_, std::move(*fault));
  for (std::size_t i = first; i < board_.rules.size(); ++i) {
    Rule& rule = board_.rules[i];
    rule.offset = static_cast<std::uint32_t>(item_.at);
    const auto has_other_cell = [this](const Group& group) {
      return std::any_of(group.begin(), group.end(), [this](Cell cell) { return cell >= board_.cells(); });
    };
    if (std::any_of(rule.groups.begin(), rule.groups.end(), has_other_cell) &&
        std::find(kinds_of_pairs.begin(), kinds_of_pairs.end(), &kind) == kinds_of_pairs.end()) {
      return fail(item_.at, Message(kind.name) + " cannot name what rows, columns or boxes lack");
    }
  }
  // Several rules of one name are one of the rules in an Or.
  if (!open_.empty() && open_.back().rule.kind == &kinds::any_of && board_.rules.size() != first + 1) {
    Rule all;
    all.kind = &kinds::all_of;
    all.offset = static_cast<std::uint32_t>(item_.at);
    const auto begin = board_.rules.begin() + static_cast<std::ptrdiff_t>(first);
    all.children.assign(std::make_move_iterator(begin), std::make_move_iterator(board_.rules.end()));
    board_.rules.erase(begin, board_.rules.end());
    board_.rules.push_back(std::move(all));
  }
  return true;
}

// `R1C1_5` is a given, `R1C1_2_4` has candidates, `R1C1` has none. A cell that is named again keeps what all say. In an
// Or or a Replicate, all of these together are a rule.
bool ConstraintReader::read_candidates() {
  const Shape& shape = board_.shape;
  Rule rule;
  rule.kind = &kinds::given;
  rule.offset = static_cast<std::uint32_t>(item_.at);
  rule.groups.emplace_back();
  for (std::size_t i = 0; i < item_.arguments.size(); ++i) {
    std::string_view rest = item_.arguments[i];
    const std::string_view name = rest.substr(0, rest.find('_'));
    const std::array<std::string_view, 1> names = {name};
    Cell cell = 0;
    if (auto fault = read_cell(names, 0, board_, cell)) return fail(item_.places[i], std::move(fault->message));
    if (cell >= board_.cells()) return fail(item_.places[i], quote(name) + " cannot have candidates");
    Values values = 0;
    for (rest.remove_prefix(name.size()); !rest.empty();) {
      rest.remove_prefix(1);
      const std::string_view word = rest.substr(0, rest.find('_'));
      const auto number = number_in(word, shape.lowest, shape.lowest + shape.values - 1);
      if (!number || (word.size() > 1 && word[0] == '0')) {
        return fail(item_.places[i] + item_.arguments[i].size() - rest.size(),
                    quote(word) + " is no value of this board; values are " +
                        range_of(shape.lowest, shape.lowest + shape.values - 1));
      }
      values |= Values{1} << (*number - shape.lowest);
      rest.remove_prefix(word.size());
    }
    if (is_on_board()) {
      board_.candidates[cell] &= values;
      if (cell_offsets.size() <= cell) cell_offsets.resize(cell + std::size_t{1});
      cell_offsets[cell] = item_.places[i];
    } else {
      rule.groups[0].push_back(cell);
      rule.numbers.push_back(static_cast<std::int32_t>(values));
    }
  }
  if (!is_on_board()) board_.rules.push_back(std::move(rule));
  return true;
}

// If clues have the same place, or the board can have only one of a kind, the last one counts.
bool ConstraintReader::drop_earlier_clues() {
  constexpr std::array<const RuleKind*, 8> at_a_place = {
      &kinds::quad,          &kinds::x_sum,     &kinds::skyscraper, &kinds::hidden_skyscraper,
      &kinds::numbered_room, &kinds::full_rank, &kinds::sandwich,   &kinds::little_killer};
  std::set<std::pair<const RuleKind*, Group>> seen;
  std::vector<bool> is_dropped(board_.rules.size());
  for (std::size_t i = board_.rules.size(); i-- > 0;) {
    const Rule& rule = board_.rules[i];
    const bool has_place = std::find(at_a_place.begin(), at_a_place.end(), rule.kind) != at_a_place.end();
    if (!has_place && rule.kind != &kinds::full_rank_ties && rule.kind != &kinds::region_size) continue;
    is_dropped[i] = !seen.emplace(rule.kind, has_place ? rule.groups[0] : Group()).second;
  }
  std::size_t at = 0;
  std::erase_if(board_.rules, [&](const Rule&) { return is_dropped[at++]; });
  return true;
}

bool ConstraintReader::check_jigsaws() {
  const unsigned size = region_size(board_);
  for (const Rule& rule : board_.rules) {
    if (rule.kind != &kinds::jigsaw) continue;
    for (const Group& piece : rule.groups) {
      if (piece.size() == size) continue;
      return fail(rule.offset,
                  "a piece of this Jigsaw has " + in_digits(piece.size()) + " cells; a region has " + decimal(size));
    }
  }
  return true;
}

}  // namespace

void set_shape(Board& board, const Shape& shape) {
  board.shape = shape;
  board.candidates.assign(shape.size(), all_values(shape.values));
}

namespace {

// The place of a cell in a short form, which has the cells in order; 0 if it is not known.
std::size_t offset_in_short_form(std::string_view text, const Board& board, std::size_t cell) {
  const std::size_t begin = text.starts_with('=') ? 1 : 0, size = text.size() - begin;
  if (size == board.cells() * board.shape.values) return cell * board.shape.values;
  return size == board.cells() || size == 2 * board.cells() ? begin + cell : 0;
}

void note_places(const Cursor& cursor, const PuzzleText& text, const Board& board,
                 const std::vector<std::size_t>& cell_offsets, bool is_short) {
  if (cursor.places == nullptr) return;
  std::vector<std::pair<std::size_t, std::size_t>> things;  // where each stands
  const auto note = [&](std::size_t thing, std::size_t offset) { things.emplace_back(offset, thing); };
  for (std::size_t cell = 0; cell < board.cells(); ++cell) {
    if (is_short) note(cell, offset_in_short_form(text.compact(), board, cell));
    if (!is_short && cell < cell_offsets.size()) note(cell, cell_offsets[cell]);
  }
  for (std::size_t rule = 0; rule < board.rules.size(); ++rule)
    note(thing_of_rule(board, rule), board.rules[rule].offset);
  std::sort(things.begin(), things.end());
  text.note_places(things, *cursor.places);
}

Read read_puzzle(const Cursor& cursor, const PuzzleText& text, Board& board, Error& error) {
  board = {};
  TextFault fault;
  const ShortForm form = read_short_form(text, board, fault);
  ConstraintReader reader(text.compact(), board, fault);
  const bool is_read = form == ShortForm::yes || (form == ShortForm::no && reader.read());
  if (!is_read) {
    error = text.error_at(fault.at, std::move(fault.message));
    return Read::error;
  }
  if (auto wrong = compile(board)) {
    error = text.error_at(board.rules[wrong->rule].offset, std::move(wrong->message));
    return Read::error;
  }
  board.words = text.words();
  board.decoration = text.decoration();
  board.lines = text.lines();
  note_places(cursor, text, board, reader.cell_offsets, form == ShortForm::yes);
  return Read::puzzle;
}

}  // namespace

Read read_iss(Cursor& cursor, Board& board, Error& error) {
  PuzzleText text;
  const Read read = text.take(cursor);
  return read == Read::puzzle ? read_puzzle(cursor, text, board, error) : read;
}

Read read_iss_text(Cursor& cursor, Board& board, Error& error) {
  PuzzleText text;
  const Read read = text.take_all(cursor);
  return read == Read::puzzle ? read_puzzle(cursor, text, board, error) : read;
}

}  // namespace quadrille::variant

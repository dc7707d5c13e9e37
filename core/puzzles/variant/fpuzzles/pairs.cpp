#include "core/puzzles/variant/fpuzzles/pairs.hpp"

#include <algorithm>
#include <array>

#include "core/puzzles/variant/geometry.hpp"
#include "core/puzzles/variant/rules.hpp"
#include "core/puzzles/variant/rules/codes.hpp"
#include "core/puzzles/variant/rules/kinds.hpp"

namespace quadrille::variant::fpuzzles {

namespace {

using Relations = std::vector<links::Relation>;

std::pair<Cell, Cell> ordered(std::pair<Cell, Cell> pair) { return std::minmax(pair.first, pair.second); }

}  // namespace

PairWriter::PairWriter(const Board& board, Document& document)
    : shape_(board.shape), document_(document), indexers_(board.shape.size()) {
  Board plain;
  plain.shape = shape_;
  boxes_ = boxes(plain);
  for (int number = 1; number <= shape_.values; ++number) {
    differences_.push_back(table_of(links::difference_of(number)));
    ratios_.push_back(table_of(links::ratio_of(number)));
  }
  slow_ = table_of(links::slow_thermometer());
  nabner_ = table_of(links::nabner());
}

bool PairWriter::take(const Rule& rule) {
  if (rule.kind == &kinds::white_dot) {
    take_marks(rule, "difference", {});
  } else if (rule.kind == &kinds::black_dot) {
    take_marks(rule, "ratio", {});
  } else if (rule.kind == &kinds::x || rule.kind == &kinds::v) {
    take_marks(rule, "xv", rule.kind->name);
  } else if (rule.kind == &kinds::greater_than) {
    take_star(rule.groups[0]);
  } else if (rule.kind == &kinds::anti_consecutive) {
    anti_consecutive_ = rule.kind;
  } else if (rule.kind == &kinds::strict_kropki) {
    strict_kropki_ = rule.kind;
  } else if (rule.kind == &kinds::pair || rule.kind == &kinds::pair_x) {
    take_relation(rule);
  } else {
    return false;
  }
  return true;
}

void PairWriter::finish() {
  write_extremes(true, maxima_);
  write_extremes(false, minima_);
  for (Cell cell = 0; cell < shape_.size(); ++cell) {
    if (indexers_[cell].none()) continue;
    indexers_[cell].set(cell);
    const Group& box = *box_of(cell);
    const bool is_whole = std::all_of(box.begin(), box.end(), [&](Cell other) { return indexers_[cell][other]; });
    if (!is_whole) document_.refuse(kinds::pair);
    document_.push("boxindexer", cells_entry(shape_, std::array{cell}));
  }
  write_negatives();
}

void PairWriter::take_marks(const Rule& rule, std::string_view key, std::string_view value) {
  const Group& cells = rule.groups[0];
  for (std::size_t i = 0; i < cells.size(); ++i) {
    for (std::size_t j = i + 1; j < cells.size(); ++j) {
      if (!are_neighbours(cells[i], cells[j])) continue;
      document_.push(key, cells_entry(shape_, std::array{cells[i], cells[j]}, value.empty() ? "" : "value", value));
      const bool is_ratio = key == "ratio";
      if (value.empty())
        dots_[is_ratio ? ratio : difference].push_back(
            {{cells[i], cells[j]}, is_ratio ? links::usual_ratio : links::usual_difference});
    }
  }
}

// A cell that is greater than the others, or less: the earlier of two neighbours is greater. A rule of two cells is a
// star of either kind: it is the one where the other neighbours have the same rule.
void PairWriter::take_star(const Group& cells) {
  Star first{cells.front(), Group(cells.begin() + 1, cells.end())};
  Star last{cells.back(), Group(cells.begin(), cells.end() - 1)};
  const auto is_star = [this](const Star& star) {
    return std::all_of(star.others.begin(), star.others.end(),
                       [&](Cell cell) { return are_neighbours(star.centre, cell); });
  };
  std::sort(first.others.begin(), first.others.end());
  std::sort(last.others.begin(), last.others.end());
  const bool is_first = is_star(first);
  if (cells.size() == 2 && is_first) {
    if (known_pairs_.insert(first).second) pairs_.push_back(first);
  } else if (is_first) {
    if (known_maxima_.insert(first).second) maxima_.push_back(first);
  } else if (cells.size() > 2 && is_star(last)) {
    if (known_minima_.insert(last).second) minima_.push_back(last);
  } else {
    document_.refuse(kinds::greater_than);
  }
}

void PairWriter::take_relation(const Rule& rule) {
  const auto code = RelationCode::read(std::string_view(rule.text).substr(0, rule.text.find('~')), shape_.values);
  const Group& cells = rule.groups[0];
  Table table;
  for (unsigned a = 0; a < shape_.values; ++a)
    for (unsigned b = 0; b < shape_.values; ++b) table[a * shape_.values + b] = code && code->holds(a, b);
  const bool is_everywhere = rule.kind == &kinds::pair_x;
  if (is_everywhere && table == nabner_) return document_.push("nabner", line_entry(shape_, cells));
  if (!is_everywhere && table == slow_) return document_.push("slowthermometer", line_entry(shape_, cells));
  if (is_everywhere && cells.size() > 2) return document_.refuse(*rule.kind);
  for (std::size_t i = 1; i < cells.size(); ++i) take_pair(table, {cells[i - 1], cells[i]});
}

void PairWriter::take_pair(const Table& table, CellPair pair) {
  if (are_neighbours(pair.first, pair.second)) {
    for (const DotRule rule : {difference, ratio}) {
      const auto& tables = rule == difference ? differences_ : ratios_;
      const auto found = std::find(tables.begin(), tables.end(), table);
      if (found == tables.end()) continue;
      const int number = static_cast<int>(found - tables.begin()) + 1;
      const bool is_usual = number == (rule == difference ? links::usual_difference : links::usual_ratio);
      document_.push(rule == difference ? "difference" : "ratio",
                     cells_entry(shape_, std::array{pair.first, pair.second}, is_usual ? "" : "value",
                                 decimal(static_cast<std::uint64_t>(number))));
      dots_[rule].push_back({pair, number});
      return;
    }
  }
  if (const Group* const box = box_of(pair.first)) {
    const auto place = [box](Cell cell) { return std::find(box->begin(), box->end(), cell) - box->begin(); };
    const auto first = place(pair.first), second = place(pair.second);
    if (second < static_cast<std::ptrdiff_t>(box->size()) &&
        table == table_of(links::box_indexer(static_cast<int>(first) + 1, static_cast<int>(second) + 1))) {
      indexers_[pair.first].set(pair.second);
      return;
    }
  }
  constexpr std::size_t most_relations = 4;  // more than all negative constraints together
  auto related =
      std::find_if(relations_.begin(), relations_.end(), [&table](const Related& each) { return each.table == table; });
  if (related == relations_.end()) {
    if (relations_.size() == most_relations) return document_.refuse(kinds::pair);
    related = relations_.insert(relations_.end(), {table, {}});
  }
  related->pairs.push_back(ordered(pair));
}

void PairWriter::write_extremes(bool is_maximum, const std::vector<Star>& stars) {
  std::vector<Star> all_stars;
  std::vector<Cell> centres;
  std::bitset<most_cells> is_centre, is_other;
  const auto add = [&](const Star& star) {
    all_stars.push_back(star);
    if (!is_centre[star.centre]) centres.push_back(star.centre);
    is_centre.set(star.centre);
    for (const Cell cell : star.others) is_other.set(cell);
  };
  const auto turned = [is_maximum](const Star& pair) {
    return is_maximum ? pair : Star{pair.others[0], {pair.centre}};
  };
  for (const Star& star : stars) add(star);
  for (std::size_t at = 0; at < pairs_.size();) {
    const Star star = turned(pairs_[at]);
    std::bitset<most_cells> all = is_centre;
    for (const Star& pair : pairs_) all.set(turned(pair).centre);
    all.reset(star.others[0]);
    if (!fits(star, all | inner(all, is_other))) {
      ++at;
      continue;
    }
    pairs_.erase(pairs_.begin() + static_cast<std::ptrdiff_t>(at));
    add(star);
  }
  const std::bitset<most_cells> added = inner(is_centre, is_other) & ~is_centre, all = is_centre | added;
  const bool do_fit =
      std::all_of(all_stars.begin(), all_stars.end(), [&](const Star& star) { return fits(star, all); });
  if (!do_fit || (!is_maximum && !pairs_.empty())) return document_.refuse(kinds::greater_than);
  if (all_stars.empty()) return;
  for (Cell cell = 0; cell < shape_.size(); ++cell)
    if (added[cell]) centres.push_back(cell);
  for (const Cell cell : centres) document_.push(is_maximum ? "maximum" : "minimum", cell_entry(shape_, cell));
}

// The negative constraints that mean the collected relations.
void PairWriter::write_negatives() {
  std::vector<CellPair> marked;
  std::size_t usual_dots = 0;
  std::vector<int> numbers[2];
  for (const DotRule rule : {difference, ratio}) {
    for (const Dot& dot : dots_[rule]) {
      marked.push_back(ordered(dot.pair));
      numbers[rule].push_back(dot.number);
      usual_dots += dot.number == (rule == difference ? links::usual_difference : links::usual_ratio);
    }
  }
  bool not_consecutive = false, no_difference = false, no_ratio = false;
  if (strict_kropki_ != nullptr) {
    if (dots_[difference].size() + dots_[ratio].size() != usual_dots) document_.refuse(*strict_kropki_);
    not_consecutive = no_ratio = true;
  }
  if (anti_consecutive_ != nullptr) {
    if (!marked.empty())
      document_.refuse("in f-puzzles, neighbours with a dot are exempt from the rule " +
                       quote(anti_consecutive_->name));
    not_consecutive = true;
  }
  std::sort(marked.begin(), marked.end());
  std::vector<CellPair> free;
  for (const CellPair& pair : adjacent_pairs(shape_))
    if (!std::binary_search(marked.begin(), marked.end(), ordered(pair))) free.push_back(ordered(pair));
  std::sort(free.begin(), free.end());
  // What a relation between all neighbours without a dot can mean.
  struct Negative {
    bool consecutive, difference, ratio;
  };
  constexpr Negative negatives[] = {
      {true, false, false}, {false, true, false}, {true, true, false}, {false, false, true}};
  for (Related& related : relations_) {
    const auto found = std::find_if(std::begin(negatives), std::end(negatives), [&](const Negative& negative) {
      Relations relations;
      if (negative.consecutive) relations.push_back(links::difference_of(links::usual_difference));
      if (negative.difference)
        for (const int number : links::forbidden_numbers(numbers[difference], links::usual_difference))
          relations.push_back(links::difference_of(number));
      if (negative.ratio)
        for (const int number : links::forbidden_numbers(numbers[ratio], links::usual_ratio))
          relations.push_back(links::ratio_of(number));
      return related.table == table_of(links::none_of(relations));
    });
    std::sort(related.pairs.begin(), related.pairs.end());
    if (found == std::end(negatives) || related.pairs != free) return document_.refuse(kinds::pair);
    not_consecutive |= found->consecutive, no_difference |= found->difference, no_ratio |= found->ratio;
  }
  if (not_consecutive) document_.set("nonconsecutive", "true");
  if (no_difference) document_.push("negative", "\"difference\"");
  if (no_ratio) document_.push("negative", "\"ratio\"");
}

PairWriter::Table PairWriter::table_of(const links::Relation& relation) const {
  Table table;
  for (unsigned a = 0; a < shape_.values; ++a)
    for (unsigned b = 0; b < shape_.values; ++b)
      table[a * shape_.values + b] = relation.allows(static_cast<int>(a) + 1, static_cast<int>(b) + 1);
  return table;
}

PairWriter::Group PairWriter::neighbours(Cell cell) const {
  Group around;
  for (const int step : {-static_cast<int>(shape_.columns), -1, 1, static_cast<int>(shape_.columns)}) {
    const int other = cell + step;
    if (other >= 0 && other < static_cast<int>(shape_.size()) && are_neighbours(cell, static_cast<Cell>(other)))
      around.push_back(static_cast<Cell>(other));
  }
  return around;
}

bool PairWriter::are_neighbours(Cell a, Cell b) const { return variant::are_neighbours(shape_, a, b); }

// The cells that need not be stated: all their neighbours are among `all`, and they are not among `others`.
std::bitset<most_cells> PairWriter::inner(const std::bitset<most_cells>& all,
                                          const std::bitset<most_cells>& others) const {
  std::bitset<most_cells> found;
  for (Cell cell = 0; cell < shape_.size(); ++cell) {
    const Group around = neighbours(cell);
    found[cell] = !others[cell] && std::all_of(around.begin(), around.end(), [&](Cell other) { return all[other]; });
  }
  return found;
}

// Whether a star has exactly the neighbours that are not among `all`.
bool PairWriter::fits(const Star& star, const std::bitset<most_cells>& all) const {
  Group wanted = neighbours(star.centre);
  std::erase_if(wanted, [&](Cell cell) { return all[cell]; });
  return wanted == star.others;
}

const std::vector<Cell>* PairWriter::box_of(Cell cell) const {
  const auto found = std::find_if(boxes_.begin(), boxes_.end(), [cell](const Group& box) {
    return std::find(box.begin(), box.end(), cell) != box.end();
  });
  return found == boxes_.end() ? nullptr : &*found;
}

}  // namespace quadrille::variant::fpuzzles

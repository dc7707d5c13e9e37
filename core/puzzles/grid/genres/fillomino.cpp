// A cell's value is its number. On boards with more cells than a variable can have values, larger numbers than `last`
// share four values, which say with which neighbours the cell is of one region. What number that is stands in a choice;
// the value follows from it, and it follows from the values. A region without a clue may be as large as all that
// regions with clues do not need.
#include <algorithm>
#include <memory>

#include "core/puzzles/grid/choice.hpp"
#include "core/puzzles/grid/genres/all.hpp"

namespace quadrille::grid::fillomino {

namespace {

constexpr SectionRule sections[] = {{"cells", SectionKind::cells, true, Clues::tokens}};
// Larger numbers are behind the values of the others, as bits of joined neighbours.
constexpr unsigned with_left = 1, with_upper = 2, joined_values = 4;

// The numbers with values of their own: 1 to this one.
std::size_t last_of(const Text& text) {
  return text.cells() <= network::most_values ? text.cells() : network::most_values - joined_values;
}

class Compiler {
 public:
  explicit Compiler(Maker& maker) : maker_(maker), text_(maker.text), last_(last_of(maker.text)) {}

  std::optional<Error> compile() {
    maker_.set_values(static_cast<unsigned>(last_ < text_.cells() ? last_ + joined_values : last_));
    numbers_.assign(text_.cells(), 0);
    if (auto error = read("cells")) return error;
    for (Variable cell = 0; cell < text_.cells(); ++cell)
      if (numbers_[cell] != 0) clues_[numbers_[cell]].push_back(cell);
    is_reached_.assign(text_.cells(), false);
    find_largest();
    if (auto error = read(filled_rule.name)) return error;
    possible_.assign(text_.cells(), 0);
    for (std::size_t number = 1; number <= last_; ++number) add_small(number);
    add_larger();
    for (Variable cell = 0; cell < text_.cells(); ++cell) maker_.allow(cell, possible_[cell]);
    return std::nullopt;
  }

 private:
  // The numbers of a section, if there is one.
  std::optional<Error> read(std::string_view name) {
    for (Variable cell = 0; cell < text_.cells() && text_.find(name) != nullptr; ++cell) {
      const Token& token = *text_.at(name, cell);
      if (token.is_blank() || token.text == "?") continue;
      std::optional<Error> error;
      const auto number = maker_.clue_number(token, 1, text_.cells(), error);
      if (!number) return error;
      if (numbers_[cell] != 0 && numbers_[cell] != *number)
        return error_at(token, quote(token.text) + " is not what this cell has");
      numbers_[cell] = static_cast<std::size_t>(*number);
      if (*number <= last_) maker_.give(cell, static_cast<unsigned>(*number - 1));
    }
    return std::nullopt;
  }

  // The cells that a region with this clue can reach, from the clue on.
  Cells reach(std::size_t number, Variable clue) {
    Cells reached = {clue};
    is_reached_[clue] = true;
    std::size_t next = 0;
    for (std::size_t size = 1; size < number && next < reached.size(); ++size)
      for (const std::size_t end = reached.size(); next < end; ++next)
        for (const Variable other : neighbours4(text_, reached[next])) {
          const std::size_t there = numbers_[other];
          if (is_reached_[other] || (there != 0 && there != number)) continue;
          is_reached_[other] = true;
          reached.push_back(other);
        }
    for (const Variable cell : reached) is_reached_[cell] = false;
    return reached;
  }

  // The cells that no region with a clue needs are the most that a region without one has; it has none of another piece
  // of the cells without clues. Clues of which no two can be of one region have regions of their own.
  void find_largest() {
    std::size_t needed = 0;
    for (const auto& [number, cells] : clues_) {
      std::vector<bool> is_near(text_.cells());
      std::size_t regions = 0;
      auto& reached = reached_by_.emplace(number, std::vector<bool>(text_.cells())).first->second;
      for (const Variable cell : cells) {
        const Cells own = reach(number, cell);
        for (const Variable other : own) reached[other] = true;
        if (is_near[cell]) continue;
        ++regions;
        for (const Variable other : own) is_near[other] = true;
      }
      needed += std::max(cells.size(), number * regions);
    }
    if (needed > text_.cells()) maker_.network.is_impossible = true;
    const std::size_t spare = text_.cells() - std::min(needed, text_.cells());
    const auto pieces = pieces_of(text_, [&](std::size_t cell) { return numbers_[cell] == 0; });
    std::vector<std::size_t> sizes(text_.cells());
    for (const std::size_t piece : pieces)
      if (piece != no_part) ++sizes[piece];
    for (const std::size_t piece : pieces) largest_.push_back(piece == no_part ? 0 : std::min(spare, sizes[piece]));
  }

  bool is_possible(Variable cell, std::size_t number) const {
    if (numbers_[cell] != 0) return numbers_[cell] == number;
    const auto reached = reached_by_.find(number);
    return number <= largest_[cell] || (reached != reached_by_.end() && reached->second[cell]);
  }

  // The regions of a number; `literal(cell)` says that the cell has it.
  template <class Literal>
  void add_regions(std::size_t number, Literal literal) {
    network::Network::Connected graph;
    graph.is_one = false;
    graph.low = graph.high = static_cast<std::uint32_t>(number);
    std::vector<std::uint32_t> node_of(text_.cells());
    for (Variable cell = 0; cell < text_.cells(); ++cell) {
      if (!is_possible(cell, number)) continue;
      node_of[cell] = static_cast<std::uint32_t>(graph.nodes.size()) + 1;
      for (const Variable other : neighbours4(text_, cell))
        if (node_of[other] > 0) graph.edges.emplace_back(node_of[other] - 1, node_of[cell] - 1);
      const auto [variable, in] = literal(cell);
      graph.nodes.push_back({variable, in});
    }
    if (!graph.nodes.empty()) network::add(maker_.network, std::move(graph));
  }

  void add_small(std::size_t number) {
    const Values value = Values{1} << (number - 1);
    add_regions(number, [&](Variable cell) {
      possible_[cell] |= value;
      return Choice::Literal(cell, value);
    });
  }

  void add_larger() {
    std::vector<std::size_t> larger;  // numbers that some cell may have
    const std::size_t most = *std::max_element(largest_.begin(), largest_.end());
    for (std::size_t number = last_ + 1; number <= text_.cells(); ++number)
      if (number <= most || std::find(numbers_.begin(), numbers_.end(), number) != numbers_.end())
        larger.push_back(number);
    std::vector<std::unique_ptr<Choice>> choices(text_.cells());  // option 0: no larger number; then `larger`
    for (Variable cell = 0; cell < text_.cells(); ++cell) {
      const bool is_any =
          std::any_of(larger.begin(), larger.end(), [&](std::size_t number) { return is_possible(cell, number); });
      if (is_any && !add_choice(cell, larger, choices[cell])) return;
    }
    for (Variable cell = 0; cell < text_.cells(); ++cell)
      if (choices[cell] != nullptr) join(cell, choices);
    for (std::size_t i = 0; i < larger.size() && !network::is_too_large(maker_.network); ++i)
      add_regions(larger[i], [&](Variable cell) { return choices[cell]->option(i + 1); });
  }

  // False if there are too many variables.
  bool add_choice(Variable cell, const std::vector<std::size_t>& larger, std::unique_ptr<Choice>& choice) {
    choice = std::make_unique<Choice>(maker_, larger.size() + 1, Choice::short_part, [&](std::size_t option) {
      return option == 0 ? numbers_[cell] <= last_ : is_possible(cell, larger[option - 1]);
    });
    if (network::is_too_large(maker_.network)) return false;
    const Values values = network::all_values(joined_values) << last_;
    if (numbers_[cell] <= last_) agree(maker_, {cell, ~values}, choice->option(0));
    if (numbers_[cell] > last_) maker_.decide_among(cell, values);
    return true;
  }

  // With its left and upper neighbour: they are joined if their larger numbers are equal.
  void join(Variable cell, const std::vector<std::unique_ptr<Choice>>& choices) {
    possible_[cell] |= network::all_values(joined_values) << last_;
    const auto width = static_cast<Variable>(text_.columns);
    for (const unsigned side : {with_left, with_upper}) {
      const Values values = (side == with_left ? Values{0b1010} : Values{0b1100}) << last_;
      const bool is_border = side == with_left ? cell % width == 0 : cell < width;
      const Variable other = cell - (side == with_left ? 1 : width);
      if (is_border || choices[other] == nullptr) {
        possible_[cell] &= ~values;
      } else {
        Choice::compare(maker_, maker_.has(cell, values), *choices[cell], *choices[other], 0);
      }
    }
  }

  Maker& maker_;
  const Text& text_;
  const std::size_t last_;
  std::vector<std::size_t> numbers_;                     // by cell: its clue, or what is filled in; or 0
  std::map<std::size_t, Cells> clues_;                   // by number
  std::map<std::size_t, std::vector<bool>> reached_by_;  // by clue and cell: whether a region with the clue reaches it
  std::vector<bool> is_reached_;                         // by cell, while `reach` is at work; none between its calls
  std::vector<std::size_t> largest_;                     // by cell: the most that a region without a clue can be there
  std::vector<Values> possible_;                         // by cell
};

std::optional<Error> compile(Maker& maker) { return Compiler(maker).compile(); }

bool is_joined(const Answer& answer, std::size_t cell, std::size_t last, unsigned side) {
  return answer[cell] > last && ((answer[cell] - 1u - last) & side) != 0;
}

// By cell, a cell of its part: cells of larger numbers are of one part where they are joined.
std::vector<std::size_t> parts_of(const Text& text, const Answer& answer) {
  const std::size_t last = last_of(text);
  std::vector<std::size_t> parts = pieces_of_equal(text, [&](std::size_t cell) { return answer[cell]; });
  if (last == text.cells()) return parts;
  std::vector<std::size_t> before(answer.size());  // by cell: another one of its part, or itself
  const auto first_of = [&](std::size_t cell) {
    while (before[cell] != cell) cell = before[cell];
    return cell;
  };
  std::map<std::size_t, std::size_t> first_in;  // by piece of equal numbers
  for (std::size_t cell = 0; cell < answer.size(); ++cell) {
    before[cell] = answer[cell] > last ? cell : first_in.try_emplace(parts[cell], cell).first->second;
    if (is_joined(answer, cell, last, with_left) && cell % text.columns > 0) before[first_of(cell - 1)] = cell;
    if (is_joined(answer, cell, last, with_upper) && cell >= text.columns)
      before[first_of(cell - text.columns)] = first_of(cell);
  }
  for (std::size_t cell = 0; cell < answer.size(); ++cell) parts[cell] = first_of(cell);
  return parts;
}

// By cell: its number, or 0 where nothing is known; of a larger number, as many cells as are joined.
std::vector<std::size_t> numbers_in(const Text& text, const Answer& answer) {
  const std::size_t last = last_of(text);
  const std::vector<std::size_t> parts = parts_of(text, answer);
  std::vector<std::size_t> sizes(answer.size()), found(answer.size());
  for (const std::size_t part : parts) ++sizes[part];
  for (std::size_t cell = 0; cell < answer.size(); ++cell)
    found[cell] = answer[cell] <= last ? answer[cell] : std::max(sizes[parts[cell]], last + 1);
  return found;
}

bool obeys(const Text& text, const Answer& answer) {
  const std::vector<std::size_t> numbers = numbers_in(text, answer);
  const auto pieces = pieces_of_equal(text, [&](std::size_t cell) { return numbers[cell]; });
  std::vector<std::size_t> sizes(answer.size());
  for (const std::size_t piece : pieces) ++sizes[piece];
  const bool has_filled = text.find(filled_rule.name) != nullptr;
  for (std::size_t cell = 0; cell < answer.size(); ++cell) {
    const auto clue = whole_number(text.at("cells", cell)->text);
    const auto filled = has_filled ? whole_number(text.at(filled_rule.name, cell)->text) : std::nullopt;
    if (sizes[pieces[cell]] != numbers[cell] || (clue && *clue != numbers[cell])) return false;
    if (filled && *filled != numbers[cell]) return false;
    if (numbers[cell] <= last_of(text)) continue;
    const bool has_left = cell % text.columns > 0 && pieces[cell - 1] == pieces[cell];
    const bool has_upper = cell >= text.columns && pieces[cell - text.columns] == pieces[cell];
    if (has_left != is_joined(answer, cell, last_of(text), with_left) ||
        has_upper != is_joined(answer, cell, last_of(text), with_upper))
      return false;
  }
  return true;
}

void write_value(const Text& text, std::size_t, unsigned value, std::string& out) {
  out += value < last_of(text) ? decimal(value + 1) : ">" + decimal(last_of(text));
}

void write_answer(const Board& board, const Answer& answer, std::string& out) {
  const std::vector<std::size_t> numbers = numbers_in(*board.text, answer);
  for (std::size_t cell = 0; cell < answer.size(); ++cell) {
    if (cell > 0) out += cell % board.text->columns == 0 ? '\n' : ' ';
    out += answer[cell] == 0 ? "?" : decimal(numbers[cell]);
  }
}

}  // namespace

const Genre genre = {.id = "fillomino",
                     .sections = sections,
                     .compile = compile,
                     .obeys = obeys,
                     .write_value = write_value,
                     .write_answer = write_answer,
                     .parts_of = parts_of,
                     .reads_filled = true};

}  // namespace quadrille::grid::fillomino

// A cell's value is its number. A region without a clue may be as large as all that regions with clues do not need;
// sizes beyond the last value for a number share one value, of which there can be only one region.
#include <algorithm>

#include "core/puzzles/grid/genres/all.hpp"

namespace quadrille::grid::fillomino {

namespace {

constexpr SectionRule sections[] = {{"cells", SectionKind::cells, true, Clues::small}};

/// The numbers of values: 1 to `last`, then clues from 64 on, then, on boards of 64 cells and more, any larger number.
/// Clues below 64 make no difference: `why` leaves them out.
struct Numbers {
  std::size_t last;
  std::vector<std::size_t> clues;
  bool has_larger;

  std::size_t values() const { return last + clues.size() + has_larger; }
  bool is_larger(std::size_t value) const { return value >= last + clues.size(); }
  std::size_t number(std::size_t value) const { return value < last ? value + 1 : clues[value - last]; }
  // None for a larger number.
  std::optional<unsigned> value_of(std::size_t number) const {
    if (number <= last) return static_cast<unsigned>(number - 1);
    const auto at = std::find(clues.begin(), clues.end(), number);
    return at == clues.end() ? std::nullopt
                             : std::optional(static_cast<unsigned>(last) + static_cast<unsigned>(at - clues.begin()));
  }
};

std::size_t clue_at(const Text& text, std::size_t cell) {
  return static_cast<std::size_t>(whole_number(text.at("cells", cell)->text).value_or(0));
}

Numbers numbers_of(const Text& text) {
  if (text.cells() < network::most_values) return {text.cells(), {}, false};
  std::vector<std::size_t> clues;
  for (std::size_t cell = 0; cell < text.cells(); ++cell)
    if (clue_at(text, cell) >= network::most_values) clues.push_back(clue_at(text, cell));
  std::sort(clues.begin(), clues.end());
  clues.erase(std::unique(clues.begin(), clues.end()), clues.end());
  return {network::most_values - 1 - std::min<std::size_t>(clues.size(), network::most_values - 2), clues, true};
}

class Compiler {
 public:
  explicit Compiler(Maker& maker) : maker_(maker), text_(maker.text), numbers_(numbers_of(maker.text)) {}

  std::optional<Error> compile() {
    for (std::size_t cell = 0; cell < text_.cells(); ++cell) {
      const Token& token = *text_.at("cells", cell);
      if (token.is_blank()) continue;
      std::optional<Error> error;
      const auto number = maker_.number(token, 1, text_.cells(), error);
      if (!number) return error;
      clues_[static_cast<std::size_t>(*number)].push_back(static_cast<Variable>(cell));
    }
    maker_.set_values(static_cast<unsigned>(std::min<std::size_t>(numbers_.values(), network::most_values)));
    for (const auto& [number, cells] : clues_) {
      const auto value = numbers_.value_of(number);
      if (!value || numbers_.values() > network::most_values) return too_large();
      for (const Variable cell : cells) maker_.give(cell, *value);
    }
    find_largest();
    // Two regions of larger numbers could be side by side.
    const std::size_t larger = numbers_.last + 1;
    if (largest_ >= larger && (2 * larger <= largest_ || !numbers_.clues.empty())) return too_large();
    if (auto error = read_filled()) return error;
    add_graphs();
    return std::nullopt;
  }

 private:
  Error too_large() const {
    return {Error::Code::too_large, "too many different numbers are possible; more clues are needed", text_.line, 1};
  }

  // The cells that a region with this clue can reach.
  std::vector<bool> reach(std::size_t number, Variable clue) const {
    std::vector<bool> is_reached(text_.cells());
    Cells now = {clue}, next;
    is_reached[clue] = true;
    for (std::size_t size = 1; size < number && !now.empty(); ++size, now.swap(next)) {
      next.clear();
      for (const Variable cell : now)
        for (const Variable other : neighbours4(text_, cell)) {
          const std::size_t there = clue_at(text_, other);
          if (is_reached[other] || (there != 0 && there != number)) continue;
          is_reached[other] = true;
          next.push_back(other);
        }
    }
    return is_reached;
  }

  // The cells that no region with a clue needs are the most that a region without one has. Clues of which no two can be
  // of one region have regions of their own.
  void find_largest() {
    reached_by_.assign(numbers_.values(), std::vector<bool>(text_.cells()));
    std::size_t needed = 0;
    for (const auto& [number, cells] : clues_) {
      std::vector<bool> is_near(text_.cells());
      std::size_t regions = 0;
      auto& reached = reached_by_[numbers_.value_of(number).value_or(0)];
      for (const Variable cell : cells) {
        const std::vector<bool> own = reach(number, cell);
        for (std::size_t other = 0; other < own.size(); ++other) reached[other] = reached[other] || own[other];
        if (is_near[cell]) continue;
        ++regions;
        for (std::size_t other = 0; other < own.size(); ++other) is_near[other] = is_near[other] || own[other];
      }
      needed += std::max(cells.size(), number * regions);
    }
    if (needed > text_.cells()) maker_.network.is_impossible = true;
    largest_ = text_.cells() - std::min(needed, text_.cells());
    largest_ = std::min(largest_, largest_gap());
  }

  // The most cells without clues that are in one piece.
  std::size_t largest_gap() const {
    const auto pieces = pieces_of(text_, [&](std::size_t cell) { return clue_at(text_, cell) == 0; });
    std::vector<std::size_t> sizes(text_.cells() + 1);
    for (const std::size_t piece : pieces)
      if (piece != no_part) ++sizes[piece];
    return *std::max_element(sizes.begin(), sizes.end());
  }

  std::optional<Error> read_filled() {
    const Section* filled = text_.find(filled_rule.name);
    for (std::size_t cell = 0; cell < text_.cells() && filled != nullptr; ++cell) {
      const Token& token = *text_.at(filled_rule.name, cell);
      if (token.text == "?") continue;
      std::optional<Error> error;
      const auto number = maker_.number(token, 1, text_.cells(), error);
      if (!number) return error;
      const auto size = static_cast<std::size_t>(*number);
      const auto value = numbers_.value_of(size);
      const std::size_t clue = clue_at(text_, cell);
      if (clue != 0 && clue != size) return error_at(token, quote(token.text) + " is not what this cell has");
      if (value) {
        maker_.give(cell, *value);
      } else if (size > largest_ || (larger_ != 0 && larger_ != size)) {
        maker_.network.is_impossible = true;
      } else {
        larger_ = size;
        maker_.give(cell, static_cast<unsigned>(numbers_.values() - 1));
      }
    }
    return std::nullopt;
  }

  void add_graphs() {
    std::vector<Values> possible(text_.cells());
    for (unsigned value = 0; value < numbers_.values(); ++value) {
      const bool is_larger = numbers_.is_larger(value);
      const std::size_t low = is_larger ? std::max(numbers_.last + 1, larger_) : numbers_.number(value);
      const std::size_t high = !is_larger ? low : larger_ != 0 ? larger_ : largest_;
      network::Network::Connected graph;
      graph.is_one = false;
      graph.low = static_cast<std::uint32_t>(low);
      graph.high = static_cast<std::uint32_t>(high);
      std::vector<std::uint32_t> node_of(text_.cells());
      for (Variable cell = 0; cell < text_.cells(); ++cell) {
        const std::size_t clue = clue_at(text_, cell);
        const bool is_clue = clue != 0 && numbers_.value_of(clue) == value;
        if (!is_clue && (clue != 0 || (low > largest_ && !reached_by_[value][cell]))) continue;
        possible[cell] |= Values{1} << value;
        node_of[cell] = static_cast<std::uint32_t>(graph.nodes.size()) + 1;
        for (const Variable other : neighbours4(text_, cell))
          if (node_of[other] > 0) graph.edges.emplace_back(node_of[other] - 1, node_of[cell] - 1);
        graph.nodes.push_back({cell, Values{1} << value});
      }
      if (!graph.nodes.empty()) network::add(maker_.network, std::move(graph));
    }
    for (Variable cell = 0; cell < text_.cells(); ++cell) maker_.allow(cell, possible[cell]);
  }

  Maker& maker_;
  const Text& text_;
  const Numbers numbers_;
  std::map<std::size_t, Cells> clues_;         // by number
  std::vector<std::vector<bool>> reached_by_;  // by value and cell: whether a region with a clue reaches it
  std::size_t largest_ = 0;                    // that a region without a clue can be
  std::size_t larger_ = 0;                     // a number beyond those of values that is filled in
};

std::optional<Error> compile(Maker& maker) { return Compiler(maker).compile(); }

// By cell: its number, or 0 where nothing is known; of the value for larger numbers, as many as are in one piece.
std::vector<std::size_t> numbers_in(const Text& text, const Answer& answer) {
  const Numbers numbers = numbers_of(text);
  const auto pieces = pieces_of_equal(text, [&](std::size_t cell) { return answer[cell]; });
  std::vector<std::size_t> sizes(answer.size()), found(answer.size());
  for (const std::size_t piece : pieces) ++sizes[piece];
  for (std::size_t cell = 0; cell < answer.size(); ++cell)
    if (answer[cell] > 0)
      found[cell] = numbers.is_larger(answer[cell] - 1u) ? std::max(sizes[pieces[cell]], numbers.last + 1)
                                                         : numbers.number(answer[cell] - 1u);
  return found;
}

bool obeys(const Text& text, const Answer& answer) {
  const std::vector<std::size_t> numbers = numbers_in(text, answer);
  const auto pieces = pieces_of_equal(text, [&](std::size_t cell) { return numbers[cell]; });
  std::vector<std::size_t> sizes(answer.size());
  for (const std::size_t piece : pieces) ++sizes[piece];
  const bool has_filled = text.find(filled_rule.name) != nullptr;
  for (std::size_t cell = 0; cell < answer.size(); ++cell) {
    const std::size_t clue = clue_at(text, cell);
    const auto filled = has_filled ? whole_number(text.at(filled_rule.name, cell)->text) : std::nullopt;
    if (sizes[pieces[cell]] != numbers[cell] || (clue != 0 && clue != numbers[cell])) return false;
    if (filled && *filled != numbers[cell]) return false;
  }
  return true;
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
                     .write_value = write_number<1>,
                     .write_answer = write_answer,
                     .reads_filled = true};

}  // namespace quadrille::grid::fillomino

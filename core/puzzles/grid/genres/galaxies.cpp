#include <algorithm>

#include "core/puzzles/grid/choice.hpp"
#include "core/puzzles/grid/genres/all.hpp"

namespace quadrille::grid::galaxies {

namespace {

constexpr SectionRule sections[] = {{"size", SectionKind::parameter}, {"centres", SectionKind::list}};

std::vector<Point> centres_of(const Text& text) {
  std::vector<Point> centres;
  for (const auto& line : text.find("centres")->rows)
    for (const Token& token : line)
      if (const auto centre = point_named(text, token.text)) centres.push_back(*centre);
  return centres;
}

// The cells that a centre lies in: one, two or four.
Cells core_of(const Text& text, Point centre) {
  Cells cells;
  for (std::size_t row = centre.row / 2; row <= (centre.row + 1) / 2; ++row)
    for (std::size_t column = centre.column / 2; column <= (centre.column + 1) / 2; ++column)
      cells.push_back(static_cast<Variable>(row * text.columns + column));
  return cells;
}

// By half a turn about the centre.
std::optional<Variable> mirrored(const Text& text, Point centre, std::size_t cell) {
  const std::size_t row = centre.row - cell / text.columns, column = centre.column - cell % text.columns;
  if (row >= text.rows || column >= text.columns) return std::nullopt;  // also where it would be below 0
  return static_cast<Variable>(row * text.columns + column);
}

// By cell, the centres that reach it through pairs of cells in which no other centre lies: values are indices into it.
std::vector<std::vector<std::size_t>> reaching(const Text& text, const std::vector<Point>& centres) {
  std::vector<std::vector<std::size_t>> in_cell(text.cells()), reached(text.cells());
  for (std::size_t number = 0; number < centres.size(); ++number)
    for (const Variable cell : core_of(text, centres[number])) in_cell[cell].push_back(number);
  const auto is_open = [&](std::size_t cell, std::size_t number) {
    return std::all_of(in_cell[cell].begin(), in_cell[cell].end(), [&](std::size_t each) { return each == number; });
  };
  for (std::size_t number = 0; number < centres.size(); ++number) {
    Cells waiting = core_of(text, centres[number]);
    for (const Variable cell : waiting) reached[cell].push_back(number);
    for (std::size_t at = 0; at < waiting.size(); ++at)
      for (const Variable cell : neighbours4(text, waiting[at])) {
        const auto other = mirrored(text, centres[number], cell);
        const bool is_new = reached[cell].empty() || reached[cell].back() != number;
        if (!is_new || !other || !is_open(cell, number) || !is_open(*other, number)) continue;
        reached[cell].push_back(number);
        waiting.push_back(cell);
      }
  }
  return reached;
}

// If more centres reach a cell than a variable can have values, a cell's value says whether it is of one region with
// the cell to its left, and with the one above; of which one, a choice says.
constexpr unsigned with_left = 1, with_upper = 2, joined_values = 4;

bool is_wide(const std::vector<std::vector<std::size_t>>& reached) {
  return std::any_of(reached.begin(), reached.end(),
                     [](const auto& centres) { return centres.size() > network::most_values; });
}

class Compiler {
 public:
  explicit Compiler(Maker& maker) : maker_(maker), text_(maker.text) {}

  std::optional<Error> compile() {
    for (const auto& line : text_.find("centres")->rows)
      for (const Token& token : line) {
        const auto centre = point_named(text_, token.text);
        if (!centre) return error_at(token, quote(token.text) + " is no centre on the board, such as r1c2.5");
        centres_.push_back(*centre);
      }
    reached_ = reaching(text_, centres_);
    if (is_wide(reached_)) {
      add_choices();
    } else {
      std::size_t most = 1;
      for (const auto& centres : reached_) most = std::max(most, centres.size());
      maker_.set_values(static_cast<unsigned>(most));
      for (Variable cell = 0; cell < text_.cells(); ++cell)
        maker_.allow(cell, network::all_values(static_cast<unsigned>(reached_[cell].size())));
    }
    cells_of_.resize(centres_.size());
    for (Variable cell = 0; cell < text_.cells(); ++cell)
      for (const std::size_t number : reached_[cell]) cells_of_[number].push_back(cell);
    node_of_.assign(text_.cells(), 0);
    for (std::size_t number = 0; number < centres_.size() && !network::is_too_large(maker_.network); ++number)
      add_region(number);
    join_filled();
    return std::nullopt;
  }

 private:
  void add_choices() {
    maker_.set_values(joined_values);
    choices_.reserve(text_.cells());
    for (Variable cell = 0; cell < text_.cells(); ++cell) {
      const auto& reached = reached_[cell];
      choices_.emplace_back(maker_, centres_.size(), Choice::short_part, [&](std::size_t number) {
        return std::binary_search(reached.begin(), reached.end(), number);
      });
      for (const unsigned side : {with_left, with_upper}) {
        const bool is_left = side == with_left;
        const Values joined = is_left ? 0b1010 : 0b1100;
        if (is_left ? cell % text_.columns == 0 : cell < text_.columns) {
          maker_.allow(cell, ~joined);
        } else {
          const std::size_t other = cell - (is_left ? 1 : text_.columns);
          Choice::compare(maker_, maker_.has(cell, joined), choices_[cell], choices_[other]);
        }
      }
    }
  }

  // That a centre owns a cell; none if it does not reach it.
  std::optional<Choice::Literal> owns(std::size_t number, Variable cell) const {
    const auto at = std::lower_bound(reached_[cell].begin(), reached_[cell].end(), number);
    if (at == reached_[cell].end() || *at != number) return std::nullopt;
    if (!choices_.empty()) return choices_[cell].option(number);
    return Choice::Literal(cell, Values{1} << (at - reached_[cell].begin()));
  }

  void add_region(std::size_t number) {
    network::Network::Connected graph;
    for (const Variable cell : cells_of_[number]) {
      node_of_[cell] = static_cast<std::uint32_t>(graph.nodes.size()) + 1;
      for (const Variable other : neighbours4(text_, cell))
        if (node_of_[other] > 0) graph.edges.emplace_back(node_of_[other] - 1, node_of_[cell] - 1);
      const auto [variable, in] = *owns(number, cell);
      graph.nodes.push_back({variable, in});
      const Variable other = *mirrored(text_, centres_[number], cell);
      if (other > cell) agree(maker_, {variable, in}, *owns(number, other));
    }
    for (const Variable cell : cells_of_[number]) node_of_[cell] = 0;
    for (const Variable cell : core_of(text_, centres_[number])) {
      const auto [variable, in] = *owns(number, cell);
      network::add_allowed(maker_.network, variable, in);
    }
    network::add(maker_.network, std::move(graph));
  }

  // Cells with the same token are of one region; of which one, if a centre lies in one of them.
  void join_filled() {
    const Section* filled = text_.find(filled_rule.name);
    if (filled == nullptr) return;
    std::map<std::string_view, Cells> parts;
    for (Variable cell = 0; cell < text_.cells(); ++cell) {
      const std::string& token = text_.at(filled_rule.name, cell)->text;
      if (token != "?" && token != ".") parts[token].push_back(cell);
    }
    for (const auto& [token, cells] : parts) {
      std::vector<std::size_t> owners;
      for (std::size_t number = 0; number < centres_.size(); ++number) {
        const Cells core = core_of(text_, centres_[number]);
        if (std::find_first_of(cells.begin(), cells.end(), core.begin(), core.end()) != cells.end())
          owners.push_back(number);
      }
      if (owners.size() > 1) maker_.network.is_impossible = true;
      for (const Variable cell : cells) {
        if (owners.empty()) {
          if (cell != cells[0]) join(cells[0], cell);
        } else if (const auto owner = owns(owners[0], cell)) {
          if (choices_.empty())
            maker_.give(cell, static_cast<unsigned>(std::countr_zero(owner->second)));
          else
            network::add_allowed(maker_.network, owner->first, owner->second);
        } else {
          maker_.network.is_impossible = true;
        }
      }
    }
  }

  void join(Variable one, Variable other) {
    if (!choices_.empty())
      return Choice::compare(maker_, maker_.network.add_auxiliary(1, 1), choices_[one], choices_[other]);
    maker_.relate(one, other, [&](std::int64_t a, std::int64_t b) {
      const auto i = static_cast<std::size_t>(a), j = static_cast<std::size_t>(b);
      return i < reached_[one].size() && j < reached_[other].size() && reached_[one][i] == reached_[other][j];
    });
  }

  Maker& maker_;
  const Text& text_;
  std::vector<Point> centres_;
  std::vector<std::vector<std::size_t>> reached_;
  std::vector<Choice> choices_;         // by cell, where one is needed: the number of its centre
  std::vector<Cells> cells_of_;         // by centre: those that it reaches
  std::vector<std::uint32_t> node_of_;  // by cell: its node in the graph of the centre at hand, from 1; 0: none
};

std::optional<Error> compile(Maker& maker) { return Compiler(maker).compile(); }

bool is_joined(const Answer& answer, std::size_t cell, unsigned side) {
  return answer[cell] != 0 && ((answer[cell] - 1u) & side) != 0;
}

// The same as `owners_of`, where values say what is joined: from each centre as far as that goes.
std::vector<std::size_t> owners_of_joined(const Text& text, const Answer& answer) {
  const std::vector<Point> centres = centres_of(text);
  std::vector<std::size_t> owners(answer.size(), no_part);
  for (std::size_t number = 0; number < centres.size(); ++number) {
    Cells waiting = core_of(text, centres[number]);
    for (std::size_t at = 0; at < waiting.size(); ++at) {
      const Variable cell = waiting[at];
      if (owners[cell] != no_part || answer[cell] == 0) continue;
      owners[cell] = number;
      for (const Variable other : neighbours4(text, cell)) {
        const bool is_beside = other / text.columns == cell / text.columns;
        if (is_joined(answer, std::max(cell, other), is_beside ? with_left : with_upper)) waiting.push_back(other);
      }
    }
  }
  return owners;
}

// By cell, the number of its centre; `no_part` where it is not known.
std::vector<std::size_t> owners_of(const Text& text, const Answer& answer) {
  const auto reached = reaching(text, centres_of(text));
  std::vector<std::size_t> owners(answer.size(), no_part);
  if (is_wide(reached)) return owners_of_joined(text, answer);
  for (std::size_t cell = 0; cell < answer.size(); ++cell)
    if (answer[cell] > 0 && answer[cell] <= reached[cell].size()) owners[cell] = reached[cell][answer[cell] - 1u];
  return owners;
}

bool obeys(const Text& text, const Answer& answer) {
  const std::vector<Point> centres = centres_of(text);
  const std::vector<std::size_t> owners = owners_of(text, answer);
  for (std::size_t number = 0; number < centres.size(); ++number)
    for (const Variable cell : core_of(text, centres[number]))
      if (owners[cell] != number) return false;
  for (std::size_t cell = 0; cell < answer.size(); ++cell) {
    if (owners[cell] == no_part) return false;
    const auto other = mirrored(text, centres[owners[cell]], cell);
    if (!other || owners[*other] != owners[cell]) return false;
  }
  if (is_wide(reaching(text, centres)))
    for (std::size_t cell = 0; cell < answer.size(); ++cell) {
      const bool has_left = cell % text.columns > 0 && owners[cell - 1] == owners[cell];
      const bool has_upper = cell >= text.columns && owners[cell - text.columns] == owners[cell];
      if (has_left != is_joined(answer, cell, with_left) || has_upper != is_joined(answer, cell, with_upper))
        return false;
    }
  // As many pieces as centres, each of which has one.
  const auto pieces = pieces_of_equal(text, [&](std::size_t cell) { return owners[cell]; });
  if (*std::max_element(pieces.begin(), pieces.end()) + 1 != centres.size()) return false;
  const Section* filled = text.find(filled_rule.name);
  std::map<std::string_view, std::size_t> owner_of;
  for (std::size_t cell = 0; cell < answer.size() && filled != nullptr; ++cell) {
    const std::string& token = text.at(filled_rule.name, cell)->text;
    if (token == "?" || token == ".") continue;
    if (owner_of.try_emplace(token, owners[cell]).first->second != owners[cell]) return false;
  }
  return true;
}

}  // namespace

const Genre genre = {.id = "galaxies",
                     .sections = sections,
                     .compile = compile,
                     .obeys = obeys,
                     .write_value = write_number<1>,
                     .parts_of = owners_of,
                     .reads_filled = true};

}  // namespace quadrille::grid::galaxies

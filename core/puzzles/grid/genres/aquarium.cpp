#include <algorithm>
#include <numeric>

#include "core/puzzles/grid/genres/all.hpp"

namespace quadrille::grid::aquarium {

namespace {

constexpr SectionRule sections[] = {{"level", SectionKind::parameter, false},
                                    {"top", SectionKind::top, false, Clues::tokens},
                                    {"left", SectionKind::left, false, Clues::tokens},
                                    {"regions", SectionKind::cells},
                                    {"cells", SectionKind::cells, false, Clues::tokens}};

bool is_by_pool(const Text& text) { return text.find("level") != nullptr; }
bool is_same_region(const Text& text, std::size_t a, std::size_t b) {
  return *text.at("regions", a) == *text.at("regions", b);
}

// A basin is what water fills up to its surface: the cells of a region in some row and below it; if each pool has a
// level of its own, those of them that hang together. The cells at the surface are wet or dry together, and if they
// are wet, so are the basins below. From the bottom row up, basins grow and merge.
class Basins {
 public:
  explicit Basins(Maker& maker) : maker_(maker), text_(maker.text), parent_(text_.cells()), first_(text_.cells()) {
    std::iota(parent_.begin(), parent_.end(), Variable{0});
    std::iota(first_.begin(), first_.end(), Variable{0});
    if (!is_by_pool(text_))
      for (const Cells& region : regions_of(text_))
        for (const Variable cell : region) parent_[cell] = region[0];
    for (std::size_t row = text_.rows; row-- > 0;) add_row(row_of(text_, row));
  }

  // For each cell the first one at the surface with it.
  const Cells& firsts() const { return first_; }

 private:
  Variable root(Variable cell) {
    while (parent_[cell] != cell) cell = parent_[cell] = parent_[parent_[cell]];
    return cell;
  }

  void add_row(const Cells& row) {
    std::vector<std::pair<Variable, Variable>> falls;  // from a cell to the surface of a basin below
    for (const Variable cell : row) {
      if (maker_.is_left_out(cell)) continue;
      const Variable below = cell + static_cast<Variable>(text_.columns);
      if (!is_by_pool(text_)) {
        if (surface_.count(root(cell)) > 0) falls.emplace_back(cell, surface_[root(cell)]);
      } else if (below < text_.cells() && is_same_region(text_, cell, below)) {
        falls.emplace_back(cell, surface_[root(below)]);
      }
    }
    for (const auto& [cell, surface] : falls) {
      maker_.relate(cell, surface, [](std::int64_t above, std::int64_t below) { return above <= below; });
      parent_[root(cell)] = root(surface);
    }
    for (std::size_t i = 1; i < row.size(); ++i)
      if (!maker_.is_left_out(row[i]) && is_same_region(text_, row[i - 1], row[i]))
        parent_[root(row[i])] = root(row[i - 1]);
    std::map<Variable, Variable> here;
    for (const Variable cell : row) {
      if (maker_.is_left_out(cell)) continue;
      first_[cell] = here.try_emplace(root(cell), cell).first->second;
      if (first_[cell] != cell) network::add_equal(maker_.network, first_[cell], cell);
    }
    for (const auto& [basin, cell] : here) surface_[basin] = cell;
  }

  Maker& maker_;
  const Text& text_;
  Cells parent_, first_;
  std::map<Variable, Variable> surface_;  // by root: a cell in the highest row of the basin so far
};

std::optional<Error> compile(Maker& maker) {
  const Text& text = maker.text;
  maker.set_values(2);
  if (const Section* level = text.find("level");
      level != nullptr && (level->rows[0].size() != 1 || level->rows[0][0].text != "pool"))
    return Error{Error::Code::bad_input, "level has the value pool, or there is no such line", level->line, 1};
  for (std::size_t cell = 0; cell < text.cells(); ++cell)
    if (text.at("regions", cell)->is_blank() || text.at("regions", cell)->text == "#") maker.leave_out(cell, ".");
  const Basins basins(maker);
  for (const std::string_view section : {"top", "left"})
    for (const auto& [line, clue] : clued_lines(text, section)) {
      std::optional<Error> error;
      const auto times = maker.clue_number(*clue, 0, line.size(), error);
      if (!times) return error;
      std::vector<network::Network::Term> terms;
      for (const Variable cell : maker.present(line)) terms.push_back({1, basins.firsts()[cell]});
      network::add_sum(maker.network, std::move(terms), static_cast<std::int64_t>(*times));
    }
  return maker.give_filled();
}

// No water above or beside a dry cell of its region.
bool stands(const Text& text, const Answer& answer, Variable cell) {
  const Cells others = neighbours4(text, cell);
  return std::all_of(others.begin(), others.end(), [&](Variable other) {
    return other + text.columns == cell || !is_same_region(text, cell, other) || answer[other] == 2;
  });
}

// The wet cells that hang together with this one, in its region.
Cells pool_of(const Text& text, const Answer& answer, Variable cell, std::vector<bool>& is_seen) {
  Cells pool = {cell};
  is_seen[cell] = true;
  for (std::size_t i = 0; i < pool.size(); ++i)
    for (const Variable other : neighbours4(text, pool[i]))
      if (answer[other] == 2 && !is_seen[other] && is_same_region(text, cell, other)) {
        is_seen[other] = true;
        pool.push_back(other);
      }
  return pool;
}

// No dry cell is right above a pool's water that is below its surface.
bool is_level(const Text& text, const Answer& answer, const Cells& pool) {
  const std::size_t top = *std::min_element(pool.begin(), pool.end()) / text.columns;
  return std::all_of(pool.begin(), pool.end(), [&](Variable cell) {
    if (cell / text.columns == top) return true;
    const auto above = cell - static_cast<Variable>(text.columns);
    return !is_same_region(text, cell, above) || answer[above] == 2;
  });
}

bool obeys(const Text& text, const Answer& answer) {
  const auto is_wet = [&](Variable cell) { return answer[cell] == 2; };
  if (!are_clues_right(text, "top", is_wet) || !are_clues_right(text, "left", is_wet)) return false;
  std::vector<bool> is_seen(text.cells());
  for (const Cells& region : regions_of(text)) {
    std::size_t highest = text.rows, lowest = 0;  // the highest wet row, and the row below the lowest dry one
    for (const Variable cell : region) {
      if (!is_wet(cell)) lowest = std::max<std::size_t>(lowest, cell / text.columns + 1);
      if (is_wet(cell)) highest = std::min<std::size_t>(highest, cell / text.columns);
      if (!is_by_pool(text) || !is_wet(cell)) continue;
      if (!stands(text, answer, cell)) return false;
      if (!is_seen[cell] && !is_level(text, answer, pool_of(text, answer, cell, is_seen))) return false;
    }
    if (!is_by_pool(text) && lowest > highest) return false;
  }
  return true;
}

}  // namespace

const Genre genre = {.id = "aquarium",
                     .sections = sections,
                     .compile = compile,
                     .obeys = obeys,
                     .write_value = write_token<'.', '#'>,
                     .turning = {.group = Turning::Group::left_right}};

}  // namespace quadrille::grid::aquarium

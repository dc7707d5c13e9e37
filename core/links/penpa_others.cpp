// What a drawing of penpa-edit has that no Sudoku has: by that the links of other puzzles are known, and refused with
// what was seen.
#include <algorithm>
#include <map>

#include "core/links/figure.hpp"
#include "core/links/penpa.hpp"

namespace quadrille::links {

namespace {

bool is_thick(penpa::Value style) {
  const long number = penpa::whole_in(style);
  return number == 2 || number == 21;
}

// The region of each cell, and how many regions thick lines enclose.
struct Enclosed {
  std::vector<std::optional<double>> region_of;
  std::size_t regions = 0;
  bool is_open = false;  // a border ends inside a region
};

Enclosed enclosed(const Builder& builder, const penpa::Link& link) {
  std::map<std::string_view, bool> is_border;
  for (const auto& [key, style] : penpa::entries_of(link.drawn.member("lineE"))) is_border[key] = is_thick(style);
  const auto are_parted = [&](int one, int other) {
    const auto [first, second] = std::minmax(one, other);
    const auto found =
        is_border.find(link.grid.key_between(static_cast<std::size_t>(first), static_cast<std::size_t>(second)));
    return found != is_border.end() && found->second;
  };
  Enclosed found;
  found.region_of.resize(static_cast<std::size_t>(builder.cells()));
  const auto region_of = [&found](int cell) -> std::optional<double>& {
    return found.region_of[static_cast<std::size_t>(cell)];
  };
  for (int cell = 0; cell < builder.cells(); ++cell) {
    if (region_of(cell)) continue;
    Cells queue = {cell};
    region_of(cell) = static_cast<double>(found.regions);
    for (std::size_t at = 0; at < queue.size(); ++at)
      for (const int to : builder.neighbours(queue[at]))
        if (!region_of(to) && !are_parted(queue[at], to)) region_of(to) = region_of(cell), queue.push_back(to);
    ++found.regions;
  }
  for (int cell = 0; cell < builder.cells(); ++cell)
    for (const int to : builder.neighbours(cell))
      found.is_open |= region_of(cell) == region_of(to) && are_parted(cell, to);
  return found;
}

class Strangeness {
 public:
  Strangeness(Builder& builder, const penpa::Link& link) : builder_(builder), link_(link) {}

  // What no Sudoku has, in words; empty if there is nothing.
  std::string of(const Enclosed& found) {
    const auto& grid = link_.grid;
    if (grid.rows != grid.columns) add("a board of " + decimal(grid.rows) + "×" + decimal(grid.columns));
    const std::size_t side = std::max(grid.rows, grid.columns);
    const auto is_even = [&found, side](const std::optional<double>& region) {
      return std::count(found.region_of.begin(), found.region_of.end(), region) == static_cast<std::ptrdiff_t>(side);
    };
    if (found.regions == 1) {
      add("no boxes");
    } else if (!std::all_of(found.region_of.begin(), found.region_of.end(), is_even)) {
      add("thick lines that do not enclose regions of " + decimal(side) + " cells");
    }
    if (found.is_open) add("a border inside a region");
    return seen_;
  }
  std::string of_marks() {
    add_number(static_cast<int>(std::max(link_.grid.rows, link_.grid.columns)));
    if (link_.kind() == "sudoku") return seen_;
    add(marks());
    const auto is_missing = [this](std::string_view key) { return penpa::parts_in(link_.drawn.member(key)) == 0; };
    constexpr std::string_view clues[] = {"number", "killercages", "thermo", "arrows"};
    if (std::all_of(std::begin(clues), std::end(clues), is_missing)) add("no clue");
    return seen_;
  }

 private:
  void add(const std::string& what) {
    if (!what.empty()) seen_ += (seen_.empty() ? "" : ", ") + what;
  }

  // A number in a cell that is no value, and on a square grid one elsewhere.
  void add_number(int values) {
    std::vector<penpa::Number> numbers;
    if (auto error = penpa::read_numbers(link_, "number", numbers)) return builder_.refuse(error->message.text());
    const bool is_sudoku_grid = link_.kind() == "sudoku";
    for (const penpa::Number& number : numbers) {
      const bool is_value = given_in(number, values) > 0;
      const bool is_cell = link_.grid.cell_of(penpa::point_in(number.point)) >= 0;
      const bool is_whole = !number.text.empty() && number.text.find_first_not_of("0123456789") == std::string::npos;
      const bool is_strange = is_sudoku_grid
                                  ? is_cell && number.kind == "1" && !is_value && is_whole
                                  : !(is_cell && is_value) && number.kind != penpa::marks && !number.text.empty();
      if (!is_strange) continue;
      const std::string where = is_cell ? "at " + link_.grid.name_of(number.point) : "in no cell";
      return add("the number " + quoted(std::string_view(number.text)) + ' ' + where);
    }
  }

  // What else a square grid has.
  std::string marks() {
    Drawn counts;
    for (const auto& [key, word] : drawings)
      if (key != "surface") counts.add(word, penpa::parts_in(link_.drawn.member(key)));
    const penpa::Entries edges = penpa::entries_of(link_.drawn.member("lineE"));
    counts.add("edge", static_cast<std::size_t>(std::count_if(
                           edges.begin(), edges.end(), [](const auto& each) { return !is_thick(each.second); })));
    std::vector<penpa::Number> small;
    if (penpa::says_nothing(link_.drawn.member("killercages"))) {
      if (auto error = penpa::read_numbers(link_, "numberS", small)) builder_.refuse(error->message.text());
      counts.add("small number", small.size());
    }
    return counts.counts();
  }

  Builder& builder_;
  const penpa::Link& link_;
  std::string seen_;
};

}  // namespace

int given_in(const penpa::Number& number, int most) {
  if (number.kind == "1") {
    const auto value = whole_number(number.text);
    return value && *value <= static_cast<std::uint64_t>(most) ? static_cast<int>(*value) : 0;
  }
  const penpa::Value label = penpa::item(number.entry, 0);
  if (number.kind != penpa::marks || label == nullptr || !label->is(JsonValue::Kind::list)) return 0;
  int value = 0, count = 0;
  for (std::size_t at = 0; at < label->items.size(); ++at)
    if (label->items[at].is(JsonValue::Kind::number) && label->items[at].number == 1)
      value = static_cast<int>(at) + 1, ++count;
  return count == 1 && value <= most ? value : 0;
}

void set_penpa_regions(Builder& builder, const penpa::Link& link) {
  const Enclosed found = link.grid.rows == link.grid.columns ? enclosed(builder, link) : Enclosed();
  Strangeness strangeness(builder, link);
  std::string seen = strangeness.of(found);
  seen = strangeness.of_marks();
  if (!seen.empty())
    return builder.refuse("the drawing of penpa-edit is no Sudoku: it has " + seen +
                          "; \"grid\" reads its other puzzles");
  builder.set_regions(found.region_of);
}

}  // namespace quadrille::links

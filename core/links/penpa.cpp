// Penpa-edit is a drawing tool, and most of its links are other puzzles. Understood are its own means for Sudoku:
// givens, thick lines around regions, the diagonals of its Sudoku grid, cages with a number in a corner, thermometers
// and arrows. On its Sudoku grid all else is said in words, and what penpa_figures.cpp knows is kept as figures; a
// drawing on its square grid has nothing else but coloured cells, or it is refused (penpa_others.cpp).
#include "core/links/penpa.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "core/links/figure.hpp"

namespace quadrille::links {

namespace {

class PenpaReader {
 public:
  PenpaReader(Builder& builder, const penpa::Link& link) : builder_(builder), link_(link) {}

  void read() {
    add_figures(builder_, link_);
    read_givens();
    read_cages();
    read_lines("thermo", "Thermo");
    read_lines("arrows", "Arrow");
    for (const auto& [key, word] : drawings) drawn_.add(word, penpa::parts_in(link_.drawn.member(key)));
    drawn_.say(builder_);
  }

 private:
  std::vector<penpa::Number> numbers_of(std::string_view key) {
    std::vector<penpa::Number> numbers;
    if (auto error = penpa::read_numbers(link_, key, numbers)) builder_.refuse(error->message.text());
    return numbers;
  }

  void read_givens() {
    for (const penpa::Number& number : numbers_of("number")) {
      const long cell = link_.grid.cell_of(penpa::point_in(number.point));
      const int value = given_in(number, builder_.values());
      if (cell >= 0 && value > 0) {
        builder_.restrict(static_cast<int>(cell), [value](int other) { return other == value; });
      } else {
        note_number("number", number);
      }
    }
  }

  // Cages, and the small numbers in the corners of their cells.
  void read_cages() {
    for (penpa::Number& number : numbers_of("numberS")) {
      const long point = penpa::point_in(number.point);
      small_.emplace(point, std::move(number));
    }
    std::vector<Cells> cages;
    const std::vector<penpa::Value> listed = list("killercages");
    for (const penpa::Value points : listed) {
      const auto is_outside = [this](Value point) { return link_.grid.outside_of(penpa::whole_in(point)).has_value(); };
      const std::vector<Value> all = builder_.list(points, "killercages");
      if (std::all_of(all.begin(), all.end(), is_outside)) {
        drawn_.add("cage", 1);
        if (!all.empty()) add_cage_figure(builder_, link_, points);
      } else {
        cages.push_back(cells_of(points, "killercages"));
      }
    }
    add_cages(cages);
    for (const auto& [point, number] : small_) note_number("small number", number);
    if (listed.empty() && !penpa::says_nothing(link_.drawn.member("cage"))) drawn_.add("cage", 1);
  }

  // The sum of a cage is the small number in its first cell, in reading order. A cage without one there has one in
  // another cell, if that is in no other cage.
  void add_cages(const std::vector<Cells>& cages) {
    std::map<int, int> cages_at;
    for (const Cells& cage : cages)
      for (const int cell : std::set<int>(cage.begin(), cage.end())) ++cages_at[cell];
    std::vector<std::string> sums;
    for (const Cells& cage : cages)
      sums.push_back(cage.empty() ? std::string() : take_sum({*std::min_element(cage.begin(), cage.end())}));
    for (std::size_t i = 0; i < cages.size(); ++i) {
      Cells own = cages[i];
      std::erase_if(own, [&cages_at](int cell) { return cages_at[cell] > 1; });
      if (sums[i].empty()) sums[i] = take_sum(own);
      builder_.add_cells("Cage", cages[i], {sums[i].empty() ? "0" : sums[i]});
    }
  }

  // The first small number of these cells, which then is used; empty if there is none.
  std::string take_sum(const Cells& cells) {
    for (const int cell : cells) {
      const long corner = 4 * (link_.grid.area + link_.grid.point_of(static_cast<std::size_t>(cell)));
      for (long place = corner; place < corner + 4; ++place) {
        const auto found = small_.find(place);
        if (found == small_.end()) continue;
        const auto sum = whole_number(found->second.text);
        if (!sum || found->second.text.size() > 3) continue;
        small_.erase(found);
        return decimal(*sum);
      }
    }
    return {};
  }

  void read_lines(std::string_view key, std::string_view rule) {
    for (const penpa::Value points : list(key)) {
      const Cells cells = cells_of(points, key);
      if (cells.size() > 1) builder_.add_cells(rule, cells);
    }
  }

  // A list that may be missing, without empty entries.
  std::vector<Value> list(std::string_view key) {
    const Value value = link_.drawn.member(key);
    if (penpa::says_nothing(value)) return {};
    std::vector<Value> items = builder_.list(value, key);
    std::erase_if(items, penpa::says_nothing);
    return items;
  }

  Cells cells_of(Value points, std::string_view key) {
    Cells cells;
    for (const Value point : builder_.list(points, key)) {
      const long cell = link_.grid.cell_of(penpa::whole_in(point));
      if (cell < 0) builder_.refuse(the_rule(key) + " has a cell that is not on the board");
      cells.push_back(static_cast<int>(std::max(cell, 0L)));
    }
    return cells;
  }

  void note_number(std::string_view word, const penpa::Number& number) {
    drawn_.add(word, 1);
    drawn_.add_label(number.text);
    add_number_figures(builder_, link_, number, word != "number");
  }

  Builder& builder_;
  const penpa::Link& link_;
  std::map<long, penpa::Number> small_;  // by point
  Drawn drawn_;
};

JsonValue as_text(std::string words) {
  JsonValue value;
  value.kind = JsonValue::Kind::text;
  value.text = std::move(words);
  return value;
}

}  // namespace

bool has_black_cells(const penpa::Link& link) {
  const penpa::Entries symbols = penpa::entries_of(link.drawn.member("symbol"));
  return std::any_of(symbols.begin(), symbols.end(),
                     [](const auto& each) { return penpa::words_in(penpa::item(each.second, 1)) == "kakuro"; });
}

std::optional<Error> read_penpa(std::string_view line, std::string& text) {
  penpa::Link link;
  constexpr std::size_t most = 16;
  if (auto error = penpa::open(line, {"Sudoku", {"square", "sudoku"}, most}, link)) return error;
  if (has_black_cells(link))
    return penpa::refused("the link of penpa-edit holds a Kakuro; the puzzle \"kakuro\" reads such links");
  const int side = static_cast<int>(std::max(link.grid.rows, link.grid.columns));
  Builder builder(Target::variant, side, side);
  set_penpa_regions(builder, link);
  if (builder.error()) return builder.error();
  const auto is_set = [&link](std::size_t field) {
    return link.kind() == "sudoku" && field < link.head.size() && link.head[field] == "1";
  };
  if (is_set(11)) builder.add("Diagonal", {"-1"});
  if (is_set(14)) builder.add("Diagonal", {"1"});
  PenpaReader(builder, link).read();
  const JsonValue title = as_text(link.title()), author = as_text(link.author()), rules = as_text(link.rules());
  builder.set_title(&title);
  builder.set_author(&author);
  builder.add_words(&rules, "rules");
  return builder.finish(text);
}

}  // namespace quadrille::links

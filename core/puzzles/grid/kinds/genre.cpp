// A genre made of a kind: what the rest of grid asks of it.
#include "core/puzzles/grid/kinds/genre.hpp"

#include <algorithm>
#include <array>
#include <tuple>
#include <type_traits>

#include "core/network/kinds.hpp"
#include "core/puzzles/grid/division.hpp"
#include "core/puzzles/grid/drawn.hpp"
#include "core/puzzles/grid/kinds/groups.hpp"
#include "core/puzzles/grid/kinds/houses.hpp"
#include "core/puzzles/grid/kinds/islands.hpp"
#include "core/puzzles/grid/kinds/memberships.hpp"
#include "core/puzzles/grid/kinds/outlines.hpp"
#include "core/puzzles/grid/kinds/rules.hpp"
#include "core/puzzles/grid/latin.hpp"

namespace quadrille::grid::kinds {

namespace {

constexpr std::size_t most_visited = std::size_t{1} << 22;  // cells of all places of all rules

std::optional<Error> check_switch(const Section& section) {
  const auto& tokens = section.rows[0];
  if (tokens.empty() || (tokens.size() == 1 && (tokens[0].text == "yes" || tokens[0].text == "no")))
    return std::nullopt;
  return error_at(tokens[0], quote(section.rule->name) + " is yes or no");
}

std::optional<Error> check_parameter(const Section& section) {
  const auto& tokens = section.rows[0];
  const auto number = tokens.size() == 1 ? whole_number(tokens[0].text) : std::nullopt;
  if (number) return std::nullopt;
  if (tokens.empty())
    return Error{Error::Code::bad_input, quote(section.rule->name) + " needs one number", section.line, 1};
  const Token& wrong = tokens.size() == 1 ? tokens[0] : tokens[1];
  return error_at(wrong, quote(wrong.text) + " stands where " + quote(section.rule->name) + " needs one number");
}

bool is_clue(const Kind& kind, const std::vector<TokenForm>& forms, std::string_view token) {
  return std::any_of(forms.begin(), forms.end(), [&](const TokenForm& form) { return fits(kind, form, token); });
}

// What may stand there, for an error.
std::string list_of(const Kind& kind, const std::vector<TokenForm>& forms, bool has_values) {
  std::string list = ".";
  for (const TokenForm& form : forms)
    list += " | " + (form.has_arrow      ? "number^"
                     : form.is_any       ? "any other sign"
                     : form.has_runs     ? "13, 2?, …"
                     : form.is_target    ? "12+, 3-, 24*, 2/"
                     : form.is_compass   ? "1,.,0,2"
                     : form.mark.empty() ? "number"
                                         : form.mark + (form.has_number ? "<number>" : ""));
  if (!has_values) return list;
  if (kind.values.form == CellValues::Form::numbers) return list + " | number";
  for (const std::string& token : kind.values.tokens) list += " | " + token;
  return list;
}

// Places from the left of the clues at the left, and from the top of those at the top.
bool is_from_corner(const Rule& rule) {
  return rule.row->is_of_places && rule.groups.size() == 2 && rule.groups[0].mark == "left" &&
         rule.groups[1].mark == "top";
}

// Whether a rule is about columns from one side and rows from the same, in whatever order their cells are.
bool is_of_near_or_far(const Rule& rule) {
  const auto is_at = [&](std::string_view side) {
    return std::any_of(rule.groups.begin(), rule.groups.end(), [&](const Group& group) { return group.mark == side; });
  };
  return !rule.row->is_directed && is_at("top") == is_at("left") && is_at("bottom") == is_at("right");
}

// Which turns and reflections keep the rules; none where the order of cells matters, or one side. Rows that are not as
// columns are kept by those that do not exchange them.
std::optional<Turning::Group> turns_of(const Kind& kind) {
  auto group = Turning::Group::all;
  bool is_diagonal = false;
  for (const Rule& rule : kind.rules) {
    is_diagonal |= rule.row->is_of_places;
    bool rows = false, columns = false, is_square = true;
    for (const Group& each : rule.groups) {
      rows |= each.row->form == "each row";
      columns |= each.row->form == "each column";
      is_square &= each.height == each.width;
      if (each.row->form == "each clue at SIDE" && !is_from_corner(rule) && !is_of_near_or_far(rule))
        return std::nullopt;
    }
    const std::string_view where = rule.where == nullptr ? std::string_view() : rule.where->form;
    const bool is_symmetric = std::equal(rule.pattern.begin(), rule.pattern.end(), rule.pattern.rbegin());
    const Shape shape = rule.groups[0].row->shape;
    const std::string_view form = rule.groups[0].row->form;
    const bool is_listed = form == "each line of LIST" || form == "each pair SIGN";  // they turn with the board
    const bool is_ordered = shape != Shape::clued && shape != Shape::pairs && !is_listed;
    if (rule.row->is_directed && is_ordered && (rule.pattern.empty() || !is_symmetric)) return std::nullopt;
    if (rows != columns || !is_square || where == "its row" || where == "its column") group = Turning::Group::mirrors;
  }
  if (std::any_of(kind.forms.begin(), kind.forms.end(), [](const auto& forms) {
        return std::any_of(forms.begin(), forms.end(), [](const TokenForm& form) { return form.is_compass; });
      }))
    return std::nullopt;
  if (is_diagonal) return group == Turning::Group::all ? std::optional(Turning::Group::diagonal) : std::nullopt;
  return group;
}

Turning turning_of(const Kind& kind) {
  const bool has_arrows = std::any_of(kind.forms.begin(), kind.forms.end(), [](const auto& forms) {
    return std::any_of(forms.begin(), forms.end(),
                       [](const TokenForm& form) { return form.has_arrow || form.mark == "|" || form.mark == "^"; });
  });
  Turning turning = {.group = turns_of(kind).value_or(Turning::Group::all),
                     .has_sides = kind.values.form == CellValues::Form::loop || has_arrows || kind.is_value("/") ||
                                  kind.is_value("<") || kind.is_value("|") || kind.is_value("nw")};
  if (kind.has_targets) turning.region_number = Turning::RegionNumber::first_cell;
  for (const Rule& rule : kind.rules)
    for (const Group& group : rule.groups) {
      turning.has_views |= rule.row->is_directed && group.row->shape == Shape::clued;
      if (group.row->form == "each region" && rule.amount.low.from == Quantity::From::clue)
        turning.region_number = Turning::RegionNumber::any_cell;
    }
  return turning;
}

class Compiler {
 public:
  explicit Compiler(Maker& maker) : maker_(maker), kind_(kind_of(maker.text)) {}

  std::optional<Error> compile() {
    const Text& text = maker_.text;
    const Ground ground(text);
    if (auto error = check_sections(ground)) return error;
    const unsigned values = ground.values();
    if (values == 0)
      return Error{Error::Code::too_large, "a cell has at most 64 values, here it would have more", text.line, 1};
    maker_.set_values(values,
                      kind_.values.form == CellValues::Form::numbers ? static_cast<int>(kind_.values.lowest) : 0);
    if (kind_.values.lowest == 1) shrink(ground);
    for (std::size_t cell = 0; cell < text.cells(); ++cell)
      if (ground.is_wall(cell)) maker_.leave_out(cell, shown_of(cell));
    CellEdges edges;
    if (kind_.values.form == CellValues::Form::loop) edges = add_edges(maker_, loop_shapes, kind_.crossing());
    if (kind_.values.form == CellValues::Form::pieces && needs_edges(kind_, ground)) edges = add_joined_edges(maker_);
    if (auto error = give_cells(ground)) return error;
    if (!turns_of(kind_)) maker_.deny_turns();
    std::map<std::pair<std::size_t, Values>, Variable> run_has;
    std::map<std::pair<Variable, Values>, Variable> shape_of;
    Memberships members(maker_, ground, edges);
    std::map<Values, Outline> outlines;
    Building building = {maker_, ground, kind_, edges, run_has, shape_of, members, outlines};
    for (const Values set : {Values{1}, Values{2}})
      if (are_islands(building, set)) building.islands = set;
    return add_rules(building);
  }

 private:
  std::string_view shown_of(std::size_t wall) const {
    if (!kind_.wall.empty()) return kind_.wall;
    const Token* token = maker_.text.at("cells", wall);
    return token != nullptr && !token->is_blank() ? std::string_view(token->text) : "#";
  }

  // Cells have only the numbers from 1 that their places leave them.
  void shrink(const Ground& ground) {
    for (const Rule& rule : kind_.rules) {
      if (!rule.row->is_bounded_by_cells) continue;
      for_places(ground, rule, [&](const Place& place) {
        for (const Variable cell : place.cells)
          if (auto& values = maker_.network.domains[cell].values; values > place.cells.size())
            values = static_cast<std::uint8_t>(place.cells.size());
        return true;
      });
    }
  }

  std::optional<Error> check_sections(const Ground& ground) const {
    if (kind_.is_square)
      if (auto error = need_square(maker_.text)) return error;
    if (kind_.needs_regions)
      if (auto error = need_regions(maker_.text)) return error;
    if (has_section(kind_, grids_name))
      if (auto error = check_grids(ground)) return error;
    if (kind_.has_dominoes)
      if (auto error = need_dominoes(ground)) return error;
    for (const Section& section : maker_.text.sections) {
      if (section.rule->kind == SectionKind::parameter && section.rule->name != size_rule.name &&
          section.rule->name != grids_name)
        if (auto error = forms_of(section).empty() ? check_parameter(section) : check_switch(section)) return error;
      if (section.rule->kind == SectionKind::list)
        if (auto error = check_list(section)) return error;
      if (section.rule->kind == SectionKind::top || section.rule->kind == SectionKind::left ||
          section.rule->kind == SectionKind::corners)
        for (const auto& row : section.rows)
          for (const Token& token : row)
            if (!token.is_blank() && !is_clue(kind_, forms_of(section), token.text))
              return no_clue(section, token, false);
    }
    return std::nullopt;
  }

  std::optional<Error> need_dominoes(const Ground& ground) const {
    const Text& text = maker_.text;
    for (const Cells& region : ground.regions()) {
      const Cells beside = neighbours4(text, region[0]);
      if (region.size() == 2 && std::find(beside.begin(), beside.end(), region[1]) != beside.end()) continue;
      const Token& token = *text.at("regions", region[0]);
      return error_at(token, "the region " + quote(token.text) + " is not two cells side by side");
    }
    return std::nullopt;
  }

  // The cells of a path touch each other, and are on no other one.
  std::optional<Error> check_list(const Section& section) const {
    const Text& text = maker_.text;
    std::vector<Pair> pairs;
    if (!forms_of(section).empty()) return read_pairs(text, kind_.signs, pairs);
    const bool has_paths = section.rule->name == kind_.paths;
    if (section.rule->name == centres_name) return check_centres(section);
    std::vector<bool> is_used(text.cells());
    for (const auto& row : section.rows) {
      std::optional<Variable> last;
      for (const Token& token : row) {
        const auto cell = cell_named(text, token.text);
        if (!cell) return error_at(token, quote(token.text) + " is no cell of the board, such as r1c2");
        if (!has_paths) continue;
        const Cells beside = last ? neighbours8(text, *last) : Cells{*cell};
        if (is_used[*cell]) return error_at(token, quote(token.text) + " stands here a second time");
        if (std::find(beside.begin(), beside.end(), *cell) == beside.end())
          return error_at(token, quote(token.text) + " does not touch the cell before it");
        is_used[*cell] = true;
        last = cell;
      }
    }
    return std::nullopt;
  }

  std::optional<Error> check_centres(const Section& section) const {
    for (const auto& row : section.rows)
      for (const Token& token : row)
        if (!point_named(maker_.text, token.text))
          return error_at(token, quote(token.text) + " is no place on the board, such as r1c2.5");
    return std::nullopt;
  }

  const std::vector<TokenForm>& forms_of(const Section& section) const {
    return kind_.forms[static_cast<std::size_t>(section.rule - kind_.sections.data())];
  }

  Error no_clue(const Section& section, const Token& token, bool has_values) const {
    return error_at(token, quote(token.text) +
                               " stands where this would be right: " + list_of(kind_, forms_of(section), has_values));
  }

  // Clues say what rules make of them; values are given.
  std::optional<Error> give_cells(const Ground& ground) {
    const Section* section = maker_.text.find("cells");
    if (section == nullptr) return std::nullopt;
    std::vector<bool> has_target(maker_.text.cells());
    for (const Cells& region : ground.regions()) has_target[region[0]] = kind_.has_targets;
    for (std::size_t cell = 0; cell < maker_.text.cells(); ++cell) {
      const Token& token = *maker_.text.at("cells", cell);
      if (token.is_blank() || has_target[cell]) continue;
      if (is_clue(kind_, forms_of(*section), token.text)) continue;
      if (kind_.has_only_clues) return no_clue(*section, token, false);
      const auto set = kind_.value_of(token.text);
      if (!set || ground.is_wall(cell)) return no_clue(*section, token, true);
      if (*set < maker_.network.domains[cell].values) {
        maker_.give(cell, static_cast<unsigned>(*set));
      } else {
        maker_.network.is_impossible = true;
      }
    }
    return std::nullopt;
  }

  std::optional<Error> add_rules(const Building& building) {
    std::size_t visited = 0;
    std::optional<Error> error;
    if (kind_.values.form == CellValues::Form::pieces) {
      divide(building);
      note("values pieces");
    }
    for (const Rule& rule : kind_.rules) {
      for_places(building.ground, rule, [&](const Place& place) {
        visited += place.cells.size() + 1;
        if (visited > most_visited || network::is_too_large(maker_.network)) {
          error = Error{Error::Code::too_large, "the rules are about too many cells of a board of this size", rule.line,
                        rule.column};
        } else {
          error = rule.row->compile(building, rule, place);
        }
        return !error;
      });
      if (error) return error;
      note(rule.text);
    }
    count_from_both_sides(building);
    return std::nullopt;
  }

  // The constraints that are new say the line of a rule.
  void note(std::string_view line) {
    if (maker_.text.kind == nullptr) return;  // hints of a genre do not quote its rules
    network::ConstraintWords& words = maker_.words();
    words.begin(line);
    std::vector<Variable> variables;
    std::size_t list = 0;
    network::for_kinds([&](const auto& kind) {
      const auto& constraints = maker_.network.*kind.list;
      for (std::size_t& next = noted_[list++]; next < constraints.size(); ++next) {
        variables.clear();
        auto see = [&](Variable variable) { variables.push_back(variable); };
        kind.visit(constraints[next], see);
        std::sort(variables.begin(), variables.end());
        variables.erase(std::unique(variables.begin(), variables.end()), variables.end());
        words.add(variables);
      }
    });
  }

  Maker& maker_;
  const Kind& kind_;
  std::array<std::size_t, std::tuple_size_v<std::remove_cv_t<decltype(network::kinds)>>> noted_ = {};  // by list
};

// Beside the lines of a loop: signs, and what stands in place of `.` where it does not go.
Values marked_of(const CellValues& values) {
  if (values.form != CellValues::Form::loop) return 0;
  const Values signs = network::all_values(static_cast<unsigned>(values.tokens.size())) << loop_shapes;
  return signs | (values.off == "." ? 0 : no_line);
}

std::optional<Error> compile(Maker& maker) { return Compiler(maker).compile(); }

bool obeys(const Text& text, const Answer& answer) { return count_broken(text, answer, kind_of(text).rules, 1) == 0; }

// Cells that are left out are of no piece.
std::vector<std::size_t> pieces_of_answer(const Text& text, const Answer& answer) {
  std::vector<std::size_t> parts = joined_parts(text, answer);
  const Ground ground(text);
  for (std::size_t cell = 0; cell < parts.size(); ++cell)
    if (ground.is_wall(cell)) parts[cell] = no_part;
  return parts;
}

void write_value(const Text& text, std::size_t, unsigned value, std::string& out) {
  kind_of(text).append_value(value, out);
}

}  // namespace

std::size_t count_broken(const Text& text, const Answer& answer, std::span<const Rule> rules, std::size_t most) {
  const Ground ground(text);
  Finished finished = {ground, kind_of(text), answer};
  if (kind_of(text).values.form == CellValues::Form::pieces && !find_pieces(finished)) return most;
  if (kind_of(text).values.form == CellValues::Form::loop && !do_lines_fit(text, sides_without_walls(finished)))
    return most;
  std::size_t broken = 0;
  for (const Rule& rule : rules) {
    for_places(ground, rule, [&](const Place& place) {
      broken += !rule.row->holds(finished, rule, place);
      return broken < most;
    });
    if (broken == most) break;
  }
  return broken;
}

void make_genre(Kind& kind) {
  const bool is_loop = kind.values.form == CellValues::Form::loop;
  const bool is_divided = kind.values.form == CellValues::Form::pieces;
  kind.genre = {.id = "this kind",
                .sections = kind.sections,
                .compile = compile,
                .obeys = obeys,
                .write_value = write_value,
                .parts_of = is_divided ? pieces_of_answer : nullptr,
                .value_in_part = is_divided ? joined_value : nullptr,
                .turning = turning_of(kind),
                .edges = is_loop                  ? Edges::segments
                         : has_outline_loop(kind) ? Edges::borders
                                                  : Edges::none,
                .marked = marked_of(kind.values) & ~kind.crossing(),
                .crossing = kind.crossing(),
                .kind = &kind};
  Kind::Linked& linked = kind.linked;
  if (linked.parts.empty()) return;
  linked.link = {kind.name, linked.names, linked.parts};
  kind.genre.link = &linked.link;
  if (linked.saved_parts.empty()) return;
  linked.saved = {kind.name, linked.names[0], linked.saved_parts};
  kind.genre.saved = &linked.saved;
}

}  // namespace quadrille::grid::kinds

// Tents stand beside trees, and each tree has a tent of its own: a variable for each tree says where. It must follow
// from the tents, but where several matchings exist it would not.
//
// Let all tents stand, no two touching, and take two matchings of them. Trees that have different tents in the two form
// rings of trees and tents in turn. A tree of such a ring is beside two tents. Two cells beside a tree that are not on
// opposite sides of it touch by a corner, so these are on opposite sides: a ring goes straight through its trees, and
// each of its trees has the tent before it in the one matching and the one behind it in the other. Rings are known
// beforehand: they run over trees with two opposite sides that are no trees.
//
// No two rings have a tent in common if their tents all stand and there is a matching. For take the trees and tents
// that hang together by standing side by side: they are as many trees as tents. Trees there have one or two tents, so
// they are the edges of a connected graph of the tents (a tree with one tent is an edge from it to itself). It has as
// many edges as vertices, thus one closed walk at most.
//
// So in each ring we forbid that every tree has the tent behind it, in a direction chosen once. Of the two matchings of
// a ring one remains, and rings do not disturb each other: exactly one matching of these tents remains.
#include <algorithm>

#include "core/puzzles/grid/genres/all.hpp"

namespace quadrille::grid::tents {

namespace {

constexpr SectionRule sections[] = {{"top", SectionKind::top, false, Clues::tokens},
                                    {"left", SectionKind::left, false, Clues::tokens},
                                    {"cells", SectionKind::cells, true, Clues::trees}};
constexpr Values tent = 2;
constexpr std::size_t most_steps = std::size_t{1} << 17;  // of the search for rings

bool is_tree(const Text& text, std::size_t cell) { return text.at("cells", cell)->text == "T"; }

// The cells where the tent of a tree may be.
Cells places_of(const Text& text, Variable tree) {
  Cells places = neighbours4(text, tree);
  std::erase_if(places, [&](Variable cell) { return is_tree(text, cell); });
  return places;
}

// A step of a ring: through a tree to the place on its other side.
struct Step {
  Variable tree, to;
};
using Ring = std::vector<Step>;

// All rings; the search for them goes from their first place in reading order, over later ones.
class Rings {
 public:
  explicit Rings(const Text& text) : steps_(text.cells()) {
    const auto width = static_cast<Variable>(text.columns);
    for (Variable tree = 0; tree < text.cells(); ++tree) {
      if (!is_tree(text, tree)) continue;
      if (tree % width > 0 && tree % width + 1 < width) connect(text, tree - 1, tree, tree + 1);
      if (tree >= width && tree + width < text.cells()) connect(text, tree - width, tree, tree + width);
    }
    for (Variable cell = 0; cell < steps_.size(); ++cell) leave_dead_end(cell);
  }

  // Calls `visit(ring)` for each; false if the search for them is too long.
  template <class Visit>
  bool find(Visit visit) {
    std::size_t left = most_steps;
    for (Variable start = 0; start < steps_.size(); ++start)
      if (!find_from(start, left, visit)) return false;
    return true;
  }

 private:
  void connect(const Text& text, Variable a, Variable tree, Variable b) {
    if (is_tree(text, a) || is_tree(text, b)) return;
    steps_[a].push_back({tree, b});
    steps_[b].push_back({tree, a});
  }

  // A place with one step is in no ring.
  void leave_dead_end(Variable cell) {
    while (steps_[cell].size() == 1) {
      const Step step = steps_[cell][0];
      steps_[cell].clear();
      std::erase_if(steps_[step.to], [&](const Step& back) { return back.tree == step.tree; });
      cell = step.to;
    }
  }

  template <class Visit>
  bool find_from(Variable start, std::size_t& left, Visit visit) {
    Ring ring;
    std::vector<std::size_t> next = {0};  // by place on the way: the number of its next step
    std::vector<bool> is_on_way(steps_.size());
    Variable at = start;
    for (;;) {
      if (next.back() == steps_[at].size()) {
        if (ring.empty()) return true;
        is_on_way[at] = false;
        ring.pop_back();
        next.pop_back();
        at = ring.empty() ? start : ring.back().to;
        continue;
      }
      if (left-- == 0) return false;
      const Step step = steps_[at][next.back()++];
      if (step.to == start && ring.size() > 1 && ring[0].to < at) {  // each ring in one of its directions
        ring.push_back(step);
        visit(ring);
        ring.pop_back();
      } else if (step.to > start && !is_on_way[step.to]) {
        is_on_way[step.to] = true;
        ring.push_back(step);
        next.push_back(0);
        at = step.to;
      }
    }
  }

  std::vector<Ring> steps_;  // by place
};

// The variables of trees have the number of their tent's place.
std::optional<Error> add_matching(Maker& maker) {
  const Text& text = maker.text;
  std::map<Variable, Variable> place_of;                                      // by tree
  std::vector<std::vector<std::pair<Variable, Values>>> trees(text.cells());  // by place: if they have their tent there
  for (Variable tree = 0; tree < text.cells(); ++tree) {
    const Cells places = is_tree(text, tree) ? places_of(text, tree) : Cells();
    if (is_tree(text, tree) && places.empty()) maker.network.is_impossible = true;
    if (places.empty()) continue;
    place_of[tree] = maker.network.add_auxiliary(static_cast<unsigned>(places.size()), 0);
    for (std::size_t i = 0; i < places.size(); ++i) trees[places[i]].emplace_back(place_of[tree], Values{1} << i);
  }
  for (Variable cell = 0; cell < text.cells(); ++cell) {
    if (!is_tree(text, cell)) maker.count_into(cell, trees[cell]);
  }
  Rings rings(text);
  const bool is_short = rings.find([&](const Ring& ring) {
    Cells variables;
    std::vector<std::int64_t> behind;  // the number of the place behind each tree; the key, too
    for (const Step& step : ring) {
      const Cells places = places_of(text, step.tree);
      variables.push_back(place_of[step.tree]);
      behind.push_back(std::find(places.begin(), places.end(), step.to) - places.begin());
    }
    (void)maker.follow(
        nullptr, variables, behind,
        [&](std::uint64_t state, std::size_t position, std::int64_t place) -> std::uint64_t {
          return state == 1 || place != behind[position] ? 1 : 0;
        },
        [](std::uint64_t state) { return state == 1; });
  });
  if (is_short) return std::nullopt;
  return Error{Error::Code::too_large, "these trees and tents can form too many rings", text.line, 1};
}

std::optional<Error> compile(Maker& maker) {
  const Text& text = maker.text;
  maker.set_values(2);
  for (std::size_t cell = 0; cell < text.cells(); ++cell) {
    const Token& token = *text.at("cells", cell);
    if (is_tree(text, cell)) {
      maker.leave_out(cell, "T");
    } else if (token.text == "^") {
      maker.give(cell, 1);
    } else if (!token.is_blank()) {
      return error_at(token, quote(token.text) + " is no tree T and no tent ^");
    }
  }
  for (const std::string_view section : {"top", "left"})
    if (auto error = maker.count_lines(section, tent)) return error;
  for (Variable cell = 0; cell < text.cells(); ++cell)
    for (const Variable other : maker.present(neighbours8(text, cell)))
      if (other > cell && !maker.is_left_out(cell))
        maker.relate(cell, other, [](std::int64_t a, std::int64_t b) { return a + b < 2; });
  return add_matching(maker);
}

// Gives a tree a tent of its own, if need be by giving other trees other ones: the shortest way of such changes.
// `owner`: by cell, the tree of its tent, or the number of cells.
bool take_tent(const Text& text, const Answer& answer, Variable tree, std::vector<Variable>& owner) {
  const auto none = static_cast<Variable>(text.cells());
  std::map<Variable, Variable> from;  // by tent: the tree that wants it
  Cells trees = {tree};
  for (std::size_t i = 0; i < trees.size(); ++i)
    for (Variable place : places_of(text, trees[i])) {
      if (answer[place] != 2 || !from.try_emplace(place, trees[i]).second) continue;
      if (owner[place] != none) {
        trees.push_back(owner[place]);
        continue;
      }
      for (Variable taker = none; taker != tree;) {
        taker = from[place];
        const Cells all = places_of(text, taker);
        const auto old = std::find_if(all.begin(), all.end(), [&](Variable cell) { return owner[cell] == taker; });
        owner[place] = taker;
        if (old != all.end()) place = *old;
      }
      return true;
    }
  return false;
}

bool obeys(const Text& text, const Answer& answer) {
  const auto is_tent = [&](Variable cell) { return answer[cell] == 2; };
  std::vector<Variable> owner(text.cells(), static_cast<Variable>(text.cells()));
  std::ptrdiff_t trees = 0;
  for (Variable cell = 0; cell < answer.size(); ++cell) {
    const Cells others = neighbours8(text, cell);
    if (is_tent(cell) && std::any_of(others.begin(), others.end(), is_tent)) return false;
    trees += is_tree(text, cell);
    if (is_tree(text, cell) && !take_tent(text, answer, cell, owner)) return false;
  }
  return std::count(answer.begin(), answer.end(), 2) == trees && are_clues_right(text, "top", is_tent) &&
         are_clues_right(text, "left", is_tent);
}

}  // namespace

const Genre genre = {"tents", sections, compile, obeys, write_token<'.', '^'>};

}  // namespace quadrille::grid::tents

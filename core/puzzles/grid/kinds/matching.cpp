// Tents and trees, which pair up side by side: a variable for each tree says where its tent is. It must follow from the
// tents, but where several matchings exist it would not.
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

#include "core/puzzles/grid/kinds/rules.hpp"

namespace quadrille::grid::kinds {

namespace {

constexpr std::size_t most_steps = std::size_t{1} << 17;  // of the search for rings

// What a rule pairs on a board: cells with its mark, the trees, and those with its value.
class Camp {
 public:
  Camp(const Ground& ground, const Rule& rule) : ground_(ground), is_tree_(ground.text.cells()) {
    const Group trees = {.mark = rule.marks[0]};
    for (std::size_t cell = 0; cell < is_tree_.size(); ++cell)
      is_tree_[cell] = has_mark(clue_of_cell(text(), cell), trees);
  }
  const Text& text() const { return ground_.text; }
  bool is_tree(std::size_t cell) const { return is_tree_[cell]; }
  bool is_open(std::size_t cell) const { return !ground_.is_wall(cell) && !is_tree(cell); }
  // The cells where the tent of a tree may be.
  Cells places_of(Variable tree) const {
    Cells places = neighbours4(text(), tree);
    std::erase_if(places, [&](Variable cell) { return !is_open(cell); });
    return places;
  }

 private:
  const Ground& ground_;
  std::vector<bool> is_tree_;
};

// A step of a ring: through a tree to the place on its other side.
struct RingStep {
  Variable tree, to;
};
using TentRing = std::vector<RingStep>;

// All rings; the search for them goes from their first place in reading order, over later ones.
class TentRings {
 public:
  explicit TentRings(const Camp& camp) : steps_(camp.text().cells()) {
    const auto width = static_cast<Variable>(camp.text().columns);
    for (Variable tree = 0; tree < steps_.size(); ++tree) {
      if (!camp.is_tree(tree)) continue;
      if (tree % width > 0 && tree % width + 1 < width) connect(camp, tree - 1, tree, tree + 1);
      if (tree >= width && tree + width < steps_.size()) connect(camp, tree - width, tree, tree + width);
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
  void connect(const Camp& camp, Variable a, Variable tree, Variable b) {
    if (!camp.is_open(a) || !camp.is_open(b)) return;
    steps_[a].push_back({tree, b});
    steps_[b].push_back({tree, a});
  }

  // A place with one step is in no ring.
  void leave_dead_end(Variable cell) {
    while (steps_[cell].size() == 1) {
      const RingStep step = steps_[cell][0];
      steps_[cell].clear();
      std::erase_if(steps_[step.to], [&](const RingStep& back) { return back.tree == step.tree; });
      cell = step.to;
    }
  }

  template <class Visit>
  bool find_from(Variable start, std::size_t& left, Visit visit) {
    TentRing ring;
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
      const RingStep step = steps_[at][next.back()++];
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

  std::vector<TentRing> steps_;  // by place
};

// The variables of trees have the number of their tent's place.
std::optional<Error> compile_pairs(const Building& building, const Rule& rule, const Place&) {
  Maker& maker = building.maker;
  const Camp camp(building.ground, rule);
  const Text& text = maker.text;
  for (Variable cell = 0; cell < text.cells(); ++cell)
    for (const Variable other : neighbours8(text, cell))
      if (other > cell && camp.is_open(cell) && camp.is_open(other))
        maker.relate(maker.has(cell, rule.sets[0]), maker.has(other, rule.sets[0]),
                     [](std::int64_t a, std::int64_t b) { return a + b < 2; });
  std::map<Variable, Variable> place_of;                                      // by tree
  std::vector<std::vector<std::pair<Variable, Values>>> trees(text.cells());  // by place: if they have their tent there
  for (Variable tree = 0; tree < text.cells(); ++tree) {
    const Cells places = camp.is_tree(tree) ? camp.places_of(tree) : Cells();
    if (camp.is_tree(tree) && places.empty()) maker.network.is_impossible = true;
    if (places.empty()) continue;
    place_of[tree] = maker.network.add_auxiliary(static_cast<unsigned>(places.size()), 0);
    for (std::size_t i = 0; i < places.size(); ++i) trees[places[i]].emplace_back(place_of[tree], Values{1} << i);
  }
  for (Variable cell = 0; cell < text.cells(); ++cell)
    if (camp.is_open(cell)) maker.count_into(maker.has(cell, rule.sets[0]), trees[cell]);
  TentRings rings(camp);
  const bool is_short = rings.find([&](const TentRing& ring) {
    Cells variables;
    std::vector<std::int64_t> behind;  // the number of the place behind each tree; the key, too
    for (const RingStep& step : ring) {
      const Cells places = camp.places_of(step.tree);
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

// Gives a tree a tent of its own, if need be by giving other trees other ones: the shortest way of such changes.
// `owner`: by cell, the tree of its tent, or the number of cells.
bool take_tent(const Finished& finished, const Rule& rule, const Camp& camp, Variable tree,
               std::vector<Variable>& owner) {
  const auto none = static_cast<Variable>(owner.size());
  std::map<Variable, Variable> from;  // by tent: the tree that wants it
  Cells trees = {tree};
  for (std::size_t i = 0; i < trees.size(); ++i)
    for (Variable place : neighbours4(camp.text(), trees[i])) {
      if (camp.is_tree(place) || !finished.has(place, rule.sets[0]) || !from.try_emplace(place, trees[i]).second)
        continue;
      if (owner[place] != none) {
        trees.push_back(owner[place]);
        continue;
      }
      for (Variable taker = none; taker != tree;) {
        taker = from[place];
        const auto old = std::find(owner.begin(), owner.end(), taker);
        owner[place] = taker;
        if (old != owner.end()) place = static_cast<Variable>(old - owner.begin());
      }
      return true;
    }
  return false;
}

bool holds_pairs(const Finished& finished, const Rule& rule, const Place&) {
  const Camp camp(finished.ground, rule);
  const std::size_t cells = finished.answer.size();
  std::vector<Variable> owner(cells, static_cast<Variable>(cells));
  std::size_t trees = 0, tents = 0;
  const auto is_tent = [&](Variable cell) { return !camp.is_tree(cell) && finished.has(cell, rule.sets[0]); };
  for (Variable cell = 0; cell < cells; ++cell) {
    const Cells others = neighbours8(finished.ground.text, cell);
    if (is_tent(cell) && std::any_of(others.begin(), others.end(), is_tent)) return false;
    const bool is_tree = camp.is_tree(cell);
    trees += is_tree;
    tents += is_tent(cell);
    if (is_tree && !take_tent(finished, rule, camp, cell, owner)) return false;
  }
  return trees == tents;
}

constexpr Row matching_table[] = {
    {.form = "SET pair up with MARK beside them and do not touch",
     .shapes = shape(Shape::board),
     .compile = compile_pairs,
     .holds = holds_pairs,
     .words = {"each MARK has a SET of its own beside it; there are no others, and no two touch, not even by a corner",
               "每个 MARK 旁有一个属于自己的 SET，别无其他 SET；SET 互不相接（含对角）"}},
};

}  // namespace

std::span<const Row> matching_rows() { return matching_table; }

}  // namespace quadrille::grid::kinds

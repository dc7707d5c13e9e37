#include "core/insight/split.hpp"

#include <algorithm>
#include <utility>

namespace quadrille {

namespace {

constexpr int descents_a_child = 16;
// A bound on estimates: sums of them do not overflow.
constexpr double most_nodes = 1e280;
constexpr std::size_t items_a_unit = 16;  // items that can be compared in a unit of work

}  // namespace

void Split::open(const Part& whole, std::size_t parts, cover::BoardForm form) {
  whole_ = whole;
  parts_ = parts;
  leaves_ = 1;
  form_ = std::move(form);
  may_divide_.assign(form_.problem.primary(), 1);
  for (cover::Option option = 0; option < form_.problem.options(); ++option) {
    if (!form_.placements(option).empty()) continue;
    for (const cover::Entry& entry : form_.problem.option(option)) {
      if (entry.item < may_divide_.size()) may_divide_[entry.item] = 0;
    }
  }
  for (cover::Item item = 0; item < may_divide_.size(); ++item) {
    if (form_.problem.bounds(item) != cover::Bounds()) may_divide_[item] = 0;
  }
  is_tree_open_ = false;
  nodes_.assign(1, {.parent = 0, .chosen = {}, .branch = {0, 1}, .nodes = 1});
  heap_.assign(1, 0);
  stats_ = {};
  is_dividing_ = false;
}

Step Split::advance(Fuel& fuel) {
  if (!is_tree_open_ && !is_done()) {
    tree_.open(form_.problem);
    is_tree_open_ = true;
    fuel.work -= static_cast<std::int64_t>(form_.problem.entries());  // about 10 ns each
  }
  while (!is_done()) {
    if (fuel.is_spent()) return Step::paused;
    if (!is_dividing_) {
      begin_division(fuel.work);
    } else if (divide(fuel.work)) {
      end_division();
    }
  }
  return Step::finished;
}

// Begins to divide the leaf that has the most nodes below it.
void Split::begin_division(std::int64_t& work) {
  std::pop_heap(heap_.begin(), heap_.end(), [this](auto one, auto other) { return is_larger(other, one); });
  divided_ = heap_.back();
  heap_.pop_back();
  go_to(divided_);
  const Index item = item_to_branch_on();
  work -= tree_.take_work() + static_cast<std::int64_t>(may_divide_.size() / items_a_unit);
  if (item == 0) return;
  is_dividing_ = true;
  has_children_ = is_below_ = false;
  child_ = 0;
  tree_.begin_children(item);
}

// Goes on with the division. True when all children of the node have been looked at.
bool Split::divide(std::int64_t& work) {
  if (!has_children_) {
    if (!tree_.find_children(work)) return false;
    has_children_ = true;
    children_.assign(tree_.children().begin(), tree_.children().end());
    nodes_[divided_].first_child = nodes_.size();
    nodes_[divided_].children = children_.size();
  }
  const auto choices = static_cast<std::uint32_t>(children_.size());
  for (; child_ < choices; ++child_) {
    if (work <= 0) return false;
    if (!is_below_) {
      tree_.go_down(children_[child_]);
      tree_.begin_mean(descents_a_child);
      is_below_ = true;
    }
    if (!tree_.find_mean(work)) return false;
    tree_.go_up();
    is_below_ = false;
    const double nodes = std::min(tree_.mean().nodes, most_nodes);
    nodes_.push_back({.parent = divided_, .chosen = children_[child_], .branch = {child_, choices}, .nodes = nodes});
    heap_.push_back(nodes_.size() - 1);
    std::push_heap(heap_.begin(), heap_.end(), [this](auto one, auto other) { return is_larger(other, one); });
  }
  return true;
}

void Split::end_division() {
  is_dividing_ = false;
  leaves_ += children_.empty() ? 0 : children_.size() - 1;
}

void Split::go_to(std::size_t at) {
  while (tree_.depth() > 0) tree_.go_up();
  std::vector<Descents::Child> chosen;
  for (; at != 0; at = nodes_[at].parent) chosen.push_back(nodes_[at].chosen);
  for (auto child = chosen.rbegin(); child != chosen.rend(); ++child) tree_.go_down(*child);
}

// The item to branch on; 0 if there is none, or nothing to choose.
Split::Index Split::item_to_branch_on() const {
  const cover::BoundedLinks& links = tree_.links();
  if (links.wiped_out() > 0) return 0;
  const auto most = static_cast<Index>(form_.problem.options());
  Index best = 0;
  for (std::size_t item = 0; item < may_divide_.size(); ++item) {
    const auto column = static_cast<Index>(item + 1);
    const Index size = links.size(column);  // more than all options: it is covered
    if (may_divide_[item] != 0 && size <= (best == 0 ? most : links.size(best) - 1)) best = column;
  }
  return best;
}

// If both are equal, the one that was found first counts as larger.
bool Split::is_larger(std::size_t one, std::size_t other) const {
  return nodes_[one].nodes != nodes_[other].nodes ? nodes_[one].nodes > nodes_[other].nodes : one < other;
}

Part Split::part_at(std::size_t at) const {
  Part part = whole_;
  for (; at != 0; at = nodes_[at].parent) {
    if (nodes_[at].branch.of == 1) continue;
    const auto placements = form_.placements(nodes_[at].chosen.option);
    part.levels.push_back({{placements.begin(), placements.end()}, nodes_[at].branch});
  }
  std::reverse(part.levels.begin() + static_cast<std::ptrdiff_t>(whole_.levels.size()), part.levels.end());
  return part;
}

// The number of parts so far, divided by the number that is wanted.
double Split::fraction() const { return is_done() ? 1 : static_cast<double>(leaves_) / static_cast<double>(parts_); }

}  // namespace quadrille

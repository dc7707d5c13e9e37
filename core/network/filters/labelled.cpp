#include "core/network/filters/labelled.hpp"

#include <algorithm>

namespace quadrille::network {

using learning::Explanation;

[[clang::minsize]] void LabelledPart::open(const Network& network) {
  groups_.clear();
  std::size_t most = 0, most_labels = 0, most_pairs = 0, most_literals = 0;
  for (const Network::Labelled& from : network.labelled) {
    Group& group = groups_.emplace_back();
    group.variables = from.variables;
    group.variables.insert(group.variables.end(), from.labels.begin(), from.labels.end());
    group.size = from.variables.size();
    group.values = network.domains[from.variables[0]].values;
    group.is_full = from.is_full;
    group.labels =
        group.is_full ? static_cast<unsigned>(group.size) / group.values : network.domains[from.labels[0]].values;
    group.is_in_order = from.is_in_order;
    most = std::max(most, group.variables.size());
    most_labels = std::max<std::size_t>(most_labels, group.labels);
    most_pairs = std::max<std::size_t>(most_pairs, std::size_t{group.labels} * group.values);
    most_literals = std::max(most_literals, group.size * (group.labels + group.values));
  }
  for (auto* by_place : {&known_, &left_}) by_place->resize(most);
  for (auto* by_label : {&owned_, &once_, &twice_}) by_label->resize(most_labels);
  owner_.resize(most_pairs);
  literals_.reserve(2 * most_literals);
  steps_ = 0;
}

bool LabelledPart::filter(std::uint32_t index, std::span<const Values> candidates) {
  group_ = &groups_[index];
  read([&](Variable variable) { return candidates[variable]; });
  for (;;) {
    if (!narrow()) return false;
    if (std::equal(left_.begin(), left_.begin() + static_cast<std::ptrdiff_t>(group_->variables.size()),
                   known_.begin()))
      return true;
    std::swap(known_, left_);
  }
}

bool LabelledPart::propagate(std::uint32_t index, Store& store, Trail& trail, Reason reason) {
  group_ = &groups_[index];
  for (bool goes_on = true; goes_on;) {
    read([&](Variable variable) { return store.candidates(variable); });
    if (!narrow()) return false;
    goes_on = false;
    for (std::size_t i = 0; i < group_->variables.size(); ++i) {
      if (left_[i] == known_[i]) continue;
      store.remove(trail, group_->variables[i], known_[i] & ~left_[i], reason);
      goes_on = true;
    }
  }
  return true;
}

// One step, from known_ to left_. False if the constraint cannot hold.
bool LabelledPart::narrow() {
  steps_ += 2 * group_->variables.size();
  std::copy_n(known_.begin(), group_->variables.size(), left_.begin());
  if (!find_owners()) return false;
  for (std::size_t i = 0; i < group_->size; ++i) {
    const Values values = value(i), labels = label(i);
    const bool has_label = is_single(labels);
    if (has_label && is_single(values)) continue;
    if (has_label) {
      left_[i] &= ~owned_[first_of(labels)];
    } else {
      for_values(labels, [&](unsigned label) {
        if ((values & ~owned_[label]) == 0) left_[group_->size + i] &= ~value_bit(label);
      });
    }
    if (left_[i] == 0 || left_[group_->size + i] == 0) return false;
  }
  return (!group_->is_full || find_singles()) && (!group_->is_in_order || order_labels());
}

// False if two have the same.
bool LabelledPart::find_owners() {
  std::fill_n(owned_.begin(), group_->labels, Values{0});
  for (std::uint32_t i = 0; i < group_->size; ++i) {
    const Values values = value(i), labels = label(i);
    if (!is_single(values) || !is_single(labels)) continue;
    Values& owned = owned_[first_of(labels)];
    if ((owned & values) != 0) return false;
    owned |= values;
    owner(first_of(labels), first_of(values)) = i;
  }
  return true;
}

// False if a value of a label has no place, or one place would have two.
bool LabelledPart::find_singles() {
  std::fill_n(once_.begin(), group_->labels, Values{0});
  std::fill_n(twice_.begin(), group_->labels, Values{0});
  for (std::size_t i = 0; i < group_->size; ++i) {
    const Values values = value(i);
    for_values(label(i), [&](unsigned label) {
      twice_[label] |= once_[label] & values;
      once_[label] |= values;
    });
  }
  steps_ += 4 * group_->size;
  bool is_possible = true;
  for_values(all_values(group_->labels), [&](unsigned label) {
    is_possible = is_possible && once_[label] == all_values(group_->values);
    once_[label] &= ~twice_[label] & ~owned_[label];
  });
  if (!is_possible) return false;
  for (std::size_t i = 0; i < group_->size; ++i) {
    for_values(label(i), [&](unsigned label) {
      const Values single = once_[label] & value(i);
      if (single == 0) return;
      left_[i] &= is_single(single) ? single : 0;
      left_[group_->size + i] &= value_bit(label);
    });
    if (left_[i] == 0 || left_[group_->size + i] == 0) return false;
  }
  return true;
}

// False if a label comes before one that has to come first.
bool LabelledPart::order_labels() {
  Values once = 0, twice = 0, wanted = 0;
  for (std::uint32_t i = 0; i < group_->size; ++i) {
    const Values labels = label(i);
    Values& left = left_[group_->size + i];
    left &= once << 1 | 1;
    if (left == 0) return false;
    // The first one that has its label: one place is left for the label before.
    if (is_single(labels) && (labels & wanted) == 0 && labels != 1) {
      wanted |= labels;
      const Values before = labels >> 1;
      if ((once & ~twice & before) != 0) left_[group_->size + owner_[first_of(before)]] &= before;
      if (left_[group_->size + owner_[first_of(before)]] == 0) return false;
    }
    for_values(labels & ~once, [&](unsigned label) { owner_[label] = i; });
    twice |= once & labels;
    once |= labels;
  }
  return true;
}

Explanation LabelledPart::explain(std::uint32_t index, Literal literal, std::uint32_t position, const Store& store,
                                  const Trail& trail) {
  group_ = &groups_[index];
  literals_.clear();
  supposed_ = none;
  read([&](Variable variable) { return store.candidates_at(variable, position, trail); });
  for (std::uint32_t i = 0; i < group_->variables.size(); ++i) {
    if (literal == no_literal || store.variable_of(learning::variable_of(literal)) != group_->variables[i]) continue;
    supposed_ = i;
    known_[i] = value_bit(store.value_of(learning::variable_of(literal)));
  }
  if (explain_owners(store) || (group_->is_in_order && explain_order(store)) ||
      (group_->is_full && (explain_missing(store) || explain_crowded(store))))
    return literals_;
  for (std::size_t i = 0; i < group_->variables.size(); ++i)
    for_values(store.all(group_->variables[i]) & ~known_[i], [&](unsigned value) { explain_value(i, value, store); });
  return literals_;
}

// Two with the same label and value, or one that can have only values that others of its label have.
bool LabelledPart::explain_owners(const Store& store) {
  std::fill_n(owned_.begin(), group_->labels, Values{0});
  for (std::uint32_t i = 0; i < group_->size; ++i) {
    const Values values = value(i), labels = label(i);
    if (!is_single(values) || !is_single(labels)) continue;
    Values& owned = owned_[first_of(labels)];
    std::uint32_t& its = owner(first_of(labels), first_of(values));
    if ((owned & values) == 0) {
      owned |= values;
      its = i;
      continue;
    }
    for (const std::size_t each : {std::size_t{i}, group_->size + i, std::size_t{its}, group_->size + its})
      explain_known(each, store);
    return true;
  }
  for (std::size_t i = 0; i < group_->size; ++i) {
    const Values values = value(i), labels = label(i);
    if (!is_single(labels) || is_single(values) || (values & ~owned_[first_of(labels)]) != 0) continue;
    explain_known(group_->size + i, store);
    explain_owned(i, first_of(labels), store);
    return true;
  }
  return false;
}

// A label and a value that no variable can have together.
bool LabelledPart::explain_missing(const Store& store) {
  std::fill_n(once_.begin(), group_->labels, Values{0});
  for (std::size_t i = 0; i < group_->size; ++i)
    for_values(label(i), [&](unsigned label) { once_[label] |= value(i); });
  for (unsigned label = 0; label < group_->labels; ++label) {
    const Values missing = all_values(group_->values) & ~once_[label];
    if (missing == 0) continue;
    explain_others(group_->size, label, first_of(missing), store);
    return true;
  }
  return false;
}

// A variable that two pairs of a label and a value need.
bool LabelledPart::explain_crowded(const Store& store) {
  for (std::size_t i = 0; i < group_->size; ++i) {
    unsigned first_label = 0, first_value = 0;
    bool has_first = false;
    for (unsigned label = 0; label < group_->labels; ++label) {
      if ((this->label(i) >> label & 1) == 0) continue;
      Values single = value(i);
      for (std::size_t other = 0; other < group_->size; ++other)
        if (other != i && (this->label(other) >> label & 1) != 0) single &= ~value(other);
      for (; single != 0; single &= single - 1) {
        if (has_first) {
          explain_others(i, first_label, first_value, store);
          explain_others(i, label, first_of(single), store);
          return true;
        }
        has_first = true;
        first_label = label;
        first_value = first_of(single);
      }
    }
  }
  return false;
}

// A variable whose labels would all come too early.
bool LabelledPart::explain_order(const Store& store) {
  Values before = 0;
  for (std::size_t i = 0; i < group_->size; ++i) {
    const Values labels = label(i);
    if ((labels & (before << 1 | 1)) != 0) {
      before |= labels;
      continue;
    }
    if (is_single(labels)) explain_known(group_->size + i, store);
    for_values(all_values(group_->labels), [&](unsigned label) {
      if ((labels >> label & 1) != 0) {
        for (std::size_t other = 0; other < i; ++other) explain_value(group_->size + other, label - 1, store);
      } else if (!is_single(labels)) {
        explain_value(group_->size + i, label, store);
      }
    });
    return true;
  }
  return false;
}

// That the variable at this place has lost a value, unless that is supposed.
void LabelledPart::explain_value(std::size_t at, unsigned value, const Store& store) {
  if (at != supposed_) literals_.push_back(store.is_not(group_->variables[at], value));
}

// That it has the one value that is left.
void LabelledPart::explain_known(std::size_t at, const Store& store) {
  if (at == supposed_) return;
  const Variable variable = group_->variables[at];
  if (!is_single(store.all(variable))) literals_.push_back(store.is(variable, first_of(known_[at])));
}

// That it can have no value that nobody else with the label has.
void LabelledPart::explain_owned(std::size_t at, unsigned label, const Store& store) {
  const Values values = value(at);
  for_values(all_values(group_->values), [&](unsigned value) {
    if ((values >> value & 1) == 0) return explain_value(at, value, store);
    explain_known(owner(label, value), store);
    explain_known(group_->size + owner(label, value), store);
  });
}

// That none but the one at `without` can have both.
void LabelledPart::explain_others(std::size_t without, unsigned label, unsigned value, const Store& store) {
  for (std::size_t i = 0; i < group_->size; ++i) {
    if (i == without) continue;
    const bool has_label = (this->label(i) >> label & 1) != 0;
    if (has_label) {
      explain_value(i, value, store);
    } else {
      explain_value(group_->size + i, label, store);
    }
  }
}

}  // namespace quadrille::network

// Pieces of members with bounds for each of them: fillomino's regions with a number. The second half of connected.cpp.
#include <algorithm>

#include "core/network/filters/connected.hpp"

namespace quadrille::network {

bool ConnectedPart::narrow_pieces() {
  if (!measure_pieces()) return false;
  drop_joining();
  // A part is what is joined by nodes that are members or may be some. Its search begins at a member if it has one.
  std::fill_n(place_.begin(), graph_->size(), none);
  for (const State from : {in, maybe})
    for (std::uint32_t node = 0; node < graph_->size(); ++node)
      if (states_[node] == from && place_[node] == none && !narrow_part(node)) return false;
  return true;
}

// False if one of them is too large.
bool ConnectedPart::measure_pieces() {
  std::fill_n(piece_.begin(), graph_->size(), none);
  for (std::uint32_t first = 0; first < graph_->size(); ++first) {
    if (states_[first] != in || piece_[first] != none) continue;
    order_.assign(1, first);
    piece_[first] = first;
    for (std::size_t at = 0; at < order_.size(); ++at)
      for (const std::uint32_t other : neighbours(order_[at])) {
        if (states_[other] != in || piece_[other] != none) continue;
        piece_[other] = first;
        order_.push_back(other);
      }
    piece_size_[first] = static_cast<std::uint32_t>(order_.size());
    if (order_.size() > graph_->high) return false;
  }
  return true;
}

void ConnectedPart::drop_joining() {
  if (graph_->high == Network::Connected::any) return;
  for (std::uint32_t node = 0; node < graph_->size(); ++node) {
    if (states_[node] != maybe) continue;
    const auto beside = neighbours(node);
    std::uint32_t joined = 1;
    for (std::size_t i = 0; i < beside.size(); ++i) {
      const std::uint32_t piece = states_[beside[i]] == in ? piece_[beside[i]] : none;
      const auto is_same = [&](std::uint32_t other) { return states_[other] == in && piece_[other] == piece; };
      if (piece != none && std::none_of(beside.begin(), beside.begin() + static_cast<std::ptrdiff_t>(i), is_same))
        joined += piece_size_[piece];
    }
    if (joined > graph_->high) wanted_[node] = out;
  }
}

// False if it has a member and is too small.
bool ConnectedPart::narrow_part(std::uint32_t root) {
  const bool has_member = states_[root] == in;
  if (has_member) {
    visit_more(root);
  } else {
    reach(root);
  }
  if (order_.size() < graph_->low) {
    for (const std::uint32_t node : order_) wanted_[node] = out;
    return !has_member;
  }
  if (has_member) keep_cuts();
  return true;
}

// Finds a contradiction in the states.
void ConnectedPart::explain_pieces(const Store& store) {
  const bool supposes_member = supposed_ != none && states_[supposed_] == in;
  if (supposes_member && explain_large(supposed_, store)) return;
  for (std::uint32_t node = 0; node < graph_->size() && supposed_ == none; ++node)
    if (states_[node] == in && explain_large(node, store)) return;
  std::fill_n(place_.begin(), graph_->size(), none);
  const auto is_small = [&](std::uint32_t node) {
    if (place_[node] != none) return false;  // in a part that is large enough
    reach(node);
    return order_.size() < graph_->low;
  };
  std::uint32_t root = supposes_member && is_small(supposed_) ? supposed_ : none;
  for (std::uint32_t node = 0; root == none && node < graph_->size(); ++node)
    if (states_[node] == in && is_small(node)) root = node;
  if (root == none) {  // never, if what followed was right; all that is known is a reason in any case
    for (std::uint32_t node = 0; node < graph_->size(); ++node)
      if (states_[node] != maybe) explain_state(node, store);
    return;
  }
  explain_state(root, store);
  std::fill_n(place_.begin(), graph_->size(), none);
  reach(root);
  explain_border(none, store);
}

// As much of the piece with this member as is too large; false if it is not.
bool ConnectedPart::explain_large(std::uint32_t start, const Store& store) {
  if (graph_->high == Network::Connected::any) return false;
  std::fill_n(place_.begin(), graph_->size(), none);
  order_.assign(1, start);
  place_[start] = 0;
  for (std::size_t at = 0; at < order_.size() && order_.size() <= graph_->high; ++at)
    for (const std::uint32_t other : neighbours(order_[at])) {
      if (states_[other] != in || place_[other] != none || order_.size() > graph_->high) continue;
      place_[other] = static_cast<std::uint32_t>(order_.size());
      order_.push_back(other);
    }
  if (order_.size() <= graph_->high) return false;
  for (const std::uint32_t node : order_) explain_state(node, store);
  return true;
}

}  // namespace quadrille::network
